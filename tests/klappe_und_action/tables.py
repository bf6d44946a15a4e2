"""Tables of Klappe & Action! set up by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from lichtspiel import Dice, Seeds, Setup, Table, get_game
from lichtspiel.bots import make_bot
from lichtspiel.engine.errors import IllegalAction
from lichtspiel.games.klappe_und_action.state import KlappeUndAction
from lichtspiel.games.klappe_und_action.view import KlappeView
from lichtspiel.testing import position

GAME = get_game("klappe-und-action")
SIZES = (6, 7, 8)
OTHER_SCRIPT = (Path(__file__).parent / "other.script").read_text(encoding="utf-8")
"""A second script, as different from the house script as the vocabulary allows."""


def document(  # every part of a table can be given
    hands: Sequence[Sequence[int]],
    film: Mapping[int, int],
    *,
    act: int = 1,
    director: int = 0,
    slot_cards: Sequence[int] = (),
    row: Sequence[int] = (),
    extras: Sequence[int] = (),
    seats: int = 2,
    **more: object,
) -> dict[str, object]:
    """A position while filming, nothing asked but a lay. `film`: slot to scene, as laid."""
    size = SIZES[act - 1]
    scenes = [film.get(slot, 0) for slot in range(1, size + 1)]
    taken = [*scenes, *hands[0], *hands[1], *slot_cards, *row, *extras]
    spare = [scene for scene in range(16, 0, -1) if scene not in taken]
    cards = [*slot_cards, *(spare.pop() for _ in range(size - len(slot_cards)))]
    turn = (director + len(film)) % 2
    return {
        "act": act,
        "director": director,
        "actor": 0 if seats == 1 else turn,
        "phase": "filming",
        "asked": {"what": "lay", "scene": 0, "copied": 0, "chosen": 0},
        "film": scenes,
        "numbers": scenes,
        "covered": [],
        "laid": list(film.values()),
        "slot_cards": cards,
        "looked": [[], []],
        "hands": [sorted(hands[0]), sorted(hands[1])],
        "deeds": [],
        "used": [],
        "decisions": 0,
        "reshoots": 2,
        "solo": {
            "row": list(row),
            "forced": 0,
            "extras": list(extras),
            "extras_used": [False for _ in extras],
            "returned": [False for _ in extras],
            "planted": 0,
        },
        **more,
    }


def table(
    hands: Sequence[Sequence[int]],
    film: Mapping[int, int],
    *,
    options: Mapping[str, object] | None = None,
    seats: int = 2,
    **more: object,
) -> KlappeUndAction:
    parts = document(hands, film, seats=seats, **more)  # type: ignore[arg-type]
    state = position("klappe-und-action", parts, seats=seats, options=options)
    assert isinstance(state, KlappeUndAction)
    return state


def solo(
    hand: Sequence[int], film: Mapping[int, int], row: Sequence[int], **more: object
) -> KlappeUndAction:
    """A solo table; the row is face down, unless `open_row` says which scenes are up."""
    open_row = more.pop("open_row", ())
    assert isinstance(open_row, tuple)
    extras = more.get("extras", ())
    assert isinstance(extras, tuple)
    options = {"extras": len(extras), **dict(more.pop("options", {}))}  # type: ignore[call-overload]
    act = more.get("act", 1)
    director = 1 if act == 2 else 0
    return table(
        [hand, open_row], film, seats=1, row=row, director=director, options=options, **more
    )


def ready_to_edit(*film: int, director: int = 0, reshoots: int = 2) -> KlappeUndAction:
    """A film whose last scene has just been laid: `film` from the first slot on.

    The others were laid from the last slot on, so that scene 1 did not begin (KA-10). The
    last lay is made here, of a scene without a camera effect if there is one.
    """
    act = len(film) - 5
    quiet = [slot for slot, scene in enumerate(film, start=1) if scene not in CAMERA]
    last = max(quiet, default=len(film))
    laid = {slot: film[slot - 1] for slot in range(len(film), 0, -1) if slot != last}
    turn = (director + len(laid)) % 2
    hands = [[film[last - 1]], []] if turn == 0 else [[], [film[last - 1]]]
    state = table(hands, laid, act=act, director=director, reshoots=reshoots)
    play(state, f"{film[last - 1]} on {last}")
    while state.phase() == "filming":
        play(state, "skip")
    return state


CAMERA = (3, 5, 6, 8, 10, 12, 14)


def play(state: KlappeUndAction, *notations: str) -> KlappeUndAction:
    for notation in notations:
        state.apply(GAME.parse(notation))
    return state


def legal(state: KlappeUndAction) -> set[str]:
    return {action.notation for action in state.legal_actions()}


def film_of(state: KlappeUndAction) -> list[int]:
    return list(state.view(-1).film)


def refused(state: KlappeUndAction, notation: str) -> tuple[str, str]:
    """The rule and the message that refuse an action; nothing changes."""
    before = state.to_json()
    try:
        state.apply(GAME.parse(notation))
    except IllegalAction as error:
        assert state.to_json() == before
        return error.refusal.rule, error.refusal.id
    raise AssertionError(f"{notation} is legal")


def play_well(setup: Setup, seed: int) -> Iterator[Table]:
    """Games that get far: bots that do now and then whatever comes to their mind."""
    game_table = Table(setup, Seeds.numbered(seed))
    dice = Dice(seed)
    bots = [make_bot(GAME, "easy", Dice(seed)) for _ in range(setup.seats)]
    yield game_table
    while not game_table.over:
        actions = game_table.legal_actions()
        view = view_of(game_table, game_table.actor)
        effect = view.phase == "filming" and view.asked.what != "lay"
        if effect or dice.below(15) == 0:
            action = actions[dice.below(len(actions))]
        else:
            action = bots[game_table.actor].decide(view)
        game_table.play(action)
        yield game_table


def view_of(game_table: Table, seat: int = 0) -> KlappeView:
    view = game_table.view(seat)
    assert isinstance(view, KlappeView)
    return view

"""Tables of Klappe & Action! set up by hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from lichtspiel import Dice, Seeds, Setup, Table, get_game
from lichtspiel.bots import make_bot
from lichtspiel.engine.errors import IllegalAction
from lichtspiel.games.klappe_und_action.state import KlappeUndAction
from lichtspiel.games.klappe_und_action.view import KlappeView
from lichtspiel.teaching.klappe_und_action.positions import document, table
from tests.moves import legal, play

__all__ = [
    "CAMERA",
    "GAME",
    "OTHER_SCRIPT",
    "document",
    "film_of",
    "legal",
    "play",
    "play_well",
    "ready_to_edit",
    "refused",
    "solo",
    "table",
    "view_of",
]

GAME = get_game("klappe-und-action")
OTHER_SCRIPT = (Path(__file__).parent / "other.script").read_text(encoding="utf-8")
"""A second script, as different from the house script as the vocabulary allows."""


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

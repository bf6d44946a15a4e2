"""Positions that cannot be: each is refused with the place and the reason."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from lichtspiel import NOBODY, BadPosition, Dice, State, new_table, read_position
from lichtspiel.engine.position import position_to_json
from lichtspiel.games.top_oder_flop.cards import INFLUENCE
from lichtspiel.games.top_oder_flop.state import TopOderFlop
from lichtspiel.testing import position

from .tables import GAME, play, table

Change = Callable[[dict[str, Any]], object]


def as_document(state: State) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(json.dumps(position_to_json(state)))
    return document


def document() -> dict[str, Any]:
    state = table(
        "ac3 tf-3 d5",
        films={"aa top": "ac1 ad2 x2", "cc flop": "stop"},
        rows={0: {"dd": "dr1 any+3?", "rr": "rt1", "cc": "cd1 ac2"}},
        gone="ft+3",
    )
    return as_document(state)


def read(change: Change) -> TopOderFlop:
    changed = document()
    change(changed["state"])
    state = read_position(json.dumps(changed))
    assert isinstance(state, TopOderFlop)
    return state


def test_the_position_itself_is_fine() -> None:
    assert read(lambda _: None).actor == 0


def _card_to_wrong_film(state: dict[str, Any]) -> None:
    films = state["films"]
    films["dd"]["top"]["cards"].append(films["aa"]["top"]["cards"].pop(0))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda s: s["draw"].pop(), "state: there are"),
        (lambda s: s["draw"].append("ac1"), "state: there are 2 of card ac1 instead of 1"),
        (lambda s: s["draw"].append("zz9"), "there is no card “zz9”"),
        (lambda s: s["draw"].append(7), "expected a text, not 7"),
        (lambda s: s["gone"].append(s["draw"].pop(0)), "those never leave the game"),
        (_card_to_wrong_film, "films.dd.top.cards[0]: ac1 doesn’t name Draculas Diner"),
        (
            lambda s: s["films"]["aa"]["top"]["cards"].append("tf-3"),
            "tf-3 doesn’t name Arabische Abenteuer",
        ),
        (
            lambda s: s["films"]["aa"]["top"].update(cards=["ac1"] * 4),
            "number of entries should be 0–3, not 4",
        ),
        (lambda s: s["films"]["aa"]["top"].update(doubled=1), "expected true or false"),
        (lambda s: s["films"]["aa"]["top"].update(doubled=False), "1 marker is on the films"),
        (lambda s: s["films"].pop("tt"), "“tt” is missing"),
        (lambda s: s["films"].update(xx={}), "“xx” doesn’t belong here"),
        (lambda s: s["seats"][0].update(markers=3), "3 is out of range; expected 0–2"),
        (lambda s: s["seats"][0].update(markers=1), "but the players have played 3"),
        (lambda s: s["seats"].pop(), "number of entries should be 3, not 2"),
        (lambda s: s["seats"][0]["rows"]["dd"][0].update(shown=False), "must be face up"),
        (lambda s: s["seats"][0]["rows"]["dd"][1].update(shown=True), "any+3 doesn’t name"),
        (lambda s: s["seats"][0]["rows"].update(xx=[]), "“xx” doesn’t belong here"),
        (
            lambda s: s["seats"][0]["rows"].update(aa=[]),
            "number of entries should be 1–200, not 0",
        ),
        (lambda s: s["seats"][0]["hand"].append("x"), "there is no card “x”"),
        (
            lambda s: s["seats"][0]["hand"].extend(s["draw"].pop() for _ in range(3)),
            "seats[0].hand: the hand and the cards played face down from it come to 6 at most",
        ),
        (
            lambda s: s["seats"][0]["rows"]["rr"].extend(s["seats"][0]["rows"].pop("cc")),
            "cd1 doesn’t name Rauchende Revolver",
        ),
        (
            lambda s: s["draw"].extend(card["card"] for card in s["seats"][1]["rows"].pop("rr")),
            "state.films: during the opening, there is nothing on the films yet",
        ),
        (lambda s: s.update(mover=3), "mover: 3 is out of range; expected 0–2"),
        (lambda s: s.update(mover=True), "expected a whole number"),
        (lambda s: s.pop("gone"), "“gone” is missing"),
    ],
)
def test_a_broken_position_names_place_and_reason(change: Change, complaint: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read(change)
    assert complaint in str(caught.value)


def test_a_position_needs_no_history() -> None:
    """Nobody asks why a hand is small while there are cards to draw, or where a card came from."""
    changed = document()["state"]
    changed["draw"] += changed["seats"][0]["hand"][1:]
    del changed["seats"][0]["hand"][1:]
    changed["seats"][0]["rows"]["aa"] = [{"card": changed["draw"].pop(0), "shown": True}]
    state = position("top-oder-flop", changed, seats=3)
    assert state.problems() == []
    assert state.to_json() == changed


def test_problems_name_the_rule() -> None:
    state = read(lambda _: None)
    assert state.problems() == []
    state.seats[1].markers += 1
    assert [(p.place, p.rule) for p in state.problems()] == [("films", "TF-18")]
    state.gone.append(state.gone.pop() - INFLUENCE)
    found = {(p.place, p.rule) for p in state.problems()}
    assert found == {("gone[0]", "TF-10"), ("", "TF-34")}


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        (lambda s: s.seats[0].display.pop(), "TF-34"),
        (lambda s: s.seats[0].place(2, s.seats[0].display.pop(1).kind, shown=True), "TF-8"),
        (lambda s: s.seats[0].place(2, s.seats[0].display.pop(3).kind, shown=True), "TF-9"),
        (lambda s: s.seats[0].place(0, s.seats[0].display.pop(1).kind, shown=False), "TF-14"),
    ],
)
def test_problems_of_displays(change: Callable[[TopOderFlop], object], rule: str) -> None:
    state = read(lambda _: None)
    change(state)
    assert {problem.rule for problem in state.problems()} == {rule}


def opening_document(lays: int = 0) -> dict[str, Any]:
    running = new_table("top-oder-flop", seats=3, seed=4)
    for _ in range(lays):
        running.play(running.legal_actions()[0])
    return as_document(running.state)


@pytest.mark.parametrize("lays", range(6))
def test_tf_5_every_point_of_the_opening_can_be_read(lays: int) -> None:
    state = read_position(json.dumps(opening_document(lays)))
    assert isinstance(state, TopOderFlop)
    assert state.opening == 6 - lays


def _starved(state: dict[str, Any]) -> None:
    """Seat 0 holds change cards only."""
    pool = state["draw"] + [c for seat in state["seats"] for c in seat["hand"]]
    changes = sorted(code for code in pool if code[-2] in "+-")[:8]
    rest = list(pool)
    for code in changes:
        rest.remove(code)
    state["seats"][0]["hand"] = changes
    state["seats"][1]["hand"], state["seats"][2]["hand"] = rest[:8], rest[8:16]
    state["draw"] = rest[16:]


def _change_card_gone(state: dict[str, Any]) -> None:
    code = next(code for code in state["draw"] if code[-2] in "+-")
    state["draw"].remove(code)
    state["gone"].append(code)


@pytest.mark.parametrize(
    ("lays", "change", "complaint"),
    [
        (0, _starved, "seats[0].hand: this hand can’t open a display. (TF-5)"),
        (2, lambda s: s.update(mover=(s["mover"] + 1) % 3), "at this point of the opening"),
        (
            0,
            lambda s: s["draw"].append(s["seats"][0]["hand"].pop()),
            "seats[0].hand: at this point of the opening, this hand should hold 8 cards. (TF-4)",
        ),
        (0, lambda s: s["seats"][0].update(markers=1), "but the players have played 1"),
        (
            2,
            _change_card_gone,
            "state.gone: during the opening, no card has left the game yet. (TF-5)",
        ),
    ],
)
def test_tf_5_a_broken_opening_is_refused(lays: int, change: Change, complaint: str) -> None:
    changed = opening_document(lays)
    change(changed["state"])
    with pytest.raises(BadPosition) as caught:
        read_position(json.dumps(changed))
    assert complaint in str(caught.value)


def test_after_the_opening_every_display_has_two_rows() -> None:
    changed = document()
    rows = changed["state"]["seats"][1]["rows"]
    (name, row), *_ = rows.items()
    others = [card for other in rows if other != name for card in rows[other]]
    fitting = next(c for c in changed["state"]["draw"] if name[0] in c and c[-1].isdigit())
    changed["state"]["draw"].remove(fitting)
    changed["state"]["draw"] += [card["card"] for card in others]
    changed["state"]["seats"][1]["rows"] = {name: [*row, {"card": fitting, "shown": True}]}
    with pytest.raises(BadPosition, match="rows for at least two films"):
        read_position(json.dumps(changed))


def test_tf_26_the_end_follows_from_the_position() -> None:
    state = table(
        "ac3",
        rows={0: {"aa": "ac1", "cc": "cd1"}},
        markers={0: 0},
        films={"aa top": "x2", "cc top": "x2"},
        hands={1: "d5"},
        pile=False,
    )
    play(state, "ac3 own aa")
    again = read_position(json.dumps(position_to_json(state)))
    assert again.actor == NOBODY
    assert again.outcome() == state.outcome()
    changed = as_document(state)
    changed["state"]["mover"] = 1
    with pytest.raises(BadPosition, match="the game was already over"):
        read_position(json.dumps(changed))


def test_tf_26_the_last_film_may_leave_the_mover_without_its_draw() -> None:
    """Found and read again, whichever way a game of two ends."""
    reasons = set()
    for seed in range(60):
        state = GAME.new(GAME.setup(2))
        dice = Dice(seed)
        state.deal(dice)
        while actions := state.legal_actions():
            films = [a for a in actions if " own " not in a.notation] or actions
            state.apply(films[dice.below(len(films))])
        again = read_position(json.dumps(position_to_json(state)))
        outcome = again.outcome()
        assert outcome == state.outcome()
        assert outcome is not None
        reasons.add(outcome.reason)
    assert reasons == {"films", "emptied"}


def test_a_view_that_no_table_has_shown_cannot_be_imagined() -> None:
    view = read(lambda _: None).view(1)
    with pytest.raises(BadPosition, match="This view is impossible"):
        GAME.imagine(replace(view, gone=("ft+3",) * 6), Dice(1))

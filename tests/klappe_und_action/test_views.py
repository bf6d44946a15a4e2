"""Views from documents: one that no table can look like is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from lichtspiel import SPECTATOR, BadPosition, Dice, playout
from lichtspiel.engine.bits import set_of
from lichtspiel.engine.reading import Reader
from lichtspiel.games.klappe_und_action.knowledge import Deed, possible, some_past
from lichtspiel.games.klappe_und_action.state import KlappeUndAction
from lichtspiel.games.klappe_und_action.view import KlappeView
from tests.klappe_und_action.tables import GAME, play_well, solo, table
from tests.klappe_und_action.test_positions import another, leaves


def read(parts: dict[str, Any], seats: int = 2, **options: object) -> KlappeView:
    reader = Reader(json.loads(json.dumps(parts)), "view", BadPosition)
    view = GAME.read_view(GAME.setup(seats, options), reader)
    assert isinstance(view, KlappeView)
    return view


def complaint(parts: dict[str, Any], seats: int = 2, **options: object) -> tuple[str, object]:
    with pytest.raises(BadPosition) as error:
        read(parts, seats, **options)
    return error.value.message.id, error.value.message.params["place"]


def shown_late() -> KlappeUndAction:
    """Seat 0's 6 made seat 1 show 9, which seat 1 has laid since."""
    deeds = [{"after": 1, "by": 1, "shown": 9}]
    return table([[5, 11], [12, 13]], {1: 6, 2: 9}, used=[6], deeds=deeds)


def test_what_was_shown_by_one_is_not_laid_by_the_other() -> None:
    """Without a trade in between. A spectator would look for a past that there is not."""
    parts: dict[str, Any] = shown_late().view(SPECTATOR).to_json()
    assert read(parts) == shown_late().view(SPECTATOR)
    parts["deeds"] = [{**deed, "by": 0} for deed in parts["deeds"]]
    parts["laid"], parts["used"] = [3, 9], [3]
    parts["film"] = parts["numbers"] = [3, 9, 0, 0, 0, 0]
    assert complaint(parts) == ("ka-view-impossible", "view")


def test_what_was_shown_by_both_was_in_no_hand() -> None:
    deeds = [{"after": 1, "by": 0, "shown": 5}]
    state = table([[5, 6], [11, 13]], {2: 3, 4: 10}, used=[3], deeds=deeds)
    parts: dict[str, Any] = state.view(SPECTATOR).to_json()
    [deed] = parts["deeds"]
    assert complaint({**parts, "deeds": [deed, {**deed, "after": 2, "by": 1}]}) == (
        "ka-view-impossible",
        "view",
    )


def test_what_was_agreed_is_what_the_setup_says() -> None:
    parts = shown_late().view(0).to_json()
    assert complaint(parts, reshoots=1) == ("document-range", "view.reshoots")
    parts["reshoots"] = 1
    assert complaint(parts, reshoots=1) == ("ka-view-agreed", "view.agreed")
    assert complaint(parts, director="second") == ("ka-view-agreed", "view.agreed")


CHANGES: dict[str, tuple[dict[str, object], str, str]] = {
    "a scene laid and not in the film": ({"laid": [6, 2]}, "ka-position-laid", "view.laid"),
    "a scene laid twice": (
        {"laid": [6, 6], "film": [6, 6, 0, 0, 0, 0]},
        "ka-position-scene-twice",
        "view.film",
    ),
    "hands too large": ({"hand_sizes": [3, 2]}, "ka-position-hand", "view.hand_sizes"),
    "a hand too small": ({"hand": [5]}, "ka-view-impossible", "view"),
    "a hand too large": ({"hand": [5, 11, 12]}, "ka-view-impossible", "view"),
    "too much known": ({"known": [1, 2, 3]}, "ka-view-impossible", "view"),
    "known from nowhere": ({"known": [13]}, "ka-view-impossible", "view"),
    "a slot card seen from nowhere": ({"slot_cards": [1] + [0] * 5}, "ka-view-impossible", "view"),
    "ended": ({"reason": "won"}, "ka-view-impossible", "view"),
    "an impossible question": (
        {"asked": {"what": "swap", "scene": 12, "copied": 0, "chosen": 0}},
        "ka-position-asked",
        "view.asked",
    ),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_contradicts_itself_is_refused(name: str) -> None:
    change, id, place = CHANGES[name]
    assert complaint({**shown_late().view(0).to_json(), **change}) == (id, place)


def test_an_offer_needs_a_card() -> None:
    """Asked to return a card of a trade, when the partner's hand is empty."""
    state = table([[], [16]], {6: 3, 5: 15, 3: 2, 2: 5, 1: 10})
    asked = {"what": "return", "scene": 10, "copied": 0, "chosen": 0}
    assert complaint({**state.view(1).to_json(), "asked": asked}) == ("ka-view-impossible", "view")


def test_a_view_of_solo_too() -> None:
    state = solo([9, 13], {1: 2}, [4, 7], open_row=(11,), extras=(16,))
    parts = state.view(0).to_json()
    assert read(parts, seats=1, extras=1) == state.view(0)
    row = {**parts["solo"], "row": [11, 12]}  # type: ignore[dict-item]
    assert complaint({**parts, "solo": row}, seats=1, extras=1) == ("ka-view-impossible", "view")


def test_nothing_is_imagined_from_a_contradiction() -> None:
    """Not even from a view that was never read: too many cards; a card shown by nobody."""
    view = table([[5], [16]], {1: 2, 2: 4, 3: 7, 4: 9, 5: 11, 6: 13}, act=3).view(SPECTATOR)
    shown = (Deed(1, 0, 2, 0, 0),)
    for wrong in (replace(view, hand_sizes=(4, 4)), replace(view, deeds=shown)):
        with pytest.raises(BadPosition) as error:
            GAME.imagine(wrong, Dice(1))
        assert error.value.message.id == "ka-view-impossible"


@pytest.mark.costly
@pytest.mark.parametrize("seats", [1, 2])
def test_whatever_is_changed_is_refused_or_can_be_imagined(seats: int) -> None:
    random = Random(seats)
    setup = GAME.setup(seats, {"extras": 2} if seats == 1 else {})
    viewers = [SPECTATOR, *range(seats)]
    read_again = 0
    for game_table in play_well(setup, 2):
        for _ in range(40):
            parts = json.loads(json.dumps(game_table.view(random.choice(viewers)).to_json()))
            for holder, key in random.sample(leaves(parts), random.choice([1, 2])):
                holder[key] = another(holder[key], random)
            try:
                view = GAME.read_view(setup, Reader(parts, "view", BadPosition))
            except BadPosition:
                continue
            read_again += 1
            world = GAME.imagine(view, Dice(1))
            assert world.view(view.seat) == view
            playout(world, Dice(1))
    assert read_again > 10


def test_some_past_is_one_that_can_be_found() -> None:
    """By trying all: three scenes each, a card shown, a trade, a card shown, two laid."""
    found = set()
    for shown, by, again, by_again in product((1, 2, 3), (0, 1), (1, 2, 3), (0, 1)):
        deeds = [Deed(1, by, shown, 0, 0), Deed(2, 0, 0, 0, 0), Deed(3, by_again, again, 0, 0)]
        laid = (8, 9, 1, 2)
        fits = any(
            possible(hands, laid, 0, [deeds[0], Deed(2, 0, 0, gave, got), deeds[2]])
            for hands in ([set_of([3]), set_of([4])], [set_of([4]), set_of([3])])
            for gave, got in product((1, 2, 3, 4), repeat=2)
        )
        fits |= 3 not in (shown, again) and any(
            possible([set_of([4]), set_of([5])], laid, 0, [deeds[0], traded, deeds[2]])
            for gave, got in product((1, 2, 4, 5), repeat=2)
            for traded in [Deed(2, 0, 0, gave, got)]
        )
        assert some_past((1, 1), laid, 0, deeds) == fits
        found.add(fits)
    assert found == {True, False}

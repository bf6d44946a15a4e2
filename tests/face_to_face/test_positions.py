"""Positions that cannot be: each is refused with the place and the reason."""

from dataclasses import replace
from typing import Any

import pytest

from lichtspiel import BadPosition, Dice, get_game
from lichtspiel.games.face_to_face.state import FaceToFace
from lichtspiel.games.face_to_face.view import FaceToFaceView, SideView
from lichtspiel.testing import position

GAME = get_game("face-to-face")


def document() -> dict[str, Any]:
    return {
        "mover": 0,
        "laid_this_turn": 0,
        "helped": False,
        "gold": {"up": 20, "down": 45, "hand": [10, 24], "draw": [12, 40]},
        "silver": {"up": 33, "down": 41, "hand": [8, 24], "draw": [9]},
    }


def test_the_position_itself_is_fine() -> None:
    assert position("face-to-face", document()).actor == 0


def broken(path: str, value: object) -> dict[str, Any]:
    """The document with one value changed; `None` takes it away."""
    changed = document()
    *folders, name = path.split(".")
    place = changed
    for folder in folders:
        place = place[folder]
    if value is None:
        del place[name]
    else:
        place[name] = value
    return changed


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("gold.hand", [10, 10], "gold: card 10 appears twice"),
        ("gold.draw", [24, 40], "gold: card 24 appears twice"),
        ("gold.hand", [10, 61], "gold.hand[1]: 61 is out of range; expected 2–59"),
        ("gold.hand", [10, "24"], "gold.hand[1]: expected a whole number"),
        ("gold.hand", [10, True], "gold.hand[1]: expected a whole number"),
        (
            "gold.hand",
            [2, 3, 4, 5, 6, 7, 8],
            "gold.hand: the number of entries should be 0–6, not 7",
        ),
        ("gold.hand", [10], "gold: with cards left to draw, at least 2"),
        ("gold.hand", None, "gold: “hand” is missing"),
        ("gold.up", 24, "gold.up: 24 can’t be on top"),
        ("gold.up", 60, "gold.up: 60 is out of range"),
        ("gold.down", 20, None),
        ("silver.down", 33, None),
        ("gold.third", 7, "gold: “third” doesn’t belong here"),
        ("bronze", {}, "state: “bronze” doesn’t belong here"),
        ("mover", 2, "mover: 2 is out of range; expected 0–1"),
        ("laid_this_turn", 5, "laid_this_turn: 5 is out of range; expected 0–4"),
        ("helped", True, "helped: no card from this turn is on the opponent’s piles"),
        ("helped", "no", "helped: expected true or false"),
        ("gold", [1], "gold: expected an object, not […]"),
    ],
)
def test_a_broken_position_names_place_and_reason(
    path: str, value: object, complaint: str | None
) -> None:
    if complaint is None:  # both decks have laid that number: it may be on two piles
        position("face-to-face", broken(path, value))
        return
    with pytest.raises(BadPosition) as caught:
        position("face-to-face", broken(path, value))
    assert complaint in str(caught.value)


def test_a_position_needs_no_history() -> None:
    """Nobody asks where the cards of this turn lie: they may be under others."""
    changed = document()
    changed["gold"] |= {"up": 1, "down": 60}
    changed["laid_this_turn"] = 2
    changed["helped"] = True
    state = position("face-to-face", changed)
    assert state.problems() == []
    assert state.to_json() == changed


def test_problems_name_the_rule() -> None:
    state = position("face-to-face", document())
    assert isinstance(state, FaceToFace)
    state.helped = True
    state.gold.up = 24
    found = [(problem.place, problem.rule) for problem in state.problems()]
    assert found == [("gold", "FF-2"), ("helped", "FF-6")]


@pytest.mark.costly
def test_a_view_that_no_table_has_shown_is_not_imagined_for_ever() -> None:
    """The seat to move must be able to move; here it has a single card, without grace."""
    laid = tuple(card for card in range(2, 60) if card != 30)
    silver = SideView(up=33, down=41, hand_size=1, draw_size=0, laid=laid)
    view = position("face-to-face", document()).view(0)
    assert isinstance(view, FaceToFaceView)
    view = replace(view, actor=1, mover=1, silver=silver)
    with pytest.raises(BadPosition, match="This view is impossible"):
        GAME.imagine(view, Dice(1))


def test_one_number_cannot_be_on_three_piles() -> None:
    changed = document()
    changed["gold"] |= {"up": 20, "down": 20}
    changed["silver"]["up"] = 20
    with pytest.raises(BadPosition, match=r"silver.up: 20 can’t be on top"):
        position("face-to-face", changed)


@pytest.mark.parametrize("mover", [0, 1])
def test_who_has_laid_everything_has_won_before(mover: int) -> None:
    changed = document()
    changed["gold"] |= {"hand": [], "draw": []}
    changed["mover"] = mover
    with pytest.raises(BadPosition, match="the game was already won"):
        position("face-to-face", changed)


def test_ff_15_the_end_follows_from_the_position() -> None:
    changed = document()
    changed["gold"] |= {"hand": [], "draw": []}
    changed["laid_this_turn"] = 3
    outcome = position("face-to-face", changed).outcome()
    assert outcome is not None
    assert outcome.reason == "emptied"


def test_ff_17_a_first_lay_without_a_second_cannot_have_been() -> None:
    changed = document()
    changed["gold"] |= {"up": 58, "down": 3, "hand": [10, 24], "draw": []}
    changed["silver"] |= {"up": 1, "down": 60}
    changed["laid_this_turn"] = 1
    with pytest.raises(BadPosition, match="FF-17"):
        position("face-to-face", changed)


def test_ff_13_only_who_is_laying_holds_a_single_card_while_there_are_some_to_draw() -> None:
    laying = {**document(), "laid_this_turn": 1}
    laying["gold"]["hand"] = [10]
    assert position("face-to-face", laying).actor == 0
    with pytest.raises(BadPosition, match=r"gold: .*at least 2 .*\(FF-13\)"):
        position("face-to-face", {**laying, "laid_this_turn": 0})
    laying["silver"]["hand"] = [8]
    with pytest.raises(BadPosition, match=r"silver: .*at least 2 .*\(FF-13\)"):
        position("face-to-face", laying)

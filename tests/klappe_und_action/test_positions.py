"""Positions from documents: what can be is read, what cannot be is refused by name."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any, cast

import pytest

from lichtspiel import BadPosition, Dice, State
from lichtspiel.games.klappe_und_action.decision import QUESTIONS
from lichtspiel.games.klappe_und_action.state import KlappeUndAction
from lichtspiel.games.klappe_und_action.view import PHASES
from lichtspiel.testing import position
from tests.klappe_und_action.tables import GAME, OTHER_SCRIPT, document, play_well

HANDS = [[5, 6], [11, 13]]
FILM = {2: 3, 4: 10}


def read(parts: Mapping[str, object], seats: int = 2, **options: object) -> tuple[str, object]:
    """The complaint about a document, and the place it names."""
    with pytest.raises(BadPosition) as error:
        position("klappe-und-action", parts, seats=seats, options=options)
    params = error.value.message.params
    return error.value.message.id, str(params["place"]).removeprefix("position.state").removeprefix(
        "."
    )


def asked(what: str, scene: int = 0, copied: int = 0, chosen: int = 0) -> dict[str, object]:
    return {"what": what, "scene": scene, "copied": copied, "chosen": chosen}


TWO: dict[str, tuple[dict[str, object], str, str]] = {
    "a scene laid and not in the film": ({"laid": [3, 9]}, "ka-position-laid", "laid"),
    "a scene twice": ({"hands": [[5, 6], [11, 5]]}, "ka-position-scene-twice", ""),
    "a scene twice in a hand": (
        {"hands": [[5, 5], [11, 13]]},
        "ka-position-scene-twice",
        "hands[0]",
    ),
    "a hand too small": ({"hands": [[5], [11, 13]]}, "ka-position-hand", "hands[0]"),
    "a number without a scene": (
        {"numbers": [5, 3, 0, 10, 0, 0]},
        "ka-position-number",
        "numbers",
    ),
    "used but not laid": ({"used": [5]}, "ka-position-used", "used"),
    "covered but empty": ({"covered": [1]}, "ka-position-covered", "covered"),
    "covered while filming": (
        {"covered": [2], "reshoots": 1},
        "ka-position-covered-early",
        "covered",
    ),
    "more reshoots than there are": (
        {"covered": [2]},
        "ka-position-reshoots",
        "reshoots",
    ),
    "decided while filming": ({"decisions": 1}, "ka-position-decisions", "decisions"),
    "slots out of order": ({"covered": [4, 2]}, "ka-position-slots", "covered"),
    "another phase": ({"phase": "editing"}, "ka-position-phase", "phase"),
    "another actor": ({"actor": 1}, "ka-position-actor", "actor"),
    "nobody to act": ({"actor": -2}, "ka-position-actor", "actor"),
    "over too early": ({"asked": asked("nothing")}, "ka-position-asked", "asked"),
    "ready too early": ({"asked": asked("ready")}, "ka-position-asked", "asked"),
    "a lay of an effect": ({"asked": asked("lay", scene=10)}, "ka-position-asked", "asked"),
    "an effect of nothing": ({"asked": asked("swap")}, "ka-position-asked", "asked"),
    "an effect of another scene": (
        {"asked": asked("show", scene=3)},
        "ka-position-asked",
        "asked",
    ),
    "an effect used already": (
        {"asked": asked("give", scene=10), "used": [10], "actor": 1},
        "ka-position-asked",
        "asked",
    ),
    "another step of the effect": (
        {"asked": asked("look", scene=10), "actor": 1},
        "ka-position-asked",
        "asked",
    ),
    "a copy by a scene that does not copy": (
        {"asked": asked("show", scene=10, copied=3), "actor": 1},
        "ka-position-asked",
        "asked",
    ),
    "a trade of somebody else's card": (
        {"asked": asked("return", scene=10, chosen=5), "actor": 0},
        "ka-position-asked",
        "asked",
    ),
    "an extra scene for two": ({"asked": asked("extra", chosen=5)}, "ka-position-asked", "asked"),
    "shown before anything was laid": (
        {"deeds": [{"after": 3, "by": 0, "shown": 5}]},
        "ka-position-deeds",
        "deeds",
    ),
    "shown and never held": (
        {"deeds": [{"after": 1, "by": 0, "shown": 11}], "used": [3]},
        "ka-position-deeds",
        "deeds",
    ),
    "traded and not where it should be": (
        {"deeds": [{"after": 2, "by": 1, "gave": 13, "got": 11}], "used": [10]},
        "ka-position-deeds",
        "deeds",
    ),
    "deeds out of order": (
        {
            "deeds": [
                {"after": 2, "by": 1, "gave": 5, "got": 11},
                {"after": 1, "by": 0, "shown": 5},
            ],
            "used": [3, 10],
        },
        "ka-position-deeds",
        "deeds",
    ),
    "half a trade": (
        {"deeds": [{"after": 2, "by": 1, "gave": 5}], "used": [10]},
        "ka-position-deed",
        "deeds[0]",
    ),
}


@pytest.mark.parametrize("name", TWO)
def test_what_cannot_be_is_refused(name: str) -> None:
    change, id, place = TWO[name]
    assert read({**document(HANDS, FILM), **change}) == (id, place)


def test_what_can_be_is_read() -> None:
    parts = document(
        HANDS,
        FILM,
        used=[3, 10],
        deeds=[{"after": 1, "by": 0, "shown": 5}, {"after": 2, "by": 1, "gave": 6, "got": 11}],
    )
    assert position("klappe-und-action", parts, seats=2).to_json() == parts


def test_scissors_are_not_used_while_filming() -> None:
    parts = document([[], [13]], {1: 2, 2: 4, 3: 7, 4: 9, 5: 11}, used=[7, 11])
    assert read(parts) == ("ka-position-early", "used")
    parts |= {"used": [9], "numbers": [2, 4, 7, 7, 11, 0]}
    assert read(parts) == ("ka-position-early", "used")


def test_ka_21_scene_1_may_begin_for_the_fictional_partner() -> None:
    parts = document([[5, 6, 7], []], {1: 1}, act=2, director=1, row=[11, 13, 4], seats=1)
    state = position("klappe-und-action", parts, seats=1)
    assert state.to_json() == parts


def test_a_row_is_for_solo() -> None:
    parts = document([[5, 6], [11]], FILM, row=[13])
    assert read(parts) == ("ka-position-solo-only", "solo.row")


# -- solo --------------------------------------------------------------------------

FILM_WITHOUT = [0, 3, 0, 12, 0, 0]
"""Nothing in it involves the partner."""
SOLO: dict[str, tuple[dict[str, object], dict[str, object], str, str]] = {
    "the chair": ({"director": 1}, {}, "ka-position-director", "director"),
    "the fictional partner to act": ({"actor": 1}, {}, "document-range", "actor"),
    "no extra scene": ({}, {"extras": [0]}, "ka-position-extras", "solo.extras"),
    "planted too early": ({}, {"planted": 1}, "ka-position-planted", "solo.planted"),
    "shuffled back too early": ({}, {"returned": [True]}, "ka-position-returned", "solo"),
    "shown in solo": (
        {"deeds": [{"after": 1, "by": 0, "shown": 5}], "used": [3]},
        {},
        "ka-position-deeds",
        "deeds",
    ),
    "forced, not announceable": ({}, {"forced": 5}, "ka-position-asked", "asked"),
    "a copy announced, nothing to copy": (
        {"hands": [[5, 14], [11]], "film": FILM_WITHOUT, "numbers": FILM_WITHOUT, "laid": [3, 12]},
        {"forced": 14},
        "ka-position-asked",
        "asked",
    ),
    "a look of the fictional partner": (
        {"looked": [[], [1, 2]]},
        {},
        "ka-position-solo-look",
        "looked",
    ),
    "forced within an exchange": (
        {"asked": asked("extra", chosen=16)},
        {"forced": 6},
        "ka-position-asked",
        "asked",
    ),
    "an exchange of what is no extra scene": (
        {"asked": asked("extra", chosen=15)},
        {},
        "ka-position-asked",
        "asked",
    ),
    "an exchange twice": (
        {"asked": asked("extra", chosen=16)},
        {"extras_used": [True]},
        "ka-position-asked",
        "asked",
    ),
    "planting in the middle": (
        {"asked": asked("plant", chosen=1)},
        {},
        "ka-position-asked",
        "asked",
    ),
}


@pytest.mark.parametrize("name", SOLO)
def test_what_cannot_be_in_solo_is_refused(name: str) -> None:
    change, of_solo, id, place = SOLO[name]
    parts = document([[5, 6], [11]], FILM, row=[13], extras=[16], seats=1)
    solo = parts["solo"]
    assert isinstance(solo, dict)
    whole = {**parts, **change, "solo": {**solo, **of_solo}}
    assert read(whole, seats=1, extras=1) == (id, place)


def test_what_can_be_announced_is_read() -> None:
    for hand, forced in (([5, 6], 6), ([5, 14], 14)):
        parts = document([hand, [11]], FILM, row=[13], extras=[16], seats=1)
        parts["solo"] |= {"forced": forced}  # type: ignore[operator]
        state = position("klappe-und-action", parts, seats=1, options={"extras": 1})
        assert state.to_json() == parts


def test_ka_22_nothing_is_exchanged_when_the_film_is_full() -> None:
    film = {1: 2, 2: 4, 3: 7, 4: 9, 5: 11, 6: 13}
    parts = document([[], []], film, extras=[16], seats=1, asked=asked("extra", chosen=16))
    assert read(parts, seats=1, extras=1) == ("ka-position-asked", "asked")


def test_extra_scenes_are_gone_in_act_3() -> None:
    film = {1: 2, 2: 4, 3: 7, 4: 9, 5: 11, 6: 13}
    parts = document([[5], []], film, row=[3], seats=1, act=3)
    solo = parts["solo"]
    assert isinstance(solo, dict)
    solo |= {"extras": [0], "extras_used": [True], "returned": [False]}
    assert read(parts, seats=1, extras=1) == ("ka-position-extras", "solo.extras_used")


# -- a full film ---------------------------------------------------------------------


def full(*scenes: int, **more: object) -> dict[str, object]:
    """Laid from the last slot to the first, so that scene 1 did not begin (KA-10)."""
    film = {slot: scenes[slot - 1] for slot in range(len(scenes), 0, -1)}
    return document([[], []], film, act=len(scenes) - 5, **more)  # type: ignore[arg-type]


FULL = {
    "won too early": (
        full(3, 5, 6, 8, 10, 12, asked=asked("nothing"), actor=-2, phase="over"),
        "ka-position-not-over",
    ),
    "lost too early": (
        full(5, 3, 6, 8, 10, 12, asked=asked("nothing"), actor=-2, phase="over"),
        "ka-position-not-over",
    ),
    "a lay": (full(3, 5, 6, 8, 10, 12), "ka-position-asked"),
    "covering what is in order": (
        full(3, 5, 6, 8, 10, 12, asked=asked("cover"), phase="closing"),
        "ka-position-asked",
    ),
    "covering what cannot be put right": (
        full(12, 10, 8, 6, 5, 3, asked=asked("cover"), phase="closing"),
        "ka-position-asked",
    ),
    "ready with a film out of order": (
        full(5, 3, 6, 8, 10, 12, asked=asked("ready"), phase="between"),
        "ka-position-asked",
    ),
    "ready after the last act": (
        full(1, 3, 5, 6, 8, 10, 12, 14, asked=asked("ready"), phase="between"),
        "ka-position-asked",
    ),
    "planting for two": (
        full(1, 3, 5, 6, 8, 10, 12, asked=asked("plant", chosen=1), phase="between"),
        "ka-position-asked",
    ),
    "ready about a scene": (
        full(3, 5, 6, 8, 10, 12, asked=asked("ready", scene=3), phase="between"),
        "ka-position-asked",
    ),
    "scissors of a scene that was not laid": (
        full(3, 5, 6, 8, 10, 16, asked=asked("swap", scene=15), phase="editing"),
        "ka-position-asked",
    ),
    "scissors of a camera scene": (
        full(3, 5, 6, 8, 10, 12, asked=asked("swap", scene=8), phase="editing"),
        "ka-position-asked",
    ),
    "a second step without a first": (
        full(3, 5, 6, 8, 11, 12, asked=asked("second", scene=11), phase="editing"),
        "ka-position-asked",
    ),
    "a second step from the scene itself": (
        full(3, 5, 6, 8, 11, 12, asked=asked("second", scene=11, chosen=5), phase="editing"),
        "ka-position-asked",
    ),
}


@pytest.mark.parametrize("name", FULL)
def test_what_cannot_be_of_a_full_film_is_refused(name: str) -> None:
    parts, id = FULL[name]
    assert read(parts) == (id, "asked")


def test_ka_11_scissors_are_used_in_order() -> None:
    """Lower ones than the one that is asked for may have been used, no others."""
    parts = full(3, 5, 4, 7, 11, 12, asked=asked("swap", scene=7), phase="editing", used=[4])
    assert position("klappe-und-action", parts, seats=2).to_json() == parts
    assert read({**parts, "used": [4, 11]}) == ("ka-position-early", "used")


def test_ka_16_nothing_is_covered_before_the_last_scissors_effect() -> None:
    parts = full(3, 5, 6, 7, 10, 12, asked=asked("swap", scene=7), phase="editing")
    covered = {**parts, "covered": [2], "reshoots": 1}
    assert read(covered) == ("ka-position-covered-early", "covered")


# -- what no game would have led to ------------------------------------------------------

ODD = {
    "a number nobody took": document(HANDS, FILM, numbers=[0, 4, 0, 10, 0, 0]),
    "a film begun with scene 1": document([[5, 6], [11, 13]], {2: 1, 3: 10}),
    "shown without a cause": document(HANDS, FILM, deeds=[{"after": 2, "by": 1, "shown": 11}]),
    "a must that leaves no choice": full(
        3, 5, 6, 8, 15, 12, asked=asked("swap", scene=15), phase="editing"
    ),
}


@pytest.mark.parametrize("name", ODD)
def test_a_position_needs_no_history(name: str) -> None:
    """The rules do not forbid it, so it is read and can be played."""
    state = position("klappe-und-action", ODD[name], seats=2)
    assert state.problems() == []
    assert state.to_json() == ODD[name]
    play_and_read(state, Dice(3))


def test_a_second_look_needs_no_first_one() -> None:
    parts = document([[5, 6], []], {1: 3}, row=[13, 11, 9], seats=1)
    parts["asked"] = asked("look-again", scene=3, chosen=2)
    state = position("klappe-und-action", parts, seats=1)
    assert "slot 2" not in {action.notation for action in state.legal_actions()}


def test_a_copy_that_leaves_no_choice_may_be_asked_for() -> None:
    """The other script's 8 copies its 4, which swaps the neighbours without asking more."""
    parts = document(
        [[13], [3, 15]], {1: 4, 3: 2, 2: 8}, asked=asked("around", scene=8, copied=4), actor=0
    )
    options = {"script": OTHER_SCRIPT}
    state = position("klappe-und-action", parts, seats=2, options=options)
    assert [action.notation for action in state.legal_actions()] == ["use"]


def test_problems_name_the_rule() -> None:
    state = GAME.new(GAME.setup(2))
    state.deal(Dice(1))
    assert isinstance(state, KlappeUndAction)
    assert state.problems() == []
    state.film.covered |= 1
    found = [(problem.place, problem.rule) for problem in state.problems()]
    assert found == [("covered", "KA-15"), ("reshoots", "KA-15")]


# -- anything at all -------------------------------------------------------------------


def leaves(value: object) -> list[tuple[Any, Any]]:
    """Every container and key of a document where a plain value stands."""
    found: list[tuple[Any, Any]] = []
    inside = value.items() if isinstance(value, dict) else enumerate(cast("list[object]", value))
    for key, item in inside:
        found += leaves(item) if isinstance(item, dict | list) else [(value, key)]
    return found


def ordered(parts: dict[str, Any]) -> dict[str, Any]:
    """Hands and what was used have no order."""
    return {**parts, "hands": [*map(sorted, parts["hands"])], "used": sorted(parts["used"])}


def another(value: object, random: Random) -> object:
    if isinstance(value, bool):
        return not value
    if isinstance(value, str):
        return random.choice([*QUESTIONS, *PHASES])
    return random.randrange(-2, 18)


def play_and_read(state: State, dice: Dice) -> None:
    """To the end of the act; every position on the way can be read."""
    while state.actor >= 0:
        parts = json.loads(json.dumps(state.to_json()))
        setup = state.setup
        again = position("klappe-und-action", parts, seats=setup.seats, options=setup.options)
        actions = state.legal_actions()
        assert again.legal_actions() == actions
        state.apply(actions[dice.below(len(actions))])


@pytest.mark.costly
@pytest.mark.parametrize("seats", [1, 2])
def test_whatever_is_changed_is_refused_or_can_be_played(seats: int) -> None:
    random = Random(seats)
    setup = GAME.setup(seats, {"extras": 2} if seats == 1 else {})
    read_again = 0
    for seed in range(3):
        for game_table in play_well(setup, seed):
            for _ in range(40):
                parts = json.loads(json.dumps(game_table.state.to_json()))
                for holder, key in random.sample(leaves(parts), random.choice([1, 2])):
                    holder[key] = another(holder[key], random)
                try:
                    state = position("klappe-und-action", parts, seats=seats, options=setup.options)
                except BadPosition:
                    continue
                read_again += 1
                assert ordered(state.to_json()) == ordered(parts)
                play_and_read(state, Dice(seed))
    assert read_again > 50


def test_a_hand_too_large_is_told_how_large_it_may_be() -> None:
    with pytest.raises(BadPosition, match="number of entries should be 0–4, not 5"):
        position("klappe-und-action", document([[2, 4, 5, 6, 7], [11]], FILM), seats=2)

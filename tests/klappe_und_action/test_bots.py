"""Bots of Klappe & Action!: what they know, what they do with it, and that they keep to it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import lichtspiel
from lichtspiel import Dice, Seeds, Table
from lichtspiel.bots import Budget, make_bot
from lichtspiel.bots.budget import Thinking
from lichtspiel.bots.klappe_und_action import bots, easy
from lichtspiel.bots.klappe_und_action.beliefs import Beliefs, subsets
from lichtspiel.bots.klappe_und_action.bots import StrongBot
from lichtspiel.bots.klappe_und_action.laying import SCENE, outlook_of
from lichtspiel.bots.klappe_und_action.scissors import Editor
from lichtspiel.games.klappe_und_action.state import KlappeUndAction
from tests.klappe_und_action.tables import GAME, OTHER_SCRIPT, ready_to_edit, solo, table

# Bots are not among what is counted, and counting how they use the rules takes longest.
pytestmark = [pytest.mark.no_cover, pytest.mark.costly]

THIRD_SCRIPT = (Path(__file__).parent / "third.script").read_text(encoding="utf-8")
NO_CLOCK = Budget(seconds=None)
FEW_WORLDS = Budget(worlds=1, seconds=None)
BOTS = ("easy", "medium", "strong")

TABLES: list[tuple[int, Mapping[str, object]]] = [
    (2, {}),
    (2, {"reshoots": 0, "director": "second"}),
    (2, {"script": OTHER_SCRIPT}),
    (2, {"script": THIRD_SCRIPT}),
    (1, {}),
    (1, {"reshoots": 1, "extras": 1}),
    (1, {"extras": 2}),
    (1, {"extras": 1, "script": THIRD_SCRIPT}),
]


def games(
    level: str, seats: int, options: Mapping[str, object], count: int, budget: Budget
) -> Iterator[Table]:
    """Whole games of one level with itself; each yielded before every action and at its end."""
    for number in range(count):
        game = Table(GAME.setup(seats, options), Seeds.numbered(0, number))
        dice = Dice(number)
        bots = [make_bot(GAME, level, dice.spawn(), budget) for _ in range(seats)]
        while not game.over:
            yield game
            game.play(bots[game.actor].decide(game.view(game.actor)))
        yield game


def wins(level: str, count: int) -> int:
    outcomes = [game.outcome for game in games(level, 2, {}, count, NO_CLOCK)]
    return sum(outcome is not None and outcome.reason == "won" for outcome in outcomes)


def decide(state: KlappeUndAction, level: str, seed: int = 1, budget: Budget = NO_CLOCK) -> str:
    seat = state.actor
    return make_bot(GAME, level, Dice(seed), budget).decide(state.view(seat)).notation


# -- any table -------------------------------------------------------------------------


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_they_play_by_the_rules_at_every_table(
    level: str, seats: int, options: Mapping[str, object]
) -> None:
    """The table refuses what is illegal; here it refuses nothing, until the game is over."""
    *_, end = games(level, seats, options, 1, FEW_WORLDS)
    assert end.over


@pytest.mark.parametrize("level", BOTS)
def test_hidden_cards_dealt_again_change_no_decision(level: str) -> None:
    seen = 0
    for at in games("medium", 2, {}, 1, FEW_WORLDS):
        if at.actor >= 0:
            view = at.view(at.actor)
            world = GAME.imagine(view, Dice(seen))
            again = make_bot(GAME, level, Dice(seen), FEW_WORLDS).decide(world.view(at.actor))
            assert again is make_bot(GAME, level, Dice(seen), FEW_WORLDS).decide(view)
            seen += 1
    assert seen > 20


DECISIONS = """
from lichtspiel.testing.playing import play_at_random
from lichtspiel import Dice, get_game
from lichtspiel.bots import Budget, make_bot
game = get_game("klappe-und-action")
for seats in (1, 2):
    for number, table in enumerate(play_at_random(game.setup(seats), 3)):
        if table.actor >= 0:
            bot = make_bot(game, "strong", Dice(number), Budget(3, None))
            print([rating.to_json() for rating in bot.rate(table.view(table.actor))])
"""


@pytest.mark.skipif(not lichtspiel.compiled, reason="nothing is compiled here")
def test_compiled_and_interpreted_they_think_the_same() -> None:
    said = [
        subprocess.run(
            [sys.executable, "-c", DECISIONS],
            env={**os.environ, "LICHTSPIEL_INTERPRETED": interpreted},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        for interpreted in ("0", "1")
    ]
    assert len(said[0]) > 20
    assert said[0] == said[1]


# -- editing ---------------------------------------------------------------------------


def brute_force(state: KlappeUndAction) -> int:
    """The least reshoots by the rules alone: every step tried, nothing left out."""
    if state.is_edited():
        return state.film.needed(state.script)
    least = 99
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        least = min(least, brute_force(after))
    return least


@pytest.mark.parametrize("script", ["house", OTHER_SCRIPT, THIRD_SCRIPT])
def test_editing_is_solved_exactly(script: str) -> None:
    """Films laid at random, so that there is much to put right."""
    tried: Counter[int] = Counter()
    for number in range(25):
        dice = Dice(number)
        state = GAME.new(GAME.setup(2, {"script": script}))
        assert isinstance(state, KlappeUndAction)
        state.deal(dice)
        while not state.editing:
            legal = state.legal_actions()
            state.apply(legal[dice.below(len(legal))])
        if state.actor >= 0:
            least = Editor(Thinking(NO_CLOCK, 1)).least_reshoots(state)
            assert least == min(brute_force(state), 3)
            tried[least] += 1
    assert len(tried) >= 3


def test_a_forced_swap_is_used_to_put_the_film_right() -> None:
    """2 must swap with a higher scene (KA-11): with 3 it comes right, with any other not."""
    state = ready_to_edit(3, 2, 5, 8, 10, 12)
    for level in BOTS:
        assert decide(state, level) == "slot 1"


def test_nothing_is_swapped_in_a_film_that_is_right() -> None:
    state = ready_to_edit(3, 4, 6, 7, 11, 12)
    for level in BOTS:
        assert decide(state, level) == "skip"


def test_no_reshoot_is_wasted_in_the_last_act() -> None:
    """KA-17: 11 swaps 8 and 6, though the two reshoots left would win as well."""
    state = ready_to_edit(1, 3, 8, 5, 6, 11, 12, 14)
    bot = make_bot(GAME, "strong", Dice(1), NO_CLOCK)
    while state.actor >= 0:
        state.apply(bot.decide(state.view(state.actor)))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (2, 2)  # one reshoot at least is needed


# -- laying ----------------------------------------------------------------------------


@pytest.mark.parametrize("level", BOTS)
def test_the_last_scene_but_one_goes_where_it_belongs(level: str) -> None:
    """5 between 4 and 8, not between 10 and 12: the partner may have what belongs there."""
    state = table([[5], [11]], {1: 3, 2: 4, 4: 8, 5: 10})
    assert decide(state, level) == "5 on 3"


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_a_shown_scene_is_left_its_room(level: str) -> None:
    """The partner has shown 7. So 8 goes one slot further than the film alone tells."""
    deed = {"after": 1, "by": 1, "shown": 7}
    state = table([[8], [7]], {1: 6, 2: 4, 5: 10, 6: 12}, used=[6], deeds=[deed])
    assert decide(state, level) == "8 on 4"


def test_the_joker_is_kept_for_the_end() -> None:
    """9 takes a neighbour's number, so it fits whatever slot is left over."""
    state = table([[9, 16], [1, 2]], {1: 3, 3: 8})
    assert decide(state, "medium") == "16 on 6"


def test_out_of_place_is_what_has_no_room() -> None:
    """Solo, all scenes up: nothing is left to guess."""
    fits = solo([5], {1: 3, 2: 4, 4: 8, 5: 10}, [], open_row=(11,))
    assert outlook_of(fits, 0).out_of_place(fits.film) == 0
    crowded = solo([5], {1: 3, 2: 4, 4: 8, 5: 10}, [], open_row=(6,))
    assert outlook_of(crowded, 0).out_of_place(crowded.film) == SCENE


# -- beliefs ---------------------------------------------------------------------------


def believed(state: KlappeUndAction, seat: int, count: int) -> Counter[int]:
    """The partner's hands in so many worlds; each world looks as the real one does."""
    beliefs, dice = Beliefs(state, seat, Thinking(NO_CLOCK, 1)), Dice(5)
    found: Counter[int] = Counter()
    for _ in range(count):
        world = beliefs.world(dice)
        assert world.view(seat) == state.view(seat)
        assert sorted(world.cards()) == list(range(1, 17))
        found[world.hands.of(1 - seat)] += 1
    return found


def test_before_the_first_lay_every_hand_is_equally_likely() -> None:
    state = table([[2, 7, 12], [4, 8, 15]], {})
    found = believed(state, 0, 286 * 8)
    assert len(found) == 286  # 3 of 13
    assert max(found.values()) <= 10
    assert min(found.values()) >= 6


def test_a_high_scene_on_the_last_slot_tells_that_there_is_no_higher_one() -> None:
    """Who has 15 does not lay 12 on the last slot."""
    state = table([[2, 5, 9], [4, 8]], {6: 12}, director=1)
    found = believed(state, 0, 2000)
    with_15 = sum(count for hand, count in found.items() if hand >> 15 & 1)
    by_chance = 2000 * 2 / 12
    assert 0 < with_15 < by_chance * 2 / 3


def test_a_shown_card_is_in_every_world() -> None:
    deed = {"after": 1, "by": 1, "shown": 16}
    film = {1: 6, 2: 4, 3: 7, 4: 9}
    state = table([[5, 12], [16, 3]], film, act=3, used=[6], deeds=[deed])
    assert all(hand >> 16 & 1 for hand in believed(state, 0, 50))


def test_solo_worlds_look_like_the_table_too() -> None:
    believed(solo([2, 7], {3: 8, 4: 9}, [11, 12]), 0, 20)


def test_all_hands_are_listed() -> None:
    hands = subsets(0b10110, 2)
    assert sorted(hands) == [0b00110, 0b10010, 0b10100]


# -- thinking --------------------------------------------------------------------------


def test_it_imagines_as_many_worlds_as_it_may() -> None:
    state = table([[2, 7, 12], [4, 8, 15]], {})
    ratings = StrongBot(GAME, Dice(1), Budget(7, None)).rate(state.view(0))
    assert {rating.worlds for rating in ratings} == {7}
    assert [rating.value for rating in ratings] == sorted(
        [rating.value for rating in ratings], reverse=True
    )


def test_a_decision_without_alternative_is_rated_too() -> None:
    state = table([[], [5]], {1: 3, 2: 4, 4: 8, 5: 10, 6: 12}, director=0)
    (rating,) = StrongBot(GAME, Dice(1), Budget(4, None)).rate(state.view(1))
    assert rating.worlds == 4
    assert rating.value > 0.9


@pytest.mark.parametrize("level", BOTS)
def test_they_stop_when_the_time_is_over(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at this clock takes a millisecond: after the tenth, few more are taken."""
    looks = 0

    def clock() -> float:
        nonlocal looks
        looks += 1
        return looks / 1000

    def hurried(budget: Budget, usual_worlds: int) -> Thinking:
        return Thinking(budget, usual_worlds, clock)

    for module in (easy, bots):
        monkeypatch.setattr(module, "Thinking", hurried)
    hasty = Budget(seconds=0.01)
    decide(table([[2, 7, 9, 12], [4, 8, 11, 15]], {}, act=3), level, budget=hasty)
    assert looks <= 15
    looks = 0
    decide(table([[2, 7, 9, 12], [4, 11, 15]], {3: 8}, act=3, director=1), level, budget=hasty)
    assert looks <= 15
    looks = 0
    decide(ready_to_edit(14, 13, 2, 11, 9, 7, 4, 16), level, budget=hasty)
    assert looks <= 15


# -- strength --------------------------------------------------------------------------


def test_careful_laying_wins_more_games() -> None:
    """Both alone with themselves, the same 30 deals."""
    assert wins("medium", 30) >= wins("easy", 30) + 6

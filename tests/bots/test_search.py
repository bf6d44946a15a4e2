"""The search that all games share, on all games."""

import gc
from itertools import count

import pytest

from lichtspiel import Dice, Game, State, View, all_games, new_table
from lichtspiel.bots import LEVELS, Budget, Knowledge, RatingBot, make_bot, rate
from lichtspiel.bots.budget import Thinking
from lichtspiel.bots.search import Rating, compare

# Bots are not among what is counted, and counting how they use the rules takes longest.
pytestmark = [pytest.mark.no_cover, pytest.mark.costly]


class Counting(Knowledge):
    """Counts the imagined games that were played to the point where it can be told."""

    def __init__(self) -> None:
        self.told = 0

    def worth(self, state: State, seat: int) -> float:
        self.told += 1
        return super().worth(state, seat)


def late_after(looks: int) -> Thinking:
    """A clock that runs out after it was read this many times."""
    return Thinking(Budget(10**6, looks + 0.5), 0, clock=map(float, count()).__next__)


def decision(game: Game, seed: int, moves: int = 6) -> tuple[State, View]:
    """Some way into a random game, where there is something to decide."""
    table, dice = new_table(game.slug, seed=seed), Dice(seed)
    while len(table.actions) < moves or len(table.legal_actions()) < 2:
        legal = table.legal_actions()
        table.play(legal[dice.below(len(legal))])
        if table.over:
            table = new_table(game.slug, seed=seed + 1)
    return table.state, table.view(table.actor)


def search(
    game: Game, view: View, thinking: Thinking, knowledge: Knowledge | None = None
) -> list[Rating]:
    dice = Dice(5)
    knowledge = knowledge or Knowledge()
    plans = knowledge.plans(game.imagine(view, dice))
    return compare(game, view, plans, knowledge, dice, thinking)


games = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


@games
def test_ratings_are_of_legal_actions_with_intervals(game: Game) -> None:
    state, view = decision(game, seed=11)
    ratings = search(game, view, Thinking(Budget(24, None), 0))
    legal = state.legal_actions()
    assert {rating.action for rating in ratings} <= set(legal)
    for rating in ratings:
        assert 0 <= rating.value <= 1
        assert rating.error >= 0
        low, high = rating.value - rating.error, rating.value + rating.error
        assert rating.to_json()["interval"] == [round(low, 4), round(high, 4)]


@games
def test_the_same_dice_give_the_same_ratings(game: Game) -> None:
    _, view = decision(game, seed=3)
    once, again = (search(game, view, Thinking(Budget(20, None), 0)) for _ in range(2))
    assert once == again


@games
@pytest.mark.parametrize("level", LEVELS)
def test_a_decision_does_not_depend_on_cards_the_seat_cannot_see(game: Game, level: str) -> None:
    state, view = decision(game, seed=21)
    other = game.imagine(view, Dice(99))
    budget = Budget(12, None)
    decided = make_bot(game, level, Dice(1), budget).decide(state.view(view.seat))
    assert make_bot(game, level, Dice(1), budget).decide(other.view(view.seat)) == decided
    assert state.why_illegal(decided) is None


@games
def test_no_more_worlds_are_imagined_than_the_budget_has(game: Game) -> None:
    _, view = decision(game, seed=8)
    ratings = search(game, view, Thinking(Budget(10, None), 0))
    assert max(rating.worlds for rating in ratings) == 10


@games
def test_a_clock_stops_the_comparison_between_two_tries(game: Game) -> None:
    _, view = decision(game, seed=8)
    knowledge = Counting()
    search(game, view, late_after(7), knowledge)
    assert knowledge.told == 7


@games
def test_half_a_world_does_not_count(game: Game) -> None:
    """Or those tried in it would be compared with those that were not."""
    _, view = decision(game, seed=8)
    plans = len(game.imagine(view, Dice(1)).legal_actions())
    ratings = search(game, view, late_after(2 * plans + 1))
    assert {rating.worlds for rating in ratings} == {2}


@games
def test_without_any_time_the_likeliest_plan_is_chosen(game: Game) -> None:
    _, view = decision(game, seed=8)
    first = game.imagine(view, Dice(5)).legal_actions()[0]
    ratings = search(game, view, late_after(0))
    assert ratings[0].action == first
    assert {(rating.value, rating.error, rating.worlds) for rating in ratings} == {(0.5, 0.98, 0)}


@games
def test_every_strong_bot_says_what_it_thinks(game: Game) -> None:
    state, view = decision(game, seed=30)
    bot = make_bot(game, "strong", Dice(1), Budget(8, None))
    assert isinstance(bot, RatingBot)
    ratings = rate(game, view, Dice(1), Budget(8, None))
    assert ratings == bot.rate(view)
    assert ratings[0].action == make_bot(game, "strong", Dice(1), Budget(8, None)).decide(view)
    assert all(state.why_illegal(rating.action) is None for rating in ratings)


def test_plans_that_fall_behind_are_given_up() -> None:
    """What always loses is not tried in all 200 worlds."""
    game = all_games()[0]
    _, view = decision(game, seed=2)
    plans = [[action] for action in game.imagine(view, Dice(5)).legal_actions()]
    knowledge = WinsEvery(len(plans))
    ratings = compare(game, view, plans, knowledge, Dice(5), Thinking(Budget(200, None), 0))
    assert ratings[0].action == plans[0][0]
    assert {rating.worlds for rating in ratings} == {16}


class WinsEvery(Knowledge):
    """The first of the plans wins in every world, the others never."""

    def __init__(self, plans: int) -> None:
        self._plans = plans
        self._tries = 0

    def settled(self, state: State, moves: int) -> bool:
        return True

    def worth(self, state: State, seat: int) -> float:
        self._tries += 1
        return float(self._tries % self._plans == 1)


class Scripted(Knowledge):
    """What each of two plans is worth, world by world, over and over."""

    def __init__(self, *plans: str) -> None:
        self._worlds = [float(won == "1") for world in zip(*plans, strict=True) for won in world]
        self._tries = 0

    def settled(self, state: State, moves: int) -> bool:
        return True

    def worth(self, state: State, seat: int) -> float:
        self._tries += 1
        return self._worlds[(self._tries - 1) % len(self._worlds)]


@pytest.mark.parametrize(
    ("first", "second", "worlds"),
    [
        ("1110111011101110", "0111011101110111", [200, 200]),
        ("1101010101010101", "1010101010101010", [200, 200]),
        ("1111111101111111", "0000000010000000", [200, 16]),
        ("0000000010000000", "1111111101111111", [16, 200]),
    ],
    ids=["as good", "close", "hopeless", "hopeless though it came first"],
)
def test_a_plan_that_is_close_is_kept_and_a_hopeless_one_is_not(
    first: str, second: str, worlds: list[int]
) -> None:
    """The difference counts beside its own error: luck alone gives no plan up."""
    game = all_games()[0]
    _, view = decision(game, seed=2)
    plans = [[action] for action in game.imagine(view, Dice(5)).legal_actions()[:2]]
    three = [*plans, plans[0]]  # the third always wins as often as the better one
    better = max(first, second, key=lambda won: won.count("1"))
    knowledge = Scripted(first, second, better)
    ratings = compare(game, view, three, knowledge, Dice(5), Thinking(Budget(200, None), 0))
    assert sorted(rating.worlds for rating in ratings) == sorted([*worlds, 200])


@games
@pytest.mark.parametrize("level", LEVELS)
def test_what_was_imagined_for_a_decision_is_forgotten_with_it(game: Game, level: str) -> None:
    """Nothing that a class or a bot keeps may reach the next decision, or another bot's."""
    state, view = decision(game, seed=4)
    kind = type(state)

    def alive() -> int:
        gc.collect()
        return sum(isinstance(one, kind) for one in gc.get_objects())

    before = alive()  # this one, and what other tests have kept
    assert before >= 1
    bot = make_bot(game, level, Dice(1), Budget(4, None))
    for _ in range(2):
        bot.decide(view)
        assert alive() == before


@games
def test_a_plan_without_a_rival_is_tried_when_it_is_to_be_rated(game: Game) -> None:
    _, view = decision(game, seed=8)
    only = Knowledge().plans(game.imagine(view, Dice(5)))[:1]
    for alone, worlds in ((True, 6), (False, 0)):
        thinking = Thinking(Budget(6, None), 0)
        (rating,) = compare(game, view, only, Knowledge(), Dice(5), thinking, alone=alone)
        assert rating.worlds == worlds

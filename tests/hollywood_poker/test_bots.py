"""The bots of Hollywood Poker: confined, repeatable, within their budget, and not foolish."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count

import pytest

import lichtspiel
from lichtspiel import Dice, Game, Setup, View, get_game, new_table
from lichtspiel.bots import Budget, make_bot
from lichtspiel.bots.budget import Thinking
from lichtspiel.bots.hollywood_poker.beliefs import lean_upwards
from lichtspiel.bots.hollywood_poker.bots import StrongBot
from lichtspiel.bots.hollywood_poker.counting import Counting
from lichtspiel.bots.hollywood_poker.knowledge import CountingKnowledge
from lichtspiel.engine.chance import Chance
from lichtspiel.engine.contract import State
from lichtspiel.games.hollywood_poker.cards import cards_of, deck, pack
from lichtspiel.games.hollywood_poker.state import HollywoodPoker
from lichtspiel.games.hollywood_poker.view import HollywoodPokerView
from lichtspiel.teaching.hollywood_poker.positions import cards, mid_deal

# Bots are not among what is counted, and counting how they use the rules takes longest.
pytestmark = [pytest.mark.no_cover, pytest.mark.costly]

GAME = get_game("hollywood-poker")
LEVELS = ("easy", "medium", "strong")
FEW = Budget(worlds=2, seconds=None)
SOME = Budget(worlds=60, seconds=None)
SETUPS = [
    GAME.setup(3, {"round": "open", "end": "deals", "deals": 2}),
    GAME.setup(6, {"round": "locked", "end": "deals", "deals": 2}),
]
"""Beside those in which every bot of every game plays anyway (`Game.samples`)."""


def views(setup: Setup, seed: int, level: str = "medium") -> Iterator[View]:
    """The views of the seat to act, move by move, in a match of bots."""
    table = new_table("hollywood-poker", seats=setup.seats, options=setup.options, seed=seed)
    bots = [make_bot(GAME, level, Dice(seat), FEW) for seat in range(setup.seats)]
    for action in table.state.outside_actions():
        table.play(action)
    while not table.over:
        view = table.view(table.actor)
        yield view
        table.play(bots[table.actor].decide(view), table.actor)


def name_of(setup: Setup) -> str:
    changed = {
        name: value
        for name, value in setup.options.items()
        if value != GAME.setup(setup.seats).options[name]
    }
    return "-".join(map(str, (setup.seats, *changed.values())))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_match_is_played_to_its_end(setup: Setup, level: str) -> None:
    """The table refuses what is not legal."""
    assert sum(1 for _ in views(setup, seed=3, level=level)) > 10


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_what_is_hidden_does_not_matter(seats: int, level: str) -> None:
    setup = GAME.setup(seats, {"end": "deals", "deals": 2})
    for number, view in enumerate(views(setup, seed=5)):
        if number % 9:
            continue
        dealt_again = GAME.imagine(view, Dice(number)).view(view.seat)
        mine = make_bot(GAME, level, Dice(1), FEW).decide(view)
        assert make_bot(GAME, level, Dice(1), FEW).decide(dealt_again) is mine


MATCH = """
from lichtspiel import Dice, get_game, new_table
from lichtspiel.bots import Budget, make_bot
from lichtspiel.bots.budget import Thinking
game = get_game("hollywood-poker")
table = new_table("hollywood-poker", seats=4, options={"end": "deals", "deals": 2}, seed=11)
levels = ("easy", "medium", "strong", "strong")
bots = [make_bot(game, level, Dice(seat), Budget(3, None)) for seat, level in enumerate(levels)]
while not table.over:
    table.play(bots[table.actor].decide(table.view(table.actor)))
print(*(action.notation for action in table.actions))
"""


@pytest.mark.skipif(not lichtspiel.compiled, reason="nothing is compiled here")
def test_compiled_and_interpreted_bots_play_the_same_match() -> None:
    played = [
        subprocess.run(
            [sys.executable, "-c", MATCH],
            env={**os.environ, "LICHTSPIEL_INTERPRETED": interpreted},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for interpreted in ("0", "1")
    ]
    assert played[0] == played[1]
    assert len(played[0].split()) > 50


# -- tactics --------------------------------------------------------------------------

THINKERS = ("medium", "strong")


def decide(state: State, level: str) -> str:
    view = state.view(state.actor)
    return make_bot(GAME, level, Dice(7), SOME).decide(view).notation


@pytest.mark.parametrize("level", LEVELS)
def test_it_goes_out_when_it_can(level: str) -> None:
    state = mid_deal(
        ["7-7", "3-10", "4-11", "5-12"], acts=[None, "3-3", "pass", "pass"], leader=1, turn=0
    )
    assert decide(state, level) == "7-7"


@pytest.mark.parametrize("level", THINKERS)
def test_it_leads_what_nobody_can_beat_and_its_last_loser_last(level: str) -> None:
    """Nothing that is out beats two elevens, so the two follows and everything is gone."""
    state = mid_deal(["2-11-11", "5-6-12", "6-7-8", "8-9-10"], deal=2)
    assert decide(state, level) == "11-11"


@pytest.mark.parametrize("level", THINKERS)
def test_a_double_takes_the_lead_when_one_set_is_left(level: str) -> None:
    state = mid_deal(
        ["4-4-D", "5-6-7", "8-9-10", "9-10-12"], acts=[None, "9", "pass", "11"], leader=1, turn=0
    )
    assert decide(state, level) == "D"


@pytest.mark.parametrize("level", THINKERS)
def test_sets_are_kept_together(level: str) -> None:
    state = mid_deal(
        ["3-4-8-9-9-9-12", "2-5-6-7-7-10", "2-3-8-8-10-11", "5-6-10-11-11-13"],
        acts=[None, "5", "pass", "7"],
        leader=1,
        turn=0,
    )
    assert decide(state, level) == "8"


@pytest.mark.parametrize("level", THINKERS)
def test_no_double_is_spent_where_a_low_card_will_do(level: str) -> None:
    hands = ["2-4-6-7-8-9-10-11-D", "2-4-5-6-7-8-9", "2-3-4-5-9-10-12", "5-6-8-10-11-12-13"]
    state = mid_deal(hands, acts=[None, None, None, "3"], leader=3, turn=0)
    assert decide(state, level) in ("4", "6", "7", "8", "9")


def test_it_leads_a_pair_against_a_hand_of_one_card() -> None:
    """A single card would let the next one go out first; a pair it cannot answer."""
    state = mid_deal(["3-5-5", "12", "4-6-7-8-9", "6-7-9-10-11"], deal=2)
    assert decide(state, "strong") == "5-5"


# -- the exchange ---------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_hp_8_gifts_come_from_the_low_end_of_the_hand(level: str) -> None:
    setup = GAME.setup(8, {"end": "deals", "deals": 2})
    gifts = 0
    for view in views(setup, seed=8):
        assert isinstance(view, HollywoodPokerView)
        if view.giving >= 0:
            gift = make_bot(GAME, level, Dice(2), FEW).decide(view)
            assert gift.notation.startswith("give ")
            assert cards(gift.notation.removeprefix("give "))[0] <= view.hand[len(view.hand) // 2]
            gifts += 1
    assert gifts == 4 + 3 + 2 + 1


def test_a_lone_low_card_is_given_rather_than_half_a_pair() -> None:
    for view in views(GAME.setup(4, {"end": "deals", "deals": 2}), seed=4):
        assert isinstance(view, HollywoodPokerView)
        if view.giving >= 0:
            state = GAME.imagine(view, Dice(0))
            assert isinstance(state, HollywoodPoker)
            plans = CountingKnowledge().plans(state)
            lone = [card for card in view.hand if view.hand.count(card) == 1]
            assert cards(plans[0][0].notation.removeprefix("give "))[0] in lone


# -- counting -------------------------------------------------------------------------


def test_counting_tells_which_sets_nobody_can_beat() -> None:
    state = mid_deal(["2-11-11", "5-6-12", "6-7-8", "8-9-10"], deal=2)
    counting = Counting(state)
    assert counting.out == pack(cards("5-6-12-6-7-8-8-9-10"))
    assert counting.stays(11, 2, counting.rivals) == 1.0
    assert 0.0 < counting.stays(11, 1, counting.rivals) < 1.0
    assert counting.stays(2, 1, counting.rivals) < counting.stays(11, 1, counting.rivals)
    assert counting.losers(pack(cards("2-11-11"))) == 1
    assert counting.losers(pack(cards("2-8-11-11"))) == 2


def test_who_has_acted_can_no_longer_beat_a_set_in_a_lap() -> None:
    """HP-12: the last one to act wins with whatever is higher."""
    acts = [None, "3", "pass", "pass"]
    hands = ["4-9", "5-6-12", "6-7-8", "8-9-10"]
    lap = Counting(mid_deal(hands, acts=acts, leader=1, turn=0))
    assert lap.stays(4, 1, lap.behind) == 1.0
    again = Counting(mid_deal(hands, acts=acts, leader=1, turn=0, options={"round": "open"}))
    assert again.stays(4, 1, again.behind) < 1.0


# -- beliefs --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4, 5, 8])
def test_high_cards_are_expected_where_careers_are_high(seats: int) -> None:
    """Cards move up the careers in an imagined world, and never against what a seat knows."""
    moved = 0
    for number, view in enumerate(views(GAME.setup(seats, {"end": "deals", "deals": 2}), seed=6)):
        assert isinstance(view, HollywoodPokerView)
        world = GAME.imagine(view, Dice(number))
        assert isinstance(world, HollywoodPoker)
        before = [sum(cards_of(player.hand)) for player in world.players]
        lean_upwards(world, view, Dice(number))
        after = [sum(cards_of(player.hand)) for player in world.players]
        assert world.view(view.seat) == view
        assert sorted(world.cards()) == deck(seats)
        assert sum(after[: seats // 2]) >= sum(before[: seats // 2])
        if view.deal == 1 or view.giving >= 0:
            assert after == before
        else:
            moved += after != before
            check_partner(world, view)
    assert (moved > 10) == (seats > 2)


def check_partner(world: HollywoodPoker, view: HollywoodPokerView) -> None:
    """HP-23: what the seat passed on is where it was; the lower one has given its highest."""
    rank = view.order.index(view.seat)
    partner = world.players[-1 - rank]
    if not view.gave:
        return
    if rank >= len(view.order) - len(view.order) // 2:
        kept = Counter(view.gave) - Counter(view.received)
        assert not kept - Counter(cards_of(partner.hand + partner.played))
    else:
        free = Counter(cards_of(partner.hand)) - Counter(view.gave)
        assert max(free, default=0) <= min(view.received)


# -- what it says ---------------------------------------------------------------------


def test_ratings_are_shares_and_the_best_comes_first() -> None:
    state = mid_deal(["3-5-5", "12", "4-6-7-8-9", "6-7-9-10-11"], deal=2)
    ratings = StrongBot(GAME, Dice(1), SOME).rate(state.view(0))
    assert ratings[0].action.notation == "5-5"
    assert all(0.0 <= rating.value <= 1.0 and rating.worlds > 0 for rating in ratings)
    assert len({rating.action for rating in ratings}) == len(ratings) > 2


def test_the_only_thing_to_do_has_a_rating_too() -> None:
    state = mid_deal(
        ["3-13", "10-11", "4-6-7", "9-10"], acts=[None, "6-6", "pass", "pass"], leader=1, turn=0
    )
    assert [action.notation for action in state.legal_actions()] == ["pass"]
    (rating,) = StrongBot(GAME, Dice(1), SOME).rate(state.view(0))
    assert rating.worlds == 60
    assert 0.0 < rating.value < 1.0


def test_a_deal_that_decides_the_match_is_worth_winning_it() -> None:
    """HP-22: second in the deal, but first in the match."""
    for end, worth in (({"end": "deals", "deals": 1}, 0.5 * 0.4), ({}, 0.4)):
        state = mid_deal(["3", "4", "5", "6"], options=end)
        for _ in range(3):
            state.apply(state.legal_actions()[0])
        assert state.finishing_order() == [0, 1, 2, 3]
        assert CountingKnowledge().worth(state, 1) == pytest.approx(worth)
        assert CountingKnowledge().worth(state, 0) == 1.0


# -- budgets --------------------------------------------------------------------------


class CountingGame(Game):
    """Hollywood Poker that counts the worlds it is asked for."""

    def __init__(self) -> None:
        super().__init__(
            "hollywood-poker", ruleset=1, seats=(2, 8), options=(), all_actions=(), turn_rule=""
        )
        self.imagined = 0

    def imagine(self, view: View, chance: Chance) -> State:
        self.imagined += 1
        return GAME.imagine(view, chance)


@pytest.mark.parametrize(("level", "most"), [("easy", 1), ("medium", 1), ("strong", 1 + 20)])
def test_no_more_worlds_than_the_budget_has(level: str, most: int) -> None:
    game = CountingGame()
    view = next(views(GAME.setup(4), seed=1))
    make_bot(game, level, Dice(1), Budget(worlds=20, seconds=None)).decide(view)
    assert 0 < game.imagined <= most


def test_it_stops_when_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is looked at before every imagined deal that is played."""
    looks = count(1)

    def thinking(budget: Budget, usual_worlds: int) -> Thinking:
        return Thinking(budget, usual_worlds, clock=lambda: next(looks) / 1000)

    monkeypatch.setattr("lichtspiel.bots.hollywood_poker.bots.Thinking", thinking)
    view = next(views(GAME.setup(4), seed=1))
    StrongBot(GAME, Dice(1), Budget(worlds=100_000, seconds=0.05)).decide(view)
    assert next(looks) in range(50, 54)


# -- strength -------------------------------------------------------------------------


@pytest.mark.parametrize(("better", "worse"), [("easy", "random"), ("medium", "easy")])
def test_the_better_level_finishes_first_more_often(better: str, worse: str) -> None:
    """Par is 5 of 20."""
    firsts = 0
    for seed in range(5):
        for seat in range(4):
            table = new_table(
                "hollywood-poker", seats=4, options={"end": "deals", "deals": 1}, seed=seed
            )
            levels = [better if at == seat else worse for at in range(4)]
            bots = [make_bot(GAME, level, Dice(seed)) for level in levels]
            while not table.over:
                table.play(bots[table.actor].decide(table.view(table.actor)))
            assert table.outcome is not None
            firsts += seat in table.outcome.winners
    assert firsts >= 9

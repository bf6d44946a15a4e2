"""Top oder Flop's bots: confined, repeatable, within their budget, and not foolish."""

import os
import subprocess
import sys

import pytest

import lichtspiel
from lichtspiel import Dice, get_game
from lichtspiel.bots import Budget, make_bot, rate
from lichtspiel.bots.top_oder_flop.knowledge import weighed
from lichtspiel.bots.top_oder_flop.outlook import Outlook, points_now, won_share
from lichtspiel.engine.seeds import Seeds, SeedStream
from lichtspiel.games.top_oder_flop.cards import KINDS
from lichtspiel.games.top_oder_flop.state import TopOderFlop
from tests.top_oder_flop.tables import table

# Bots are not among what is counted, and counting how they use the rules takes longest.
pytestmark = [pytest.mark.no_cover, pytest.mark.costly]

GAME = get_game("top-oder-flop")
QUICK = Budget(3, None)
FEW_FIVES = "\n".join(
    [f"{value} {pair} x2" for value in (1, 2, 3, 4) for pair in ("AA CC", "AA DD", "CC TT")]
    + ["5 RR x9", "5 TT x2", "any -3 x12", "top>flop +3 x4"]
)
"""A deck of another kind: pairs are missing, and more than a third are change cards."""


def dealt(seats: int, seed: int, deck: str = "house") -> TopOderFlop:
    state = GAME.new(GAME.setup(seats, {"deck": deck}))
    state.deal(SeedStream(Seeds.numbered(seed).root(), 0))
    assert isinstance(state, TopOderFlop)
    return state


def later(seed: int, moves: int, seats: int = 4) -> TopOderFlop:
    """A position of a game between medium bots."""
    state, bot = dealt(seats, seed), make_bot(GAME, "medium", Dice(seed), QUICK)
    for _ in range(moves):
        state.apply(bot.decide(state.view(state.actor)))
    return state


def decided(state: TopOderFlop, level: str, worlds: int = 16) -> str:
    bot = make_bot(GAME, level, Dice(4), Budget(worlds, None))
    return str(bot.decide(state.view(state.actor)))


@pytest.mark.parametrize("deck", ["house", FEW_FIVES], ids=["house", "few-fives"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_levels_play_whole_games(seats: int, deck: str) -> None:
    state = dealt(seats, seed=seats, deck=deck)
    bots = [
        make_bot(GAME, level, Dice(seat), Budget(1, None))
        for seat, level in enumerate(("strong", "medium", "easy", "medium", "easy")[:seats])
    ]
    while state.actor >= 0:
        action = bots[state.actor].decide(state.view(state.actor))
        assert state.why_illegal(action) is None
        state.apply(action)
    assert state.outcome() is not None


@pytest.mark.parametrize("level", ["easy", "medium", "strong"])
@pytest.mark.parametrize("moves", [0, 20, 35])
def test_a_decision_does_not_depend_on_cards_the_seat_cannot_see(level: str, moves: int) -> None:
    state = later(seed=moves, moves=moves)
    view = state.view(state.actor)
    other = GAME.imagine(view, Dice(77))
    assert isinstance(other, TopOderFlop)
    assert other.cards() != state.cards()
    assert decided(other, level, 3) == decided(state, level, 3)


SOME_DECISIONS = """
from tests.top_oder_flop.test_bots import decided, later
for seed in range(3):
    state = later(seed, 14 * seed)
    print([decided(state, level, 3) for level in ("easy", "medium", "strong")])
"""


@pytest.mark.skipif(not lichtspiel.compiled, reason="there is nothing to compare with")
def test_compiled_and_interpreted_decide_the_same() -> None:
    printed = [
        subprocess.run(
            [sys.executable, "-c", SOME_DECISIONS],
            env={
                **os.environ,
                "LICHTSPIEL_INTERPRETED": pure,
                "PYTHONPATH": os.pathsep.join(sys.path),
            },
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for pure in ("0", "1")
    ]
    assert printed[0].count("\n") == 3
    assert printed[0] == printed[1]


# -- the score sheet, now and at the end -----------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_points_now_are_those_of_the_score_sheet(seats: int) -> None:
    dice = Dice(seats)
    for seed in range(5):
        state = dealt(seats, seed)
        while state.actor >= 0:
            assert tuple(points_now(state)) == state.sheet().scores
            legal = state.legal_actions()
            state.apply(legal[dice.below(len(legal))])
        winners = state.sheet().winners
        for seat in range(seats):
            assert won_share(state, seat) == (1 / len(winners) if seat in winners else 0)


def test_chances_add_up_and_follow_the_points() -> None:
    outlook = Outlook(later(seed=5, moves=30))
    chances = [outlook.chance(seat) for seat in range(4)]
    assert sum(chances) == pytest.approx(1)
    assert chances.index(max(chances)) == outlook.points.index(max(outlook.points))


def test_a_lead_is_safer_towards_the_end() -> None:
    early = table(rows={0: {"aa": "a5", "cc": "cd1"}, 1: {"aa": "ac2", "dd": "dt1"}})
    late = early.copy()
    while late.seats[0].size > 1:
        late.seats[0].drop(KINDS[late.seats[0].hand_cards()[0]])
    late.seats[0].markers = 0
    assert 0.5 < Outlook(early).shares[0] < Outlook(late).shares[0] <= 1


# -- tactics -----------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_minus_three_flees_the_first_place_of_a_flop(level: str) -> None:
    """Not at once perhaps, but before the seat with two cards left can end the game."""
    state = table(
        "tf-3 ac1 cd2 ct1 ct2 cr1",
        seats=4,
        films={"aa flop": "a5 a5 ar4 x2", "aa top": "ad1 ar1 at1"},
        rows={0: {"aa": "ac2", "cc": "ac3"}, 1: {"cc": "cr2 ac4? cd3? ct3? cr3? c5?", "dd": "dt1"}},
        markers={1: 0},
    )
    assert decided(state, level) == "tf-3 own aa"


@pytest.mark.parametrize("level", ["easy", "medium", "strong"])
def test_a_five_takes_the_first_place_of_a_hit(level: str) -> None:
    state = table(
        "a5 cd1 dr1 dr2 ct1 rt1 rt2",
        seats=4,
        films={"aa top": "a5 ac4 ar4 x2", "aa flop": "ad1 ac1 at1"},
        rows={0: {"aa": "ad3", "cc": "cr1"}, 1: {"aa": "ar3 at3", "dd": "dt1"}},
        markers={0: 0},
    )
    assert decided(state, level) == "a5 own aa"


def test_strong_ends_the_game_while_it_leads() -> None:
    """TF-26: its last card goes into a row; the others still hold all of theirs."""
    state = table(
        "ad1",
        seats=4,
        films={"aa top": "a5 a5 ar4 x2", "aa flop": "ac1 ar1 at1"},
        rows={0: {"aa": "a5 ad4? ac3? ar3? at3? ad3? ac2?", "cc": "cr1"}},
        hands={
            1: "any-3 any-3 any+3 any+3 any+3 ft+3",
            2: "ft+3 ft+3 ft+3 ft+3 tf-3 tf-3",
            3: "tf-3 tf-3 tf-3 t5 t5 t5",
        },
        markers={0: 0},
    )
    ratings = rate(GAME, state.view(0), Dice(1), Budget(16, None))
    assert ratings[0].action.notation.startswith("ad1 own")
    assert ratings[0].value == 1
    assert ratings[0].error == 0


# -- ratings and budgets -----------------------------------------------------------------


def test_no_more_worlds_are_tried_than_the_budget_has() -> None:
    view = later(seed=1, moves=20).view(later(seed=1, moves=20).actor)
    ratings = rate(GAME, view, Dice(1), Budget(5, None))
    assert {rating.worlds for rating in ratings} == {5}
    assert len(ratings) == 8


@pytest.mark.parametrize("level", ["medium", "strong"])
def test_without_any_time_the_first_impression_decides(level: str) -> None:
    state = later(seed=1, moves=20)
    bot = make_bot(GAME, level, Dice(1), Budget(None, 0.0))
    world = GAME.imagine(state.view(state.actor), Dice(1))
    assert isinstance(world, TopOderFlop)
    assert bot.decide(state.view(state.actor)) == weighed([world])[0][0]


def test_medium_beats_easy() -> None:
    """Not a measurement, that is the arena's: ten deals in which it must not be lost."""
    won = 0.0
    for seed in range(10):
        state = dealt(2, seed)
        bots = [
            make_bot(GAME, level, Dice(seed), Budget(None, None)) for level in ("medium", "easy")
        ]
        while state.actor >= 0:
            state.apply(bots[state.actor].decide(state.view(state.actor)))
        won += won_share(state, 0)
    assert won >= 6

"""The bots of Face to Face."""

import math

import pytest

from lichtspiel import Dice, get_game
from lichtspiel.bots import Budget, make_bot
from lichtspiel.bots.face_to_face.outlook import chance, price_down, price_up, too_few
from lichtspiel.bots.face_to_face.turns import TurnFinder
from lichtspiel.engine.bits import set_of, size
from lichtspiel.engine.contract import NOBODY
from lichtspiel.games.face_to_face.state import FaceToFace
from lichtspiel.testing import position

# Bots are not among what is counted, and counting how they use the rules takes longest.
pytestmark = [pytest.mark.no_cover, pytest.mark.costly]

GAME = get_game("face-to-face")
FEW = Budget(worlds=4, seconds=None)


def dealt(seed: int, *, grace: bool = False) -> FaceToFace:
    state = GAME.new(GAME.setup(2, {"last_card_grace": grace}))
    assert isinstance(state, FaceToFace)
    state.deal(Dice(seed))
    return state


def table(
    own: tuple[int, int], other: tuple[int, int], hand: list[int], draw: list[int]
) -> FaceToFace:
    """Gold to move; its other cards are laid. Silver has a few cards in the middle."""
    state = position(
        "face-to-face",
        {
            "mover": 0,
            "laid_this_turn": 0,
            "helped": False,
            "gold": {"up": own[0], "down": own[1], "hand": hand, "draw": draw},
            "silver": {"up": other[0], "down": other[1], "hand": [28, 30], "draw": [31, 33]},
        },
    )
    assert isinstance(state, FaceToFace)
    return state


def best_turn(state: FaceToFace) -> list[str]:
    return [action.notation for action in TurnFinder().best(state, 1)[0].plan]


@pytest.mark.parametrize("grace", [False, True])
@pytest.mark.parametrize("level", ["easy", "medium", "strong"])
def test_plays_whole_games_by_the_rules(level: str, grace: bool) -> None:
    for seed in range(2):
        state = dealt(seed, grace=grace)
        bots = [make_bot(GAME, level, Dice(seat), FEW) for seat in (0, 1)]
        while state.actor != NOBODY:
            state.apply(bots[state.actor].decide(state.view(state.actor)))
        assert state.outcome() is not None


@pytest.mark.parametrize("level", ["easy", "medium", "strong"])
def test_decides_the_same_when_hidden_cards_are_dealt_again(level: str) -> None:
    state = dealt(3)
    mover = make_bot(GAME, "medium", Dice(0))
    for turn in range(20):
        if state.actor == NOBODY:
            break
        view = state.view(state.actor)
        again = GAME.imagine(view, Dice(turn)).view(state.actor)
        decisions = [make_bot(GAME, level, Dice(7), FEW).decide(seen) for seen in (view, again)]
        assert decisions[0] is decisions[1]
        state.apply(mover.decide(view))


def test_uses_a_backwards_trick() -> None:
    state = table((40, 12), (2, 59), [8, 30, 41, 42, 55, 58], [3, 4, 5, 6])
    assert "30 up" in best_turn(state)


def test_lays_the_higher_of_two_cards_ten_apart_first() -> None:
    state = table((34, 12), (2, 59), [25, 35, 50, 55, 57, 58], [3, 4, 5, 6])
    turn = best_turn(state)
    assert turn.index("35 up") < turn.index("25 up")


def test_lays_its_last_cards_and_wins() -> None:
    state = table((40, 20), (30, 32), [8, 50, 55], [])
    turn = best_turn(state)
    assert len(turn) == 3
    assert "end" not in turn


def test_ff_18_does_not_keep_one_last_card() -> None:
    """Of four cards three fit; a player who lays three keeps one and loses."""
    state = table((40, 3), (2, 59), [20, 50, 55, 58], [])
    assert len(best_turn(state)) == 3, "two cards and the end"


def test_ff_18_lays_the_last_card_alone_where_there_is_grace() -> None:
    state = table((40, 3), (2, 59), [50], [])
    state.grace = True
    assert best_turn(state) == ["50 up"]


def test_goes_on_with_the_turn_it_began() -> None:
    """Deciding card by card comes to the turn that was found at its start, or a better one."""
    for seed in range(10):
        state = dealt(seed)
        finder = TurnFinder()
        promised = finder.best(state, 1)[0].odds
        seat = state.actor
        while state.laid < 2 or finder.best(state, 1)[0].plan[0].notation != "end":
            state.apply(finder.best(state, 1)[0].plan[0])
        assert state.actor == seat
        assert finder.outlook.now(state) >= promised


def test_the_best_turns_come_best_first_and_differ() -> None:
    state = table((20, 40), (2, 59), [22, 24, 26, 34, 36, 38], [3, 4, 5, 6])
    turns = TurnFinder().best(state, 5)
    odds = [turn.odds for turn in turns]
    assert odds == sorted(odds, reverse=True)
    assert len({tuple(turn.plan) for turn in turns}) == 5


def test_strong_rates_whole_turns_between_lost_and_won() -> None:
    state = dealt(6)
    bot = make_bot(GAME, "strong", Dice(1), Budget(worlds=16, seconds=None))
    ratings = bot.rate(state.view(state.actor))  # type: ignore[attr-defined]
    assert 2 <= len(ratings) <= 5
    assert all(0 <= rating.value <= 1 for rating in ratings)
    assert all(rating.plan[-1].notation == "end" for rating in ratings)


def test_without_time_strong_plays_the_best_turn_at_sight() -> None:
    state = dealt(8)
    view = state.view(state.actor)
    strong = make_bot(GAME, "strong", Dice(1), Budget(worlds=150, seconds=0.0))
    assert strong.decide(view) is make_bot(GAME, "medium", Dice(1)).decide(view)


def test_counts_cards_and_chances() -> None:
    assert [size(set_of(range(2, top))) for top in (2, 3, 33, 60)] == [0, 1, 31, 58]
    for need in (1, 2):
        for fitting in range(8):
            ways = sum(
                math.comb(fitting, hits) * math.comb(7 - fitting, 4 - hits) for hits in range(need)
            )
            assert too_few(need, 4, fitting, 7) == pytest.approx(ways / math.comb(7, 4))
    assert chance(0.0) == 0.5


def test_prices_reckon_with_the_backwards_trick() -> None:
    top = set_of([30])
    assert price_up(top, set_of([33, 40])) == 3
    assert price_up(top, set_of([20, 33])) == -10
    assert price_up(top, set_of([22, 32])) == -8, "32 first, then 22"
    assert price_down(top, set_of([12, 27])) == 3
    assert price_down(top, set_of([28, 38])) == -8, "28 first, then 38"


def test_medium_beats_easy() -> None:
    """A smoke test: far fewer games than the arena plays, so the mark is low."""
    won = 0
    for seed in range(15):
        for seat in (0, 1):
            state = dealt(seed)
            levels = ("medium", "easy") if seat == 0 else ("easy", "medium")
            bots = [make_bot(GAME, level, Dice(seed)) for level in levels]
            while state.actor != NOBODY:
                state.apply(bots[state.actor].decide(state.view(state.actor)))
            won += state.winner == seat
    assert won >= 21

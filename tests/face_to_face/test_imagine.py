"""Imagined worlds of Face to Face: exactly those that fit, each as likely as the other."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from lichtspiel import SPECTATOR, Dice, get_game
from lichtspiel.games.face_to_face.piles import TAKES
from lichtspiel.games.face_to_face.state import FaceToFace
from lichtspiel.testing import play_at_random, position

GAME = get_game("face-to-face")


def can_lay_two(hand: tuple[int, ...], own: tuple[int, int], other: tuple[int, int]) -> bool:
    """FF-16 by trying every ordered pair of lays, written without the engine's card sets."""

    def takes(pile: int, top: int, card: int) -> bool:
        if pile < 2:
            return card > top or card == top - 10 if pile == 0 else card < top or card == top + 10
        return card < top if pile == 2 else card > top

    for first, second in permutations(hand, 2):
        for pile in range(4):
            tops = [*own, *other]
            if not takes(pile, tops[pile], first):
                continue
            tops[pile] = first
            for next_pile in range(4):
                two_helps = pile >= 2 and next_pile >= 2
                if not two_helps and takes(next_pile, tops[next_pile], second):
                    return True
    return False


def world(
    own: tuple[int, int], other: tuple[int, int], hand: list[int], draw: list[int], laid: int = 0
) -> FaceToFace:
    """Silver to move; its cards beside `hand` and `draw` are laid. Gold waits with two cards."""
    state = position(
        "face-to-face",
        {
            "mover": 1,
            "laid_this_turn": laid,
            "helped": False,
            "gold": {"up": other[0], "down": other[1], "hand": [6, 7], "draw": []},
            "silver": {"up": own[0], "down": own[1], "hand": hand, "draw": draw},
        },
    )
    assert isinstance(state, FaceToFace)
    return state


def silver_hands(state: FaceToFace, seat: int, count: int) -> Counter[tuple[int, ...]]:
    dice, view = Dice(11), state.view(seat)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(count):
        imagined = GAME.imagine(view, dice)
        assert isinstance(imagined, FaceToFace)
        found[imagined.view(1).hand] += 1
    return found


def assert_uniform(found: Counter[tuple[int, ...]], possible: set[tuple[int, ...]]) -> None:
    """Pearson's test, far out in the tail: a fair sampler fails once in many thousand runs."""
    assert set(found) == possible
    expected = found.total() / len(possible)
    chi_squared = sum((seen - expected) ** 2 / expected for seen in found.values())
    freedom = len(possible) - 1
    assert chi_squared < freedom + 5 * (2 * freedom) ** 0.5 + 10


CASES = {
    "able": ((40, 12), (1, 60), [30, 35], [20, 44, 50, 11], 0),
    "after one lay": ((40, 12), (1, 60), [41, 20], [21, 22, 45, 5], 1),
    "stuck": ((50, 10), (50, 60), [21, 30], [33, 55, 44, 20, 8], 0),
    "stuck behind one card": ((50, 10), (1, 60), [55, 30], [22, 33, 40, 45, 57], 0),
}


@pytest.mark.parametrize("seat", [0, SPECTATOR])
@pytest.mark.parametrize("name", CASES)
def test_hidden_hands_are_uniform_over_all_that_fit(name: str, seat: int) -> None:
    own, other, hand, draw, laid = CASES[name]
    state = world(own, other, hand, draw, laid)
    unseen = sorted(hand + draw)
    if laid:
        playable = TAKES[0][own[0]] | TAKES[1][own[1]] | TAKES[2][other[0]] | TAKES[3][other[1]]
        fits = {h for h in combinations(unseen, len(hand)) if any(playable >> c & 1 for c in h)}
    else:
        stuck = state.outcome() is not None
        fits = {
            h for h in combinations(unseen, len(hand)) if can_lay_two(h, own, other) is not stuck
        }
    assert 1 < len(fits) < len(list(combinations(unseen, len(hand))))
    assert_uniform(silver_hands(state, seat, 400 * len(fits)), fits)


def test_draw_piles_are_imagined_in_every_order() -> None:
    state = world((40, 12), (1, 60), [30, 35], [20, 44, 50, 11])
    view, dice = state.view(1), Dice(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 300):
        imagined = GAME.imagine(view, dice)
        assert isinstance(imagined, FaceToFace)
        orders[tuple(imagined.silver.pile[imagined.silver.drawn :])] += 1
    assert_uniform(orders, set(permutations([20, 44, 50, 11])))


def test_stuck_hands_are_found_in_every_finished_game() -> None:
    """With grace and without, whoever looks: the loser's imagined hand is stuck, and varies."""
    dice = Dice(5)
    stuck = 0
    for seed in range(60):
        setup = GAME.setup(options={"last_card_grace": seed % 2 == 1})
        *_, last = play_at_random(setup, seed)
        assert last.outcome is not None
        if last.outcome.reason != "stuck":
            continue
        stuck += 1
        for seat in (0, 1, SPECTATOR):
            imagined = GAME.imagine(last.view(seat), dice)
            assert isinstance(imagined, FaceToFace)
            imagined.turn_of(1 - last.outcome.winners[0])
            assert imagined.stuck()
    assert stuck > 30


def test_grace_a_last_card_that_fits_nowhere_is_imagined_so() -> None:
    state = position(
        "face-to-face",
        {
            "mover": 1,
            "laid_this_turn": 0,
            "helped": False,
            "gold": {"up": 1, "down": 60, "hand": [6, 7], "draw": []},
            "silver": {"up": 50, "down": 10, "hand": [30], "draw": []},
        },
        options={"last_card_grace": True},
    )
    imagined = GAME.imagine(state.view(0), Dice(1))
    assert imagined.view(1).to_json()["hand"] == [30]

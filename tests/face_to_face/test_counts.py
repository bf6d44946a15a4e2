"""How many ways there are to go on, counted by the engine and by an independent brute force."""

from lichtspiel import State, get_game
from lichtspiel.testing import position

GAME = get_game("face-to-face")

Side = tuple[int, int, tuple[int, ...], tuple[int, ...]]
"""Up, down, hand, draw pile."""


def sequences(state: State, depth: int) -> int:
    """Legal sequences of this many actions, or shorter ones that end the game."""
    if depth == 0 or not state.legal_actions():
        return 1
    total = 0
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        total += sequences(after, depth - 1)
    return total


def fits(pile: int, top: int, card: int) -> bool:
    if pile == 0:
        return card > top or card + 10 == top
    if pile == 1:
        return card < top or card - 10 == top
    return card < top if pile == 2 else card > top


def lays(me: Side, you: Side, helped: bool) -> list[tuple[Side, Side, bool]]:
    """Every single lay, FF-17 not looked at."""
    found = []
    for card in me[2]:
        rest = tuple(other for other in me[2] if other != card)
        if fits(0, me[0], card):
            found.append(((card, me[1], rest, me[3]), you, helped))
        if fits(1, me[1], card):
            found.append(((me[0], card, rest, me[3]), you, helped))
        if not helped and fits(2, you[0], card):
            found.append(((me[0], me[1], rest, me[3]), (card, *you[1:]), True))
        if not helped and fits(3, you[1], card):
            found.append(((me[0], me[1], rest, me[3]), (you[0], card, *you[2:]), True))
    return found


def brute_force(me: Side, you: Side, laid: int, helped: bool, depth: int) -> int:
    """The same count from the rulebook's words: tuples, no card sets, no shared code."""
    if not me[2] and not me[3]:
        return 1  # emptied
    if depth == 0:
        return 1
    nexts = lays(me, you, helped)
    if laid == 0:
        nexts = [step for step in nexts if lays(*step)]
        if not nexts:
            return 1  # stuck
    total = sum(brute_force(mine, yours, laid + 1, used, depth - 1) for mine, yours, used in nexts)
    if laid >= 2:
        count = 6 - len(me[2]) if helped else 2
        drawn = (me[0], me[1], me[2] + me[3][:count], me[3][count:])
        total += brute_force(you, drawn, 0, False, depth - 1)
    return total


def test_ff_4_to_ff_18_the_number_of_legal_sequences_is_the_brute_forces() -> None:
    gold: Side = (20, 45, (10, 24, 30, 55), (12, 40, 50))
    silver: Side = (33, 41, (8, 23, 31, 51), (9, 44))
    state = position(
        "face-to-face",
        {
            "mover": 0,
            "laid_this_turn": 0,
            "helped": False,
            "gold": {"up": 20, "down": 45, "hand": list(gold[2]), "draw": list(gold[3])},
            "silver": {"up": 33, "down": 41, "hand": list(silver[2]), "draw": list(silver[3])},
        },
    )
    for depth in range(7):
        assert sequences(state, depth) == brute_force(gold, silver, 0, False, depth)
    assert sequences(state, 6) > 10_000

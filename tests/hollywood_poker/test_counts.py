"""Legal plays and whole deals, counted by the engine and by independent brute force."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lichtspiel import State, get_game
from lichtspiel.games.hollywood_poker.cards import pack
from lichtspiel.games.hollywood_poker.restore import restore_round
from lichtspiel.games.hollywood_poker.state import HollywoodPoker, new_match
from lichtspiel.teaching.hollywood_poker.positions import cards, mid_deal

GAME = get_game("hollywood-poker")
Hand = tuple[int, ...]


def value_of(chosen: Hand) -> int | None:
    """What a choice of cards is worth as a set; None if it is none. 14 is a Double."""
    naturals = {card for card in chosen if card != 14}
    if len(naturals) > 1:
        return None
    return naturals.pop() if naturals else 14


def sets_of(hand: Hand) -> set[Hand]:
    """Every choice of cards of the hand that is a set."""
    found = set()
    for size in range(1, len(hand) + 1):
        found |= {chosen for chosen in combinations(sorted(hand), size) if value_of(chosen)}
    return found


def answers(hand: Hand, top: Hand | None) -> set[Hand]:
    """HP-10, HP-11, by looking at every choice of cards. An empty one is a pass."""
    if top is None:
        return sets_of(hand)
    worth = value_of(top)
    assert worth is not None
    fitting = {
        chosen
        for chosen in sets_of(hand)
        if len(chosen) == len(top) and (value_of(chosen) or 0) > worth
    }
    return fitting | {()}


def written(chosen: Hand) -> str:
    return "-".join("D" if card == 14 else str(card) for card in chosen) or "pass"


small_cards = st.lists(st.sampled_from([3, 4, 5, 14]), min_size=1, max_size=7).filter(
    lambda hand: hand.count(14) <= 4
)


@given(small_cards, st.none() | small_cards.map(lambda c: tuple(sorted(c))).filter(value_of))
def test_hp_10_hp_11_legal_plays_are_those_of_a_brute_force(
    hand: list[int], top: Hand | None
) -> None:
    state = new_match(GAME.setup(8))
    leader, follower = state.players[0], state.players[1]
    follower.hand, follower.size = pack(hand), len(hand)
    state.deal_number = 1
    state.me, state.actor = follower, follower.seat
    if top is not None:
        restore_round(state, leader, [GAME.parse(written(top)), *[None] * 7])
    wanted = {written(chosen) for chosen in answers(tuple(hand), top)}
    legal = [action.notation for action in state.legal_actions()]
    assert sorted(legal) == sorted(wanted)
    for action in GAME.all_actions[:525]:
        assert (state.why_illegal(action) is None) == (action.notation in wanted)


# -- all ways a tiny deal can go ---------------------------------------------------


def sequences(state: State) -> int:
    """Legal sequences to the end of the deal."""
    total = 0
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        total += sequences(after)
    return total or 1


class Plain:
    """The play of a deal from the rulebook's words: tuples, and nothing of the engine."""

    def __init__(self, round_: str, careers: bool) -> None:
        self.round = round_
        self.careers = careers

    def count(self, hands: tuple[Hand, ...], leader: int) -> int:
        """From a lead to the end of the deal."""
        total = 0
        for chosen in sets_of(hands[leader]):
            after = self.less(hands, leader, chosen)
            asked = [(leader + step) % len(hands) for step in range(1, len(hands))]
            total += self.go_on(after, asked, leader, chosen, frozenset())
        return total

    def go_on(
        self, hands: tuple[Hand, ...], asked: list[int], owner: int, top: Hand, out: frozenset[int]
    ) -> int:
        """`asked` are those still to be asked, in turn, unless the set is beaten."""
        if sum(1 for hand in hands if hand) == 1:
            return 1
        asked = [seat for seat in asked if hands[seat] and seat not in out]
        if not asked:
            return self.count(hands, owner if hands[owner] else self.heir(hands, owner))
        seat, *others = asked
        total = 0
        for chosen in answers(hands[seat], top):
            if not chosen:
                passed = out | {seat} if self.round == "locked" else out
                total += self.go_on(hands, others, owner, top, passed)
                continue
            after = self.less(hands, seat, chosen)
            again = [(seat + step) % len(hands) for step in range(1, len(hands))]
            still = others if self.round == "lap" else again
            total += self.go_on(after, still, seat, chosen, out)
        return total

    def less(self, hands: tuple[Hand, ...], seat: int, chosen: Hand) -> tuple[Hand, ...]:
        rest = list(hands[seat])
        for card in chosen:
            rest.remove(card)
        return (*hands[:seat], tuple(rest), *hands[seat + 1 :])

    def heir(self, hands: tuple[Hand, ...], winner: int) -> int:
        """HP-14; seats are in career order."""
        last = len(hands) - 1
        if not self.careers:
            return next(
                seat for step in range(1, len(hands)) if hands[seat := (winner + step) % len(hands)]
            )
        if winner > 0 and hands[winner - 1]:
            return winner - 1
        if winner < last and hands[winner + 1]:
            return winner + 1
        return next(seat for seat in range(len(hands)) if hands[seat])


@pytest.mark.parametrize("deal", [1, 2])
@pytest.mark.parametrize("round_", ["lap", "open", "locked"])
@pytest.mark.parametrize(
    "hands", [["3-9-D", "4-4-8", "5-9"], ["2-2-7", "3-3", "1-8", "4-D"]], ids=["three", "four"]
)
def test_hp_9_to_hp_16_the_number_of_ways_through_a_deal_is_the_brute_forces(
    hands: list[str], round_: str, deal: int
) -> None:
    state = mid_deal(hands, deal=deal, options={"round": round_})
    assert isinstance(state, HollywoodPoker)
    plain = Plain(round_, careers=deal > 1)
    found = sequences(state)
    assert found == plain.count(tuple(tuple(cards(hand)) for hand in hands), 0)
    assert found > 300

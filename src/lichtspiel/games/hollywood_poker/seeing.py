"""What a seat sees of a position (HP-23), constructed from scratch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lichtspiel.games.hollywood_poker.cards import cards_of
from lichtspiel.games.hollywood_poker.players import NONE, Player
from lichtspiel.games.hollywood_poker.view import NO_CAREER, HollywoodPokerView

if TYPE_CHECKING:
    from lichtspiel.games.hollywood_poker.state import HollywoodPoker


def view_of(state: HollywoodPoker, seat: int) -> HollywoodPokerView:
    state.check_viewer(seat)
    players, round_, gifts = state.by_seat(), state.round, state.gifts
    gave, received = exchanged(state, seat)
    return HollywoodPokerView(
        seat=seat,
        setup=state.setup,
        actor=state.actor,
        deal=state.deal_number,
        order=tuple(state.order()),
        ladder=state.agreed.ladder,
        careers=tuple(_careers(state)),
        hand=tuple(cards_of(players[seat].hand)) if seat >= 0 else (),
        sizes=tuple([player.size for player in players]),
        played=tuple([tuple(cards_of(player.played)) for player in players]),
        gave=tuple(cards_of(gave)),
        received=tuple(cards_of(received)),
        giving=gifts.giving,
        named=named(state),
        due=gifts.due,
        leader=round_.leader.seat,
        acts=tuple(acts_of(players)),
        owner=round_.owner.seat if round_.need else NONE,
        finished=tuple(state.finished),
        points=tuple(state.points),
        megastars=tuple(state.megastars),
        time_up=state.time_up,
        reason=state.reason,
    )


def acts_of(players: list[Player]) -> list[str | None]:
    return [None if player.act is None else player.act.notation for player in players]


def _careers(state: HollywoodPoker) -> list[str]:
    """HP-4: nobody has one in the first deal; HP-18: then they follow the seating."""
    seats = state.agreed.seats
    if state.deal_number < 2:
        return [NO_CAREER] * seats
    return [state.agreed.ladder[state.rank_of(seat)] for seat in range(seats)]


def named(state: HollywoodPoker) -> i64:
    """How many cards of the gift that is being chosen are named."""
    gifts = state.gifts
    return state.agreed.gift_size(gifts.giving) - gifts.due if gifts.due else 0


def exchanged(state: HollywoodPoker, seat: int) -> tuple[i64, i64]:
    """What the seat itself gave and received; nothing of a gift before it is complete."""
    agreed, gifts = state.agreed, state.gifts
    if seat < 0 or not gifts.forced:
        return 0, 0
    rank = state.rank_of(seat)
    if rank < agreed.pairs:
        return gifts.chosen[rank], gifts.forced[rank]
    pair = agreed.seats - 1 - rank
    if pair >= agreed.pairs:  # HP-7: the middle one
        return 0, 0
    return gifts.forced[pair], gifts.chosen[pair] if gifts.is_complete(pair) else 0

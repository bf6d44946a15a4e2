"""Positions of Hollywood Poker from documents: their shape. `problems` has the rules on them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Annotated

from lichtspiel.engine.contract import Setup
from lichtspiel.engine.messages import Problem
from lichtspiel.engine.reading import Reader
from lichtspiel.engine.shape import Between, OneOf, read_shape
from lichtspiel.games.hollywood_poker.actions import ACTS
from lichtspiel.games.hollywood_poker.cards import DOUBLE, MOST_SEATS, deck, half, pack
from lichtspiel.games.hollywood_poker.gifts import Gifts
from lichtspiel.games.hollywood_poker.players import NONE, Agreement
from lichtspiel.games.hollywood_poker.restore import restore
from lichtspiel.games.hollywood_poker.scoring import points_for
from lichtspiel.games.hollywood_poker.state import HollywoodPoker

_MOST_DEALS = 100_000
"""More than any match has; only time would allow it."""
_MOST_POINTS = _MOST_DEALS * max(points_for(MOST_SEATS))

Seat = Annotated[int, Between(0, MOST_SEATS - 1)]
Cards = tuple[Annotated[int, Between(1, DOUBLE)], ...]
Act = Annotated[str, OneOf(ACTS, "hp-position-act")]


@dataclass(frozen=True)
class Document:
    """As `HollywoodPoker.to_json` writes it."""

    deal: Annotated[int, Between(1, _MOST_DEALS)]
    order: tuple[Seat, ...]
    hands: tuple[Cards, ...]
    played: tuple[Cards, ...]
    aside: Cards
    forced: tuple[Cards, ...]
    gifts: tuple[Cards, ...]
    leader: Seat
    acts: tuple[Act | None, ...]
    turn: Seat
    finished: tuple[Seat, ...]
    points: tuple[Annotated[int, Between(0, _MOST_POINTS)], ...]
    megastars: tuple[Annotated[int, Between(0, _MOST_DEALS)], ...]
    time_up: bool


def read_state(setup: Setup, reader: Reader) -> HollywoodPoker:
    """The position. Whether the match is over follows from it."""
    found = read_shape(Document, reader)
    _check_sizes(setup, reader, found)
    _check_cards(setup, reader, found)
    state = restore(setup, found)
    for seat, cards in enumerate(found.hands):
        player = state.player(seat)
        player.hand = pack(cards)
        player.size = len(cards)
    state.aside = pack(found.aside)
    state.gifts = _gifts(found, state.agreed)
    state.turn_to(state.player(found.turn))
    if state.deal_is_over():
        state.settle()
    reader.refuse(state.problems())
    return state


def _check_sizes(setup: Setup, reader: Reader, found: Document) -> None:
    """How the number of seats determines the sizes of parts (HP-1, HP-4, HP-6)."""
    seats, pairs = setup.seats, half(setup.seats) if found.deal > 1 else 0
    for name in ("order", "hands", "played", "acts", "points", "megastars"):
        reader.at(name).items(seats, seats)
    for name in ("forced", "gifts"):
        for pair, cards in enumerate(reader.at(name).items(pairs, pairs)):
            cards.items(0, half(seats) - pair)
    seated = (*reader.at("order").items(), *reader.at("finished").items())
    for seat in (*seated, reader.at("leader"), reader.at("turn")):
        seat.whole(0, seats - 1)
    if len(set(found.order)) < seats:
        raise reader.at("order").complain("hp-position-order")


def _check_cards(setup: Setup, reader: Reader, found: Document) -> None:
    """HP-1: no card is there more often than the game has it: a packed hand would overflow."""
    most = Counter(deck(setup.seats))
    piles = [(reader.at("aside"), found.aside)]
    for name in ("hands", "played", "forced", "gifts"):
        piles += zip(reader.at(name).items(), getattr(found, name), strict=True)
    for place, cards in piles:
        for card, number in Counter(cards).items():
            if number > most[card]:
                counts = {"card": card, "found": number, "wanted": most[card]}
                place.refuse([Problem("", "HP-1", "hp-position-pile", counts)])


def _gifts(found: Document, agreed: Agreement) -> Gifts:
    """HP-8: the first pair whose gift is not complete is the one that is choosing."""
    forced, chosen = ([pack(cards) for cards in gifts] for gifts in (found.forced, found.gifts))
    for pair, gift in enumerate(found.gifts):
        due = agreed.gift_size(pair) - len(gift)
        if due:
            return Gifts(forced, chosen, pair, due)
    return Gifts(forced, chosen, NONE, 0)

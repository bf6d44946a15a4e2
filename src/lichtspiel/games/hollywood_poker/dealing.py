"""The next deal, up to its first decision (HP-3, HP-4, HP-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lichtspiel.engine.chance import Chance
from lichtspiel.games.hollywood_poker.cards import DEALT, ONE, cards_of
from lichtspiel.games.hollywood_poker.gifts import begin_exchange
from lichtspiel.games.hollywood_poker.players import seat_round
from lichtspiel.games.hollywood_poker.rounds import lead_first
from lichtspiel.games.hollywood_poker.view import DealBegins, Dealt

if TYPE_CHECKING:
    from lichtspiel.games.hollywood_poker.state import HollywoodPoker


def deal_next(game: HollywoodPoker, chance: Chance) -> None:
    game.deal_number += 1
    if game.deal_number > 1:
        _take_new_seats(game)
    cards = list(game.agreed.deck)
    chance.shuffle(cards)
    _hand_out(game, cards)
    if game.told is not None:
        game.told.all(DealBegins(game.deal_number, tuple(game.order())))
        for player in game.players:
            game.told.only(player.seat, Dealt(tuple(cards_of(player.hand))))
    if game.deal_number == 1:
        lead_first(game, game.players[chance.below(game.agreed.seats)])
    else:
        begin_exchange(game)


def _take_new_seats(game: HollywoodPoker) -> None:
    """HP-18: the Megastar stays, the others sit to its left in career order."""
    game.players = [game.player(seat) for seat in game.finishing_order()]
    seat_round(game.players)


def _hand_out(game: HollywoodPoker, cards: list[int]) -> None:
    """HP-3: one at a time, clockwise from the dealer's left, then the rest.

    The dealer sits on the right of the table's first seat: so does the Dishwasher
    from the second deal on, who takes the rest; first it is set aside.
    """
    for player in game.players:
        player.hand = 0
        player.size = DEALT
        player.played = 0
    player = game.players[0]
    dealt: i64 = DEALT * game.agreed.seats
    for at in range(dealt):
        player.hand += ONE[cards[at]]
        player = player.left
    rest: i64 = 0
    for at in range(dealt, len(cards)):
        rest += ONE[cards[at]]
    game.aside = rest if game.deal_number == 1 else 0
    if game.deal_number > 1:
        dishwasher = game.players[-1]
        dishwasher.hand += rest
        dishwasher.size += game.agreed.doubles
    game.finished = []
    game.done = 0

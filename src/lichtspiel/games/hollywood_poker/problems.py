"""What the rules forbid of a position (`State.problems`).

Not whether a match could have led to it: nobody asks in which order the sets of a round were played
or players have finished, or how players got their points.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from lichtspiel.engine.contract import CHANCE
from lichtspiel.engine.messages import Problem
from lichtspiel.games.hollywood_poker.actions import PASS, Play
from lichtspiel.games.hollywood_poker.cards import (
    DOUBLE,
    highest_value,
    holds,
    lowest_value,
    size_of,
)
from lichtspiel.games.hollywood_poker.gifts import forced_on
from lichtspiel.games.hollywood_poker.players import NONE, Player

if TYPE_CHECKING:
    from lichtspiel.games.hollywood_poker.state import HollywoodPoker


def problems_of(game: HollywoodPoker) -> list[Problem]:
    """Checks run from the cards to the turn and stop at the first level with a problem."""
    return (
        _of_gifts(game)
        or _of_cards(game)
        or _of_exchange(game)
        or _of_match(game)
        or _of_round(game)
        or ([] if game.reason else _of_turn(game))
    )


def _of_gifts(game: HollywoodPoker) -> list[Problem]:
    """HP-8: gifts are chosen one after the other."""
    gifts = game.gifts
    for pair, gift in enumerate(gifts.chosen):
        if gift and gifts.giving != NONE and pair > gifts.giving:
            return [Problem(f"gifts[{pair}]", "HP-8", "hp-position-gift-order")]
    return []


def _of_cards(game: HollywoodPoker) -> list[Problem]:
    """HP-1: each card is there as often as the game has it; HP-3: and as many for each seat."""
    found, wanted = Counter(game.cards()), Counter(game.agreed.deck)
    for card in range(1, DOUBLE + 1):
        if found[card] != wanted[card]:
            numbers = {"card": card, "found": found[card], "wanted": wanted[card]}
            return [Problem("", "HP-1", "hp-position-cards", numbers)]
    if size_of(game.aside) != (game.agreed.doubles if game.deal_number == 1 else 0):
        return [Problem("aside", "HP-3", "hp-position-aside")]
    for rank, player in enumerate(game.players):
        has: int = player.size + size_of(player.played)
        fitting: int = game.agreed.dealt_to(rank, game.deal_number) + forced_on(game, rank)
        if rank == game.gifts.giving:
            fitting -= size_of(game.gifts.named())
        if has != fitting:
            sizes = {"found": has, "wanted": fitting}
            return [Problem(f"hands[{player.seat}]", "HP-3", "hp-position-hand-size", sizes)]
    return []


def _of_exchange(game: HollywoodPoker) -> list[Problem]:
    """HP-6, HP-8: what was given is where it went, and nothing is played before the last gift."""
    gifts = game.gifts
    for pair in range(len(gifts.forced)):
        found = _of_pair(game, pair)
        if found:
            return found
    if gifts.giving == NONE:
        return []
    for player in game.players:
        if player.played:
            return [Problem(f"played[{player.seat}]", "HP-8", "hp-position-played-early")]
        if player.act:
            return [Problem(f"acts[{player.seat}]", "HP-8", "hp-position-played-early")]
    return []


def _of_pair(game: HollywoodPoker, pair: int) -> list[Problem]:
    forced, gift = game.gifts.forced[pair], game.gifts.chosen[pair]
    place = f"forced[{pair}]"
    size: int = game.agreed.gift_size(pair)
    if size_of(forced) != size:
        return [Problem(place, "HP-6", "hp-position-forced-size", {"wanted": size})]
    higher, lower = game.players[pair], game.lower(pair)
    mine, kept = higher.hand + higher.played, lower.hand + lower.played
    if game.gifts.is_complete(pair):
        if not holds(kept, gift):
            return [Problem(f"gifts[{pair}]", "HP-8", "hp-position-gift-gone")]
        kept -= gift
    if not holds(mine + gift, forced):
        return [Problem(place, "HP-8", "hp-position-forced-gone")]
    card: int = highest_value(kept)
    if card > lowest_value(forced):
        return [Problem(place, "HP-8", "hp-position-not-highest", {"card": card})]
    return []


def _of_match(game: HollywoodPoker) -> list[Problem]:
    """HP-4: the first seating; HP-16: who has finished; HP-19: the match goes on, or is over."""
    agreed = game.agreed
    if game.deal_number == 1 and game.order() != sorted(game.order()):
        return [Problem("order", "HP-4", "hp-position-first-order")]
    if sorted(game.finished) != [player.seat for player in game.by_seat() if player.size == 0]:
        return [Problem("finished", "HP-16", "hp-position-finished")]
    if game.time_up and agreed.end != "time":
        return [Problem("time_up", "HP-19", "hp-position-no-clock")]
    if agreed.end == "deals" and game.deal_number > agreed.deals:
        return [Problem("deal", "HP-19", "hp-position-match-over")]
    if agreed.end == "points" and not game.deal_is_over() and max(game.points) >= agreed.target:
        return [Problem("points", "HP-19", "hp-position-match-over")]
    if game.actor == CHANCE:
        return [Problem("finished", "HP-16", "hp-position-deal-over")]
    return []


def _of_round(game: HollywoodPoker) -> list[Problem]:
    """HP-10, HP-11: the sets that lie in the round are played, of one size, and none is equal."""
    sets: list[Play] = []
    for player in game.players:
        act = player.act
        if isinstance(act, Play):
            sets.append(act)
            if not holds(player.played, act.take):
                cards = {"cards": act.notation}
                return [Problem(f"acts[{player.seat}]", "HP-11", "hp-position-act-unplayed", cards)]
    if len({play.value for play in sets}) != len(sets) or len({play.size for play in sets}) > 1:
        return [Problem("acts", "HP-11", "hp-position-sets")]
    if not sets and any(player.act for player in game.players):
        return [Problem("acts", "HP-10", "hp-position-passed-first")]
    return []


# -- the turn ---------------------------------------------------------------------------


def _of_turn(game: HollywoodPoker) -> list[Problem]:
    """HP-8, HP-9, HP-12: who can be asked now."""
    leader = game.round.leader
    if game.deal_number > 1 and leader is not game.players[0] and _is_first_round(game):
        return [Problem("leader", "HP-9", "hp-position-leader")]
    if game.gifts.due:
        fits = game.me is game.players[game.gifts.giving]
        return [] if fits else [Problem("turn", "HP-8", "hp-position-turn")]
    if game.round.need and not _has_led(game, leader):
        return [Problem("leader", "HP-10", "hp-position-no-lead")]
    if game.me.size == 0 or not _can_be_asked(game):
        return [Problem("turn", "HP-12", "hp-position-turn")]
    return []


def _is_first_round(game: HollywoodPoker) -> bool:
    """Whether nothing but the sets that lie in the round is played."""
    for player in game.players:
        act = player.act
        if player.played != (act.take if isinstance(act, Play) else 0):
            return False
    return True


def _has_led(game: HollywoodPoker, leader: Player) -> bool:
    """In a later lap the leader may have passed; a lap is the only one."""
    return isinstance(leader.act, Play) or (leader.act is PASS and not game.agreed.lap)


def _can_be_asked(game: HollywoodPoker) -> bool:
    """HP-12: all seats before the one to act have answered, and in a lap none answers twice.

    The asking began on the left of where the round stops.
    """
    me, round_ = game.me, game.round
    if round_.need == 0:
        return me is round_.leader
    if me is round_.stop or me.bit & round_.out:
        return False
    asked = _from_to(round_.stop.left, me)
    if not game.agreed.lap:
        return all(player.act is PASS or player.size == 0 for player in asked)
    to_come = _from_to(me, round_.stop)
    return all(player.act or player.size == 0 for player in asked) and not any(
        player.act for player in to_come
    )


def _from_to(first: Player, stop: Player) -> list[Player]:
    """Clockwise; without the last one."""
    found: list[Player] = []
    while first is not stop:
        found.append(first)
        first = first.left
    return found

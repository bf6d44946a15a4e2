"""Playing a set, and passing: whether it is legal, why not, and its consequences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lichtspiel.engine.contract import Action
from lichtspiel.engine.messages import Refusal
from lichtspiel.games.hollywood_poker.actions import (
    ALONE,
    COUNTS,
    LEADS,
    MIXES,
    PASS,
    PLAYS,
    Play,
)
from lichtspiel.games.hollywood_poker.cards import (
    DOUBLE,
    DOUBLES_SHIFT,
    MOST_SEATS,
    cards_of,
)
from lichtspiel.games.hollywood_poker.gifts import gift_first
from lichtspiel.games.hollywood_poker.players import Player
from lichtspiel.games.hollywood_poker.rounds import turn_after
from lichtspiel.games.hollywood_poker.view import Finished, Passed, Played

if TYPE_CHECKING:
    from lichtspiel.games.hollywood_poker.state import HollywoodPoker


# -- a lead (HP-10) or an answer (HP-11) ------------------------------------------------


def list_leads(game: HollywoodPoker, legal: list[Action]) -> None:
    """HP-10: any number of cards of one value, with any number of Doubles, or Doubles."""
    hand = game.me.hand
    doubles = hand >> DOUBLES_SHIFT
    rest = hand ^ doubles << DOUBLES_SHIFT
    at = doubles
    while rest != 0:
        naturals = rest & 15
        if naturals:
            legal.extend(LEADS[at + naturals * MIXES])
        rest >>= 4
        at += COUNTS * MIXES
    if doubles:
        legal.extend(PLAYS[ALONE : ALONE + doubles])


def list_answers(game: HollywoodPoker, legal: list[Action]) -> None:
    """HP-11: as many cards, strictly higher, or pass."""
    need = game.round.need
    if need <= game.me.size:
        hand = game.me.hand
        doubles = hand >> DOUBLES_SHIFT
        least = need - doubles
        least = max(least, 1)
        value = game.round.top
        rest = (hand ^ doubles << DOUBLES_SHIFT) >> 4 * value
        while rest != 0:
            most = rest & 15
            if most >= least:
                most = min(most, need)
                naturals = least
                while naturals <= most:
                    place = (value * MOST_SEATS + naturals - 1) * MIXES + need - naturals
                    legal.append(PLAYS[place])
                    naturals += 1
            rest >>= 4
            value += 1
        if need <= doubles and game.round.top < DOUBLE:
            legal.append(PLAYS[ALONE + need - 1])
    legal.append(PASS)


def why_no_play(game: HollywoodPoker, play: Play) -> Refusal | None:
    if game.gifts.due:
        return gift_first(game, play.size)
    hand = game.me.hand
    if hand >> DOUBLES_SHIFT < play.doubles or hand >> play.shift & 15 < play.naturals:
        return Refusal("HP-15", "hp-not-in-hand", {"cards": play.notation})
    need = game.round.need
    if need == 0:
        return None
    if play.value <= game.round.top:  # first: no number of cards would help
        top = game.round.owner.act
        assert top is not None
        return Refusal("HP-11", "hp-not-higher", {"cards": play.notation, "top": top.notation})
    if play.size != need:
        return Refusal("HP-11", "hp-wrong-number", {"wanted": need, "found": play.size})
    return None


def play_set(game: HollywoodPoker, play: Play) -> None:
    me = game.me
    me.hand -= play.take
    me.played += play.take
    me.size -= play.size
    game.round.play(me, play, game.agreed)
    if game.told is not None:
        game.told.all(Played(me.seat, tuple(cards_of(play.take)), me.size))
    if me.size or not _finish(game, me):
        turn_after(game, me)


def _finish(game: HollywoodPoker, player: Player) -> bool:
    """HP-16: out of cards; tells whether that ends the deal, at once.

    HP-17: one at a time, for turns are sequential.
    """
    game.finished = [*game.finished, player.seat]
    game.done |= player.bit
    game.round.out |= player.bit
    if game.told is not None:
        game.told.all(Finished(player.seat, len(game.finished)))
    if not game.deal_is_over():
        return False
    game.end_deal()
    return True


# -- a pass (HP-11) ---------------------------------------------------------------------


def why_no_pass(game: HollywoodPoker) -> Refusal | None:
    if game.gifts.due:
        return gift_first(game, 0)
    return None if game.round.need else Refusal("HP-10", "hp-leader-passes")


def pass_by(game: HollywoodPoker) -> None:
    me = game.me
    game.round.pass_by(me, game.agreed)
    if game.told is not None:
        game.told.all(Passed(me.seat))
    turn_after(game, me)

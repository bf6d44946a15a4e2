"""Positions of Hollywood Poker from documents, with every invariant checked."""

from __future__ import annotations

from collections import Counter

from lichtspiel.engine.contract import NOBODY, Action, Setup
from lichtspiel.engine.reading import Reader
from lichtspiel.games.hollywood_poker.actions import ACTS, PASS, Play
from lichtspiel.games.hollywood_poker.cards import (
    DOUBLE,
    highest_value,
    holds,
    lowest_value,
    pack,
    size_of,
)
from lichtspiel.games.hollywood_poker.gifts import Gifts
from lichtspiel.games.hollywood_poker.players import NONE, Player, seat_round
from lichtspiel.games.hollywood_poker.restore import restore_round
from lichtspiel.games.hollywood_poker.state import HollywoodPoker, new_match

_MOST_DEALS = 100_000
"""More than any match has; only time would allow it."""
_PARTS = (
    *("deal", "order", "hands", "played", "aside", "forced", "gifts"),
    *("leader", "acts", "turn", "finished", "points", "megastars", "time_up"),
)


def read_state(setup: Setup, reader: Reader) -> HollywoodPoker:
    """A position as its `to_json` writes it. Whether it is over follows from it."""
    parts = reader.fields(_PARTS)
    state = new_match(setup)
    state.deal_number = parts["deal"].whole(1, _MOST_DEALS)
    _sit_down(parts["order"], state)
    _place_cards(parts, state)
    _read_exchange(parts, state)
    _check_sizes(parts, state)
    _read_finished(parts["finished"], state)
    _read_match(parts, state)
    turn = state.player(_seat(parts["turn"], setup))
    leader = state.player(_seat(parts["leader"], setup))
    restore_round(state, leader, _read_acts(parts["acts"], state))
    state.me = turn
    state.actor = turn.seat
    if state.gifts.due:
        _check_choosing(parts, state)
    elif _deal_over(state):
        _check_end(parts, state)
    else:
        _check_turn(parts, state)
        _check_round(parts, state)
    return state


def _seat(reader: Reader, setup: Setup) -> int:
    return reader.whole(0, setup.seats - 1)


def _read_cards(reader: Reader, state: HollywoodPoker, most: int) -> int:
    """Cards packed, none more often than the game has it: then their counts fit."""
    cards = [item.whole(1, DOUBLE) for item in reader.items(most=most)]
    _check_counts(reader, state, Counter(cards), exactly=False)
    return pack(cards)


def _check_counts(
    reader: Reader, state: HollywoodPoker, found: Counter[int], *, exactly: bool
) -> None:
    """HP-1: each card is there as often as the game has it, or not more often."""
    wanted = Counter(state.agreed.deck)
    for card in range(1, DOUBLE + 1):
        if found[card] > wanted[card] or (exactly and found[card] < wanted[card]):
            raise reader.complain(
                "hp-position-cards", card=card, found=found[card], wanted=wanted[card]
            )


def _deal_over(state: HollywoodPoker) -> bool:
    """HP-16."""
    return len(state.finished) == state.setup.seats - 1


def _sit_down(reader: Reader, state: HollywoodPoker) -> None:
    """HP-4, HP-18: each seat once; in the first deal in the order of joining."""
    seats = state.setup.seats
    order = [_seat(item, state.setup) for item in reader.items(seats, seats)]
    if sorted(order) != list(range(seats)):
        raise reader.complain("hp-position-order")
    if state.deal_number == 1 and order != sorted(order):
        raise reader.complain("hp-position-first-order")
    state.table = [state.player(seat) for seat in order]
    seat_round(state.table)


def _place_cards(parts: dict[str, Reader], state: HollywoodPoker) -> None:
    """HP-1: all cards are there, each in one place."""
    seats = state.setup.seats
    for name in ("hands", "played"):
        for seat, item in enumerate(parts[name].items(seats, seats)):
            cards, player = _read_cards(item, state, len(state.agreed.deck)), state.player(seat)
            if name == "played":
                player.played = cards
            else:
                player.hand = cards
                player.size = size_of(cards)
    state.aside = _read_cards(parts["aside"], state, state.agreed.doubles)
    pairs = state.agreed.pairs if state.deal_number > 1 else 0
    forced, chosen = (
        [
            _read_cards(item, state, state.agreed.gift_size(pair))
            for pair, item in enumerate(parts[name].items(pairs, pairs))
        ]
        for name in ("forced", "gifts")
    )
    state.gifts = Gifts(forced, chosen, NONE, 0)
    _find_giving(parts["gifts"], state)
    _check_counts(parts["hands"], state, Counter(state.cards()), exactly=True)


def _find_giving(reader: Reader, state: HollywoodPoker) -> None:
    """HP-8: gifts are chosen in career order: of all pairs but one, all cards or none."""
    for pair, gift in enumerate(state.gifts.chosen):
        due = state.agreed.gift_size(pair) - size_of(gift)
        if due and state.gifts.giving == NONE:
            state.gifts.giving = pair
            state.gifts.due = due
        elif state.gifts.giving != NONE and gift:
            raise reader.complain("hp-position-gift-order")


def _read_exchange(parts: dict[str, Reader], state: HollywoodPoker) -> None:
    """HP-8: the exchange can have led to these hands."""
    for pair, (forced, gift) in enumerate(zip(state.gifts.forced, state.gifts.chosen, strict=True)):
        place = parts["forced"].items()[pair]
        size = state.agreed.gift_size(pair)
        if size_of(forced) != size:
            raise place.complain("hp-position-forced-size", wanted=size)
        higher, lower = state.table[pair], state.lower(pair)
        mine, theirs = higher.hand + higher.played, lower.hand + lower.played
        if state.gifts.is_complete(pair) and not holds(theirs, gift):
            raise parts["gifts"].items()[pair].complain("hp-position-gift-gone")
        if not holds(mine + gift, forced):
            raise place.complain("hp-position-forced-gone")
        kept = theirs - gift if state.gifts.is_complete(pair) else theirs
        if highest_value(kept) > lowest_value(forced):
            raise place.complain("hp-position-not-highest", card=highest_value(kept))


def _check_sizes(parts: dict[str, Reader], state: HollywoodPoker) -> None:
    """HP-3, HP-6: everybody has as many cards as were dealt, given and received."""
    if size_of(state.aside) != (state.agreed.doubles if state.deal_number == 1 else 0):
        raise parts["aside"].complain("hp-position-aside")
    for rank, player in enumerate(state.table):
        wanted = _wanted_size(state, rank)
        found = player.size + size_of(player.played)
        if found != wanted:
            raise (
                parts["hands"]
                .items()[player.seat]
                .complain("hp-position-hand-size", found=found, wanted=wanted)
            )


def _wanted_size(state: HollywoodPoker, rank: int) -> int:
    """How many cards the seat has or has played, as far as the exchange has come."""
    wanted: int = state.agreed.dealt_to(rank, state.deal_number)
    pair = min(rank, state.setup.seats - 1 - rank)
    if state.gifts.is_complete(pair) or pair == state.agreed.pairs:  # HP-7: the middle one
        return wanted
    size: int = state.agreed.gift_size(pair)
    if rank != pair:
        return wanted - size
    return wanted + (state.gifts.due if pair == state.gifts.giving else size)


def _read_finished(reader: Reader, state: HollywoodPoker) -> None:
    """HP-16: exactly the seats without cards."""
    state.finished = [_seat(item, state.setup) for item in reader.items()]
    empty = [player.seat for player in state.table if player.size == 0]
    if sorted(state.finished) != sorted(empty):
        raise reader.complain("hp-position-finished")
    for seat in state.finished:
        state.done |= state.player(seat).bit


def _read_match(parts: dict[str, Reader], state: HollywoodPoker) -> None:
    """HP-20: the deals that are over have given these points; HP-19: none was the last."""
    seats = state.setup.seats
    over = state.deal_number if _deal_over(state) else state.deal_number - 1
    most = over * state.agreed.points[0]
    state.points = [item.whole(over, most) for item in parts["points"].items(seats, seats)]
    state.megastars = [item.whole(0, over) for item in parts["megastars"].items(seats, seats)]
    if sum(state.points) != over * sum(state.agreed.points):
        raise parts["points"].complain("hp-position-points", deals=over)
    if sum(state.megastars) != over:
        raise parts["megastars"].complain("hp-position-megastars", deals=over)
    state.time_up = parts["time_up"].flag()
    if state.time_up and state.agreed.end != "time":
        raise parts["time_up"].complain("hp-position-no-clock")
    _check_earlier_deals(parts, state, over)


def _check_earlier_deals(parts: dict[str, Reader], state: HollywoodPoker, over: int) -> None:
    """HP-16, HP-20: take back what the known orders of finishing gave; the rest must fit.

    Known are the order of a deal that is over, and that of the deal before: the careers.
    """
    points, megastars, deals = list(state.points), list(state.megastars), over

    def take_back(order: list[int]) -> None:
        for seat, gained in zip(order, state.agreed.points, strict=True):
            points[seat] -= gained
        megastars[order[0]] -= 1

    if _deal_over(state):
        take_back(state.finishing_order())
        deals -= 1
    if state.deal_number > 1:
        if _was_over(state, points):
            raise parts["deal"].complain("hp-position-match-over")
        take_back(state.order())
        deals -= 1
    if min(megastars) < 0:
        raise parts["megastars"].complain("hp-position-megastars", deals=over)
    best, second, worst = (state.agreed.points[at] for at in (0, 1, -1))
    for number, firsts in zip(points, megastars, strict=True):
        least = firsts * best + (deals - firsts) * worst
        if not least <= number <= firsts * best + (deals - firsts) * second:
            raise parts["points"].complain("hp-position-points", deals=over)


def _was_over(state: HollywoodPoker, points: list[int]) -> bool:
    """HP-19: whether the deal before should have been the last, with these points after it."""
    agreed = state.agreed
    if agreed.end == "points":
        return max(points) >= agreed.target
    return agreed.end == "deals" and state.deal_number > agreed.deals


def _check_end(parts: dict[str, Reader], state: HollywoodPoker) -> None:
    """A deal that is over is a position only if the match is: else the next one is dealt."""
    state.settle()
    if state.actor != NOBODY:
        raise parts["finished"].complain("hp-position-deal-over")
    if state.me.seat != state.finished[-1]:
        raise parts["turn"].complain("hp-position-turn")
    if state.round.need == 0 or state.round.owner is not state.me:
        raise parts["acts"].complain("hp-position-acts")
    _check_round(parts, state)


def _check_choosing(parts: dict[str, Reader], state: HollywoodPoker) -> None:
    """HP-8: nothing is played before the exchange is over."""
    if any(player.played for player in state.table):
        raise parts["played"].complain("hp-position-played-early")
    if any(player.act for player in state.table):
        raise parts["acts"].complain("hp-position-played-early")
    if state.me is not state.table[state.gifts.giving]:
        raise parts["turn"].complain("hp-position-turn")
    if state.round.leader is not state.table[0]:
        raise parts["leader"].complain("hp-position-leader")


# -- the running round --------------------------------------------------------------


def _read_acts(reader: Reader, state: HollywoodPoker) -> list[Action | None]:
    seats = state.setup.seats
    acts: list[Action | None] = []
    for seat, item in enumerate(reader.items(seats, seats)):
        notation = item.maybe(lambda text: text.text())
        act = None if notation is None else ACTS.get(notation)
        if notation is not None and act is None:
            raise item.complain("hp-position-act", act=notation[:40])
        player = state.player(seat)
        if isinstance(act, Play) and not holds(player.played, act.take):
            raise item.complain("hp-position-act-unplayed", cards=act.notation)
        if act is PASS and player.size == 0:
            raise item.complain("hp-position-act-finished")
        acts.append(act)
    return acts


def _check_turn(parts: dict[str, Reader], state: HollywoodPoker) -> None:
    if state.me.size == 0 or not _turn_fits(state):
        raise parts["turn"].complain("hp-position-turn")


def _check_round(parts: dict[str, Reader], state: HollywoodPoker) -> None:
    """HP-9 to HP-12: the acts can have happened, and in this order seats have finished."""
    sets = [player.act for player in state.table if isinstance(player.act, Play)]
    if len({play.value for play in sets}) != len(sets) or len({play.size for play in sets}) > 1:
        raise parts["acts"].complain("hp-position-sets")
    if not sets and any(player.act for player in state.table):
        raise parts["acts"].complain("hp-position-passed-first")
    if sets and not _first_lap_fits(state) and not _later_lap_fits(state):
        raise parts["acts"].complain("hp-position-acts")
    last_sets = [_value_of(state.player(seat)) for seat in state.finished]
    if last_sets != sorted(last_sets):
        raise parts["finished"].complain("hp-position-acts")
    first_round = all(player.played == _taken(player) for player in state.table)
    if state.deal_number > 1 and first_round and state.round.leader is not state.table[0]:
        raise parts["leader"].complain("hp-position-leader")


def _value_of(player: Player) -> int:
    """Of the set that the player has in the round; 0 if none."""
    return player.act.value if isinstance(player.act, Play) else 0


def _taken(player: Player) -> int:
    """The cards that the player has in the round."""
    return player.act.take if isinstance(player.act, Play) else 0


def _turn_fits(state: HollywoodPoker) -> bool:
    """HP-12: nobody between the last set and the turn is still to be asked."""
    if state.round.need == 0:
        return state.me is state.round.leader
    if state.me is state.round.owner or state.me.bit & state.round.out:
        return False
    if state.agreed.lap:
        return state.me.act is None
    return all(
        player.size == 0 or player.act is PASS for player in _between(state.round.owner, state.me)
    )


def _first_lap_fits(state: HollywoodPoker) -> bool:
    """It has gone from the leader to the turn: sets rise, and nobody else has acted."""
    lap = _clockwise(state.round.leader)
    come = lap.index(state.me) + (state.actor == NOBODY)
    acted, rest = lap[:come], lap[come:]
    return (
        all(player.act or player.size == 0 for player in acted)
        and not any(player.act for player in rest)
        and isinstance(state.round.leader.act, Play)
        and _sets_rise(acted)
    )


def _later_lap_fits(state: HollywoodPoker) -> bool:
    """Only *open* and *locked* have one: everybody has acted, and who holds cards did in turn.

    A set that somebody went out with may be of any lap.
    """
    if state.agreed.lap or state.round.leader.act is None:
        return False
    lap = _clockwise(state.me.left if state.actor == NOBODY else state.me)
    everybody = all(player.act or player.size == 0 for player in lap)
    return everybody and _sets_rise([player for player in lap if player.size])


def _sets_rise(players: list[Player]) -> bool:
    values = [value for value in map(_value_of, players) if value]
    return values == sorted(values)


def _clockwise(first: Player) -> list[Player]:
    """The whole table."""
    found = [first]
    while found[-1].left is not first:
        found.append(found[-1].left)
    return found


def _between(first: Player, last: Player) -> list[Player]:
    """Clockwise, without either."""
    table = _clockwise(first)
    return table[1 : table.index(last)]

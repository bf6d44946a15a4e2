"""Positions and views of Hollywood Poker from documents, with every invariant checked."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from itertools import pairwise

from lichtspiel.engine.contract import CHANCE, NOBODY, Action, Setup
from lichtspiel.engine.reading import Reader
from lichtspiel.games.hollywood_poker.actions import ACTS, PASS, Play
from lichtspiel.games.hollywood_poker.cards import (
    DOUBLE,
    deck,
    doubles_for,
    half,
    highest_value,
    holds,
    lowest_value,
    pack,
    size_of,
)
from lichtspiel.games.hollywood_poker.position import NONE, Player, seat_round
from lichtspiel.games.hollywood_poker.state import HollywoodPoker, new_match
from lichtspiel.games.hollywood_poker.view import HollywoodPokerView

MOST_DEALS = 100_000
"""More than any match has; only time would allow it."""
REASONS = ("", "target", "deals", "time")
_PARTS = (
    *("deal", "order", "hands", "played", "aside", "forced", "gifts"),
    *("leader", "acts", "turn", "finished", "points", "megastars", "time_up"),
)


def read_state(setup: Setup, reader: Reader) -> HollywoodPoker:
    """A position as its `to_json` writes it. Whether it is over follows from it."""
    parts = reader.fields(_PARTS)
    state = new_match(setup)
    state.deal_number = parts["deal"].whole(1, MOST_DEALS)
    _sit_down(parts["order"], state)
    _read_cards(parts, state)
    _read_exchange(parts, state)
    _check_sizes(parts, state)
    _read_finished(parts["finished"], state)
    _read_match(parts, state)
    turn = state.player(_seat(parts["turn"], setup))
    leader = state.player(_seat(parts["leader"], setup))
    state.restore_round(leader, _read_acts(parts["acts"], state))
    state.me = turn
    state.actor = turn.seat
    if len(state.finished) == setup.seats - 1:
        _end(parts, state)
    elif state.due:
        _check_choosing(parts, state)
    else:
        _check_round(parts, state)
    return state


def _seat(reader: Reader, setup: Setup) -> int:
    return reader.whole(0, setup.seats - 1)


def _cards(reader: Reader, most: int) -> int:
    return pack(item.whole(1, DOUBLE) for item in reader.items(most=most))


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


def _read_cards(parts: dict[str, Reader], state: HollywoodPoker) -> None:
    """HP-1: all cards are there, each in one place."""
    seats, whole = state.setup.seats, state.agreed.deck
    for name in ("hands", "played"):
        for seat, item in enumerate(parts[name].items(seats, seats)):
            cards, player = _cards(item, len(whole)), state.player(seat)
            if name == "played":
                player.played = cards
            else:
                player.hand = cards
                player.size = size_of(cards)
    state.aside = _cards(parts["aside"], state.agreed.doubles)
    pairs = state.agreed.pairs if state.deal_number > 1 else 0
    for name in ("forced", "gifts"):
        cards_by_pair = [
            _cards(item, state.agreed.gift_size(pair))
            for pair, item in enumerate(parts[name].items(pairs, pairs))
        ]
        if name == "forced":
            state.forced = cards_by_pair
        else:
            state.gifts = cards_by_pair
    _find_giving(parts["gifts"], state)
    found, wanted = Counter(state.cards()), Counter(whole)
    for card in range(1, DOUBLE + 1):
        if found[card] != wanted[card]:
            raise parts["hands"].complain(
                "hp-position-cards", card=card, found=found[card], wanted=wanted[card]
            )


def _find_giving(reader: Reader, state: HollywoodPoker) -> None:
    """HP-8: gifts are chosen in career order: of all pairs but one, all cards or none."""
    for pair, gift in enumerate(state.gifts):
        due = state.agreed.gift_size(pair) - size_of(gift)
        if due and state.giving == NONE:
            state.giving = pair
            state.due = due
        elif state.giving != NONE and gift:
            raise reader.complain("hp-position-gift-order")


def _read_exchange(parts: dict[str, Reader], state: HollywoodPoker) -> None:
    """HP-8: the exchange can have led to these hands."""
    for pair, (forced, gift) in enumerate(zip(state.forced, state.gifts, strict=True)):
        place = parts["forced"].items()[pair]
        size = state.agreed.gift_size(pair)
        if size_of(forced) != size:
            raise place.complain("hp-position-forced-size", wanted=size)
        higher, lower = state.table[pair], state.lower(pair)
        mine, theirs = higher.hand + higher.played, lower.hand + lower.played
        if state.complete(pair) and not holds(theirs, gift):
            raise parts["gifts"].items()[pair].complain("hp-position-gift-gone")
        if not holds(mine + gift, forced):
            raise place.complain("hp-position-forced-gone")
        kept = theirs - gift if state.complete(pair) else theirs
        if highest_value(kept) > lowest_value(forced):
            raise place.complain("hp-position-not-highest", card=highest_value(kept))


def _check_sizes(parts: dict[str, Reader], state: HollywoodPoker) -> None:
    """HP-3, HP-6: everybody has as many cards as were dealt, given and received."""
    if size_of(state.aside) != (state.agreed.doubles if state.deal_number == 1 else 0):
        raise parts["aside"].complain("hp-position-aside")
    for rank, player in enumerate(state.table):
        wanted = state.agreed.dealt_to(rank, state.deal_number)
        pair = min(rank, state.setup.seats - 1 - rank)
        if state.giving != NONE and pair >= state.giving and pair < state.agreed.pairs:
            size = state.agreed.gift_size(pair)
            wanted += size - size_of(state.gifts[pair]) if rank == pair else -size
        found = player.size + size_of(player.played)
        if found != wanted:
            raise (
                parts["hands"]
                .items()[player.seat]
                .complain("hp-position-hand-size", found=found, wanted=wanted)
            )


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
    over = state.deal_number if len(state.finished) == seats - 1 else state.deal_number - 1
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
    if over < state.deal_number and _was_over(state):
        raise parts["deal"].complain("hp-position-match-over")


def _was_over(state: HollywoodPoker) -> bool:
    """HP-19: whether the deal before should have been the last."""
    agreed = state.agreed
    if agreed.end == "points":
        return max(state.points) >= agreed.target
    return agreed.end == "deals" and state.deal_number > agreed.deals


def _end(parts: dict[str, Reader], state: HollywoodPoker) -> None:
    """A deal that is over is a position only if the match is: else the next one is dealt."""
    state.settle()
    if state.actor != NOBODY:
        raise parts["finished"].complain("hp-position-deal-over")
    if state.me.seat != state.finished[-1]:
        raise parts["turn"].complain("hp-position-turn")


def _check_choosing(parts: dict[str, Reader], state: HollywoodPoker) -> None:
    """HP-8: nothing is played before the exchange is over."""
    if state.need or any(player.played for player in state.table):
        raise parts["played"].complain("hp-position-played-early")
    if state.me is not state.table[state.giving]:
        raise parts["turn"].complain("hp-position-turn")
    if state.leader is not state.table[0]:
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


def _check_round(parts: dict[str, Reader], state: HollywoodPoker) -> None:
    """HP-10 to HP-12: the acts can have happened, and it is this seat's turn."""
    if state.me.size == 0 or not _turn_fits(state):
        raise parts["turn"].complain("hp-position-turn")
    sets = [player.act for player in state.table if isinstance(player.act, Play)]
    if len({play.value for play in sets}) != len(sets) or len({play.size for play in sets}) > 1:
        raise parts["acts"].complain("hp-position-sets")
    if not sets:
        if any(player.act for player in state.table):
            raise parts["acts"].complain("hp-position-passed-first")
        if state.deal_number > 1 and not any(player.played for player in state.table):
            _check_first_lead(parts, state)
    elif state.leader.act is None or not _lap_fits(state):
        raise parts["acts"].complain("hp-position-acts")


def _check_first_lead(parts: dict[str, Reader], state: HollywoodPoker) -> None:
    """HP-9: the Megastar leads the first round."""
    if state.leader is not state.table[0]:
        raise parts["leader"].complain("hp-position-leader")


def _turn_fits(state: HollywoodPoker) -> bool:
    """HP-12: nobody between the last set and the turn is still to be asked."""
    if state.need == 0:
        return state.me is state.leader
    if state.me is state.owner or state.me.bit & state.out:
        return False
    if state.agreed.lap:
        return state.me.act is None
    return all(player.size == 0 or player.act is PASS for player in _between(state.owner, state.me))


def _lap_fits(state: HollywoodPoker) -> bool:
    """The first lap goes from the leader to the turn: sets rise, and nobody else has acted.

    In a later lap, which only *open* and *locked* have, everybody has.
    """
    if state.me.act is not None:
        return all(player.act or player.size == 0 for player in state.table)
    before = [state.leader, *_between(state.leader, state.me)]
    if any(player.act is None and player.size for player in before):
        return False
    if any(player.act for player in _between(state.me, state.leader)):
        return False
    values = [player.act.value for player in before if isinstance(player.act, Play)]
    return isinstance(state.leader.act, Play) and all(low < high for low, high in pairwise(values))


def _between(first: Player, last: Player) -> list[Player]:
    """Clockwise, without either; nobody if they are the same."""
    found, player = [], first
    while player is not last:
        player = player.left
        found.append(player)
    return found[:-1]


# -- views --------------------------------------------------------------------------


def read_view(setup: Setup, reader: Reader) -> HollywoodPokerView:
    """A view as its `to_json` writes it."""
    parts = reader.fields([field.name for field in fields(HollywoodPokerView)])
    options = {name: value.plain() for name, value in parts["options"].every().items()}
    if options != setup.options:
        raise parts["options"].complain("hp-view-options")
    seats, last = setup.seats, setup.seats - 1

    def each(name: str, least: int, most: int) -> tuple[int, ...]:
        return tuple(item.whole(least, most) for item in parts[name].items(seats, seats))

    view = HollywoodPokerView(
        seat=parts["seat"].whole(-1, last),
        options=setup.options,
        actor=parts["actor"].whole(NOBODY, last),
        deal=parts["deal"].whole(1, MOST_DEALS),
        order=each("order", 0, last),
        hand=_seen(parts["hand"]),
        sizes=each("sizes", 0, 2 * DOUBLE),
        played=tuple(_seen(item) for item in parts["played"].items(seats, seats)),
        gave=_seen(parts["gave"]),
        received=_seen(parts["received"]),
        giving=parts["giving"].whole(NONE, last),
        named=parts["named"].whole(0, seats),
        leader=parts["leader"].whole(0, last),
        acts=tuple(
            item.maybe(lambda act: act.word(tuple(ACTS)))
            for item in parts["acts"].items(seats, seats)
        ),
        owner=parts["owner"].whole(NONE, last),
        finished=tuple(item.whole(0, last) for item in parts["finished"].items(most=last)),
        points=each("points", 0, MOST_DEALS),
        megastars=each("megastars", 0, MOST_DEALS),
        time_up=parts["time_up"].flag(),
        reason=parts["reason"].word(REASONS),
    )
    if not _cards_add_up(view) or not _turn_adds_up(view):
        raise reader.complain("hp-view-count")
    return view


def _cards_add_up(view: HollywoodPokerView) -> bool:
    """HP-1, HP-3: what is seen is part of the deck, and hands and played cards are all of it."""
    if sorted(view.order) != list(range(view.seats)):
        return False
    own = view.sizes[view.seat] if view.seat >= 0 else 0
    whole = deck(view.seats)
    aside = doubles_for(view.seats) if view.deal == 1 else 0
    total = sum(view.sizes) + sum(map(len, view.played)) + view.named + aside
    seen = Counter([*view.hand, *(card for played in view.played for card in played)])
    return len(view.hand) == own and total == len(whole) and seen <= Counter(whole)


def _turn_adds_up(view: HollywoodPokerView) -> bool:
    """HP-6, HP-16, HP-19: who acts, who gives, and who has finished fit each other."""
    if (view.actor == NOBODY) != bool(view.reason) or view.actor == CHANCE:
        return False
    if view.reason and len(view.finished) != view.seats - 1:
        return False
    pairs = half(view.seats) if view.deal > 1 else 0
    if view.giving == NONE:
        return view.named == 0
    if view.giving >= pairs or view.actor != view.order[view.giving]:
        return False
    return view.named < half(view.seats) - view.giving


def _seen(reader: Reader) -> tuple[int, ...]:
    return tuple(item.whole(1, DOUBLE) for item in reader.items(most=2 * DOUBLE))

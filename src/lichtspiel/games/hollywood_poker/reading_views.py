"""Views of Hollywood Poker from documents: what a seat says it sees must be possible."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import NOBODY, Setup
from lichtspiel.engine.errors import BadPosition
from lichtspiel.engine.reading import Reader
from lichtspiel.games.hollywood_poker.actions import ACTS
from lichtspiel.games.hollywood_poker.cards import DOUBLE
from lichtspiel.games.hollywood_poker.imagine import imagine
from lichtspiel.games.hollywood_poker.position import NONE
from lichtspiel.games.hollywood_poker.reading import (
    MOST_DEALS,
    check_counts,
    read_cards,
    read_finished,
    read_state,
    sit_down,
    wanted_size,
)
from lichtspiel.games.hollywood_poker.state import HollywoodPoker, new_match
from lichtspiel.games.hollywood_poker.view import CAREERS, NO_CAREER, HollywoodPokerView

REASONS = ("", "target", "deals", "time")


def read_view(setup: Setup, reader: Reader) -> HollywoodPokerView:
    """A view as its `to_json` writes it."""
    parts = reader.fields([field.name for field in fields(HollywoodPokerView)])
    options = {name: value.plain() for name, value in parts["options"].every().items()}
    if options != setup.options:
        raise parts["options"].complain("hp-view-options")
    seats, last = setup.seats, setup.seats - 1
    table = _table_of_view(setup, parts)
    pairs = table.agreed.pairs if table.deal_number > 1 else 0

    def each(name: str, least: int, most: int) -> tuple[int, ...]:
        return tuple(item.whole(least, most) for item in parts[name].items(seats, seats))

    def cards(item: Reader) -> tuple[int, ...]:
        read_cards(item, table, len(table.agreed.deck))
        return tuple(card.whole(1, DOUBLE) for card in item.items())

    def words(name: str) -> tuple[str, ...]:
        return tuple(item.word((NO_CAREER, *CAREERS)) for item in parts[name].items(seats, seats))

    view = HollywoodPokerView(
        seat=parts["seat"].whole(-1, last),
        options=setup.options,
        actor=parts["actor"].whole(NOBODY, last),
        deal=table.deal_number,
        order=tuple(table.order()),
        ladder=words("ladder"),
        careers=words("careers"),
        hand=cards(parts["hand"]),
        sizes=each("sizes", 0, len(table.agreed.deck)),
        played=tuple(cards(item) for item in parts["played"].items(seats, seats)),
        gave=cards(parts["gave"]),
        received=cards(parts["received"]),
        giving=parts["giving"].whole(NONE, pairs - 1),
        named=parts["named"].whole(0, seats),
        due=parts["due"].whole(0, seats),
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
    _check_turn_of_view(parts, view, table)
    _check_sizes_of_view(parts, view, table)
    _check_known_cards(parts, view, table)
    _check_world(parts, view, setup)
    return view


def _table_of_view(setup: Setup, parts: dict[str, Reader]) -> HollywoodPoker:
    """Who sits where."""
    table = new_match(setup)
    table.deal_number = parts["deal"].whole(1, MOST_DEALS)
    sit_down(parts["order"], table)
    return table


def _check_turn_of_view(
    parts: dict[str, Reader], view: HollywoodPokerView, table: HollywoodPoker
) -> None:
    """HP-8: in an exchange who gives; HP-16: nobody after the last deal."""
    table.giving = view.giving
    if view.giving != NONE:
        table.due = table.agreed.gift_size(view.giving) - view.named
        if view.actor != view.order[view.giving]:
            raise parts["actor"].complain("hp-position-turn")
        if any(view.played):
            raise parts["played"].complain("hp-position-played-early")
    if table.due < (view.giving != NONE) or (view.giving == NONE and view.named):
        raise parts["named"].complain("hp-view-contradiction")
    if table.due != view.due:
        raise parts["due"].complain("hp-view-contradiction")
    if view.actor < 0 and len(view.finished) < view.seats - 1:
        raise parts["actor"].complain("hp-position-turn")


def _check_sizes_of_view(
    parts: dict[str, Reader], view: HollywoodPokerView, table: HollywoodPoker
) -> None:
    """HP-3, HP-6: as many cards as were dealt, given and received."""
    for rank, player in enumerate(table.table):
        player.size = view.sizes[player.seat]
        found, wanted = player.size + len(view.played[player.seat]), wanted_size(table, rank)
        if found != wanted:
            place = parts["sizes"].items()[player.seat]
            raise place.complain("hp-position-hand-size", found=found, wanted=wanted)
    read_finished(parts["finished"], table)
    gave, received = _exchanged_sizes(view, table)
    sizes = {"gave": gave, "received": received, "hand": 0}
    if view.seat >= 0:
        sizes["hand"] = view.sizes[view.seat]
    for name, size in sizes.items():
        parts[name].items(size, size)


def _exchanged_sizes(view: HollywoodPokerView, table: HollywoodPoker) -> tuple[int, int]:
    """HP-6, HP-8: how many cards the viewer has given, or named, and received."""
    partner = _partner(view)
    if partner is None:
        return 0, 0
    rank = view.order.index(view.seat)
    pair = min(rank, view.order.index(partner))
    size: int = table.agreed.gift_size(pair)
    gift = size if table.complete(pair) else view.named if pair == view.giving else 0
    if rank == pair:
        return gift, size
    return size, size if table.complete(pair) else 0


def _partner(view: HollywoodPokerView) -> int | None:
    """Whom the viewer exchanges cards with in this deal (HP-4, HP-7)."""
    if view.seat < 0 or view.deal == 1:
        return None
    partner = view.order[-1 - view.order.index(view.seat)]
    return None if partner == view.seat else partner


def _check_known_cards(
    parts: dict[str, Reader], view: HollywoodPokerView, table: HollywoodPoker
) -> None:
    """HP-1, HP-8, HP-23: there are cards that the others can have."""
    seen = Counter(view.hand)
    for played in view.played:
        seen.update(played)
    partner = _partner(view)
    if partner is None:
        check_counts(parts["played"], table, seen, exactly=False)
        return
    higher = view.order.index(view.seat) < view.order.index(partner)
    known = Counter(view.gave) - Counter(view.played[partner])
    if not higher:
        known -= Counter(view.received)
    seen.update(known)
    check_counts(parts["played"], table, seen, exactly=False)
    if view.giving == view.order.index(view.seat):
        known.clear()  # named, and lying aside
    free = view.sizes[partner] - known.total()
    if free < 0:
        raise parts["gave"].complain("hp-view-contradiction")
    unseen = sorted((Counter(table.agreed.deck) - seen).elements())
    if higher and free and unseen[free - 1] > min(view.received):
        raise parts["received"].complain("hp-position-not-highest", card=unseen[free - 1])


def _check_world(parts: dict[str, Reader], view: HollywoodPokerView, setup: Setup) -> None:
    """A view is fine if a world that it does not rule out is, and looks like it."""
    place = parts["seat"].place.removesuffix(".seat")
    world = imagine(setup, view, Dice(0)).to_json()
    shown = read_state(setup, Reader(world, place, BadPosition)).view(view.seat)
    for name, reader in parts.items():
        if getattr(shown, name) != getattr(view, name):
            raise reader.complain("hp-view-contradiction")

"""Positions of Hollywood Poker in the middle of a deal, set up by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from lichtspiel.engine.position import position_of
from lichtspiel.games.hollywood_poker.cards import DEALT, DOUBLE, deck
from lichtspiel.games.hollywood_poker.state import HollywoodPoker


def cards(text: str) -> list[int]:
    """`6-6-D` as the numbers of its cards."""
    return [DOUBLE if card == "D" else int(card) for card in text.split("-")] if text else []


def mid_deal(
    hands: Sequence[str],
    *,
    deal: int = 1,
    acts: Sequence[str | None] = (),
    leader: int = 0,
    turn: int | None = None,
    finished: Sequence[int] = (),
    options: Mapping[str, object] | None = None,
) -> HollywoodPoker:
    """Everybody holds these cards and has played the others, seats sitting in their order.

    From the second deal on seat 0 is Megastar and the last one Dishwasher; each pair's
    higher seat has got just the cards that it gave back. Nobody has any points.
    """
    document = describe(hands, deal=deal, acts=acts, leader=leader, turn=turn, finished=finished)
    return position_of(
        HollywoodPoker, "hollywood-poker", document, seats=len(hands), options=options
    )


def describe(
    hands: Sequence[str],
    *,
    deal: int = 1,
    acts: Sequence[str | None] = (),
    leader: int = 0,
    turn: int | None = None,
    finished: Sequence[int] = (),
) -> dict[str, object]:
    """The document of such a position."""
    seats = len(hands)
    acts = acts or [None] * seats
    holding = [cards(hand) for hand in hands]
    played = [cards(act) if act and act != "pass" else [] for act in acts]
    spare = Counter(deck(seats))
    for known in (*holding, *played):
        spare.subtract(known)
    assert min(spare.values()) >= 0, "more cards than there are"
    rest = list(spare.elements())
    doubles = seats // 2
    for seat in range(seats):
        due = DEALT + (doubles if deal > 1 and seat == seats - 1 else 0)
        missing = due - len(holding[seat]) - len(played[seat])
        played[seat] += rest[:missing]
        rest = rest[missing:]
    pairs = range(doubles if deal > 1 else 0)
    swapped = [
        sorted(holding[seats - 1 - pair] + played[seats - 1 - pair])[pair - doubles :]
        for pair in pairs
    ]
    return {
        "deal": deal,
        "order": list(range(seats)),
        "hands": [sorted(hand) for hand in holding],
        "played": [sorted(done) for done in played],
        "aside": rest,
        "forced": [list(gift) for gift in swapped],
        "gifts": [list(gift) for gift in swapped],
        "leader": leader,
        "acts": list(acts),
        "turn": leader if turn is None else turn,
        "finished": list(finished),
        "points": [0] * seats,
        "megastars": [0] * seats,
        "time_up": False,
    }

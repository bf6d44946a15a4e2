"""How people contribute to the deal: they commit to a contribution, then all reveal theirs.

So neither the server nor the last one to contribute can choose a deal (ADR 26,
docs/verifiable-deals.md). Like all decisions these return the entries to write.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.seeds import Seeds, contribution_hash
from lichtspiel.house import log
from lichtspiel.house.refusing import Stale
from lichtspiel.house.seating import Seating
from lichtspiel.protocol.socket import Ready, Reveal

REVEAL_SECONDS = 30
"""Pages reveal by themselves, so this is for lost connections."""
_MOST_ROUNDS = 10
_MOST_HASHES = 20
"""A page that forgot its contribution may commit to another one; this bounds the log."""


def ready(seating: Seating, seat: int, command: Ready) -> Sequence[log.AnyEntry]:
    if seating.phase != "waiting":
        raise BadInput("server-started")
    if command.commitment != seating.seeds.commitment():
        raise Stale
    chair = seating.chairs[seat]
    if chair.hash == command.hash:
        return []
    if seating.revealing:
        raise BadInput("server-revealing")
    if chair.hashes >= _MOST_HASHES or len(seating.burned) >= _MOST_ROUNDS:
        raise BadInput("server-ready-often")
    readied = log.Readied(seat, command=command.id, hash=command.hash)
    return [readied, *collect(seating, seat, ready=True)]


def collect(seating: Seating, seat: int, *, ready: bool = False) -> Sequence[log.AnyEntry]:
    """Have them revealed once all people are ready, this seat counted as done.

    A table of bots alone does not start by itself.
    """
    if seating.phase != "waiting" or seating.revealing:
        return []
    others = [chair for number, chair in enumerate(seating.chairs) if number != seat]
    people = ready or any(chair.ready for chair in others)
    return [log.Collected()] if people and all(c.ready or c.bot for c in others) else []


def reveal(seating: Seating, seat: int, command: Reveal) -> Sequence[log.AnyEntry]:
    if seating.phase != "waiting":
        raise BadInput("server-started")
    commitment, chair = seating.seeds.commitment(), seating.chairs[seat]
    if not seating.revealing or command.commitment != commitment:
        raise Stale
    if chair.contribution is not None:
        return []
    revealed = log.Revealed(seat, command.contribution, command.id)
    if contribution_hash(commitment, seat, command.contribution) != chair.hash:
        return [revealed, _burn([seat], "wrong")]
    missing = set(_missing(seating)) - {seat}
    return [revealed] if missing else [revealed, log.Started()]


def late(seating: Seating) -> Sequence[log.AnyEntry]:
    """Time is up."""
    return [_burn(_missing(seating), "late")] if seating.revealing else []


def gone(seating: Seating, seat: int) -> Sequence[log.AnyEntry]:
    """Somebody is about to leave or to move to another device, perhaps because of what they
    learned."""
    return [_burn([seat], "left")] if seating.revealing else []


def _missing(seating: Seating) -> Iterable[int]:
    return [
        n for n, chair in enumerate(seating.chairs) if chair.hash and chair.contribution is None
    ]


def _burn(seats: Iterable[int], why: log.WhyBurned) -> log.Burned:
    return log.Burned(list(seats), why, Seeds.fresh().table.hex())

"""Verifiable deals.

Before the game the table commits to a secret 256-bit table seed; then each person who
plays commits to a contribution, and only when all have, they reveal them. So nobody
knows seed and contributions while they can still choose. After the game the seed is
shown, and anyone can recompute the deal. `docs/verifiable-deals.md` gives the
derivation in words, with test vectors, and says what it proves and what not.
"""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from mypy_extensions import i64

from lichtspiel.engine.chance import Chance
from lichtspiel.engine.errors import BadRecord
from lichtspiel.engine.objects import by_attributes, by_fields

SEED_BYTES: Final = 32
CONTRIBUTION_LENGTH: Final = 64
LEAST_CONTRIBUTION: Final = 32
"""Characters of a contribution that is committed to: a shorter one could be guessed."""

_COMMITMENT: Final = b"lichtspiel commitment v1\x00"
_CONTRIBUTION: Final = b"lichtspiel contribution v1\x00"
_ROOT: Final = b"lichtspiel root v1\x00"
_NUMBER: Final = b"lichtspiel seed number v1\x00"


def contribution_hash(commitment: str, seat: int, text: str) -> str:
    """What a seat shows of its contribution before all seats have shown theirs.

    With the table's commitment and the seat in it, so that it is good for this deal and
    this seat only.
    """
    bound = bytes.fromhex(commitment) + seat.to_bytes(1, "big")
    return sha256(_CONTRIBUTION + bound + text.encode("ascii")).hexdigest()


class SeedStream(Chance):
    """The numbers of one deal: blocks HMAC-SHA-256(root, deal, block), read byte by byte."""

    _root: bytes
    _deal: bytes
    _block: i64
    _bytes: bytes
    _at: i64

    def __init__(self, root: bytes, deal: int) -> None:
        self._root = root
        self._deal = deal.to_bytes(4, "big")
        self._block = 0
        self._bytes = b""
        self._at = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, b"", 0)

    def _byte(self) -> i64:
        if self._at == len(self._bytes):
            block: int = self._block
            self._bytes = hmac.digest(self._root, self._deal + block.to_bytes(4, "big"), "sha256")
            self._block += 1
            self._at = 0
        value: i64 = self._bytes[self._at]
        self._at += 1
        return value

    def below(self, n: i64) -> i64:
        """Rejection sampling: read the bytes that n - 1 needs, again if the number is too large."""
        reach: i64 = 256
        while reach < n:
            reach *= 256
        fair = reach - reach % n
        while True:
            value: i64 = self._byte()
            span: i64 = 256
            while span < reach:
                value = value * 256 + self._byte()
                span *= 256
            if value < fair:
                return value % n


@dataclass(frozen=True, repr=False)
class Seeds:
    """The seed material of one game: the table's secret and the seats' contributions."""

    table: bytes
    contributions: tuple[str, ...]

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)

    def __repr__(self) -> str:
        """Shows the commitment, not the secret, which must not get into a log."""
        return f"<Seeds {self.commitment()[:8]}…, {len(self.contributions)} contributions>"

    def __post_init__(self) -> None:
        if len(self.table) != SEED_BYTES:
            raise BadRecord("record-seed-length", found=len(self.table), wanted=SEED_BYTES)
        for seat, text in enumerate(self.contributions):
            if not text.isascii() or len(text) > CONTRIBUTION_LENGTH:
                raise BadRecord("record-contribution", seat=seat + 1, most=CONTRIBUTION_LENGTH)

    @staticmethod
    def fresh() -> Seeds:
        """A secret seed from the system. Show its commitment before anyone contributes."""
        return Seeds(secrets.token_bytes(SEED_BYTES), ())

    def with_contributions(self, contributions: tuple[str, ...]) -> Seeds:
        """The same seed with the contributions that the seats have added since."""
        return Seeds(self.table, contributions)

    @staticmethod
    def numbered(number: int, game: int = 0) -> Seeds:
        """The seeds of simulated game `game` of run `number`: repeatable, not secret."""
        return Seeds(sha256(_NUMBER + f"{number}/{game}".encode()).digest(), ())

    def commitment(self) -> str:
        """The commitment to show before the game. It reveals nothing about the seed."""
        return sha256(_COMMITMENT + self.table).hexdigest()

    def root(self) -> bytes:
        """The key of all deals: the table's seed and every contribution in seat order.

        Each contribution goes in with its length before it, so that moving a
        letter from one seat's contribution to the next gives another root.
        """
        message = _ROOT
        for text in self.contributions:
            said = text.encode("ascii")
            message += len(said).to_bytes(1, "big") + said
        return hmac.digest(self.table, message, "sha256")

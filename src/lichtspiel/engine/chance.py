"""Where randomness comes from: always explicit, always seeded.

`Chance` is what a game deals with. `SeedStream` (see `seeds`) is the verifiable
source of real deals; `Dice` is the fast one for simulated games and imagined
worlds. Both give the same numbers compiled and interpreted, on every machine.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from lichtspiel.engine.objects import by_attributes

_WORD: Final = 0xFFFFFFFF
_MOST: Final = 0x80000000
"""The largest bound that `below` accepts."""
_CHUNK: Final = 30


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of uniform whole numbers. You can write your own."""

    def below(self, n: i64) -> i64:
        """A uniform number from 0 to n - 1, for 1 <= n <= 2**31."""
        raise NotImplementedError

    def shuffle(self, cards: list[int]) -> None:
        """Fisher-Yates, from the last place down: each order is equally likely."""
        last: i64 = len(cards) - 1
        while last > 0:
            other = self.below(last + 1)
            kept = cards[last]
            cards[last] = cards[other]
            cards[other] = kept
            last -= 1

    def sample(self, cards: list[int], count: i64) -> list[int]:
        """Draw this many of the cards, in random order; each choice is equally likely."""
        pool = cards[:]
        rest: i64 = len(pool)
        for place in range(count):
            other = place + self.below(rest - place)
            kept = pool[place]
            pool[place] = pool[other]
            pool[other] = kept
        return pool[:count]

    def weighted(self, ways: list[int]) -> int:
        """An index, drawn in proportion to the number there. The sum is at least 1."""
        at = self._below_any(sum(ways))
        for place, number in enumerate(ways):
            if at < number:
                return place
            at -= number
        raise AssertionError("the ways add up to the number drawn from")

    def _below_any(self, n: int) -> int:
        """A uniform number below n, however large."""
        if n <= _MOST:
            some: int = self.below(n)
            return some
        bits = (n - 1).bit_length()
        chunks = -(-bits // _CHUNK)
        while True:
            number = 0
            for _ in range(chunks):
                # Through an int: one i64 in the expression would make all of it i64.
                chunk: int = self.below(1073741824)
                number = number << _CHUNK | chunk
            number >>= chunks * _CHUNK - bits
            if number < n:
                return number

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self)

    def __repr__(self) -> str:
        """Does not show its state, because the next cards follow from it."""
        return f"<{type(self).__name__}>"


class Dice(Chance):
    """Chris Doty-Humphrey's sfc32: small, fast, and passes PractRand.

    Four 32-bit words, so that every step fits a 64-bit integer with room to
    spare and the interpreted code needs no other arithmetic than the compiled.
    """

    _a: i64
    _b: i64
    _c: i64
    _counter: i64

    def __init__(self, seed: int) -> None:
        """The same seed, any whole number, gives the same dice; 96 bits of it count."""
        self._a = seed & _WORD
        self._b = seed >> 32 & _WORD
        self._c = seed >> 64 & _WORD
        self._counter = 1
        for _ in range(12):  # the author's warm-up: similar seeds diverge
            self._word()

    def _word(self) -> i64:
        word = (self._a + self._b + self._counter) & _WORD
        self._counter = (self._counter + 1) & _WORD
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & _WORD
        self._c = (((self._c << 21) | (self._c >> 11)) + word) & _WORD
        return word

    def below(self, n: i64) -> i64:
        # Lemire's method: scale a word to 0..n-1, throw away the few words that
        # would make some results likelier than others.
        scaled = self._word() * n
        if scaled & _WORD < n:
            unfair = (_WORD + 1 - n) % n
            while scaled & _WORD < unfair:
                scaled = self._word() * n
        return scaled >> 32

    def __reduce__(self) -> tuple[Any, ...]:
        return by_attributes(self, 0)

    def copy(self) -> Dice:
        """A copy that gives the same numbers from here on."""
        twin = Dice(0)
        twin._a, twin._b, twin._c = self._a, self._b, self._c
        twin._counter = self._counter
        return twin

    def spawn(self) -> Dice:
        """New, independent dice, seeded from these."""
        high: int = self._word()
        middle: int = self._word()
        low: int = self._word()
        return Dice(high << 64 | middle << 32 | low)

"""How much tests do: a small amount in `make test`, more in `make test-long`."""

import os
from collections.abc import Iterable, Sequence
from itertools import product

from lichtspiel.text import LANGUAGES

LONG = os.environ.get("LICHTSPIEL_LONG") == "1"
FILM_EVENINGS = LONG or os.environ.get("LICHTSPIEL_FILM") == "1"
"""Whole games are filmed, too: `make film`."""
WORDY = tuple(LANGUAGES) if LONG else ("de", "fi")
"""Languages for layout tests: in `make test` only those with the longest words."""


def rounds(usual: int, long: int) -> int:
    return long if LONG else usual


def samples(ones: Iterable[str], others: Sequence[str]) -> list[tuple[str, str]]:
    """All combinations in a long run, else each of `ones` with one of the others in turn."""
    if LONG:
        return list(product(ones, others))
    return [(one, others[place % len(others)]) for place, one in enumerate(ones)]


def pairs(ones: Iterable[str], others: Iterable[str]) -> list[tuple[str, str]]:
    """All combinations in a long run, else half of them, so that each value is in several."""
    found = list(product(enumerate(ones), enumerate(others)))
    return [(one, other) for (i, one), (j, other) in found if LONG or (i + j) % 2 == 0]

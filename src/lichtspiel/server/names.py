"""Look-alike names: nobody can sit down under a name that looks like somebody else's.

Which characters look alike is told by the table of the Unicode consortium (UTS 39), as the package
`confusable_homoglyphs` keeps it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache

from confusable_homoglyphs.confusables import (  # type: ignore[import-untyped]
    confusables_data,
)

from lichtspiel.engine.errors import BadInput
from lichtspiel.house.seating import Seating

_PICTURE = "\ufe0f"
"""After a sign: it is to be shown as a picture."""
_LEFT_TO_RIGHT = "\u200e"
"""The table has it around signs of scripts that are written from the right."""
_INVISIBLE = frozenset(
    map(
        chr,
        (
            0x034F,  # joins letters
            *range(0x115F, 0x1161),  # Hangul fillers
            *range(0x17B4, 0x17B6),  # Khmer vowels that are not written
            *range(0x180B, 0x1810),  # Mongolian variants
            0x2800,  # a Braille cell without dots
            0x3164,
            *range(0xFE00, 0xFE10),  # variants
            0xFFA0,
            *range(0xE0100, 0xE01F0),
        ),
    )
)
"""Printable by their category, but invisible."""


def check_name(name: str) -> None:
    """Refuse a name with invisible characters."""
    for before, sign in zip(" " + name, name, strict=False):
        pictured = sign == _PICTURE and unicodedata.category(before) in ("So", "Po", "Nd", "Sm")
        if sign in _INVISIBLE and not pictured:
            raise BadInput("server-text")


def check_not_taken(seating: Seating, name: str) -> None:
    """Refuse a name that looks like that of somebody else at the table."""
    look = look_of(name)
    for chair in seating.chairs:
        # Of the bots only those that have named themselves; levels are everybody's.
        called = chair.bot if chair.network_bot else chair.name
        if called and look_of(called) == look:
            raise BadInput("server-same-name", name=called)


def look_of(name: str) -> str:
    """A key that is the same for all names that look alike."""
    signs = unicodedata.normalize("NFD", name.replace(_PICTURE, ""))
    return " ".join(unicodedata.normalize("NFD", "".join(map(_prototype, signs))).split())


@cache
def _prototype(sign: str) -> str:
    """What stands for all the signs that look like this one, always the same.

    The table lists pairs, each in both directions, so those alike are what pairs lead to. What
    looks like several letters ("rn" and "m") stands for these, each as it is seen itself.
    """
    alike, several, new = {sign}, set[str](), [sign]
    while new:
        for other in _pairs(new.pop()):
            if len(other) > 1:
                several.add(other)
            elif other not in alike:
                alike.add(other)
                new.append(other)
    # A sign that leads back to itself would loop forever.
    apart = [found for found in several if alike.isdisjoint(found)]
    if not apart:
        return min(alike)
    return "".join(map(_prototype, min(apart)))


def _pairs(sign: str) -> Iterator[str]:
    """What looks like this sign alone, without marks of the direction, which nobody sees."""
    yield unicodedata.normalize("NFD", unicodedata.normalize("NFKC", sign))
    for spelled in (sign, f"{_LEFT_TO_RIGHT}{sign}{_LEFT_TO_RIGHT}"):
        for other in confusables_data.get(spelled, ()):
            yield unicodedata.normalize("NFD", other["c"].replace(_LEFT_TO_RIGHT, ""))

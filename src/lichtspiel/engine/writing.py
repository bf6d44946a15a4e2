"""What people write, names and sentences: which signs may be shown."""

from __future__ import annotations

import unicodedata
from itertools import pairwise

JOINER = "\u200d"
"""Makes one picture of several. Between letters nobody would see it: two names would look alike."""


def may_be_shown(text: str) -> bool:
    """No control or direction character, and nothing that hides."""
    parts = text.split(JOINER)
    return all(map(str.isprintable, parts)) and all(
        _ends_in_a_picture(left) and unicodedata.category(right[:1] or " ") == "So"
        for left, right in pairwise(parts)
    )


def _ends_in_a_picture(text: str) -> bool:
    """Also one that has a colour of skin, or is asked to be a picture."""
    return unicodedata.category(text[-1:] or " ") in ("So", "Sk", "Mn")

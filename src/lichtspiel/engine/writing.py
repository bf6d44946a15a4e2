"""Which characters may be shown in what users write: names and chat."""

from __future__ import annotations

import unicodedata
from itertools import pairwise

JOINER = "\u200d"
"""Zero-width joiner: joins emoji. Between letters it is invisible: two names could look alike."""


def may_be_shown(text: str) -> bool:
    """Whether a text has no control, direction or invisible characters."""
    parts = text.split(JOINER)
    return all(map(str.isprintable, parts)) and all(
        _ends_in_a_picture(left) and unicodedata.category(right[:1] or " ") == "So"
        for left, right in pairwise(parts)
    )


def _ends_in_a_picture(text: str) -> bool:
    """Also an emoji with a skin tone or a variation selector."""
    return unicodedata.category(text[-1:] or " ") in ("So", "Sk", "Mn")

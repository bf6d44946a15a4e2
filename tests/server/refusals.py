"""Expecting a refusal by its message."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from lichtspiel.engine.errors import LichtspielError
from lichtspiel.text import LANGUAGES, texts_in


@contextmanager
def refuses(id: str) -> Iterator[None]:
    """Expect the block to raise this message, which must have a text in all languages."""
    with pytest.raises(LichtspielError) as caught:
        yield
    message = caught.value.message
    assert message.id == id
    for language in LANGUAGES:
        assert texts_in(language).say(message.id, message.params)

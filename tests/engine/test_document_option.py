"""An option whose value is a document: kept whole, in one form, or a word for the default."""

from __future__ import annotations

import pytest

from lichtspiel.engine.errors import BadSetup
from lichtspiel.engine.options import Document


def tidy(text: str) -> str:
    if "?" in text:
        raise BadSetup("xx-deck-line", line=1)
    return " ".join(text.split())


DECK = Document("deck", rule="TF-34", canonical=tidy, most=30)


def test_the_word_stands_for_the_default() -> None:
    assert DECK.default_for(3) == DECK.check("house") == DECK.parse("house") == "house"


def test_the_same_content_has_the_same_value() -> None:
    assert DECK.check("1  AA\n") == DECK.parse("1 AA") == "1 AA"


def test_a_broken_document_gets_its_own_complaint() -> None:
    with pytest.raises(BadSetup) as error:
        DECK.check("?")
    assert error.value.message.id == "xx-deck-line"


@pytest.mark.parametrize("value", [7, None, True, "x" * 31])
def test_something_else_is_refused(value: object) -> None:
    with pytest.raises(BadSetup) as error:
        DECK.check(value)
    assert error.value.message.id == "setup-option"
    assert error.value.message.params["allowed"] == "house, FILE"

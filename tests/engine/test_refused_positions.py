"""A position that a rule forbids is refused with the number of that rule, wherever it is said."""

import json
import pickle

import pytest

from lichtspiel import BadPosition, new_table, read_position
from lichtspiel.engine.position import position_to_json
from lichtspiel.house.projection import text_of
from lichtspiel.text import LANGUAGES, said, texts_in


@pytest.fixture
def refused() -> BadPosition:
    document = json.loads(json.dumps(position_to_json(new_table("face-to-face", seed=1).state)))
    document["state"]["helped"] = True
    with pytest.raises(BadPosition) as caught:
        read_position(json.dumps(document))
    return caught.value


def test_the_sentence_ends_with_the_rule(refused: BadPosition) -> None:
    assert str(refused).endswith("piles. (FF-6)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_does_in_every_language(refused: BadPosition, language: str) -> None:
    texts = texts_in(language)
    assert said(texts, refused) == f"{texts.message(refused.message)} (FF-6)"


def test_a_house_sends_the_rule(refused: BadPosition) -> None:
    assert text_of(refused).rule == "FF-6"


def test_it_survives_pickling(refused: BadPosition) -> None:
    again: BadPosition = pickle.loads(pickle.dumps(refused))
    assert (str(again), again.rule) == (str(refused), "FF-6")


def test_what_has_not_the_shape_breaks_no_rule() -> None:
    with pytest.raises(BadPosition) as caught:
        read_position("{}")
    assert caught.value.rule == ""
    assert str(caught.value).endswith(".")

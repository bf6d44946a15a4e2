"""Documents are read by annotations, and every complaint names the place."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import pytest

from lichtspiel import BadPosition
from lichtspiel.engine.reading import Reader
from lichtspiel.engine.shape import Between, Count, OneOf, read_shape

Card = Annotated[int, Between(2, 59)]
WORDS = ["up"]


@dataclass(frozen=True)
class Pile:
    name: Annotated[str, OneOf(WORDS)]
    cards: Annotated[tuple[Card, ...], Count(1, 3)]


@dataclass(frozen=True)
class Shape:
    mover: Literal["gold", "silver"]
    piles: tuple[Pile, Pile]
    rows: dict[Literal["one", "two"], tuple[bool, ...]]
    top: Card | None
    helped: bool = False


def document(**more: object) -> dict[str, Any]:
    pile = {"name": "up", "cards": [2, 59]}
    return {"mover": "gold", "piles": [pile, pile], "rows": {"two": [True]}, "top": None, **more}


def read(parts: object) -> Shape:
    return read_shape(Shape, Reader.of_text(json.dumps(parts), "there", BadPosition))


def test_what_has_the_shape_is_read() -> None:
    pile = Pile("up", (2, 59))
    assert read(document()) == Shape("gold", (pile, pile), {"two": (True,)}, None)
    assert read(document(helped=True, top=7)) == Shape(
        "gold", (pile, pile), {"two": (True,)}, 7, helped=True
    )


@pytest.mark.parametrize(
    ("parts", "id", "place"),
    [
        (document(mover="green"), "document-word", "there.mover"),
        (document(more=1), "document-unknown", "there"),
        ({"mover": "gold"}, "document-missing", "there"),
        (document(piles=[]), "document-count", "there.piles"),
        (
            document(piles=[{"name": "up", "cards": [2]}, {"name": "up", "cards": [2, 1]}]),
            "document-range",
            "there.piles[1].cards[1]",
        ),
        (
            document(piles=[{"name": "up", "cards": []}] * 2),
            "document-count",
            "there.piles[0].cards",
        ),
        (
            document(piles=[{"name": "no", "cards": [2]}] * 2),
            "document-word",
            "there.piles[0].name",
        ),
        (document(rows={"three": []}), "document-unknown", "there.rows"),
        (document(rows={"one": [1]}), "document-wanted", "there.rows.one[0]"),
        (document(top=1), "document-range", "there.top"),
        (document(helped=0), "document-wanted", "there.helped"),
    ],
)
def test_a_complaint_names_the_place(parts: object, id: str, place: str) -> None:
    with pytest.raises(BadPosition) as error:
        read(parts)
    assert (error.value.message.id, error.value.message.params["place"]) == (id, place)


def test_words_may_become_more() -> None:
    pile = {"name": "down", "cards": [2]}
    WORDS.append("down")
    try:
        assert read(document(piles=[pile, pile])).piles[0].name == "down"
    finally:
        WORDS.remove("down")


@dataclass(frozen=True)
class Played:
    card: Annotated[str, OneOf(["ac1"], "no-such-card")]


@pytest.mark.parametrize(
    ("found", "id", "params"),
    [
        ("zz9", "no-such-card", {"found": "zz9"}),
        ("z" * 50, "no-such-card", {"found": "z" * 39 + "…"}),
        ("z" * 201, "document-too-long", {"most": 200}),
        (7, "document-wanted", {"kind": "text", "found": "7"}),
    ],
)
def test_a_word_may_have_a_message_of_its_own(
    found: object, id: str, params: dict[str, object]
) -> None:
    reader = Reader.of_text(json.dumps({"card": found}), "there", BadPosition)
    with pytest.raises(BadPosition) as caught:
        read_shape(Played, reader)
    assert caught.value.message.id == id
    assert caught.value.message.params == {"place": "there.card", **params}


@dataclass(frozen=True)
class Counted:
    number: int
    why: Literal["won", "lost"] = "won"


def counted(**parts: object) -> Counted:
    return read_shape(Counted, Reader.of_text(json.dumps(parts), "there", BadPosition))


def test_numbers_are_those_of_a_machine_word() -> None:
    for number in (2**31 - 1, -(2**31) + 1):
        assert counted(number=number) == Counted(number)
    for number in (2**31, -(2**31)):
        with pytest.raises(BadPosition) as caught:
            counted(number=number)
        assert caught.value.message.id == "document-range"


@pytest.mark.parametrize(
    ("length", "shown"), [(38, '"' + 38 * "x" + '"'), (39, '"' + 38 * "x" + "…")]
)
def test_what_was_found_is_shortened_to_forty_letters(length: int, shown: str) -> None:
    with pytest.raises(BadPosition) as caught:
        counted(number="x" * length)
    assert caught.value.message.params["found"] == shown

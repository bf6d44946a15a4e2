"""TF-34: the deck is data. A deck is a list of kinds, in the order of `KINDS`.

The file that ships with the game, `house_deck.txt`, explains the format.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from lichtspiel.engine.chance import Chance, Dice
from lichtspiel.engine.errors import BadSetup
from lichtspiel.games.top_oder_flop.cards import (
    BY_CODE,
    CHANGES,
    FILMS,
    FIVE,
    FIVES,
    INFLUENCE,
    KINDS,
    PERSONAL,
    Kind,
)

HOUSE: Final = "house"
"""The option's word for the deck that ships. It is ours: the printed list is not public."""
LEAST: Final = 40
MOST: Final = 200
"""TF-34: five hands of 8 at least. The upper bound is ours, no table holds more."""
HAND: Final = 8
"""TF-4: the cards every seat is dealt."""
MOST_SEATS: Final = 5
_ACTIONS: Final = ("top>flop", "flop>top", "any")
_TRIES: Final = 1000
_COPIES: Final = re.compile(r"x([1-9][0-9]?)")
_PERSONAL_VALUE: Final = re.compile(r"([+-])3")


@lru_cache(maxsize=64)
def deck_cards(deck: str) -> list[int]:
    """The cards of a deck, or a BadSetup that names the line. Shared: not to be changed."""
    if deck == HOUSE:
        deck = house_text()
    lines = deck.removeprefix("\ufeff").splitlines()
    cards: list[int] = []
    for number, line in enumerate(lines, start=1):
        words = line.partition("#")[0].replace("−", "-").lower().split()
        if words:
            cards += _cards(words, number)
        if len(cards) > MOST:
            raise BadSetup("tf-deck-many", line=number, most=MOST)
    if len(cards) < LEAST:
        raise BadSetup("tf-deck-few", line=len(lines), found=len(cards), least=LEAST)
    cards.sort()
    if not _opens(cards):
        raise BadSetup("tf-deck-hopeless", line=len(lines), seats=MOST_SEATS)
    return cards


def house_text() -> str:
    return Path(__file__).with_name("house_deck.txt").read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def canonical(deck: str) -> str:
    """One line for each kind of card: the same cards give the same text, or the same word."""
    cards = deck_cards(deck)
    if cards == deck_cards(HOUSE):
        return HOUSE
    return "\n".join(_line(KINDS[kind], cards.count(kind)) for kind in sorted(set(cards)))


def _line(kind: Kind, copies: int) -> str:
    if kind.number >= INFLUENCE:
        card = f"{_ACTIONS[kind.change]} {kind.worth:+}"
    else:
        films = sorted({int(kind.one), int(kind.two)})
        card = " ".join([str(kind.value), *[FILMS[film].upper() for film in films]])
    return card if copies == 1 else f"{card} x{copies}"


def _cards(words: list[str], line: int) -> list[int]:
    """The cards of one line."""
    copies = 1
    if words[-1].startswith("x"):
        found = _COPIES.fullmatch(words[-1])
        if found is None:
            raise BadSetup("tf-deck-copies", line=line, found=words[-1][:20])
        copies = int(found.group(1))
    rest = words[:-1] if words[-1].startswith("x") else words
    if rest and rest[0] in _ACTIONS:
        kind = _change(rest, line)
    elif rest and rest[0].isdigit():
        kind = _influence(rest, line)
    else:
        raise BadSetup("tf-deck-line", line=line, found=" ".join(words)[:40])
    return [int(kind.number)] * copies


def _change(words: list[str], line: int) -> Kind:
    """TF-2: a change card has one of three actions and a personal value."""
    sign = _PERSONAL_VALUE.fullmatch(words[1]) if len(words) == 2 else None
    if sign is None:
        raise BadSetup("tf-deck-personal", line=line, found=" ".join(words[1:])[:20])
    return BY_CODE[f"{CHANGES[_ACTIONS.index(words[0])]}{sign.group(1)}{PERSONAL}"]


def _influence(words: list[str], line: int) -> Kind:
    """TF-2: two films on a 1 to 4, one on a 5."""
    value, *films = words
    if value not in ("1", "2", "3", "4", "5"):
        raise BadSetup("tf-deck-value", line=line, found=value[:20])
    for film in films:
        if film not in FILMS:
            raise BadSetup("tf-deck-film", line=line, found=film[:20])
    wanted = 1 if int(value) == FIVE else 2
    if len(films) != wanted or len(set(films)) != wanted:
        raise BadSetup("tf-deck-films", line=line, value=int(value), wanted=wanted)
    return BY_CODE["".join(film[0] for film in sorted(films)) + value]


# -- can it be opened? ---------------------------------------------------------------


def able_to_open(hand: list[int]) -> bool:
    """TF-6: two influence cards at least, and not only fives of one film."""
    first: i64 = -1
    for kind in hand:
        if kind >= INFLUENCE:
            continue
        if first >= 0 and (kind != first or first < FIVES):
            return True
        first = kind
    return False


def deal_hands(cards: list[int], seats: int, chance: Chance) -> list[list[int]]:
    """TF-4: shuffle `cards` in place; the hands, dealt one card at a time."""
    chance.shuffle(cards)
    dealt = seats * HAND
    return [cards[seat:dealt:seats] for seat in range(seats)]


def _opens(cards: list[int]) -> bool:
    """Whether TF-5 is possible for five seats, and not so rarely that no deal would end.

    The dice are always the same, so a deck is good or bad once and for all.
    """
    dice = Dice(0)
    trial = cards[:]
    for _ in range(_TRIES):
        if all(able_to_open(hand) for hand in deal_hands(trial, MOST_SEATS, dice)):
            return True
    return False

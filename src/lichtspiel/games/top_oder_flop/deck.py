"""TF-34: the deck is data. A deck is a list of kinds, in the order of `KINDS`.

The file that ships with the game, `house_deck.txt`, explains the format.
"""

from __future__ import annotations

import re
from functools import lru_cache
from math import comb, perm
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from lichtspiel.engine.chance import Chance
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
MOST_FAILED: Final = 5
"""TF-34, in percent: no new game begins with a deck that cannot be opened in more of its deals."""
MOST_DEALS: Final = 1000
"""TF-6: the most attempts to deal. Valid decks need far fewer, decks in old records hundreds."""
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
    return cards


def refuse_failing_deck(deck: str) -> None:
    """TF-34: a BadSetup where too many deals would have to be made again (TF-6)."""
    failed, deals = failing_deals(deck_cards(deck), MOST_SEATS)
    if 100 * failed > MOST_FAILED * deals:
        raise BadSetup("tf-deck-hopeless", seats=MOST_SEATS, percent=MOST_FAILED)


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


def failing_deals(cards: list[int], seats: int) -> tuple[int, int]:
    """TF-6: in how many deals some hand cannot open, and of how many; exactly.

    By inclusion and exclusion over the seats with such a hand. Counting takes the same time for
    every deck; trying would take the longest with the worst ones.
    """
    deals = perm(len(cards), seats * HAND)
    failed = 0
    for hands, ways in enumerate(_hopeless_hands(cards, seats)):
        rest = perm(len(cards) - hands * HAND, (seats - hands) * HAND)
        failed -= (-1) ** hands * comb(seats, hands) * ways * rest
    return failed + deals, deals


def _hopeless_hands(cards: list[int], seats: int) -> list[int]:
    """In how many ways 0, 1, … `seats` hands are dealt that all cannot open (TF-6).

    Such a hand has change cards, and beside them one card of two films at most, or fives of one
    film. By hands dealt so far and influence cards in them; `comb` is for their places.
    """
    ways = {(0, 0): 1}
    for film in range(len(FILMS)):
        fives = cards.count(FIVES + film)
        ways = _dealt_too(ways, _shared(fives, seats, HAND), seats)
    pairs = sum(1 for kind in cards if kind < FIVES)
    ways = _dealt_too(ways, _shared(pairs, seats, 1), seats)
    changes = sum(1 for kind in cards if kind >= INFLUENCE)
    found = [0] * (seats + 1)
    for (hands, influence), count in ways.items():
        for more in range(seats - hands + 1):  # hands with change cards only
            together = hands + more
            change_cards = perm(changes, together * HAND - influence)
            found[together] += comb(together, hands) * count * change_cards
    return found


def _shared(cards: int, seats: int, most: int) -> dict[tuple[int, int], int]:
    """By number of hands and cards: in how many ways the hands get 1 to `most` cards each."""
    places = {(0, 0): 1}
    for hands in range(seats):
        for (before, dealt), count in list(places.items()):
            if before == hands:
                for more in range(1, min(most, cards - dealt) + 1):
                    key = (hands + 1, dealt + more)
                    places[key] = places.get(key, 0) + count * comb(HAND, more)
    return {(hands, dealt): count * perm(cards, dealt) for (hands, dealt), count in places.items()}


def _dealt_too(
    ways: dict[tuple[int, int], int], more: dict[tuple[int, int], int], seats: int
) -> dict[tuple[int, int], int]:
    """Both kinds of hands, whichever seats have them."""
    both: dict[tuple[int, int], int] = {}
    for (hands, dealt), count in ways.items():
        for (hands_too, dealt_too), count_too in more.items():
            together = hands + hands_too
            if together <= seats:
                key = (together, dealt + dealt_too)
                both[key] = both.get(key, 0) + comb(together, hands) * count * count_too
    return both

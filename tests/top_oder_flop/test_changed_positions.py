"""Positions of played games, changed at random: refused with one sentence, or playable."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, cast

import pytest

from lichtspiel import NOBODY, BadPosition, Dice, State
from lichtspiel.games.top_oder_flop.cards import BY_CODE
from lichtspiel.games.top_oder_flop.state import TopOderFlop
from lichtspiel.testing import position
from tests import luck

from .tables import GAME

Parts = dict[str, Any]


def parts_of(state: State) -> Parts:
    """Hands have no order."""
    parts: Parts = json.loads(json.dumps(state.to_json()))
    return ordered(parts)


def ordered(parts: Parts) -> Parts:
    for seat in parts["seats"]:
        seat["hand"] = sorted(seat["hand"], key=list(BY_CODE).index)
    return parts


def positions(seats: int, random: Random) -> Iterator[Parts]:
    """Of one game, each of its positions."""
    state = GAME.new(GAME.setup(seats))
    state.deal(Dice(random.getrandbits(32)))
    while True:
        yield parts_of(state)
        if not (actions := state.legal_actions()):
            return
        state.apply(random.choice(actions))


def containers(value: object) -> list[Any]:
    """All objects and lists of a document that hold something."""
    if not isinstance(value, dict | list) or not value:
        return []
    inside = value.values() if isinstance(value, dict) else value
    return [value, *(found for item in inside for found in containers(item))]


def hands_and_piles(parts: Parts) -> list[list[str]]:
    sides = [film[side]["cards"] for film in parts["films"].values() for side in ("top", "flop")]
    hands = [seat["hand"] for seat in parts["seats"]]
    return [parts["draw"], parts["gone"], *hands, *sides]


def row_cards(parts: Parts) -> list[Parts]:
    return [card for seat in parts["seats"] for row in seat["rows"].values() for card in row]


def move_a_card(parts: Parts, random: Random) -> None:
    source = random.choice([cards for cards in hands_and_piles(parts) if cards])
    card = source.pop(random.randrange(len(source)))
    random.choice(hands_and_piles(parts)).append(card)


def swap_two_cards(parts: Parts, random: Random) -> None:
    places: list[tuple[Any, Any]] = [
        (cards, at) for cards in hands_and_piles(parts) for at in range(len(cards))
    ]
    places += [(card, "card") for card in row_cards(parts)]
    (one, here), (two, there) = random.sample(places, 2)
    one[here], two[there] = two[there], one[here]


def keep_or_take_a_card(parts: Parts, random: Random) -> None:
    """Between a row and some other place."""
    rows = [(seat["rows"], film) for seat in parts["seats"] for film in seat["rows"]]
    if not rows:
        return
    held, film = random.choice(rows)
    pile = random.choice([cards for cards in hands_and_piles(parts) if cards])
    if random.random() < 0.5:
        shown = random.random() < 0.5
        held[film].append({"card": pile.pop(random.randrange(len(pile))), "shown": shown})
    else:
        pile.append(held[film].pop(random.randrange(len(held[film])))["card"])
        if not held[film]:
            del held[film]


def play_a_marker(parts: Parts, random: Random) -> None:
    side = random.choice([film[side] for film in parts["films"].values() for side in film])
    mark = random.choice(["doubled", "stopped"])
    side[mark] = not side[mark]
    random.choice(parts["seats"])["markers"] += -1 if side[mark] else 1


def another_value(parts: Parts, random: Random) -> None:
    holder = random.choice(containers(parts))
    key = random.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    value = holder[key]
    if isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = random.randrange(-1, 6)
    else:
        junk: list[object] = [
            None,
            True,
            1.5,
            10**30,
            "",
            "zz9",
            [],
            {},
            random.choice(list(BY_CODE)),
        ]
        holder[key] = random.choice(junk)


def leave_out(parts: Parts, random: Random) -> None:
    holder = random.choice(containers(parts))
    del holder[random.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))]


def another_mover(parts: Parts, random: Random) -> None:
    parts["mover"] = random.randrange(len(parts["seats"]))


CHANGES: list[Callable[[Parts, Random], None]] = [
    move_a_card,
    swap_two_cards,
    keep_or_take_a_card,
    play_a_marker,
    another_value,
    leave_out,
    another_mover,
]


def read_or_complain(parts: Parts, seats: int) -> TopOderFlop | None:
    try:
        return cast("TopOderFlop", position("top-oder-flop", parts, seats=seats))
    except BadPosition as refused:
        sentence = str(refused)
    assert sentence.startswith("position.state")
    assert "\n" not in sentence
    return None


def play_to_the_end(state: TopOderFlop, random: Random) -> None:
    """TF-12, TF-34: something is always legal, and no card is lost; everybody can be shown it."""
    deck = Counter(state.deck)
    for seat in range(-1, len(state.seats)):
        world = GAME.imagine(state.view(seat), Dice(random.getrandbits(32)))
        assert world.view(seat) == state.view(seat)
    while state.actor != NOBODY:
        actions = state.legal_actions()
        assert actions
        state.apply(random.choice(actions))
        assert Counter(state.cards()) == deck
        assert not state.problems()
    assert state.outcome() is not None


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_is_changed_is_refused_or_can_be_played(seats: int) -> None:
    random = luck.stream(luck.label())
    refused = played = 0
    for parts in positions(seats, random):
        for change in CHANGES:
            changed = json.loads(json.dumps(parts))
            change(changed, random)
            state = read_or_complain(changed, seats)
            if state is None:
                refused += 1
                continue
            played += 1
            assert parts_of(state) == ordered(changed)
            play_to_the_end(state, random)
    assert refused > 20
    assert played > 20


def test_many_changes_are_refused_or_can_be_played() -> None:
    """Far from any game that was played."""
    random = luck.stream(luck.label())
    played = 0
    for parts in positions(3, random):
        for change in (move_a_card, swap_two_cards, keep_or_take_a_card, play_a_marker):
            for _ in range(4):
                changed = json.loads(json.dumps(parts))
                change(changed, random)
                if (state := read_or_complain(changed, 3)) is not None:
                    parts = changed  # noqa: PLW2901  and go on from there
                    played += 1
                    play_to_the_end(state, random)
    assert played > 20

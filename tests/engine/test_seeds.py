"""Verifiable deals: the documented derivation, recomputed by code of its own."""

import hashlib
import hmac
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lichtspiel import BadRecord, Seeds, SeedStream, Table, get_game
from lichtspiel.engine.seeds import contribution_hash

DOCUMENT = Path(__file__).parents[2] / "docs" / "verifiable-deals.md"
_BLOCK = re.search(r"```json\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
assert _BLOCK is not None
VECTORS: list[dict[str, Any]] = json.loads(_BLOCK.group(1))


def stream(root: bytes, deal: int) -> Iterator[int]:
    for block in range(1000):
        message = deal.to_bytes(4, "big") + block.to_bytes(4, "big")
        yield from hmac.new(root, message, hashlib.sha256).digest()


def below(numbers: Iterator[int], n: int) -> int:
    k = max(1, ((n - 1).bit_length() + 7) // 8)
    while True:
        value = int.from_bytes(bytes(next(numbers) for _ in range(k)), "big")
        if value < 256**k - 256**k % n:
            return value % n


def shuffled(numbers: Iterator[int], cards: list[int]) -> list[int]:
    for i in range(len(cards) - 1, 0, -1):
        j = below(numbers, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["commitment"][:8])
def test_the_documented_vectors_follow_from_the_documented_words(vector: dict[str, Any]) -> None:
    seed = bytes.fromhex(vector["seed"])
    commitment = hashlib.sha256(b"lichtspiel commitment v1\0" + seed).hexdigest()
    assert commitment == vector["commitment"]
    bound = b"lichtspiel contribution v1\0" + bytes.fromhex(commitment)
    for seat, text in enumerate(vector["contributions"]):
        sealed = hashlib.sha256(bound + bytes([seat]) + text.encode()).hexdigest()
        assert sealed == vector["hashes"][seat]
    message = b"lichtspiel root v1\0"
    for text in vector["contributions"]:
        message += bytes([len(text)]) + text.encode()
    root = hmac.new(seed, message, hashlib.sha256).digest()
    assert root.hex() == vector["root"]
    numbers = stream(root, 0)
    assert below(numbers, 2) == vector["start"]
    assert shuffled(numbers, list(range(2, 60)))[:8] == vector["gold"]
    assert shuffled(numbers, list(range(2, 60)))[:8] == vector["silver"]
    later = stream(root, 1)
    assert [below(later, 1000) for _ in range(4)] == vector["deal_1_below_1000"]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["commitment"][:8])
def test_the_engine_deals_the_documented_vectors(vector: dict[str, Any]) -> None:
    seeds = Seeds(bytes.fromhex(vector["seed"]), tuple(vector["contributions"]))
    assert seeds.commitment() == vector["commitment"]
    assert seeds.root().hex() == vector["root"]
    assert vector["hashes"] == [
        contribution_hash(vector["commitment"], seat, text)
        for seat, text in enumerate(vector["contributions"])
    ]
    table = Table(get_game("face-to-face").setup(), seeds)
    assert table.actor == vector["start"]
    state: Any = table.state.to_json()
    for side in ("gold", "silver"):
        assert sorted(state[side]["hand"]) == sorted(vector[side][:6])
        assert state[side]["draw"][:2] == vector[side][6:]
    assert table.deals == [vector["fingerprint"]]
    later = SeedStream(seeds.root(), 1)
    assert [later.below(1000) for _ in range(4)] == vector["deal_1_below_1000"]


def test_a_letter_moved_to_the_next_seat_gives_other_cards() -> None:
    table = bytes(32)
    assert Seeds(table, ("ab", "c")).root() != Seeds(table, ("a", "bc")).root()
    assert Seeds(table, ("ab", "")).root() != Seeds(table, ("ab",)).root()


def test_fresh_seeds_are_never_the_same() -> None:
    assert len({Seeds.fresh().commitment() for _ in range(50)}) == 50


def test_numbered_seeds_repeat_and_differ_by_run_and_game() -> None:
    assert Seeds.numbered(7, 3).table == Seeds.numbered(7, 3).table
    numbered = {Seeds.numbered(run, game).table for run in range(5) for game in range(5)}
    assert len(numbered) == 25


@pytest.mark.parametrize("table", [b"", b"x" * 31, b"x" * 33])
def test_a_seed_of_another_length_is_refused(table: bytes) -> None:
    with pytest.raises(BadRecord, match="has 32 bytes"):
        Seeds(table, ())


@pytest.mark.parametrize("text", ["ä", "x" * 65])
def test_a_contribution_that_others_could_read_differently_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="contribution of seat 2"):
        Seeds(bytes(32), ("", text))


@pytest.mark.parametrize("n", [1, 2, 255, 256, 257, 65536, 65537, 2**31])
def test_numbers_below_n_for_every_width(n: int) -> None:
    numbers = SeedStream(b"r" * 32, 0)
    drawn = [numbers.below(n) for _ in range(50)]
    assert all(0 <= number < n for number in drawn)
    independent = stream(b"r" * 32, 0)
    assert drawn == [below(independent, n) for _ in range(50)]


SEEDS = Seeds(bytes(range(32)), ("heads", "tails"))


def test_hollywood_poker_is_dealt_as_documented() -> None:
    table = Table(get_game("hollywood-poker").setup(4), SEEDS)
    numbers = stream(SEEDS.root(), 0)
    cards = shuffled(numbers, [value for value in range(1, 14) for _ in range(4)] + [14, 14])
    state: Any = table.state.to_json()
    assert state["hands"] == [sorted(cards[seat:52:4]) for seat in range(4)]
    assert sorted(state["aside"]) == sorted(cards[52:])
    assert table.actor == below(numbers, 4)


def test_top_oder_flop_is_dealt_as_documented() -> None:
    table = Table(get_game("top-oder-flop").setup(3), SEEDS)
    numbers = stream(SEEDS.root(), 0)
    start = below(numbers, 3)
    pairs = [one + two for at, one in enumerate("acdrt") for two in "acdrt"[at + 1 :]]
    deck = [f"{pair}{value}" for pair in pairs for value in range(1, 5)]
    deck += [f"{film}5" for film in "acdrt" for _ in range(3)]
    deck += ["tf-3"] * 5 + ["ft+3"] * 5 + ["any+3"] * 3 + ["any-3"] * 2
    places = shuffled(numbers, list(range(len(deck))))
    hands = [[deck[place] for place in places[seat:24:3]] for seat in range(3)]
    assert table.actor == start
    for place, hand in enumerate(hands):
        view: Any = table.view((start + place) % 3).to_json()
        assert sorted(view["hand"]) == sorted(hand)


def test_klappe_und_action_is_dealt_as_documented() -> None:
    table = Table(get_game("klappe-und-action").setup(2), SEEDS)
    numbers = stream(SEEDS.root(), 0)
    director = below(numbers, 2)
    scenes = shuffled(numbers, list(range(1, 17)))
    assert table.actor == director
    for seat, hand in ((director, scenes[6:9]), (1 - director, scenes[9:12])):
        view: Any = table.view(seat).to_json()
        assert sorted(view["hand"]) == sorted(hand)

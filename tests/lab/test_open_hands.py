"""The bound for Klappe & Action!: what both could do if they saw each other's hands."""

import pytest

from benchmarks.bots import open_hands
from benchmarks.bots.open_hands import count_won, won_with_open_hands
from lichtspiel import Seeds, get_game
from lichtspiel.games.klappe_und_action.state import KlappeUndAction


def test_with_open_hands_no_reshoot_is_needed() -> None:
    """The table itself carries out every lay and every cut."""
    assert count_won(3, seed=0) == 3


def test_a_deal_without_a_film_in_order_counts_as_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_hands, "_films", lambda scenes: [scenes[::-1]])
    game = get_game("klappe-und-action")
    state = game.new(game.setup(2))
    assert isinstance(state, KlappeUndAction)
    assert not won_with_open_hands(state, Seeds.numbered(0, 0).root())

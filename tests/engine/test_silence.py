"""Whether the seats may talk is the rules' to say."""

from __future__ import annotations

from lichtspiel import get_game


def test_talking_is_free_where_no_rule_forbids_it() -> None:
    game = get_game("face-to-face")
    assert game.new(game.setup()).silence() is None

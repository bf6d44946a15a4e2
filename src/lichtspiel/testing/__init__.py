"""Checks and test helpers for authors of games, bots and front ends.

from lichtspiel.testing import check_game
check_game(my_game)        # raises BrokenContract at the first thing that is wrong

`python -m lichtspiel.testing GAME` does the same for an installed game.
"""

from lichtspiel.engine.position import position
from lichtspiel.testing.conformance import check_game
from lichtspiel.testing.playing import BrokenContract, play_at_random, setups
from lichtspiel.testing.trace import check_compiled_plays_the_same

__all__ = [
    "BrokenContract",
    "check_compiled_plays_the_same",
    "check_game",
    "play_at_random",
    "position",
    "setups",
]

"""`lichtspiel` with seeded random numbers: `python -m tests.server.lucky NUMBER serve`.

The number counts the starts of a server within a test.
"""

from __future__ import annotations

import sys

import msgspec

from lichtspiel.cli import main
from lichtspiel.engine.view import View
from lichtspiel.server import botpool
from tests import luck


def luck_of_a_bot(view: View, /) -> int:
    """A bot's seed, from its view: the order in which tables ask must not matter."""
    return luck.number("bot", msgspec.json.encode(view.to_json()))


def take_luck_from_the_seed(which: int) -> None:
    luck.SeededSecrets("server", which).install()
    botpool.luck_for = luck_of_a_bot


if __name__ == "__main__":
    take_luck_from_the_seed(int(sys.argv[1]))
    sys.exit(main(sys.argv[2:]))

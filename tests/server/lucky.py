"""`lichtspiel` with seeded random numbers: `python -m tests.server.lucky NUMBER serve`.

The number counts the starts of a server within a test.
"""

from __future__ import annotations

import itertools
import os
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


def give_forks_their_own(which: int) -> None:
    """Processes that are forked must not make the same tokens."""
    forks = itertools.count(1)
    started = [which]

    def count() -> None:
        started[0] = 1000 * which + next(forks)

    os.register_at_fork(before=count, after_in_child=lambda: take_luck_from_the_seed(started[0]))


if __name__ == "__main__":
    take_luck_from_the_seed(int(sys.argv[1]))
    give_forks_their_own(int(sys.argv[1]) + 1)
    sys.exit(main(sys.argv[2:]))

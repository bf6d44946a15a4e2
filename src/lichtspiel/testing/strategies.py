"""Hypothesis strategies: tables after some random legal actions.

Needs Hypothesis, which the package itself does not.
"""

from __future__ import annotations

from hypothesis import strategies as st

from lichtspiel.engine.contract import Game, Setup
from lichtspiel.engine.seeds import Seeds
from lichtspiel.engine.table import Table
from lichtspiel.testing.playing import setups


def setups_of(game: Game) -> st.SearchStrategy[Setup]:
    return st.sampled_from(list(setups(game)))


@st.composite
def tables(draw: st.DrawFn, game: Game, most_actions: int = 60) -> Table:
    """A table after some legal actions, over or not. Shrinks to fewer and earlier actions."""
    table = Table(draw(setups_of(game)), Seeds.numbered(draw(st.integers(0, 10_000))))
    for choice in draw(st.lists(st.integers(0, 2**16), max_size=most_actions)):
        actions = table.legal_actions()
        if not actions:
            break
        table.play(actions[choice % len(actions)])
    return table

"""Top oder Flop, by Martin Schlegel, for two to five players.

Rules: `docs/rules/top-oder-flop.md`, TF-1 to TF-34. Start reading at `state`.
"""

from lichtspiel.games.top_oder_flop.game import TopOderFlopGame

__all__ = ["TopOderFlopGame"]

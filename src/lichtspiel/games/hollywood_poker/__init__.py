"""Hollywood Poker, for two to eight players.

Rules: `docs/rules/hollywood-poker.md`, HP-1 to HP-23. Start reading at `state`.
"""

from lichtspiel.games.hollywood_poker.game import HollywoodPokerGame

__all__ = ["HollywoodPokerGame"]

"""Klappe & Action!, by Chris Klimowski; solo mode by Mike Mullins. For two, or one alone.

Rules: `docs/rules/klappe-und-action.md`, KA-1 to KA-26. Start reading at `state`;
`house.script` has the scenes' effects.
"""

from lichtspiel.games.klappe_und_action.game import KlappeUndActionGame

__all__ = ["KlappeUndActionGame"]

"""Klappe & Action!, by Chris Klimowski; solo mode by Mike Mullins. For two, or one alone.

Rules: `docs/rules/klappe-und-action.md`, KA-1 to KA-26. Start reading at `state`;
`house.script` has the scenes' effects.
"""

from lichtspiel.engine.manifest import Manifest

MANIFEST = Manifest(
    "klappe-und-action",
    contract=1,
    game="lichtspiel.games.klappe_und_action.game:KlappeUndActionGame",
    bots="lichtspiel.bots.klappe_und_action:BOTS",
    face="lichtspiel.terminal.faces.klappe_und_action:KlappeFace",
    lesson="lichtspiel.teaching.klappe_und_action.lesson:LESSON",
    pictures="lichtspiel.teaching.klappe_und_action.lesson:PICTURES",
    locales="lichtspiel:locales",
)

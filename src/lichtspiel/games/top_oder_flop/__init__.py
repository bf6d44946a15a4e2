"""Top oder Flop, by Martin Schlegel, for two to five players.

Rules: `docs/rules/top-oder-flop.md`, TF-1 to TF-34. Start reading at `state`.
"""

from lichtspiel.engine.manifest import Manifest

MANIFEST = Manifest(
    "top-oder-flop",
    contract=1,
    game="lichtspiel.games.top_oder_flop.game:TopOderFlopGame",
    bots="lichtspiel.bots.top_oder_flop:BOTS",
    face="lichtspiel.terminal.faces.top_oder_flop:TopOderFlopFace",
    lesson="lichtspiel.teaching.top_oder_flop.lesson:LESSON",
    pictures="lichtspiel.teaching.top_oder_flop.lesson:PICTURES",
    locales="lichtspiel:locales",
)

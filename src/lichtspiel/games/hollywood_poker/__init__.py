"""Hollywood Poker, for two to eight players.

Rules: `docs/rules/hollywood-poker.md`, HP-1 to HP-23. Start reading at `state`.
"""

from lichtspiel.engine.manifest import Manifest

MANIFEST = Manifest(
    "hollywood-poker",
    contract=1,
    game="lichtspiel.games.hollywood_poker.game:HollywoodPokerGame",
    bots="lichtspiel.bots.hollywood_poker:BOTS",
    face="lichtspiel.terminal.faces.hollywood_poker:HollywoodPokerFace",
    lesson="lichtspiel.teaching.hollywood_poker.lesson:LESSON",
    pictures="lichtspiel.teaching.hollywood_poker.lesson:PICTURES",
    locales="lichtspiel:locales",
)

"""The Game of Pure Strategy: rules GO-1 to GO-7 in README.md, played in `game`."""

from lichtspiel.engine.manifest import Manifest

MANIFEST = Manifest(
    "gops", contract=1, game="gops.game:Gops", bots="gops.bots:BOTS", locales="gops:locales"
)

"""The games. Importing this package registers them all."""

from lichtspiel.engine.registry import register
from lichtspiel.games.face_to_face import FaceToFaceGame
from lichtspiel.games.hollywood_poker import HollywoodPokerGame
from lichtspiel.games.klappe_und_action import KlappeUndActionGame
from lichtspiel.games.top_oder_flop import TopOderFlopGame

FACE_TO_FACE = register(FaceToFaceGame())
HOLLYWOOD_POKER = register(HollywoodPokerGame())
KLAPPE_UND_ACTION = register(KlappeUndActionGame())
TOP_ODER_FLOP = register(TopOderFlopGame())

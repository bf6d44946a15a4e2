"""The games. Importing this package registers them all."""

from lichtspiel.engine.registry import register
from lichtspiel.games.face_to_face import FaceToFaceGame
from lichtspiel.games.hollywood_poker import HollywoodPokerGame

FACE_TO_FACE = register(FaceToFaceGame())
HOLLYWOOD_POKER = register(HollywoodPokerGame())

"""The games. Importing this package registers them all."""

from lichtspiel.engine.registry import register
from lichtspiel.games.face_to_face import FaceToFaceGame

FACE_TO_FACE = register(FaceToFaceGame())

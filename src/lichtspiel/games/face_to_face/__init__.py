"""The Game: Face to Face, by Steffen Benndorf and Reinhard Staupe, for two players.

Rules: `docs/rules/face-to-face.md`, FF-1 to FF-21. Start reading at `state`.
"""

from lichtspiel.games.face_to_face.game import FaceToFaceGame

__all__ = ["FaceToFaceGame"]

"""The Game: Face to Face, by Steffen Benndorf and Reinhard Staupe, for two players.

Rules: `docs/rules/face-to-face.md`, FF-1 to FF-21. Start reading at `state`.
"""

from lichtspiel.engine.manifest import Manifest

MANIFEST = Manifest(
    "face-to-face",
    contract=1,
    game="lichtspiel.games.face_to_face.game:FaceToFaceGame",
    bots="lichtspiel.bots.face_to_face:BOTS",
    face="lichtspiel.terminal.faces.face_to_face:FaceToFaceFace",
    lesson="lichtspiel.teaching.face_to_face.lesson:LESSON",
    pictures="lichtspiel.teaching.face_to_face.lesson:PICTURES",
    locales="lichtspiel:locales",
)

"""Face to Face: its bots."""

from lichtspiel.bots.bot import BotMaker
from lichtspiel.bots.face_to_face.bots import MediumBot, StrongBot
from lichtspiel.bots.face_to_face.easy import EasyBot

BOTS: dict[str, BotMaker] = {"easy": EasyBot, "medium": MediumBot, "strong": StrongBot}

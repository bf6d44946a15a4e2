"""Klappe & Action!: its bots."""

from lichtspiel.bots.bot import BotMaker
from lichtspiel.bots.klappe_und_action.bots import MediumBot, StrongBot
from lichtspiel.bots.klappe_und_action.easy import EasyBot

BOTS: dict[str, BotMaker] = {"easy": EasyBot, "medium": MediumBot, "strong": StrongBot}

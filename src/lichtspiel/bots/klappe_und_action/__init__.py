"""Klappe & Action!: partners at three levels."""

from __future__ import annotations

from lichtspiel.bots.bot import BotMaker
from lichtspiel.bots.klappe_und_action.easy import EasyBot
from lichtspiel.bots.klappe_und_action.medium import MediumBot
from lichtspiel.bots.klappe_und_action.strong import StrongBot

BOTS: dict[str, BotMaker] = {"easy": EasyBot, "medium": MediumBot, "strong": StrongBot}

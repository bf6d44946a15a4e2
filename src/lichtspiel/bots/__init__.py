"""Opponents and partners: a seat's view in, an action out."""

from lichtspiel.bots.bot import LEVELS, Bot, make_bot

__all__ = ["LEVELS", "Bot", "make_bot"]

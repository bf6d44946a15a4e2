"""`lichtspiel bot`: let a bot play at a table of a server."""

from __future__ import annotations

import asyncio
import re
from argparse import Namespace
from contextlib import suppress

from lichtspiel.bots import LEVELS, Budget, check_level, thinking_for
from lichtspiel.cli.bots import check_bots
from lichtspiel.cli.parser import Parser, seconds, whole
from lichtspiel.engine.errors import BadInput, LichtspielError
from lichtspiel.engine.registry import get_game
from lichtspiel.network_bot import Place, play, sit_down, stand_up
from lichtspiel.text import Texts

_MOST_SEATS = 32


def describe(parser: Parser, texts: Texts) -> None:
    levels = ", ".join(LEVELS)
    parser.value("--server", "URL", str, texts.say("cli-bot-server"))
    parser.value("--table", "CODE", str, texts.say("cli-bot-table"))
    parser.value("--bot", "BOT", _bot, texts.say("cli-bot-bot", levels=levels))
    parser.value("--name", "NAME", str, texts.say("cli-bot-name"))
    parser.value("--seat", "N", whole("--seat", 1, _MOST_SEATS), texts.say("cli-bot-seat"))
    parser.value("--think", "SECONDS", seconds("--think"), texts.say("cli-bot-think"))


def _bot(text: str) -> str:
    check_level(text)
    return text


def run(texts: Texts, given: Namespace) -> int:
    if not (given.server and given.table and given.bot):
        raise BadInput("bot-needs")
    budget = Budget() if given.think is None else thinking_for(given.think)
    seat = None if given.seat is None else given.seat - 1
    place = sit_down(given.server, given.table, given.name or _name(given.bot), seat)
    try:
        reason = _played(texts, place, given, budget)
    except BaseException:  # also Ctrl+C: nobody is to wait for a bot that is gone
        with suppress(LichtspielError):
            stand_up(place)
        raise
    print(texts.say("bot-over", reason=texts.of_game(place.game, f"reason-{reason}")))
    return 0


def _played(texts: Texts, place: Place, given: Namespace, budget: Budget) -> str:
    check_bots(get_game(place.game, place.ruleset), [given.bot])
    name = given.name or _name(given.bot)
    print(texts.say("bot-sits", name=name, code=place.code, seat=place.seat + 1), flush=True)
    return asyncio.run(play(place, given.bot, budget))


def _name(bot: str) -> str:
    """A name for a bot that was given none; the names of levels are the server's own."""
    last = re.split(r"[:./\\ ]", bot.removesuffix(".mjs").removesuffix(".py"))[-1]
    clean = re.sub(r"[^A-Za-z0-9_-]+", "", last).lstrip("-_") or "bot"
    return f"guest-{clean}"[:40] if clean in LEVELS else clean[:40]

"""`lichtspiel legal`: the legal actions in a position, and why others are illegal."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence

from lichtspiel.bots import Rating, rate, thinking_for
from lichtspiel.cli.files import read_file
from lichtspiel.cli.output import print_json
from lichtspiel.cli.parser import Parser, required, seconds, whole
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import State
from lichtspiel.engine.position import read_position
from lichtspiel.engine.registry import game_of
from lichtspiel.terminal.play import LONG
from lichtspiel.text import Texts, layout


def describe(parser: Parser, texts: Texts) -> None:
    parser.positional("position", texts.say("cli-position"))
    parser.value("--why", "ACTION", str, texts.say("cli-why"))
    parser.switch("--rate", texts.say("cli-rate"))
    parser.value("--think", "SECONDS", seconds("--think"), texts.say("cli-think"))
    parser.value("--seed", "S", whole("--seed", 0, 10**18), texts.say("cli-rate-seed"))
    parser.switch("--json", texts.say("cli-json"))


def run(texts: Texts, given: Namespace) -> int:
    state = read_position(read_file(required(given.position, "position")))
    if given.why is not None:
        return _why(texts, state, given.why, as_json=given.json)
    if given.rate:
        return _rate(texts, state, given)
    legal = state.legal_actions()
    if given.json:
        outcome = state.outcome()
        print_json(
            {
                "game": state.setup.game,
                "actor": state.actor if state.actor >= 0 else None,
                "legal": [{"id": action.id, "notation": action.notation} for action in legal],
                "outcome": None if outcome is None else outcome.to_json(),
            }
        )
        return 0
    for action in legal:
        print(action.notation)
    if not legal:
        print(texts.say("legal-over"))
    return 0


def _why(texts: Texts, state: State, typed: str, *, as_json: bool) -> int:
    action = game_of(state.setup).parse(typed, state)
    refusal = state.why_illegal(action)
    if as_json:
        print_json(
            {
                "action": action.notation,
                "legal": refusal is None,
                "refusal": None
                if refusal is None
                else {**refusal.to_json(), "text": texts.message(refusal.message)},
            }
        )
    elif refusal is None:
        print(texts.say("play-legal", action=action.notation))
    else:
        print(f"{texts.message(refusal.message)} ({refusal.rule})")
    return 0


def _rate(texts: Texts, state: State, given: Namespace) -> int:
    """The strong bot's ratings, from the view of the seat to act."""
    ratings: Sequence[Rating] = ()
    if state.actor >= 0:
        game, dice = game_of(state.setup), Dice(given.seed or 0)
        if given.think is not None and given.think > LONG and sys.stderr.isatty():
            print(texts.say("legal-thinking", seconds=round(given.think)), file=sys.stderr)
        ratings = rate(game, state.view(state.actor), dice, thinking_for(given.think))
    if given.json:
        print_json(
            {
                "game": state.setup.game,
                "actor": state.actor if state.actor >= 0 else None,
                "ratings": [rating.to_json() for rating in ratings],
            }
        )
        return 0
    plans = [", ".join(action.notation for action in rating.plan) for rating in ratings]
    spans = []
    for rating in ratings:
        low, high = max(0.0, rating.value - rating.error), min(1.0, rating.value + rating.error)
        spans.append(
            texts.say(
                "legal-rating",
                value=100 * rating.value,
                low=100 * low,
                high=100 * high,
                worlds=rating.worlds,
            )
        )
    if ratings:
        width = layout.table_width()
        lines = layout.wrapped(texts.say("legal-rating-head"), width)
        for line in lines + layout.two_columns([*zip(plans, spans, strict=True)], width, indent=0):
            print(line)
    if not ratings:
        print(texts.say("legal-over"))
    return 0

"""Choosing an action step by step, by numbers."""

from __future__ import annotations

from collections.abc import Sequence

from lichtspiel.engine.contract import Action
from lichtspiel.terminal.faces import Face
from lichtspiel.terminal.screen import Screen
from lichtspiel.text import Texts


def choose(screen: Screen, texts: Texts, face: Face, legal: Sequence[Action]) -> Action | None:
    """Ask for one step of the actions' paths after the other; None if the person goes back.

    A step with a single possibility is not asked for.
    """
    left = {action: face.path(action) for action in legal}
    for depth in range(max(len(path) for path in left.values())):
        steps = list(dict.fromkeys(_step(path, depth) for path in left.values()))
        step = steps[0]
        if len(steps) > 1:
            for number, name in enumerate(steps, start=1):
                screen.line(f"  {number:>2}  {name}")
            picked = _pick(screen, texts, len(steps))
            if picked is None:
                return None
            step = steps[picked]
        left = {action: path for action, path in left.items() if _step(path, depth) == step}
    return next(iter(left))


def _step(path: tuple[str, ...], depth: int) -> str:
    return path[depth] if depth < len(path) else ""


def _pick(screen: Screen, texts: Texts, count: int) -> int | None:
    while True:
        typed = screen.ask(texts.say("choose-number", most=count))
        if typed in ("", "0"):
            return None
        if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= count:
            return int(typed) - 1
        screen.line(texts.say("choose-again", most=count), "red")

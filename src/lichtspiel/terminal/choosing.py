"""Choosing an action step by step, by numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, product
from string import ascii_lowercase

from rich.console import RenderableType

from lichtspiel.engine.contract import Action
from lichtspiel.terminal.faces import Face
from lichtspiel.terminal.screen import Screen
from lichtspiel.text import Texts


def choose(
    screen: Screen,
    texts: Texts,
    face: Face,
    legal: Sequence[Action],
    table: RenderableType,
) -> Action | str | None:
    """Ask for one step of the actions' paths after the other; None if the person goes back.

    A step with a single possibility is not asked for. A line that picks nothing is given
    back: whoever types an action or a command in between means it. `table` stays in sight.
    """
    left = {action: face.path(action) for action in legal}
    for depth in range(max(len(path) for path in left.values())):
        steps = list(dict.fromkeys(_step(path, depth) for path in left.values()))
        step = steps[0]
        if len(steps) > 1:
            screen.clear()
            screen.picture(table)
            screen.choices(list(zip(_letters(), steps, strict=False)))
            typed = screen.ask(texts.say("choose-letter"))
            if not typed:
                return None
            picked = dict(zip(_letters(), steps, strict=False)).get(typed.lower())
            if picked is None:
                picked = next((name for name in steps if name.lower() == typed.lower()), None)
            if picked is None:
                return typed
            step = picked
        left = {action: path for action, path in left.items() if _step(path, depth) == step}
    return next(iter(left))


def _step(path: tuple[str, ...], depth: int) -> str:
    return path[depth] if depth < len(path) else ""


def _letters() -> Iterator[str]:
    """a, b, … z, aa, ab, …: numbers would be taken for cards."""
    for length in count(1):
        for letters in product(ascii_lowercase, repeat=length):
            yield "".join(letters)

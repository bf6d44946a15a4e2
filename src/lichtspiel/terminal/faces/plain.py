"""A table for games that bring no face of their own: the view in words, the actions as a list.

What the game's texts say is used, in the reader's language or in English; where there are none, the
names in the code are used. Which values belong to which player follows from the names of the
fields. docs/plugins.md lists the texts and the names: they are the same in the browser
(`web/src/plain/`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from lichtspiel.engine.contract import Action, Game, Outcome
from lichtspiel.engine.told import Event
from lichtspiel.engine.view import View, plain_fields
from lichtspiel.terminal.faces.face import Face
from lichtspiel.text import Texts, readable

_SEATS = frozenset({"actor", "seat"})
"""Fields of a view that are said in other ways."""
_A_SEAT = re.compile(r"(.*_)?seat|actor|first|winner")
"""Fields that hold the number of a seat."""
_BY_SEAT = re.compile(r".*_by_seat|scores|seats|players")
"""Fields that hold something for each seat; a list of as many lists is taken for one too."""
_OF_SEATS = re.compile(r"_(by_)?seat$")
"""What need not be said where players are named."""
_PLACES = re.compile(r".*(board|columns|grid|piles|rows|slots|stacks|tricks)")
"""Places on the table, which belong to no seat."""


class PlainFace(Face):
    def __init__(self, texts: Texts, names: Sequence[str], game: Game) -> None:
        super().__init__(texts, names)
        self.prefix = game.slug
        self._rules = game.rulebook.prefix.lower()

    def picture(self, view: View, legal: Sequence[Action]) -> RenderableType:
        return Group(*map(Text, self.sentences(view, legal)))

    def sentences(self, view: View, legal: Sequence[Action]) -> list[str]:
        lines = [
            f"{self._label(name)}: {self._value(name, value)}"
            for name, value in view.to_json().items()
            if name not in _SEATS
        ]
        if legal:
            actions = ", ".join(map(self._listed, legal))
            lines.append(self.texts.say("plain-may", actions=actions))
        elif (actor := getattr(view, "actor", -1)) >= 0:
            who = self.names[actor]
            waits = self.texts.say_if_known(f"{self.prefix}-waits", {"who": who})
            lines.append(waits or self.texts.say("plain-turn", who=who))
        return lines

    def asks(self, view: View) -> str:
        asks = self.texts.say_if_known(f"{self.prefix}-asks")
        return asks or self.texts.say("plain-asks")

    def help(self) -> str:
        return self.texts.say("plain-help")

    def ended(self, view: View, outcome: Outcome) -> list[str]:
        winners = [self.names[seat] for seat in outcome.winners]
        won = ("nobody", "wins")[len(winners)] if len(winners) < 2 else "win-together"
        scores = zip(self.names, outcome.scores, strict=True)
        reason = self.texts.of_game(self.prefix, f"reason-{outcome.reason}")
        return [
            self.texts.say("plain-over", reason=reason),
            self.texts.say(f"plain-{won}", who=self.texts.listed(winners)),
            self.texts.say("plain-scores", scores=", ".join(f"{who} {n}" for who, n in scores)),
        ]

    def tell(self, event: Event, viewer: int) -> str:
        params = self._params(event, viewer)
        said = self.texts.say_if_known(f"{self.prefix}-told-{event.kind}", params)
        if said is not None:
            return said
        parts = [
            f"{self._label(name)} {self._value(name, value)}"
            for name, value in plain_fields(event).items()
            if name != "seat"
        ]
        seat = getattr(event, "seat", None)
        who = "" if seat is None else f"{self.names[seat]}: "
        more = f" ({', '.join(parts)})" if parts else ""
        return f"{who}{readable(event.kind)}{more}"

    def rule(self, number: int) -> str:
        return self.texts.of_game(self._rules, f"rule-{number}")

    def _listed(self, action: Action) -> str:
        """As it is typed, and in words if there are any."""
        parts = action.to_json()
        kind = parts.pop("kind")
        params = {name: self._param(part) for name, part in parts.items()}
        words = self.texts.say_if_known(f"{self.prefix}-action-{kind}", params)
        notation = self.notation(action)
        return notation if words is None else f"{notation} ({words})"

    def _label(self, name: str) -> str:
        said = self.texts.say_if_known(f"{self.prefix}-view-{name}")
        return said or readable(_OF_SEATS.sub("", name))

    def _value(self, name: str, value: object) -> str:
        if isinstance(value, bool):
            return self.texts.say("plain-yes" if value else "plain-no")
        if isinstance(value, int) and _A_SEAT.fullmatch(name):
            return self.names[value] if 0 <= value < len(self.names) else "–"
        if isinstance(value, list) and self._is_by_seat(name, value):
            one = name.removesuffix("_by_seat")
            each = zip(self.names, value, strict=True)
            said = [f"{who} {self._value(one, item)}" for who, item in each]
            return self.texts.say("list-between").join(said)
        if isinstance(value, list):
            return ", ".join(self._value(name, item) for item in value) or "–"
        if isinstance(value, dict):
            inside = [f"{self._label(one)} {self._value(one, part)}" for one, part in value.items()]
            return f"({', '.join(inside)})"
        if value in (None, ""):
            return "–"
        return self.texts.say_if_known(f"{self.prefix}-view-{name}-{value}") or str(value)

    def _is_by_seat(self, name: str, value: list[object]) -> bool:
        if len(value) != len(self.names):
            return False
        lists = all(isinstance(item, list) for item in value)
        return _BY_SEAT.fullmatch(name) is not None or (lists and not _PLACES.fullmatch(name))

"""What a game shows and says in a terminal. Made from views, never from the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from lichtspiel.engine.contract import Action, Outcome
from lichtspiel.engine.messages import Param
from lichtspiel.engine.told import Event
from lichtspiel.engine.view import View, plain_fields
from lichtspiel.text import Texts


class Face:
    """The base of all faces. `prefix` begins the ids of the game's messages: `<prefix>-help`."""

    prefix: str

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    def picture(self, view: Any, legal: Sequence[Action]) -> RenderableType:
        """The table for eyes. `legal` is what the viewer may do now, if it is to act."""
        raise NotImplementedError

    def sentences(self, view: Any, legal: Sequence[Action]) -> list[str]:
        """The same for ears and pipes: all that the picture shows, line by line."""
        raise NotImplementedError

    def asks(self, view: Any) -> str:
        """What the viewer, who is to act, is asked for."""
        raise NotImplementedError

    def result(self, view: Any) -> list[str]:
        """How the game ended."""
        raise NotImplementedError

    def ended(self, view: Any, outcome: Outcome) -> list[str]:
        """The same, for a face whose view does not tell."""
        return self.result(view)

    def help(self) -> str:
        """What can be typed."""
        return self.say("help").replace("\n", " ")

    def path(self, action: Action) -> tuple[str, ...]:
        """An action as a walk of choices, for those who would rather be asked step by step."""
        return (action.notation,)

    def expand(self, typed: str, view: View) -> list[str]:
        """What a typed line stands for, as notations; a game may allow several at once."""
        return [typed]

    def notation(self, action: Action) -> str:
        """An action as this reader would type it; `expand` understands it."""
        return action.notation

    def tell(self, event: Event, viewer: int) -> str:
        """One event in one sentence, addressed to the viewer."""
        return self.say(f"told-{event.kind}", **self._params(event, viewer))

    def _params(self, event: Event, viewer: int) -> dict[str, Param]:
        params: dict[str, Param] = {
            name: self._param(value) for name, value in plain_fields(event).items()
        }
        seat = getattr(event, "seat", None)
        if seat is not None:
            params |= {"who": self.names[seat], "me": "yes" if seat == viewer else "no"}
        return params

    def say(self, id: str, **params: Param) -> str:
        return self.texts.say(f"{self.prefix}-{id}", params)

    def rule(self, number: int) -> str:
        """A rule in our own words."""
        return self.say(f"rule-{number}")

    def _param(self, value: object) -> Param:
        if isinstance(value, list):
            return ", ".join(str(item) for item in value) or "–"
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value if isinstance(value, int) else str(value)

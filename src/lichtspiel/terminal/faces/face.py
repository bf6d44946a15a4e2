"""The terminal UI of one game. It is given views, never the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.console import RenderableType

from lichtspiel.engine.contract import Action, Outcome
from lichtspiel.engine.messages import Param
from lichtspiel.engine.told import Event
from lichtspiel.engine.view import View, plain_fields
from lichtspiel.text import Texts


class Face:
    """The base of all faces. `prefix` begins the ids of the game's messages: `<prefix>-help`."""

    prefix: str
    endings: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that tell how the game ended."""
    words: ClassVar[Mapping[str, str]] = {}
    """Words of the notation that readers may type in their own language, by the names of their
    messages: `<prefix>-word-<name>` lists spellings, of which the first one is printed."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    def picture(self, view: Any, legal: Sequence[Action]) -> RenderableType:
        """The table for eyes. `legal` is what the viewer may do now, if it is to act."""
        raise NotImplementedError

    def beside(self, view: Any, legal: Sequence[Action]) -> RenderableType:
        """The part of the table that stays visible while the viewer chooses step by step."""
        return self.picture(view, legal)

    def sentences(self, view: Any, legal: Sequence[Action]) -> list[str]:
        """The same for ears and pipes: all that the picture shows, line by line."""
        raise NotImplementedError

    def asks(self, view: Any) -> str:
        """The prompt for the viewer, whose turn it is."""
        raise NotImplementedError

    def question(self, view: Any, legal: Sequence[Action]) -> str:
        """The prompt with examples of legal actions; faces without examples implement `asks`."""
        return self.asks(view)

    def result(self, view: Any) -> list[str]:
        """How the game ended."""
        raise NotImplementedError

    def ended(self, view: Any, outcome: Outcome) -> list[str]:
        """The same, for a face whose view does not tell."""
        return self.result(view)

    def help(self) -> str:
        """The help text: what can be typed."""
        return self.say("help").replace("\n", " ")

    def guide(self, view: Any, legal: Sequence[Action]) -> str:
        """The help text with examples of legal actions; faces without examples implement `help`."""
        return self.help()

    def examples(self, legal: Sequence[Action], most: int = 3) -> str:
        """Actions that are legal now, as they are typed, each of another kind; or `none`."""
        kinds: dict[object, Action] = {}
        for action in legal:
            kind = self.kind(action)
            if kind is not None:
                kinds.setdefault(kind, action)
        shown = [self.quoted(self.notation(action)) for action in kinds.values()]
        return ", ".join(shown[:most]) or "none"

    def kind(self, action: Action) -> object:
        """A key under which two examples count as alike; None if the action is no example."""
        return type(action)

    def quoted(self, typed: str) -> str:
        return self.texts.say("quoted", typed=typed)

    def path(self, action: Action) -> tuple[str, ...]:
        """An action as a sequence of choices, for choosing step by step."""
        return (action.notation,)

    def expand(self, typed: str, view: View) -> list[str]:
        """What a typed line stands for, as notations; a game may allow several at once."""
        return [self._translated(typed) if self.words else typed]

    def _translated(self, typed: str) -> str:
        """The reader's own words as those of the notation: `17 auf` is `17 up`."""
        known = {
            folded(spelling): notation
            for name, notation in self.words.items()
            for spelling in self._spellings(name)
        }
        return " ".join(known.get(folded(word), word) for word in typed.lower().split())

    def notation(self, action: Action) -> str:
        """An action as this reader would type it; `expand` understands it."""
        words = {notation: self._spellings(name)[0] for name, notation in self.words.items()}
        if action.notation in words:
            return words[action.notation]
        return " ".join(words.get(word, word) for word in action.notation.split())

    def _spellings(self, name: str) -> list[str]:
        return self.say(f"word-{name}").split(", ")

    def tell(self, event: Event, viewer: int) -> str:
        """One event in one sentence, addressed to the viewer."""
        return self.say(f"told-{event.kind}", **self._params(event, viewer))

    def news(self, event: Event, viewer: int) -> str:
        """The same at a table: who has won and why is left to `ended`, which follows."""
        return self.say("over") if event.kind in self.endings else self.tell(event, viewer)

    def recap(self, told: Sequence[Event], viewer: int) -> list[str]:
        """Recent events, for the lines above the picture; the latest are the most important."""
        return [self.news(event, viewer) for event in told]

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


def folded(word: str) -> str:
    """Without accents, which not every keyboard has."""
    parts = unicodedata.normalize("NFKD", word)
    return "".join(part for part in parts if not unicodedata.combining(part))

"""Messages: what the engine reports, without any text.

The engine knows no language. It names a message and its parameters; `lichtspiel.text` turns that
into a sentence in the reader's language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

Param = str | int


@dataclass(frozen=True)
class Message:
    """A Fluent message id and the values that go into it."""

    id: str
    params: Mapping[str, Param] = field(default_factory=dict)


def bare(message: Message) -> str:
    """A message where no texts are installed: its id and parameters."""
    return f"{message.id} {dict(message.params)}" if message.params else message.id


def nearest(found: str, known: Iterable[str]) -> str:
    """The known word that was probably meant; `none` if none is similar."""
    from difflib import get_close_matches  # lazily: only needed after a mistake

    names = {name.casefold(): name for name in known}
    near = get_close_matches(found[:40].casefold(), names, n=1, cutoff=0.5)
    return names[near[0]] if near else "none"


def shortened(text: str, most: int = 40) -> str:
    """The beginning of a user's text, short enough to quote in a sentence."""
    return text if len(text) <= most else text[: most - 1] + "…"


@dataclass(frozen=True)
class Refusal:
    """Why an action is illegal: the rule's number and the message that explains it."""

    rule: str
    id: str
    params: Mapping[str, Param] = field(default_factory=dict)

    @property
    def message(self) -> Message:
        return Message(self.id, self.params)

    def to_json(self) -> dict[str, object]:
        return {"rule": self.rule, "id": self.id, "params": dict(self.params)}


@dataclass(frozen=True)
class Problem:
    """What is wrong with a position: where in its document, by which rule, and why."""

    place: str
    """The place, such as `hands[0]`; empty for the whole document."""
    rule: str
    """Its number; shown after the sentence."""
    id: str
    """The message's id; the place is one of its parameters."""
    params: Mapping[str, Param] = field(default_factory=dict)

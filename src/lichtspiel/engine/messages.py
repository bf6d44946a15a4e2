"""What the engine has to say, without words.

The engine never speaks a language. It names a message and its parameters;
`lichtspiel.text` turns that into a sentence in the reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Param = str | int


@dataclass(frozen=True)
class Message:
    """A Fluent message id and the values that go into it."""

    id: str
    params: Mapping[str, Param] = field(default_factory=dict)


def bare(message: Message) -> str:
    """A message without a voice: its id and parameters."""
    return f"{message.id} {dict(message.params)}" if message.params else message.id


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

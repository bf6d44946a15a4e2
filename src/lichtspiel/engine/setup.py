"""The setup of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from lichtspiel.engine.messages import shortened
from lichtspiel.engine.objects import by_fields
from lichtspiel.engine.options import OptionValue


@dataclass(frozen=True, repr=False)
class Setup:
    """What players agree on before the first card: the game, the number of seats, the options."""

    game: str
    seats: int
    options: Mapping[str, OptionValue]
    ruleset: int
    """The version of the rules that this game is played by."""

    def to_json(self) -> dict[str, object]:
        return {"game": self.game, "seats": self.seats, "options": dict(self.options)}

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)

    def __hash__(self) -> int:
        return hash((self.game, self.seats, self.ruleset, *sorted(self.options.items())))

    def __repr__(self) -> str:
        """Shortens options that are whole documents."""
        options = [f", {name}={shortened(repr(value))}" for name, value in self.options.items()]
        return f"<Setup of {self.game}, seats={self.seats}{''.join(options)}>"

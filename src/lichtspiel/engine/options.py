"""The options of a game: typed, with defaults and bounds. Their texts are in the locales."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Literal

from lichtspiel.engine.errors import BadSetup

OptionValue = bool | int | str
Kind = Literal["flag", "choice", "number", "several", "document"]


@dataclass(frozen=True)
class Option:
    """Something players agree on before the game. Subclasses define which values are valid."""

    kind: ClassVar[Kind]
    """The kind of control in a form. `several`: any of a few words, joined by `+`."""

    name: str
    rule: str
    """The rule that offers this option."""
    seats: Sequence[int] = ()
    """The numbers of seats that have this option; empty: all. Other games keep the default."""
    when: Mapping[str, OptionValue] = field(default_factory=dict)
    """The option has an effect only if these other options have these values. Forms then hide it
    otherwise; giving it is still allowed."""

    def matters(self, options: Mapping[str, OptionValue]) -> bool:
        """Whether the option has an effect, given the values of the others."""
        return all(options.get(name) == value for name, value in self.when.items())

    def fits(self, seats: int) -> bool:
        return not self.seats or seats in self.seats

    def at(self, seats: int) -> Option:
        """The option for this number of seats; most do not depend on it."""
        return self

    def default_for(self, seats: int) -> OptionValue:
        raise NotImplementedError

    def allowed(self) -> str:
        """The valid values in words: `on, off`, `1–10`."""
        raise NotImplementedError

    def words(self) -> Sequence[str]:
        """The words to choose from, if the option has words."""
        return ()

    def bounds(self) -> tuple[int, int] | None:
        """Minimum and maximum: of a number, of how many words, of a document's characters."""
        return None

    def check(self, value: object) -> OptionValue:
        """The value if it is valid, else a BadSetup that names the valid ones."""
        raise NotImplementedError

    def check_new(self, value: OptionValue) -> None:
        """Raise a BadSetup for a value that old records may have but new games may not."""

    def parse(self, text: str) -> OptionValue:
        """The value of a text from the command line (`--option name=text`)."""
        raise NotImplementedError

    def _misfit(self, found: object) -> BadSetup:
        shown = str(found)[:40]
        return BadSetup(
            "setup-option",
            option=self.name,
            found=shown,
            allowed=self.allowed(),
            rule=self.rule,
        )


@dataclass(frozen=True)
class Flag(Option):
    """On or off."""

    kind = "flag"

    default: bool = False

    def default_for(self, seats: int) -> bool:
        return self.default

    def allowed(self) -> str:
        return "on, off"

    def check(self, value: object) -> bool:
        if not isinstance(value, bool):
            raise self._misfit(value)
        return value

    def parse(self, text: str) -> bool:
        if text not in ("on", "off"):
            raise self._misfit(text)
        return text == "on"


@dataclass(frozen=True)
class Choice(Option):
    """One of a few words; the first is the default."""

    kind = "choice"

    values: Sequence[str] = ()

    def default_for(self, seats: int) -> str:
        return self.values[0]

    def words(self) -> Sequence[str]:
        return self.values

    def allowed(self) -> str:
        return ", ".join(self.values)

    def check(self, value: object) -> str:
        if not isinstance(value, str) or value not in self.values:
            raise self._misfit(value)
        return value

    def parse(self, text: str) -> str:
        return self.check(text)


@dataclass(frozen=True)
class Number(Option):
    """A whole number between two bounds."""

    kind = "number"

    default: int = 0
    least: int = 0
    most: int = 0

    def default_for(self, seats: int) -> int:
        return self.default

    def allowed(self) -> str:
        return f"{self.least}–{self.most}"

    def bounds(self) -> tuple[int, int]:
        return self.least, self.most

    def check(self, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self._misfit(value)
        if not self.least <= value <= self.most:
            raise self._misfit(value)
        return value

    def parse(self, text: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,9}", text):
            raise self._misfit(text)
        return self.check(int(text))


@dataclass(frozen=True)
class NumberBySeats(Option):
    """A whole number whose default depends on the number of seats."""

    kind = "number"

    defaults: Mapping[int, int] = field(default_factory=dict)
    least: int = 0
    most: int = 0

    def at(self, seats: int) -> Number:
        return Number(
            self.name,
            self.rule,
            when=self.when,
            default=self.defaults[seats],
            least=self.least,
            most=self.most,
        )

    def default_for(self, seats: int) -> int:
        return self.defaults[seats]

    def allowed(self) -> str:
        return self._for_any().allowed()

    def bounds(self) -> tuple[int, int]:
        return self.least, self.most

    def check(self, value: object) -> int:
        return self._for_any().check(value)

    def parse(self, text: str) -> int:
        return self._for_any().parse(text)

    def _for_any(self) -> Number:
        """The bounds are the same for every number of seats."""
        return self.at(min(self.defaults))


@dataclass(frozen=True)
class Document(Option):
    """A whole text, such as a deck of cards. A word stands for the one that ships with the game.

    The text is part of the setup, and so of every record and position: they hold all
    that a replay needs. `canonical` brings it into its one form, or raises a BadSetup
    that names the line; documents with the same content have the same value.
    """

    kind = "document"

    default: str = "house"
    canonical: Callable[[str], str] = str
    playable: Callable[[str], object] = str
    """Raises a BadSetup for a document that old records may have but new games may not."""
    most: int = 20_000
    """The most characters, so that nobody can make the server parse for hours."""
    says: Callable[[str], Sequence[object]] | None = None
    """Parses the document into frozen dataclasses, for front ends that show its content."""

    def default_for(self, seats: int) -> str:
        return self.default

    def allowed(self) -> str:
        return f"{self.default}, FILE"

    def bounds(self) -> tuple[int, int]:
        return 0, self.most

    def check(self, value: object) -> str:
        if not isinstance(value, str) or len(value) > self.most:
            raise self._misfit(value)
        return value if value == self.default else self.canonical(value)

    def check_new(self, value: OptionValue) -> None:
        self.playable(str(value))

    def parse(self, text: str) -> str:
        """The text is the document itself; the command line reads files before it calls this."""
        return self.check(text)

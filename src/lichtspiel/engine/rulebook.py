"""The numbered rules of a game as a table: number, section, and who decided each rule.

The authority is the game's document in `docs/rules`; the texts are messages (`ff-rule-7`). From
this table terminal, browser and tests learn how many rules there are, in which sections they
stand, and which of them are decisions of ours.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

Decided = Literal["rulebook", "partly", "ours"]
"""Who decided a rule: the published rulebook, we (where it is silent or unclear), or both."""


@dataclass(frozen=True)
class Rule:
    number: int
    section: str
    """The section it belongs to; the heading is the message `rules-section-<section>`."""
    decided: Decided = "rulebook"


@dataclass(frozen=True)
class Rulebook:
    """All rules of a game in reading order. Empty if the game has no numbered rules."""

    prefix: str
    """The prefix of the rules' names: `FF`, as in FF-7."""
    rules: Sequence[Rule]

    def name(self, rule: Rule) -> str:
        return f"{self.prefix}-{rule.number}"

    def message(self, rule: Rule) -> str:
        """The id of the message with the rule's text."""
        return f"{self.prefix.lower()}-rule-{rule.number}"

    def sections(self) -> list[tuple[str, list[Rule]]]:
        return [
            (section, list(rules))
            for section, rules in groupby(self.rules, lambda rule: rule.section)
        ]

    def find(self, name: str) -> Rule | None:
        """Find a rule by its name (FF-7) or by its number alone, as people type it."""
        number = name.upper().removeprefix(f"{self.prefix}-")
        return next((rule for rule in self.rules if str(rule.number) == number), None)


NO_RULES = Rulebook("", ())

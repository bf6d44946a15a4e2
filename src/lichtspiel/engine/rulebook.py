"""The numbered rules of a game as a table: where each stands, and whose decision it is.

The authority is the game's document in `docs/rules`; the words are messages (`ff-rule-7`). This
table is what terminal, browser and tests ask how many rules there are, in which sections they are
read, and which of them bear the mark of a decision of ours.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

Decided = Literal["rulebook", "partly", "ours"]
"""Who decided a rule: the published rulebook, we where it is silent or open, or each in part."""


@dataclass(frozen=True)
class Rule:
    number: int
    section: str
    """The part of the rules it is read in; its heading is the message `rules-section-<section>`."""
    decided: Decided = "rulebook"


@dataclass(frozen=True)
class Rulebook:
    """All rules of a game in the order in which they are read. None, if nobody wrote them down."""

    prefix: str
    """What the rules' names begin with: `FF`, as in FF-7."""
    rules: Sequence[Rule]

    def name(self, rule: Rule) -> str:
        return f"{self.prefix}-{rule.number}"

    def message(self, rule: Rule) -> str:
        """The id of the message that words it."""
        return f"{self.prefix.lower()}-rule-{rule.number}"

    def sections(self) -> list[tuple[str, list[Rule]]]:
        return [
            (section, list(rules))
            for section, rules in groupby(self.rules, lambda rule: rule.section)
        ]

    def find(self, name: str) -> Rule | None:
        """The rule that is meant by FF-7, or by 7 alone, as people type it."""
        number = name.upper().removeprefix(f"{self.prefix}-")
        return next((rule for rule in self.rules if str(rule.number) == number), None)


NO_RULES = Rulebook("", ())

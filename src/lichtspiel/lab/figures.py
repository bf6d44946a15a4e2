"""Formats figures in the reader's language, for tables on a screen and for reports."""

from __future__ import annotations

import math
from typing import Any

from lichtspiel.bots import LEVELS
from lichtspiel.text import Texts

Found = dict[str, float]
"""An estimate in the summary document: value, low, high."""


class Figures:
    """Formats numbers in one language."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def _say(self, id: str, **values: float) -> str:
        return self._texts.say(id, {}, **values).replace("-", "−")

    def level(self, level: str) -> str:
        """The name of a level in words; other bots keep their own name."""
        return self._texts.say(f"level-{level}") if level in LEVELS else level

    def share(self, value: float) -> str:
        return self._say("arena-share", value=100.0 * value)

    def share_with_interval(self, found: Found) -> str:
        low, high = 100.0 * found["low"], 100.0 * found["high"]
        return f"{self.share(found['value'])} {self._say('arena-interval', low=low, high=high)}"

    def whole_percent_interval(self, found: Found) -> str:
        """A short interval, rounded outwards so that it claims no more precision than there is."""
        low, high = math.floor(100 * found["low"]), math.ceil(100 * found["high"])
        return self._say("arena-interval", low=low, high=high)

    def points(self, value: float) -> str:
        return self._say("arena-points", value=float(value))

    def points_with_interval(self, found: Found) -> str:
        interval = self._say("arena-points-interval", low=found["low"], high=found["high"])
        return f"{self.points(found['value'])} {interval}"

    def rating(self, value: float) -> str:
        """A difference, with its sign."""
        rounded = round(value)
        return f"{'+' if rounded > 0 else ''}{self._say('arena-whole', value=rounded)}"

    def rating_with_interval(self, found: Found) -> str:
        interval = self._say("arena-interval", low=round(found["low"]), high=round(found["high"]))
        return f"{self.rating(found['value'])} {interval}"

    def whole(self, value: int) -> str:
        return self._say("arena-whole", value=value)

    def length(self, value: float) -> str:
        return self._say("arena-length", value=float(value))

    def length_with_interval(self, found: Found) -> str:
        interval = self._say("arena-interval", low=found["low"], high=found["high"])
        return f"{self.length(found['value'])} {interval}"

    def milliseconds(self, value: float) -> str:
        return self._say("arena-milliseconds", value=float(value))

    def three_digits(self, value: float) -> str:
        return self._say("arena-three-digits", value=float(value))

    def tick(self, value: float) -> str:
        """A label for an axis, as short as possible."""
        return self._say("arena-tick", value=float(value))

    def share_tick(self, value: float) -> str:
        return self._say("arena-share-tick", value=100.0 * value)

    def heading(self, document: dict[str, Any]) -> str:
        return self._texts.say(
            "arena-heading",
            title=self._texts.of_game(document["game"], "title"),
            seats=document["seats"],
            deals=document["deals"],
            games=document["games"],
        )

    def lineup(self, document: dict[str, Any]) -> str:
        """The line that says who plays; empty for a round robin, whose tables do."""
        if document["bots"] is None:
            return ""
        bots = ", ".join(self.level(level) for level in document["bots"])
        return self._texts.say("arena-lineup", bots=bots)

    def duel(self, document: dict[str, Any]) -> str:
        """How a duel was decided; empty where there was none."""
        duel = document["duel"]
        if duel is None:
            return ""
        found = duel["difference"]
        low, high = 100.0 * found["low"], 100.0 * found["high"]
        stronger = duel["stronger"]
        return self._texts.say(
            "arena-duel",
            end="stronger" if stronger else "close" if duel["close"] else "open",
            stronger=self.level(stronger or duel["one"]),
            one=self.level(duel["one"]),
            other=self.level(duel["other"]),
            margin=100.0 * duel["margin"],
            difference=self.share(found["value"]),
            interval=self._say("arena-interval", low=low, high=high),
        )

    def reading(self, document: dict[str, Any]) -> str:
        """How the figures are to be read."""
        if document["cooperative"]:
            return self._texts.say("arena-together")
        return self._texts.say("arena-par", par=self.share(document["par"]))

    def reason(self, document: dict[str, Any], reason: str) -> str:
        return self._texts.of_game(document["game"], f"reason-{reason}")

"""Takes part in the deal for a seat that is not played by a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lichtspiel.engine.seeds import contribution_hash

CONTRIBUTION = "luck".ljust(32, ".")

Message = dict[str, Any]


class Contributor:
    """Commits to a contribution at first sight, and reveals it when all others have committed."""

    def __init__(self, send: Callable[..., None]) -> None:
        self._send = send
        self._table: Message = {}
        self.waits = False
        """It has committed, and others have not yet."""
        self.revealed = False

    def hear(self, told: Message) -> None:
        if told["type"] != "update" or "view" in told:
            return
        self._table = told.get("table") or self._table
        seat, commitment = told["seat"], self._table["commitment"]
        if self._table["revealing"]:
            self.waits, self.revealed = False, True
            self._send(type="reveal", id="reveal", commitment=commitment, contribution=CONTRIBUTION)
        elif self._table["seats"][seat].get("ready"):
            self.waits = True
        else:
            sealed = contribution_hash(commitment, seat, CONTRIBUTION)
            self._send(type="ready", id="ready", commitment=commitment, hash=sealed)

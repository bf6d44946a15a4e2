"""Events: what the seats are told during a game.

A game tells each fact to the people who may know it, at the moment it happens:
`told.all(...)`, or `told.only(seat, ...)` beside `told.others(seat, ...)`. So a secret
has to be handed out on purpose to get anywhere; nothing is filtered out afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from lichtspiel.engine.view import SPECTATOR, Guarded, plain_fields


@dataclass(frozen=True)
class Event(Guarded):
    """Something that happened, as one viewer learns of it."""

    kind: ClassVar[str]
    """The name of the event: its Fluent id and its tag in JSON."""

    def __repr__(self) -> str:
        return f"<Event {self.kind}>"

    def to_json(self) -> dict[str, object]:
        return {"event": self.kind, **plain_fields(self)}


class Told:
    """Collects events: one list for each seat and one for spectators."""

    def __init__(self, seats: int) -> None:
        self._heard: dict[int, list[Event]] = {viewer: [] for viewer in (*range(seats), SPECTATOR)}

    def all(self, event: Event) -> None:
        for heard in self._heard.values():
            heard.append(event)

    def only(self, seat: int, event: Event) -> None:
        self._heard[seat].append(event)

    def others(self, seat: int, event: Event) -> None:
        """Tell everyone but this seat, spectators included."""
        for viewer, heard in self._heard.items():
            if viewer != seat:
                heard.append(event)

    def heard(self, seat: int, since: int = 0, until: int | None = None) -> list[Event]:
        """What this seat (or SPECTATOR) was told, from its event number `since` on."""
        return self._heard[seat][since:until]

    def count(self, seat: int) -> int:
        """How many events this seat (or SPECTATOR) was told."""
        return len(self._heard[seat])

    def counts(self) -> Mapping[int, int]:
        """The same for all of them, to come back to with `cut`."""
        return {viewer: len(heard) for viewer, heard in self._heard.items()}

    def cut(self, counts: Mapping[int, int]) -> None:
        """Forget what was told since the counts were taken."""
        for viewer, heard in self._heard.items():
            del heard[counts[viewer] :]

    def extend(self, later: Told) -> None:
        """Append the events of another collection for the same table."""
        for viewer, heard in later._heard.items():
            self._heard[viewer] += heard

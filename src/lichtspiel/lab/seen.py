"""Information states: all that a seat has seen of a game, as a key (perfect recall).

seen = Seen(game.new(setup)).dealt(dice)
seen = seen.played(action)           # a new one: the old one stays as it is
seen.key(seat), seen.hash(seat)
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from lichtspiel.engine.chance import Chance
from lichtspiel.engine.contract import CHANCE, Action, State
from lichtspiel.engine.seeds import SeedStream
from lichtspiel.engine.table import Table
from lichtspiel.engine.told import Told
from lichtspiel.engine.view import View


class Seen:
    """A position and the way to it, step by step. Steps never change, so games that begin alike
    share them."""

    def __init__(self, state: State) -> None:
        """`state` is one before the first deal, as `game.new` makes it."""
        self.state = state.copy()
        """The position; not to be changed."""
        self._before: Seen | None = None
        self._told: Told | None = None
        self._did: tuple[int, str] = (-1, "")
        self._steps: dict[int, str] = {}
        """What each seat has seen of this step, as far as somebody has asked."""

    @classmethod
    def of(cls, table: Table) -> Seen:
        """A table's game so far."""
        root, deals = table.seeds.root(), 0
        seen = cls(table.game.new(table.setup))
        for action in (None, *table.actions):
            seen = seen if action is None else seen.played(action)
            while seen.state.actor == CHANCE:
                seen, deals = seen.dealt(SeedStream(root, deals)), deals + 1
        return seen

    def dealt(self, chance: Chance) -> Seen:
        """After the deal that the position waits for."""
        after = self._next()
        after.state.deal(chance)
        return after

    def played(self, action: Action) -> Seen:
        """After this action; an IllegalAction if it is not legal."""
        after = self._next()
        if action not in self.state.outside_actions():
            after._did = (self.state.actor, action.notation)
        after.state.apply(action)
        return after

    def _next(self) -> Seen:
        after = Seen(self.state)
        after._before = self
        after._told = after.state.told = Told(self.state.setup.seats)
        return after

    def key(self, seat: int) -> str:
        """A text that is equal exactly when the seat has seen the same.

        A JSON list: the setup and the seat; then, for each step of which the seat noticed anything,
        what it did itself (`did`), what it was told, and which fields of its view changed (`seen`).
        """
        setup = self.state.setup
        steps = [_text({**setup.to_json(), "ruleset": setup.ruleset, "seat": seat})]
        for step in self._way():
            if seat not in step._steps:
                step._steps[seat] = step._noticed(seat)
            if step._steps[seat]:
                steps.append(step._steps[seat])
        return f"[{','.join(steps)}]"

    def hash(self, seat: int) -> int:
        """A number below 2**64 for the key: BLAKE2b of its UTF-8, on every machine the same."""
        return _hashed(self.key(seat))

    def _way(self) -> list[Seen]:
        """All steps from the first deal on."""
        steps: list[Seen] = []
        step = self
        while step._before is not None:
            steps.append(step)
            step = step._before
        return steps[::-1]

    def _noticed(self, seat: int) -> str:
        found: dict[str, object] = {}
        who, what = self._did
        if who == seat:
            found["did"] = what
        if self._told is not None and self._told.count(seat):
            found["told"] = [event.to_json() for event in self._told.heard(seat)]
        changed = self._changed(seat)
        if changed:
            found["seen"] = changed
        return _text(found) if found else ""

    def _changed(self, seat: int) -> dict[str, object]:
        """The fields of the view that are not as they were. There is no view before a deal."""
        if self.state.actor == CHANCE:
            return {}
        last = self._before
        while last is not None and last.state.actor == CHANCE:
            last = last._before
        old = {} if last is None else last.state.view(seat).to_json()
        new = self.state.view(seat).to_json()
        return {name: value for name, value in new.items() if name not in old or old[name] != value}


def view_key(view: View) -> str:
    """A text for a view alone, without its past (imperfect recall)."""
    setup = view.setup
    return _text([{**setup.to_json(), "ruleset": setup.ruleset}, view.to_json()])


def view_hash(view: View) -> int:
    return _hashed(view_key(view))


def _text(found: Any) -> str:
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def _hashed(key: str) -> int:
    return int.from_bytes(blake2b(key.encode(), digest_size=8).digest())

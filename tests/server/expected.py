"""The messages that a viewer must be sent, byte for byte, made without the server's code.

An independent implementation: it replays the actions of a log on a table of the engine and writes
the messages by hand, with another JSON encoder. Anything else that is sent is a leak.
"""

from __future__ import annotations

import json
from typing import Any

from lichtspiel.engine.contract import Action
from lichtspiel.engine.messages import Refusal
from lichtspiel.engine.registry import get_game
from lichtspiel.engine.seeds import Seeds
from lichtspiel.engine.table import Table
from lichtspiel.engine.view import SPECTATOR
from lichtspiel.house.second_thoughts import SecondThoughts
from lichtspiel.house.store import Row

Message = dict[str, Any]

STATIONS = {"deal-ended", "leads", "needed", "succeeded", "lost"}
"""What people want to look at before it goes on; no other game has events of these names."""
LOOKING = 20_000
WINDOW = 200
"""So much of what happened is told at once, or all that one entry brought."""


def to_bytes(message: Message) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode()


class Expected:
    """A table as its log tells it; `take_in` goes on by one entry."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0
        self.table: Table | None = None
        self.seats: list[Message] = []
        self.contributions: list[str] = []
        self.house: list[Message] = []
        """What everybody is told beside the game."""
        self.heard: dict[int, list[int]] = {}
        self.phase = "waiting"
        self.revealing = False
        self.created = 0
        self.decided_since: list[int] = []
        """When each decision that stands was asked for: a take-back gives nobody more time."""
        self.last_mover: int | None = None
        self.thoughts: SecondThoughts | None = None
        self.taken_back: list[int] = []
        self.proposed = ""

    def take_in(self, row: Row) -> None:
        entry: Message = json.loads(row.body)
        self.seq = row.seq
        what: str = entry["what"]
        seat: Any = entry.get("seat")
        if what == "opened":
            self.opened, self.created = entry, row.at
            self.setup = get_game(entry["game"]).setup(entry["seats"], entry["options"])
            self.seats = [{} for _ in range(entry["seats"])]
            self.contributions = [""] * entry["seats"]
        elif what == "seated":
            self.seats[seat] = {"name": entry["name"], "taken": True}
            self._tell(row, "table-seated", seat=seat, name=entry["name"])
        elif what == "bot-seated":
            self.seats[seat] = {"bot": entry["level"], "taken": True}
            self._tell(row, "table-bot-seated", seat=seat, level=entry["level"])
        elif what == "moved":
            self._tell(row, "table-moved", seat=seat)
        elif what in ("readied", "collected", "revealed", "started"):
            self._contribute(row, entry)
        elif what == "said":
            self._tell(row, "table-said", seat=seat, text=entry["text"])
        elif what == "taken-back":
            self._tell(row, "table-taken-back", seat=seat)
        elif what == "proposed":
            self.proposed = entry["action"]
        else:
            assert what in ("played", "linked"), f"nobody expected {what}"
        if what in ("started", "played", "taken-back"):
            self._move(row, entry)

    def _contribute(self, row: Row, entry: Message) -> None:
        what: str = entry["what"]
        seat: Any = entry.get("seat")
        if what == "readied":
            self.seats[seat] |= {"ready": True, "hash": entry["hash"]}
            self._tell(row, "table-ready", seat=seat)
        elif what == "collected":
            self.revealing = True
        elif what == "revealed":
            self.contributions[seat] = entry["contribution"]
        else:
            self.revealing = False
            for chair, contribution in zip(self.seats, self.contributions, strict=True):
                chair["contribution"] = contribution
            self._tell(row, "table-started")

    def _tell(self, row: Row, kind: str, **event: object) -> None:
        told = {"seq": row.seq, "at": row.at, "event": {"event": kind, **event}}
        self.house.append(told)

    def _move(self, row: Row, entry: Message) -> None:
        if entry["what"] == "started":
            seeds = Seeds(bytes.fromhex(self.opened["seed"]), tuple(self.contributions))
            self.table = Table(self.setup, seeds)
            self.times: dict[int, int] = {}
            self.heard = {viewer: [] for viewer in range(SPECTATOR, self.setup.seats)}
            self.phase = "playing"
        assert self.table is not None
        self.proposed = ""
        self.moved = row.seq
        self.times[row.seq] = row.at
        if entry["what"] in ("started", "played"):
            self.decided_since.append(row.at)
        if entry["what"] == "played":
            if entry["by"] == "person":
                self.thoughts = self._thoughts_of(self.table, entry)
            self.table.play(entry["action"], entry["seat"])
            self.last_mover = entry["seat"]
            if self.thoughts is not None:
                self.thoughts.note(self.table)
        elif entry["what"] == "taken-back":
            if self.table.actor_if_taken_back() is None or self.last_mover != entry["seat"]:
                assert self.thoughts is not None
                self.table.return_to(self.thoughts.before)
            else:
                self.table.take_back()
            self.thoughts = None
            del self.decided_since[len(self.table.actions) + 1 :]
            self.last_mover = entry["seat"]
            self.taken_back.append(row.seq)
        for viewer, numbers in self.heard.items():
            told = len(self.table.told(viewer))
            self.heard[viewer] = numbers[:told] + [row.seq] * (told - len(numbers))
        if self.table.over:
            self.phase = "over"

    def _thoughts_of(self, table: Table, entry: Message) -> SecondThoughts | None:
        """What counts as shown is tested with this class, in `tests/house`."""
        others = [at for seat, at in enumerate(self.seats) if seat != entry["seat"]]
        alone = all("bot" in at for at in others)
        return SecondThoughts(table, entry["seat"], entry["action"]) if alone else None

    def _may_think_again(self, viewer: int) -> bool:
        thoughts = self.thoughts
        return thoughts is not None and thoughts.seat == viewer and thoughts.showed_nothing()

    # -- messages -------------------------------------------------------------------------------

    def update(self, viewer: int, since: int, now: int, epoch: str) -> bytes:
        happened, left_out = self._window(viewer, since, self.seq)
        if left_out:
            since = 0
            happened, left_out = self._window(viewer, since, self.seq)
        message: Message = {
            "type": "update",
            "seq": self.seq,
            "since": since,
            "now": now,
            "seat": viewer,
            "happened": happened,
        }
        if left_out:
            message["earlier"] = left_out
        if epoch:
            message |= {"table": self._table(), "epoch": epoch}
        if self.table is not None:
            message |= self._of_the_game(self.table, viewer)
        return to_bytes(message)

    def remembered(self, viewer: int, id: str, until: int) -> Message:
        happened, left_out = self._window(viewer, 0, until)
        found: Message = {"type": "remembered", "id": id, "happened": happened}
        return {**found, "earlier": left_out} if left_out else found

    def _window(self, viewer: int, since: int, until: int) -> tuple[list[Message], int]:
        """The latest of what happened, and the number up to which it is left out."""
        found = [told for told in self._happened(viewer, since) if told["seq"] <= until]
        if len(found) <= WINDOW:
            return found, 0
        cut = min(found[-WINDOW - 1]["seq"], found[-1]["seq"] - 1)
        return [told for told in found if told["seq"] > cut], cut

    def _happened(self, viewer: int, since: int) -> list[Message]:
        found = [told for told in self.house if told["seq"] > since]
        if self.table is not None:
            events = zip(self.heard[viewer], self.table.told(viewer), strict=True)
            found += [
                {"seq": seq, "at": self.times[seq], "event": event.to_json()}
                for seq, event in events
                if seq > since
            ]
        return sorted(found, key=lambda told: int(told["seq"]))

    def _table(self) -> Message:
        order = ("name", "bot", "taken", "ready", "hash", "contribution")
        opened = self.opened
        return {
            "id": self.id,
            "code": opened["code"],
            "game": opened["game"],
            "ruleset": opened["ruleset"],
            "options": dict(self.setup.options),
            "documents": get_game(opened["game"]).documents(self.setup),
            "phase": self.phase,
            "seats": [{key: seat[key] for key in order if seat.get(key)} for seat in self.seats],
            "open": opened["open"],
            "clock": opened["clock"],
            "hints": opened["hints"],
            "network_bots": opened.get("network_bots", False),
            "commitment": Seeds(bytes.fromhex(opened["seed"]), ()).commitment(),
            "revealing": self.revealing,
            "burned": [],
            "branched": "",
            "created": self.created,
            "rematch": "",
        }

    def _of_the_game(self, table: Table, viewer: int) -> Message:
        found: Message = {"view": table.view(viewer).to_json()}
        if not table.over:
            found["actor"] = table.actor
            if table.actor == viewer:
                found["legal"] = [written(action) for action in table.legal_actions()]
                by_the_rules = self.last_mover == viewer and table.actor_if_taken_back() is not None
                if by_the_rules or self._may_think_again(viewer):
                    found["take_back"] = True
            if table.state.decided_together():
                found["together"] = True
                if self.proposed:
                    found["proposed"] = written(table.game.parse(self.proposed))
            if self.opened["clock"] is not None and "bot" not in self.seats[table.actor]:
                looking = LOOKING if self._at_station(table) else 0
                found["deadline"] = self.decided_since[-1] + 1000 * self.opened["clock"] + looking
        silence = table.state.silence()
        if silence is not None:
            found["silence"] = text_of(silence)
        if not table.over and self._at_station(table):
            found["station"] = True
        if table.outcome is not None:
            found["outcome"] = table.outcome.to_json()
            found["hands"] = [table.view(seat).to_json() for seat in range(self.setup.seats)]
        return found

    def _at_station(self, table: Table) -> bool:
        """The last move told everybody something to look at."""
        told = zip(self.heard[SPECTATOR], table.told(SPECTATOR), strict=True)
        return any(
            seq == self.moved and event.to_json()["event"] in STATIONS for seq, event in told
        )


def written(action: Action) -> Message:
    kind = {"ChooseSlot": "choose-slot", "ChooseScene": "choose-scene", "UseExtra": "use-extra"}
    name = type(action).__name__
    return {"kind": kind.get(name, name.lower()), **action.parts(), "notation": action.notation}


def text_of(refusal: Refusal) -> Message:
    found: Message = {"id": refusal.id}
    if refusal.params:
        found["params"] = dict(refusal.params)
    if refusal.rule:
        found["rule"] = refusal.rule
    return found

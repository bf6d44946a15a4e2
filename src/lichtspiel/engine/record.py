"""A record: a game as a document, with its setup, seeds, actions and outcome.

    {"lichtspiel-record": 1, "game": "…", "ruleset": 1, "seats": 2,
     "options": {…}, "players": [{"name": "Ada", "bot": ""}, {"name": "", "bot": "easy"}],
     "commitment": "…", "seed": "…", "contributions": ["…", "…"],
     "deals": ["…"], "actions": ["12 up", …], "outcome": {…}}

`deals` holds a fingerprint of the table right after each deal. Replaying a record
gives the same states on every machine; `verify` recomputes all of it but the names.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from lichtspiel.engine.contract import Setup, State
from lichtspiel.engine.errors import BadRecord
from lichtspiel.engine.position import read_setup
from lichtspiel.engine.reading import Reader
from lichtspiel.engine.seeds import CONTRIBUTION_LENGTH, SEED_BYTES, Seeds
from lichtspiel.engine.writing import may_be_shown

FORMAT = "lichtspiel-record"
VERSION = 1
NAME_LENGTH = 40
BOT_LENGTH = 200
"""The most characters of a bot's level or class name."""

_PARTS = (
    *(FORMAT, "game", "ruleset", "seats", "options", "players"),
    *("commitment", "seed", "contributions", "deals", "actions", "outcome"),
)
_HASH = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class Player:
    """Who holds a seat: a person, perhaps with a name, or a bot, by its level or class."""

    name: str = ""
    bot: str = ""


@dataclass(frozen=True, repr=False)
class Record:
    """One game, complete enough to be played again exactly."""

    setup: Setup
    ruleset: int
    players: Sequence[Player]
    commitment: str
    seeds: Seeds
    deals: Sequence[str]
    actions: Sequence[str]
    outcome: dict[str, Any] | None

    def __repr__(self) -> str:
        """Shows neither the seed nor the actions, which are secret until the end."""
        end = "not over" if self.outcome is None else f"over: {self.outcome.get('reason')}"
        return f"<Record of {self.setup.game}, {len(self.actions)} actions, {end}>"

    def to_json(self) -> dict[str, object]:
        return {
            FORMAT: VERSION,
            **self.setup.to_json(),
            "ruleset": self.ruleset,
            "players": [{"name": player.name, "bot": player.bot} for player in self.players],
            "commitment": self.commitment,
            "seed": self.seeds.table.hex(),
            "contributions": list(self.seeds.contributions),
            "deals": list(self.deals),
            "actions": list(self.actions),
            "outcome": self.outcome,
        }

    def dumps(self) -> str:
        """The document as text: one line for each part, so that it can be read and compared."""
        lines = (
            f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}"
            for name, value in self.to_json().items()
        )
        return "{\n" + ",\n".join(lines) + "\n}\n"


def fingerprint(state: State) -> str:
    """SHA-256 of the whole state as canonical JSON, to compare deals."""
    canonical = json.dumps(state.to_json(), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()


def read_record(text: str | bytes) -> Record:
    """The record a document holds, or a BadRecord that names what is wrong and where.

    Checks the format only; `lichtspiel.engine.table.verify` checks the content by replaying it.
    """
    parts = Reader.of_text(text, "record", BadRecord).fields(_PARTS)
    parts[FORMAT].version(VERSION)
    game, setup = read_setup(parts)
    seed = _hash(parts["seed"])
    contributions = parts["contributions"].items(most=setup.seats)
    return Record(
        setup=setup,
        ruleset=game.ruleset,
        players=tuple(map(_player, parts["players"].items(setup.seats, setup.seats))),
        commitment=_hash(parts["commitment"]),
        seeds=Seeds(
            bytes.fromhex(seed), tuple(text.text(CONTRIBUTION_LENGTH) for text in contributions)
        ),
        deals=tuple(_hash(deal) for deal in parts["deals"].items()),
        actions=tuple(action.text() for action in parts["actions"].items()),
        outcome=parts["outcome"].maybe(_object),
    )


def _player(reader: Reader) -> Player:
    parts = reader.fields(("name", "bot"))
    name = parts["name"].text(NAME_LENGTH)
    if not may_be_shown(name):
        raise parts["name"].complain("setup-name", name=name, most=NAME_LENGTH)
    return Player(name, parts["bot"].text(BOT_LENGTH))


def _hash(reader: Reader) -> str:
    text = reader.text()
    if not _HASH.fullmatch(text):
        raise reader.complain("document-hash", digits=2 * SEED_BYTES)
    return text


def _object(reader: Reader) -> dict[str, Any]:
    return {name: value.plain() for name, value in reader.every().items()}

"""A record: a game as a document, with its setup, seeds, actions and outcome.

    {"lichtspiel-record": 2, "game": "…", "ruleset": 1, "seats": 2,
     "options": {…}, "players": [{"name": "Ada", "bot": ""}, {"name": "", "bot": "easy"}],
     "commitment": "…", "seed": "…", "contributions": ["…", "…"],
     "burned": [{"why": "late", "seats": [1], "commitment": "…", "seed": "…",
                 "hashes": ["…", "…"], "contributions": ["…", null]}],
     "branched": false, "deals": ["…"], "actions": ["12 up", …], "outcome": {…}}

`deals` holds a fingerprint of the table right after each deal, `burned` the rounds of
contributions that led to none. Replaying a record gives the same states on every machine;
`verify` recomputes all of it but the names. Version 1, without `burned` and `branched`, is
from before contributions were committed to.
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
from lichtspiel.engine.seeds import (
    CONTRIBUTION_LENGTH,
    SEED_BYTES,
    Seeds,
    contribution_hash,
)
from lichtspiel.engine.writing import may_be_shown

FORMAT = "lichtspiel-record"
VERSION = 2
NAME_LENGTH = 40
BOT_LENGTH = 200
"""The most characters of a bot's level or class name."""

_PARTS = (
    *(FORMAT, "game", "ruleset", "seats", "options", "players"),
    *("commitment", "seed", "contributions", "deals", "actions", "outcome"),
)
_SECOND_VERSION = ("burned", "branched")
_BURNED = ("why", "seats", "commitment", "seed", "hashes", "contributions")
MOST_BURNED = 100
WHY_BURNED = ("late", "wrong", "left")
"""Somebody did not reveal in time, revealed what does not fit, or left instead."""
_HASH = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True)
class Player:
    """Who holds a seat: a person, perhaps with a name, or a bot, by its level or class."""

    name: str = ""
    bot: str = ""


@dataclass(frozen=True, repr=False)
class BurnedRound:
    """A round of contributions that led to no deal. Its seed is never used."""

    why: str
    """One of WHY_BURNED."""
    seats: Sequence[int]
    """Because of whom."""
    commitment: str
    seed: bytes
    hashes: Sequence[str]
    """By seat; empty for a bot."""
    contributions: Sequence[str | None]
    """By seat; None for what was not revealed."""

    def __repr__(self) -> str:
        return f"<BurnedRound, {self.why}: {list(self.seats)}>"

    @property
    def fits(self) -> bool:
        """Whether its parts belong together."""
        if Seeds(self.seed, ()).commitment() != self.commitment:
            return False
        wrong, missing = set(), set()
        for seat, (sealed, text) in enumerate(zip(self.hashes, self.contributions, strict=True)):
            if text is None and sealed:
                missing.add(seat)
            elif text is not None and contribution_hash(self.commitment, seat, text) != sealed:
                wrong.add(seat)
        blamed = set(self.seats)
        return wrong == (blamed if self.why == "wrong" else set()) and (
            self.why != "late" or missing == blamed
        )

    def to_json(self) -> dict[str, object]:
        return {
            "why": self.why,
            "seats": list(self.seats),
            "commitment": self.commitment,
            "seed": self.seed.hex(),
            "hashes": list(self.hashes),
            "contributions": list(self.contributions),
        }


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
    burned: Sequence[BurnedRound] = ()
    branched: bool = False
    """Played on from a finished game: its seed was known, so nothing is sealed."""
    version: int = VERSION

    def __repr__(self) -> str:
        """Shows neither the seed nor the actions, which are secret until the end."""
        end = "not over" if self.outcome is None else f"over: {self.outcome.get('reason')}"
        return f"<Record of {self.setup.game}, {len(self.actions)} actions, {end}>"

    def to_json(self) -> dict[str, object]:
        found = {
            FORMAT: self.version,
            **self.setup.to_json(),
            "ruleset": self.ruleset,
            "players": [{"name": player.name, "bot": player.bot} for player in self.players],
            "commitment": self.commitment,
            "seed": self.seeds.table.hex(),
            "contributions": list(self.seeds.contributions),
            "burned": [one.to_json() for one in self.burned],
            "branched": self.branched,
            "deals": list(self.deals),
            "actions": list(self.actions),
            "outcome": self.outcome,
        }
        later = () if self.version > 1 else _SECOND_VERSION
        return {part: value for part, value in found.items() if part not in later}

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
    reader = Reader.of_text(text, "record", BadRecord)
    parts = reader.fields(_PARTS, optional=_SECOND_VERSION)
    version = parts[FORMAT].version(VERSION)
    parts = reader.fields(_PARTS if version == 1 else (*_PARTS, *_SECOND_VERSION))
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
        burned=()
        if version == 1
        else tuple(_burned(one, setup.seats) for one in parts["burned"].items(0, MOST_BURNED)),
        branched=version > 1 and parts["branched"].flag(),
        version=version,
    )


def _burned(reader: Reader, seats: int) -> BurnedRound:
    parts = reader.fields(_BURNED)
    return BurnedRound(
        why=parts["why"].word(WHY_BURNED),
        seats=tuple(seat.whole(0, seats - 1) for seat in parts["seats"].items(1, seats)),
        commitment=_hash(parts["commitment"]),
        seed=bytes.fromhex(_hash(parts["seed"])),
        hashes=tuple(_hash_or_none(one) for one in parts["hashes"].items(seats, seats)),
        contributions=tuple(
            text.maybe(_contribution) for text in parts["contributions"].items(seats, seats)
        ),
    )


def _contribution(reader: Reader) -> str:
    text = reader.text(CONTRIBUTION_LENGTH)
    if not text.isascii():
        raise reader.complain("document-ascii")
    return text


def _hash_or_none(reader: Reader) -> str:
    return "" if reader.plain() == "" else _hash(reader)


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

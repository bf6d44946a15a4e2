"""Datasets: the decisions of many games as a Parquet file, a row each.

    data = Dataset("games.parquet")
    print(data)                         # what is in it
    for batch in data.batches():        # numpy arrays, by column
        batch["observation"], batch["mask"], batch["action"], batch["outcome"]

Needs the extra `parquet`. docs/datasets.md tells how to read such a file without this package.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NoReturn

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from lichtspiel.bots import Bot, WeighingBot
from lichtspiel.engine.contract import Action, Outcome, State
from lichtspiel.engine.errors import BadInput, why_refused
from lichtspiel.engine.observation import Observation, Part
from lichtspiel.engine.seeds import Seeds
from lichtspiel.lab.episodes import returns
from lichtspiel.lab.match import Job, bots_of, dice_of, ended, play_seeded
from lichtspiel.lab.observations import expand, observation_of
from lichtspiel.lab.results import provenance
from lichtspiel.lab.tally import Tally

FORMAT = "lichtspiel-dataset"
VERSION = 1
LICENCE = "CC0-1.0"
"""Nobody claims rights in games that programs have played."""
COLUMNS = {
    "game": "number of the game; with the seed it gives the deal",
    "deal": "which deal of the game, from 0",
    "move": "how many actions the game had before, forced ones included, which have no row",
    "seat": "who decided",
    "observation": "what the seat saw, packed: see observation",
    "mask": "legal actions, a bit for each of actions, the lowest bit of the first byte first",
    "action": "what the seat did, as an index of actions",
    "values": "what the bot thought each legal action was worth, in the order of actions: from 0, "
    "lost, to 1, won; NaN for what it did not consider; null if the bot does not tell",
    "outcome": "what the end of the game was worth to the seat: 1 if it alone won, the others lose "
    "1 between them; where all win together 1 or 0",
    "won": "whether the seat was among the winners",
    "score": "the seat's score at the end of the game",
}
_KEY = b"lichtspiel"
_ROWS = 1 << 16
"""In a row group: what a reader that reads a file bit by bit has in memory."""
_DECIDED = {
    "game": pa.int64(),
    "deal": pa.int32(),
    "move": pa.int32(),
    "seat": pa.int8(),
    "action": pa.int32(),
}
_ENDED = {"outcome": pa.float32(), "won": pa.bool_(), "score": pa.int32()}
_VALUES = pa.list_(pa.float32())

Array = NDArray[Any]


# -- writing ----------------------------------------------------------------------------


class Decisions:
    """Plays games of a job and keeps their decisions."""

    def __init__(self, job: Job) -> None:
        self._job = job
        (self._seating,) = job.seatings
        self._mask_size = (len(job.game.all_actions) + 7) // 8
        self._schema = _schema(observation_of(job.setup).size, self._mask_size)
        self._clear()

    def _clear(self) -> None:
        self._decided: list[tuple[int, ...]] = []
        self._ended: list[tuple[float, bool, int]] = []
        self._values: list[list[float] | None] = []
        self._packed = {"observation": bytearray(), "mask": bytearray()}

    def play(self, number: int) -> tuple[Outcome, int]:
        seeds = Seeds.numbered(self._job.seed, number)
        bots, dice = bots_of(self._job, number, self._seating), dice_of(seeds)
        moves = 0

        def choose(state: State, deal: int) -> Action:
            nonlocal moves
            legal, seat = state.legal_actions(), state.actor
            action, values = legal[0], None
            if not bots:
                action = legal[dice.below(len(legal))]
            elif len(legal) > 1:
                action, values = _decision(bots[seat], state, legal)
            if len(legal) > 1:  # what is forced is no decision
                self._decided.append((number, deal, moves, seat, action.id))
                self._values.append(values)
                self._packed["observation"] += state.observe(seat)
                self._packed["mask"] += _bits(legal).to_bytes(self._mask_size, "little")
            moves += 1
            return action

        state = self._job.game.new(self._job.setup)
        play_seeded(state, seeds.root(), choose)
        outcome = ended(state)
        worth = returns(self._job.game, outcome, self._job.setup.seats)
        for *_, seat, _ in self._decided[len(self._ended) :]:
            self._ended.append((worth[seat], seat in outcome.winners, outcome.scores[seat]))
        return outcome, moves

    def content(self) -> bytes:
        columns = {"values": pa.array(self._values, _VALUES)}
        for kinds, rows in ((_DECIDED, self._decided), (_ENDED, self._ended)):
            for place, (name, kind) in enumerate(kinds.items()):
                columns[name] = pa.array([row[place] for row in rows], kind)
        for name, packed in self._packed.items():
            columns[name] = _fixed(self._schema.field(name).type, bytes(packed))
        batch = pa.record_batch([columns[name] for name in COLUMNS], schema=self._schema)
        self._clear()
        return bytes(batch.serialize())

    def write(self, path: Path, tally: Tally, contents: Iterable[bytes]) -> None:
        head = json.dumps(self._head(tally), ensure_ascii=False)
        schema = self._schema.with_metadata({_KEY: head})
        with pq.ParquetWriter(path, schema, compression="zstd") as writer:
            for table in _groups(contents, self._schema):
                writer.write_table(table.cast(schema), row_group_size=_ROWS)

    def _head(self, tally: Tally) -> dict[str, Any]:
        game, observation = self._job.game, observation_of(self._job.setup)
        return {
            FORMAT: VERSION,
            "licence": LICENCE,
            **provenance(self._job),
            "bots": list(self._seating),
            "tally": tally.sums(),
            "columns": COLUMNS,
            "observation": {
                "size": observation.size,
                "width": observation.width,
                "parts": _described(observation),
                "left_out": dict(observation.left_out),
            },
            "actions": [action.notation for action in game.all_actions],
        }

    def found_in(self, path: Path) -> Tally | None:
        try:
            head = _read_head(path)
        except BadInput:
            return None
        if any(head.get(part) != value for part, value in provenance(self._job).items()):
            return None
        return Tally.of_sums(head["tally"])


def _decision(bot: Bot, state: State, legal: list[Action]) -> tuple[Action, list[float] | None]:
    """What the bot does, and what it thinks of each legal action, by id."""
    view = state.view(state.actor)
    if not isinstance(bot, WeighingBot):
        return bot.decide(view), None
    ratings = bot.weigh(view)
    best: dict[int, float] = {}
    for rating in ratings:
        if rating.worlds > 0:
            id = rating.action.id
            best[id] = max(rating.value, best.get(id, 0.0))
    ids = sorted(action.id for action in legal)
    return ratings[0].action, [best.get(id, math.nan) for id in ids]


def _bits(actions: list[Action]) -> int:
    bits = 0
    for action in actions:
        bits |= 1 << action.id
    return bits


def _schema(observation: int, mask: int) -> Any:
    kinds = {
        **_DECIDED,
        "observation": pa.binary(observation),
        "mask": pa.binary(mask),
        "values": _VALUES,
        **_ENDED,
    }
    return pa.schema(
        [pa.field(name, kinds[name], metadata={"says": says}) for name, says in COLUMNS.items()]
    )


def _fixed(kind: Any, packed: bytes) -> Any:
    count = len(packed) // kind.byte_width
    return pa.FixedSizeBinaryArray.from_buffers(kind, count, [None, pa.py_buffer(packed)])


def _groups(contents: Iterable[bytes], schema: Any) -> Iterator[Any]:
    """Tables of as many rows as a group has, whatever the batches were."""
    waiting: list[Any] = []
    count = 0
    for content in contents:
        batch = pa.ipc.read_record_batch(pa.py_buffer(content), schema)
        waiting.append(batch)
        count += batch.num_rows
        while count >= _ROWS:
            table = pa.Table.from_batches(waiting, schema).combine_chunks()
            yield table.slice(0, _ROWS)
            waiting = table.slice(_ROWS).to_batches()
            count -= _ROWS
    if count:
        yield pa.Table.from_batches(waiting, schema).combine_chunks()


def _described(observation: Observation) -> list[dict[str, Any]]:
    """The parts of an observation, and where they are in its bytes and in its vector."""
    found, at = [], 0
    for part in observation.parts:
        columns = observation.slices[part.name]
        found.append(
            {
                "name": part.name,
                "says": part.says,
                "kind": part.kind,
                "count": part.count,
                "first": part.first,
                "shape": list(part.shape),
                "bytes": [at, at + part.places * part.bytes],
                "columns": [columns.start, columns.stop],
            }
        )
        at += part.places * part.bytes
    return found


# -- reading ----------------------------------------------------------------------------


class Dataset:
    """A dataset in a file: what it is about, and its rows as numpy arrays."""

    def __init__(self, path: str | Path) -> None:
        self.head = _read_head(Path(path))
        """The metadata: what was played, columns, parts of the observation, actions, licence."""
        self._file = pq.ParquetFile(path)
        self.observation = _observation(self.head["observation"]["parts"])
        """As it was when the file was written: `slices` gives the columns of each part."""
        self.actions: list[str] = self.head["actions"]

    def __len__(self) -> int:
        rows: int = self._file.metadata.num_rows
        return rows

    def __str__(self) -> str:
        head = self.head
        bots = ", ".join(head["bots"]) or "random"
        lines = [
            f"{head['game']}: {len(self)} decisions of {head['tally']['games']} games",
            f"bots {bots}; seed {head['seed']}; licence {head['licence']}",
            *(f"{name:>12}  {says}" for name, says in head["columns"].items()),
        ]
        return "\n".join(lines)

    def batches(
        self, size: int = 4096, columns: Sequence[str] = tuple(COLUMNS)
    ) -> Iterator[dict[str, Array]]:
        """The rows in order, so many at once, as an array for each column.

        `observation` is expanded into vectors (float32), `mask` has a column for each action
        (bool), and so has `values` (float32): NaN where the bot said nothing.
        """
        wanted = {*columns, "mask"} if "values" in columns else {*columns}
        in_order = [name for name in COLUMNS if name in wanted]
        for batch in self._file.iter_batches(size, columns=in_order):
            found = {name: self._array(name, batch.column(name)) for name in in_order}
            if "values" in found:
                found["values"] = _dense(batch.column("values"), found["mask"])
            yield {name: found[name] for name in columns}

    def _array(self, name: str, column: Any) -> Array:
        if name == "observation":
            return expand(self.observation, _rows(column))
        if name == "mask":
            bits = np.unpackbits(_rows(column), axis=1, count=len(self.actions), bitorder="little")
            return bits.astype(bool)
        found: Array = column.to_numpy(zero_copy_only=False)
        return found


def _rows(column: Any) -> Array:
    """Bytes of a fixed number, a row each."""
    width = column.type.byte_width
    packed = np.frombuffer(column.buffers()[1], np.uint8)
    start = column.offset * width
    return packed[start : start + len(column) * width].reshape(-1, width)


def _dense(column: Any, mask: Array) -> Array:
    found = np.full(mask.shape, np.nan, np.float32)
    told = column.is_valid().to_numpy(zero_copy_only=False)
    found[mask & told[:, None]] = column.flatten().to_numpy(zero_copy_only=False)
    return found


def _read_head(path: Path) -> dict[str, Any]:
    try:
        metadata = pq.read_schema(path).metadata or {}
    except pa.ArrowInvalid:
        metadata = {}
    except OSError as error:
        raise BadInput("file-not-read", path=str(path), why=why_refused(error)) from None
    head = json.loads(metadata.get(_KEY, b"{}"))
    if head.get(FORMAT) != VERSION:
        raise BadInput("dataset-none", path=str(path))
    found: dict[str, Any] = head
    return found


def _observation(parts: Sequence[dict[str, Any]]) -> Observation:
    """Enough of a description to expand what it describes; it knows nothing of views."""

    def unknown(*_: object) -> NoReturn:
        raise TypeError("the description in a file knows nothing of views")

    found = [
        Part(
            part["name"],
            part["says"],
            part["kind"],
            part["count"],
            part["first"],
            tuple(part["shape"]),
        )
        for part in parts
    ]
    return Observation(found, unknown, unknown, left_out={})

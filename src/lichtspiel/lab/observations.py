"""Observations and legal actions as numpy arrays.

    observation = observation_of(setup)      # what is in the vector, part by part
    vector = observe(state, seat)            # float32, observation.width long
    vector[observation.slices["hand"]]       # one part of it
    mask = legal_mask(state)                 # int8, one for each of game.all_actions

`engine.observation` says how values become columns. Many rows at once are much quicker than one by
one: `observe_all`, `expand`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lichtspiel.engine.contract import State
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.observation import Observation, Part
from lichtspiel.engine.registry import get_game
from lichtspiel.engine.setup import Setup

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]


def observation_of(setup: Setup) -> Observation:
    """What a vector of this game contains; a BadInput if the game does not describe it."""
    found = get_game(setup.game, setup.ruleset).observation(setup)
    if found is None:
        raise BadInput("no-observation", game=setup.game)
    return found


def observe(state: State, seat: int) -> Floats:
    """What the seat (or SPECTATOR) sees, as a vector. Not while cards are to be dealt."""
    row: Floats = observe_all([state], [seat])[0]
    return row


def observe_all(states: Sequence[State], seats: Sequence[int]) -> Floats:
    """One row for each state, as that seat sees it; all states have the same setup."""
    packed = b"".join([state.observe(seat) for state, seat in zip(states, seats, strict=True)])
    return expand(observation_of(states[0].setup), packed)


def expand(observation: Observation, packed: bytes | bytearray | memoryview | Bytes) -> Floats:
    """Packed observations, one after the other, as the rows of an array."""
    rows = np.frombuffer(packed, np.uint8).reshape(-1, observation.size)
    return _layout(observation).expand(rows)


def decode(observation: Observation, vector: Floats, setup: Setup) -> dict[str, Any]:
    """The fields of `view(seat).to_json()`, but for what is `observation.left_out`."""
    return observation.fields(values(observation, vector), setup)


def values(observation: Observation, vector: Floats) -> dict[str, Any]:
    """The value of every part, as `engine.observation` describes it."""
    return {
        part.name: _read(part, vector[observation.slices[part.name]].reshape(part.full_shape))
        for part in observation.parts
    }


def _read(part: Part, found: Any) -> Any:
    if part.kind == "number":
        whole = np.rint(found * part.count)
        return whole.astype(int).tolist() if part.shape else int(whole)
    if found.ndim > 1:
        return [_read(part, item) for item in found]
    numbers: list[int] = (np.flatnonzero(found) + part.first).tolist()
    if part.kind == "members":
        return numbers
    return numbers[0] if numbers else None


def legal_mask(state: State, seat: int | None = None) -> Mask:
    """1 for each action that the actor may take; for another `seat` than the actor, all zero."""
    actions = get_game(state.setup.game, state.setup.ruleset).all_actions
    mask = np.zeros(len(actions), np.int8)
    if seat is None or seat == state.actor:
        mask[[action.id for action in state.legal_actions()]] = 1
    return mask


class _Layout:
    """Which byte each column of the vector comes from.

    A column of a set or a choice is 1 if its byte, masked, is the wanted one: these are worked out
    all at once. Numbers come in runs, as many columns as bytes, each byte times a scale; the second
    byte of a wide one is added.
    """

    def __init__(self, observation: Observation) -> None:
        self._width = observation.width
        sources: list[int] = []
        masks: list[int] = []
        wanted: list[int] = []
        self._runs: list[tuple[slice, slice]] = []
        """Columns of the vector, and where they are among the columns of sets and choices."""
        self._numbers: list[tuple[slice, slice, Floats]] = []
        """Columns of the vector, their bytes and their scales."""
        self._highs: list[tuple[int, int, float]] = []
        column = at = 0
        for part in observation.parts:
            for _ in range(part.places):
                if part.kind == "number":
                    self._add_number(column, at, 1 / part.count)
                    if part.bytes > 1:
                        self._highs.append((column, at + 1, 256 / part.count))
                elif part.kind == "members":
                    self._add_run(column, len(sources), part.columns)
                    bits = [1 << bit % 8 for bit in range(part.count)]
                    sources += [at + bit // 8 for bit in range(part.count)]
                    masks += bits
                    wanted += bits
                else:
                    self._add_run(column, len(sources), part.columns)
                    sources += [at] * part.columns
                    masks += [255] * part.columns
                    wanted += range(1, part.columns + 1)
                column += part.columns
                at += part.bytes
        self._sources = np.array(sources, int)
        self._masks = np.array(masks, np.uint8)
        self._wanted = np.array(wanted, np.uint8)

    def _add_run(self, column: int, place: int, columns: int) -> None:
        """Columns of a set or a choice; neighbours are copied together."""
        if self._runs and self._runs[-1][0].stop == column:
            before, places = self._runs.pop()
            column, place = before.start, places.start
            columns += before.stop - before.start
        self._runs.append((slice(column, column + columns), slice(place, place + columns)))

    def _add_number(self, column: int, at: int, scale: float) -> None:
        scales = np.array([scale], np.float32)
        if self._numbers and self._numbers[-1][0].stop == column:
            columns, bytes_, before = self._numbers[-1]
            if bytes_.stop == at:
                self._numbers.pop()
                column, at = columns.start, bytes_.start
                scales = np.append(before, scales)
        count = len(scales)
        self._numbers.append((slice(column, column + count), slice(at, at + count), scales))

    def expand(self, rows: Bytes) -> Floats:
        bytes_ = rows.take(self._sources, axis=1)
        bytes_ &= self._masks
        holds = bytes_ == self._wanted
        vectors = np.empty((len(rows), self._width), np.float32)
        for columns, places in self._runs:
            vectors[:, columns] = holds[:, places]
        for columns, numbers, scales in self._numbers:
            np.multiply(rows[:, numbers], scales, out=vectors[:, columns])
        for column, byte, scale in self._highs:
            vectors[:, column] += rows[:, byte] * np.float32(scale)
        return vectors


@lru_cache(maxsize=64)
def _layout(observation: Observation) -> _Layout:
    return _Layout(observation)

"""The finished games of a long run, in a file that only grows.

A line of JSON that says what is played, then a frame for each batch, in the order of the games:
what it adds up to, and what is kept of it. A frame that is not whole, because its writer was killed
or the disk was full, is cut off; its games are played again.
"""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lichtspiel._system import lock, unlock
from lichtspiel.engine.errors import BadInput, why_refused
from lichtspiel.lab.tally import Tally

FORMAT = "lichtspiel-games"
VERSION = 1
_SIZES = struct.Struct("<II")
_FRAME = struct.Struct("<III")
"""How long the sums are, how long the content is, and a checksum of all that."""
_MOST_HEAD = 1 << 20


@dataclass(frozen=True)
class Frame:
    """A batch of games: what they add up to, and what is kept of them."""

    tally: Tally
    content: bytes

    def packed(self) -> bytes:
        sums = json.dumps(self.tally.sums(), separators=(",", ":")).encode()
        sizes = _SIZES.pack(len(sums), len(self.content))
        checksum = zlib.crc32(sizes + sums + self.content)
        return sizes + checksum.to_bytes(4, "little") + sums + self.content


class Journal:
    """An open journal. Nobody else writes to it meanwhile."""

    def __init__(self, path: Path, head: dict[str, Any]) -> None:
        """Begin one, or go on with one; a BadInput if it belongs to other games."""
        self.path = path
        self.tally = Tally()
        """Of all frames."""
        self._begin = self._end = 0
        try:
            self._file = path.open("a+b", buffering=0)
            try:
                if not lock(self._file.fileno()):
                    raise BadInput("sim-running", path=str(path))
                self._load({FORMAT: VERSION, **head})
            except BaseException:
                self._file.close()
                raise
        except OSError as error:
            raise self._refused(error) from None

    def add(self, frame: Frame) -> None:
        """Append a frame, whole or not at all."""
        self._append(frame.packed())
        self.tally.add(frame.tally)

    def contents(self) -> Iterator[bytes]:
        """What is kept of all games, in their order."""
        self._file.seek(self._begin)
        while frame := self._read_frame():
            yield frame.content

    def close(self) -> None:
        unlock(self._file.fileno())
        self._file.close()

    def remove(self) -> None:
        self.close()
        self.path.unlink()

    def _load(self, head: dict[str, Any]) -> None:
        wanted = _line(head)
        self._file.seek(0)
        start = self._file.read(max(_MOST_HEAD, len(wanted)))
        if b"\n" not in start and wanted.startswith(start):
            self._file.truncate(0)  # an empty file, or its writer was killed at once
            self._append(wanted)
            self._begin = self._end
            return
        line = start.partition(b"\n")[0]
        _check(line, head, self.path)
        self._begin = self._end = len(line) + 1
        self._file.seek(self._begin)
        while frame := self._read_frame():
            self.tally.add(frame.tally)
            self._end = self._file.tell()
        self._file.truncate(self._end)

    def _read_frame(self) -> Frame | None:
        """The next frame; None where there is no whole one."""
        start = self._file.read(_FRAME.size)
        if len(start) < _FRAME.size:
            return None
        first, second, checksum = _FRAME.unpack(start)
        body = self._file.read(first + second)
        if len(body) < first + second or zlib.crc32(start[: _SIZES.size] + body) != checksum:
            return None
        return Frame(Tally.of_sums(json.loads(body[:first])), body[first:])

    def _append(self, content: bytes) -> None:
        left = memoryview(content)
        try:
            while left:
                left = left[self._file.write(left) :]
        except OSError as error:
            with suppress(OSError):
                self._file.truncate(self._end)
            raise self._refused(error) from None
        self._end += len(content)

    def _refused(self, error: OSError) -> BadInput:
        return BadInput("file-not-written", path=str(self.path), why=why_refused(error))


def _line(head: dict[str, Any]) -> bytes:
    return json.dumps(head, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _check(line: bytes, wanted: dict[str, Any], path: Path) -> None:
    try:
        head = json.loads(line)
    except ValueError:
        head = None
    if not isinstance(head, dict) or FORMAT not in head:
        raise BadInput("sim-no-journal", path=str(path))
    for part in {**wanted, **head}:
        if head.get(part) != wanted.get(part):
            raise BadInput("arena-other-job", path=str(path), part=part)

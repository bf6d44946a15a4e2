"""All random numbers in the tests come from one seed, so that a failure can be repeated.

Every test has streams of its own, made from the seed and the test's name: which worker runs it,
and after which other tests, changes nothing. `LICHTSPIEL_SEED=123` chooses another seed.

What the product takes from the system's randomness (`secrets`) is replaced in the process of the
tests, in the servers they start (`tests.server.lucky`) and in the pages they open (`PAGE`).
"""

from __future__ import annotations

import os
import random
import secrets
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

_T = TypeVar("_T")

SEED = int(os.environ.get("LICHTSPIEL_SEED", "1"))

DRAWS = ("token_bytes", "randbits", "choice")
"""The functions of `secrets` to replace; `token_hex` and `token_urlsafe` use the first."""

_LABEL_FILE = "LICHTSPIEL_TEST_LABEL"
"""Names the file in which servers find the name of the test that is running."""


def number(*label: object) -> int:
    """64 bits derived from the seed and the label."""
    text = "\0".join(map(str, (SEED, *label)))
    return int.from_bytes(sha256(text.encode()).digest()[:8])


def stream(*label: object) -> random.Random:
    return random.Random(number(*label))


def keep_label_in(file: Path) -> None:
    """Set the label for this process and the servers that it will start."""
    os.environ[_LABEL_FILE] = str(file)
    set_label("before the first test")


def set_label(label: str) -> None:
    """Change the label; running servers use it from their next draw on."""
    file = Path(os.environ[_LABEL_FILE])
    new = file.with_suffix(".new")
    new.write_text(label, encoding="utf-8")
    new.replace(file)  # atomic: never read half written


def label() -> str:
    return Path(os.environ[_LABEL_FILE]).read_text(encoding="utf-8")


class SeededSecrets:
    """The functions of `secrets` that the product uses.

    `who` separates client and server, whose tokens must differ. `which` counts restarts of a server
    within a test, so that it does not repeat its numbers after a restart.
    """

    def __init__(self, who: str, which: int = 0) -> None:
        self._label = label()
        self._who = who
        self._which = which
        self._streams: dict[str, random.Random] = {}

    def _stream(self, kind: str) -> random.Random:
        """A stream for each kind: the number of socket masks must not change the next deal."""
        now = label()
        if now != self._label:
            self._label, self._which, self._streams = now, 0, {}
        if kind not in self._streams:
            self._streams[kind] = stream(now, self._who, self._which, kind)
        return self._streams[kind]

    def token_bytes(self, size: int | None = None) -> bytes:
        size = 32 if size is None else size
        return self._stream(f"{size} bytes").randbytes(size)

    def randbits(self, bits: int) -> int:
        return self._stream(f"{bits} bits").getrandbits(bits)

    def choice(self, among: Sequence[_T]) -> _T:
        return self._stream(f"one of {len(among)}").choice(among)

    def install(self) -> None:
        for name in DRAWS:
            setattr(secrets, name, getattr(self, name))


# A page that is loaded again must not make the same command ids again: the server would take its
# commands for repetitions. So the loads are counted.
PAGE = """(seed) => {
  let loads = 0;
  try {
    loads = Number(localStorage.getItem("test-loads") ?? "0") + 1;
    localStorage.setItem("test-loads", String(loads));
  } catch {
    // A page without an address has no storage, and nothing to draw either.
  }
  let state = (seed ^ Math.imul(loads, 0x9e3779b9)) >>> 0;
  const next = () => {  // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  Crypto.prototype.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let place = 0; place < bytes.length; place += 1) bytes[place] = next();
    return array;
  };
}"""

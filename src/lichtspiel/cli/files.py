"""Files named on the command line; `-` is the standard input."""

from __future__ import annotations

import sys
from pathlib import Path

from lichtspiel.terminal.saves import load_text


def read_file(name: str) -> bytes:
    if name != "-":
        return load_text(Path(name))
    return sys.stdin.buffer.read() if sys.stdin is not None else b""

"""A file for `lichtspiel admin` with the address and token of a running server; owner only."""

from __future__ import annotations

import json
import os
from pathlib import Path

from lichtspiel.engine.errors import BadInput

_NAME = "control.json"


def write_control(folder: Path, address: str, token: str) -> None:
    handle = os.open(folder / _NAME, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        json.dump({"address": address, "token": token}, file)


def read_control(folder: Path) -> tuple[str, str]:
    try:
        found = json.loads((folder / _NAME).read_text(encoding="utf-8"))
        return found["address"], found["token"]
    except (OSError, ValueError, KeyError):
        raise BadInput("admin-no-control", path=str(folder / _NAME)) from None


def remove_control(folder: Path) -> None:
    (folder / _NAME).unlink(missing_ok=True)

"""Saved games: every action is on disk before the next one is asked for."""

from __future__ import annotations

import tempfile
from datetime import UTC, datetime
from pathlib import Path

from lichtspiel._system import data_home, sync, sync_folder
from lichtspiel.engine.errors import BadInput, why_refused
from lichtspiel.engine.record import Record, read_record

_MOST_BYTES = 20_000_000
"""Far beyond any real game; a wrong file is not read into memory whole."""


def saves_folder() -> Path:
    """Where games of this user are kept."""
    return data_home() / "games"


def new_save(game: str) -> Path:
    """A name for a game that begins now."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    return saves_folder() / "running" / f"{game}-{stamp}.json"


def save(record: Record, path: Path) -> None:
    """Replace the file at once and durably: a crash leaves the old or the new one, whole."""
    _replace(path, record.dumps())


def note_time(path: Path, seconds: float) -> None:
    """Store how long a saved game has been played, so that a timed match continues where it
    stopped."""
    _replace(_clock(path), f"{seconds:.0f}\n")


def time_played(path: Path) -> float:
    """How many seconds a saved game has been played; 0 if that is not recorded."""
    try:
        return float(_clock(path).read_text(encoding="ascii"))
    except (OSError, ValueError):
        return 0.0


def _clock(path: Path) -> Path:
    return path.with_suffix(".seconds")


def _replace(path: Path, content: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, suffix=".part", delete=False
        ) as file:
            file.write(content)
            file.flush()
            sync(file.fileno())
        Path(file.name).replace(path)
        sync_folder(path.parent)
    except OSError as error:
        raise BadInput("file-not-written", path=str(path), why=why_refused(error)) from None


def finish(path: Path) -> Path:
    """Move a finished game to the folder of finished ones, and return its path."""
    finished = path.parent.parent / "finished" / path.name
    try:
        _clock(path).unlink(missing_ok=True)
        if path.parent.name != "running":
            return path  # somebody's own file stays where it is
        finished.parent.mkdir(parents=True, exist_ok=True)
        path.rename(finished)
        sync_folder(finished.parent)
        return finished
    except OSError as error:
        raise BadInput("file-not-written", path=str(finished), why=why_refused(error)) from None


def load_text(path: Path) -> bytes:
    """A file's content; raises one clear sentence if it can't be read."""
    try:
        with path.open("rb") as file:
            content = file.read(_MOST_BYTES + 1)
    except OSError as error:
        raise BadInput("file-not-read", path=str(path), why=why_refused(error)) from None
    if len(content) > _MOST_BYTES:
        raise BadInput("file-too-large", path=str(path), most=_MOST_BYTES // 1_000_000)
    return content


def load(path: Path) -> Record:
    return read_record(load_text(path))


def unfinished(game: str | None = None) -> list[Path]:
    """Saved games that go on, the latest first."""
    saves = (saves_folder() / "running").glob("*.json")
    mine = (path for path in saves if game is None or path.name.startswith(f"{game}-"))
    return sorted(mine, key=_stamp, reverse=True)


def _stamp(path: Path) -> str:
    """The time in a save's name: sorts games of all kinds by when they began."""
    return "-".join(path.stem.split("-")[-3:])

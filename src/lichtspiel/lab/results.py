"""The results file of an arena: a line for the job, then a line for each finished deal.

Lines are appended whole. If the arena is killed, the finished lines stay; a last line that is
incomplete is cut off, and its deal is played again.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import lichtspiel
from lichtspiel.bots.levels import names_class, names_program, short_names
from lichtspiel.bots.program import files_of
from lichtspiel.engine.errors import BadInput, why_refused
from lichtspiel.engine.reading import Reader
from lichtspiel.engine.registry import manifest_of, slugs
from lichtspiel.lab.match import DealPlayed, Job

FORMAT = "lichtspiel-arena-results"
VERSION = 1
_PACKAGE = Path(lichtspiel.__file__).parent


class Results:
    """The finished deals of a job: in memory, and in a file if one is given."""

    def __init__(self, job: Job, path: Path | None = None) -> None:
        self.job = job
        self.deals: dict[int, DealPlayed] = {}
        self._path = path
        if path is not None:
            self._load(path)

    def _load(self, path: Path) -> None:
        """Read an existing file, or begin a new one; afterwards lines can be appended."""
        try:
            content = path.read_bytes() if path.exists() else b""
            if not content:
                _write_lines(path, [{FORMAT: VERSION, **provenance(self.job)}])
                return
            self._read(content, path)
            whole = content.rfind(b"\n") + 1
            with path.open("r+b") as file:
                file.truncate(whole)
        except OSError as error:
            raise BadInput("file-not-written", path=str(path), why=why_refused(error)) from None

    def _read(self, content: bytes, path: Path) -> None:
        head, *lines = content.split(b"\n")[:-1] or [content]
        _check_head(head, self.job, path)
        for number, line in enumerate(lines, start=2):
            reader = Reader.of_text(line, f"{path.name}:{number}", BadInput)
            played = DealPlayed.read(reader, self.job)
            self.deals[played.deal] = played

    def add(self, lines: Sequence[dict[str, Any]]) -> None:
        """Store the deals that a worker has played."""
        for line in lines:
            played = DealPlayed.read(Reader(line, "worker", BadInput), self.job)
            self.deals[played.deal] = played
        if self._path is not None:
            try:
                _write_lines(self._path, lines)
            except OSError as error:
                raise BadInput(
                    "file-not-written", path=str(self._path), why=why_refused(error)
                ) from None

    def missing(self, deals: int) -> list[int]:
        return [number for number in range(deals) if number not in self.deals]

    def first(self, deals: int) -> list[DealPlayed]:
        """The first deals in order, this many; a file may have more."""
        return [self.deals[number] for number in range(deals)]


def provenance(job: Job) -> dict[str, Any]:
    """Everything that results depend on, except the number of deals: more may be added later."""
    return {
        "version": lichtspiel.__version__,
        "code": code_of(job),
        "ruleset": job.game.ruleset,
        **job.to_json(),
    }


def code_of(job: Job) -> str:
    """A fingerprint of the sources that decide how this game is played.

    All results in a file must come from the same program: mixed with another version of a bot,
    they would describe neither.
    """
    others = {slug.replace("-", "_") for slug in slugs()} - {job.setup.game.replace("-", "_")}
    digest = sha256()
    for path in sorted(
        path for folder in ("engine", "games", "bots") for path in (_PACKAGE / folder).rglob("*.py")
    ):
        place = path.relative_to(_PACKAGE)
        if others.isdisjoint((*place.parts, place.stem)):
            digest.update(f"{place.as_posix()}\0".encode() + path.read_bytes() + b"\0")
    for path in _of_other_packages(job):
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _of_other_packages(job: Job) -> Iterator[Path]:
    """The source files of a game or of bots from another package."""
    manifest = manifest_of(job.setup.game)
    named = [manifest.game, manifest.bots, *(short_names().get(bot, bot) for bot in job.levels)]
    for program in filter(names_program, job.levels):
        yield from files_of(program)
    packages = {name.partition(":")[0].partition(".")[0] for name in named if names_class(name)}
    for package in sorted(packages - {"lichtspiel"}):
        if package == "__main__":  # a bot in a script; one in a notebook has no file
            script = Path(getattr(sys.modules["__main__"], "__file__", ""))
            if script.is_file():
                yield script
            continue
        spec = find_spec(package)
        if spec is not None and spec.submodule_search_locations:
            for folder in spec.submodule_search_locations:
                yield from sorted(Path(folder).rglob("*.py"))
        elif spec is not None and spec.origin is not None:
            yield Path(spec.origin)


def _check_head(line: bytes, job: Job, path: Path) -> None:
    try:
        head = json.loads(line)
    except ValueError:
        head = None
    if not isinstance(head, dict) or FORMAT not in head:
        raise BadInput("arena-no-results", path=str(path))
    Reader(head[FORMAT], path.name, BadInput).version(VERSION)
    wanted = {FORMAT: VERSION, **provenance(job)}
    for part in {**wanted, **head}:
        if head.get(part) != wanted.get(part):
            raise BadInput("arena-other-job", path=str(path), part=part)


def _write_lines(path: Path, documents: Sequence[dict[str, Any]]) -> None:
    lines = "".join(
        json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n"
        for document in documents
    )
    with path.open("ab") as file:
        file.write(lines.encode())

"""Files named on the command line; `-` is the standard input."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path

from lichtspiel.cli.output import WRONG_INPUT, print_json
from lichtspiel.cli.parser import required
from lichtspiel.engine.errors import BadInput, LichtspielError
from lichtspiel.terminal.saves import load_text
from lichtspiel.text import Texts, said

Document = dict[str, object]


def read_file(name: str) -> bytes:
    if name != "-":
        return load_text(Path(name))
    return sys.stdin.buffer.read() if sys.stdin is not None else b""


def several(given: Namespace, alone: Sequence[str]) -> bool:
    """Whether several records are given; if so, the options in `alone` are refused."""
    required(given.record[0] if given.record else None, "record")
    for option in alone:
        if len(given.record) > 1 and getattr(given, option):
            raise BadInput("cli-one-file", option=f"--{option}")
    return len(given.record) > 1


def with_each(
    texts: Texts,
    names: Sequence[str],
    work: Callable[[str], Document],
    wrong: Callable[[str, str], None],
) -> list[Document]:
    """Call `work` for each file and collect the results; a file that fails gives an `error`.

    `wrong` is called with each file that failed, and the error.
    """
    found: list[Document] = []
    for name in names:
        try:
            found.append({"file": name, **work(name)})
        except LichtspielError as error:
            found.append({"file": name, "error": error_document(texts, error)})
            wrong(name, said(texts, error))
    return found


def answer(texts: Texts, found: Sequence[Document], *, as_json: bool) -> int:
    """The exit status, after a message if any file failed.

    As JSON it is `{"files": [...], "failed": N}`, the files in the order given.
    """
    failed = sum("error" in document for document in found)
    if as_json:
        print_json({"files": found, "failed": failed})
    if failed:
        sentence = texts.say("cli-files-failed", failed=failed, count=len(found))
        print(f"lichtspiel: {sentence}", file=sys.stderr)
    return WRONG_INPUT if failed else 0


def error_document(texts: Texts, error: LichtspielError) -> Document:
    return {"id": error.message.id, "text": said(texts, error)}

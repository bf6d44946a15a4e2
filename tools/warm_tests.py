"""Tests that are collected once and then run in forks, for one mutant after the other.

To start Python, import everything and collect the tests takes longer than most tests. So the
functions that a mutant changes get their new code in a fork of a process that has all that behind
it. What is outside of functions has run by then: such mutants need a process of their own, they are
`cold`.

`mutants.py` starts this in the environment of the tests, in the copy of the repository that is
mutated: one line of JSON in, one word out.
"""

from __future__ import annotations

import gc
import inspect
import json
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, TextIO

import pytest

Limited = tuple[pytest.Item, float]
"""A test and how many seconds it may take."""
SURVIVED, KILLED, COLD = 0, 1, 3
"""How the fork ends; when a mutant makes it crash, otherwise."""


class Cold(Exception):
    """The mutant changes what has run already."""


class Warm:
    """In place of pytest's own loop over the tests."""

    def __init__(self, answers: TextIO) -> None:
        self._answers = answers
        self._originals = {file: file.read_text("utf-8") for file in Path("src").rglob("*.py")}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        for line in sys.stdin:
            trial = json.loads(line)
            chosen = [(items[test], limit) for test, limit in trial["tests"].items()]
            answer = self._try(session, chosen, Path(trial["file"]))
            print(answer, file=self._answers, flush=True)
        return True

    def _try(self, session: pytest.Session, chosen: list[Limited], file: Path) -> str:
        child = os.fork()
        if child == 0:
            os.setsid()  # what the tests start is ended with them
            status = KILLED
            try:
                put_in(file, self._originals[file], file.read_text("utf-8"))
                status = run(session, chosen)
            except Cold:
                status = COLD
            finally:
                os._exit(status)
        _, ended = os.waitpid(child, 0)
        with suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)
        words = {SURVIVED: "survived", COLD: "cold", -signal.SIGALRM: "timeout"}
        return words.get(os.waitstatus_to_exitcode(ended), "killed")


def run(session: pytest.Session, chosen: list[Limited]) -> int:
    """Until the first one fails, or does not end: then an alarm ends this process."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    following = [*(item for item, _ in chosen[1:]), None]
    for (item, limit), after in zip(chosen, following, strict=True):
        signal.setitimer(signal.ITIMER_REAL, limit)
        session.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        if session.testsfailed:
            return KILLED
    return SURVIVED


def put_in(file: Path, original: str, mutant: str) -> None:
    """Let the functions of a loaded module do what the mutant does."""
    old, new = (
        compile(source, str(file), "exec", dont_inherit=True) for source in (original, mutant)
    )
    for before, after in changed(old, new):
        found = [function for function in functions() if is_of(function, before)]
        if not found:
            raise Cold
        for function in found:
            try:
                function.__code__ = after
            except ValueError:  # another number of variables from outside
                raise Cold from None


def functions() -> Iterator[FunctionType]:
    return (one for one in gc.get_objects() if type(one) is FunctionType)


def is_of(function: FunctionType, code: CodeType) -> bool:
    live: Any = function.__code__
    same = (live.co_qualname, live.co_firstlineno) == (code.co_qualname, code.co_firstlineno)
    return same and live.co_filename.endswith(f"/{code.co_filename}")


def changed(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """The outermost functions that differ."""
    if old == new:
        return
    if old.co_flags & inspect.CO_OPTIMIZED:
        yield old, new
        return
    if beside_functions(old) != beside_functions(new):
        raise Cold
    for before, after in zip(inside(old), inside(new), strict=True):
        yield from changed(before, after)


def inside(code: CodeType) -> list[CodeType]:
    return [one for one in code.co_consts if isinstance(one, CodeType)]


def beside_functions(code: CodeType) -> tuple[object, ...]:
    constants = [repr(one) for one in code.co_consts if not isinstance(one, CodeType)]
    return code.co_code, code.co_names, constants


if __name__ == "__main__":
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    sys.exit(pytest.main(["-s", *sys.argv[1:]], plugins=[Warm(answers)]))

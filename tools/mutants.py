"""Mutation testing: change the sources in one place at random, and see whether a test notices.

`make mutants ARGS='--sample 300 --seed 7 --minutes 60'` draws mutants uniformly from all that
Cosmic Ray can make of the rules, the search and the core of the house, and runs the tests that
execute the changed lines, the fastest first, interpreted, on a copy of the repository. Which tests
these are is measured once, with coverage.py's contexts. Results are kept in build/mutants: the same
command goes on where it stopped, as long as the mutated sources are the same. With `--again` the
survivors are tried once more, after tests were added for them.

A mutant in an annotation cannot be noticed when the program runs; those are not drawn.
"""

from __future__ import annotations

import argparse
import ast
import fcntl
import os
import random
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

# In an environment of its own (requirements/mutants.txt); the tests run in .venv.
from cosmic_ray.commands.init import (  # type: ignore[import-not-found, unused-ignore]
    _all_work_items,
)
from cosmic_ray.mutating import (  # type: ignore[import-not-found, unused-ignore]
    mutate_and_test,
)
from cosmic_ray.testing import run_tests  # type: ignore[import-not-found, unused-ignore]
from cosmic_ray.work_db import (  # type: ignore[import-not-found, unused-ignore]
    WorkDB,
    use_db,
)
from cosmic_ray.work_item import TestOutcome, WorkerOutcome  # type: ignore[import-not-found, unused-ignore]
from coverage import CoverageData

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build" / "mutants"
TREE = BUILD / "tree"
"""The copy. A run that is killed may leave a mutant there, so it is made anew each time."""

MUTATED = (
    "src/lichtspiel/engine/*.py",
    "src/lichtspiel/games/*/*.py",
    "src/lichtspiel/bots/search.py",
    "src/lichtspiel/house/decisions.py",
    "src/lichtspiel/house/house.py",
)
TESTS = (
    "tests/engine",
    "tests/face_to_face",
    "tests/hollywood_poker",
    "tests/klappe_und_action",
    "tests/top_oder_flop",
    "tests/house",
    "tests/test_broken_games.py",
    "tests/test_contract.py",
    "tests/test_games.py",
    "tests/test_old_records.py",
    "tests/test_properties.py",
    "tests/test_rules_trace.py",
)
"""Those that are measured; without what is marked as costly."""
OF_THE_SEARCH = "tests/bots/test_search.py"
"""These run in processes of their own, where nothing is measured: all of them are run."""
UNUSED = " ".join(f"-p no:{plugin}" for plugin in ("cacheprovider", "faker", "schemathesis"))
PYTEST = f"{ROOT}/.venv/bin/python -m pytest -x -q {UNUSED}"
"""Plug-ins that these tests do not need take longer to import than most tests run."""
PATIENCE = 10
"""The timeout, as a multiple of the time without a mutant; a timeout kills the mutant."""
START = 20
"""Seconds that pytest may take to start on a busy machine."""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--sample", type=int, default=60, help="how many mutants (60)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--minutes", type=float, default=30, help="at most; then go on later (30)")
    parser.add_argument("--again", action="store_true", help="try the survivors once more")
    given = parser.parse_args()
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # a second run waits: it would take the tree away
        copy_tree()
        os.chdir(TREE)
        session_of(given)


def session_of(given: argparse.Namespace) -> None:
    session = BUILD / f"seed-{given.seed}-of-{given.sample}-{version()}.sqlite"
    with use_db(str(session), WorkDB.Mode.create) as work:
        if work.num_work_items == 0:
            work.add_work_items(drawn(given.sample, given.seed))
        run(work, time.monotonic() + 60 * given.minutes, again=given.again)
        report(work)


def copy_tree() -> None:
    """What git knows of, as it is now."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    shutil.rmtree(TREE, ignore_errors=True)
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():
            (TREE / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, TREE / name)
    compile_all = ["-m", "compileall", "-q", "src", "tests"]  # for no test run writes any bytecode
    subprocess.run([f"{ROOT}/.venv/bin/python", *compile_all], cwd=TREE, check=True)


def sources() -> list[Path]:
    return sorted(file for pattern in MUTATED for file in Path().glob(pattern))


def version(*more: str) -> str:
    """Of what is mutated, and of more files."""
    files = [*sources(), *sorted(file for pattern in more for file in Path().glob(pattern))]
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:8]


def drawn(sample: int, seed: int) -> list[Any]:
    items = [item for file in sources() for item in noticeable(file)]
    print(f"{len(items)} mutants in {len(sources())} files, {sample} are drawn", flush=True)
    return random.Random(seed).sample(items, sample)


def noticeable(file: Path) -> Iterator[Any]:
    """All mutants of a file that can be noticed when it runs."""
    silent = [
        ((node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset))
        for node in silent_nodes(ast.parse(file.read_text(encoding="utf-8")))
    ]
    for item in _all_work_items([file], {}):
        (mutation,) = item.mutations
        start = tuple(mutation.start_pos)
        if not any(first <= start < last for first, last in silent):
            yield item


def silent_nodes(tree: ast.Module) -> Iterator[Any]:
    """Annotations are never evaluated here, and what is for type checkers and mypyc never runs."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg | ast.AnnAssign) and node.annotation is not None:
            yield node.annotation
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns is not None:
            yield node.returns
        if isinstance(node, ast.ClassDef):
            yield from (one for one in node.decorator_list if "mypyc_attr" in ast.unparse(one))
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            yield from node.body


class Selection:
    """Which tests execute a line, and how long each takes."""

    def __init__(self) -> None:
        measured, times = BUILD / "measured.coverage", BUILD / "measured.xml"
        stamp = BUILD / "measured.txt"
        if not stamp.exists() or stamp.read_text() != version("tests/**/*.py"):
            measure(measured, times)
            stamp.write_text(version("tests/**/*.py"))
        self._seconds = dict(durations(times))
        self._coverage = CoverageData(str(measured))
        self._coverage.read()

    def of(self, file: Path, line: int) -> list[str]:
        """The fastest first. What runs on import only is judged by all tests of its file."""
        by_line = self._coverage.contexts_by_lineno(str(file))
        first, last = statement(file, line)
        contexts = {one for at in range(first, last + 1) for one in by_line.get(at, ())}
        found = self._known(contexts)
        return found or self._known({one for every in by_line.values() for one in every})

    def seconds(self, tests: list[str]) -> float:
        return sum(self._seconds[test] for test in tests)

    def _known(self, contexts: set[str]) -> list[str]:
        """A context is a test and its phase; one that failed to report its time is left out."""
        tests = {context.rpartition("|")[0] for context in contexts} & self._seconds.keys()
        return sorted(tests, key=lambda test: (self._seconds[test], test))


def measure(measured: Path, times: Path) -> None:
    print("Measuring which test executes what: some minutes, once for these sources", flush=True)
    settings = BUILD / "coverage.ini"
    settings.write_text(
        f"[run]\ndata_file = {measured}\nrelative_files = true\n"
        "source = src/lichtspiel/engine, src/lichtspiel/games, src/lichtspiel/house\n"
    )
    options = f"--cov --cov-config={settings} --cov-context=test --cov-report= --junitxml={times}"
    command = f"{PYTEST} -n auto -m 'not costly' {options} {' '.join(TESTS)}"
    prove(command)


def durations(report: Path) -> Iterator[tuple[str, float]]:
    """By the tests' ids, which JUnit's format spells otherwise."""
    for case in ElementTree.parse(report).iter("testcase"):
        file = f"{case.attrib['classname'].replace('.', '/')}.py"
        yield f"{file}::{case.attrib['name']}", float(case.attrib["time"])


def statement(file: Path, line: int) -> tuple[int, int]:
    """The lines of the smallest statement around this one; of a block only its head."""
    first, last = line, line
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.stmt):
            continue
        inside = getattr(node, "body", None)
        end = inside[0].lineno - 1 if inside else node.end_lineno or node.lineno
        if node.lineno <= line <= end:
            first, last = node.lineno, end  # an outer one is walked before
    return first, last


def run(work: Any, until: float, *, again: bool) -> None:
    os.environ["LICHTSPIEL_INTERPRETED"] = "1"
    os.environ["PYTHONPATH"] = str(TREE / "src")
    selection = Selection()
    todo = list(work.pending_work_items)
    if again:
        todo += [item for item, result in work.completed_work_items if not result.is_killed]
    chosen = BUILD / "chosen.txt"
    searching = 0.0
    for number, item in enumerate(todo, start=1):
        if time.monotonic() > until:
            print("The time is up: the same command goes on from here.")
            return
        (mutation,) = item.mutations
        if "bots" in mutation.module_path.parts:
            searching = searching or prove(f"{PYTEST} {OF_THE_SEARCH}")
            command, seconds = f"{PYTEST} {OF_THE_SEARCH}", searching
        else:
            tests = selection.of(mutation.module_path, mutation.start_pos[0])
            chosen.write_text("\n".join(tests))
            command, seconds = f"{PYTEST} @{chosen}", selection.seconds(tests)
        started = time.monotonic()
        result = mutate_and_test(item.mutations, command, START + PATIENCE * seconds)
        if result.worker_outcome is WorkerOutcome.NORMAL:  # else it is tried again
            work.set_result(item.job_id, result)
        took = time.monotonic() - started
        print(f"{number}/{len(todo)} {told(result)} in {took:.0f} s: {place(mutation)}", flush=True)


def prove(command: str) -> float:
    """Tests that fail without any mutant would kill them all. How long they take."""
    started = time.monotonic()
    outcome, output = run_tests(command, None)
    if outcome is not TestOutcome.SURVIVED:
        sys.exit(f"{output}\nThese tests fail without a mutant: {command}")
    return time.monotonic() - started


def told(result: Any) -> str:
    """What became of a mutant: killed, timeout, survived, or why it could not be tried."""
    if result.output == "timeout":
        return "timeout"
    return str((result.test_outcome or result.worker_outcome).value)


def place(mutation: Any) -> str:
    operator = mutation.operator_name.removeprefix("core/")
    return f"{mutation.module_path}:{mutation.start_pos[0]} {operator}"


def report(work: Any) -> None:
    """The survivors, each as a diff, and the score."""
    done = list(work.completed_work_items)
    for item, result in done:
        if not result.is_killed:
            print(f"\n{place(item.mutations[0])}\n{result.diff}")
    outcomes = Counter(told(result) for _, result in done)
    left = work.num_work_items - len(done)
    killed = outcomes["killed"] + outcomes["timeout"]
    print(
        f"\n{killed} of {len(done)} killed ({killed / max(1, len(done)):.1%}), {left} to go", end=""
    )
    print(":", dict(outcomes))


if __name__ == "__main__":
    main()

"""Runs test suites again and again, each time with another seed: `make hunt`.

Ends with the first run that fails (or goes on, if told so), after a number of runs or after some
minutes. What a failed run leaves is kept in `build/hunt/<seed>`: its log and pictures. The tests
that failed are run again with the same seed, one at a time, which tells whether the seed repeats
the failure, and adds traces of the browser (they would slow down whole runs by a quarter).
`build/hunt/runs.txt` has a line for every run.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import secrets
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

KEPT = Path("build/hunt")
# The pages' own tests run in Node and Chromium, not in pytest.
PAGES = "web"
SUITES = (
    PAGES,
    "tests/house",
    "tests/server",
    "tests/browser",
    "tests/lab",
    "tests/cli",
    "tests/terminal",
)


def _keep_busy() -> None:
    while True:
        pass


@contextmanager
def load(processes: int) -> Iterator[None]:
    """Puts load on the machine, like other builds running at the same time."""
    busy = [multiprocessing.Process(target=_keep_busy, daemon=True) for _ in range(processes)]
    for process in busy:
        process.start()
    try:
        yield
    finally:
        for process in busy:
            process.terminate()


def run_once(seed: int, suites: Sequence[str]) -> tuple[bool, str]:
    """Whether all passed, and pytest's last line (that of the pages' tests, if they failed)."""
    folder = KEPT / str(seed)
    folder.mkdir(parents=True)
    environment = {
        **os.environ,
        "LICHTSPIEL_SEED": str(seed),
        "LICHTSPIEL_FAILURES": str(folder),
        "PYTHONHASHSEED": str(seed % 2**32),
    }
    if PAGES in suites:
        npm = ["npm", "run", "--prefix", "web", "--silent", "test"]
        passed, last = _run(npm, folder / "pages.txt", environment)
        if not passed:
            return False, last
    pytest = [sys.executable, "-m", "pytest", "-o", f"cache_dir={folder / 'failed'}"]
    files = [suite for suite in suites if suite != PAGES]
    if files:
        whole = [*pytest, "-n", "auto", "--dist", "worksteal", *files]
        passed, last = _run(whole, folder / "log.txt", environment)
        if not passed:
            environment["LICHTSPIEL_TRACES"] = "1"
            again = [*pytest, "-n", "0", "--last-failed", *files]
            _, repeated = _run(again, folder / "again.txt", environment)
            return False, f"{last}; again: {repeated}"
    shutil.rmtree(folder)
    return True, last


def _run(command: Sequence[str], log: Path, environment: Mapping[str, str]) -> tuple[bool, str]:
    """Whether it succeeded, and its last line."""
    with log.open("wb") as output:
        status = subprocess.run(
            command, env=environment, stdout=output, stderr=subprocess.STDOUT, check=False
        ).returncode
    told = log.read_text(encoding="utf-8", errors="replace").split("\n")
    return status == 0, next(filter(str.strip, reversed(told)), "printed nothing").strip("= ")


def main() -> int:
    parser = argparse.ArgumentParser(prog="make hunt", description=__doc__)
    parser.add_argument(
        "suites", nargs="*", default=SUITES, help="folders or files of tests; web: the pages' own"
    )
    parser.add_argument("--runs", type=int, default=1_000_000, help="at most so many runs")
    parser.add_argument("--minutes", type=float, default=60, help="begin no run after this time")
    parser.add_argument("--load", type=int, default=0, help="busy processes beside the tests")
    parser.add_argument("--go-on", action="store_true", help="do not stop at a failure")
    wish = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    begin, failures, runs = time.monotonic(), 0, 0
    while runs < wish.runs and time.monotonic() - begin < 60 * wish.minutes:
        seed, started = secrets.randbits(32), time.monotonic()
        with load(wish.load):
            passed, last = run_once(seed, wish.suites)
        runs += 1
        failures += not passed
        took, average = time.monotonic() - started, os.getloadavg()[1]
        line = f"seed {seed}, load {wish.load} ({average:.1f} on average), {took:.0f} s: {last}"
        print(line, flush=True)
        with (KEPT / "runs.txt").open("a", encoding="utf-8") as file:
            file.write(line + "\n")
        if not passed:
            print(f"kept in {KEPT / str(seed)}", flush=True)
            if not wish.go_on:
                break
    print(f"{runs} runs, {failures} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

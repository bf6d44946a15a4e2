from __future__ import annotations

import asyncio
import io
import os
import random
import secrets
import tempfile
from collections import defaultdict
from collections.abc import Generator, Iterator, Sequence
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis.core
import pytest
from hypothesis import settings

from lichtspiel.cli import main
from tests import luck
from tests.person import Answer, Run

if TYPE_CHECKING:
    from tests.postgres import Databases

# No deadline: with busy cores and coverage, the time of one example means nothing.
# No database: a test must not depend on earlier failures.
settings.register_profile("lichtspiel", deadline=None, database=None)
settings.load_profile("lichtspiel")


FAILED = pytest.StashKey[bool]()
LONG_RUN = 60
"""A run with more seconds than this (of all workers) prints where they went."""


def pytest_configure(config: pytest.Config) -> None:
    # For the workers and servers that are started from here.
    os.environ.setdefault("PYTHONHASHSEED", str(luck.SEED % 2**32))
    folder = tempfile.TemporaryDirectory(prefix="lichtspiel-luck-")
    config.add_cleanup(folder.cleanup)
    luck.keep_label_in(Path(folder.name, "label"))
    hypothesis.core.global_force_seed = luck.SEED  # type: ignore[assignment]


def pytest_report_header() -> str:
    return f"luck: LICHTSPIEL_SEED={luck.SEED}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        again = f"LICHTSPIEL_SEED={luck.SEED} .venv/bin/python -m pytest '{item.nodeid}'"
        report.sections.append(("to repeat it", again))
        item.stash[FAILED] = True
    return report


@pytest.fixture(autouse=True)
def _luck_of_its_own(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    luck.set_label(request.node.nodeid)
    random.seed(luck.number(request.node.nodeid))
    seeded = luck.SeededSecrets("tests")
    for name in luck.DRAWS:
        monkeypatch.setattr(secrets, name, getattr(seeded, name))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what tests have counted with `record_property`."""
    for report in terminalreporter.getreports("passed"):
        for name, counted in report.user_properties:
            terminalreporter.write_line(f"{name}: {counted}")
    _write_where_the_time_went(terminalreporter)


def _write_where_the_time_went(terminalreporter: pytest.TerminalReporter) -> None:
    """CONTRIBUTING.md has a budget for each area."""
    areas: defaultdict[str, float] = defaultdict(float)
    files: defaultdict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                file = report.nodeid.partition("::")[0].removeprefix("tests/")
                files[file] += report.duration
                areas[file.partition("/")[0]] += report.duration
    if sum(areas.values()) < LONG_RUN:
        return
    terminalreporter.section("where the time went, in seconds of all workers", "-")
    for counted in (areas, files):
        slowest = sorted(counted.items(), key=itemgetter(1), reverse=True)[:12]
        terminalreporter.write_line(", ".join(f"{name} {spent:.0f}" for name, spent in slowest))


@pytest.fixture(autouse=True)
def _no_loop_of_playwright(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright leaves its event loop marked as running between the browser tests.

    Without this, `asyncio.run` would fail in later tests of the same worker.
    """
    if "playwright" in request.fixturenames:
        yield
        return
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    """A real PostgreSQL, started when the first test asks for a database."""
    from tests import postgres

    if postgres.LEFT_OUT:
        pytest.skip("LICHTSPIEL_POSTGRES=0")
    if postgres.ASKED:
        found = postgres.Databases(postgres.ASKED)
        yield found
        found.close()
        return
    cluster = postgres.Cluster()
    yield postgres.Databases(cluster.url("postgres"))
    cluster.close()


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test its own data folder, and no language in the environment."""
    monkeypatch.setenv("LICHTSPIEL_DATA", str(tmp_path / "data"))
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    return tmp_path / "data"


@pytest.fixture
def run(own_home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    del own_home  # it is there, that is all

    def run(*words: str, typed: Sequence[str] = ()) -> Answer:
        lines = "".join(f"{line}\n" for line in typed).encode()
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(lines), encoding="utf-8"))
        status = main(words)
        return Answer(status, *capsys.readouterr())

    return run

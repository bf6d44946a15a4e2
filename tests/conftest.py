import io
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import settings

from lichtspiel.cli import main
from tests.person import Answer, Run

# Both cores are busy and coverage counts along: how long one example takes proves nothing.
settings.register_profile("lichtspiel", deadline=None)
settings.load_profile("lichtspiel")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What tests have counted (`record_property`) is part of what they show."""
    for report in terminalreporter.getreports("passed"):
        for name, counted in report.user_properties:
            terminalreporter.write_line(f"{name}: {counted}")


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own, and no wish about languages."""
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

"""Windows and macOS, as far as they can be tried elsewhere: with what they lack taken away, and
with what they have instead faked."""

import errno
import json
import os
import pkgutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import lichtspiel
from lichtspiel import BadInput
from lichtspiel._system import lock, sync, sync_folder, unlock
from lichtspiel.server.serve import data_folder, in_use
from lichtspiel.server.storage.sqlite import _connect

LARGE = {"lichtspiel.adapters.openspiel", "lichtspiel.lab.cluster"}
"""What these import is installed for `make test-research` only."""
MODULES = [
    module.name
    for module in pkgutil.walk_packages(lichtspiel.__path__, "lichtspiel.")
    if not module.name.endswith("__main__")  # which ends with a command
    and module.name not in LARGE
]
LACKING = {
    "modules": "fcntl grp pty pwd resource syslog termios tty uvloop readline curses",
    "os": "fchmod fchown fork forkpty geteuid getpgid getuid killpg mkfifo pwrite"
    " register_at_fork sched_getaffinity setsid sync uname wait3",
    "signal": "SIGALRM SIGCHLD SIGHUP SIGKILL SIGQUIT SIGUSR1 SIGUSR2 alarm pause pthread_sigmask"
    " setitimer sigwait",
    "socket": "AF_UNIX SO_REUSEPORT",
}
"""What Windows does not have; macOS lacks some of it."""

OTHERS = """
import importlib, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
print(*(name for name in sys.modules if not name.startswith("lichtspiel") and name != "__main__"))
"""

WITHOUT = """
import importlib, json, sys
lacking, others, ours = map(json.loads, sys.argv[1:])
for name in others:  # libraries have ways of their own for each system
    if name.split(".")[0] not in lacking["modules"]:
        try:
            importlib.import_module(name)
        except ImportError:
            pass
for name in lacking.pop("modules"):
    sys.modules[name] = None
for module, names in lacking.items():
    for name in names:
        vars(importlib.import_module(module)).pop(name, None)
for name in ours:
    importlib.import_module(name)
"""


def python(code: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, "LICHTSPIEL_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_nothing_at_import_that_windows_or_macos_lack() -> None:
    others = python(OTHERS, *MODULES).split()
    lacking = {module: names.split() for module, names in LACKING.items()}
    python(WITHOUT, *map(json.dumps, (lacking, others, MODULES)))


class _Refusing:
    """Remembers the calls; refuses some."""

    def __init__(self, refused: int | None = None) -> None:
        self.calls: list[tuple[int, ...]] = []
        self.refused = refused

    def __call__(self, *arguments: int) -> None:
        self.calls.append(arguments)
        if arguments[1] == self.refused:
            raise OSError(errno.EACCES, "in use")


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> _Refusing:
    """Its way to lock; and no `fcntl`."""
    locking = _Refusing()
    msvcrt = ModuleType("msvcrt")
    vars(msvcrt).update(locking=locking, LK_NBLCK=2, LK_UNLCK=0)
    monkeypatch.setitem(sys.modules, "msvcrt", msvcrt)
    monkeypatch.setitem(sys.modules, "fcntl", None)
    monkeypatch.setattr("sys.platform", "win32")
    return locking


def test_windows_locks_with_msvcrt(windows: _Refusing, tmp_path: Path) -> None:
    with (tmp_path / "lock").open("w") as file:
        assert lock(file.fileno())
        unlock(file.fileno())
        assert windows.calls == [(file.fileno(), 2, 1), (file.fileno(), 0, 1)]
        windows.refused = 2
        assert not lock(file.fileno())


def test_a_data_folder_is_taken_and_given_back_on_windows(
    windows: _Refusing, tmp_path: Path
) -> None:
    with data_folder(tmp_path):
        assert [mode for _, mode, _ in windows.calls] == [2]
    assert [mode for _, mode, _ in windows.calls] == [2, 0]
    windows.refused = 2
    assert in_use(tmp_path)
    with pytest.raises(BadInput, match="Another server is using"), data_folder(tmp_path):
        pass


def test_windows_syncs_files_and_no_folders(
    windows: _Refusing, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    del windows  # it is there, that is all
    synced: list[int] = []
    monkeypatch.setattr("os.fsync", synced.append)
    monkeypatch.setattr("os.open", None)
    sync(7)
    sync_folder(tmp_path)
    assert synced == [7]


@pytest.mark.parametrize("supported", [True, False])
def test_macos_syncs_through_the_drives_memory_where_it_can(
    monkeypatch: pytest.MonkeyPatch, supported: bool
) -> None:
    full, synced = _Refusing(None if supported else 51), list[int]()
    fcntl = ModuleType("fcntl")
    vars(fcntl).update(fcntl=full, F_FULLFSYNC=51)
    monkeypatch.setitem(sys.modules, "fcntl", fcntl)
    monkeypatch.setattr("sys.platform", "darwin")
    monkeypatch.setattr("os.fsync", synced.append)
    sync(7)
    assert full.calls == [(7, 51)]
    assert synced == ([] if supported else [7])


def test_here_a_lock_keeps_others_out(tmp_path: Path) -> None:
    with (tmp_path / "lock").open("w") as one, (tmp_path / "lock").open("w") as other:
        assert lock(one.fileno())
        assert not lock(other.fileno())
        unlock(one.fileno())
    with (tmp_path / "lock").open("w") as other:
        assert lock(other.fileno())
    sync_folder(tmp_path)


def test_the_database_is_synced_through_the_drives_memory_on_macos(tmp_path: Path) -> None:
    connection = _connect(tmp_path / "database")
    assert connection.execute("PRAGMA fullfsync").fetchone() == (1,)
    assert connection.execute("PRAGMA checkpoint_fullfsync").fetchone() == (1,)
    connection.close()

"""The picture on a real terminal, driven through a pseudo-terminal."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lichtspiel.terminal.screen import wants_plain

_CONTROL = re.compile(r"\x1b(\[[0-9;?]*[a-zA-Z]|\][^\x07]*\x07|[=>])")


class Terminal:
    """A program in a pseudo-terminal: type, and read what it shows."""

    def __init__(self, data: Path, *arguments: str) -> None:
        self._master, slave = pty.openpty()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "lichtspiel", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, "LICHTSPIEL_DATA": str(data), "TERM": "xterm", "COLUMNS": "80"},
            start_new_session=True,
        )
        os.close(slave)
        self.shown = ""

    def wait_for(self, text: str, seconds: float = 60) -> str:
        """What was shown since the last call, up to and with this text."""
        deadline, start = time.monotonic() + seconds, len(self.shown)
        while text not in (seen := " ".join(_CONTROL.sub("", self.shown[start:]).split())):
            assert time.monotonic() < deadline, self.shown
            if select.select([self._master], [], [], 0.2)[0]:
                part = os.read(self._master, 65536).decode("utf-8", "replace")
                self.shown += part
                if "\x1b[6n" in part:  # the prompt asks where the cursor is
                    os.write(self._master, b"\x1b[1;1R")
        return seen

    def type(self, text: str) -> None:
        os.write(self._master, f"{text}\r".encode())

    def close(self) -> int:
        status = self._process.wait(timeout=60)
        os.close(self._master)
        return status


def test_a_picture_a_refusal_and_goodbye(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--lang", "de", "play", "face-to-face", "--seed", "3")
    shown = terminal.wait_for("Leg mindestens zwei Karten")
    assert "╭" in shown
    assert "▶ Gold (du)" in shown
    assert "Silber (Bot)" in shown
    terminal.type("17 auf")
    terminal.wait_for("Die 17 hast du nicht auf der Hand. (FF-4)")
    terminal.type("18 auf")
    assert "↑ 18" in terminal.wait_for("Leg mindestens noch eine Karte")
    terminal.type("aufhören")
    terminal.wait_for("lichtspiel play --resume")
    assert terminal.close() == 0


def test_the_next_persons_screen_shows_no_old_hand(tmp_path: Path) -> None:
    """Handing over clears the screen and what could be scrolled back to."""
    terminal = Terminal(tmp_path, "play", "face-to-face", "--seed", "3", "--people", "2")
    terminal.wait_for("Please pass the device to Gold")
    terminal.type("")
    terminal.wait_for("Play at least two cards")
    for typed, answer in (("18 up", "Play at least one"), ("19 up", "or type “end”")):
        terminal.type(typed)
        terminal.wait_for(answer)
    before = len(terminal.shown)
    terminal.type("end")
    shown = terminal.wait_for("nobody else is looking. >")
    assert "Please pass the device to Silver" in shown
    assert "\x1b[3J" in terminal.shown[before:]
    assert "\x1b[2J\x1b[H\x1b[3J" in terminal.shown[before:]
    os.write(terminal._master, b"\x04")
    terminal.wait_for("lichtspiel play --resume")
    assert terminal.close() == 0


@pytest.mark.parametrize(
    ("asked", "terminal", "environment", "plain"),
    [
        (False, True, {"TERM": "xterm"}, False),
        (True, True, {"TERM": "xterm"}, True),
        (False, False, {"TERM": "xterm"}, True),
        (False, True, {"TERM": "dumb"}, True),
    ],
)
def test_plain_lines_when_asked_or_when_not_a_terminal(
    monkeypatch: pytest.MonkeyPatch,
    asked: bool,
    terminal: bool,
    environment: dict[str, str],
    plain: bool,
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: terminal, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal, raising=False)
    assert wants_plain(asked, environment) is plain

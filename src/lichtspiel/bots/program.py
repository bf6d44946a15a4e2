"""Bots in any language: a program that is asked line by line over its standard input.

docs/line-protocol.md tells the protocol. A question holds all that the seat knows and a seed, so
that an answer depends on nothing else: one program serves every seat and every game of a process.
"""

from __future__ import annotations

import atexit
import json
import os
import queue
import shlex
import subprocess
import threading
from contextlib import suppress
from pathlib import Path

from lichtspiel.bots.budget import Budget
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action, Game
from lichtspiel.engine.errors import BadPlugin, why_refused
from lichtspiel.engine.view import View

PREFIX = "cmd="
VERSION = 1
_START_SECONDS = 20.0
_ANSWER_SECONDS = 60.0
"""For a decision without a limit in seconds."""
_LATE_SECONDS = 5.0
"""So much longer than its budget a decision may take."""
_END_SECONDS = 1.0
_SEEDS = 2**31


class ProgramBot:
    """Asks the program of a command."""

    def __init__(self, game: Game, level: str, dice: Dice, budget: Budget) -> None:
        self._game = game
        self._level = level
        self._dice = dice
        self._budget = budget
        games = _program(level).games
        if games and game.slug not in games:
            raise BadPlugin("bot-other-game", bot=level, game=game.slug)

    def decide(self, view: View) -> Action:
        legal = {
            action.notation: action
            for action in self._game.imagine(view, self._dice).legal_actions()
        }
        question = {
            "game": self._game.slug,
            "ruleset": self._game.ruleset,
            "seats": view.setup.seats,
            "options": dict(view.setup.options),
            "view": view.to_json(),
            "legal": [action.to_json() for action in legal.values()],
            "seed": int(self._dice.below(_SEEDS)),
            "worlds": self._budget.worlds,
            "seconds": self._budget.seconds,
        }
        seconds = self._budget.seconds
        patience = _ANSWER_SECONDS if seconds is None else seconds + _LATE_SECONDS
        line = json.dumps(question, ensure_ascii=False, separators=(",", ":"))
        said = _program(self._level).ask(f"decide {line}", "play", patience)
        if said not in legal:
            raise BadPlugin("bot-illegal", bot=self._level, action=said[:40])
        return legal[said]


class _Program:
    """A running program. Asked by one thread at a time."""

    def __init__(self, level: str) -> None:
        self._level = level
        self._lock = threading.Lock()
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        try:
            self._process = subprocess.Popen(
                shlex.split(level.removeprefix(PREFIX)),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
            )
        except ValueError:  # a quotation mark without its other half, or no command at all
            raise BadPlugin("bot-program-command", bot=level) from None
        except (OSError, IndexError) as error:
            why = why_refused(error) if isinstance(error, OSError) else "missing"
            raise BadPlugin("bot-program-starts", bot=level, why=why) from None
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self.games: list[str] = []
        """The games that it plays; empty: all."""
        self.ask(f"hello {VERSION}", "ready", _START_SECONDS)

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            for line in lines:
                self._lines.put(line.strip())
        self._lines.put(None)

    def ask(self, question: str, word: str, patience: float) -> str:
        """Send a line and wait for one that begins with this word; return the rest of it."""
        with self._lock:
            try:
                assert self._process.stdin is not None
                self._process.stdin.write(f"{question}\n")
                self._process.stdin.flush()
                while True:
                    line = self._lines.get(timeout=patience)
                    if line is None:
                        raise BrokenPipeError
                    first, _, rest = line.partition(" ")
                    if first == word:
                        return rest.strip()
                    if first == "games":
                        self.games = rest.split()
                    elif first not in ("", "info", "name"):
                        raise self._failed("bot-program-said", said=line[:80])
            except queue.Empty:
                raise self._failed("bot-program-silent", seconds=round(patience)) from None
            except (OSError, ValueError):  # a closed pipe
                raise self._failed("bot-program-ended") from None

    def _failed(self, id: str, **params: str | int) -> BadPlugin:
        """The program is stopped: whoever asks again gets a new one."""
        _running.pop(self._level, None)
        self._process.kill()
        self._close()
        return BadPlugin(id, bot=self._level, **params)

    def end(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError, ValueError):
            self._process.stdin.write("quit\n")
            self._process.stdin.flush()
        try:
            self._process.wait(_END_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
        self._close()

    def _close(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError, ValueError):
            self._process.stdin.close()
        self._process.wait()
        self._listener.join(_END_SECONDS)  # not for ever: a child of it may hold the pipe


_running: dict[str, _Program] = {}


def _program(level: str) -> _Program:
    if level not in _running:
        _running[level] = _Program(level)
    return _running[level]


@atexit.register
def _end_all() -> None:
    for program in list(_running.values()):
        program.end()


def files_of(level: str) -> list[Path]:
    """The files that a command names: what the program is made of, as far as one can see."""
    words = shlex.split(level.removeprefix(PREFIX), posix=os.name != "nt")
    return [path for path in map(Path, words) if path.is_file()]

"""One game in a terminal, from the deal to the result."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic

from lichtspiel.bots import make_bot
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action
from lichtspiel.engine.errors import BadInput, IllegalAction, LichtspielError
from lichtspiel.engine.messages import Refusal
from lichtspiel.engine.table import Table
from lichtspiel.engine.view import SPECTATOR
from lichtspiel.terminal.choosing import choose
from lichtspiel.terminal.faces import face_of
from lichtspiel.terminal.saves import finish, save
from lichtspiel.terminal.screen import Screen
from lichtspiel.text import Texts


class _Stop(Exception):
    """The person leaves; the game is kept."""


class TerminalGame:
    """People and bots at a table, one screen between them."""

    def __init__(self, screen: Screen, texts: Texts, table: Table, path: Path) -> None:
        self._screen = screen
        self._texts = texts
        self._table = table
        self._path = path
        self._face = face_of(table, texts)
        self._people = [seat for seat, player in enumerate(table.players) if not player.bot]
        self._bots = {
            seat: make_bot(table.game, player.bot, Dice(secrets.randbits(96)))
            for seat, player in enumerate(table.players)
            if player.bot
        }
        self._started = monotonic()
        self._heard = dict.fromkeys((*self._people, SPECTATOR), 0)
        self._facing = self._people[0] if len(self._people) == 1 else None
        """Who sits in front of the screen, if that is sure."""
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "rules": self._rules,
            "why": self._why,
            "list": self._list,
            "log": self._log,
            "undo": self._undo,
            "quit": self._quit,
        }
        self._words = {texts.say(f"command-{word}"): word for word in self._commands}
        self._words |= {word: word for word in self._commands}

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self._keep()
        try:
            while not self._table.over:
                self._look_at_the_clock()
                if self._table.actor in self._bots:
                    self._bot_acts()
                else:
                    self._person_acts()
        except (EOFError, KeyboardInterrupt, _Stop):
            self._screen.line("")
            self._screen.line(self._texts.say("play-kept", path=str(self._path)))
            return
        self._end()

    def _look_at_the_clock(self) -> None:
        """When the minutes agreed on are over, let that be known at the table.

        They count from the start of this program, also for a game that is resumed.
        """
        minutes = self._table.setup.options.get("minutes")
        for action in self._table.state.outside_actions():
            if isinstance(minutes, int) and monotonic() - self._started >= 60 * minutes:
                self._table.play(action)
                self._keep()

    # -- acting -------------------------------------------------------------------

    def _bot_acts(self) -> None:
        seat = self._table.actor
        self._table.play(self._bots[seat].decide(self._table.view(seat)))
        self._keep()

    def _person_acts(self) -> None:
        seat = self._table.actor
        if seat != self._facing:
            self._hand_over(seat)
        self._show(seat, self._table.legal_actions())
        before = len(self._table.actions)
        while len(self._table.actions) == before and self._table.actor == seat:
            typed = self._screen.ask(self._face.asks(self._table.view(seat)), self._known_words())
            try:
                self._obey(typed, seat)
            except IllegalAction as error:
                self._refused(error.refusal)
            except BadInput as error:
                self._screen.line(self._texts.message(error.message), "red")
                self._screen.line(self._texts.say("play-try"), "dim")

    def _obey(self, typed: str, seat: int) -> None:
        word, _, rest = typed.partition(" ")
        command = self._words.get(word.lower())
        if command is not None:
            self._commands[command](rest.strip())
        elif typed == "":
            chosen = choose(self._screen, self._texts, self._face, self._table.legal_actions())
            if chosen is not None:
                self._play([chosen], seat)
        else:
            expanded = self._face.expand(typed, self._table.view(seat))
            self._play([self._table.game.parse(notation) for notation in expanded], seat)

    def _play(self, actions: Sequence[Action], seat: int) -> None:
        for action in actions:
            self._table.play(action, seat)
            self._keep()

    def _keep(self) -> None:
        save(self._table.record(), self._path)

    # -- showing ------------------------------------------------------------------

    def _hand_over(self, seat: int) -> None:
        """Nobody sees another one's hand: the screen is wiped until the right person is there."""
        self._screen.wipe()
        self._screen.ask(self._texts.say("play-hand-over", who=self._face.names[seat]))
        self._screen.wipe()
        self._facing = seat

    def _show(self, seat: int, legal: Sequence[Action] = ()) -> None:
        """What has happened, and the table: new sentences, or a picture with the latest news."""
        told, view = self._table.told(seat), self._table.view(seat)
        if self._screen.plain:
            for event in told[self._heard[seat] :]:
                self._screen.line(self._face.tell(event, seat))
            for sentence in self._face.sentences(view, legal):
                self._screen.line(sentence)
        else:
            picture = self._face.picture(view, legal)
            self._screen.clear()
            for event in told[-self._screen.room_above(picture) :]:
                self._screen.line(self._face.tell(event, seat), "cyan")
            self._screen.picture(picture)
        self._heard[seat] = len(told)

    def _refused(self, refusal: Refusal) -> None:
        """Why not, and the rule behind it."""
        self._screen.line(f"{self._texts.message(refusal.message)} ({refusal.rule})", "red")
        number = int(refusal.rule.rpartition("-")[2])
        self._screen.line(f"  {refusal.rule}: {self._face.rule(number)}", "dim")

    def _end(self) -> None:
        path = finish(self._path)
        viewer = self._people[0] if len(self._people) == 1 else SPECTATOR
        self._show(viewer)
        for line in self._face.result(self._table.view(viewer)):
            self._screen.line(line, "bold")
        self._screen.line(self._texts.say("play-record", path=str(path)))

    # -- commands -----------------------------------------------------------------

    def _known_words(self) -> list[str]:
        legal = [action.notation for action in self._table.legal_actions()]
        return [*legal, *(self._texts.say(f"command-{word}") for word in self._commands)]

    def _help(self, _: str) -> None:
        self._screen.line(self._face.say("help").replace("\n", " "))
        for word in self._commands:
            name = self._texts.say(f"command-{word}")
            self._screen.line(f"  {name:<10} {self._texts.say(f'command-{word}-help')}")

    def _rules(self, number: str) -> None:
        wanted = number.upper().removeprefix(f"{self._face.prefix.upper()}-")
        if wanted.isascii() and wanted.isdigit() and 1 <= int(wanted) <= self._face.rules:
            numbers = [int(wanted)]
        elif number:
            raise BadInput("unknown-rule", found=number[:20], most=self._face.rules)
        else:
            numbers = list(range(1, self._face.rules + 1))
        for rule in numbers:
            self._screen.line(f"{self._face.prefix.upper()}-{rule}  {self._face.rule(rule)}")

    def _why(self, typed: str) -> None:
        view = self._table.view(self._table.actor)
        action = self._table.game.parse(self._face.expand(typed, view)[0])
        refusal = self._table.why_illegal(action)
        if refusal is None:
            self._screen.line(self._texts.say("play-legal", action=action.notation), "green")
        else:
            self._refused(refusal)

    def _list(self, _: str) -> None:
        self._screen.line(", ".join(action.notation for action in self._table.legal_actions()))

    def _log(self, _: str) -> None:
        seat = self._table.actor
        for event in self._table.told(seat):
            self._screen.line(self._face.tell(event, seat))

    def _undo(self, _: str) -> None:
        seat = self._table.actor
        self._table.take_back()
        self._keep()
        self._heard[seat] = len(self._table.told(seat))

    def _quit(self, _: str) -> None:
        raise _Stop


def said(texts: Texts, error: LichtspielError) -> str:
    """An error as one sentence; a refusal with its rule."""
    sentence = texts.message(error.message)
    return f"{sentence} ({error.refusal.rule})" if isinstance(error, IllegalAction) else sentence

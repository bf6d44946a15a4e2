"""One game in a terminal, from the deal to the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from time import monotonic

from lichtspiel.bots import Budget, make_bot
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action
from lichtspiel.engine.errors import BadInput, BadNotation, IllegalAction, LichtspielError
from lichtspiel.engine.messages import Refusal
from lichtspiel.engine.rulebook import Rule
from lichtspiel.engine.table import Table
from lichtspiel.engine.view import SPECTATOR
from lichtspiel.terminal.choosing import choose
from lichtspiel.terminal.faces import face_of
from lichtspiel.terminal.faces.face import folded
from lichtspiel.terminal.saves import finish, note_time, save, time_played
from lichtspiel.terminal.screen import Screen
from lichtspiel.text import Texts

LONG = 2.0
"""A wait of more than this many seconds is announced."""


class _Stop(Exception):
    """The person leaves; the game is kept."""


class TerminalGame:
    """People and bots at a table, one screen between them."""

    def __init__(
        self,
        screen: Screen,
        texts: Texts,
        table: Table,
        path: Path,
        budget: Budget | None = None,
    ) -> None:
        self._screen = screen
        self._texts = texts
        self._table = table
        self._path = path
        self._face = face_of(table, texts)
        self._people = [seat for seat, player in enumerate(table.players) if not player.bot]
        self._bots = {seat: player.bot for seat, player in enumerate(table.players) if player.bot}
        self._budget = budget
        seconds = None if budget is None else budget.seconds
        self._thinking = None if seconds is None or seconds <= LONG else round(seconds)
        """Seconds that bots may take, if that is long enough to be announced."""
        self._minutes = table.game.minutes(table.setup)
        self._before = 0.0 if self._minutes is None else time_played(path)
        self._started = monotonic()
        self._heard = dict.fromkeys((*self._people, SPECTATOR), 0)
        self._notice = ""
        self._said: list[str] = []
        """The sentences about the table that the person in front of it heard last."""
        self._facing = self._people[0] if len(self._people) == 1 else None
        """Who sits in front of the screen, if known."""
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "table": self._look,
            "rules": self._rules,
            "why": self._why,
            "list": self._list,
            "log": self._log,
            "undo": self._undo,
            "quit": self._quit,
        }
        self._words = {"?": "help", "exit": "quit"}
        for word in self._commands:
            self._words |= {word: word, folded(texts.say(f"command-{word}")): word}

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
            self._keep()
            self._screen.line("")
            self._screen.line(self._texts.say("play-kept", path=str(self._path)))
            return
        self._end()

    def _look_at_the_clock(self) -> None:
        """When the agreed minutes are over, play the action that says so."""
        for action in self._table.state.outside_actions():
            if self._minutes is not None and self._played() >= 60 * self._minutes:
                self._table.play(action)
                self._keep()

    def _played(self) -> float:
        """Seconds at the table, also those before a resume."""
        return self._before + monotonic() - self._started

    # -- acting -------------------------------------------------------------------

    def _bot_acts(self) -> None:
        seat = self._table.actor
        if self._thinking is not None and not self._screen.plain:
            who = self._face.names[seat]
            self._screen.line(self._texts.say("play-thinking", who=who, seconds=self._thinking))
        bot = make_bot(self._table.game, self._bots[seat], self._dice(), self._budget)
        self._table.play(bot.decide(self._table.view(seat)))
        self._keep()

    def _dice(self) -> Dice:
        """The dice of a bot's decision: the same for the same deal, also after a resume."""
        moment = f"/{len(self._table.actions)}".encode()
        luck = sha256(b"lichtspiel terminal bot v1\x00" + self._table.seeds.root() + moment)
        return Dice(int.from_bytes(luck.digest()[:12], "big"))

    def _person_acts(self) -> None:
        seat = self._table.actor
        if seat != self._facing:
            self._hand_over(seat)
        self._show(seat, self._table.legal_actions())
        before = len(self._table.actions)
        while len(self._table.actions) == before and self._table.actor == seat:
            question = self._face.question(self._table.view(seat), self._table.legal_actions())
            typed = self._screen.ask(question, self._known_words())
            try:
                self._obey(typed, seat)
            except IllegalAction as error:
                self._refused(error.refusal)
            except BadInput as error:
                self._screen.line(self._texts.message(error.message), "red")
                self._screen.line(self._texts.say("play-try"), "dim")

    def _obey(self, typed: str, seat: int) -> None:
        """Handle a line: a command, a complete action, or the beginning of one."""
        word, _, rest = typed.partition(" ")
        command = self._words.get(folded(word.lower()))
        if command is not None:
            self._commands[command](rest.strip())
            return
        legal = self._table.legal_actions()
        begun = [
            action
            for action in legal
            if typed == "" or self._face.path(action)[0].lower() == typed.lower()
        ]
        try:
            meant = self._read(typed)
        except LichtspielError:
            if not begun:
                raise
            meant = []
        if begun and (not meant or meant[0] not in legal):
            self._choose(begun, seat)
        else:
            self._play(meant, seat)

    def _choose(self, actions: Sequence[Action], seat: int) -> None:
        """Choose step by step, from the beginning or from what was already typed."""
        view = self._table.view(seat)
        beside = self._face.beside(view, self._table.legal_actions())
        chosen = choose(self._screen, self._texts, self._face, actions, beside)
        if chosen is None and not self._screen.plain:
            self._show(seat, self._table.legal_actions())
        if isinstance(chosen, str):
            self._obey(chosen, seat)
        elif chosen is not None:
            self._play([chosen], seat)

    def _read(self, typed: str) -> list[Action]:
        """The actions a line stands for; the complaint quotes the line as it was typed."""
        game, state = self._table.game, self._table.state
        view = self._table.view(self._table.actor)
        try:
            return [game.parse(notation, state) for notation in self._face.expand(typed, view)]
        except BadNotation as error:
            if error.message.id != "notation-unknown":  # the game knows better what is wrong
                raise
            raise BadNotation("play-no-action", text=typed[:40]) from None

    def _play(self, actions: Sequence[Action], seat: int) -> None:
        for action in actions:
            self._table.play(action, seat)
            self._keep()

    def _keep(self) -> None:
        save(self._table.record(), self._path)
        if self._minutes is not None:
            note_time(self._path, self._played())

    # -- showing ------------------------------------------------------------------

    def _hand_over(self, seat: int) -> None:
        """Wipe the screen between players, so that nobody sees another player's hand."""
        self._screen.wipe()
        self._screen.ask(self._texts.say("play-hand-over", who=self._face.names[seat]))
        self._screen.wipe()
        self._facing = seat
        self._said = []

    def _show(self, seat: int, legal: Sequence[Action] = ()) -> None:
        """Show the new events and the table: in sentences, or as a picture with the latest."""
        told, view = self._table.told(seat), self._table.view(seat)
        if self._screen.plain:
            for event in told[self._heard[seat] :]:
                self._screen.line(self._face.news(event, seat))
            sentences = self._face.sentences(view, legal)
            for sentence in self._news(sentences):
                self._screen.line(sentence)
            self._said = sentences
        else:
            picture = self._face.picture(view, legal)
            self._screen.clear()
            for news in self._face.recap(told, seat)[-self._screen.room_above(picture) :]:
                self._screen.line(news, "cyan")
            self._screen.picture(picture)
        if self._notice:
            self._screen.line(self._notice, "dim")
            self._notice = ""
        self._heard[seat] = len(told)

    def _news(self, sentences: Sequence[str]) -> list[str]:
        """What of the table is not as it was said last. Nobody wants to listen to all of it at
        every step; the last sentence, mostly the hand, is always said."""
        return [*(one for one in sentences[:-1] if one not in self._said), *sentences[-1:]]

    def _refused(self, refusal: Refusal) -> None:
        """Why not, and the rule behind it."""
        self._screen.line(f"{self._texts.message(refusal.message)} ({refusal.rule})", "red")
        rule = self._table.game.rulebook.find(refusal.rule)
        if rule is not None:
            name, text = self._marked(rule), self._face.rule(rule.number)
            self._screen.line(self._texts.say("play-rule", rule=name, text=text), "dim")

    def _end(self) -> None:
        path = finish(self._path)
        viewer = self._people[0] if len(self._people) == 1 else SPECTATOR
        self._show(viewer)
        assert self._table.outcome is not None, "the game is over"
        for line in self._face.ended(self._table.view(viewer), self._table.outcome):
            self._screen.line(line, "bold")
        self._screen.line(self._texts.say("play-record", path=str(path)))

    # -- commands -----------------------------------------------------------------

    def _known_words(self) -> list[str]:
        legal = [self._face.notation(action) for action in self._table.legal_actions()]
        return [*legal, *(self._texts.say(f"command-{word}") for word in self._commands)]

    def _help(self, _: str) -> None:
        view, legal = self._table.view(self._table.actor), self._table.legal_actions()
        self._screen.line(self._face.guide(view, legal).replace("\n", " "))
        for word in self._commands:
            name, about = (self._texts.say(f"command-{word}{part}") for part in ("", "-help"))
            if self._screen.plain:
                self._screen.entry(name, about)
            else:
                self._screen.line(f"  {name:<10} {about}")

    def _rules(self, number: str) -> None:
        book = self._table.game.rulebook
        if number:
            rule = book.find(number)
            if rule is None:
                raise BadInput(
                    "unknown-rule",
                    found=number[:20],
                    most=max((one.number for one in book.rules), default=0),
                )
            self._read_out(rule)
            return
        for section, rules in book.sections():
            self._screen.line(self._texts.section(section), "bold")
            for rule in rules:
                self._read_out(rule)

    def _read_out(self, rule: Rule) -> None:
        self._screen.line(f"{self._marked(rule)}  {self._face.rule(rule.number)}")

    def _marked(self, rule: Rule) -> str:
        """`FF-7`, and whether it is a decision of ours."""
        name = self._table.game.rulebook.name(rule)
        if rule.decided == "rulebook":
            return name
        return f"{name} ({self._texts.say(f'rules-decided-{rule.decided}')})"

    def _why(self, typed: str) -> None:
        if not typed:
            self._screen.line(self._texts.say("command-why-help"))
            return
        action = self._read(typed)[0]
        refusal = self._table.why_illegal(action)
        if refusal is None:
            notation = self._face.notation(action)
            self._screen.line(self._texts.say("play-legal", action=notation), "green")
        else:
            self._refused(refusal)

    def _list(self, _: str) -> None:
        legal = self._table.legal_actions()
        self._screen.line(", ".join(self._face.notation(action) for action in legal))

    def _look(self, _: str) -> None:
        self._said = []
        self._show(self._table.actor, self._table.legal_actions())

    def _log(self, _: str) -> None:
        seat = self._table.actor
        for event in self._table.told(seat):
            self._screen.line(self._face.tell(event, seat))

    def _undo(self, _: str) -> None:
        seat, last = self._table.actor, self._table.actions[-1:]
        self._table.take_back()
        self._keep()
        self._heard[seat] = len(self._table.told(seat))
        self._notice = self._texts.say("play-undone", action=self._face.notation(last[0]))

    def _quit(self, _: str) -> None:
        raise _Stop

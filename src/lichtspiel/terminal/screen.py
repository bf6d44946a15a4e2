"""The two ways to a person: a picture with a prompt, or plain lines."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.text import Text

from lichtspiel.text import Texts

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession


_PROMPT_LINES = 4


class Screen:
    """Shows and asks. Plain where asked for, or where no terminal is on both ends."""

    def __init__(self, *, plain: bool, texts: Texts | None = None) -> None:
        """`texts` has words for signs that a screen reader leaves out or spells."""
        self.plain = plain
        self._texts = texts
        self._signs = {} if texts is None else _signs(texts)
        self._console = Console(highlight=False, soft_wrap=plain, no_color=True if plain else None)
        self._session: PromptSession[str] | None = None

    def line(self, text: str, style: str = "") -> None:
        """One sentence."""
        if self.plain:
            print(self._aloud(text), flush=True)
        else:
            self._console.print(Text(text, style=style))

    def _aloud(self, text: str) -> str:
        for sign, word in self._signs.items():
            text = text.replace(sign, word)
        return text

    def picture(self, picture: RenderableType) -> None:
        """Show a picture; in plain mode, sentences say the same."""
        if not self.plain:
            self._console.print(picture)

    def choices(self, choices: Sequence[tuple[str, str]]) -> None:
        """Things to choose from by letters: side by side, so that the table stays in sight."""
        if self.plain:
            for letter, name in choices:
                self.entry(letter, name)
        else:
            shown = [Text(f"{letter:>2}  {name}") for letter, name in choices]
            self._console.print(Columns(shown, padding=(0, 3), column_first=True))

    def entry(self, name: str, about: str) -> None:
        """A line of a list in plain text."""
        if self._texts is None:
            self.line(f"{name}: {about}")
        else:
            self.line(self._texts.say("list-entry", name=name, about=about))

    def room_above(self, picture: RenderableType) -> int:
        """How many lines fit above a picture, with the prompt below it still in sight."""
        height = len(self._console.render_lines(picture))
        return max(self._console.height - height - _PROMPT_LINES, 1)

    def clear(self) -> None:
        """Clear the screen; in plain mode, just go on."""
        if not self.plain:
            self._console.clear()

    def wipe(self) -> None:
        """Make everything shown so far unreadable, including the scrollback."""
        if self.plain:
            print("\n" * 60, flush=True)
        else:
            self._console.clear()
            # Then the scrollback too, where some terminals put what was cleared: the next
            # person must not scroll up to a hand.
            print("\x1b[3J", end="", flush=True)
            self._session = None  # and must not find in the history what was typed

    def ask(self, question: str, words: Sequence[str] = ()) -> str:
        """A line from the person; EOFError when there are no more. `words` can be completed."""
        if self.plain:
            self.line(question)
            line = sys.stdin.readline() if sys.stdin is not None else ""
            if not line:
                raise EOFError
            if not sys.stdin.isatty():
                print(f"> {line.rstrip()}", flush=True)  # so that a transcript can be read
            return line.strip()
        self.line(question)
        return self._prompt(words)

    def _prompt(self, words: Sequence[str]) -> str:
        from prompt_toolkit import PromptSession  # slow to import, and pipes never need it
        from prompt_toolkit.completion import WordCompleter
        from prompt_toolkit.shortcuts import CompleteStyle

        if self._session is None:
            # A menu would push the table off small screens; Tab lists the words instead.
            self._session = PromptSession(complete_style=CompleteStyle.READLINE_LIKE)
        completer = WordCompleter(list(words), sentence=True)
        return self._session.prompt("> ", completer=completer).strip()


def _signs(texts: Texts) -> dict[str, str]:
    """Words instead of signs, longer signs first."""
    return {
        "Top→Flop": texts.say("sign-top-flop"),
        "Flop→Top": texts.say("sign-flop-top"),
        "×2": texts.say("sign-double"),
        "−": texts.say("sign-minus"),
        ": –": f": {texts.say('sign-nothing')}",
        "\u202f: –": f"\u202f: {texts.say('sign-nothing')}",
        " · ": ", ",
    }


def wants_plain(asked: bool, environment: Mapping[str, str] = os.environ) -> bool:
    """Plain if asked, on a dumb terminal, or if either end is no terminal."""
    if sys.stdin is None or sys.stdout is None:  # closed by whoever started us
        return True
    terminal = sys.stdin.isatty() and sys.stdout.isatty()
    return asked or not terminal or environment.get("TERM") == "dumb"

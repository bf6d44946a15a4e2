"""The rules of every game in every language, from the texts that terminal and browser show."""

from __future__ import annotations

from pathlib import Path

from lichtspiel import Seeds, Table
from lichtspiel.engine.contract import Game
from lichtspiel.engine.registry import all_games
from lichtspiel.terminal.faces import face_of
from lichtspiel.text import LANGUAGES, Texts, texts_in


def write(folder: Path) -> None:
    for language in LANGUAGES:
        texts = texts_in(language)
        (folder / language).mkdir(parents=True)
        for game in all_games():
            page = folder / language / f"{game.slug}.md"
            page.write_text(rules_page(game, texts), "utf-8")


def rules_page(game: Game, texts: Texts) -> str:
    book = game.rulebook
    # The terminal knows which rules have more than a text: the effects of a script.
    face = face_of(Table(game.setup(), Seeds.numbered(1)), texts)
    lines = [
        f"# {texts.say('rules-of', game=texts.of_game(game.slug, 'title'))}",
        "",
        f'<div lang="{texts.language}" markdown>',
        "",
        texts.of_game(game.slug, "about"),
        "",
    ]
    for section, rules in book.sections():
        lines += [f"## {texts.section(section)}", ""]
        for rule in rules:
            name = book.name(rule)
            mark = "" if rule.decided == "rulebook" else f" *({_ours(rule.decided, texts)})*"
            anchor = f'<span class="rule" id="{name}">{name}</span>'
            text, *more = face.rule(rule.number).split("\n")
            lines += [f"{anchor} {text}{mark}", ""]
            lines += [f"- {line.strip()}" for line in more]
            lines += [""] * bool(more)
    if any(rule.decided != "rulebook" for rule in book.rules):
        lines += ["---", "", f"*{_ours('ours', texts)}:* {texts.say('rules-decided-help')}", ""]
    return "\n".join([*lines, "</div>", ""])


def _ours(decided: str, texts: Texts) -> str:
    return texts.say(f"rules-decided-{decided}")

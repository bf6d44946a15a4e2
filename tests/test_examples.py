"""Every example in the documents works: Python is run, commands are run or at least understood."""

from __future__ import annotations

import doctest
import io
import re
import shlex
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path

import pytest

from lichtspiel.cli.commands import COMMANDS
from lichtspiel.cli.main import main, parser_of
from lichtspiel.text import texts_in

ROOT = Path(__file__).parents[1]
DOCUMENTS = [
    *sorted(ROOT.glob("*.md")),
    *sorted(ROOT.glob("docs/**/*.md")),
    *sorted(ROOT.glob("examples/**/*.md")),
    *sorted(ROOT.glob("benchmarks/**/*.md")),
]
_BLOCK = re.compile(r"^( *)```(\S*)(?: title=\"(.+?)\")?\n(.*?)^\1```$", re.DOTALL | re.MULTILINE)
_TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


@dataclass(frozen=True)
class Block:
    language: str
    title: str
    text: str

    def commands(self) -> Iterator[str]:
        """One on each line; a line that ends in a backslash goes on."""
        for line in self.text.replace("\\\n", " ").splitlines():
            command = re.sub(r"\s+#.*| {2,}\S.*", "", line.removeprefix("$ "))
            yield command.removeprefix(".venv/bin/").strip()


def blocks(path: Path) -> list[Block]:
    found = _BLOCK.findall(path.read_text("utf-8"))
    return [
        Block(language, title, re.sub(rf"^{indent}", "", text, flags=re.MULTILINE))
        for indent, language, title, text in found
    ]


def _with(language: str) -> list[Path]:
    return [path for path in DOCUMENTS if any(b.language == language for b in blocks(path))]


def _name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", _with("python"), ids=_name)
def test_python(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sessions (`>>>`) of a page go on from each other; anything else has to compile."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for block in blocks(path):
        if block.language == "python" and ">>> " in block.text:
            test = doctest.DocTestParser().get_doctest(block.text, names, path.name, _name(path), 0)
            runner.run(test, clear_globs=False)
            names = test.globs
        elif block.language == "python":
            compile(block.text, block.title or path.name, "exec")
    assert runner.summarize().failed == 0


@pytest.mark.parametrize("path", _with("console"), ids=_name)
def test_console(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands after `$` is run, beside the files that the page has told to save."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("LICHTSPIEL_DATA", str(tmp_path / "data"))
    for block in blocks(path):
        if block.title:
            Path(block.title).write_text(block.text, "utf-8")
        for command in block.commands() if block.language == "console" else ():
            words = shlex.split(command)
            into = words.pop() if ">" in words else None
            if into is not None:
                words.remove(">")
            assert words.pop(0) == "lichtspiel"
            with redirect_stdout(io.StringIO()) as out:
                assert main(words) == 0, command
            assert out.getvalue(), command
            if into is not None:
                Path(into).write_text(out.getvalue(), "utf-8")


@pytest.mark.parametrize("path", DOCUMENTS, ids=_name)
def test_commands_exist(path: Path) -> None:
    """Targets of make, and commands of ours with their options, in blocks and within sentences."""
    text = path.read_text("utf-8")
    commands = [one for block in blocks(path) for one in block.commands()]
    commands += re.findall(r"`((?:make|lichtspiel) [^`\n]+)`", text)
    for command in commands:
        if command.startswith("make "):
            target = command.split()[1]
            assert target in _TARGETS, command
        elif command.startswith("lichtspiel ") and "…" not in command:
            _understood(command)


def _understood(command: str) -> None:
    name, *words = shlex.split(command.partition(" > ")[0])[1:]
    if name in ("help", "--help", "--lang", "--version"):
        assert not words or words[0] in COMMANDS or words[0].isupper(), command
        return
    assert name in COMMANDS, command
    known = re.findall(r"--[a-z-]+", parser_of(texts_in("en"), name).format_help())
    for word in words:
        if word.startswith("--"):
            assert word.partition("=")[0] in known, command

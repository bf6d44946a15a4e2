"""Tab in bash, zsh and fish: each shell runs the script that `lichtspiel completion` prints."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from lichtspiel.cli.commands import COMMANDS
from lichtspiel.cli.completion import complete
from lichtspiel.text import texts_in
from tests.person import Run

GAMES = ["face-to-face", "hollywood-poker", "klappe-und-action", "top-oder-flop"]
LINES: dict[str, list[str]] = {
    "ver": ["verify"],
    "help ar": ["arena"],
    "play ": GAMES,
    "play fa": ["face-to-face"],
    "--lang d": ["de"],
    "--lang de play fa": ["face-to-face"],
    "sim face-to-face --se": ["--seats", "--seed"],
    "bench --game top": ["top-oder-flop"],
    "bench --game=top": ["--game=top-oder-flop"],
    "play face-to-face --bots me": ["medium"],
    "arena face-to-face --bots easy,s": ["easy,strong"],
    "sim hollywood-poker --option e": ["end="],
    "sim hollywood-poker --option end=": ["end=points", "end=deals", "end=time"],
    "sim face-to-face --option last_card_grace=of": ["last_card_grace=off"],
    "play klappe-und-action --solo --level i": ["indie"],
    "admin re": ["restore"],
    "completion ": ["bash", "zsh", "fish"],
}
NOTHING = ["verify ", "play face-to-face --deck ", "sim --seed ", "xyzzy ", "help play "]


@pytest.mark.parametrize("line", LINES)
def test_what_can_stand_at_the_cursor(line: str) -> None:
    assert list(complete(texts_in("en"), line.split(" "))) == LINES[line]


@pytest.mark.parametrize("line", NOTHING)
def test_where_nothing_is_known_the_shell_offers_files(line: str) -> None:
    assert complete(texts_in("en"), line.split(" ")) == {}


def test_commands_are_offered_with_what_they_do() -> None:
    found = complete(texts_in("de"), [""])
    assert set(COMMANDS) <= set(found)
    assert found["verify"].startswith("prüfen")


def test_an_unknown_shell_gets_a_sentence(run: Run) -> None:
    status, out, err = run("completion", "bahs")
    assert (status, out) == (2, "")
    assert "Did you mean “bash”?" in err


# -- the shells themselves ----------------------------------------------------------

BASH = """
eval "$(lichtspiel completion bash)"
COMP_LINE=$1 COMP_POINT=${#1}
_lichtspiel lichtspiel
printf '%s\\n' "${COMPREPLY[@]}"
"""
# Its own functions want a line editor; ours only has to call them as they are documented.
ZSH = """
compdef() { }
_files() { print FILES }
_describe() { print -l -- ${(P)2%%:*} }
eval "$(lichtspiel completion zsh)"
words=("${(@s: :)1}")
CURRENT=$#words
_lichtspiel
"""
FISH = """
lichtspiel completion fish | source
complete -C "$argv[1]" | string split -f 1 \\t
"""


def ask(shell: str, line: str, folder: Path) -> list[str]:
    """What the shell offers after `lichtspiel` and these words."""
    program = folder / "lichtspiel"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m lichtspiel "$@"\n')
    program.chmod(0o755)
    commands = {
        "bash": ["bash", "--norc", "-c", BASH, "bash"],
        "zsh": ["zsh", "-f", "-c", ZSH, "zsh"],
        "fish": ["fish", "--no-config", "-c", FISH],
    }
    done = subprocess.run(
        [*commands[shell], f"lichtspiel {line}"],
        env={
            **os.environ,
            "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}",
            "LANG": "C.UTF-8",
            "HOME": str(folder),
        },
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_shell_offers_the_same(shell: str, tmp_path: Path) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"there is no {shell} here")
    for line in ("ver", "play ", "sim face-to-face --se", "sim hollywood-poker --option end="):
        # bash takes "=" for the end of a word, and wants what follows it.
        wanted = [word.split("=")[-1] if shell == "bash" else word for word in LINES[line]]
        assert sorted(ask(shell, line, tmp_path)) == sorted(wanted), line


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_the_shell_offers_files_where_we_know_nothing(shell: str, tmp_path: Path) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"there is no {shell} here")
    (tmp_path / "game.json").touch()
    offered = ask(shell, "verify gam", tmp_path)
    assert offered == (["FILES"] if shell == "zsh" else ["game.json"])

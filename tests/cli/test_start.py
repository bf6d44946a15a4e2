"""What starting costs: only what a command needs is loaded."""

import subprocess
import sys

import pytest

import lichtspiel
from lichtspiel.text import LANGUAGES, texts_in
from tests.test_texts import ENGLISH

HEAVY = (
    *("argparse", "jinja2", "litestar", "msgspec", "prompt_toolkit", "rich", "uvicorn"),
    *("lichtspiel__mypyc", "lichtspiel.bots", "lichtspiel.engine.table", "lichtspiel.games"),
    *(
        "lichtspiel.house",
        "lichtspiel.lab",
        "lichtspiel.server",
        "lichtspiel.teaching",
        "lichtspiel.terminal",
    ),
)

LOADED = """
import sys
from lichtspiel.cli import main
assert main(sys.argv[1:]) == 0
print(*sys.modules, file=sys.stderr)
"""


def loaded_by(*words: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *words], capture_output=True, text=True, check=True
    )
    return set(done.stderr.split())


@pytest.mark.parametrize("words", [["--version"], ["--help"], ["--lang", "de", "help"]])
def test_version_and_help_load_no_command_no_game_and_no_library_for_them(
    words: list[str],
) -> None:
    assert loaded_by(*words).isdisjoint(HEAVY)


def test_a_command_is_loaded_alone() -> None:
    loaded = loaded_by("games")
    assert "lichtspiel.cli.commands.games" in loaded
    assert "lichtspiel.games" in loaded
    assert loaded.isdisjoint({"rich", "lichtspiel.lab", "lichtspiel.cli.commands.arena"})


def test_all_that_the_package_offers_is_there_when_it_is_asked_for() -> None:
    for name in lichtspiel.__all__:
        assert getattr(lichtspiel, name) is not None
    assert set(lichtspiel.__all__) <= set(dir(lichtspiel))
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = lichtspiel.nonsense


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_found_without_parsing_their_files(language: str) -> None:
    texts = texts_in(language)
    assert all(texts.knows(message) for message in ENGLISH)
    assert not texts.knows("no-such-message")

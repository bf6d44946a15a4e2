"""A wheel in an empty environment plays, serves its pages, simulates and verifies."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.install.conftest import ROOT, uv

PAGES = re.compile(r"lichtspiel/web/(index\.html|assets/.*\.js|assets/.*\.woff2|swagger/.*\.css)$")
SHIPPED = {
    "@fluent/bundle": "Apache-2.0",
    "@fontsource-variable/figtree": "OFL-1.1",
    "@fontsource-variable/oswald": "OFL-1.1",
    "@fontsource/limelight": "OFL-1.1",
    "@noble/hashes": "MIT",
    "clsx": "MIT",
    "esm-env": "MIT",
    "svelte": "MIT",
    "swagger-ui-dist": "Apache-2.0",
    "uqr": "MIT",
}
"""What the pages are made of. A new library has its licence looked at before it is listed here."""

WHOLE_GAME = """
from lichtspiel import Dice, new_table
table = new_table("face-to-face", seed=2026)
dice = Dice(1)
while not table.over:
    actions = table.legal_actions()
    table.play(actions[dice.below(len(actions))])
print(table.record().dumps())
"""


class Environment:
    """Without the repository: another folder, and nothing of ours on any path."""

    def __init__(self, folder: Path, wheel: Path, extras: str) -> None:
        self._folder = folder
        self._bin = folder / "venv" / "bin"
        venv = [sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")]
        subprocess.run(venv, check=True)
        # The locked versions: they are in the cache, so that this works without a network.
        locked = ("--constraint", "requirements/run.txt")
        uv("pip", "install", "--python", self._bin / "python", *locked, f"{wheel}{extras}")

    def packages(self) -> set[str]:
        names = "from importlib.metadata import distributions as d; print(*(x.name for x in d()))"
        return set(self.run("python", "-c", names).stdout.split())

    def run(self, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self._bin / command[0], *command[1:]],
            cwd=self._folder,
            env=self._variables(),
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address."""
        with subprocess.Popen(
            [self._bin / "lichtspiel", "serve", "--port", "0"],
            cwd=self._folder,
            env=self._variables(),
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            assert process.stdout is not None
            try:
                address = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
                assert address is not None
                yield address[0]
            finally:
                process.terminate()

    def _variables(self) -> dict[str, str]:
        kept = {name: os.environ[name] for name in ("PATH", "TMPDIR") if name in os.environ}
        return {**kept, "LICHTSPIEL_DATA": str(self._folder / "data"), "LANG": "en_GB.UTF-8"}


@pytest.fixture(scope="module")
def everything(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("all"), wheel, "[all]")


def test_sdist_and_wheel_hold_the_pages(built: Path, wheel: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        in_sdist = {match[1] for name in archive.getnames() if (match := PAGES.search(name))}
    in_wheel = {match[1] for name in ZipFile(wheel).namelist() if (match := PAGES.search(name))}
    assert in_sdist == in_wheel
    kinds = {name.partition("/")[0] + name[name.rindex(".") :] for name in in_wheel}
    assert kinds == {"index.html.html", "assets.js", "assets.woff2", "swagger.css"}


def test_nothing_of_this_machine_is_in_the_wheel(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    assert not [name for name in names if name.endswith((".so", ".pyd", ".map", "compiled.txt"))]


def test_the_licences_of_what_is_shipped_are_listed(wheel: Path) -> None:
    listed = ZipFile(wheel).read("lichtspiel/web/licences.txt").decode()
    heads = re.findall(r"^(\S+) \d[\w.-]*: (\S+)$", listed, re.MULTILINE)
    assert dict(heads) == SHIPPED
    (metadata,) = (name for name in ZipFile(wheel).namelist() if name.endswith("METADATA"))
    expression = re.search(
        r"^License-Expression: (.*)$", ZipFile(wheel).read(metadata).decode(), re.MULTILINE
    )
    assert expression is not None
    assert set(expression[1].split(" AND ")) == {"MIT", *SHIPPED.values()}


def test_it_says_its_version(everything: Environment, wheel: Path) -> None:
    version = wheel.name.split("-")[1]
    assert (
        everything.run("lichtspiel", "--version").stdout == f"lichtspiel {version} (interpreted)\n"
    )


def test_it_plays(everything: Environment) -> None:
    played = everything.run("lichtspiel", "play", "face-to-face", "--seed", "7", typed="quit\n")
    assert played.returncode == 0, played.stderr
    assert "The Game: Face to Face" in played.stdout


@pytest.mark.parametrize(
    "slug", ["face-to-face", "hollywood-poker", "klappe-und-action", "top-oder-flop"]
)
def test_it_simulates(everything: Environment, slug: str) -> None:
    simulated = everything.run("lichtspiel", "sim", slug, "--games", "2", "--seed", "1")
    assert simulated.returncode == 0, simulated.stderr


def test_it_verifies(everything: Environment, tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text(everything.run("python", "-c", WHOLE_GAME).stdout, encoding="utf-8")
    verified = everything.run("lichtspiel", "verify", str(record))
    assert verified.returncode == 0, verified.stderr


def test_it_serves_its_pages(everything: Environment) -> None:
    with everything.serving() as address:
        with urllib.request.urlopen(address) as answer:
            page = answer.read().decode()
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script is not None
        for path in (script[1], "/api/docs", "/api/swagger/swagger-ui-bundle.js", "/licences.txt"):
            with urllib.request.urlopen(address + path) as answer:
                assert answer.status == 200
                assert answer.read()


def test_the_engine_alone_needs_one_package(wheel: Path, tmp_path: Path) -> None:
    bare = Environment(tmp_path, wheel, "")
    assert bare.packages() == {"lichtspiel", "mypy_extensions"}
    assert bare.run("python", "-c", WHOLE_GAME).returncode == 0
    error = "from lichtspiel import *; new_table('face-to-face', seed=1).play('end')"
    assert "(FF-4)" in bare.run("python", "-c", error).stderr, "it has no words, but says the rule"
    told = bare.run("lichtspiel", "play", "face-to-face")
    assert told.returncode == 2
    assert told.stderr.endswith('To install it: pip install "lichtspiel[play]"\n')
    assert len(told.stderr.splitlines()) == 1


def test_uvx_runs_it_from_the_file(wheel: Path) -> None:
    uvx = [sys.executable, "tools/uv.py", "tool", "run", "--python", sys.executable]
    locked = ["--constraints", "requirements/run.txt"]
    play = ["lichtspiel", "--lang", "en", "play", "face-to-face", "--seed", "7"]
    done = subprocess.run(
        [*uvx, *locked, "--from", f"{wheel}[all]", *play],
        cwd=ROOT,
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "The Game: Face to Face" in done.stdout

"""Simulations: the same sums and the same files on every executor, whatever is killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lichtspiel import all_games, get_game, replay
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.record import read_record
from lichtspiel.lab import keeping
from lichtspiel.lab.executor import Executor, Here, Processes, Sized
from lichtspiel.lab.journal import Frame, Journal
from lichtspiel.lab.match import Job
from lichtspiel.lab.record_lines import line_of, table_of
from lichtspiel.lab.simulate import Simulation, play_batch, simulate
from lichtspiel.lab.tally import Tally
from tests.effort import samples
from tests.lab import killed
from tests.lab.simulated import BOTS, GAMES, SEED, SETUP

NAMES = ("games.jsonl", "games.parquet")
FILES = pytest.mark.parametrize("name", NAMES)


def played(path: Path, executor: Executor | None = None, games: int = GAMES) -> Simulation:
    return simulate(SETUP, games, SEED, bots=BOTS, executor=executor, out=path)


def sums(found: Tally) -> dict[str, Any]:
    return found.sums()


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The files as they should be, by name."""
    folder = tmp_path_factory.mktemp("usual")
    for name in NAMES:
        played(folder / name)
    return {path.name: path.read_bytes() for path in folder.iterdir()}


# -- the same everywhere ----------------------------------------------------------------


@pytest.mark.parametrize(("name", "who"), samples(["", *NAMES], ["bots", "random"]))
def test_the_number_of_workers_changes_nothing(tmp_path: Path, name: str, who: str) -> None:
    found = []
    for executor in (Here(), Processes(2)):
        path = tmp_path / f"{executor.width}-{name}" if name else None
        bots = BOTS if who == "bots" else ()
        simulation = simulate(SETUP, 40, SEED, bots=bots, executor=executor, out=path)
        found.append((simulation.sums(), path and path.read_bytes()))
    assert found[0] == found[1]
    assert found[0][0]["games"] == 40
    assert len([*tmp_path.iterdir()]) == (2 if name else 0), "nothing else is left"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_keeping_games_changes_none_of_them(game: Any, tmp_path: Path) -> None:
    """Of a match with a clock, too: it is no player's move."""
    setup = game.samples()[0] if game.samples() else game.setup()
    for bots in ((), ("easy",) * setup.seats):
        found = [
            simulate(setup, 2, 1, bots=bots, out=None if name is None else tmp_path / name).sums()
            for name in (None, f"{len(bots)}.jsonl", f"{len(bots)}.parquet")
        ]
        assert found[0] == found[1] == found[2]


def test_batches_are_as_long_as_the_executor_wants_and_small_at_the_end() -> None:
    executor = Processes(2)
    sized = Sized(range(5, 4000), executor)
    sizes: list[int] = []
    numbers: list[int] = []
    for batch in sized:
        sizes.append(len(batch))
        numbers += batch
        sized.took(len(batch), seconds=len(batch) * executor.seconds / 100)
    assert numbers == [*range(5, 4000)]
    assert sizes[0] == 1
    assert max(sizes) == 100, "a hundred of them take as long as a batch should"
    assert sizes[-1] == 1
    assert len(sizes) < 80


def test_one_game_after_the_other_where_nothing_is_handed_out() -> None:
    told: list[int] = []
    simulate(SETUP, 5, 1, told.append)
    assert told == [0, 1, 2, 3, 4, 5]


def test_a_mistake_in_a_bot_is_told_with_its_game() -> None:
    with pytest.raises(RuntimeError, match=r"(?s)in game 0.*IndexError"):
        play_batch(Job(SETUP, (("easy",),), 1), "", (0,))


# -- killed and continued ---------------------------------------------------------------


@pytest.mark.parametrize(("moment", "name"), samples(killed.MOMENTS, NAMES))
def test_killed_at_any_moment_the_same_call_goes_on(
    tmp_path: Path, usual: dict[str, bytes], moment: str, name: str
) -> None:
    path = tmp_path / name
    process = subprocess.run(
        [sys.executable, "-m", "tests.lab.killed", moment, str(path)],
        cwd=Path(__file__).parents[2],
        check=False,
        capture_output=True,
    )
    assert process.returncode == -signal.SIGKILL, process.stderr.decode()
    assert path.exists() == (moment == "renamed")
    told: list[int] = []
    found = simulate(SETUP, GAMES, SEED, told.append, BOTS, out=path)
    assert path.read_bytes() == usual[name]
    assert [kept.name for kept in tmp_path.iterdir()] == [name]
    assert sums(found) == sums(simulate(SETUP, GAMES, SEED, bots=BOTS))
    done = {"head": 0, "before": 2, "within": 2, "written": GAMES, "renamed": GAMES}
    assert told[0] == done.get(moment, told[0])
    assert told[0] > 0 or moment == "head"


def test_a_journal_cut_off_anywhere_keeps_its_whole_frames(tmp_path: Path) -> None:
    path, head = tmp_path / "part", {"game": "some"}
    journal = Journal(path, head)
    ends = [path.stat().st_size]
    for number in range(3):
        journal.add(Frame(Tally(games=number + 1, moves=7), b"kept %d" % number))
        ends.append(path.stat().st_size)
    journal.close()
    whole = path.read_bytes()
    for cut in range(len(whole) + 1):
        path.write_bytes(whole[:cut])
        journal = Journal(path, head)
        frames = sum(end <= cut for end in ends[1:])
        assert list(journal.contents()) == [b"kept %d" % number for number in range(frames)]
        assert (journal.tally.games, journal.tally.moves) == (
            sum(range(frames + 1)),
            7 * frames,
        )
        journal.add(Frame(Tally(games=9), b"more"))
        assert list(journal.contents())[-1] == b"more"
        journal.close()


def test_a_damaged_frame_and_what_follows_is_played_again(tmp_path: Path) -> None:
    """Not torn but wrong, as after a power cut."""
    path = tmp_path / "part"
    journal = Journal(path, {})
    begin = path.stat().st_size
    for _ in range(2):
        journal.add(Frame(Tally(games=1), b"kept"))
    journal.close()
    damaged = bytearray(path.read_bytes())
    damaged[begin + 30] ^= 1
    path.write_bytes(damaged)
    journal = Journal(path, {})
    assert journal.tally.games == 0
    assert path.stat().st_size == begin
    journal.close()


def test_more_games_may_be_asked_for_and_not_fewer(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    interrupted(path, after=6)
    with pytest.raises(BadInput) as error:
        played(path, games=5)
    assert error.value.message.id == "sim-fewer"
    assert error.value.message.params["done"] == 6
    played(path, games=7)
    played(tmp_path / "at-once.jsonl", games=7)
    assert path.read_bytes() == (tmp_path / "at-once.jsonl").read_bytes()


def interrupted(path: Path, after: int) -> None:
    def stop(done: int) -> None:
        if done == after:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(SETUP, GAMES, SEED, stop, BOTS, out=path)
    assert not path.exists()
    assert path.with_name(f"{path.name}.part").exists()


# -- one sentence, and nothing lost -----------------------------------------------------


def refused(path: Path, **other: Any) -> str:
    """The message of a simulation into this file, which must not change anything."""
    asked: dict[str, Any] = {
        "setup": SETUP,
        "games": GAMES,
        "seed": SEED,
        "bots": BOTS,
        "out": path,
    }
    before = contents(path.parent)
    with pytest.raises(BadInput) as error:
        simulate(**asked | other)
    assert contents(path.parent) == before
    return error.value.message.id


def contents(folder: Path) -> dict[str, bytes]:
    found = folder.iterdir() if folder.is_dir() else ()
    return {path.name: path.read_bytes() for path in found if path.is_file()}


@pytest.mark.parametrize("name", ["games", "games.csv", "parquet", ".jsonl"])
def test_other_formats_are_refused(tmp_path: Path, name: str) -> None:
    assert refused(tmp_path / name) == "sim-out-suffix"


@FILES
def test_a_file_with_something_else_stays(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    for content in (b"", b"mine\n", b'{"mine": 1}\n', b"[1]\n", b"PAR1 mine PAR1"):
        path.write_bytes(content)
        assert refused(path) == "sim-out-exists"


@FILES
def test_a_finished_file_is_complete_for_the_same_call_only(
    tmp_path: Path, usual: dict[str, bytes], name: str
) -> None:
    path = tmp_path / name
    path.write_bytes(usual[name])
    again = played(path)
    assert (path.read_bytes(), again.rate) == (usual[name], None)
    assert sums(again) == sums(simulate(SETUP, GAMES, SEED, bots=BOTS))
    changes: list[dict[str, Any]] = [
        {"games": GAMES + 1},
        {"seed": SEED + 1},
        {"bots": ("easy", "medium")},
        {"bots": ()},
        {"setup": get_game("face-to-face").setup(options={"last_card_grace": True})},
        {"setup": get_game("top-oder-flop").setup(2)},
    ]
    for change in changes:
        assert refused(path, **change) == "sim-out-exists", change


@FILES
def test_the_journal_of_other_games_stays(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / name
    interrupted(path, after=3)
    assert refused(path, seed=SEED + 1) == "arena-other-job"
    assert refused(path, bots=()) == "arena-other-job"
    monkeypatch.setattr(keeping, "provenance", lambda job: {"code": "another", "seed": job.seed})
    assert refused(path) == "arena-other-job"


@FILES
def test_a_file_that_only_looks_like_a_journal_stays(tmp_path: Path, name: str) -> None:
    part = tmp_path / f"{name}.part"
    for content in (b"half of a film", b"[]\n", b'{"mine": 1}\n', b"\x00" * 99):
        part.write_bytes(content)
        assert refused(tmp_path / name) == "sim-no-journal"


@FILES
def test_two_runs_do_not_write_to_one_file(tmp_path: Path, name: str) -> None:
    path = tmp_path / name

    def second(done: int) -> None:
        if done == 2:
            assert refused(path) == "sim-running"

    simulate(SETUP, 4, SEED, second, BOTS, out=path)


@FILES
def test_a_place_where_nothing_can_be_written_is_told_before_playing(
    tmp_path: Path, name: str
) -> None:
    told: list[int] = []
    (tmp_path / "file").touch()
    (tmp_path / f"folder-{name}").mkdir()
    for path in (tmp_path / "nowhere" / name, tmp_path / "file" / name):
        with pytest.raises(BadInput) as error:
            simulate(SETUP, GAMES, SEED, told.append, BOTS, out=path)
        assert error.value.message.id in ("file-not-written", "file-not-read")
    assert refused(tmp_path / f"folder-{name}") in ("file-not-read", "sim-out-exists")
    assert not told


@pytest.mark.parametrize(("when", "name"), samples(["playing", "writing"], NAMES))
def test_a_full_disk_loses_nothing(
    tmp_path: Path, usual: dict[str, bytes], when: str, name: str
) -> None:
    """A real one, as far as a process can have that: files may not grow beyond a limit."""
    path = tmp_path / name
    limit = 1500 if when == "playing" else len(usual[name]) - 100
    code = (
        "import resource\n"
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({limit}, {limit}))\n"
        "from lichtspiel.cli import main\n"
        "raise SystemExit(main())"
    )
    words = f"sim face-to-face --bots medium,easy --games {GAMES} --seed {SEED} --workers 1"
    process = subprocess.run(
        [sys.executable, "-c", code, *words.split(), "--out", str(path)],
        check=False,
        capture_output=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )
    said = process.stderr.decode()
    assert process.returncode == 2
    assert "Traceback" not in said
    if when == "writing":
        assert "They are saved; the same command continues." in said
    assert f"Can’t write {path}" in said
    assert [kept.name for kept in tmp_path.iterdir()] == [f"{name}.part"]
    played(path)
    assert path.read_bytes() == usual[name]


@FILES
def test_a_file_that_appeared_meanwhile_is_not_overwritten(tmp_path: Path, name: str) -> None:
    path = tmp_path / name

    def appear(done: int) -> None:
        if done == GAMES:
            path.write_text("mine")

    with pytest.raises(BadInput) as error:
        simulate(SETUP, GAMES, SEED, appear, BOTS, out=path)
    assert error.value.message.id == "sim-out-exists"
    assert path.read_text() == "mine"
    assert (tmp_path / f"{name}.part").exists()


# -- records ----------------------------------------------------------------------------


def test_every_line_is_the_record_of_its_game(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    found = played(path, games=3)
    lines = path.read_text("utf-8").splitlines()
    assert len(lines) == 3
    for number, line in enumerate(lines):
        table = table_of(Job(SETUP, (BOTS,), SEED), number)
        assert f"{line}\n" == line_of(table.record())
        assert replay(read_record(line)).state == table.state
        assert [player["bot"] for player in json.loads(line)["players"]] == list(BOTS)
    assert found.moves == sum(len(json.loads(line)["actions"]) for line in lines)

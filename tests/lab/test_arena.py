"""The arena: the same results whatever the workers do, and nothing lost when they die."""

import json
import multiprocessing
import os
import signal
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from lichtspiel import get_game
from lichtspiel.engine.errors import BadInput
from lichtspiel.lab.executor import ATTEMPTS, Processes
from lichtspiel.lab.match import Job, pairings, rotations
from lichtspiel.lab.playing import Arena
from lichtspiel.lab.results import Results
from lichtspiel.lab.summary import Field, Summary, histogram
from tests.lab import workers

DEALS = 24
LINEUP = ("easy", "random")


def job_of(seed: int = 1) -> Job:
    return Job(get_game("face-to-face").setup(), tuple(rotations(LINEUP)), seed)


def document(results: Results, deals: int = DEALS) -> dict[str, Any]:
    """What must be the same: all but the time that it took."""
    found = Summary(results.job, results.first(deals)).document(Field(bots=LINEUP), "…")
    del found["decision_ms"]
    return found


@pytest.fixture(scope="module")
def usual() -> dict[str, Any]:
    results = Results(job_of())
    Arena(results, DEALS, Processes(1)).run()
    return document(results)


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ARENA_NOTES", str(tmp_path))
    return tmp_path / "1"


def test_the_number_of_workers_changes_nothing(usual: dict[str, Any], tmp_path: Path) -> None:
    results = Results(job_of(), tmp_path / "results.jsonl")
    Arena(results, DEALS, Processes(2)).run()
    assert document(results) == usual
    assert document(Results(job_of(), tmp_path / "results.jsonl")) == usual
    assert usual["games"] == 2 * DEALS
    assert usual["levels"]["easy"]["win_share"]["value"] > 0.9


def test_another_seed_gives_other_games(usual: dict[str, Any]) -> None:
    results = Results(job_of(seed=2))
    Arena(results, DEALS, Processes(1)).run()
    assert document(results)["length"] != usual["length"]


def test_what_is_in_the_file_is_not_played_again(
    usual: dict[str, Any], tmp_path: Path, notes: Path
) -> None:
    """Killed at any moment: a torn line is cut off, its deal and the missing ones played."""
    path = tmp_path / "results.jsonl"
    Arena(Results(job_of(), path), DEALS, Processes(1)).run()
    lines = path.read_bytes().splitlines(keepends=True)
    kept = [json.loads(line)["deal"] for line in lines[1:11]]
    path.write_bytes(b"".join(lines[:11]) + lines[11][:40])
    told: list[int] = []
    results = Results(job_of(), path)
    Arena(results, DEALS, Processes(1), progress=told.append, work=workers.writes_down).run()
    played = {int(number) for number in notes.read_text().split()}
    assert played == set(range(DEALS)) - set(kept)
    assert (told[0], told[-1]) == (10, DEALS)
    assert document(results) == usual
    assert document(Results(job_of(), path)) == usual


def test_more_deals_may_be_added_and_fewer_asked_for(
    usual: dict[str, Any], tmp_path: Path, notes: Path
) -> None:
    path = tmp_path / "results.jsonl"
    Arena(Results(job_of(), path), 10, Processes(1)).run()
    results = Results(job_of(), path)
    Arena(results, DEALS, Processes(1), work=workers.writes_down).run()
    assert {int(number) for number in notes.read_text().split()} == set(range(10, DEALS))
    assert document(results) == usual
    assert document(results, 10)["deals"] == 10


@pytest.mark.parametrize("number", [1, 2])
def test_a_dead_worker_loses_nothing(
    usual: dict[str, Any], tmp_path: Path, notes: Path, number: int
) -> None:
    results = Results(job_of(), tmp_path / "results.jsonl")
    Arena(results, DEALS, Processes(number), work=workers.dies_once).run()
    assert notes.exists(), "nobody died"
    assert document(results) == usual
    lines = (tmp_path / "results.jsonl").read_text().splitlines()
    assert len(lines) == 1 + DEALS, "a deal was kept twice"


def test_a_batch_that_always_kills_is_named_and_the_rest_is_kept(
    tmp_path: Path, notes: Path
) -> None:
    path = tmp_path / "results.jsonl"
    with pytest.raises(BadInput) as error:
        Arena(Results(job_of(), path), DEALS, Processes(2), work=workers.always_dies).run()
    assert error.value.message.id == "arena-deadly"
    first, last = (error.value.message.params[part] for part in ("first", "last"))
    assert isinstance(first, int)
    assert isinstance(last, int)
    assert first <= 7 <= last
    # Once among others, then alone.
    assert len(notes.read_text().split()) == 1 + ATTEMPTS
    assert Results(job_of(), path).deals.keys() >= set(range(first))


def test_a_mistake_in_a_bot_is_told_with_its_deal() -> None:
    with pytest.raises(RuntimeError, match=r"(?s)in deal 0.*IndexError"):
        Arena(Results(job_of()), 2, Processes(1), work=workers.fails).run()


def test_of_several_mistakes_the_one_of_the_first_deal_is_told(notes: Path) -> None:
    with pytest.raises(RuntimeError, match="in deal 0"):
        Arena(Results(job_of()), 8, Processes(2), work=workers.fails_in_turn).run()
    assert notes.exists(), "deal 1 failed before"


def test_stopping_does_not_wait_for_the_workers() -> None:
    def stop(done: int) -> None:
        if done:
            raise KeyboardInterrupt

    started = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        Arena(
            Results(job_of()), DEALS, Processes(1), progress=stop, work=workers.sleeps_later
        ).run()
    assert time.monotonic() - started < workers.LONG / 2
    assert not multiprocessing.active_children()


def test_ctrl_c_waits_until_what_was_played_is_kept(tmp_path: Path) -> None:
    """In the middle of it, it could leave a lock held, or a deal half written."""
    before = signal.getsignal(signal.SIGINT)
    path = tmp_path / "results.jsonl"
    results = Results(job_of(), path)
    kept: list[int] = []

    def press(done: int) -> None:
        if done and not kept:
            os.kill(os.getpid(), signal.SIGINT)
            kept.append(done)

    with pytest.raises(KeyboardInterrupt):
        Arena(results, DEALS, Processes(1), progress=press).run()
    assert 0 < kept[0] <= len(results.deals) < DEALS
    assert Results(job_of(), path).deals.keys() == results.deals.keys()
    assert signal.getsignal(signal.SIGINT) == before
    assert not multiprocessing.active_children()


def test_a_second_ctrl_c_waits_for_nothing() -> None:
    def press(_done: int) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        os.kill(os.getpid(), signal.SIGINT)
        pytest.fail("it went on")

    with pytest.raises(KeyboardInterrupt):
        Arena(Results(job_of()), DEALS, Processes(1), progress=press).run()


def test_an_arena_runs_beside_the_main_thread(usual: dict[str, Any]) -> None:
    results = Results(job_of())
    thread = threading.Thread(target=Arena(results, DEALS, Processes(1)).run)
    thread.start()
    thread.join()
    assert document(results) == usual


HEADS = {
    "seed": Job(get_game("face-to-face").setup(), tuple(rotations(LINEUP)), 2),
    "seatings": Job(get_game("face-to-face").setup(), (("random", "random"),), 1),
    "options": Job(
        get_game("face-to-face").setup(2, {"last_card_grace": True}), tuple(rotations(LINEUP)), 1
    ),
    "game": Job(get_game("top-oder-flop").setup(2), tuple(rotations(LINEUP)), 1),
}


@pytest.mark.parametrize("part", HEADS)
def test_results_of_another_job_are_refused_and_left_alone(part: str, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Results(HEADS[part], path)
    before = path.read_bytes()
    with pytest.raises(BadInput) as error:
        Results(job_of(), path)
    assert error.value.message.id == "arena-other-job"
    assert path.read_bytes() == before
    if part != "game":  # another game is another program too
        assert error.value.message.params["part"] == part


@pytest.mark.parametrize("content", ["dear diary", "dear diary\n", "[]\n", '{"lichtspiel-rec'])
def test_a_file_of_somebody_else_is_refused_and_left_alone(content: str, tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(content)
    with pytest.raises(BadInput, match="doesn’t contain arena results"):
        Results(job_of(), path)
    assert path.read_text() == content


def test_a_damaged_line_in_the_middle_is_named(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    Arena(Results(job_of(), path), 4, Processes(1)).run()
    lines = path.read_text().splitlines(keepends=True)
    for damage in ('{"deal":1}\n', "x\n", lines[2].replace('"winners":[', '"winners":[7,')):
        path.write_text("".join([*lines[:2], damage, *lines[3:]]))
        with pytest.raises(BadInput, match=r"results\.jsonl:3"):
            Results(job_of(), path)


def test_an_empty_file_is_begun(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.touch()
    Results(job_of(), path)
    assert json.loads(path.read_text())["game"] == "face-to-face"


def test_a_round_robin_has_every_pairing_and_ratings() -> None:
    setup = get_game("face-to-face").setup()
    levels = ("random", "easy")
    seatings = {seating for pair in pairings(levels, setup).values() for seating in pair}
    job = Job(setup, tuple(sorted(seatings)), 1)
    results = Results(job)
    Arena(results, 10, Processes(1)).run()
    found = Summary(job, results.first(10)).document(Field(round_robin=levels), "…")
    shares = {(cell["one"], cell["among"]): cell["win_share"] for cell in found["pairings"]}
    assert set(shares) == {("random", "easy"), ("easy", "random")}
    total = shares["random", "easy"]["value"] + shares["easy", "random"]["value"]
    assert total == pytest.approx(1)
    assert found["ratings"]["easy"]["value"] == pytest.approx(-found["ratings"]["random"]["value"])
    assert found["ratings"]["easy"]["low"] > 0


def test_partners_win_together_and_have_no_ratings() -> None:
    setup = get_game("klappe-und-action").setup(2)
    levels = ("random", "easy")
    seatings = [seating for pair in pairings(levels, setup).values() for seating in pair]
    job = Job(setup, tuple(dict.fromkeys(seatings)), 1)
    results = Results(job)
    Arena(results, 12, Processes(1)).run()
    found = Summary(job, results.first(12)).document(Field(round_robin=levels), "…")
    won = sum(
        game.reason == "won" and job.seatings[game.seating] == ("easy", "easy")
        for played in results.first(12)
        for game in played.games
    )
    assert won > 0
    own = next(cell for cell in found["pairings"] if cell["one"] == cell["among"] == "easy")
    assert own["win_share"]["value"] == pytest.approx(won / 12, abs=1e-6)
    assert found["ratings"] is None
    assert found["par"] is None


def test_histograms_hold_every_game_in_few_bars() -> None:
    for lengths in ([5], [1, 1, 2], list(range(1000)), [3, 70_000]):
        bars = histogram(lengths)
        assert sum(bar["games"] for bar in bars) == len(lengths)
        assert len(bars) <= 16
        assert bars[0]["from"] <= lengths[0] <= bars[0]["to"]
        assert bars[-1]["from"] <= lengths[-1] <= bars[-1]["to"]

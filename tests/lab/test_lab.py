"""Simulations and the bench: the documents they give, not the speed of this machine."""

import json
from pathlib import Path

import pytest

from lichtspiel import all_games, get_game
from lichtspiel.cli import main
from lichtspiel.lab import bench
from lichtspiel.lab.simulate import simulate

GAMES = [game.slug for game in all_games()]


@pytest.mark.parametrize("slug", GAMES)
def test_the_bench_gives_every_game_in_its_document(
    slug: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.001)
    monkeypatch.setattr(bench, "_interpreted", lambda _slug, _kind: 1.0)
    monkeypatch.setattr(bench, "_RIVAL", (Path("nowhere"),))
    assert main(["bench", "--game", slug, "--rounds", "1", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    kinds = {"loop", "whole", "whole_shuffled", "playout", "rollouts", "step", "step_arrays"}
    assert set(document["games"][slug]) == kinds
    assert document["open_spiel"] is None
    assert document["moves_per_cpu_second"][slug]["loop"] > 0
    assert document["details"][slug]["copy_us"] > 0
    assert main(["--lang", "fi", "bench", "--game", slug, "--rounds", "1"]) == 0
    assert slug in capsys.readouterr().out


class FakeRival:
    """Half as fast every time it is asked: ratios must be taken round by round."""

    version = "2.0.2"

    def __init__(self) -> None:
        self.rates = iter([100.0, 50.0, 25.0] * 100)

    def rate(self, game: str, kind: str) -> float:
        return next(self.rates) if game == bench.YARDSTICK else 1.0


def test_ratios_are_the_median_of_the_rounds_own(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = iter([100.0, 100.0, 25.0] * 100)
    monkeypatch.setattr(bench, "rate", lambda _work, _seconds: next(ours))
    monkeypatch.setattr(bench, "details", lambda _runner: {})
    monkeypatch.setattr(bench, "_interpreted", lambda _slug, _kind: 1.0)
    monkeypatch.setattr(bench, "KINDS", {"loop": ("loop", (bench.YARDSTICK, bench.OTHER))})
    fake: bench.Rival = FakeRival()  # type: ignore[assignment]
    document = bench.Bench(fake, rounds=3, only="face-to-face").measure()
    assert document["games"]["face-to-face"] == {"loop": 1.0}
    assert document["moves_per_cpu_second"]["dou_dizhu"] == {"loop": 50}


def test_simulated_seats_win_about_equally_often() -> None:
    found = simulate(get_game("face-to-face").setup(), 400, seed=1)
    assert found.wins.total() == 400
    assert 140 < found.wins[0] < 260
    assert set(found.reasons) <= {"stuck", "emptied"}
    assert found.scores == found.wins

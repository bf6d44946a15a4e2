"""The example of a game from another package: its rules, and how it plays without a face."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

import pytest

from lichtspiel import Chance, Game, IllegalAction, get_game, new_table
from lichtspiel.bots import make_bot
from lichtspiel.engine import registry
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.position import position
from lichtspiel.engine.registry import register
from lichtspiel.engine.rulebook import Rule, Rulebook
from lichtspiel.lab import rollouts
from lichtspiel.lab.dataset import Dataset
from lichtspiel.lab.seen import Seen
from lichtspiel.lab.simulate import simulate
from lichtspiel.testing import check_game
from lichtspiel.text import texts, texts_in
from tests.lab.vectors import check_one_by_one
from tests.person import Run

FOLDER = Path(__file__).parents[2] / "examples" / "gops"
CODE_LINES = 250


@pytest.fixture(autouse=True)
def gops(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Known to this process only, for one test; tests/install has it installed."""
    monkeypatch.syspath_prepend(FOLDER / "src")
    from gops import MANIFEST
    from gops.game import Gops

    for known in ("_games", "_manifests"):
        monkeypatch.setattr(registry, known, {**getattr(registry, known)})
    _forget_texts()
    yield register(Gops(), MANIFEST)
    _forget_texts()
    for name in [name for name in sys.modules if name.partition(".")[0] == "gops"]:
        del sys.modules[name]


def _forget_texts() -> None:
    texts.locale_folders.cache_clear()
    texts.texts_in.cache_clear()


def test_it_keeps_the_contract(gops: Game) -> None:
    check_game(gops, games=3)


def test_it_is_small_enough_to_read_at_once() -> None:
    """But for what a game can do without."""
    found = [path for path in FOLDER.rglob("*.py") if path.name != "observation.py"]
    lines = [line for path in found for line in path.read_text().splitlines()]
    assert 150 < len(lines) <= CODE_LINES


MIDDLE = {
    "prizes": [4, 5],
    "stake": [9],
    "first": 1,
    "bid": 0,
    "spent": [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [2, 1, 4, 3, 6, 5, 8, 7, 10, 9]],
    "won": [[1, 2, 3], [6, 7, 8]],
    "lost": [10, 11, 12, 13],
}


def test_go_3_a_card_that_is_spent_cannot_be_bid() -> None:
    table = new_table("gops", seed=1)
    table.play("7")
    table.play("8")
    table.play("13")
    with pytest.raises(IllegalAction, match=r"You no longer hold the 7\. \(GO-3\)"):
        table.play("7")


def test_go_4_the_higher_bid_wins() -> None:
    state = position("gops", MIDDLE)
    for notation in ("11", "12"):
        state.apply(get_game("gops").parse(notation))
    assert state.view(0).to_json()["won"] == [[1, 2, 3, 9], [6, 7, 8]]


@pytest.mark.parametrize(("carry", "stake"), [(False, [5]), (True, [9, 5])])
def test_go_5_a_tie(carry: bool, stake: list[int]) -> None:
    state = position("gops", MIDDLE, options={"carry": carry})
    for notation in ("11", "11"):
        state.apply(get_game("gops").parse(notation))
    assert state.view(0).to_json()["stake"] == stake
    assert state.actor == 0, "GO-2: they take turns at bidding first"


@pytest.mark.parametrize(
    "change", [{"stake": [10]}, {"bid": 9}, {"prizes": [4]}, {"spent": [[], []]}]
)
def test_what_is_no_position_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(Exception, match="not a position of the Game of Pure Strategy"):
        position("gops", {**MIDDLE, **change})


def test_its_bot_beats_the_generic_search(gops: Game) -> None:
    won = [0, 0]
    for seed in range(8):
        table = new_table("gops", seed=seed)
        bots = [make_bot(gops, level, Dice(seed)) for level in ("strong", "easy")]
        while not table.over:
            table.play(bots[table.actor].decide(table.view(table.actor)))
        assert table.outcome is not None
        for seat in table.outcome.winners:
            won[seat] += 1
    assert won[0] > won[1]


# -- without a face ---------------------------------------------------------------------


def test_it_is_played_in_a_terminal_with_a_plain_table(run: Run) -> None:
    status, out, err = run(
        "play", "gops", "--seed", "3", "--bots", "easy", typed=["13", "rules 3", "99"]
    )
    assert (status, err) == (0, "")
    assert "Game of Pure Strategy" in out
    assert "The prize is " in out
    assert "your hand: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13" in out
    assert "your bid: nothing" in out
    assert "You can: 1, 2, 3" in out
    assert "GO-3  You bid a card that you still hold." in out
    assert "“99” isn’t a valid action here." in out


def test_a_whole_game_ends_with_a_result_in_words(run: Run) -> None:
    typed = [str(card) for card in range(13, 0, -1)]
    status, out, _ = run("play", "gops", "--seed", "3", "--bots", "strong", typed=typed)
    assert status == 0
    assert "The game is over: more points" in out
    assert " wins." in out
    assert "Points: Player 1 " in out


def test_a_language_that_it_lacks_falls_back_to_english() -> None:
    assert texts_in("de").of_game("gops", "title") == "Spiel der reinen Strategie"
    assert texts_in("de").of_game("gops", "view-won") == "prizes won"
    assert texts_in("fi").of_game("gops", "title") == "Game of Pure Strategy"
    assert texts_in("fr").of_game("gops", "view-unheard_of") == "unheard of"


def test_a_section_of_its_own_has_its_name_in_the_code_as_heading(
    run: Run, gops: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gops, "rulebook", Rulebook("GO", [Rule(1, "bidding_war")]))
    status, out, err = run("play", "gops", "--seed", "3", typed=["rules", "quit"])
    assert (status, err) == (0, "")
    assert "bidding war\nGO-1  Each of you holds" in out


def test_a_message_that_asks_for_what_an_event_does_not_have_is_passed_over(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "gops.ftl").write_text("gops-told-turned-up = It is { $price }.")
    monkeypatch.setattr(texts, "_folder", lambda _name: tmp_path)
    status, out, err = run("play", "gops", "--seed", "3", typed=["quit"])
    assert (status, err) == (0, "")
    assert "turned up (prize " in out


def test_the_sections_that_have_headings_are_listed_for_authors() -> None:
    written = (texts.LOCALES / "en" / "rules.ftl").read_text(encoding="utf-8")
    listed = (FOLDER.parents[1] / "docs" / "plugins.md").read_text(encoding="utf-8")
    sections = re.findall(r"^rules-section-(\w+)", written, re.MULTILINE)
    assert sections
    assert [name for name in sections if f"`{name}`" not in listed] == []


def test_without_any_texts_it_can_still_be_played(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts.locale_folders.cache_clear()
    monkeypatch.setattr(texts, "_folder", lambda _name: None)
    typed = ["13", "13", *(str(card) for card in range(12, 0, -1))]
    status, out, err = run(
        "--lang", "fr", "play", "gops", "--seed", "3", "--bots", "random", typed=typed
    )
    assert (status, err) == (0, "")
    assert "turned up (prize " in out
    assert "hand: 1, 2, 3" in out
    assert "gops not held (card 13) (GO-3)" in out
    assert "La partie est finie" in out


@pytest.mark.parametrize("auto_reset", [True, False])
def test_many_are_stepped_together(gops: Game, auto_reset: bool) -> None:
    check_one_by_one(gops.setup(), auto_reset=auto_reset)


def test_it_is_played_out_again_and_again(gops: Game) -> None:
    found = rollouts(gops.new(gops.setup()), 30, workers=1)
    assert found.over.all()
    assert found.returns.sum() == pytest.approx(0)


class Draws(Chance):
    """All shuffles, one after the other."""

    def __init__(self, drawn: Sequence[int]) -> None:
        self._drawn = iter(drawn)

    def below(self, n: int) -> int:
        return next(self._drawn) % n


def test_information_states_are_equal_exactly_for_who_has_seen_the_same(
    gops: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With three cards, through the whole tree: a bid is face down until both are there."""
    monkeypatch.setattr(sys.modules["gops.game"], "SUIT", range(1, 4))
    texts_of: dict[str, str] = {}
    keys_of: dict[tuple[int, str], str] = {}
    hashes: set[int] = set()
    positions = 0

    def visit(seen: Seen, pasts: tuple[str, str]) -> None:
        nonlocal positions
        positions += 1
        for seat in (0, 1):
            key, past = seen.key(seat), f"{seat} {pasts[seat]}"
            hashes.add(seen.hash(seat))
            assert texts_of.setdefault(key, past) == past, "different pasts have different keys"
            assert keys_of.setdefault((seat, pasts[seat]), key) == key, "the same has the same"
        for action in seen.state.legal_actions():
            actor = seen.state.actor
            after = seen.played(action)
            told = after.state.told
            assert told is not None
            noticed = [
                (
                    action.notation * (seat == actor),
                    [event.to_json() for event in told.heard(seat)],
                    after.state.view(seat).to_json(),
                )
                for seat in (0, 1)
            ]
            visit(after, (f"{pasts[0]}|{noticed[0]}", f"{pasts[1]}|{noticed[1]}"))

    for drawn in product(range(3), range(2)):
        first = Seen(gops.new(gops.setup())).dealt(Draws(drawn))
        begin = [str(first.state.view(seat).to_json()) for seat in (0, 1)]
        visit(first, (begin[0], begin[1]))
    assert len(hashes) == len(texts_of)
    assert positions > len(texts_of) / 2 > 100, "some positions look alike to a seat"


def test_a_dataset_of_a_game_from_another_package(gops: Game, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    simulate(gops.setup(), 3, 1, bots=("strong", "random"), out=path)
    data = Dataset(path)
    (rows,) = data.batches()
    assert len(data) == 3 * 2 * 12, "the last card is forced"
    assert (
        rows["mask"].sum(axis=1)
        == rows["observation"][:, data.observation.slices["hand"]].sum(axis=1)
    ).all()

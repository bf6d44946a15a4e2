"""Hollywood Poker in the terminal: whole gifts, own words, the clock."""

import io
import json
from pathlib import Path

import pytest

from lichtspiel import Dice, IllegalAction, Player, Seeds, Table, get_game
from lichtspiel.cli import main
from lichtspiel.games.hollywood_poker.cards import label
from lichtspiel.games.hollywood_poker.view import HollywoodPokerView, Received
from lichtspiel.terminal import play as terminal_play
from lichtspiel.terminal.faces import face_of
from lichtspiel.text import texts_in

GAME = get_game("hollywood-poker")


def choosing(seats: int = 6) -> Table:
    """The first seat, a person, is Megastar and has to choose its gift; the others are bots."""
    players = [Player("Ada"), *[Player("", "easy")] * (seats - 1)]
    for seed in range(100):
        table = Table(GAME.setup(seats), Seeds.numbered(seed), players)
        dice = Dice(seed)
        while len(table.deals) < 2:
            actions = table.legal_actions()
            table.play(actions[dice.below(len(actions))])
        if table.actor == 0:
            return table
    raise AssertionError("never Megastar")


def view_of(table: Table) -> HollywoodPokerView:
    view = table.view(0)
    assert isinstance(view, HollywoodPokerView)
    return view


def test_hp_8_a_whole_gift_is_typed_at_once() -> None:
    table = choosing()
    view = view_of(table)
    gift = [label(card) for card in view.hand[:3]]
    for language, word in (("en", "give"), ("de", "gib"), ("fr", "donne"), ("fi", "anna")):
        face = face_of(table, texts_in(language))
        expanded = face.expand(f"{word.upper()}  {'-'.join(gift)}", view)
        assert expanded == [f"give {card}" for card in gift]
        assert face.expand(f"{word} {gift[0]}", view) == [f"give {gift[0].lower()}"]


@pytest.mark.parametrize(
    ("typed", "rule"), [("give 1-2", "HP-8"), ("give 1-1-2-2", "HP-8"), ("give 9-9-9", "HP-15")]
)
def test_hp_8_a_gift_that_cannot_be_is_refused_as_a_whole(typed: str, rule: str) -> None:
    table = choosing()
    before = table.state.to_json()
    with pytest.raises(IllegalAction) as caught:
        face_of(table, texts_in("en")).expand(typed, view_of(table))
    assert caught.value.refusal.rule == rule
    assert table.state.to_json() == before


def test_outside_an_exchange_the_rules_answer() -> None:
    table = Table(GAME.setup(4), Seeds.numbered(1))
    assert face_of(table, texts_in("en")).expand("give 1-2", view_of(table)) == ["give 1-2"]
    assert face_of(table, texts_in("de")).expand("Passe", view_of(table)) == ["pass"]


def typed(monkeypatch: pytest.MonkeyPatch, lines: list[str], *arguments: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert main(arguments) == 0


def test_a_gift_and_a_lead_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LICHTSPIEL_DATA", str(tmp_path))
    table = choosing()
    record = tmp_path / "record.json"
    record.write_text(table.record().dumps())
    gift = "-".join(label(card) for card in view_of(table).hand[:3])
    lines = ["pass", "6-7", "give 1-2", f"gib {gift}"]
    typed(monkeypatch, lines, "--lang", "de", "play", "--resume", str(record))
    out = capsys.readouterr().out
    assert "Bevor gespielt wird, musst du noch 3 Karten abgeben. (HP-8)" in out
    assert "Es fehlt noch eine Karte: Du musst 3 abgeben. (HP-8)" in out
    assert "Du musst 3 Karten abgeben, nicht 2. (HP-8)" in out
    assert "Du gibst die " in out
    assert "Du spielst zur ersten Runde an." in out
    assert "Neue Sitzordnung, der Megastar zuerst: Ada," in out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "Du bekommst die 1, zwei 12er und ein Double von Bo."),
        ("en", "You receive the 1, two 12s and a Double from Bo."),
        ("fi", "Saat 1:n, kaksi 12-korttia ja Doublen pelaajalta Bo."),
        ("fr", "Bo vous donne le 1, deux 12 et un Double."),
    ],
)
def test_the_cards_of_a_gift_are_no_number_of_cards(language: str, words: str) -> None:
    table = Table(GAME.setup(2), Seeds.numbered(1), [Player("Ada"), Player("Bo")])
    face = face_of(table, texts_in(language))
    assert face.tell(Received(1, (12, 14, 1, 12)), 0).replace(", and", " and") == words


def test_hp_19_the_clock_of_the_terminal_ends_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LICHTSPIEL_DATA", str(tmp_path))
    ticks = iter(range(0, 10_000_000, 10))
    monkeypatch.setattr(terminal_play, "monotonic", lambda: next(ticks))
    options = ("--option", "end=time", "--option", "minutes=1")
    lines = ["", *["a"] * 4] * 400
    arguments = ("play", "hollywood-poker", "--seats", "3", "--seed", "1", *options)
    typed(monkeypatch, lines, *arguments)
    out = capsys.readouterr().out
    assert "Time is up. The current deal is played to the end." in out
    (saved,) = (tmp_path / "games" / "finished").iterdir()
    document = json.loads(saved.read_text())
    assert document["actions"].count("time up") == 1
    assert document["outcome"]["reason"] == "time"
    assert len(document["deals"]) == 1

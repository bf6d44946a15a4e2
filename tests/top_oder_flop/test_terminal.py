"""Top oder Flop in the terminal: what is shown, said and asked."""

import io
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

from lichtspiel import SPECTATOR, Dice, Player, Table, get_game
from lichtspiel.bots import make_bot
from lichtspiel.engine.contract import Action
from lichtspiel.engine.seeds import Seeds
from lichtspiel.games.top_oder_flop.cards import TITLES
from lichtspiel.games.top_oder_flop.deck import house_text
from lichtspiel.games.top_oder_flop.state import TopOderFlop
from lichtspiel.terminal.faces import Face, face_of
from lichtspiel.terminal.faces.top_oder_flop import TopOderFlopFace
from lichtspiel.testing import play_at_random
from lichtspiel.text import LANGUAGES, texts_in
from tests.person import Run

from .tables import GAME, play, table

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")


def face(language: str = "en") -> Face:
    return TopOderFlopFace(texts_in(language), NAMES)


def drawn(state: TopOderFlop, seat: int, legal: Sequence[Action] = (), width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, height=60)
    console.print(face().picture(state.view(seat), legal))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def some_table() -> TopOderFlop:
    return table(
        "ac3 d5 any+3",
        films={"aa top": "ad1 ar4 x2", "cc flop": "cd2 stop", "rr top": "stop", "rr flop": "stop"},
        rows={0: {"aa": "at1 tf-3?", "rr": "rt1"}, 1: {"cc": "cr1 ct2", "dd": "dt1 dr2?"}},
        seats=4,
    )


def test_the_picture_shows_films_markers_displays_and_the_own_hand() -> None:
    picture = drawn(some_table(), 0)
    for shown in ("AD1 AR4 ×2 = 10", "CD2 ■ = 2", "✔ last take", "AT1 (TF−3)", "CR1 (CT2)"):
        assert shown in picture
    assert "DT1 ▒▒" in picture
    assert "AA/CC" in picture
    assert "any+3" in picture
    assert "House deck: our own list of cards" in picture
    assert max(len(line) for line in picture.splitlines()) <= 80


def test_the_picture_hides_what_the_seat_does_not_know() -> None:
    state = some_table()
    assert "DT1 (DR2)" in drawn(state, 1)
    for other in (0, 2, SPECTATOR):
        assert "(DR2)" not in drawn(state, other)
    assert "(TF−3)" not in drawn(state, 1)


def test_the_sentences_say_what_the_picture_shows() -> None:
    lines = face().sentences(some_table().view(0), ())
    said = "\n".join(lines)
    for sentence in (
        "Arabische Abenteuer (AA): Top AA/DD 1, AA/RR 4, ×2 = 10; Flop empty; value 10.",
        "Rauchende Revolver (RR): Top stop = 0; Flop stop = 0; value 0, completed.",
        "display: AA: AA/TT 1, Top→Flop −3 (face down); RR: RR/TT 1.",
        "CC: CC/RR 1, CC/TT 2 (face down); DD: DD/TT 1, one face down.",
        "Your hand: AA/CC 3 [ac3], DD 5 [d5]",
    ):
        assert sentence in said


def test_a_play_is_chosen_step_by_step() -> None:
    steps = face()
    assert steps.path(GAME.parse("ac3 own aa")) == (
        *("AA/CC 3", "into your own display", "Arabische Abenteuer"),
    )
    assert steps.path(GAME.parse("ac3 top aa over ad for dd")) == (
        *("AA/CC 3", "to a film", "Arabische Abenteuer", "Top"),
        *("replacing AA/DD", "taken into your row Draculas Diner"),
    )
    assert steps.path(GAME.parse("any-3 moves a5 from top aa to flop aa")) == (
        *("Any move −3", "use its action", "AA 5 from Arabische Abenteuer, Top"),
        "to Arabische Abenteuer, Flop",
    )
    assert steps.path(GAME.parse("x2 flop cc")) == ("marker", "×2", "Coole Cops", "Flop")


def test_the_steps_tell_every_action_apart() -> None:
    paths = {face().path(action) for action in GAME.all_actions}
    assert len(paths) == len(GAME.all_actions)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "any+3 moves ad from top aa to flop dd over dr for rr"),
        ("de", "any+3 verschiebt ad von top aa nach flop dd statt dr für rr"),
        ("fr", "any+3 déplace ad de top aa vers flop dd remplace dr pour rr"),
        ("fi", "any+3 siirtää ad puolelta top aa puolelle flop dd korvaa dr riviin rr"),
    ],
)
def test_the_readers_own_words_are_understood(language: str, typed: str) -> None:
    (notation,) = face(language).expand(typed, some_table().view(0))
    assert GAME.parse(notation).notation == "any+3 moves ad from top aa to flop dd over dr for rr"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_in_every_language(language: str) -> None:
    for seats in (2, 5):
        *_, last = play_at_random(GAME.setup(seats), seats)
        for viewer in (0, SPECTATOR):
            told = [face(language).tell(event, viewer) for event in last.told(viewer)]
            assert all(told)
        assert len(face(language).result(last.view(0))) == 2
        assert any("Draculas Diner" in line for line in face(language).sentences(last.view(0), ()))


def test_tf_32_the_score_sheet_is_shown_at_the_end() -> None:
    *_, last = play_at_random(GAME.setup(4), 1)
    assert isinstance(last.state, TopOderFlop)
    sheet = last.state.sheet()
    picture = drawn(last.state, 0, width=100)
    for line in sheet.films:
        assert f" {line.film.upper()} " in picture
    said = "\n".join(face().sentences(last.view(0), ()))
    for seat, total in enumerate(sheet.scores):
        assert str(total).replace("-", "−") in picture
        assert f"Total: {total}.".replace("-", "−") in said, seat


def test_a_shared_win_names_all_winners() -> None:
    for seed in range(200):
        *_, last = play_at_random(GAME.setup(2), seed)
        assert last.outcome is not None
        if len(last.outcome.winners) == 2:
            assert face().result(last.view(0))[1].startswith("Ada and Ben share the win")
            return
    raise AssertionError("no game of these is shared")


def test_what_is_asked_depends_on_the_opening() -> None:
    running = Table(GAME.setup(2), Seeds.numbered(1))
    for words in ("Open your display", "a second card", "Your turn"):
        assert words in face().question(running.view(running.actor), running.legal_actions())
        for _ in range(2):
            running.play(running.legal_actions()[0])


def on_screen(table_: Table, shown: Face, height: int = 24) -> list[str]:
    """What stands on a terminal when the first seat is asked."""
    console = Console(file=io.StringIO(), width=80, height=height, color_system=None)
    view, legal = table_.view(0), table_.legal_actions()
    console.print(shown.recap(table_.told(0), 0)[-1])
    console.print(shown.picture(view, legal))
    console.print(shown.question(view, legal))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_terminal_shows_films_and_every_players_last_move(language: str) -> None:
    players = [Player(), *[Player("", "easy")] * 4]
    running, dice = Table(GAME.setup(5), Seeds.numbered(1), players), Dice(1)
    shown = face_of(running, texts_in(language))
    while len(running.actions) < 60 and not running.over:
        if running.actor == 0 and len(running.actions) > 10:
            lines = on_screen(running, shown)
            assert len(lines) < 24  # one is left to type on
            text = " ".join(" ".join(lines).split())
            assert all(name in text for name in TITLES)
            news = text.partition(" AA Arabische")[0]
            colon = " : " if language == "fr" else ": "
            assert all(f"{name}{colon}" in news for name in shown.names[1:])
        actions = running.legal_actions()
        running.play(actions[dice.below(len(actions))])


def test_films_stay_in_sight_while_choosing() -> None:
    state = some_table()
    console = Console(file=io.StringIO(), width=80, height=24, color_system=None)
    console.print(face().beside(state.view(0), state.legal_actions()))
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    assert all(any(name in line for line in lines) for name in TITLES)
    assert len(lines) <= 14  # so that letters and names fit below


def test_an_empty_hand_is_said() -> None:
    state = table(rows={0: {"aa": "ac1", "cc": "cd1"}}, pile=False)
    assert "Your hand is empty." in drawn(state, 0)
    assert "Your hand is empty." in face().sentences(state.view(0), ())


def test_the_easy_bot_takes_points_that_lie_there() -> None:
    """Ada is first in a film worth 5: making it worth 10 beats everything else."""
    state = table("a5 cd1", rows={0: {"aa": "ac4", "cc": "ct1"}}, films={"aa top": "a5"})
    bot = make_bot(GAME, "easy", Dice(1))
    play(state, bot.decide(state.view(0)).notation)
    assert state.sheet().scores[0] == 10 + 2 * 2 + 2 * 2  # with the cards and markers she has left


# -- the command line --------------------------------------------------------------


def test_tf_34_a_deck_file_is_played_with(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(house_text() + "\n5 AA\n", encoding="utf-8")
    words = ("play", "top-oder-flop", "--seats", "2", "--deck", str(path), "--plain")
    status, out, _ = run(*words)
    assert status == 0
    assert "Played with your own deck." in out
    assert "55 cards left to draw" in out


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"3 AA QQ\n", "line 1"),
        (b"\xff\xfe\x00", "isn’t UTF-8 text"),
        (None, "there is no such file"),
    ],
)
def test_tf_34_a_broken_deck_file_gets_a_sentence(
    run: Run, tmp_path: Path, content: bytes | None, complaint: str
) -> None:
    path = tmp_path / "deck.txt"
    if content is not None:
        path.write_bytes(content)
    for arguments in (("--deck", str(path)), ("--option", f"deck={path}")):
        status, _, err = run("sim", "top-oder-flop", "--games", "1", *arguments)
        assert status != 0
        assert complaint in err


def test_the_game_is_listed(run: Run) -> None:
    listed = " ".join(run("games").out.split())
    assert "“house” is our own list (the printed one isn’t public)" in listed
    assert get_game("top-oder-flop") is GAME

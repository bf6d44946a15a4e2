"""What people type: whole actions, their own words, cards they lack; and what they are taught."""

import json
import re
from pathlib import Path

import pytest

from lichtspiel import Seeds, Table, all_games, get_game, new_table
from lichtspiel.engine.errors import LichtspielError
from lichtspiel.games.face_to_face.view import Laid
from lichtspiel.games.hollywood_poker.view import HollywoodPokerView
from lichtspiel.terminal.faces import face_of
from lichtspiel.terminal.screen import Screen
from lichtspiel.testing import play_at_random, setups
from lichtspiel.text import LANGUAGES, texts_in
from tests.effort import LONG
from tests.person import Run

GAMES = {game.slug: game for game in all_games()}
QUOTED = re.compile("“([^”]+)”|„([^“]+)“|«\u202f([^»]+)\u202f»|”([^”]+)”")
POKER = GAMES["hollywood-poker"]


def leading_with_a_pair() -> tuple[int, str]:
    """A seed with which the first seat leads, and a value that it has twice."""
    for seed in range(200):
        view = Table(POKER.setup(4), Seeds.numbered(seed)).view(0)
        assert isinstance(view, HollywoodPokerView)
        twice = [card for card in view.hand[1:-1] if view.hand.count(card) == 2 and card < 10]
        if view.actor == 0 and twice:
            return seed, str(twice[0])
    raise AssertionError("nobody leads")


def saved_actions(home: Path) -> list[str]:
    (saved,) = (home / "games" / "running").glob("*.json")
    actions: list[str] = json.loads(saved.read_text())["actions"]
    return actions


def test_an_exact_action_is_played_at_once(run: Run, own_home: Path) -> None:
    """`7` is played although `7-7` begins with it, too."""
    seed, value = leading_with_a_pair()
    run("play", POKER.slug, "--seed", str(seed), typed=[value])
    assert saved_actions(own_home)[0] == value


@pytest.mark.parametrize("spelled", ["{0}{0}", "{0},{0}", "{0}, {0}", "{0} {0}", "{0}+{0}"])
def test_a_set_is_understood_however_it_is_written(run: Run, own_home: Path, spelled: str) -> None:
    seed, value = leading_with_a_pair()
    run("play", POKER.slug, "--seed", str(seed), typed=[spelled.format(value)])
    assert saved_actions(own_home)[0] == f"{value}-{value}"


@pytest.mark.parametrize(
    ("language", "typed", "notation"),
    [
        ("en", "DD", "d-d"),
        ("en", "double", "d"),
        ("en", "5 5 double", "5-5-d"),
        ("fi", "tupla", "d"),
        ("de", "passen", "pass"),
        ("de", "gib 66", "give 6-6"),
        ("fr", "passer", "pass"),
        ("fi", "passi", "pass"),
        ("en", "1010", "10-10"),
        ("en", "13", "13"),
    ],
)
def test_cards_and_words_of_hollywood_poker(language: str, typed: str, notation: str) -> None:
    running = Table(POKER.setup(8), Seeds.numbered(1))
    assert face_of(running, texts_in(language)).expand(typed, running.view(0)) == [notation]


@pytest.mark.parametrize(
    ("language", "slug", "word"),
    [
        ("de", "hollywood-poker", "passe"),
        ("fr", "hollywood-poker", "passe"),
        ("fi", "hollywood-poker", "passaa"),
        ("de", "top-oder-flop", "eigen"),
        ("fr", "top-oder-flop", "étalage"),
        ("fi", "top-oder-flop", "oma"),
    ],
)
def test_lists_have_the_words_that_prompts_teach(language: str, slug: str, word: str) -> None:
    for table in play_at_random(GAMES[slug].setup(), 1):
        face = face_of(table, texts_in(language))
        listed = [face.notation(action) for action in table.legal_actions()]
        if any(word in one.split() for one in listed):
            return
    raise AssertionError(f"{word} was never listed")


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_listed_can_be_typed(slug: str, language: str) -> None:
    """Also without accents."""
    running = new_table(slug, seed=3)
    face = face_of(running, texts_in(language))
    view = running.view(max(running.actor, 0))
    plain = str.maketrans("äöåüéèêàç", "aoaueeeac")
    for action in GAMES[slug].all_actions[:: 1 if LONG else 17]:
        for typed in (face.notation(action), face.notation(action).translate(plain)):
            (notation,) = face.expand(typed, view)
            assert GAMES[slug].parse(notation) == action


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_no_spelling_of_an_action_is_a_command(slug: str, language: str) -> None:
    """A command on a line of its own would be obeyed instead."""
    texts = texts_in(language)
    names = ("help", "rules", "why", "list", "log", "undo", "quit", "table")
    commands = {texts.say(f"command-{name}") for name in names}
    table = Table(get_game(slug).setup(), Seeds.numbered(1))
    face = face_of(table, texts)
    alone = {action.notation for action in table.game.all_actions if " " not in action.notation}
    for name, notation in face.words.items():
        if notation in alone:
            assert commands.isdisjoint(texts.say(f"{face.prefix}-word-{name}").split(", "))


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_in_prompts_are_legal_now(slug: str, language: str) -> None:
    texts = texts_in(language)
    words = {texts.say(f"command-{word}") for word in ("undo", "help")}
    quoted = 0
    for setup in list(setups(GAMES[slug]))[:: 1 if LONG else 3]:
        for step, table in enumerate(play_at_random(setup, 5)):
            if table.over or (step % 3 and not LONG):
                continue
            face, view = face_of(table, texts), table.view(table.actor)
            question = face.question(view, table.legal_actions())
            for typed in ("".join(groups) for groups in QUOTED.findall(question)):
                if typed in words:
                    continue
                state = table.state.copy()
                for notation in face.expand(typed, view):
                    action = table.game.parse(notation, state)
                    assert state.why_illegal(action) is None, question
                    state.apply(action)
                quoted += 1
    assert quoted > 10


@pytest.mark.parametrize("slug", GAMES)
def test_help_shows_examples_of_the_running_game(run: Run, slug: str) -> None:
    out = run("play", slug, "--seed", "6", typed=["help", "list"]).out
    about, listed = out.split("> help\n")[1].split("> list\n")
    example = QUOTED.findall(listed.splitlines()[1])[0][0]
    assert f"“{example}”" in about.splitlines()[0]
    assert example in listed.splitlines()[0].split(", ")


@pytest.mark.parametrize(
    ("slug", "typed", "answer"),
    [
        ("face-to-face", "99 up", "99 isn’t in your hand. (FF-4)"),
        ("hollywood-poker", "9-9-9-9-9-9-9-9-9", "You don’t have 9-9-9-9-9-9-9-9-9 in your hand."),
        ("hollywood-poker", "14", "You don’t have 14 in your hand. (HP-15)"),
        ("klappe-und-action", "17 on 2", "Scene 17 isn’t in your hand. (KA-7)"),
        ("top-oder-flop", "ac9 own aa", "There is no card “ac9” in this game."),
    ],
)
def test_a_card_that_nobody_can_have_is_refused_as_such(
    run: Run, slug: str, typed: str, answer: str
) -> None:
    seed = leading_with_a_pair()[0] if slug == POKER.slug else 6
    assert answer in run("play", slug, "--seed", str(seed), typed=[typed]).out


def test_a_card_not_in_hand_is_refused_before_the_films_it_does_not_name() -> None:
    game = get_game("top-oder-flop")
    table = new_table(game.slug, seats=2, seed=1)
    while table.state.view(table.actor).lap:  # type: ignore[attr-defined]
        table.play(table.legal_actions()[0])
    hand = table.view(table.actor).hand  # type: ignore[attr-defined]
    lacking = next(code for code in ("cd1", "cr1", "ct1", "dr1") if code not in hand)
    with pytest.raises(LichtspielError) as caught:
        game.parse(f"{lacking} top aa", table.state)
    assert caught.value.message.id == "tf-not-in-hand"


def test_ff_10_who_is_helped_is_told_so() -> None:
    for language in LANGUAGES:
        face = face_of(new_table("face-to-face", seed=1), texts_in(language))
        helped = Laid(1, 17, "help-up", 20)
        to_me, to_other = face.tell(helped, 0), face.tell(helped, -1)
        assert to_me != to_other
    face = face_of(new_table("face-to-face", seed=1), texts_in("en"))
    assert face.tell(helped, 0) == "Silver plays 17 on your up pile (was 20), to help you."
    assert face.tell(Laid(1, 17, "up", 3), 0) == "Silver plays 17 on their own up pile (was 3)."


def test_an_option_without_effect_is_refused(run: Run) -> None:
    status, _, err = run("play", POKER.slug, "--option", "deals=5")
    assert status == 2
    assert "Option deals has no effect without end=deals. Add: --option end=deals" in err
    both = run("play", POKER.slug, "--option", "deals=5", "--option", "end=deals", "--seed", "1")
    assert both.status == 0


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("play", "face-to-face", "--seats", "100"), "face-to-face is for 2 players, not 100."),
        (("play", "face-to-face", "--seats", "two"), "--seats: “two” isn’t a whole number."),
        (("play", "face-to-face", "--people", "0"), "isn’t a whole number from 1 to 2."),
        (
            ("play", "top-oder-flop", "--seats", "2", "--option", "start=sixth"),
            "Allowed: random, first, second. (TF-4)",
        ),
    ],
)
def test_bounds_in_messages_are_the_real_ones(
    run: Run, words: tuple[str, ...], answer: str
) -> None:
    assert answer in run(*words).err


def test_a_seed_repeats_the_bots_also_after_a_resume(run: Run, own_home: Path) -> None:
    words = ("play", POKER.slug, "--seats", "3", "--bots", "random", "--seed", "11")
    lines = ["", *["a"] * 3] * 12
    played = []
    for parts in ([lines], [lines], [lines[:4], lines[4:]]):
        for number, part in enumerate(parts):
            run(*(words if number == 0 else ("play", "--resume")), typed=part)
        played.append(saved_actions(own_home))
        for saved in (own_home / "games" / "running").iterdir():
            saved.unlink()
    assert len(played[0]) > 12
    assert played[0] == played[1] == played[2]


def test_hp_19_minutes_go_on_where_they_stopped(
    run: Run, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = iter(range(0, 10_000_000, 5))
    monkeypatch.setattr("lichtspiel.terminal.play.monotonic", lambda: next(ticks))
    options = ("--option", "end=time", "--option", "minutes=1", "--seats", "3", "--seed", "1")
    run("play", POKER.slug, *options, typed=["", "a"])
    for _ in range(6):
        if "time up" in saved_actions(own_home):
            break
        run("play", "--resume", typed=["", "a", "a"])
    assert "time up" in saved_actions(own_home)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_plain_text_has_no_signs_that_cannot_be_heard(
    slug: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """No frames, arrows, blocks or lone dashes: what a screen reader leaves out or spells."""
    texts = texts_in(language)
    screen = Screen(plain=True, texts=texts)
    for step, table in enumerate(play_at_random(GAMES[slug].setup(), 4)):
        if step % 25 and not table.over:
            continue
        face, seat = face_of(table, texts), max(table.actor, 0)
        legal = table.legal_actions()
        for sentence in face.sentences(table.view(seat), legal):
            screen.line(sentence)
        for event in table.told(seat):
            screen.line(face.tell(event, seat))
        if legal:
            screen.line(face.question(table.view(seat), legal))
            screen.line(face.guide(table.view(seat), legal))
            screen.choices([("a", step) for step in face.path(legal[-1])])
    said = capsys.readouterr().out
    assert said
    assert re.findall("[\u2190-\u2bff·×−]|(?:^|[ :(])–(?:$|[ .;,)])", said, re.MULTILINE) == []


def test_plain_text_repeats_only_what_has_changed(run: Run) -> None:
    out = run("play", "top-oder-flop", "--seed", "4", typed=["", "a", "a", "table"]).out
    first, _, rest = out.partition("> a\n")
    again, _, whole = rest.rpartition("> table\n")
    assert first.count("Coole Cops (CC): Top empty") == 1
    assert "Coole Cops (CC)" not in again
    assert "Your hand: " in again
    assert whole.count("Coole Cops (CC): Top empty") == 1


@pytest.mark.parametrize(
    ("language", "asked", "listed"),
    [
        ("fr", "aide", "table\u202f: montrer de nouveau la table"),
        ("fr", "", "a\u202f: 18"),
        ("de", "hilfe", "tisch: den Tisch noch einmal zeigen"),
    ],
)
def test_a_list_has_the_spaces_of_its_language(
    run: Run, language: str, asked: str, listed: str
) -> None:
    game = ("--lang", language, "play", "face-to-face", "--seed", "3", "--plain")
    assert listed in run(*game, typed=[asked]).out.splitlines()

"""Games, seats and options: what fits, and what is said where it does not."""

import pytest

from lichtspiel import BadNotation, BadSetup, UnknownGame, all_games, get_game
from lichtspiel.engine.options import Choice, Flag, Number

GAME = get_game("face-to-face")


def test_games_are_listed_by_slug() -> None:
    slugs = [game.slug for game in all_games()]
    assert slugs == sorted(slugs)
    assert "face-to-face" in slugs


def test_an_unknown_game_is_answered_with_a_near_one() -> None:
    with pytest.raises(UnknownGame, match="Did you mean “face-to-face”"):
        get_game("face2face")
    with pytest.raises(UnknownGame, match="Available: "):
        get_game("zzz")


@pytest.mark.parametrize(("seats", "told"), [(0, "0"), (1, "1"), (3, "3"), (-2, "−2")])
def test_a_wrong_number_of_seats_is_refused(seats: int, told: str) -> None:
    with pytest.raises(BadSetup, match=f"is for 2 players, not {told}"):
        GAME.setup(seats)


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSetup, match=r"no option “speed”\. Options: last_card_grace"):
        GAME.setup(2, {"speed": 1})


def test_defaults_fill_what_is_not_given() -> None:
    assert GAME.setup().options == {"last_card_grace": False}
    assert GAME.setup(2, {"last_card_grace": True}).options == {"last_card_grace": True}


FLAG = Flag("grace", rule="XX-1")
CHOICE = Choice("round", rule="XX-2", values=("lap", "open"))
NUMBER = Number("target", rule="XX-3", default=5, least=1, most=10)


@pytest.mark.parametrize("value", [1, "on", None])
def test_a_flag_is_true_or_false(value: object) -> None:
    assert FLAG.check(True) is True
    with pytest.raises(BadSetup, match="on, off"):
        FLAG.check(value)


@pytest.mark.parametrize("value", ["", "LAP", 1, None])
def test_a_choice_is_one_of_its_words(value: object) -> None:
    assert CHOICE.check("open") == "open"
    assert CHOICE.default_for(2) == "lap"
    with pytest.raises(BadSetup, match="lap, open"):
        CHOICE.check(value)


@pytest.mark.parametrize("value", [0, 11, True, "5", 5.0, None])
def test_a_number_is_between_its_bounds(value: object) -> None:
    assert NUMBER.check(10) == 10
    assert NUMBER.default_for(2) == 5
    with pytest.raises(BadSetup, match="1–10"):
        NUMBER.check(value)


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [(FLAG, "on", True), (FLAG, "off", False), (CHOICE, "open", "open"), (NUMBER, "7", 7)],
)
def test_options_as_typed(option: Flag | Choice | Number, text: str, value: object) -> None:
    assert option.parse(text) == value


@pytest.mark.parametrize("text", ["", "x", "²", "1e3", "--1", "99999999999"])
def test_options_typed_wrongly(text: str) -> None:
    for option in (FLAG, CHOICE, NUMBER):
        with pytest.raises(BadSetup):
            option.parse(text)


@pytest.mark.parametrize("text", ["", "17", "up", "1 up", "60 down", "17 left", "\x00", "x" * 999])
def test_an_unreadable_notation_is_refused_shortly_and_harmlessly(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.parse(text)
    sentence = str(caught.value)
    assert sentence.isprintable()
    assert len(sentence) < 120

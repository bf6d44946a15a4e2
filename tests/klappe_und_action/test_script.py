"""The script: a file over a closed vocabulary, checked line by line (KA-2, KA-26)."""

from __future__ import annotations

from importlib import resources

import pytest

from lichtspiel.engine.errors import BadPosition, BadSetup
from lichtspiel.engine.position import position_to_json, read_position
from lichtspiel.engine.table import new_table, replay
from lichtspiel.games.klappe_und_action.script import canonical, parse, script_of
from tests.klappe_und_action.tables import GAME, OTHER_SCRIPT

HOUSE_TEXT = (
    resources.files("lichtspiel.games.klappe_und_action")
    .joinpath("house.script")
    .read_text(encoding="utf-8")
)
LINES = script_of("house").text().splitlines()


def test_ka_2_the_house_script_is_data() -> None:
    assert parse(HOUSE_TEXT).text() == script_of("house").text()
    assert LINES[1] == "2 scissors must swap with a higher scene"


def test_ka_26_the_house_script_by_any_other_name_is_the_house_script() -> None:
    assert canonical(HOUSE_TEXT) == canonical("\n".join(reversed(LINES))) == "house"
    assert GAME.setup(2, {"script": HOUSE_TEXT}) == GAME.setup(2)


def test_ka_26_the_same_effects_are_the_same_script() -> None:
    text = canonical(OTHER_SCRIPT)
    assert text != "house"
    assert canonical(text) == text
    assert canonical(text.upper().replace(" ", "   ") + "\n# and a remark") == text


def test_ka_26_a_number_has_one_form() -> None:
    lines = [*LINES[:-1], "16 megaphone count as 00 on the first slot"]
    assert canonical("\n".join(lines)) == "house"
    assert canonical("\n".join(["01" + LINES[0][1:], *LINES[1:]])) == "house"


def test_ka_26_a_byte_order_mark_is_no_part_of_the_script() -> None:
    assert canonical("\ufeff" + "\n".join(LINES)) == "house"


BROKEN = {
    "seventeen": (["17 no effect"], "ka-script-scene", 17),
    "no number": (["no effect"], "ka-script-scene", 17),
    "a long number": (["1111111111111 no effect"], "ka-script-scene", 17),
    "twice": (["5 no effect"], "ka-script-twice", 17),
}


@pytest.mark.parametrize("name", BROKEN)
def test_ka_26_a_line_too_many_is_named(name: str) -> None:
    more, id, line = BROKEN[name]
    assert complaint([*LINES, *more]) == (id, line)


@pytest.mark.parametrize(
    ("scene", "text", "id"),
    [
        (5, "5 sometimes may look at a slot card", "ka-script-timing"),
        (5, "5 camera look at a slot card", "ka-script-duty"),
        (5, "5 megaphone must lay beside a scene", "ka-script-duty"),
        (5, "5 camera may look at the sky", "ka-script-effect"),
        (5, "5 scissors may look at a slot card", "ka-script-when"),
        (5, "5 camera may count as 0 on the first slot", "ka-script-when"),
        (5, "5 megaphone count as 18 on the first slot", "ka-script-count"),
        (5, "5 megaphone count as 0000000001 on the last slot", "ka-script-count"),
    ],
)
def test_ka_26_a_broken_line_is_named(scene: int, text: str, id: str) -> None:
    lines = list(LINES)
    lines[scene - 1] = text
    assert complaint(["# a remark", *lines]) == (id, scene + 1)


def test_ka_26_a_missing_scene_is_named() -> None:
    with pytest.raises(BadSetup) as error:
        parse("\n".join(LINES[:-1]))
    assert error.value.message.params == {"line": 15, "scene": 16}


def test_ka_7_any_hand_can_begin_a_film() -> None:
    """Three scenes that cannot come first would fit a hand of three."""
    lines = list(LINES)
    for scene in (2, 3):
        lines[scene - 1] = f"{scene} megaphone lay beside a scene"
    assert complaint(lines) == ("ka-script-beside", 3)


def complaint(lines: list[str]) -> tuple[str, object]:
    with pytest.raises(BadSetup) as error:
        GAME.setup(2, {"script": "\n".join(lines)})
    return error.value.message.id, error.value.message.params["line"]


def test_a_script_is_part_of_record_and_position() -> None:
    table = new_table("klappe-und-action", seats=2, options={"script": OTHER_SCRIPT}, seed=3)
    table.play(table.legal_actions()[0])
    assert table.setup.options["script"] == canonical(OTHER_SCRIPT)
    again = replay(table.record())
    assert again.state.to_json() == table.state.to_json()
    document = position_to_json(table.state)
    assert document["options"]["script"] == canonical(OTHER_SCRIPT)  # type: ignore[index]


def test_a_broken_script_in_a_position_is_named() -> None:
    text = (
        '{"lichtspiel-position": 1, "game": "klappe-und-action", "ruleset": 1, "seats": 2,'
        ' "options": {"script": "1 no such thing"}, "state": {}}'
    )
    with pytest.raises(BadPosition) as error:
        read_position(text)
    assert error.value.message.id == "ka-script-timing"
    assert error.value.message.params["line"] == 1


def test_effects_know_how_to_speak() -> None:
    effects = script_of("house").effects
    assert effects[1].message().id == "ka-effect-swap-higher"
    assert effects[1].message().params == {"duty": "must"}
    assert effects[15].message().params == {"number": 0, "slot": "first"}
    assert parse(OTHER_SCRIPT).effect(14).message().params == {"number": 17, "slot": "last"}

"""Records: written, read, replayed, verified, and found out when altered."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from lichtspiel import (
    BadRecord,
    BadSetup,
    IllegalAction,
    Player,
    Seeds,
    Table,
    get_game,
    new_table,
    read_record,
    replay,
    verify,
)
from lichtspiel.testing import play_at_random

SETUP = get_game("face-to-face").setup()


def finished(seed: int = 1) -> Table:
    *_, table = play_at_random(SETUP, seed)
    return table


def document(seed: int = 1) -> dict[str, Any]:
    written: dict[str, Any] = json.loads(finished(seed).record().dumps())
    return written


def test_a_played_game_verifies_and_says_what_was_checked() -> None:
    verified = verify(read_record(finished().record().dumps()))
    checks = [check.id.removeprefix("verified-") for check in verified.checks]
    assert checks == ["commitment", "contributions", "deals", "actions", "outcome"]
    assert verified.table.over


def test_contributions_and_players_are_kept() -> None:
    players = (Player("Ada"), Player("", "easy"))
    table = Table(SETUP, Seeds(bytes(32), ("heads", "tails")), players)
    record = read_record(table.record().dumps())
    assert record.seeds.contributions == ("heads", "tails")
    assert tuple(record.players) == players
    assert record == table.record()
    assert replay(record).record() == table.record()
    assert "00000000" not in repr(record)


def test_a_contribution_that_somebody_kept_is_looked_for() -> None:
    table = Table(SETUP, Seeds(bytes(32), ("heads", "tails")))
    record = table.record()
    verify(record, contributions={1: "tails"})
    for wrong in ({0: "tails"}, {1: ""}, {5: "x"}):
        with pytest.raises(BadRecord, match="didn’t contribute"):
            verify(record, contributions=wrong)


def test_an_empty_commitment_is_not_no_commitment() -> None:
    with pytest.raises(BadRecord, match="doesn’t match the seal"):
        verify(finished().record(), "")


def test_an_unfinished_game_verifies_as_such() -> None:
    table = new_table("face-to-face", seed=5)
    table.play(table.legal_actions()[0])
    checks = verify(read_record(table.record().dumps())).checks
    assert checks[-1].id == "verified-unfinished"


def test_a_replay_can_stop_anywhere() -> None:
    record = finished().record()
    for count in (0, 1, len(record.actions) // 2, len(record.actions)):
        assert len(replay(record, count).actions) == count


def altered(change: Callable[[dict[str, Any]], None]) -> str:
    changed = document()
    change(changed)
    return json.dumps(changed)


def set_(name: str, value: object) -> Callable[[dict[str, Any]], None]:
    return lambda changed: changed.__setitem__(name, value)


TAMPERED = {
    "another seed": (set_("seed", "ab" * 32), "doesn’t match the seal"),
    "another commitment": (set_("commitment", "ab" * 32), "doesn’t match the seal"),
    "a contribution more": (set_("contributions", ["x"]), "Deal 1 doesn’t follow"),
    "another fingerprint": (set_("deals", ["0" * 64]), "Deal 1 doesn’t follow"),
    "a deal too few": (set_("deals", []), "claims 0 deals, but its actions lead to 1"),
    "a deal too many": (
        lambda changed: changed["deals"].append("0" * 64),
        "claims 2 deals, but its actions lead to 1",
    ),
    "an action swapped": (
        lambda changed: changed["actions"].__setitem__(0, "end"),
        "Action 1 of the record (“end”) breaks rule FF-4",
    ),
    "an action after the end": (
        lambda changed: changed["actions"].append("end"),
        "breaks rule FF-16",
    ),
    "no action at all": (
        lambda changed: changed["actions"].__setitem__(2, "castle"),
        "Action 3 of the record (“castle”) isn’t a valid action",
    ),
    "the last action cut off": (
        lambda changed: changed["actions"].pop(),
        "The result in the record isn’t the one",
    ),
    "another winner": (
        lambda changed: changed["outcome"]["winners"].__setitem__(0, 7),
        "The result in the record isn’t the one",
    ),
    "a notation as typed": (
        lambda changed: changed["actions"].__setitem__(0, changed["actions"][0].upper()),
        "actions has been altered",
    ),
    "true for one": (
        lambda changed: changed["outcome"].__setitem__("winners", [True]),
        "outcome has been altered",
    ),
    "another reason": (
        lambda changed: changed["outcome"].__setitem__("reason", "bored"),
        "The result in the record isn’t the one",
    ),
}


@pytest.mark.parametrize("name", TAMPERED)
def test_a_tampered_record_is_found_out(name: str) -> None:
    change, complaint = TAMPERED[name]
    record = read_record(altered(change))
    with pytest.raises(BadRecord) as caught:
        verify(record)
    assert complaint in str(caught.value)


def test_a_commitment_noted_before_the_game_finds_out_a_swapped_seed() -> None:
    honest, forged = finished(1), finished(2)
    record = read_record(forged.record().dumps())
    verify(record, forged.seeds.commitment().upper())
    with pytest.raises(BadRecord, match="doesn’t match the seal"):
        verify(record, honest.seeds.commitment())


BROKEN: dict[str, tuple[str | bytes, str]] = {
    "no JSON": ("{", "this isn’t valid JSON (line 1, column 2)"),
    "not UTF-8": (b"\xff{}", "isn’t a readable JSON document"),
    "nested too deep": ("[" * 100_000, "isn’t a readable JSON document"),
    "a list": ("[]", "expected an object, not […]"),
    "NaN": (altered(set_("seats", float("nan"))), "isn’t a readable JSON document"),
    "foreign": ('{"white": "Kasparov"}', "record: “lichtspiel-record” is missing"),
    "a name twice": ('{"a": 1, "a": 2}', "“a” appears twice"),
    "from the future": (
        altered(set_("lichtspiel-record", 3)),
        "version 3 is newer",
    ),
    "newer rules": (altered(set_("ruleset", 99)), "record.ruleset: version 99 is newer"),
    "another game": (
        altered(set_("game", "chess")),
        "record.game: there is no game",
    ),
    "three seats": (altered(set_("seats", 3)), "record.seats: 3 is out of range; expected 2."),
    "unknown option": (
        altered(set_("options", {"x": 1})),
        "record.options: face-to-face has no",
    ),
    "wrong option": (
        altered(set_("options", {"last_card_grace": "maybe"})),
        "record.options: option last_card_grace can’t be “maybe”",
    ),
    "short seed": (altered(set_("seed", "abc")), "record.seed: expected 64 hexadecimal digits"),
    "capital seed": (
        altered(set_("seed", "AB" * 32)),
        "record.seed: expected 64 hexadecimal digits",
    ),
    "three contributions": (
        altered(set_("contributions", ["", "", ""])),
        "entries should be 0–2, not 3",
    ),
    "foreign letters": (altered(set_("contributions", ["ä"])), "contribution of seat 1"),
    "a name that would spoil a screen": (
        altered(set_("players", [{"name": "a\x1b[31m", "bot": ""}, {"name": "", "bot": ""}])),
        "control characters",
    ),
    "one player": (
        altered(set_("players", [])),
        "record.players: the number of entries should be 2, not 0",
    ),
    "a number as action": (
        altered(set_("actions", [17])),
        "record.actions[0]: expected a text",
    ),
    "a long action": (altered(set_("actions", ["x" * 999])), "longer than 200 characters"),
    "an extra part": (altered(set_("winner", 1)), "record: “winner” doesn’t belong here"),
    "a text as outcome": (
        altered(set_("outcome", "won")),
        "record.outcome: expected an object",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_gets_one_clear_sentence(name: str) -> None:
    text, complaint = BROKEN[name]
    with pytest.raises(BadRecord) as caught:
        read_record(text)
    sentence = str(caught.value)
    assert complaint in sentence
    assert "\n" not in sentence
    assert len(sentence) < 250


def test_nothing_changes_when_an_action_is_refused() -> None:
    table = new_table("face-to-face", seed=1)
    before = table.record().dumps()
    with pytest.raises(IllegalAction):
        table.play("end")
    assert table.record().dumps() == before
    assert [event.kind for event in table.told(0)] == ["dealt", "starts"]


def test_events_can_be_asked_for_from_any_point_on() -> None:
    table = finished()
    whole = table.told(0)
    assert table.told(0, 3) == whole[3:]
    assert table.told(0, len(whole)) == []


@pytest.mark.parametrize("name", ["x" * 41, "a\nb", "\x1b[31m"])
def test_names_that_would_spoil_a_screen_are_refused(name: str) -> None:
    with pytest.raises(BadSetup, match="control characters"):
        new_table("face-to-face", players=[Player(name)])


def test_more_players_than_seats_are_refused() -> None:
    with pytest.raises(BadSetup, match="3 players are too many for 2 seats"):
        new_table("face-to-face", players=[Player()] * 3)

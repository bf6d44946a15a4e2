"""A game that was begun goes on by the rules it was begun with, or is refused: never by others."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace
from pathlib import Path

import pytest
from litestar.testing import TestClient

from lichtspiel import (
    Action,
    BadPosition,
    BadRecord,
    Game,
    Seeds,
    Setup,
    Table,
    get_game,
    position_to_json,
    read_position,
    read_record,
    verify,
)
from lichtspiel.client import Seat
from lichtspiel.engine import registry
from lichtspiel.engine.errors import BadSetup
from lichtspiel.engine.manifest import Manifest
from lichtspiel.engine.options import Document
from lichtspiel.games.face_to_face.game import FaceToFaceGame
from lichtspiel.games.face_to_face.state import FaceToFace
from lichtspiel.house import log, projection
from lichtspiel.house.bots import decide
from lichtspiel.house.live import LiveTable
from lichtspiel.house.store import Row
from lichtspiel.server.app import make_app
from lichtspiel.server.settings import Settings
from tests.test_broken_games import HIDE, SHOW, Tiny, TinyGame

SLUG = "face-to-face"
SEED = bytes(range(32))


class Corrected(FaceToFaceGame):
    """Face to Face after a correction: the last card has its grace always."""

    def __init__(self, *earlier: Game) -> None:
        super().__init__()
        self.ruleset = 2
        self.earlier = earlier

    def new(self, setup: Setup) -> FaceToFace:
        state = super().new(setup)
        state.grace = True
        return state


@pytest.fixture(params=["known", "forgotten"])
def corrected(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Corrected:
    """The corrected game takes the place of the one that logs were written by."""
    old = get_game(SLUG)
    game = Corrected(old) if request.param == "known" else Corrected()
    monkeypatch.setitem(registry._games, SLUG, game)
    return game


def rows(ruleset: int) -> list[Row]:
    opened = log.Opened(SLUG, ruleset, 2, {}, SEED.hex(), "abc", "", False, None, True)
    entries = [
        opened,
        log.BotSeated(0, "easy"),
        log.BotSeated(1, "easy"),
        log.Started(),
    ]
    return [Row(seq, 0, log.encode(entry)) for seq, entry in enumerate(entries, start=1)]


def test_a_log_is_played_by_its_own_ruleset_or_refused(corrected: Corrected) -> None:
    old, new = LiveTable("old"), LiveTable("new")
    new.fold(rows(2))
    assert new.table is not None
    assert new.table.game is corrected
    assert isinstance(new.table.state, FaceToFace)
    assert new.table.state.grace
    if not corrected.earlier:
        with pytest.raises(BadSetup, match=r"uses version 1 of the rules\. This program"):
            old.fold(rows(1))
        return
    old.fold(rows(1))
    assert old.table is not None
    assert old.table.game is corrected.earlier[0]
    assert isinstance(old.table.state, FaceToFace)
    assert not old.table.state.grace
    assert old.table.record().ruleset == 1


def test_a_table_that_cannot_be_read_says_so_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = {"game": SLUG, "name": "Ada"}
    with TestClient(make_app(Settings(tmp_path))) as client:
        old = client.post("/api/tables", json=wish).json()["table"]["id"]
    monkeypatch.setitem(registry._games, SLUG, Corrected())
    with TestClient(make_app(Settings(tmp_path))) as client:
        refused = client.get(f"/api/tables/{old}")
        assert refused.status_code == 400
        assert refused.json()["text"] == (
            "This game of face-to-face uses version 1 of the rules. This program supports: 2."
        )
        new = client.post("/api/tables", json=wish).json()["table"]["id"]
        assert client.get(f"/api/tables/{new}").status_code == 200
        assert [table["id"] for table in client.get("/api/tables").json()] == []


def test_records_and_positions_too(corrected: Corrected) -> None:
    before = (corrected.earlier or (FaceToFaceGame(),))[0]
    setup = corrected.setup()
    position = position_to_json(Table(setup, Seeds(SEED, ())).state)
    assert position["ruleset"] == 2
    assert read_position(json.dumps(position)).setup == setup
    record = json.loads(Table(setup, Seeds(SEED, ())).record().dumps())
    assert verify(read_record(json.dumps(record))).table.game is corrected
    older = json.dumps({**position, "ruleset": 1}), json.dumps({**record, "ruleset": 1})
    if corrected.earlier:
        assert read_position(older[0]).setup == before.setup()
        assert verify(read_record(older[1])).table.game is before
        return
    with pytest.raises(
        BadPosition, match=r"position\.ruleset: this game of face-to-face uses version"
    ):
        read_position(older[0])
    with pytest.raises(BadRecord, match=r"record\.ruleset: this game of face-to-face uses version"):
        read_record(older[1])


SHOW_BEFORE = Action(1, "show")
HIDE_BEFORE = Action(0, "hide")


class TinyBefore(Tiny):
    """The same rules, but the list of actions has another order."""

    def legal_actions(self) -> list[Action]:
        return [HIDE_BEFORE, SHOW_BEFORE] if self.actor >= 0 else []

    def apply(self, action: Action) -> None:
        super().apply(SHOW if action is SHOW_BEFORE else HIDE)


@pytest.fixture
def before(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game by its first ruleset; the second is registered, with actions of its own."""
    game = TinyGame(TinyBefore, actions=(HIDE_BEFORE, SHOW_BEFORE))
    deck = Document("deck", rule="TG-2", default="house", says=lambda _: [])
    later = TinyGame(ruleset=2, options=(deck,), earlier=(game,))
    monkeypatch.setitem(registry._games, "tiny", later)
    monkeypatch.setitem(registry._manifests, "tiny", Manifest("tiny", 1, game=""))
    return game


def test_actions_of_an_earlier_ruleset_stay_what_they_are_in_another_process(before: Game) -> None:
    for game in (before, get_game("tiny")):
        for action in game.all_actions:
            assert pickle.loads(pickle.dumps(action)) is action
    state = Table(before.setup(), Seeds(SEED, ())).state
    for luck in range(4):
        decided = decide(state.view(state.actor), "random", luck)
        assert pickle.loads(pickle.dumps(decided)) is decided
        assert decided in state.legal_actions()


def test_bots_think_by_the_ruleset_of_their_table(corrected: Corrected) -> None:
    state = Table(corrected.setup(), Seeds(SEED, ())).state
    view = state.view(state.actor)
    assert decide(view, "easy", 1) in state.legal_actions()
    older = replace(view, setup=replace(view.setup, ruleset=1))
    if not corrected.earlier:
        with pytest.raises(BadSetup):
            decide(older, "easy", 1)


def test_what_is_said_of_a_table_and_read_from_it_is_by_its_ruleset(before: Game) -> None:
    live = LiveTable("table")
    begun = log.Opened("tiny", 1, 2, {}, SEED.hex(), "abc", "", False, None, True)
    live.fold([Row(1, 0, log.encode(begun)), Row(2, 0, log.encode(log.Started()))])
    update = projection.update(live, 0, 0, 0, None, epoch="e")
    assert update.table is not None
    assert update.table.ruleset == 1
    assert update.table.documents == {}, "the deck came with the second"
    seat = Seat("http://house", "table")
    seat._update = update
    assert seat.setup == before.setup()
    assert live.table is not None
    assert seat.view() == live.table.view(0)

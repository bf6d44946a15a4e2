"""A fuzzer with a memory: tables, seats, tokens, links and time, over REST and the socket.

It knows what each request has to come to (`Model`), asks for right and for wrong things in any
order, and compares. In the long form it goes on for ten minutes with new seeds. What it finds
becomes a test of its own: here, as `test_case_…`, or beside what was wrong.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import hypothesis.core
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    initialize,
    invariant,
    multiple,
    rule,
    run_state_machine_as_test,
)
from litestar import Litestar
from litestar.testing import TestClient

from lichtspiel.house.tokens import new_token
from lichtspiel.protocol.socket import PROTOCOL
from lichtspiel.server import rest
from lichtspiel.server.app import make_app
from lichtspiel.server.names import look_of
from lichtspiel.server.settings import Limits, Settings
from lichtspiel.text import texts_in
from tests import luck
from tests.effort import LONG, rounds

_MINUTE = 60_000
_LINK = 15 * _MINUTE
_SECONDS = 600.0 if LONG else 0.0
_GAMES = ("face-to-face", "hollywood-poker", "top-oder-flop")
_NAMES = ("Ada", "Bob", "Аda", "Zoë", " Bob ", "\u200b", "x" * 99)  # noqa: RUF001 - Cyrillic
_UNLIMITED = Limits(
    requests_per_minute=0,
    tables_per_hour=0,
    open_tables=0,
    replays_per_minute=0,
    connections=0,
    messages_per_second=0,
    chats_per_minute=0,
)


@dataclass
class Chair:
    name: str = ""
    token: str = ""
    bot: str = ""
    ready: bool = False

    @property
    def free(self) -> bool:
        return not self.token and not self.bot


@dataclass
class Model:
    """What a table has to be."""

    id: str
    host: str
    chairs: list[Chair]
    phase: str = "waiting"
    links: dict[str, tuple[int, str, int]] = field(default_factory=dict)
    """By code: the seat, the token it had, and until when."""
    rematch: str = ""

    @property
    def going_on(self) -> bool:
        return self.phase in ("waiting", "playing")

    def seat_of(self, token: str) -> int | None:
        held = [seat for seat, chair in enumerate(self.chairs) if token and chair.token == token]
        return held[0] if held else None

    def start_if_ready(self, seat: int) -> None:
        others = [chair for number, chair in enumerate(self.chairs) if number != seat]
        somebody = any(chair.ready for chair in self.chairs)
        if self.phase == "waiting" and somebody and all(c.ready or c.bot for c in others):
            self.phase = "playing"


class World:
    """The server in this process, and its clock."""

    client: TestClient[Litestar]
    at = 0
    tables: dict[str, Model]


class Visitors(RuleBasedStateMachine):
    tables = Bundle("tables")
    tokens = Bundle("tokens")
    codes = Bundle("codes")

    def __init__(self) -> None:
        super().__init__()
        World.tables = {}

    @initialize(target=tokens)
    def begin(self) -> Any:
        return multiple(*(new_token() for _ in range(3)))

    @initialize(target=tables, game=st.sampled_from(_GAMES), bots=st.integers(0, 1))
    def begin_with_a_table(self, game: str, bots: int) -> Any:
        return self.opened(game, bots, is_open=True)

    # -- asking ---------------------------------------------------------------------------------

    def ask(self, method: str, path: str, token: str = "", body: object = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = World.client.request(method, f"/api{path}", json=body, headers=headers)
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            found = answer.json()
            assert found["text"] == texts_in("en").say(
                found["error"]["id"], found["error"].get("params", {})
            )
        return answer

    def expect(self, answer: httpx.Response, *, works: bool) -> bool:
        assert (answer.status_code < 300) is works, answer.text
        return works

    # -- tables ---------------------------------------------------------------------------------

    @rule(
        target=tables,
        another=tables,
        game=st.sampled_from(_GAMES),
        bots=st.integers(0, 1),
        is_open=st.booleans(),
    )
    def open_another(self, another: str, game: str, bots: int, is_open: bool) -> Any:
        assert another in World.tables
        return self.opened(game, bots, is_open=is_open)

    def opened(self, game: str, bots: int, *, is_open: bool) -> str:
        host, seat = new_token(), new_token()
        wish = {
            "game": game,
            "seats": 2,
            "bots": ["easy"] * bots,
            "open": is_open,
            "name": "Host",
            "tokens": {"host": host, "seat": seat},
        }
        answer = self.ask("POST", "/tables", body=wish)
        self.expect(answer, works=True)
        assert self.ask("POST", "/tables", body=wish).json() == answer.json(), "asked for again"
        found = answer.json()["table"]
        chairs = [Chair("Host", seat), Chair(bot="easy") if bots else Chair()]
        World.tables[found["id"]] = Model(found["id"], host, chairs)
        return str(found["id"])

    @rule(table=tables, who=tokens, as_host=st.booleans())
    def close(self, table: str, who: str, as_host: bool) -> None:
        model = World.tables[table]
        answer = self.ask("POST", f"/tables/{table}/close", model.host if as_host else who)
        if self.expect(answer, works=as_host and model.going_on):
            model.phase = "closed"

    @rule(table=tables, who=tokens, as_host=st.booleans())
    def start(self, table: str, who: str, as_host: bool) -> None:
        model = World.tables[table]
        answer = self.ask("POST", f"/tables/{table}/start", model.host if as_host else who)
        full = not any(chair.free for chair in model.chairs)
        if self.expect(answer, works=as_host and full and model.phase == "waiting"):
            model.phase = "playing"

    @rule(target=tables, table=tables, who=tokens, as_host=st.booleans())
    def play_again(self, table: str, who: str, as_host: bool) -> Any:
        model = World.tables[table]
        token = model.host if as_host else who
        answer = self.ask("POST", f"/tables/{table}/rematch", token)
        may = as_host or model.seat_of(who) is not None
        if not self.expect(answer, works=may and not model.going_on):
            return multiple()
        id = answer.json()["table"]
        assert model.rematch in ("", id)
        if model.rematch:
            return multiple()
        model.rematch = id
        chairs = [Chair(chair.name, chair.token, chair.bot) for chair in model.chairs]
        World.tables[id] = Model(id, model.host, chairs)
        return id

    # -- seats ----------------------------------------------------------------------------------

    @rule(
        table=tables,
        name=st.sampled_from(_NAMES),
        seat=st.none() | st.integers(0, 3),
        token=tokens,
    )
    def sit_down(self, table: str, name: str, seat: int | None, token: str) -> None:
        model = World.tables[table]
        body = {"name": name, "seat": seat, "token": token}
        answer = self.ask("POST", f"/tables/{table}/seats", body=body)
        held = model.seat_of(token)
        looks = look_of(name)
        if held is not None:
            same = model.chairs[held].name == name.strip()
            others = [c.name for n, c in enumerate(model.chairs) if c.name and n != held]
            works = same and seat in (None, held) and looks not in map(look_of, others)
            self.expect(answer, works=works)
            return
        free = [number for number, chair in enumerate(model.chairs) if chair.free]
        chosen = free[0] if seat is None and free else seat
        good = name.strip() not in ("\u200b", "x" * 99)
        taken = looks in [look_of(chair.name) for chair in model.chairs if chair.name]
        works = model.phase == "waiting" and good and not taken and chosen in free
        if self.expect(answer, works=works):
            assert chosen is not None
            assert answer.json()["seat"] == chosen
            model.chairs[chosen] = Chair(name.strip(), token)

    @rule(table=tables, seat=st.integers(0, 2), who=tokens, as_host=st.booleans())
    def stand_up(self, table: str, seat: int, who: str, as_host: bool) -> None:
        model = World.tables[table]
        answer = self.ask("DELETE", f"/tables/{table}/seats/{seat}", model.host if as_host else who)
        if answer.status_code == 400 and answer.json()["error"]["id"] == "server-person-there":
            return  # a socket that was closed a moment ago
        may = as_host or model.seat_of(who) == seat
        there = seat < len(model.chairs) and not model.chairs[seat].free
        if self.expect(answer, works=may and there and model.going_on):
            model.chairs[seat] = Chair()

    @rule(
        table=tables,
        seat=st.integers(0, 2),
        level=st.sampled_from(["easy", "medium", "godlike"]),
        who=tokens,
        as_host=st.booleans(),
    )
    def put_bot(self, table: str, seat: int, level: str, who: str, as_host: bool) -> None:
        model = World.tables[table]
        path = f"/tables/{table}/seats/{seat}/bot"
        answer = self.ask("PUT", path, model.host if as_host else who, {"level": level})
        if answer.status_code == 400 and answer.json()["error"]["id"] == "server-person-there":
            return
        there = seat < len(model.chairs) and level != "godlike"
        if self.expect(answer, works=as_host and there and model.going_on):
            model.chairs[seat] = Chair(bot=level)
            model.start_if_ready(seat)

    # -- links and time -------------------------------------------------------------------------

    def one_of(self, model: Model, seat: int, who: str, *, holds: bool) -> str:
        """Whoever holds a seat, if somebody does, or anybody."""
        return (model.chairs[seat].token or who) if holds else who

    @rule(target=codes, table=tables, who=tokens, number=st.integers(0, 1), holds=st.booleans())
    def make_link(self, table: str, who: str, number: int, holds: bool) -> Any:
        model = World.tables[table]
        who = self.one_of(model, number, who, holds=holds)
        seat = model.seat_of(who)
        answer = self.ask("POST", f"/tables/{table}/link", who)
        if not self.expect(answer, works=seat is not None) or seat is None:
            return multiple()
        model.links = {code: link for code, link in model.links.items() if link[0] != seat}
        model.links[answer.json()["code"]] = (seat, who, World.at + _LINK)
        return (table, answer.json()["code"])

    @rule(target=tokens, link=codes, minutes=st.sampled_from([0, 14, 16]))
    def use_link(self, link: tuple[str, str], minutes: int) -> Any:
        World.at += minutes * _MINUTE
        (id, code), token = link, new_token()
        model = World.tables[id]
        answer = self.ask("POST", f"/tables/{id}/claim", body={"code": code, "token": token})
        seat, before, until = model.links.get(code, (0, "", -1))
        works = model.chairs[seat].token == before != "" and World.at <= until
        if not self.expect(answer, works=works):
            return multiple()
        again = self.ask("POST", f"/tables/{id}/claim", body={"code": code, "token": token})
        assert again.json() == answer.json()
        model.chairs[seat].token = token
        del model.links[code]
        return token

    # -- the socket -----------------------------------------------------------------------------

    @rule(
        table=tables,
        who=tokens,
        number=st.integers(-1, 1),
        holds=st.booleans(),
        said=st.sampled_from(["ready", "say", "act", "nonsense", "back", "take-back"]),
    )
    def speak(self, table: str, who: str, number: int, holds: bool, said: str) -> None:
        model = World.tables[table]
        token = None if number < 0 else self.one_of(model, number, who, holds=holds)
        self.talk(model, token, said)

    def talk(self, model: Model, who: str | None, said: str) -> None:
        table = model.id
        seat = None if who is None else model.seat_of(who)
        with World.client.websocket_connect(f"/api/tables/{table}/socket") as socket:
            socket.send_json({"type": "hello", "protocol": PROTOCOL, "token": who})
            first = socket.receive_json()
            if who is not None and seat is None:
                assert (first["type"], first["text"]["id"]) == ("refused", "server-token")
                return
            assert (first["type"], first["seat"]) == ("update", -1 if seat is None else seat)
            for chair in model.chairs:
                assert not chair.token or chair.token not in str(first), "nobody's token is told"
            message = {"type": said, "id": "a" + new_token()[:8]}
            message |= {"say": {"text": "Hi"}, "act": {"action": "17 up"}}.get(said, {})
            message |= {"seq": first["seq"]} if said in ("act", "take-back") else {}
            socket.send_json(message)
            while (answer := socket.receive_json())["type"] not in ("done", "refused"):
                pass
        if answer["type"] == "refused":
            assert texts_in("en").say(answer["text"]["id"], answer["text"].get("params", {}))
        if said in ("ready", "say"):
            silent = said == "say" and model.phase == "playing"  # some games forbid it then
            works = seat is not None and (said == "say" or model.phase == "waiting")
            assert (answer["type"] == "done") is works or silent
        if said == "ready" and answer["type"] == "done" and seat is not None:
            model.chairs[seat].ready = True
            model.start_if_ready(seat)

    @rule(link=consumes(codes))
    def forget_link(self, link: tuple[str, str]) -> None:
        pass

    # -- looking --------------------------------------------------------------------------------

    @rule(table=tables)
    def ask_for_the_record(self, table: str) -> None:
        for what in ("record", "replay"):
            answer = self.ask("GET", f"/tables/{table}/{what}")
            # A game that was closed shows its record, too; one that was never dealt has none.
            shown = ("over", "closed") if what == "record" else ("over",)
            assert (answer.status_code == 400) or World.tables[table].phase in shown

    @rule(table=tables, others=st.lists(tokens, max_size=4))
    def ask_for_mine(self, table: str, others: list[str]) -> None:
        mine = [*others, *(chair.token for chair in World.tables[table].chairs if chair.token)]
        found = self.ask("POST", "/mine", body={"tokens": mine}).json()
        held = {
            (id, model.seat_of(token))
            for id, model in World.tables.items()
            for token in mine
            if model.seat_of(token) is not None
        }
        assert {(table["id"], table["seat"]) for table in found} == held

    @invariant()
    def tables_are_as_expected(self) -> None:
        for id, model in list(World.tables.items())[-3:]:
            found = self.ask("GET", f"/tables/{id}").json()
            seats = [
                (seat.get("name", ""), seat.get("bot", ""), seat.get("ready", False))
                for seat in found["seats"]
            ]
            assert seats == [(c.name, c.bot, c.ready) for c in model.chairs]
            assert found["phase"] == model.phase
            assert model.host not in str(found)


@contextmanager
def world(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    World.at = 1_800_000_000_000
    monkeypatch.setattr(rest, "now", lambda: World.at)
    # Nobody waits for a bot here.
    configured = Settings(folder, limits=_UNLIMITED, bot_pause=1e6)
    with TestClient(make_app(configured)) as client:
        World.client = client
        yield


def test_whatever_visitors_do_the_tables_are_as_expected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record_property: Callable[[str, object], None]
) -> None:
    chosen = settings(
        max_examples=rounds(40, 50),
        stateful_step_count=rounds(30, 50),
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    give_up, times = time.monotonic() + _SECONDS, 0
    with world(tmp_path, monkeypatch):
        while not times or time.monotonic() < give_up:
            monkeypatch.setattr(hypothesis.core, "global_force_seed", luck.SEED + times)
            run_state_machine_as_test(Visitors, settings=chosen)
            times += 1
    record_property("stateful fuzzing, rounds", times)

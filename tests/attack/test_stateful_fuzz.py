"""A fuzzer with a memory: tables, seats, tokens, links and time, over REST and the socket.

It knows what each request has to come to (`Model`), asks for right and for wrong things in any
order, and compares. Chance alone would seldom deal a game, let alone end one: so some rules do
several steps at once, and time passes to just before or just after something is due.

In the long form it goes on for ten minutes with new seeds (`LICHTSPIEL_FUZZ_MINUTES` says
otherwise). What it finds becomes a test of its own: here, as `test_case_…`, or beside what was
wrong.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty
from typing import Any

import httpx
import hypothesis.core
import pytest
from hypothesis import HealthCheck, Phase, settings
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
from litestar.testing import TestClient, WebSocketTestSession

from lichtspiel.engine.record import Record
from lichtspiel.engine.seeds import SEED_BYTES, Seeds, contribution_hash
from lichtspiel.house import caretaker, contributing, decisions, house, log, viewer
from lichtspiel.house.live import LiveTable
from lichtspiel.house.seating import Seating
from lichtspiel.house.tokens import new_token
from lichtspiel.protocol.socket import PROTOCOL
from lichtspiel.server import rest
from lichtspiel.server.app import make_app
from lichtspiel.server.names import look_of
from lichtspiel.server.services import Services
from lichtspiel.server.settings import Limits, Settings
from lichtspiel.text import texts_in
from tests import luck
from tests.effort import LONG, rounds
from tests.server.running import PATIENCE

_MINUTE = 60_000
_LINK = 15 * _MINUTE
_REVEAL = 30_000
_CLOCK = 45
"""Seconds for a decision, at tables that have a clock."""
_STATION = 20_000
"""Milliseconds in which people may look before a decision is asked for."""
_PLANTED_SECONDS = 120.0
_SECONDS = 60.0 * float(os.environ.get("LICHTSPIEL_FUZZ_MINUTES", "10")) if LONG else 0.0
_MOST_BURNED = 10
_MOST_HASHES = 20
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
    hash: str = ""
    hashes: int = 0
    said: str = ""
    """What was committed to."""
    revealed: bool = False
    stand_in: bool = False

    @property
    def free(self) -> bool:
        return not self.token and not self.bot


@dataclass
class Model:
    """What a table has to be."""

    id: str
    host: str
    chairs: list[Chair]
    commitment: str
    clock: int | None = None
    phase: str = "waiting"
    collected: int | None = None
    """Since when contributions are revealed."""
    burned: list[str] = field(default_factory=list)
    deadline: int | None = None
    """When whoever is to act has run out of time."""
    links: dict[str, tuple[int, str, int]] = field(default_factory=dict)
    """By code: the seat, the token it had, and until when."""
    rematch: str = ""

    @property
    def going_on(self) -> bool:
        return self.phase in ("waiting", "playing")

    def seat_of(self, token: str) -> int | None:
        held = [seat for seat, chair in enumerate(self.chairs) if token and chair.token == token]
        return held[0] if held else None

    @property
    def revealing(self) -> bool:
        return self.collected is not None and self.phase == "waiting"

    def collect_if_ready(self) -> None:
        somebody = any(chair.hash for chair in self.chairs)
        if self.phase == "waiting" and somebody and all(c.hash or c.bot for c in self.chairs):
            self.collected = World.at

    def burn(self) -> None:
        """The next commitment is whatever the server says, but another one."""
        self.burned.append(self.commitment)
        self.commitment, self.collected = "", None
        for chair in self.chairs:
            chair.hash = chair.said = ""
            chair.hashes, chair.revealed = 0, False

    def start(self) -> None:
        self.phase, self.collected = "playing", None

    def leave(self, seat: int, after: Chair) -> None:
        """Somebody else sits here from now on, or nobody."""
        if self.revealing and not (self.chairs[seat].bot and after.bot):
            self.burn()
        after.stand_in = after.free and self.phase == "playing"
        self.chairs[seat] = after


class World:
    """The server in this process, and its clock."""

    client: TestClient[Litestar]
    at = 0
    tables: dict[str, Model]
    round = 0
    deals = random.Random()
    """Of the seeds and contributions of one example: repeated, it must come to the same."""

    @classmethod
    def wait_until_all_have_left(cls) -> None:
        """A socket that was closed is noticed a moment later."""
        services: Services = cls.client.app.state.services

        async def work() -> None:
            while services.house.watchers:
                await asyncio.sleep(0)

        with cls.client.portal() as portal:
            portal.call(work)

    @classmethod
    def catch_up(cls) -> None:
        """Whoever slept until some time sees that it has come."""
        services: Services = cls.client.app.state.services

        async def work() -> None:
            caretaker = services.open_house.caretaker
            due = list(caretaker._due)
            for id in due:
                caretaker._due.pop(id).task.cancel()
                caretaker.look_after(await services.house.table(id))
            late = [caretaker._due[id] for id in due if id in caretaker._due]
            await asyncio.gather(
                *(one.task for one in late if one.until is not None and one.until <= cls.at),
                return_exceptions=True,
            )
            while services.house._tasks:  # what somebody else has begun to write
                await asyncio.sleep(0)

        with cls.client.portal() as portal:
            portal.call(work)

    @classmethod
    def forget_tables(cls) -> None:
        """Or each example would have the clocks of all tables before it to look at."""
        services: Services = cls.client.app.state.services

        async def work() -> None:
            caretaker = services.open_house.caretaker
            for id in cls.tables:
                if id in caretaker._due:
                    caretaker._due.pop(id).task.cancel()
                services.house.forget(id)

        with cls.client.portal() as portal:
            portal.call(work)


def hear(socket: WebSocketTestSession) -> Any:
    try:
        return socket.receive_json(timeout=PATIENCE)
    except Empty:
        raise AssertionError("nothing is said") from None


class Visitors(RuleBasedStateMachine):
    tables = Bundle("tables")
    tokens = Bundle("tokens")
    codes = Bundle("codes")

    def __init__(self) -> None:
        super().__init__()
        World.tables, World.deals = {}, luck.stream("deals", World.round)

    def teardown(self) -> None:
        World.forget_tables()

    @initialize(target=tokens)
    def begin(self) -> Any:
        return multiple(*(new_token() for _ in range(3)))

    @initialize(
        target=tables,
        game=st.sampled_from(_GAMES),
        bots=st.integers(0, 1),
        clock=st.sampled_from([None, _CLOCK]),
    )
    def begin_with_a_table(self, game: str, bots: int, clock: int | None) -> Any:
        return self.opened(game, bots, clock, is_open=True)

    @initialize(target=tables, game=st.sampled_from(_GAMES), clock=st.sampled_from([None, _CLOCK]))
    def begin_with_a_game(self, game: str, clock: int | None) -> Any:
        """Which two people play."""
        table = self.opened(game, 0, clock, is_open=False)
        self.sit_down(table, "Ada", None, new_token())
        self.all_speak(table, ("ready", "reveal"))
        assert World.tables[table].phase == "playing"
        return table

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
        clock=st.sampled_from([None, _CLOCK]),
        is_open=st.booleans(),
    )
    def open_another(
        self, another: str, game: str, bots: int, clock: int | None, is_open: bool
    ) -> Any:
        assert another in World.tables
        return self.opened(game, bots, clock, is_open=is_open)

    def opened(self, game: str, bots: int, clock: int | None, *, is_open: bool) -> str:
        host, seat = new_token(), new_token()
        wish = {
            "game": game,
            "seats": 2,
            "bots": ["easy"] * bots,
            "open": is_open,
            "clock": clock,
            "name": "Host",
            "tokens": {"host": host, "seat": seat},
        }
        answer = self.ask("POST", "/tables", body=wish)
        self.expect(answer, works=True)
        assert self.ask("POST", "/tables", body=wish).json() == answer.json(), "asked for again"
        found = answer.json()["table"]
        chairs = [Chair("Host", seat), Chair(bot="easy") if bots else Chair()]
        World.tables[found["id"]] = Model(found["id"], host, chairs, found["commitment"], clock)
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
        bots = all(chair.bot for chair in model.chairs)
        if self.expect(answer, works=as_host and bots and model.phase == "waiting"):
            model.start()

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
        commitment = self.ask("GET", f"/tables/{id}").json()["commitment"]
        World.tables[id] = Model(id, model.host, chairs, commitment, model.clock)
        return id

    @rule(target=tables, table=tables, step=st.integers(0, 3), seat=st.integers(0, 2), who=tokens)
    def branch_off(self, table: str, step: int, seat: int, who: str) -> Any:
        model, host = World.tables[table], new_token()
        names = {"seat": seat, "step": step, "level": "easy", "name": "Eve"}
        wish = {**names, "tokens": {"host": host, "seat": who}}
        answer = self.ask("POST", f"/tables/{table}/branch", body=wish)
        works = model.phase == "over" and seat < len(model.chairs)
        if not self.expect(answer, works=works):
            return multiple()
        id = answer.json()["table"]["id"]
        chairs = [
            Chair("Eve", who) if number == seat else Chair(bot="easy")
            for number in range(len(model.chairs))
        ]
        World.tables[id] = Model(id, host, chairs, model.commitment, phase="playing")
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
        World.wait_until_all_have_left()
        answer = self.ask("DELETE", f"/tables/{table}/seats/{seat}", model.host if as_host else who)
        may = as_host or model.seat_of(who) == seat
        there = seat < len(model.chairs) and not model.chairs[seat].free
        if self.expect(answer, works=may and there and model.going_on):
            model.leave(seat, Chair())

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
        World.wait_until_all_have_left()
        answer = self.ask("PUT", path, model.host if as_host else who, {"level": level})
        there = seat < len(model.chairs) and level != "godlike"
        if self.expect(answer, works=as_host and there and model.going_on):
            model.leave(seat, Chair(bot=level))
            if not model.revealing:
                model.collect_if_ready()

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
        self.pass_time(minutes * _MINUTE)
        (id, code), token = link, new_token()
        model = World.tables[id]
        answer = self.ask("POST", f"/tables/{id}/claim", body={"code": code, "token": token})
        seat, before, until = model.links.get(code, (0, "", -1))
        works = model.chairs[seat].token == before != "" and World.at <= until
        if not self.expect(answer, works=works):
            return multiple()
        again = self.ask("POST", f"/tables/{id}/claim", body={"code": code, "token": token})
        assert again.json() == answer.json()
        if model.revealing:
            model.burn()
        model.chairs[seat].token = token
        if model.phase == "waiting":
            model.chairs[seat].hash = ""
        del model.links[code]
        # The old device has nothing to say any more.
        self.talk(model, before, "say")
        return token

    @rule(seconds=st.sampled_from([1, 29, 31, _CLOCK + 1, 3600]))
    def wait(self, seconds: int) -> None:
        self.pass_time(1000 * seconds)

    @rule(table=tables, late=st.booleans())
    def wait_for_what_is_due(self, table: str, late: bool) -> None:
        """To that very millisecond, or to the one before."""
        model = World.tables[table]
        self.note_the_deadline(model)
        due = [until + 1 for _, _, until in model.links.values()]
        if model.revealing:
            due.append((model.collected or 0) + _REVEAL)
        if model.deadline is not None:
            due.append(model.deadline)
        coming = [at for at in due if at > World.at]
        if coming:
            self.pass_time(min(coming) - World.at - (not late))

    def pass_time(self, milliseconds: int) -> None:
        """And whatever is due then is done."""
        for model in World.tables.values():
            self.note_the_deadline(model)
        World.wait_until_all_have_left()
        World.at += milliseconds
        World.catch_up()
        for model in World.tables.values():
            if model.revealing and World.at >= (model.collected or 0) + _REVEAL:
                model.burn()
            self.run_out_of_time(model)

    def note_the_deadline(self, model: Model) -> None:
        """As everybody is told; it can be no later than the clock from now on."""
        if not model.going_on:
            model.deadline = None
            return
        update = self.look(model)
        model.deadline = update.get("deadline")
        runs = model.phase == "playing" and model.clock is not None
        if runs and not self.is_played_by_a_bot(model, update["actor"]):
            assert model.deadline is not None
            assert World.at < model.deadline <= World.at + 1000 * _CLOCK + _STATION
        else:
            assert model.deadline is None

    def run_out_of_time(self, model: Model) -> None:
        if model.deadline is not None and World.at >= model.deadline:
            model.chairs[self.look(model)["actor"]].stand_in = True

    def is_played_by_a_bot(self, model: Model, seat: int) -> bool:
        return bool(model.chairs[seat].bot) or model.chairs[seat].stand_in

    def look(self, model: Model) -> Any:
        """What a spectator is sent."""
        with World.client.websocket_connect(f"/api/tables/{model.id}/socket") as socket:
            socket.send_json({"type": "hello", "protocol": PROTOCOL})
            return hear(socket)

    # -- the socket -----------------------------------------------------------------------------

    @rule(
        table=tables,
        who=tokens,
        number=st.integers(-1, 1),
        holds=st.booleans(),
        said=st.sampled_from(
            (
                *("ready", "ready", "reveal", "reveal", "mis-reveal"),
                *("say", "act", "nonsense", "back", "take-back"),
            )
        ),
    )
    def speak(self, table: str, who: str, number: int, holds: bool, said: str) -> None:
        model = World.tables[table]
        token = None if number < 0 else self.one_of(model, number, who, holds=holds)
        self.talk(model, token, said)

    @rule(table=tables, number=st.integers(0, 1), which=st.integers(0, 5))
    def speak_in_turn(self, table: str, number: int, which: int) -> None:
        """What fits the moment, more or less."""
        model = World.tables[table]
        fits: tuple[str, ...] = ("reveal", "mis-reveal") if model.revealing else ("ready", "reveal")
        if model.phase != "waiting":
            fits = ("back", "take-back", "say")
        token = model.chairs[number].token
        if token:
            self.talk(model, token, fits[which % len(fits)])

    def talk(self, model: Model, who: str | None, said: str) -> None:
        table = model.id
        seat = None if who is None else model.seat_of(who)
        with World.client.websocket_connect(f"/api/tables/{table}/socket") as socket:
            socket.send_json({"type": "hello", "protocol": PROTOCOL, "token": who})
            first = hear(socket)
            if who is not None and seat is None:
                assert first["type"] == "refused", "no such token is good here"
                assert first["text"]["id"] == "server-token"
                return
            assert (first["type"], first["seat"]) == ("update", -1 if seat is None else seat)
            for chair in model.chairs:
                assert not chair.token or chair.token not in str(first), "nobody's token is told"
            contribution = World.deals.randbytes(20).hex()
            message = self.message(model, seat, said, contribution)
            message |= {"seq": first["seq"]} if said in ("act", "take-back") else {}
            socket.send_json(message)
            while (answer := hear(socket))["type"] not in ("done", "refused"):
                pass
        if answer["type"] == "refused":
            assert texts_in("en").say(answer["text"]["id"], answer["text"].get("params", {}))
        done = answer["type"] == "done"
        if said == "say":
            silent = model.phase == "playing"  # some games forbid it then
            assert done is (seat is not None) or silent
        elif said == "ready":
            works = seat is not None and model.phase == "waiting" and not model.revealing
            too_often = len(model.burned) >= _MOST_BURNED or (
                seat is not None and model.chairs[seat].hashes >= _MOST_HASHES
            )
            assert done is (works and not too_often)
            if done and seat is not None:
                model.chairs[seat].hash, model.chairs[seat].said = message["hash"], contribution
                model.chairs[seat].hashes += 1
                model.collect_if_ready()
        elif said in ("reveal", "mis-reveal"):
            assert done is (seat is not None and model.revealing)
            if done and seat is not None:
                self.revealed(model, seat, right=said == "reveal")
        elif said == "back":
            works = seat is not None and model.chairs[seat].stand_in
            assert done is works or answer["text"]["id"] == "server-back-before"
            if done and seat is not None:
                model.chairs[seat].stand_in = False
        elif said == "act" and done and seat is not None:
            model.chairs[seat].stand_in = False

    @rule(table=tables, moves=st.integers(1, 60), which=st.integers(0, 99))
    def play(self, table: str, moves: int, which: int) -> None:
        """People act when they are to, and now and then say it twice, or too late."""
        model = World.tables[table]
        while moves > 0 and model.phase == "playing":
            actor = self.look(model)["actor"]
            if not model.chairs[actor].token:
                return
            moves -= self.take_a_turn(model, actor, moves, which)

    def take_a_turn(self, model: Model, seat: int, most: int, which: int) -> int:
        """Returns how many moves that was."""
        made = 0
        with World.client.websocket_connect(f"/api/tables/{model.id}/socket") as socket:

            def ask(message: dict[str, Any]) -> Any:
                socket.send_json(message)
                while (answer := hear(socket))["type"] not in ("done", "refused"):
                    assert answer["type"] != "update", "the answer comes first"
                return answer

            token = model.chairs[seat].token
            socket.send_json({"type": "hello", "protocol": PROTOCOL, "token": token})
            update = hear(socket)
            while update.get("actor") == seat and made < most and not update.get("outcome"):
                legal = update["legal"]
                action = legal[(which + made) % len(legal)]["notation"]
                act = {"type": "act", "id": new_token()[:9], "seq": update["seq"], "action": action}
                if made and (which + made) % 5 == 0:
                    answer = ask({**act, "id": new_token()[:9], "seq": update["seq"] - 1})
                    assert (answer["type"], answer.get("stale")) == ("refused", True)
                done = ask(act)
                assert done["type"] == "done", done
                while (update := hear(socket))["type"] != "update":
                    pass
                assert update["seq"] == done["seq"] > act["seq"]
                if which % 5 == 1:
                    assert ask(act) == done, "said twice, done once"
                made += 1
                model.chairs[seat].stand_in = False
            if update.get("outcome"):
                model.phase = "over"
        return made

    @rule(
        table=tables,
        saying=st.sampled_from(
            [("ready",), ("reveal",), ("ready", "reveal"), ("ready", "mis-reveal")]
        ),
    )
    def all_speak(self, table: str, saying: tuple[str, ...]) -> None:
        """Everybody who sits there: or a game would seldom begin."""
        model = World.tables[table]
        for said in saying:
            for chair in list(model.chairs):
                if chair.token:
                    self.talk(model, chair.token, said)

    def message(self, model: Model, seat: int | None, said: str, contribution: str) -> Any:
        sealed = contribution_hash(model.commitment or "0" * 64, seat or 0, contribution)
        mine = "" if seat is None else model.chairs[seat].said
        words: dict[str, dict[str, str]] = {
            "say": {"text": "Hi"},
            "act": {"action": "17 up"},
            "ready": {"commitment": model.commitment, "hash": sealed},
            "reveal": {"commitment": model.commitment, "contribution": mine or contribution},
            "mis-reveal": {"commitment": model.commitment, "contribution": contribution},
        }
        kind = "reveal" if said == "mis-reveal" else said
        return {"type": kind, "id": "a" + new_token()[:8], **words.get(said, {})}

    def revealed(self, model: Model, seat: int, *, right: bool) -> None:
        if model.chairs[seat].revealed:
            return
        if not right:
            model.burn()
            return
        model.chairs[seat].revealed = True
        if all(chair.revealed or chair.bot for chair in model.chairs):
            model.start()

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
            assert (answer.status_code == 200) or World.tables[table].phase != "over"

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
                tuple(seat.get(part, "") for part in ("name", "bot", "hash", "stand_in"))
                for seat in found["seats"]
            ]
            assert seats == [(c.name, c.bot, c.hash, c.stand_in or "") for c in model.chairs]
            assert found["phase"] == model.phase
            assert found["revealing"] == model.revealing
            assert found["burned"] == model.burned
            if not model.commitment:
                assert found["commitment"] not in model.burned
                model.commitment = found["commitment"]
            assert found["commitment"] == model.commitment
            if model.phase == "waiting":
                assert not any(chair.said and chair.said in str(found) for chair in model.chairs)
            assert model.host not in str(found)


@contextmanager
def world(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    World.at = 1_800_000_000_000
    for module in (rest, caretaker, house, viewer):
        monkeypatch.setattr(module, "now", lambda: World.at)
    # A server that does not notice how the time passes would take itself to have been asleep.
    monkeypatch.setattr(caretaker.Caretaker, "beat", lambda _: None)
    monkeypatch.setattr(Seeds, "fresh", lambda: Seeds(World.deals.randbytes(SEED_BYTES), ()))
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
            World.round = times
            run_state_machine_as_test(Visitors, settings=chosen)
            times += 1
    record_property("stateful fuzzing, rounds", times)


# -- mistakes that it has to find -----------------------------------------------------------------


def old_tokens_stay_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever handed a seat on by a link still plays it, too."""
    honest, before = Seating._change, dict[str, tuple[str, int]]()
    seat_of = Seating.seat_of

    def change(self: Seating, seat: int, **changes: Any) -> None:
        if "token" in changes:
            before[self.chairs[seat].token] = (self.id, seat)
        honest(self, seat, **changes)

    def found(self: Seating, token: str) -> int | None:
        id, seat = before.get(token, ("", None))
        return seat if id == self.id else seat_of(self, token)

    monkeypatch.setattr(Seating, "_change", change)
    monkeypatch.setattr(Seating, "seat_of", found)


def links_do_not_expire(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = decisions.use_link

    def use_link(seating: Seating, code: str, token: str, _now: int) -> list[log.AnyEntry]:
        return honest(seating, code, token, 0)

    monkeypatch.setattr(decisions, "use_link", use_link)


def whoever_is_late_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A round of contributions never fails for its time."""
    monkeypatch.setattr(caretaker, "REVEAL_SECONDS", 10**6)


def anything_may_be_revealed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contributing, "contribution_hash", _whatever_was_sealed)


class _Everything(str):
    __slots__ = ()
    __hash__ = str.__hash__

    def __ne__(self, other: object) -> bool:
        return False


def _whatever_was_sealed(_commitment: str, _seat: int, _text: str) -> str:
    return _Everything()


def clocks_stand_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody runs out of time, though everybody is told when they would."""

    def nothing(_self: object, _live: LiveTable) -> Sequence[log.AnyEntry]:
        return ()

    honest = caretaker.Caretaker._time_is_up

    def slow(self: caretaker.Caretaker, live: LiveTable) -> Sequence[log.AnyEntry]:
        return honest(self, live) if live.seating.revealing else nothing(self, live)

    async def once(self: caretaker.Caretaker, live: LiveTable, until: int) -> None:
        if until <= World.at:
            await self._write(live, self._time_is_up)
        else:
            await asyncio.sleep(10**6)

    monkeypatch.setattr(caretaker.Caretaker, "_time_is_up", slow)
    monkeypatch.setattr(caretaker.Caretaker, "_wait", once)


def commands_are_obeyed_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LiveTable, "answered", lambda *_: None)


def old_numbers_are_good_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has not seen the last move acts all the same."""
    monkeypatch.setattr(decisions, "_up_to_date", lambda *_: None)


def latecomers_sit_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the seat, and with the hand, of whoever left during the game."""
    honest = decisions.take_seat

    def take_seat(seating: Seating, name: str, seat: int | None, token: str) -> list[log.AnyEntry]:
        early = seating.copy()
        early.phase = "waiting"
        return honest(early, name, seat, token)

    monkeypatch.setattr(decisions, "take_seat", take_seat)


def running_games_show_their_record(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = decisions.recorded

    def recorded(live: LiveTable) -> Record:
        return honest(live) if live.table is None else live.table.record()

    monkeypatch.setattr(decisions, "recorded", recorded)


def failed_rounds_share_a_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    seed = Seeds.fresh().table.hex()
    monkeypatch.setattr(
        contributing, "_burn", lambda seats, why: log.Burned(list(seats), why, seed)
    )


@pytest.mark.skipif(not LONG, reason="takes minutes; `make test-long` and `make attack` do it")
@pytest.mark.parametrize(
    "mistake",
    [
        old_tokens_stay_good,
        links_do_not_expire,
        whoever_is_late_is_waited_for,
        anything_may_be_revealed,
        clocks_stand_still,
        commands_are_obeyed_each_time,
        old_numbers_are_good_enough,
        latecomers_sit_down,
        running_games_show_their_record,
        failed_rounds_share_a_seed,
    ],
)
def test_a_planted_mistake_is_found(
    mistake: Callable[[pytest.MonkeyPatch], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
) -> None:
    chosen = settings(
        max_examples=20,
        stateful_step_count=50,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    mistake(monkeypatch)
    began, times = time.monotonic(), 0
    with world(tmp_path, monkeypatch):
        while time.monotonic() < began + _PLANTED_SECONDS:
            monkeypatch.setattr(hypothesis.core, "global_force_seed", luck.SEED + times)
            World.round = times
            times += 1
            try:
                run_state_machine_as_test(Visitors, settings=chosen)
            except (AssertionError, ExceptionGroup):
                seconds = round(time.monotonic() - began)
                record_property(f"planted, {mistake.__name__}", f"found in {seconds} s")
                return
    pytest.fail("nobody noticed")


def reveal_something_else(visitors: Visitors) -> None:
    table = visitors.opened("face-to-face", 1, None, is_open=True)
    visitors.all_speak(table, ("ready",))
    model = World.tables[table]
    visitors.talk(model, model.chairs[0].token, "mis-reveal")


def run_out_of_time(visitors: Visitors) -> None:
    """At a table where a person is to act."""
    while True:
        table = visitors.opened("face-to-face", 1, _CLOCK, is_open=True)
        visitors.all_speak(table, ("ready", "reveal"))
        if visitors.look(World.tables[table])["actor"] == 0:
            break
    visitors.wait(_CLOCK + 1)


@pytest.mark.parametrize(
    ("mistake", "way"),
    [
        (anything_may_be_revealed, reveal_something_else),
        (clocks_stand_still, run_out_of_time),
    ],
)
@pytest.mark.parametrize("planted", [False, True])
def test_a_mistake_is_noticed_where_it_is_met(
    mistake: Callable[[pytest.MonkeyPatch], None],
    way: Callable[[Visitors], None],
    planted: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Chance seldom leads there; what it would find is found."""
    if planted:
        mistake(monkeypatch)
    with world(tmp_path, monkeypatch):
        visitors = Visitors()
        way(visitors)
        if planted:
            with pytest.raises(AssertionError):
                visitors.tables_are_as_expected()
        else:
            visitors.tables_are_as_expected()

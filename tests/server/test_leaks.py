"""Nobody is sent anything but what is theirs to know.

Hundreds of games of all four kinds; every byte that every seat and every spectator is sent
is kept, and has to be what can be made from the seat's own views and from what the seat was
told. Then all that the seat cannot know is dealt again, and none of it may change.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

import lichtspiel
from lichtspiel.bots import make_bot
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Action, Setup
from lichtspiel.engine.record import read_record
from lichtspiel.engine.registry import get_game
from lichtspiel.engine.seeds import contribution_hash
from lichtspiel.engine.table import Table, verify
from lichtspiel.engine.view import SPECTATOR, View
from lichtspiel.house import decisions, log, projection
from lichtspiel.house.bots import BotsDown
from lichtspiel.house.bus import MemoryBus
from lichtspiel.house.fair_queue import Asker
from lichtspiel.house.live import LiveTable
from lichtspiel.house.open_house import OpenHouse
from lichtspiel.house.seating import Seating
from lichtspiel.house.tokens import hashed, new_code, new_table_id, new_token
from lichtspiel.protocol.common import TableInfo
from lichtspiel.protocol.socket import (
    PROTOCOL,
    Act,
    Hello,
    Rating,
    Ready,
    Reveal,
    ServerMessage,
    Update,
)
from lichtspiel.server import serve
from lichtspiel.server.metrics import Metrics
from lichtspiel.server.services import Services
from lichtspiel.server.settings import Limits, Settings
from lichtspiel.server.storage.sqlite import SqliteStore
from lichtspiel.testing.playing import setups
from tests import luck
from tests.effort import rounds
from tests.house.loops import PATIENCE
from tests.server.guests import Connection, Guest, Recording, encode, play_together
from tests.server.leaks import Checked, Played, check_secrets, check_table

GAMES = {
    "face-to-face": rounds(12, 60),
    "hollywood-poker": rounds(5, 14),
    "klappe-und-action": rounds(30, 120),
    "top-oder-flop": rounds(7, 28),
}
"""How many of each: those of many seats take longest."""
FEWER = 1 if lichtspiel.compiled else 2
TAKES_BACK = ("face-to-face", "klappe-und-action")
AT_ONCE = 24
"""Tables that play at the same time: enough to share commits."""


class BotsHere:
    """Bots that decide in this process: the way to them is tested elsewhere."""

    async def decide(self, view: View, level: str, asker: Asker) -> Action:
        return make_bot(get_game(view.setup.game), "random", Dice(view.seat)).decide(view)

    async def rate(self, view: View, asker: Asker) -> list[Rating]:
        raise BotsDown


def some_setups(game: str, number: int) -> list[Setup]:
    """All that the game can be, in turn; but nothing that only a clock ends."""
    found = [setup for setup in setups(get_game(game)) if setup.options.get("end") != "time"]
    return [found[place % len(found)] for place in range(number)]


# -- playing --------------------------------------------------------------------------------------


async def play_table(
    open_house: OpenHouse, setup: Setup, number: int, at_once: asyncio.Semaphore
) -> Played:
    """People on all seats but, now and then, the last; somebody watches.

    All that is drawn is drawn before the first wait, so that it is the same in every run.
    """
    id, host = new_table_id(), new_token()
    bots = 1 if setup.seats > 1 and number % 5 == 0 else 0
    people = setup.seats - bots
    tokens = [new_token() for _ in range(people)]
    clock = 3600 if number % 3 == 0 else None
    opened = decisions.open_table(
        setup, hashed(host), new_code(), clock=clock, is_open=number % 2 == 0, hints=False
    )
    seated: list[log.AnyEntry] = [
        *(log.Seated(seat, f"Guest {seat}", hashed(tokens[seat])) for seat in range(people)),
        *(log.BotSeated(seat, "easy") for seat in range(people, setup.seats)),
    ]
    async with at_once:
        live = await open_house.house.open(id, [opened, *seated])
        guests = [
            Guest(open_house, live, seat, token, number << 8 | seat + 1)
            for seat, token in [(SPECTATOR, None), *enumerate(tokens)]
        ]
        await play_together(guests)
        store = open_house.house.store
        return Played(id, await store.read(id), guests, host, store.epoch)


async def play_tables(folder: Path, setups: Sequence[Setup]) -> tuple[list[Played], str]:
    store, metrics = SqliteStore(folder / "house.sqlite"), Metrics()
    open_house = OpenHouse(
        store, MemoryBus(), BotsHere(), metrics, bot_pause=0, messages_per_second=0
    )
    at_once = asyncio.Semaphore(AT_ONCE)
    games = [
        play_table(open_house, setup, number, at_once)
        for number, setup in enumerate(setups, start=1)
    ]
    try:
        return await asyncio.wait_for(
            asyncio.gather(*games), 10 * PATIENCE
        ), metrics.text().decode()
    finally:
        open_house.caretaker.rest()
        await store.close()


@dataclass(frozen=True)
class Games:
    """All that was played, and all that was said of it outside the tables."""

    tables: Sequence[Played]
    elsewhere: str

    def check(self) -> Checked:
        checked = Checked()
        for played in self.tables:
            check_table(played, checked)
            check_secrets(played, self.elsewhere)
        return checked


def play(folder: Path, setups: Sequence[Setup], caplog: pytest.LogCaptureFixture) -> Games:
    caplog.set_level(logging.DEBUG)
    tables, metrics = asyncio.run(play_tables(folder, setups))
    assert "lichtspiel_games_finished_total" in metrics
    return Games(tables, metrics + caplog.text)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_sent_more_than_is_theirs(
    game: str,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    record_property: Callable[[str, object], None],
) -> None:
    number = GAMES[game] // FEWER
    checked = play(tmp_path, some_setups(game, number), caplog).check()
    messages = checked.messages
    record_property(
        f"leaks, {game}",
        f"{number} games, {messages.total()} messages, {checked.size / 1e6:.1f} MB, "
        f"re-dealt {checked.redealt} times ({checked.different} with other cards)",
    )
    assert messages["update"] > 20 * number
    assert messages["refused"] > 0
    assert messages["explained"] > 0
    assert messages["remembered"] > 0
    assert checked.came_back > 0
    assert checked.taken_back > 0 or game not in TAKES_BACK
    assert (checked.proposed > 0) == (game == "klappe-und-action")
    assert checked.different > checked.redealt // 2 > 0


# -- leaks are found ------------------------------------------------------------------------------


def sees_the_movers_hand(found: Update, game: Table) -> Update:
    return replace(found, view=game.view(max(0, game.actor)).to_json())


def sees_the_movers_actions(found: Update, game: Table) -> Update:
    return replace(found, legal=[one.to_json() for one in game.legal_actions()])


def sees_hands_too_early(found: Update, game: Table) -> Update:
    return replace(found, hands=[game.view(seat).to_json() for seat in range(game.setup.seats)])


def sees_the_seed(found: Update, game: Table) -> Update:
    return replace(found, outcome={"seed": game.seeds.table.hex()})


def leaves_a_hand_in_the_log(found: Update, game: Table) -> Update:
    logging.getLogger("lichtspiel").debug(
        "%s", msgspec.json.encode(game.view(0).to_json()).decode()
    )
    return found


Leak = Callable[[Update, Table], Update]


@pytest.mark.parametrize(
    "leak",
    [
        sees_the_movers_hand,
        sees_the_movers_actions,
        sees_hands_too_early,
        sees_the_seed,
        leaves_a_hand_in_the_log,
    ],
)
def test_a_leak_of_the_server_is_found(
    leak: Leak, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = projection._with_table

    def leaking(found: Update, live: LiveTable, game: Table) -> Update:
        found = honest(found, live, game)
        return found if game.over else leak(found, game)

    monkeypatch.setattr(projection, "_with_table", leaking)
    monkeypatch.setattr(Guest, "_decide", _first_legal)
    games = play(tmp_path, some_setups("face-to-face", 1), caplog)
    with pytest.raises(AssertionError):
        games.check()


@pytest.mark.parametrize("when", ["as they are revealed", "as they are committed to"])
def test_a_contribution_that_is_shown_too_early_is_found(
    when: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = projection.table_info

    def leaking(seating: Seating) -> TableInfo:
        found = honest(seating)
        said = [chair.contribution or "" for chair in seating.chairs]
        if when == "as they are committed to":
            said = [f"luck of {seat}".ljust(32, ".") for seat in range(len(said))]
        seated = zip(found.seats, said, strict=True)
        return replace(found, seats=[replace(seat, contribution=text) for seat, text in seated])

    monkeypatch.setattr(projection, "table_info", leaking)
    monkeypatch.setattr(Guest, "_decide", _first_legal)
    games = play(tmp_path, some_setups("face-to-face", 1), caplog)
    for played in games.tables:
        with pytest.raises(AssertionError):
            check_secrets(played, "")


def test_a_leak_of_a_game_is_found(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its views tell what is in the piles: all agree on what is sent, but not after a re-deal."""
    honest = Table.view

    @dataclass(frozen=True)
    class Peeping(View):
        table: Table

        def to_json(self) -> dict[str, object]:
            return {**honest(self.table, self.seat).to_json(), "all": self.table.state.to_json()}

        def __getattr__(self, name: str) -> Any:
            return getattr(honest(self.table, self.seat), name)

    monkeypatch.setattr(
        Table, "view", lambda table, seat: Peeping(seat, table.setup, table.actor, table)
    )
    monkeypatch.setattr(Guest, "_decide", _first_legal)
    games = play(tmp_path, some_setups("face-to-face", 1), caplog)
    with pytest.raises(AssertionError):
        games.check()


def _first_legal(_guest: Guest, update: Update) -> str:
    """By what the guest was told: the table itself may have gone on since."""
    return str(update.legal[0]["notation"])


# -- over real sockets ----------------------------------------------------------------------------


@asynccontextmanager
async def open_house(folder: Path) -> AsyncIterator[tuple[str, Services]]:
    """A real server on a port of its own."""
    limits = Limits(messages_per_second=0)
    settings = Settings(folder, port=0, bot_pause=0, limits=limits)
    config, is_open = serve._config(settings, ""), asyncio.Event()
    listening = serve._listen(settings.host, settings.port)
    server = serve._Server(config, is_open.set)
    running = asyncio.create_task(server.serve([listening]))
    await asyncio.wait_for(is_open.wait(), PATIENCE)
    app: Any = config.app
    try:
        yield f"{settings.host}:{listening.getsockname()[1]}", app.state.services
    finally:
        server.should_exit = True
        await asyncio.wait_for(running, PATIENCE)


class SocketGuest(Recording):
    async def play(self, address: str, token: str | None) -> None:
        table: TableInfo | None = None
        hello = Hello(token, protocol=PROTOCOL)
        connection = Connection(hello)
        self.connections.append(connection)
        async with connect(address, compression=None) as socket:
            await socket.send(encode(hello), text=True)
            async for raw in socket:
                assert isinstance(raw, str)
                connection.received.append(raw.encode())
                update = msgspec.json.decode(raw, type=ServerMessage)
                if isinstance(update, Update) and update.view is None and token is not None:
                    table = update.table or table
                    assert table is not None
                    await self._contribute(socket, table)
                if isinstance(update, Update) and update.legal:
                    whim = luck.stream(luck.label(), self.seat, update.seq)
                    action = whim.choice(update.legal)
                    await self._say(socket, Act(str(update.seq), update.seq, action))
                if isinstance(update, Update) and update.outcome is not None:
                    return

    async def _contribute(self, socket: ClientConnection, table: TableInfo) -> None:
        """As far as it is time for it: commit, then reveal."""
        if "ready" not in self.asked:
            sealed = contribution_hash(table.commitment, self.seat, self.contribution)
            await self._say(socket, Ready("ready", table.commitment, sealed))
        elif table.revealing and "reveal" not in self.asked:
            await self._say(socket, Reveal("reveal", table.commitment, self.contribution))

    async def _say(self, socket: ClientConnection, said: Ready | Reveal | Act) -> None:
        self.asked[said.id] = said
        await socket.send(encode(said), text=True)


async def play_over_sockets(
    house: str, services: Services, setup: Setup, said: list[str]
) -> Played:
    """Everything as a browser would; `said` collects all that HTTP answers to everybody."""
    async with httpx.AsyncClient(base_url=f"http://{house}/api", timeout=PATIENCE) as http:
        wish = {"game": setup.game, "seats": setup.seats, "options": dict(setup.options)}
        opened = (await http.post("/tables", json=wish)).raise_for_status().json()
        table = opened["table"]["id"]
        tokens = []
        for seat in range(setup.seats):
            answer = await http.post(f"/tables/{table}/seats", json={"name": f"Guest {seat}"})
            tokens.append(answer.raise_for_status().json()["token"])
        key = {"Authorization": f"Bearer {tokens[0]}"}
        link = (await http.post(f"/tables/{table}/link", headers=key)).raise_for_status().json()
        early = await http.get(f"/tables/{table}/record")
        assert early.status_code == 400, "no seed before the end"
        said.append(early.text)
        guests = [SocketGuest(SPECTATOR, None), *map(SocketGuest, range(setup.seats), tokens)]
        guests[1].secrets.append(link["code"])
        address = f"ws://{house}/api/tables/{table}/socket"
        await asyncio.gather(
            *(
                guest.play(address, token)
                for guest, token in zip(guests, [None, *tokens], strict=True)
            )
        )
        pages = (f"/tables/{table}", "/tables", f"/codes/{opened['table']['code']}", "/metrics")
        said += [(await http.get(page)).text for page in pages]
        record = read_record((await http.get(f"/tables/{table}/record")).text)
        verify(record, opened["table"]["commitment"], {0: guests[1].contribution})
        rows, epoch = await services.store.read(table), services.store.epoch
        return Played(table, rows, guests, opened["host_token"], epoch)


def test_the_same_over_real_sockets(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    monkeypatch.setattr(logging.getLogger("uvicorn"), "propagate", True)
    said: list[str] = []

    async def play() -> list[Played]:
        async with open_house(tmp_path) as (house, services):
            for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
                logging.getLogger(name).setLevel(logging.DEBUG)
            return [
                await play_over_sockets(house, services, some_setups(game, 1)[0], said)
                for game in GAMES
            ]

    games = asyncio.run(asyncio.wait_for(play(), 10 * PATIENCE))
    checked = Checked()
    for played in games:
        check_table(played, checked)
        check_secrets(played, "".join(said) + caplog.text)
    assert checked.messages["update"] > 20 * len(GAMES)
    assert checked.different > 0

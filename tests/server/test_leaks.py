"""Nobody is sent anything but what is theirs to know.

Hundreds of games of all four kinds; every byte that every seat and every spectator is sent
is kept, and has to be what can be made from the seat's own views and from what the seat was
told. Then all that the seat cannot know is dealt again, and none of it may change.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import pytest

import lichtspiel
from lichtspiel.bots import make_bot
from lichtspiel.engine.chance import Dice
from lichtspiel.engine.contract import Setup
from lichtspiel.engine.registry import get_game
from lichtspiel.engine.view import SPECTATOR, View
from lichtspiel.protocol.socket import Act, Presence, Say, Why
from lichtspiel.server import decisions, log, projection
from lichtspiel.server.botpool import BotPool
from lichtspiel.server.live import LiveTable
from lichtspiel.server.services import Services
from lichtspiel.server.settings import Limits, Settings
from lichtspiel.server.storage.store import Row
from lichtspiel.server.tokens import hashed, new_code, new_table_id, new_token
from lichtspiel.testing.playing import setups
from tests.server.expected import Expected, Message, text_of, to_bytes
from tests.server.guests import Guest, encode, play_together
from tests.server.loops import START

GAMES = {"face-to-face": 60, "hollywood-poker": 16, "klappe-und-action": 80, "top-oder-flop": 40}
"""How many of each: those of many seats take longest."""
FEWER = 1 if lichtspiel.compiled else 8
TAKES_BACK = ("face-to-face", "klappe-und-action")
AT_ONCE = 24
"""Tables that play at the same time: enough to share commits."""
REDEALT = 4
"""Every so many updates the hidden cards are dealt again."""


class BotsHere(BotPool):
    """Bots that decide in this process: the way to them is tested elsewhere."""

    async def decide(self, setup: Setup, view: View, level: str) -> str:
        return make_bot(get_game(setup.game), "random", Dice(view.seat)).decide(view).notation


@dataclass
class Played:
    """A table after its game: all that was written, and all that was sent."""

    id: str
    rows: Sequence[Row]
    guests: Sequence[Guest]
    host: str


@dataclass
class Checked:
    """How much was looked at, so that a test which looks at nothing fails."""

    messages: Counter[str] = field(default_factory=Counter)
    redealt: int = 0
    different: int = 0
    """Re-deals in which some other seat really held something else."""
    size: int = 0


def some_setups(game: str, number: int) -> list[Setup]:
    """All that the game can be, in turn; but nothing that only a clock ends."""
    found = [setup for setup in setups(get_game(game)) if setup.options.get("end") != "time"]
    return [found[place % len(found)] for place in range(number)]


# -- playing --------------------------------------------------------------------------------------


async def play_table(services: Services, setup: Setup, luck: int) -> Played:
    """People on all seats but, now and then, the last; somebody watches."""
    id, host = new_table_id(), new_token()
    bots = 1 if setup.seats > 1 and luck % 5 == 0 else 0
    people = setup.seats - bots
    tokens = [new_token() for _ in range(people)]
    clock = 3600 if luck % 3 == 0 else None
    opened = decisions.open_table(
        setup, hashed(host), new_code(), clock=clock, is_open=luck % 2 == 0, hints=False
    )
    live = await services.house.open(
        id,
        [
            opened,
            *(log.Seated(seat, f"Guest {seat}", hashed(tokens[seat])) for seat in range(people)),
            *(log.BotSeated(seat, "easy") for seat in range(people, setup.seats)),
        ],
    )
    holders = [(SPECTATOR, None), *enumerate(tokens)]
    guests = [Guest(services, live, seat, token, luck << 8 | seat + 1) for seat, token in holders]
    await play_together(guests)
    return Played(id, await services.store.read(id), guests, host)


async def play_tables(folder: Path, setups: Sequence[Setup]) -> tuple[list[Played], str]:
    settings = Settings(folder, bot_pause=0, limits=Limits(messages_per_second=0))
    services = Services(settings)
    services.caretaker._bots = services.bots = BotsHere(1, 1)
    at_once = asyncio.Semaphore(AT_ONCE)

    async def play(setup: Setup, luck: int) -> Played:
        async with at_once:
            return await play_table(services, setup, luck)

    games = [play(setup, luck) for luck, setup in enumerate(setups)]
    try:
        return list(await asyncio.gather(*games)), services.metrics.text().decode()
    finally:
        await services.stop()


# -- looking at what was sent ---------------------------------------------------------------------


@dataclass(frozen=True)
class Sent:
    """An update as it went out, and what its connection had been sent before."""

    viewer: int
    seen: int
    raw: bytes
    message: Message


def check_table(played: Played, checked: Checked) -> None:
    updates: dict[int, list[Sent]] = defaultdict(list)
    answers: dict[int, list[tuple[Guest, Message]]] = defaultdict(list)
    for guest in played.guests:
        for connection in guest.connections:
            seen = connection.hello.seen or 0
            for raw in connection.received:
                message: Message = json.loads(raw)
                checked.messages[message["type"]] += 1
                checked.size += len(raw)
                if message["type"] == "update":
                    updates[message["seq"]].append(Sent(guest.seat, seen, raw, message))
                    seen = message["seq"]
                else:
                    assert raw == to_bytes(message), "nothing is hidden in how it is written"
                    _note_answer(guest, message, answers, played)
    _walk(played, updates, answers, checked)


def _note_answer(
    guest: Guest,
    message: Message,
    answers: dict[int, list[tuple[Guest, Message]]],
    played: Played,
) -> None:
    """What is not an update: presence, or the answer to something this guest has said."""
    if message["type"] == "presence":
        assert set(message) == {"type", "online", "watching"}
        msgspec.convert(message, Presence)
        return
    asked = guest.asked[message["id"]]
    if message["type"] == "done":
        entry = json.loads(played.rows[message["seq"] - 1].body)
        assert message == {"type": "done", "id": asked.id, "seq": message["seq"]}
        assert (entry["seat"], entry["command"]) == (guest.seat, asked.id)
    elif message["type"] == "refused" and message["text"]["id"] in ("server-stale", "server-over"):
        stale = {"stale": True} if message["text"]["id"] == "server-stale" else {}
        assert message == {"type": "refused", "text": message["text"], "id": asked.id, **stale}
        assert set(message["text"]) == {"id"}
    else:
        # A move that is not stale is judged by the game as its number saw it.
        seq = asked.seq if isinstance(asked, Act) else guest.asked_at[asked.id]
        answers[seq].append((guest, message))


def _walk(
    played: Played,
    updates: dict[int, list[Sent]],
    answers: dict[int, list[tuple[Guest, Message]]],
    checked: Checked,
) -> None:
    expected, live = Expected(played.id), LiveTable(played.id)
    first, last = played.rows[0].at, played.rows[-1].at
    count = 0
    for row in played.rows:
        expected.take_in(row)
        live.fold([row])
        for sent in updates.pop(row.seq, ()):
            back = expected.taken_back[-1] if expected.taken_back else 0
            since = sent.seen if back <= sent.seen else 0
            now = sent.message["now"]
            assert START - 10**12 < first <= now <= last + 600_000
            wanted = expected.update(sent.viewer, since, now, table="table" in sent.message)
            assert sent.raw == wanted
            count += 1
            if expected.phase == "playing" and count % REDEALT == 0:
                _redeal(live, sent, count, checked)
        for guest, message in answers.pop(row.seq, ()):
            _check_answer(expected, guest, message, checked)
    assert not updates, "every update is of a moment that was written"
    assert not answers


def _redeal(live: LiveTable, sent: Sent, luck: int, checked: Checked) -> None:
    """Put another state under the table that the viewer holds possible: the same bytes leave."""
    game = live.game
    assert game is not None
    real = game.state
    world = game.game.imagine(real.view(sent.viewer), Dice(luck))
    game.state = world
    try:
        update = projection.update(
            live,
            sent.viewer,
            sent.message["since"],
            sent.message["now"],
            sent.message.get("deadline"),
            info="table" in sent.message,
        )
    finally:
        game.state = real
    assert encode(update) == sent.raw
    checked.redealt += 1
    checked.different += world.to_json() != real.to_json()


def _check_answer(expected: Expected, guest: Guest, message: Message, checked: Checked) -> None:
    """A refusal is the rule's, as the engine says it, and the same in a world re-dealt."""
    asked, game = guest.asked[message["id"]], expected.game
    assert game is not None
    if isinstance(asked, Say):
        silence = game.state.silence()
        assert silence is not None
        assert message == {"type": "refused", "text": text_of(silence), "id": asked.id}
        return
    assert isinstance(asked, Act | Why)
    action = game.game.parse(asked.action)
    refusal = game.why_illegal(action, guest.seat)
    if isinstance(asked, Why):
        why = {} if refusal is None else {"why": text_of(refusal)}
        assert message == {"type": "explained", "id": asked.id, **why}
    else:
        assert refusal is not None
        assert message == {"type": "refused", "text": text_of(refusal), "id": asked.id}
    if game.actor == guest.seat:
        world = game.game.imagine(game.view(guest.seat), Dice(len(guest.asked)))
        assert world.why_illegal(action) == refusal
        checked.messages["refused by a rule"] += 1


def check_secrets(played: Played, elsewhere: str) -> None:
    """No token, code of a link, hash or seed in any message, log line or metric; and in the
    last two no hand either."""
    opened = json.loads(played.rows[0].body)
    secrets = [opened["seed"], played.host, *(s for g in played.guests for s in g.secrets)]
    secrets += [hashed(secret) for secret in secrets]
    for guest in played.guests:
        for connection in guest.connections:
            everything = b"\n".join(connection.received).decode()
            for secret in secrets:
                assert secret not in everything
    for secret in secrets:
        assert secret not in elsewhere
    for guest in played.guests:
        for connection in guest.connections:
            for raw in connection.received:
                view = json.loads(raw).get("view") if b'"view"' in raw else None
                if view is not None:
                    assert to_bytes(view).decode() not in elsewhere


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_sent_more_than_is_theirs(
    game: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    number = GAMES[game] // FEWER
    games, metrics = asyncio.run(play_tables(tmp_path, some_setups(game, number)))
    checked = Checked()
    for played in games:
        check_table(played, checked)
        check_secrets(played, metrics + caplog.text)
    messages = checked.messages
    print(
        f"{len(games)} games, {messages.total()} messages, {checked.size / 1e6:.1f} MB, "
        f"re-dealt {checked.redealt} times ({checked.different} really different); {messages}"
    )
    assert len(games) == number
    assert messages["update"] > 20 * number
    assert messages["refused by a rule"] > 0
    assert messages["explained"] > 0
    assert any(len(guest.connections) > 1 for played in games for guest in played.guests)
    if game in TAKES_BACK:
        assert any(b"taken-back" in row.body for played in games for row in played.rows)
    assert checked.different > checked.redealt // 2 > 0
    assert "lichtspiel_games_finished_total" in metrics

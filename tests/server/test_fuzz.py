"""A fuzzer on the socket: right, nearly right and wrong messages in any order."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import ANY

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from lichtspiel.client import Seat
from lichtspiel.protocol.socket import Pong, Refused
from tests.server.hostile import POLICY, Rough, assert_sayable, run
from tests.server.running import OpenTable, open_table

_GAMES = ("face-to-face", "hollywood-poker", "top-oder-flop", "klappe-und-action")
_KINDS = (
    *("hello", "ready", "reveal", "act", "propose", "take-back", "say", "back"),
    *("hint", "why", "ping"),
)
_LATEST, _LEGAL, _TYPED = "the latest number", "something legal", "the same by its parts"
_SEAL = "the table's commitment"
"""Stand for what is only known when they are sent."""
_LAST_PING = 1_000_000_007

_anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda parts: (
        st.lists(parts, max_size=3) | st.dictionaries(st.text(max_size=8), parts, max_size=3)
    ),
    max_leaves=8,
)
_part = st.booleans() | st.integers(-3, 70) | st.sampled_from(["up", "aa", "top", "ac3", "use"])
_action = st.fixed_dictionaries(
    {"kind": st.sampled_from(["lay", "end", "play", "give", "keep", "move", "mark", "step", "x"])},
    optional={
        name: _part | st.lists(st.integers(-1, 15), max_size=3)
        for name in ("card", "cards", "pile", "film", "side", "scene", "slot", "notation")
    },
)
_fields = {
    "id": st.sampled_from(["a", "b", "c"]) | _anything,
    "seq": st.just(_LATEST) | st.integers(-1, 40) | _anything,
    "action": st.sampled_from([_LEGAL, _TYPED, "12 up", "pass", "draw", ""]) | _action | _anything,
    "protocol": st.integers(0, 3) | _anything,
    "text": st.text(max_size=30) | _anything,
    "commitment": st.just(_SEAL) | st.just("0" * 64) | _anything,
    "hash": st.sampled_from(["0" * 64, "f" * 64]) | _anything,
    "contribution": st.text(st.characters(max_codepoint=127), max_size=70) | _anything,
    "at": st.integers() | _anything,
    "seen": st.integers(-1, 40) | _anything,
    "token": _anything,
}
_right = st.one_of(
    st.fixed_dictionaries(
        {"type": st.just("act"), "id": st.uuids().map(str)}
        | {"seq": st.just(_LATEST), "action": st.sampled_from([_LEGAL, _TYPED])}
    ),
    st.fixed_dictionaries(
        {"type": st.just("say"), "id": st.uuids().map(str), "text": st.text(min_size=1)}
    ),
    st.fixed_dictionaries(
        {"type": st.just("take-back"), "id": st.uuids().map(str), "seq": st.just(_LATEST)}
    ),
)
_nearly = st.fixed_dictionaries({"type": st.sampled_from(_KINDS) | _anything}, optional=_fields)
_messages = st.lists(_right | _nearly | _anything | st.binary(max_size=30), max_size=15)


@given(
    game=st.sampled_from(_GAMES),
    holds_a_seat=st.booleans(),
    started=st.booleans(),
    messages=_messages,
)
@settings(
    max_examples=60,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_whatever_is_sent_the_house_answers_and_goes_on(
    house: str, game: str, holds_a_seat: bool, started: bool, messages: list[object]
) -> None:
    async def work() -> None:
        table = await open_table(house, game, 2)
        ada, ben = (Seat(house, table.id, token) for token in table.tokens)
        async with ada, ben:
            if started:
                await ada.ready()
                await ben.ready()
                while ada.update.view is None:
                    await ada.change()
            await _babble(house, table, ada, messages, holds_a_seat=holds_a_seat)
            await _go_on(ada, ben)

    run(work())


async def _babble(
    house: str, table: OpenTable, ada: Seat, messages: list[object], *, holds_a_seat: bool
) -> None:
    """Each message is answered, or ends the conversation with a reason."""
    async with Rough(house, table.id) as rough:
        await rough.hello(table.tokens[0] if holds_a_seat else None)
        for message in messages:
            await rough.send(_filled(message, ada))
        await rough.send({"type": "ping", "at": _LAST_PING})
        try:
            while True:
                told = await rough.hear(Pong, Refused)
                if isinstance(told, Refused):
                    assert_sayable(told.text)
                elif told == Pong(_LAST_PING, ANY):
                    break
        except ConnectionClosed:
            assert await rough.closed() == POLICY


def _filled(message: object, ada: Seat) -> object:
    if not isinstance(message, dict):
        return message
    legal = ada.update.legal
    table = ada.update.table
    known: dict[str, Any] = {
        _SEAL: "" if table is None else table.commitment,
        _LATEST: ada.update.seq,
        _LEGAL: legal[0]["notation"] if legal else "",
        _TYPED: legal[0] if legal else {},
    }
    return {
        key: known.get(value, value) if isinstance(value, str) else value
        for key, value in message.items()
    }


async def _go_on(ada: Seat, ben: Seat) -> None:
    """The seat to act can still act."""
    while ada.update.seq != ben.update.seq:
        await asyncio.sleep(0)
    if ada.update.view is None:
        await ben.ready()
    elif ada.update.outcome is None:
        actor = (ada, ben)[ada.update.actor or 0]
        await actor.act(actor.update.legal[0])
    assert (ada.connections, ben.connections) == (1, 1)

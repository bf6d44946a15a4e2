"""Limits count by seat, table and address, whatever number of sockets somebody opens."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from lichtspiel.client import Seat
from lichtspiel.house import log, projection
from lichtspiel.house.live import SAID_REMEMBERED, LiveTable
from lichtspiel.house.rate_limits import RateLimits
from lichtspiel.protocol.socket import Done, Propose, Refused
from lichtspiel.server.limits import AddressLimits, counted_as
from lichtspiel.server.settings import Limits
from tests.effort import rounds
from tests.house.rooms import do, play_on, playing, waiting, write
from tests.server.hostile import Rough, problem, run, undisturbed
from tests.server.refusals import refuses
from tests.server.running import RunningHouse, open_table, web

_CHATTY = 8
"""Sockets of one seat."""


def test_sockets_of_one_seat_share_its_limits(tmp_path: Path) -> None:
    """Before, eight sockets said eight times as much; the others were sent all of it."""
    each = rounds(40, 400)

    async def shout(house: str, table: str, token: str, number: int) -> int:
        async with Rough(house, table) as rough:
            await rough.hello(token)
            said = [{"type": "say", "id": f"{number}/{n}", "text": "Hey!"} for n in range(each)]
            await rough.send(*said)
            kept = 0
            for _ in range(each):
                answer = await rough.hear(Done, Refused)
                kept += isinstance(answer, Done)
                if isinstance(answer, Refused) and not answer.id:
                    break  # disconnected
        return kept

    async def work(house: str) -> None:
        table = await open_table(house, "face-to-face", 2)
        others = await open_table(house, "face-to-face", 2)
        before = time.monotonic()
        async with undisturbed(house, others):
            shouts = [shout(house, table.id, table.tokens[0], n) for n in range(_CHATTY)]
            kept = await asyncio.gather(*shouts, return_exceptions=True)
        minutes = (time.monotonic() - before) / 60
        async with Seat(house, table.id) as spectator:
            said = [it for it in spectator.happened if it.event["event"] == "table-said"]
        assert 0 < sum(one for one in kept if isinstance(one, int)) <= len(said)
        assert len(said) <= 12 * (minutes + 0.25) + 1

    with RunningHouse(tmp_path, "--chats=12") as house:
        run(work(house.address))


def test_commands_of_a_table_are_limited_whoever_gives_them(tmp_path: Path) -> None:
    """Eight seats with a limit each would still keep one table's log busy for all."""

    async def work(house: str) -> None:
        table = await open_table(house, "hollywood-poker", 8)

        async def shout(seat: int) -> tuple[int, int]:
            kept = refused = 0
            async with Rough(house, table.id) as rough:
                await rough.hello(table.tokens[seat])
                await rough.send(*({"type": "say", "id": f"{n}", "text": "x"} for n in range(4)))
                for _ in range(4):
                    answer = await rough.hear(Done, Refused)
                    kept += isinstance(answer, Done)
                    refused += isinstance(answer, Refused) and answer.text.id == "server-too-fast"
            return kept, refused

        answers = await asyncio.gather(*(shout(seat) for seat in range(8)))
        assert sum(kept for kept, _ in answers) >= 16, "the table's burst"
        assert sum(refused for _, refused in answers) > 0

    # A seat may send 4 at once, all eight seats together 16.
    with RunningHouse(tmp_path, "--messages=2", "--chats=0") as house:
        run(work(house.address))


def test_who_comes_late_is_sent_the_last_of_a_long_chat() -> None:
    """7.3 MB of it before."""

    def hello(chats: int) -> LiveTable:
        live = waiting("Ada", "Bob")
        return write(live, *(log.Said(n % 2, f"{n} " + "x" * 400) for n in range(chats)))

    def size(live: LiveTable) -> int:
        return len(msgspec.json.encode(projection.update(live, -1, 0, 0, None, epoch="e")))

    few, many = hello(SAID_REMEMBERED), hello(20 * SAID_REMEMBERED)
    assert size(many) < 2.2 * size(few)
    happened = [one.event for one in many.happened(-1, 0)]
    assert [one["event"] for one in happened[:2]] == ["table-seated"] * 2, "all else is kept"
    assert str(happened[-1]["text"]).startswith(f"{20 * SAID_REMEMBERED - 1} ")
    said = [one for one in happened if one["event"] == "table-said"]
    assert len(said) >= SAID_REMEMBERED
    last = [one.seq for one in many.happened(-1, many.seq - 3)]
    assert last == [many.seq - 2, many.seq - 1, many.seq]


def test_a_rematch_is_a_new_table(tmp_path: Path) -> None:
    """153 of them in one second before."""

    async def work(house: str) -> None:
        table = await open_table(house, "face-to-face", 2)
        id, made = table.id, 0
        async with web(house, table.host) as client:
            while made < 10:
                assert (await client.post(f"/api/tables/{id}/close")).status_code == 200
                answer = await client.post(f"/api/tables/{id}/rematch")
                if answer.status_code != 201:
                    break
                again = await client.post(f"/api/tables/{id}/rematch")
                assert again.json() == answer.json(), "asked for again it is the same one"
                id, made = answer.json()["table"], made + 1
            assert problem(answer) == "server-too-many-tables"
        assert made == 3

    with RunningHouse(tmp_path, "--new-tables=4") as house:
        run(work(house.address))


async def shake_hands(address: str, times: int) -> int:
    """The status with which one of so many handshakes is refused; 0: none is."""
    for _ in range(times):
        try:
            async with connect(address):
                pass
        except InvalidStatus as refused:
            return refused.response.status_code
    return 0


def test_handshakes_count_as_requests(tmp_path: Path) -> None:
    async def work(house: str) -> None:
        table = await open_table(house, "face-to-face", 2)
        address = house.replace("http", "ws", 1) + f"/api/tables/{table.id}/socket"
        assert await shake_hands(address, 100) == 429
        async with web(house) as client:
            assert problem(await client.get("/api/games")) == "server-too-fast"

    with RunningHouse(tmp_path, "--requests=20") as house:
        run(work(house.address))


def test_one_address_does_not_fill_the_list_of_open_tables(tmp_path: Path) -> None:
    async def work(house: str) -> None:
        wish = {"game": "face-to-face", "open": True}
        async with web(house) as client:
            answers = [await client.post("/api/tables", json=wish) for _ in range(4)]
            assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
            assert problem(answers[3]) == "server-too-many-open"
            closed = await client.post("/api/tables", json={**wish, "open": False})
            assert closed.status_code == 201, "others are as many as one likes"
            assert len((await client.get("/api/tables")).json()) == 3
            first = answers[0].json()
        async with web(house, first["host_token"]) as client:
            at = f"/api/tables/{first['table']['id']}"
            await client.post(f"{at}/close")
            again = await client.post(f"{at}/rematch")
            assert again.status_code == 201, "one that is closed makes room"
            assert problem(await client.post("/api/tables", json=wish)) == "server-too-many-open"

    with RunningHouse(tmp_path, "--open-tables=3") as house:
        run(work(house.address))


def test_tables_asked_for_at_once_are_counted_too(tmp_path: Path) -> None:
    async def work(house: str) -> None:
        wish = {"game": "face-to-face", "open": True}
        async with web(house) as client:
            asked = (client.post("/api/tables", json=wish) for _ in range(12))
            answers = await asyncio.gather(*asked)
            refused = {**wish, "bots": ["nobody"]}
            assert (await client.post("/api/tables", json=refused)).status_code in (400, 429)
        assert sum(answer.status_code == 201 for answer in answers) == 3

    with RunningHouse(tmp_path, "--open-tables=3") as house:
        run(work(house.address))


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::3", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::3", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_ipv6_address_counts_by_its_first_64_bits(address: str, counted: str) -> None:
    assert counted_as(address) == counted


def test_a_visitor_with_many_ipv6_addresses_has_one_limit() -> None:
    limits = AddressLimits(Limits(requests_per_minute=50))
    allowed = [limits.requests.take(counted_as(f"2001:db8::{n:x}")) for n in range(1, 101)]
    assert sum(allowed) == 50
    assert limits.requests.take(counted_as("2001:db8:0:1::1"))


def test_a_limiter_costs_the_same_with_a_hundred_thousand_addresses() -> None:
    """Before, each take looked at all of them once there were more than ten thousand."""
    takes = 20_000

    def cost(limits: RateLimits, known: int) -> float:
        for n in range(known):
            limits.take(n)
        best = float("inf")
        for _ in range(3):
            before = time.perf_counter()
            for n in range(takes):
                limits.take(n % known)
            best = min(best, time.perf_counter() - before)
        return best

    few, many = (RateLimits(10, 10 / 3600) for _ in range(2))
    assert cost(many, 100_000) < 20 * cost(few, 100)
    assert len(many) <= 100_000


def what_both_decide() -> LiveTable:
    """Klappe & Action! where the director enters what both decide; not every deal gets there."""
    while True:
        live = playing("klappe-und-action")
        while live.table is not None and not live.table.over:
            if live.table.state.decided_together() and len(live.table.legal_actions()) > 1:
                return live
            write(live, play_on(live))


def test_proposals_again_and_again_make_no_log_grow() -> None:
    live = what_both_decide()
    table = live.table
    assert table is not None
    seat, begun = table.actor, live.seq
    one, other = (action.notation for action in table.legal_actions()[:2])
    for number in range(100):
        do(live, seat, Propose(f"same {number}", live.seq, one))
    assert live.seq == begun + 1
    with refuses("server-proposals"):
        for number in range(100):
            do(live, seat, Propose(str(number), live.seq, (other, one, None)[number % 3]))
    assert live.seq == begun + 50
    write(live, play_on(live))
    assert live.proposals == 0, "another decision"

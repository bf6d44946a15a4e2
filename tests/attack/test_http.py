"""Connections that never finish, requests that can be read in two ways, names of others."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from lichtspiel.server import hosts
from lichtspiel.server.control import read_control
from lichtspiel.server.hosts import KnownHosts
from lichtspiel.server.http import LimitedHttp, Waits, limited_http
from lichtspiel.server.limits import AddressLimits
from lichtspiel.server.settings import Limits
from lichtspiel.text import accepted_language
from tests.effort import LONG
from tests.house.loops import in_imagined_time
from tests.server.hostile import problem, run, undisturbed
from tests.server.refusals import refuses
from tests.server.running import PATIENCE, RunningHouse, open_table, web

_HALF = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-"
_HALF_BODY = b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{"


# -- time, imagined -----------------------------------------------------------------------------


class Line:
    """A transport that somebody does not finish sending on."""

    def __init__(self, address: str = "192.0.2.1") -> None:
        self._address = address
        self.written = b""
        self.ended_at: float | None = None
        self.protocol: Any = None

    def get_extra_info(self, name: str) -> Any:
        return {"peername": (self._address, 5), "sockname": ("192.0.2.9", 80)}.get(name)

    def get_protocol(self) -> Any:
        return self.protocol

    def is_closing(self) -> bool:
        return self.ended_at is not None

    def write(self, data: bytes) -> None:
        self.written += data

    def abort(self) -> None:
        if self.ended_at is None:
            loop = asyncio.get_running_loop()
            self.ended_at = loop.time()
            loop.call_soon(self.protocol.connection_lost, None)

    close = abort

    def pause_reading(self) -> None:
        pass

    resume_reading = pause_reading


async def _app(_: Any, receive: Any, send: Any) -> None:
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"ok"})


def _connect(kind: type[LimitedHttp], line: Line) -> LimitedHttp:
    config = uvicorn.Config(_app, log_config=None)
    protocol = kind(config, ServerState(), {}, asyncio.get_running_loop())
    line.protocol = protocol
    protocol.connection_made(line)
    return protocol


@pytest.mark.parametrize(
    ("sent", "seconds"),
    [
        pytest.param([b""], 10, id="nothing"),
        pytest.param([_HALF], 10, id="half the headers"),
        pytest.param([_HALF, *[b"a"] * 30], 10, id="a byte a second"),
        pytest.param([_HALF_BODY], 30, id="half the body"),
        pytest.param([_HALF_BODY, *[b" "] * 60], 30, id="a body byte by byte"),
        pytest.param([_HALF + b": 1\r\n\r\n"], 5, id="a whole request, then silence"),
        pytest.param([_HALF + b": 1\r\n\r\n", _HALF], 11, id="a whole request, then half of one"),
    ],
)
def test_who_does_not_finish_sending_is_cut_off(sent: list[bytes], seconds: float) -> None:
    """Before, such a connection stayed for ever."""
    kind = limited_http(Waits(), 0, 0)

    @in_imagined_time
    async def work() -> None:
        line = Line()
        protocol = _connect(kind, line)
        for data in sent:
            if data:
                protocol.data_received(data)
            await asyncio.sleep(1)
        await asyncio.sleep(600)
        assert line.ended_at == pytest.approx(seconds, abs=1.01)

    work()


def test_connections_of_an_address_and_of_all_are_limited() -> None:
    kind = limited_http(Waits(), 3, 0)

    @in_imagined_time
    async def work() -> None:
        lines = [Line() for _ in range(5)]
        for line in lines:
            _connect(kind, line)
        other = Line("192.0.2.2")
        _connect(kind, other)
        assert [line.is_closing() for line in lines] == [False] * 3 + [True] * 2
        assert not other.is_closing()
        lines[0].abort()
        await asyncio.sleep(0)
        again = Line()
        _connect(kind, again)
        assert not again.is_closing()
        proxys = [Line("127.0.0.1") for _ in range(9)]
        for line in proxys:
            _connect(kind, line).data_received(_HALF + b": 1\r\nX-Forwarded-For: 192.0.2.5\r\n\r\n")
        assert not any(line.is_closing() for line in proxys), "a proxy carries many"
        await asyncio.sleep(60)
        assert not kind.open_connections.by_address

    work()


def test_more_connections_than_altogether_are_told_that_it_is_busy() -> None:
    kind = limited_http(Waits(), 0, 1)

    @in_imagined_time
    async def work() -> None:
        state, config = ServerState(), uvicorn.Config(_app, log_config=None)
        lines = [Line("192.0.2.1"), Line("192.0.2.2")]
        for line in lines:
            line.protocol = kind(config, state, {}, asyncio.get_running_loop())
            line.protocol.connection_made(line)
        assert [line.written[:12] for line in lines] == [b"", b"HTTP/1.1 503"]

    work()


# -- a real server ------------------------------------------------------------------------------


def _half_sent(house: str, data: bytes) -> socket.socket:
    address = urlsplit(house)
    line = socket.create_connection((address.hostname, address.port), PATIENCE)
    line.sendall(data)
    return line


def _ended(line: socket.socket) -> bool:
    try:
        return line.recv(1) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


@pytest.mark.skipif(not LONG, reason="waits for real time: in the long form")
def test_half_sent_requests_are_ended_and_others_play_on(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    async def work(house: str) -> None:
        table = await open_table(house, "face-to-face", 2)
        begun = time.monotonic()
        lines = [_half_sent(house, (_HALF, _HALF_BODY)[n % 2]) for n in range(190)]
        waits = []
        async with undisturbed(house, table), web(house) as client:
            for _ in range(20):
                before = time.monotonic()
                assert (await client.get("/api/health")).status_code == 200
                waits.append(time.monotonic() - before)
                await asyncio.sleep(0.1)
        for line in lines:
            line.settimeout(max(0.01, 60 - (time.monotonic() - begun)))
        ended = sum(map(_ended, lines))
        record_property("half-sent requests ended within 60 s", f"{ended} of {len(lines)}")
        record_property("longest wait for health meanwhile", f"{1000 * max(waits):.0f} ms")
        for line in lines:
            line.close()
        assert ended == len(lines)

    with RunningHouse(tmp_path, "--connections=0") as house:
        run(work(house.address))
        assert house.stop() == 0
        assert len(house.printed.splitlines()) == 2, house.printed


def test_an_address_cannot_take_all_connections(tmp_path: Path) -> None:
    with RunningHouse(tmp_path, "--connections=4") as house:
        lines = [_half_sent(house.address, _HALF) for _ in range(20)]
        # The first six stay open, all others are ended at once.
        assert all(_ended(line) for line in lines[6:])
        for line in lines:
            line.close()
        for _ in range(100):  # the house may take a moment to see it
            try:
                assert httpx.get(f"{house.address}/api/health").status_code == 200
                break
            except httpx.TransportError:
                time.sleep(0.05)
        else:
            pytest.fail("the places were never free again")


# -- what a request costs ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "header", "status"),
    [
        pytest.param("/" + "a/" * 5000, "", 414, id="five thousand folders"),
        pytest.param("/" + "%41" * 3000, "", 414, id="a long path, quoted"),
        pytest.param("/api/tables?" + "game=a&" * 1000, "", 414, id="a long query"),
        pytest.param("/", "a:b\r\n" * 12_000, 400, id="twelve thousand headers"),
        pytest.param("/", "Accept-Language: " + "a," * 25_000 + "\r\n", 400, id="a long header"),
    ],
)
def test_what_takes_long_to_read_is_refused(
    path: str, header: str, status: int, house: str
) -> None:
    """107 ms of the server for a path with 30,000 folders, as often as somebody liked."""
    with _half_sent(house, f"GET {path} HTTP/1.1\r\nHost: localhost\r\n".encode()) as line:
        with suppress(ConnectionError):  # it is ended before all has been sent
            line.sendall(f"{header}\r\n".encode())
        assert line.recv(12) == f"HTTP/1.1 {status}".encode()


def test_of_a_long_list_of_languages_the_first_are_read() -> None:
    assert accepted_language("x-y;q=0.9," * 9 + "fi") == "fi"
    assert accepted_language("x," * 30_000 + "fi") == "en"


def test_who_is_over_the_limit_waits_for_the_refusal() -> None:
    """Refusing costs nearly as much as answering: 3,000 a second before, now one per connection."""

    @in_imagined_time
    async def work() -> None:
        limits, loop = AddressLimits(Limits()), asyncio.get_running_loop()

        async def seconds(address: str) -> float:
            before = loop.time()
            await limits.hold_up(address)
            return loop.time() - before

        waits = await asyncio.gather(*(seconds("192.0.2.1") for _ in range(100)))
        assert sum(wait == pytest.approx(1) for wait in waits) == 60, "behind a proxy it is bounded"
        assert await seconds("192.0.2.1") == pytest.approx(1), "there is room again"

    work()


def test_requests_of_all_kinds_are_counted(tmp_path: Path) -> None:
    """Pages, what does not exist, and orders of who is no admin had no limit at all."""
    with (
        RunningHouse(tmp_path, "--requests=1") as house,
        httpx.Client(base_url=house.address) as web,
    ):

        def until_refused(method: str, path: str) -> int:
            for asked in range(100):
                if web.request(method, path).status_code == 429:
                    return asked
            return 100

        assert until_refused("POST", "/api/admin") == 1
        assert until_refused("PUT", "/nowhere") == 10
        assert until_refused("GET", "/") == 0


@pytest.mark.parametrize("trusted", [False, True])
def test_only_a_trusted_proxy_says_who_asks(tmp_path: Path, trusted: bool) -> None:
    """Or whoever asks could name another address with each request."""
    options = ("--trusted-proxy=127.0.0.8/30",) if trusted else ()
    with RunningHouse(tmp_path, "--requests=1", *options) as house:
        statuses = []
        for visitor in ("192.0.2.1", "192.0.2.2", "192.0.2.1"):
            proxy = httpx.HTTPTransport(local_address="127.0.0.9")
            with httpx.Client(base_url=house.address, transport=proxy) as web:
                answer = web.get("/api/health", headers={"X-Forwarded-For": f"9.9.9.9, {visitor}"})
                statuses.append(answer.status_code)
    assert statuses == ([200, 200, 429] if trusted else [200, 429, 429])


@pytest.mark.parametrize("public", [False, True])
def test_metrics_are_for_this_machine_unless_they_are_public(tmp_path: Path, public: bool) -> None:
    options = ("--public-metrics",) if public else ()
    with RunningHouse(tmp_path, *options) as house:
        at, far = f"{house.address}/api/metrics", {"X-Forwarded-For": "192.0.2.1"}
        token = {"Authorization": f"Bearer {read_control(tmp_path)[1]}"}
        assert httpx.get(at).status_code == 200
        assert httpx.get(at, headers=far).status_code == (200 if public else 403)
        assert httpx.get(at, headers=far | token).status_code == 200, "the operator's"
        assert httpx.get(at, headers={"X-Forwarded-For": "::1"}).status_code == (
            200 if public else 403
        )


def test_a_proxy_that_is_no_network_is_refused() -> None:
    with refuses("server-no-network"):
        limited_http(Waits(), 0, 0, ["172.16.0.1/12"])


def test_handshakes_count_as_connections_until_they_are_over(tmp_path: Path) -> None:
    """Those of one address were bounded by nothing, as long as none of them was answered."""
    table = "a" * 16
    upgrade = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()
    with RunningHouse(tmp_path, "--connections=4", "--requests=1") as house:
        httpx.get(f"{house.address}/api/health")
        lines = [_half_sent(house.address, upgrade) for _ in range(20)]
        answers = [_first_of(line) for line in lines]
        for line in lines:
            line.close()
    assert answers.count(b"HTTP/1.1 429") <= 7, "the others are ended at once"
    assert answers.count(b"") >= 13


def _first_of(line: socket.socket) -> bytes:
    try:
        return line.recv(12)
    except OSError:
        return b""


def test_both_length_headers_at_once_are_refused(house: str) -> None:
    body = b'{"tokens":[]}'
    with _half_sent(
        house,
        b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 13\r\nTransfer-Encoding: chunked\r\n\r\n"
        b"d\r\n" + body + b"\r\n0\r\n\r\n"
        b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ) as line:
        answer = b""
        while more := line.recv(65536):
            answer += more
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b"server-two-lengths" in answer
    assert answer.count(b"HTTP/1.1 ") == 1, "what follows may be anybody's"


def test_a_body_in_chunks_is_not_even_read(house: str) -> None:
    """Eight connections that sent chunks of one byte, and nobody else was answered any more."""
    head = b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    with _half_sent(house, head) as line:
        with suppress(ConnectionError):
            line.sendall(b"1\r\na\r\n" * 50_000)
        answer = _first_of(line)
    assert answer in (b"HTTP/1.1 411", b""), "it is closed, perhaps before the answer is read"
    with _half_sent(house, head) as line:
        answer = b""
        while more := line.recv(65536):
            answer += more
    assert answer.startswith(b"HTTP/1.1 411 ")
    assert b"server-no-length" in answer


def test_chunks_are_not_parsed() -> None:
    kind, parsed = limited_http(Waits(), 0, 0), list[bytes]()

    async def app(_: Any, receive: Any, _send: Any) -> None:
        parsed.append((await receive()).get("body", b""))

    @in_imagined_time
    async def work() -> None:
        line, config = Line(), uvicorn.Config(app, log_config=None)
        protocol = kind(config, ServerState(), {}, asyncio.get_running_loop())
        line.protocol = protocol
        protocol.connection_made(line)
        head = _HALF_BODY.replace(b"Content-Length: 99", b"Transfer-Encoding: chunked")[:-1]
        protocol.data_received(head + b"1\r\na\r\n" * 1000)
        await asyncio.sleep(1)
        assert parsed == []
        await asyncio.sleep(60)
        assert line.ended_at == pytest.approx(30), "and is not waited for"

    work()


@pytest.mark.parametrize(
    ("host", "admitted"),
    [
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.178.20", True),
        ("localhost:9", True),
        ("laptop:8000", True),
        ("LAPTOP.", True),
        ("laptop.local", True),
        ("laptop.fritz.box:8000", True),
        ("games.example.org", True),
        ("pages.example.org", True),
        (None, True),
        ("evil.example", False),
        ("laptop.evil.example", False),
        ("127.0.0.1.evil.example:80", False),
        ("local.evil", False),
        ("evil.example:99999", False),
        ("[::1", False),
        ("a b.c", False),
    ],
)
def test_names_that_the_server_answers_to(
    host: str | None, admitted: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "resolv.conf").write_text("# home\nnameserver 192.168.178.1\nsearch fritz.box\n")
    monkeypatch.setattr(hosts, "_RESOLVER", tmp_path / "resolv.conf")
    monkeypatch.setattr(socket, "gethostname", lambda: "Laptop")
    known = KnownHosts(["", "games.example.org", hosts.origin_host("https://pages.example.org")])
    assert known.admits(host) is admitted
    assert KnownHosts(["*"]).admits(host)


def test_pages_of_a_name_that_leads_here_by_a_trick_get_nothing(house: str) -> None:
    """DNS rebinding: to the browser such a page and this server are of one origin."""

    async def work() -> None:
        table = await open_table(house, "face-to-face", 2)
        evil = {"Host": "evil.example", "Origin": "http://evil.example"}
        async with web(house) as client:
            for path in ("/", "/api/games", f"/api/tables/{table.id}"):
                answer = await client.get(path, headers=evil)
                assert answer.status_code == 403
                assert problem(answer) == "server-host"
            answer = await client.post("/api/tables", json={"game": "face-to-face"}, headers=evil)
            assert problem(answer) == "server-host"
        port = urlsplit(house).port
        address = f"ws://evil.example:{port}/api/tables/{table.id}/socket"
        with pytest.raises(InvalidStatus) as refused:
            async with connect(address, host="127.0.0.1", port=port):
                pass
        assert refused.value.response.status_code == 403

    run(work())


def test_the_limits_leave_room_for_a_browser() -> None:
    """Six connections at a time for files, beside one socket per tab."""
    from lichtspiel.server.serve import _most_http

    assert _most_http(Limits()) >= 40
    assert _most_http(Limits(connections=0)) == 0

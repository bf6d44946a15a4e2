"""The REST API: tables and records. Tokens are sent as `Authorization: Bearer`."""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency
from litestar.openapi.spec import SecurityRequirement
from litestar.params import (
    FromQuery,
    HeaderParameter,
    JSONBody,
    PathParameter,
    QueryParameter,
)
from msgspec.structs import replace

import lichtspiel
from lichtspiel.bots import levels_of
from lichtspiel.engine.contract import Game
from lichtspiel.engine.errors import BadInput
from lichtspiel.engine.options import Option
from lichtspiel.engine.registry import all_games, get_game
from lichtspiel.engine.view import SPECTATOR
from lichtspiel.house import decisions, log
from lichtspiel.house.house import NoSuchTable, now
from lichtspiel.house.live import LiveTable
from lichtspiel.house.projection import table_info
from lichtspiel.house.rate_limits import RateLimited
from lichtspiel.house.refusing import Forbidden
from lichtspiel.house.seating import Seating
from lichtspiel.house.store import Conflict, Listing
from lichtspiel.house.tokens import (
    hash_of_bearer,
    hashed,
    id_after,
    id_of_new,
    new_table_id,
    new_token,
    own_token,
)
from lichtspiel.protocol.common import Json, TableInfo
from lichtspiel.protocol.rest import (
    Branch,
    Claim,
    GameInfo,
    GameRules,
    Health,
    Link,
    Listed,
    ListedSeat,
    Mine,
    NewTable,
    Opened,
    OptionInfo,
    Rematch,
    Replay,
    RuleInfo,
    RuleSection,
    SeatBot,
    Seated,
    SetupInfo,
    TakeSeat,
    Tokens,
    Welcome,
)
from lichtspiel.server.files import ASK_AGAIN, SELF_PACKED
from lichtspiel.server.limits import counted_as
from lichtspiel.server.names import check_name, check_not_taken
from lichtspiel.server.orders import AdminAnswer, AdminOrder, carry_out
from lichtspiel.server.refusals import CHANGE, LOOK, refusals
from lichtspiel.server.services import Services
from lichtspiel.text import choose_language, source_of

Serving = NamedDependency[Services]
_Request = Request[None, None, AppState]
Table = Annotated[str, PathParameter(description="A table's id", max_length=64)]
Code = Annotated[str, PathParameter(description="A table's short code", max_length=20)]
Slug = Annotated[str, PathParameter(description="A game's slug", max_length=40)]
Language = Annotated[str, QueryParameter(description="de, en, fi or fr", max_length=20)]
SeatNumber = Annotated[int, PathParameter(description="A seat, counted from 0")]
Token = Annotated[
    str,
    # The API's pages know it by the name of its scheme.
    HeaderParameter(name="Authorization", max_length=200, include_in_schema=False),
]
TOKEN_SCHEME = "token"
ADMIN = "/api/admin"
_BY_TOKEN: list[SecurityRequirement] = [{TOKEN_SCHEME: []}]


@get("/games", summary="The games that can be played here", responses=refusals())
async def games() -> list[GameInfo]:
    return [_game_info(game) for game in all_games()]


@get(
    "/games/{game:str}/rules",
    summary="The numbered rules of a game: their sections, and which of them are ours",
    responses=refusals(400),
)
async def rules(game: Slug) -> GameRules:
    book = get_game(game).rulebook
    sections = [
        RuleSection(name, [RuleInfo(rule.number, rule.decided) for rule in rules])
        for name, rules in book.sections()
    ]
    return GameRules(game, book.prefix, sections)


@get(
    "/games/{game:str}/texts",
    summary="The words of a game, as a Fluent file",
    media_type="text/plain",
    responses=refusals(400),
    sync_to_thread=True,  # it reads files
)
def game_texts(game: Slug, request: _Request, language: Language = "en") -> Response[str]:
    """The texts of a game as a Fluent file, for pages that were built without it. Messages
    that are not translated are in English."""
    text = source_of(get_game(game).slug, choose_language(language, {}))
    mark = f'"{sha256(text.encode()).hexdigest()[:24]}"'
    headers = {"Cache-Control": ASK_AGAIN, "ETag": mark}
    if request.headers.get("if-none-match") == mark:
        return Response("", status_code=304, headers=headers)
    return Response(text, headers=headers)


@post("/tables", summary="Open a table", responses=refusals(400, 403, 413, 503))
async def open_table(data: JSONBody[NewTable], services: Serving, request: _Request) -> Opened:
    """Idempotent with tokens made by the client: repeated, the table is opened once."""
    host, token, id = _tokens(data.tokens)
    if data.tokens is not None and (there := await _opened(services, id, host, token)) is not None:
        return there
    address = _address(request)
    _take_new_table(services, address)
    setup = get_game(data.game).setup(data.seats, data.options)
    check_name(data.name or "")
    people = setup.seats - len(data.bots)
    if people < (0 if data.name is None else 1):
        raise BadInput("play-too-many-bots", found=len(data.bots), seats=setup.seats)
    for level in data.bots:
        decisions.check_bot(setup, level)
    seating = Seating(id)
    with services.addresses.listing(address, id, is_open=data.open):
        entries: list[log.AnyEntry] = [
            decisions.open_table(
                setup,
                hashed(host),
                await services.house.free_code(),
                clock=data.clock,
                is_open=data.open,
                hints=data.hints,
                network_bots=data.network_bots,
            )
        ]
        seating.fold(entries[0], now())
        if data.name is not None:
            entries += decisions.take_seat(seating, data.name, 0, hashed(token))
        entries += [log.BotSeated(people + place, level) for place, level in enumerate(data.bots)]
        return await _open(services, id, entries, host, token)


@get("/tables", summary="Open tables that wait for players", responses=refusals(400))
async def open_tables(services: Serving, game: FromQuery[str | None] = None) -> list[Listed]:
    listings = await services.store.listings("waiting", open_only=True)
    return [_listed(listing) for listing in listings if game in (None, listing.game)]


@get("/tables/{table:str}", summary="What is public about a table", responses=LOOK)
async def table(table: Table, services: Serving) -> TableInfo:
    return table_info((await services.house.fresh(table)).seating)


@get("/codes/{code:str}", summary="Find a table by its short code", responses=LOOK)
async def by_code(code: Code, services: Serving) -> TableInfo:
    return table_info((await services.house.by_code(code)).seating)


@post("/tables/{table:str}/seats", summary="Take a seat with a name", responses=CHANGE)
async def take_seat(table: Table, data: JSONBody[TakeSeat], services: Serving) -> Seated:
    """Idempotent with a token made by the client: repeated, the seat is taken once."""
    token = own_token(data.token)
    check_name(data.name)

    def decide(live: LiveTable) -> list[log.AnyEntry]:
        entries = decisions.take_seat(
            live.seating, data.name, data.seat, hashed(token), bot=data.bot
        )
        if entries:
            check_not_taken(live.seating, data.name)
        return entries

    live = await services.house.change(table, decide)
    seat = live.seating.seat_of(hashed(token))
    assert seat is not None, "it was just taken"
    return Seated(table, live.seating.opened.code, seat, token)


@put(
    "/tables/{table:str}/seats/{seat:int}/bot",
    summary="Put a bot on a seat (host)",
    responses=CHANGE,
    security=_BY_TOKEN,
)
async def seat_bot(
    table: Table, seat: SeatNumber, data: JSONBody[SeatBot], services: Serving, token: Token = ""
) -> TableInfo:
    def decide(live: LiveTable) -> Sequence[log.AnyEntry]:
        _host(live.seating, token)
        _nobody_there(services, live, seat)
        return decisions.seat_bot(live.seating, seat, data.level)

    return table_info((await services.house.change(table, decide)).seating)


@delete(
    "/tables/{table:str}/seats/{seat:int}",
    status_code=200,
    summary="Leave a seat, or free somebody's (host)",
    responses=CHANGE,
    security=_BY_TOKEN,
)
async def free_seat(
    table: Table, seat: SeatNumber, services: Serving, token: Token = ""
) -> TableInfo:
    def decide(live: LiveTable) -> list[log.AnyEntry]:
        if live.seating.seat_of(hash_of_bearer(token)) != seat:
            _host(live.seating, token)
            if live.seating.phase == "playing":
                _nobody_there(services, live, seat)
        return decisions.free_seat(live.seating, seat)

    return table_info((await services.house.change(table, decide)).seating)


@post(
    "/tables/{table:str}/link",
    summary="A personal link, to move one's seat to another device",
    responses=CHANGE,
    security=_BY_TOKEN,
)
async def make_link(table: Table, services: Serving, token: Token = "") -> Link:
    code = new_token()

    def decide(live: LiveTable) -> list[log.AnyEntry]:
        seat = _seat(live.seating, token)
        if live.seating.chairs[seat].bot:  # or a person could play where all are told of a bot
            raise BadInput("server-bot-plays-only")
        return [decisions.make_link(seat, hashed(code), now())]

    live = await services.house.change(table, decide)
    seat = _seat(live.seating, token)
    return Link(table, seat, code, live.seating.chairs[seat].link_until)


@post(
    "/tables/{table:str}/claim",
    summary="Use a personal link: the seat moves here",
    responses=CHANGE,
)
async def claim(table: Table, data: JSONBody[Claim], services: Serving) -> Seated:
    """Idempotent with a token made by the client: repeated, the seat moves once."""
    token = own_token(data.token)
    live = await services.house.change(
        table,
        lambda live: decisions.use_link(live.seating, hashed(data.code), hashed(token), now()),
    )
    seat = live.seating.seat_of(hashed(token))
    assert seat is not None, "it was just moved"
    return Seated(table, live.seating.opened.code, seat, token)


@post(
    "/tables/{table:str}/start",
    status_code=200,
    summary="Start a table of bots alone (host)",
    responses=CHANGE,
    security=_BY_TOKEN,
)
async def start(table: Table, services: Serving, token: Token = "") -> TableInfo:
    def decide(live: LiveTable) -> list[log.AnyEntry]:
        _host(live.seating, token)
        return [decisions.start(live.seating)]

    return table_info((await services.house.change(table, decide)).seating)


@post(
    "/tables/{table:str}/close",
    status_code=200,
    summary="Close the table (host)",
    responses=CHANGE,
    security=_BY_TOKEN,
)
async def close(table: Table, services: Serving, token: Token = "") -> TableInfo:
    def decide(live: LiveTable) -> list[log.AnyEntry]:
        _host(live.seating, token)
        return [decisions.close(live.seating, "host")]

    return table_info((await services.house.change(table, decide)).seating)


@post(
    "/tables/{table:str}/rematch",
    summary="The same people at a new table",
    responses=CHANGE,
    security=_BY_TOKEN,
)
async def rematch(table: Table, services: Serving, request: _Request, token: Token = "") -> Rematch:
    """The tokens of the old table open the new one; asked for twice, it is the same one."""
    live = await services.house.fresh(table)
    if live.seating.seat_of(hash_of_bearer(token)) is None:
        _host(live.seating, token)
    # The id is derived from the old table: requests at the same time, or repeated after a
    # crash, lead to the same new table.
    next_id = live.seating.rematch or id_after(live.seating.id, live.seating.opened.host)

    def decide(live: LiveTable) -> list[log.AnyEntry]:
        return [] if live.seating.rematch else [log.Rematched(next_id)]

    if not live.seating.rematch:
        address, is_open = _address(request), live.seating.opened.open
        _take_new_table(services, address)
        with services.addresses.listing(address, next_id, is_open=is_open):
            entries = decisions.rematch(live.seating, await services.house.free_code())
            with suppress(Conflict):  # it is there already
                await services.house.open(next_id, entries)
            await services.house.change(table, decide)
    new = await services.house.fresh(next_id)
    return Rematch(new.seating.id, new.seating.opened.code)


@get(
    "/tables/{table:str}/record",
    summary="The record of a game that is over or was closed, with its seed",
    responses=LOOK,
)
async def record(table: Table, services: Serving) -> Response[Json]:
    live = await services.house.fresh(table)
    found = decisions.recorded(live)
    name = f"{live.seating.setup.game}-{live.seating.id}.json"
    content: Any = found.dumps()  # an object, as its own code writes it
    return Response(
        content,
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get(
    "/tables/{table:str}/replay",
    summary="A finished game moment by moment, as a seat saw it: a part at a time",
    responses=LOOK,
    opt={SELF_PACKED: True},
)
async def replay(
    table: Table,
    services: Serving,
    request: _Request,
    seat: FromQuery[int] = SPECTATOR,
    first: FromQuery[int] = 0,
) -> Response[Replay]:
    """The replay as a seat saw it; -1 is a spectator's."""
    live = await services.house.fresh(table)
    body = await services.replays.packed(live, seat, first, _address(request))
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    content: Any = body  # the JSON of a Replay
    return Response(content, media_type="application/json", headers=headers)


@post(
    "/tables/{table:str}/branch",
    summary="Play on from a moment of a finished game, against bots",
    responses=refusals(400, 403, 404, 413, 503),
)
async def branch(
    table: Table, data: JSONBody[Branch], services: Serving, request: _Request
) -> Opened:
    """Idempotent with tokens made by the client: repeated, the table is opened once."""
    check_name(data.name)
    origin = await services.house.fresh(table)
    host, token, id = _tokens(data.tokens)
    if data.tokens is not None and (there := await _opened(services, id, host, token)) is not None:
        return there
    entries = decisions.branch(
        origin, data, hashed(host), hashed(token), await services.house.free_code()
    )
    _take_new_table(services, _address(request))
    return await _open(services, id, entries, host, token)


@post(
    "/mine",
    status_code=200,
    summary="The tables of the seats one holds",
    responses=refusals(400, 403, 413),
)
async def mine(data: JSONBody[Mine], services: Serving) -> list[Listed]:
    hashes = [hashed(token) for token in data.tokens]
    found = await services.store.held(hashes)
    await services.retention.came([held.token for held in found])
    return [
        replace(
            _listed(held.listing),
            seat=held.seat,
            token=hashes.index(held.token),
            actor=held.listing.actor,
        )
        for held in found
    ]


@get("/welcome", summary="What whoever runs the server has to say to all", responses=refusals())
async def welcome(services: Serving) -> Welcome:
    return Welcome(services.moderation.message, services.settings.keep_days)


@post("/admin", status_code=200, include_in_schema=False)
async def admin(data: JSONBody[AdminOrder], services: Serving, token: Token = "") -> AdminAnswer:
    """For `lichtspiel admin` on the same machine, which finds the token in the data folder."""
    if not services.is_admin(token):
        raise Forbidden("server-not-host")
    return await carry_out(data, services.house, services.moderation, services.guests)


@get("/health", summary="Whether games can be played and kept", responses=refusals(503))
async def health(services: Serving) -> Health:
    await services.readiness.check()
    return Health("ok", lichtspiel.__version__, services.house.in_memory)


@get(
    "/metrics",
    summary="Figures for Prometheus",
    media_type="text/plain; version=0.0.4",
    responses=refusals(),
)
async def metrics(services: Serving, request: _Request, token: Token = "") -> bytes:
    """For this machine only, unless the server was started with `--public-metrics`."""
    if not (services.settings.public_metrics or _is_near(request) or services.is_admin(token)):
        raise Forbidden("server-metrics")
    services.metrics.tables.set(services.house.in_memory)
    return services.metrics.text()


ROUTES = Router(
    "/api",
    route_handlers=[
        games,
        rules,
        game_texts,
        open_table,
        open_tables,
        table,
        by_code,
        take_seat,
        seat_bot,
        free_seat,
        make_link,
        claim,
        start,
        close,
        rematch,
        record,
        replay,
        branch,
        mine,
        welcome,
        admin,
        health,
        metrics,
    ],
)


def _tokens(sent: Tokens | None) -> tuple[str, str, str]:
    """The tokens of host and seat, and the id of the table that they open."""
    if sent is None:
        return new_token(), new_token(), new_table_id()
    host, seat = own_token(sent.host), own_token(sent.seat)
    if host == seat:
        raise BadInput("server-token-hosts")
    return host, seat, id_of_new(hashed(host))


async def _open(
    services: Services, id: str, entries: Iterable[log.AnyEntry], host: str, token: str
) -> Opened:
    with suppress(Conflict):  # asked for twice at the same time
        await services.house.open(id, entries)
    there = await _opened(services, id, host, token)
    assert there is not None, "it was just opened"
    return there


async def _opened(services: Services, id: str, host: str, token: str) -> Opened | None:
    """The answer for the host of a table; None if there is no such table yet."""
    try:
        live = await services.house.fresh(id)
    except NoSuchTable:
        return None
    seating = live.seating
    seat = seating.seat_of(hashed(token))
    seated = None if seat is None else Seated(id, seating.opened.code, seat, token)
    return Opened(table_info(seating), host, seated)


def _take_new_table(services: Services, address: str) -> None:
    if not services.addresses.new_tables.take(address):
        raise RateLimited("server-too-many-tables")


def _is_near(request: _Request) -> bool:
    """Whether it comes from this machine, and not through a proxy there."""
    address = _address(request)
    return address in ("127.0.0.1", "::/64") and "x-forwarded-for" not in request.headers


def _address(request: _Request) -> str:
    return counted_as(request.client.host) if request.client else ""


def _host(seating: Seating, bearer: str) -> None:
    if hash_of_bearer(bearer) != seating.opened.host:
        raise Forbidden("server-not-host")


def _nobody_there(services: Services, live: LiveTable, seat: int) -> None:
    """The host may hand over the seat of an absent player, but not of one who is there."""
    chairs = live.seating.chairs
    if not 0 <= seat < len(chairs) or not chairs[seat].person:
        return
    if services.house.presence(live).online[seat]:
        raise BadInput("server-person-there", name=chairs[seat].name)


def _seat(seating: Seating, bearer: str) -> int:
    seat = seating.seat_of(hash_of_bearer(bearer))
    if seat is None:
        raise Forbidden("server-token")
    return seat


def _listed(listing: Listing) -> Listed:
    return Listed(
        id=listing.id,
        code=listing.code,
        game=listing.game,
        phase=listing.phase,
        seats=[ListedSeat(*who) for who in zip(listing.names, listing.bots, strict=True)],
        changed=listing.changed,
        winners=list(listing.winners),
    )


def _game_info(game: Game) -> GameInfo:
    levels: dict[str, Json] = {name: dict(options) for name, options in game.presets.items()}
    return GameInfo(
        slug=game.slug,
        ruleset=game.ruleset,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        usual_seats=game.usual_seats,
        cooperative=game.cooperative,
        setups=[_setup_info(game, seats) for seats in range(game.least_seats, game.most_seats + 1)],
        levels=levels,
        bots=levels_of(game),
        rules=game.rulebook.prefix,
    )


def _setup_info(game: Game, seats: int) -> SetupInfo:
    options = [option.at(seats) for option in game.options if option.fits(seats)]
    return SetupInfo(seats, [_option_info(option, seats) for option in options])


def _option_info(option: Option, seats: int) -> OptionInfo:
    least, most = option.bounds() or (None, None)
    return OptionInfo(
        name=option.name,
        kind=option.kind,
        rule=option.rule,
        default=option.default_for(seats),
        choices=list(option.words()),
        least=least,
        most=most,
        when=dict(option.when),
    )

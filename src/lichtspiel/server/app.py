"""The ASGI application: routes, error handlers, and the description of the API."""

from __future__ import annotations

import logging
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.datastructures import Headers
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import SwaggerRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ASGIApp, Receive, Scope, Send

import lichtspiel
from lichtspiel.engine.errors import BadInput, LichtspielError
from lichtspiel.house.house import NoSuchTable
from lichtspiel.house.projection import text_of, why_not_kept
from lichtspiel.house.rate_limits import RateLimited
from lichtspiel.house.refusing import Forbidden
from lichtspiel.house.store import Conflict, StoreBroken
from lichtspiel.protocol.common import Text
from lichtspiel.protocol.rest import Problem
from lichtspiel.server.files import SELF_PACKED
from lichtspiel.server.limits import counted_as
from lichtspiel.server.pages import (
    documentation,
    documentation_file,
    home,
    page,
    protect,
    swagger,
)
from lichtspiel.server.rest import ADMIN, ROUTES, TOKEN_SCHEME
from lichtspiel.server.services import Services
from lichtspiel.server.settings import Settings
from lichtspiel.server.sockets import origin_allowed, table_socket
from lichtspiel.text import accepted_language, texts_in

_LOG = logging.getLogger(__name__)

_Request = Request[None, None, AppState]
_HEALTH = "/api/health"
_LONGEST_TARGET = 2000
"""Of a path and its query: looking for a file with thirty thousand folders takes 0.1 s."""
_HARMLESS = ("GET", "HEAD", "OPTIONS")


class ConflictingLengths(BadInput):
    """A request with both length headers: a proxy may have parsed it differently (smuggling)."""

    def __init__(self) -> None:
        super().__init__("server-two-lengths")


class NoLength(BadInput):
    """A request whose body comes in chunks, which are not read (`server/http.py`)."""

    def __init__(self) -> None:
        super().__init__("server-no-length")


class TooLong(BadInput):
    """A request for an address that is longer than any of ours."""

    def __init__(self) -> None:
        super().__init__("server-request", problem="URI Too Long")


def make_app(settings: Settings, admin: str = "", *, checked: bool = False) -> Litestar:
    """An ASGI application. Its house opens when it starts; `admin` is its admin token's hash.
    `checked`: somebody has just looked at the database."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        services = Services(settings, admin, checked=checked)
        app.state.services = services
        try:
            await services.start()
            yield
        finally:
            await services.stop()

    app = Litestar(
        route_handlers=[
            *(ROUTES, table_socket, swagger),
            *(documentation, documentation_file, home, page),
        ],
        lifespan=[open_house],
        dependencies={"services": Provide(_services, sync_to_thread=False)},
        exception_handlers={
            HTTPException: _http_problem,
            LichtspielError: _problem,
            StoreBroken: _not_kept,
            Conflict: _not_kept,
            RecursionError: _too_deep,
            Exception: _our_fault,
        },
        before_send=[protect],
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=6, exclude_opt_key=SELF_PACKED
        ),
        request_max_body_size=settings.limits.body_bytes or None,
        cors_config=CORSConfig(allow_origins=list(settings.origins)) if settings.origins else None,
        openapi_config=_openapi(),
        debug=False,
        logging_config=None,
    )
    app.asgi_handler = _guard(app.asgi_handler)
    return app


def _services(state: AppState) -> Services:
    services: Services = state.services
    return services


def _guard(app: ASGIApp) -> ASGIApp:
    """Around everything, routes that do not exist included: refuses what nobody has to look at."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await _admit(scope)
        except LichtspielError as error:
            if scope["type"] == ScopeType.WEBSOCKET:
                await _refuse_handshake(send, _status_of(error))
                return
            request: _Request = Request(scope, receive, send)
            answer = _problem(request, error).to_asgi_response(None, request)
            await answer(scope, receive, send)
            return
        await app(scope, receive, send)

    return guarded


async def _admit(scope: Scope) -> None:
    """Raises a refusal: of a banned address, of one that is over its limits, of a name that is not
    ours, of an address no page has, and of writes from pages of other origins."""
    services: Services = scope["litestar_app"].state.services
    client = scope.get("client")
    address = counted_as(client[0] if client else "")
    headers = Headers.from_scope(scope)
    path = scope["path"]
    # The operator has the admin token, and must be able to lift a ban of their own address.
    if path != ADMIN or not services.is_admin(headers.get("authorization", "")):
        if services.moderation.is_banned(address):
            raise Forbidden("server-banned")
        addresses = services.addresses
        limit = addresses.requests if path.startswith("/api/") else addresses.pages
        if not limit.take(address):
            await addresses.hold_up(address)
            raise RateLimited("server-too-fast")
    if len(path) + len(scope["query_string"]) > _LONGEST_TARGET:
        raise TooLong
    if not services.hosts.admits(headers.get("host")):
        raise Forbidden("server-host", host=headers["host"][:80])
    if scope["type"] == ScopeType.HTTP:
        if "content-length" in headers and "transfer-encoding" in headers:
            raise ConflictingLengths
        if "transfer-encoding" in headers:
            raise NoLength
        if scope["method"] not in _HARMLESS and not origin_allowed(
            headers.get("origin"), headers.get("host"), services
        ):
            raise Forbidden("server-origin")


async def _refuse_handshake(send: Send, status: int) -> None:
    """Without a message, since browsers do not show the answer to pages."""
    start = {"type": "websocket.http.response.start", "status": status, "headers": []}
    await send(start)  # type: ignore[arg-type]
    await send({"type": "websocket.http.response.body", "body": b""})  # type: ignore[arg-type]


# -- what goes wrong ----------------------------------------------------------------------


def _problem(request: _Request, error: LichtspielError) -> Response[Problem]:
    answer = _say(request, text_of(error), _status_of(error))
    if isinstance(error, ConflictingLengths | NoLength):
        answer.headers["Connection"] = "close"  # nobody knows where the next request begins
    return answer


def _status_of(error: LichtspielError) -> int:
    match error:
        case NoSuchTable():
            return 404
        case RateLimited():
            return 429
        case Forbidden():
            return 403
        case NoLength():
            return 411
        case TooLong():
            return 414
        case _:
            return 400


def _http_problem(request: _Request, error: HTTPException) -> Response[Problem]:
    """Errors of Litestar: unknown paths, wrong methods, invalid bodies."""
    extra = error.extra
    where = ""
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        where = f"{extra[0].get('key', '')}: {extra[0].get('message', '')}"
    problem = (where or error.detail or "")[:200]
    answer = _say(request, Text("server-request", {"problem": problem}), error.status_code)
    answer.headers.update(error.headers or {})
    return answer


def _not_kept(request: _Request, error: Exception) -> Response[Problem]:
    if request.url.path == _HEALTH:  # asked for every few seconds: a plain text is enough
        return _say(request, Text("server-not-ready"), 503)
    _LOG.error("not kept: %r", error)
    return _say(request, why_not_kept(error), 503)


def _too_deep(request: _Request, error: RecursionError) -> Response[Problem]:
    return _say(request, Text("server-request", {"problem": str(error)}), 400)


def _our_fault(request: _Request, error: Exception) -> Response[Problem]:
    # The place, but not the error's text, which may contain cards.
    where = "".join(traceback.format_tb(error.__traceback__))
    _LOG.error("%s %s: %s\n%s", request.method, request.url.path, type(error).__name__, where)
    return _say(request, Text("server-our-fault"), 500)


def _say(request: _Request, text: Text, status: int) -> Response[Problem]:
    texts = texts_in(accepted_language(request.headers.get("accept-language", "")))
    return Response(Problem(text, texts.say(text.id, text.params)), status_code=status)


# -- the API's description --------------------------------------------------------------------


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Lichtspiel",
        version=lichtspiel.__version__,
        description="Tables, seats and records. The game itself is played on the socket of a "
        "table, /api/tables/{table}/socket.",
        path="/api/docs",
        components=Components(
            security_schemes={
                TOKEN_SCHEME: SecurityScheme(
                    type="http",
                    scheme="bearer",
                    description="The token of a seat, or of the table's host",
                )
            }
        ),
        render_plugins=[
            SwaggerRenderPlugin(
                favicon='<link rel="icon" href="/icon.svg">',
                js_url="/api/swagger/swagger-ui-bundle.js",
                css_url="/api/swagger/swagger-ui.css",
                standalone_preset_js_url="/api/swagger/swagger-ui-standalone-preset.js",
            )
        ],
    )

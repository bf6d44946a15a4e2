"""Serves the pages and the documentation, with their security headers."""

from __future__ import annotations

import fnmatch
import json
import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path, PurePath
from typing import Annotated, Any

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import MutableScopeHeaders
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter
from litestar.response import Redirect
from litestar.types import Message, Scope
from markupsafe import Markup

from lichtspiel.engine.registry import slugs
from lichtspiel.server import files
from lichtspiel.server.services import Services
from lichtspiel.server.settings import SCHEMA
from lichtspiel.text import Texts, accepted_language, texts_in

_Request = Request[None, None, AppState]
_Serving = NamedDependency[Services]
_Path = Annotated[Path, PathParameter()]

_OPTIONS: dict[str, Any] = {
    "http_method": [HttpMethod.GET, HttpMethod.HEAD],
    "include_in_schema": False,
    "sync_to_thread": True,  # they read files
    "opt": {files.SELF_PACKED: True},
}
_DOCS = "/api/docs"
_SITE = "/docs"
_NOT_BUILT = Markup(
    '<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Lichtspiel</title>'
    "<p>{said}</p></html>"
)
_MODULE = Markup('<link rel="modulepreload" crossorigin href="/{}">')
_STYLE = Markup('<link rel="preload" as="style" crossorigin href="/{}">')
_GAME = "src/games/{game}/"
_PARTS = {
    "": ("src/games/*/Poster.svelte",),
    "join": ("src/pages/ByCode.svelte",),
    "learn": ("src/pages/Learn.svelte", f"{_GAME}index.ts", f"{_GAME}lesson.json"),
    "new": ("src/pages/NewTable.svelte", f"{_GAME}Poster.svelte"),
    "privacy": ("src/pages/Privacy.svelte",),
    "replay": ("src/pages/Replay.svelte",),
    "rules": ("src/pages/Rules.svelte", f"{_GAME}index.ts", f"{_GAME}rules.json"),
    "table": ("src/pages/TablePage.svelte",),
}
"""By the first part of an address, as `web/src/app/router.svelte.ts` reads it, the sources that the
pages import for it. A table's game is known only when the server has told of the table."""
_WORDS = "src/text/words/{language}.ts"
_SCRIPTS = re.compile('<link rel="modulepreload"|<script type="module"')
_LINK = Markup('<a href="{address}">{address}</a>')

_API_POLICY = "default-src 'none'; frame-ancestors 'none'"
_DOCS_POLICY = (
    "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
"""Swagger's page has inline script and pictures."""
_PAGES_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "font-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
"""Only files of this server. Style attributes are allowed: they animate cards."""
_SITE_POLICY = _PAGES_POLICY.replace("img-src 'self'", "img-src 'self' data:").replace(
    "style-src 'self'", "style-src 'self' 'unsafe-inline'"
)
"""The documentation's theme has icons as data in its style sheet, and its search adds styles."""
_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}


async def protect(message: Message, scope: Scope) -> None:
    """Add the security headers to every answer, errors included."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders(message)
    headers.update(_HEADERS)
    headers["Content-Security-Policy"] = _policy(scope["path"])


def _policy(path: str) -> str:
    if path.startswith(_DOCS):
        return _DOCS_POLICY
    if path == _SITE or path.startswith(f"{_SITE}/"):
        return _SITE_POLICY
    return _API_POLICY if path.startswith("/api/") else _PAGES_POLICY


@route("/", **_OPTIONS)
def home(request: _Request, services: _Serving) -> Response[bytes]:
    return _page(request, services, "/")


@route("/{path:path}", **_OPTIONS)
def page(path: _Path, request: _Request, services: _Serving) -> Response[bytes]:
    return _page(request, services, str(path))


@route(_SITE, **_OPTIONS)
def documentation(request: _Request, services: _Serving) -> Response[bytes] | Redirect:
    """Redirect to the first page by its full name, because its links are relative."""
    if files.find(services.settings.site, "index.html") is None:
        return _not_built(request, _texts_of(request).say("server-no-docs", command="make docs"))
    return Redirect(f"{_SITE}/index.html")


@route(f"{_SITE}/{{path:path}}", **_OPTIONS)
def documentation_file(path: _Path, request: _Request, services: _Serving) -> Response[bytes]:
    file = files.find(services.settings.site, str(path))
    if file is None:
        raise NotFoundException
    return files.answer(request, file, files.ASK_AGAIN)


@route("/api/swagger/{path:path}", **_OPTIONS)
def swagger(path: _Path, request: _Request, services: _Serving) -> Response[bytes]:
    """The files of Swagger UI, which come with the package, so that no CDN is needed."""
    file = files.find(services.settings.pages / "swagger", str(path))
    if file is None:
        raise NotFoundException
    return files.answer(request, file, files.ASK_AGAIN)


def _page(request: _Request, services: Services, path: str) -> Response[bytes]:
    """A file, or index.html, where a router shows what belongs to the address."""
    folder = services.settings.pages
    file = files.find(folder, path)
    if file is None and not PurePath(path).suffix:
        index = files.find(folder, "index.html")
        if index is None:
            said = _texts_of(request).say("server-no-pages", address=SCHEMA)
            before, _, after = said.partition(SCHEMA)
            link = _LINK.format(address=SCHEMA)
            return _not_built(request, Markup("{}{}{}").format(before, link, after))
        return _the_page(request, index, path)
    if file is None:
        raise NotFoundException
    keep = files.FOREVER if path.startswith("/assets/") else files.ASK_AGAIN
    return files.answer(request, file, keep)


def _the_page(request: _Request, index: Path, path: str) -> Response[bytes]:
    language = accepted_language(request.headers.get("accept-language", ""))
    content = _page_in(language, _parts_of(path), index, files.version(index))
    vary = "Accept-Encoding, Accept-Language"
    return files.respond(request, content, "text/html", files.ASK_AGAIN, vary)


def _parts_of(path: str) -> tuple[str, ...]:
    """The sources of the pages that the router will ask for at this address."""
    kind, _, rest = path.strip("/").partition("/")
    if kind == "table" and rest.endswith("/replay"):
        kind = "replay"
    module = rest.replace("-", "_") if rest in slugs() else ""
    return tuple(part.format(game=module) for part in _PARTS.get(kind, ()))


@lru_cache(maxsize=64)
def _page_in(
    language: str, parts: tuple[str, ...], index: Path, _version: tuple[int, int]
) -> files.Content:
    """With the description for search engines, and with preloads for what a script would only
    request step by step: the texts, and all files for this address."""
    said = texts_in(language).say("web-description")
    head = Markup('<meta name="description" content="{}">').format(said)
    page = index.read_text(encoding="utf-8")
    for file in _files_of(index.parent, (_WORDS.format(language=language), *parts)):
        if file not in page:
            head += (_STYLE if file.endswith(".css") else _MODULE).format(file)
    page = page.replace('<html lang="en">', f'<html lang="{language}">', 1)
    page = page.replace("</head>", f"{head}</head>", 1)
    # Styles and fonts go first: with them something is seen.
    page = _SCRIPTS.sub(r'\g<0> fetchpriority="low"', page)
    return files.content_of(page.encode(), pack=True)


def _files_of(folder: Path, parts: Iterable[str]) -> list[str]:
    """What these sources were built into, with all that it imports, by Vite's manifest."""
    manifest = folder / "parts.json"
    if not manifest.exists():
        return []
    built: dict[str, dict[str, Any]] = json.loads(manifest.read_text(encoding="utf-8"))
    needed = [name for part in parts for name in sorted(fnmatch.filter(built, part))]
    found: dict[str, None] = {}
    seen = set()
    while needed:
        name = needed.pop(0)
        if name not in seen:
            seen.add(name)
            found.update(dict.fromkeys([built[name]["file"], *built[name].get("css", ())]))
            needed += built[name].get("imports", ())
    return list(found)


def _not_built(request: _Request, said: str) -> Response[bytes]:
    language = _texts_of(request).language
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Language"}
    body = _NOT_BUILT.format(language=language, said=said)
    return Response(body.encode(), status_code=503, media_type="text/html", headers=headers)


def _texts_of(request: _Request) -> Texts:
    """The texts in the language of Accept-Language."""
    return texts_in(accepted_language(request.headers.get("accept-language", "")))

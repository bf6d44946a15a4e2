"""Files for browsers: read once, packed once, and never from outside their folder."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from litestar import Request, Response
from litestar.datastructures import State as AppState

_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
"""Python asks the system for these, and systems differ."""
_PACKED_ALREADY = (".png", ".webp", ".woff", ".woff2")

ASK_AGAIN = "no-cache"
"""A browser may keep it, but asks each time whether it is still the same."""
FOREVER = "public, max-age=31536000, immutable"
"""For files whose name changes with what they contain."""

SELF_PACKED = "self_packed"
"""Handlers with this mark pack their answers themselves."""


class _Content(NamedTuple):
    plain: bytes
    packed: bytes | None
    mark: str


def find(folder: Path, name: str) -> Path | None:
    """The file of that name inside the folder, whatever dots and links lead to it."""
    try:
        folder = folder.resolve()
        path = (folder / name.lstrip("/")).resolve()
        return path if path.is_relative_to(folder) and path.is_file() else None
    except (OSError, ValueError):  # a name no file can have
        return None


def answer(request: Request[None, None, AppState], path: Path, keep: str) -> Response[bytes]:
    state = path.stat()
    content = _content(path, (state.st_mtime_ns, state.st_size))
    headers = {"Cache-Control": keep, "ETag": content.mark, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == content.mark:
        return Response(b"", status_code=304, headers=headers)
    body = content.plain
    if content.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = content.packed
        headers["Content-Encoding"] = "gzip"
    media_type = _TYPES.get(path.suffix, "application/octet-stream")
    return Response(body, media_type=media_type, headers=headers)


@lru_cache(maxsize=256)
def _content(path: Path, _version: tuple[int, int]) -> _Content:
    """A new version is read anew."""
    plain = path.read_bytes()
    packed = None if path.suffix in _PACKED_ALREADY else gzip.compress(plain, mtime=0)
    return _Content(plain, packed, f'"{sha256(plain).hexdigest()[:24]}"')

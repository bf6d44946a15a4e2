"""Serves static files: cached in memory, compressed once, never from outside their folder."""

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
"""Media types by suffix. Python's own list depends on the system."""
_PACKED_ALREADY = (".png", ".webp", ".woff", ".woff2")

ASK_AGAIN = "no-cache"
"""Cache-Control: the browser may cache it, but has to revalidate."""
FOREVER = "public, max-age=31536000, immutable"
"""Cache-Control for files with a content hash in their name."""

SELF_PACKED = "self_packed"
"""Option of handlers that compress their answers themselves."""


class Content(NamedTuple):
    plain: bytes
    packed: dict[str, bytes]
    """The same compressed, by the name of the encoding, the smallest first."""
    mark: str


def find(folder: Path, name: str) -> Path | None:
    """The file with this name in the folder; None if dots or links lead out of it."""
    try:
        folder = folder.resolve()
        path = (folder / name.lstrip("/")).resolve()
        return path if path.is_relative_to(folder) and path.is_file() else None
    except (OSError, ValueError):  # an impossible file name
        return None


def answer(request: Request[None, None, AppState], path: Path, keep: str) -> Response[bytes]:
    media_type = _TYPES.get(path.suffix, "application/octet-stream")
    return respond(request, _content(path, version(path)), media_type, keep)


def version(path: Path) -> tuple[int, int]:
    """Identifies a version of the file: its modification time and size."""
    state = path.stat()
    return state.st_mtime_ns, state.st_size


def respond(
    request: Request[None, None, AppState],
    content: Content,
    media_type: str,
    keep: str,
    vary: str = "Accept-Encoding",
) -> Response[bytes]:
    headers = {"Cache-Control": keep, "ETag": content.mark, "Vary": vary}
    if request.headers.get("if-none-match") == content.mark:
        return Response(b"", status_code=304, headers=headers)
    body = content.plain
    listed = request.headers.get("accept-encoding", "").split(",")
    accepted = {one.partition(";")[0].strip() for one in listed}
    for encoding, packed in content.packed.items():
        if encoding in accepted:
            body = packed
            headers["Content-Encoding"] = encoding
            break
    return Response(body, media_type=media_type, headers=headers)


@lru_cache(maxsize=256)
def _content(path: Path, _version: tuple[int, int]) -> Content:
    """Cached per version, so that a changed file is read again. The build packs smaller than we do,
    and leaves that beside the file."""
    content = content_of(path.read_bytes(), pack=path.suffix not in _PACKED_ALREADY)
    smaller = path.with_name(f"{path.name}.br")
    if not smaller.exists():
        return content
    return content._replace(packed={"br": smaller.read_bytes(), **content.packed})


def content_of(plain: bytes, *, pack: bool) -> Content:
    packed = {"gzip": gzip.compress(plain, mtime=0)} if pack else {}
    return Content(plain, packed, f'"{sha256(plain).hexdigest()[:24]}"')

"""Tokens and codes: secrets of clients, of which the server stores only hashes."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from string import ascii_letters, digits

from lichtspiel.engine.errors import BadInput

_CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""The letters of codes, without those that are easily confused."""
_CODE_LENGTH = 6
_ID_LENGTH = 16
_OWN = re.compile(r"[A-Za-z0-9_-]{43}")
_LEAST_DIFFERENT = 12
"""The least number of different characters in a token: random ones have more, typed ones fewer."""


def new_token() -> str:
    """A new token of 256 random bits."""
    return secrets.token_urlsafe(32)


def own_token(sent: str | None) -> str:
    """The client's token, if it looks random; a new one if it sent none."""
    if sent is None:
        return new_token()
    if not _OWN.fullmatch(sent) or len(set(sent)) < _LEAST_DIFFERENT:
        raise BadInput("server-token-form")
    return sent


def hashed(token: str) -> str:
    """A plain hash is enough: tokens are random, so it cannot be reversed by guessing."""
    return sha256(token.encode()).hexdigest()


def hash_of_bearer(header: str) -> str:
    """Of the token in an `Authorization` header; empty if there is none."""
    scheme, _, token = header.partition(" ")
    return hashed(token.strip()) if scheme.lower() == "bearer" and token.strip() else ""


def new_table_id() -> str:
    """Letters and digits only, because it is used in URLs and on command lines."""
    return "".join(secrets.choice(ascii_letters + digits) for _ in range(_ID_LENGTH))


def id_of_new(host: str) -> str:
    """The id of a table, derived from the hash of its host's token: a repeated request leads to the
    same table."""
    return sha256(f"lichtspiel table {host}".encode()).hexdigest()[:_ID_LENGTH]


def id_after(table: str, host: str) -> str:
    """The id of the rematch of a table.

    `host` is the hash of the host's token, which is secret. The seed could not be used: it becomes
    public, and a branch has the same seed as its origin.
    """
    return sha256(f"lichtspiel rematch {table} {host}".encode()).hexdigest()[:_ID_LENGTH]


def new_code() -> str:
    """A short code that can be read out over the phone."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))

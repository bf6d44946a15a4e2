"""Secrets that people hold: handed out once, kept as hashes only."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from string import ascii_letters, digits

from lichtspiel.engine.errors import BadInput

_CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are taken for one another when read aloud or written down."""
_CODE_LENGTH = 6
_ID_LENGTH = 16
_OWN = re.compile(r"[A-Za-z0-9_-]{43}")
_LEAST_DIFFERENT = 12
"""Characters: of 10^12 random tokens not one has fewer, of those somebody typed most have."""


def new_token() -> str:
    """256 bits: nobody guesses it."""
    return secrets.token_urlsafe(32)


def own_token(sent: str | None) -> str:
    """The token a client made, if it can be a secret; a new one if it sent none."""
    if sent is None:
        return new_token()
    if not _OWN.fullmatch(sent) or len(set(sent)) < _LEAST_DIFFERENT:
        raise BadInput("server-token-form")
    return sent


def hashed(token: str) -> str:
    """Tokens are random, so a plain hash cannot be reversed by trying."""
    return sha256(token.encode()).hexdigest()


def new_table_id() -> str:
    """Letters and digits only: it stands in addresses and on command lines."""
    return "".join(secrets.choice(ascii_letters + digits) for _ in range(_ID_LENGTH))


def id_of_new(host: str) -> str:
    """The id of the table that is opened with this host's token, by its hash: asked for again,
    it is the same table."""
    return sha256(f"lichtspiel table {host}".encode()).hexdigest()[:_ID_LENGTH]


def id_after(table: str, host: str) -> str:
    """The id of the table where the people of a table play again.

    `host` is the hash of its host's token, which nobody is told. The seed would not do: it
    becomes public, and a branch has the seed of its origin.
    """
    return sha256(f"lichtspiel rematch {table} {host}".encode()).hexdigest()[:_ID_LENGTH]


def new_code() -> str:
    """A short code to read to somebody on the telephone."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))

"""Secrets that people hold: handed out once, kept as hashes only."""

from __future__ import annotations

import secrets
from hashlib import sha256
from string import ascii_letters, digits

_CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are taken for one another when read aloud or written down."""
_CODE_LENGTH = 6
_ID_LENGTH = 16


def new_token() -> str:
    """256 bits: nobody guesses it."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """Tokens are random, so a plain hash cannot be reversed by trying."""
    return sha256(token.encode()).hexdigest()


def new_table_id() -> str:
    """Letters and digits only: it stands in addresses and on command lines."""
    return "".join(secrets.choice(ascii_letters + digits) for _ in range(_ID_LENGTH))


def id_after(table: str, host: str) -> str:
    """The id of the table where the people of a table play again.

    `host` is the hash of its host's token, which nobody is told. The seed would not do: it
    becomes public, and a branch has the seed of its origin.
    """
    return sha256(f"lichtspiel rematch {table} {host}".encode()).hexdigest()[:_ID_LENGTH]


def new_code() -> str:
    """A short code to read to somebody on the telephone."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))

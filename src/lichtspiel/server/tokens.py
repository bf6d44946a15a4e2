"""Secrets that people hold: handed out once, kept as hashes only."""

from __future__ import annotations

import secrets
from hashlib import sha256

_CODE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are taken for one another when read aloud or written down."""
_CODE_LENGTH = 6


def new_token() -> str:
    """256 bits: nobody guesses it."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """Tokens are random, so a plain hash cannot be reversed by trying."""
    return sha256(token.encode()).hexdigest()


def new_table_id() -> str:
    return secrets.token_urlsafe(12)


def new_code() -> str:
    """A short code to read to somebody on the telephone."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))

"""Runs commands as a user types them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class Answer(NamedTuple):
    status: int
    out: str
    err: str


class Run(Protocol):
    """`lichtspiel` with these words; `typed` is what is typed while it runs."""

    def __call__(self, *words: str, typed: Sequence[str] = ()) -> Answer: ...

"""The refusals in the API's description: always a `Problem`."""

from __future__ import annotations

from litestar.openapi import ResponseSpec

from lichtspiel.protocol.rest import Problem

_REASONS = {
    400: "The request is invalid, or the table does not allow it now",
    403: "The caller lacks permission: a wrong token, a ban, or another origin or host",
    404: "There is no such table",
    411: "The body comes in chunks, without its length",
    413: "The body is too long",
    414: "The address is too long",
    429: "Too many requests from this address",
    503: "It could not be stored, so nothing was changed",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=_REASONS[status])
        for status in sorted({*statuses, 403, 411, 414, 429})
    }


LOOK = refusals(400, 404)
"""Refusals of requests that read a table."""
CHANGE = refusals(400, 403, 404, 413, 503)
"""Refusals of requests that change a table."""

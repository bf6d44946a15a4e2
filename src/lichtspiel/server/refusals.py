"""The refusals in the API's description: always a `Problem`."""

from __future__ import annotations

from litestar.openapi import ResponseSpec

from lichtspiel.protocol.rest import Problem

_REASONS = {
    400: "The request does not fit, or the table does not allow it now",
    403: "Whoever asks does not hold the token it takes, or comes from another site",
    404: "There is no such table",
    413: "The body is too long",
    429: "Too many requests from this address",
    503: "It could not be kept on disk, so it did not happen",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=_REASONS[status])
        for status in (*statuses, 429)
    }


LOOK = refusals(400, 404)
"""Refusals of requests that read a table."""
CHANGE = refusals(400, 403, 404, 413, 503)
"""Refusals of requests that change a table."""

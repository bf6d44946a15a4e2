"""How something is refused: in words, and for the API's own pages, always with a `Problem`."""

from __future__ import annotations

import logging

from litestar.openapi import ResponseSpec

from lichtspiel.engine.errors import BadPlugin, IllegalAction, LichtspielError
from lichtspiel.protocol.common import Text
from lichtspiel.protocol.rest import Problem

_LOG = logging.getLogger(__name__)
_REASONS = {
    400: "The request does not fit, or the table does not allow it now",
    403: "Whoever asks does not hold the token it takes, or comes from another site",
    404: "There is no such table",
    413: "The body is too long",
    429: "Too many requests from this address",
    503: "It could not be kept on disk, so it did not happen",
}


def text_of(error: LichtspielError) -> Text:
    """What a visitor is told. What the code of somebody's package says, which may be anything,
    is for whoever runs the server."""
    if isinstance(error, BadPlugin):
        _LOG.error("%s", error)
        return Text("server-plugin")
    rule = error.refusal.rule if isinstance(error, IllegalAction) else ""
    return Text(error.message.id, dict(error.message.params), rule)


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=_REASONS[status])
        for status in (*statuses, 429)
    }


LOOK = refusals(400, 404)
"""Of a table one looks at."""
CHANGE = refusals(400, 403, 404, 413, 503)
"""Of a table one changes."""

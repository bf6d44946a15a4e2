"""The API as it is documented: schemathesis asks all sorts of things, and every answer must fit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test
from schemathesis import CheckFunction
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    missing_required_header,
    negative_data_rejection,
    positive_data_acceptance,
)

from lichtspiel.server.app import make_app
from lichtspiel.server.settings import Settings
from tests import luck
from tests.effort import LONG, rounds
from tests.server.running import OpenTable

_SCHEMA = schemathesis.openapi.from_dict(make_app(Settings(Path())).openapi_schema.to_schema())
_bounded = settings(
    max_examples=12,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
_UNFIT: list[CheckFunction] = [
    positive_data_acceptance,  # what fits may still be against the rules: an unknown game, say
    allow_header_conformance,  # Litestar answers OPTIONS, and forgets one of two methods of a path
    missing_required_header,  # no token is refused as a wrong one is: 403, where it wants 401
]


@_SCHEMA.parametrize()
@_bounded
def test_whatever_is_asked_the_answer_is_as_documented(
    case: schemathesis.Case[Any], house: str
) -> None:
    case.call_and_validate(base_url=house, excluded_checks=_UNFIT)


@_SCHEMA.include(path_regex="{table}").parametrize()
@_bounded
def test_every_answer_to_the_host_is_as_documented(
    case: schemathesis.Case[Any], house: str, table: OpenTable
) -> None:
    # Whatever was wrong with these two is mended here, so nothing has to be refused.
    case.path_parameters["table"] = table.id
    case.headers["Authorization"] = f"Bearer {table.host}"
    case.call_and_validate(base_url=house, excluded_checks=[*_UNFIT, negative_data_rejection])


# -- with a memory ---------------------------------------------------------------------------------

_OPENED = "/api/tables"
_STEPS = 12


def _linked() -> dict[str, Any]:
    """The description, and which answers lead to which requests."""
    found: dict[str, Any] = make_app(Settings(Path())).openapi_schema.to_schema()
    paths = found["paths"]
    at_a_table = [
        request["operationId"]
        for path, methods in paths.items()
        if "{table}" in path
        for request in methods.values()
    ]
    for path, where in (
        (_OPENED, "$response.body#/table/id"),
        ("/api/tables/{table}/branch", "$response.body#/table/id"),
        ("/api/tables/{table}/rematch", "$response.body#/table"),
    ):
        paths[path]["post"]["responses"]["201"]["links"] = {
            name: {"operationId": name, "parameters": {"table": where}} for name in at_a_table
        }
    claim = paths["/api/tables/{table}/claim"]["post"]["operationId"]
    paths["/api/tables/{table}/link"]["post"]["responses"]["201"]["links"] = {
        claim: {
            "operationId": claim,
            "parameters": {"table": "$response.body#/table"},
            "requestBody": {"code": "$response.body#/code"},
        }
    }
    return found


@pytest.mark.skipif(not LONG, reason="minutes: `make test-long` does it")
def test_what_one_answer_leads_to_is_as_documented_too(
    house: str, record_property: Callable[[str, object], None]
) -> None:
    """Tables that are opened are asked for, sat down at, linked, claimed, started and closed, by
    those who hold their tokens and by others."""
    schema = schemathesis.openapi.from_dict(_linked())
    schema.config.update(base_url=house)
    answers: Counter[int] = Counter()

    class Visitor(schema.as_state_machine()):  # type: ignore[misc]
        def setup(self) -> None:
            self.tokens: dict[str, list[str]] = {}

        def before_call(self, case: schemathesis.Case[Any]) -> None:
            known = self.tokens.get(str(case.path_parameters.get("table")), [])
            if known:
                chosen = luck.stream(luck.label(), len(known), answers.total()).choice(known)
                case.headers["Authorization"] = f"Bearer {chosen}"

        def after_call(self, response: schemathesis.Response, case: schemathesis.Case[Any]) -> None:
            answers[response.status_code] += 1
            if response.status_code == 201:
                self._remember(response.json(), case)

        def _remember(self, answer: Any, case: schemathesis.Case[Any]) -> None:
            if "host_token" in answer:
                self.tokens[answer["table"]["id"]] = [answer["host_token"]]
                seated = answer["seated"] or {}
            else:
                seated = answer
            if "token" in seated:
                self.tokens.setdefault(seated["table"], []).append(seated["token"])
            old = str(case.path_parameters.get("table"))
            if "token" not in answer and isinstance(answer.get("table"), str):  # a rematch
                self.tokens[answer["table"]] = list(self.tokens.get(old, []))

        def validate_response(
            self, response: schemathesis.Response, case: schemathesis.Case[Any], **_: object
        ) -> None:
            # A token is given to requests that were to have none.
            case.validate_response(response, excluded_checks=[*_UNFIT, negative_data_rejection])

    chosen = settings(
        max_examples=rounds(10, 400),
        stateful_step_count=_STEPS,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(Visitor, settings=chosen)
    record_property("the API with state", str(dict(answers)))
    assert answers[200] > 0
    assert answers[201] > 0

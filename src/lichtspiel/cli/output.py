"""Answers for programs."""

from __future__ import annotations

import json

WRONG_INPUT = 2
"""The exit status."""


def print_json(document: object) -> None:
    print(json.dumps(document, ensure_ascii=False, indent=2))

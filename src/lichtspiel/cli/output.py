"""Output for programs: JSON and exit statuses."""

from __future__ import annotations

import json

WRONG_INPUT = 2
"""The exit status for wrong input."""


def print_json(document: object) -> None:
    print(json.dumps(document, ensure_ascii=False, indent=2))

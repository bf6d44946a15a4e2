"""Packages that are large, and so are installed for `make test-research` only."""

import os
from importlib import import_module
from typing import Any

import pytest


def needs(module: str) -> Any:
    """The module; skips the caller in an environment without it, but not in the one for it."""
    if os.environ.get("LICHTSPIEL_RESEARCH") == "1":
        return import_module(module)
    return pytest.importorskip(module, reason=f"{module} is installed for make test-long")

"""Which languages there are, and which one somebody wants."""

from __future__ import annotations

from collections.abc import Mapping

from lichtspiel.engine.errors import BadInput

LANGUAGES = {"de": "Deutsch", "en": "English", "fi": "suomi", "fr": "français"}

_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says which language people want, the strongest first."""


def choose_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the first of the environment's that we speak, else English."""
    if asked is not None:
        code = _code(asked)
        if code not in LANGUAGES:
            raise BadInput("unknown-language", found=asked[:20], known=", ".join(LANGUAGES))
        return code
    for variable in _VARIABLES:
        for wanted in environment.get(variable, "").split(":"):
            if _code(wanted) in LANGUAGES:
                return _code(wanted)
            if _code(wanted) in ("c", "posix"):
                return "en"
    return "en"


def accepted_language(header: str) -> str:
    """The first language of an `Accept-Language` that we speak, else English."""
    for part in header.split(","):
        code = _code(part.split(";")[0].strip())
        if code in LANGUAGES:
            return code
    return "en"


def _code(name: str) -> str:
    """`de` of `de_AT.UTF-8`, `de-AT` or `de`."""
    return name.lower().replace("-", "_").split("_")[0].split(".")[0]

"""The supported languages, and how the user's language is found."""

from __future__ import annotations

from collections.abc import Mapping

from lichtspiel.engine.errors import BadInput

LANGUAGES = {"de": "Deutsch", "en": "English", "fi": "suomi", "fr": "français"}

_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that name a language, in order of precedence."""

_LONGEST_HEADER = 200
"""Characters of `Accept-Language` that are read: browsers send fewer, and only they mean it."""


def choose_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the first supported one in the environment, else English."""
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
    """The first supported language in an `Accept-Language` header, else English."""
    for part in header[:_LONGEST_HEADER].split(","):
        code = _code(part.split(";")[0].strip())
        if code in LANGUAGES:
            return code
    return "en"


def _code(name: str) -> str:
    """`de` of `de_AT.UTF-8`, `de-AT` or `de`."""
    return name.lower().replace("-", "_").split("_")[0].split(".")[0]

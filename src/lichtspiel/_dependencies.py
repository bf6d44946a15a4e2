"""The message for a required package that is missing or too old."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from importlib import metadata
from typing import NamedTuple

_REQUIREMENT = re.compile(r"([\w.-]+)>=([\d.]+)(?:.*extra == \"(\w+)\")?")
_EXTRAS = {"admin": "serve", "arena": "lab", "bot": "serve", "serve": "serve"}
"""The extra that a command needs; all others need `play`."""
_ENGLISH = "{package} is missing or too old. To install it: {command}"


class _Needed(NamedTuple):
    package: str
    least: str
    extra: str | None


def complaint(error: Exception, arguments: Sequence[str]) -> str | None:
    """A sentence, if a missing or outdated package caused the error."""
    needed = _missing(error)
    if needed is None and isinstance(error, ImportError | AttributeError | TypeError):
        needed = _too_old()
    if needed is None:
        return None
    said = {
        "package": f"{needed.package} {needed.least}",
        "command": f'pip install "{_that_brings(needed.package, arguments)}"',
    }
    try:
        from lichtspiel.text import choose_language, texts_in
    except ImportError:  # our texts need a package, too
        return _ENGLISH.format(**said)
    return texts_in(choose_language(None, os.environ)).say("cli-dependency", said)


def _that_brings(package: str, arguments: Sequence[str]) -> str:
    """The command that installs everything needed, not only the one package."""
    extras = [need.extra for need in _needed() if need.package == package]
    if None in extras:
        return "lichtspiel"
    command = next((word for word in arguments if not word.startswith("-")), "")
    wanted = _EXTRAS.get(command, "play")
    return f"lichtspiel[{wanted if {wanted, 'play'} & {*extras} else extras[0]}]"


def _missing(error: Exception) -> _Needed | None:
    if not isinstance(error, ModuleNotFoundError) or error.name is None:
        return None
    module = error.name.partition(".")[0]
    return next((need for need in _needed() if re.split("[.-]", need.package)[0] == module), None)


def _too_old() -> _Needed | None:
    for need in _needed():
        try:
            found = metadata.version(need.package)
        except metadata.PackageNotFoundError:
            continue
        if _numbers(found) < _numbers(need.least):
            return need
    return None


def _needed() -> list[_Needed]:
    try:
        lines = metadata.requires("lichtspiel") or []
    except metadata.PackageNotFoundError:  # run from its sources
        return []
    found = (_REQUIREMENT.match(line) for line in lines)
    return [_Needed(*match.groups()) for match in found if match]


def _numbers(version: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", version)]

"""`LICHTSPIEL_INTERPRETED=1` runs the Python sources even where compiled files lie beside them.

With it, the same tests can run both ways, and a debugger can step into the rules.
"""

import os
import sys
from importlib.machinery import (
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    PathFinder,
    SourceFileLoader,
)
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.abc import PathEntryFinder

_PACKAGE = Path(__file__).parent
_sources_only = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))


def install() -> None:
    """Install the switch. Must run before any other import from this package."""
    if os.environ.get("LICHTSPIEL_INTERPRETED") == "1":
        sys.path_hooks.insert(0, _find_our_sources)
        # Importing this very module has left a finder that sees compiled files.
        sys.path_importer_cache.pop(str(_PACKAGE), None)


def compiled() -> bool:
    """Whether the rules will be loaded from compiled files, found out without importing them."""
    spec = PathFinder.find_spec("lichtspiel.engine.contract", [str(_PACKAGE / "engine")])
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def _find_our_sources(folder: str) -> "PathEntryFinder":
    if not Path(folder).is_relative_to(_PACKAGE):
        raise ImportError(f"not a folder of lichtspiel: {folder}")
    return _sources_only(folder)

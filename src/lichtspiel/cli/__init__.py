"""The command `lichtspiel`."""

from lichtspiel.cli.main import main

__all__ = ["main"]

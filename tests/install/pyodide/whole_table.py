"""A table of people, a bot and a spectator in a house in WebAssembly; prints its record."""

import sys

from tests.house import whole_table

assert sys.platform == "emscripten"
await whole_table.main("top-oder-flop")  # noqa: F704, PLE1142 - Pyodide runs it in a loop

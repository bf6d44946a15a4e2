"""A table of people, a bot and a spectator in a house in WebAssembly; prints its record."""

import asyncio
import sys

from tests.house import whole_table

assert sys.platform == "emscripten"
# The value of the last line is what `runPythonAsync` waits for.
asyncio.ensure_future(whole_table.main("top-oder-flop"))  # noqa: RUF006

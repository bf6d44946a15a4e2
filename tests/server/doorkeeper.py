"""Starts a server again and again, each time in a process of its own.

Most of the start-up time is loading the program, so it is loaded once here and every server is
forked off; from there on it is the same command that people use. Its argument is the number from
which it counts servers, for their luck. Reads `open` with arguments, or
`kill`, line by line; prints `gone` when a server is dead.
"""

import json
import os
import signal
import sys

from lichtspiel.cli import main
from tests.server.lucky import take_luck_from_the_seed


def open_house(number: int, arguments: list[str]) -> int:
    child = os.fork()
    if child:
        return child
    take_luck_from_the_seed(number)
    os._exit(main(arguments))


def kill(child: int) -> None:
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    print("gone", flush=True)


def serve_orders() -> None:
    # Loaded here and not above, which the processes of bots run again.
    import uvicorn.protocols.http.auto
    import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401

    import lichtspiel.server.serve  # noqa: F401

    child = 0
    for number, line in enumerate(sys.stdin, int(sys.argv[1])):
        order, *arguments = json.loads(line)
        if order == "open":
            child = open_house(number, arguments)
        else:
            kill(child)
            child = 0
    if child:
        kill(child)


if __name__ == "__main__":
    serve_orders()

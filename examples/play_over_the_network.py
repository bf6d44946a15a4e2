"""Two people at a table of a running house (`make run`), each with a socket of their own.

    .venv/bin/python examples/play_over_the_network.py http://127.0.0.1:8000

They play Face to Face, somehow; then the record is fetched and the deal checked.
"""

import asyncio
import json
import sys
import urllib.request

from lichtspiel import read_record, verify
from lichtspiel.client import Seat
from lichtspiel.text import texts_in


def request(url: str, body: object = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(url, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked) as answer:
        return bytes(answer.read())


async def play(house: str, table: str, token: str, name: str) -> None:
    async with Seat(house, table, token) as seat:
        await seat.ready()
        while seat.update.outcome is None:
            if seat.update.legal:
                action = seat.update.legal[len(seat.update.legal) // 2]
                await seat.act(action)
                print(f"{name}: {action['notation']}")
            else:
                await seat.change()


async def main(house: str) -> None:
    opened = json.loads(request(f"{house}/api/tables", {"game": "face-to-face", "name": "Ada"}))
    table, commitment = opened["table"]["id"], opened["table"]["commitment"]
    seated = json.loads(request(f"{house}/api/tables/{table}/seats", {"name": "Ben"}))
    print(f"Table {opened['table']['code']}, sealed with {commitment}")
    await asyncio.gather(
        play(house, table, opened["seated"]["token"], "Ada"),
        play(house, table, seated["token"], "Ben"),
    )
    record = read_record(request(f"{house}/api/tables/{table}/record"))
    for check in verify(record, commitment).checks:
        print(texts_in("en").message(check))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"))

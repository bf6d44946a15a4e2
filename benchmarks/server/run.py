"""Our server beside boardgame.io 0.50.2: the same game, the same load, one run.

Each cell has a server of its own, started for it, and the load in another process; the
two sides take turns, so that whatever else the machine does meets both.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

HERE = Path(__file__).parent
SIDES = ("lichtspiel", "boardgame")
ON_POSTGRESQL = {"postgresql": 1, "postgresql-2": 2}
"""Ours with that many processes; LICHTSPIEL_DATABASE names the database, whose own work is not
counted."""
THINKING = (0, 500)
SECONDS_FOR_A_CELL = 180
NODE_ENV = {**os.environ, "NODE_ENV": "production"}
FIGURES = (
    "moves_per_second",
    "p50_ms",
    "p99_ms",
    "cpu_us_per_move",
    "load_cpu_us_per_move",
    "bytes_per_table",
)


@dataclass(frozen=True)
class Cell:
    side: str
    tables: int
    thinking: int


@contextmanager
def house(side: str) -> Iterator[tuple[str, int]]:
    """A server of this side: its address and its process."""
    data = tempfile.mkdtemp(prefix="lichtspiel-bench-", dir=os.environ.get("BENCH_DATA"))
    workers = ON_POSTGRESQL.get(side, 0)
    ours = [sys.executable, str(HERE / "lichtspiel_house.py"), data, str(workers)]
    theirs = ["node", "--expose-gc", str(HERE / "boardgame_house.js")]
    server = subprocess.Popen(
        theirs if side == "boardgame" else ours,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL if side == "boardgame" else None,  # it logs every request
        text=True,
        env=NODE_ENV,
    )
    try:
        assert server.stdout is not None
        for line in server.stdout:
            if line.startswith("open "):
                yield line.split()[1], server.pid
                return
        raise SystemExit(f"{side} did not open")
    finally:
        server.terminate()
        server.wait(20)
        shutil.rmtree(data)


def measure(cell: Cell, warm_up: float, seconds: float) -> dict[str, float]:
    with house(cell.side) as (address, pid):
        task = {"address": address, "pid": pid, "warmUp": warm_up, "seconds": seconds}
        load = subprocess.run(
            ["node", str(HERE / "load.js"), json.dumps({**asdict(cell), **task})],
            stdout=subprocess.PIPE,
            text=True,
            env=NODE_ENV,
            timeout=SECONDS_FOR_A_CELL,
            check=True,
        )
    return {**json.loads(load.stdout), "load_average": os.getloadavg()[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--warm-up", type=float, default=1)
    parser.add_argument("--tables", type=int, nargs="*", default=[10, 100, 300])
    parser.add_argument("--thinking", type=int, nargs="*", default=THINKING)
    parser.add_argument("--sides", nargs="*", choices=(*SIDES, *ON_POSTGRESQL), default=SIDES)
    parser.add_argument("--json", type=Path, help="write all that was measured to this file")
    asked = parser.parse_args()
    found: dict[Cell, list[dict[str, float]]] = {}
    for number in range(asked.rounds):
        for thinking in asked.thinking:
            for tables in asked.tables:
                for side in asked.sides:
                    cell = Cell(side, tables, thinking)
                    got = measure(cell, asked.warm_up, asked.seconds)
                    found.setdefault(cell, []).append(got)
                    print(f"round {number + 1}: {_line(cell, got)}", file=sys.stderr, flush=True)
    medians = {
        cell: {figure: median(one[figure] for one in rounds) for figure in FIGURES}
        for cell, rounds in found.items()
    }
    print(_table(medians))
    averages = [one["load_average"] for rounds in found.values() for one in rounds]
    print(f"\nLoad average while it ran: {min(averages):.1f} to {max(averages):.1f}.")
    if asked.json:
        cells = [{**asdict(cell), "rounds": rounds} for cell, rounds in found.items()]
        asked.json.write_text(json.dumps(cells, indent=1) + "\n")


def _line(cell: Cell, got: dict[str, float]) -> str:
    figures = " ".join(f"{name} {got[name]:.1f}" for name in (*FIGURES, "load_average"))
    return f"{cell.side} {cell.tables} tables, thinking {cell.thinking} ms: {figures}"


def _table(medians: dict[Cell, dict[str, float]]) -> str:
    lines = [
        "| tables | thinking | side | moves/s | p50 ms | p99 ms | CPU µs/move | KB/table |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for cell, got in medians.items():
        lines.append(
            f"| {cell.tables} | {cell.thinking} ms | {cell.side} | {got['moves_per_second']:.0f} "
            f"| {got['p50_ms']:.1f} | {got['p99_ms']:.1f} | {got['cpu_us_per_move']:.0f} "
            f"| {got['bytes_per_table'] / 1024:.0f} |"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    main()

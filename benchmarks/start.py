"""CPU time that `lichtspiel --version` and `lichtspiel --help` take, of several trees in turns.

    python benchmarks/start.py OLDER/src src

Each argument is a folder with the package `lichtspiel`. Within a round every tree is measured
right after the others, so that what else the machine does hits all alike; what counts is the
median of the rounds' ratios to the first tree.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
from statistics import median

WORDS = ("--version", "--help")
BARE = "python -c pass"


def cpu_seconds(command: list[str], tree: str) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        command,
        env={**os.environ, "PYTHONPATH": tree},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime - before.ru_utime) + (after.ru_stime - before.ru_stime)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("trees", nargs="+")
    parser.add_argument("--rounds", type=int, default=21)
    given = parser.parse_args()
    print(f"{BARE}: {cpu_seconds([sys.executable, '-c', 'pass'], ''):.3f} s")
    for word in WORDS:
        command = [sys.executable, "-m", "lichtspiel", word]
        for tree in given.trees:
            cpu_seconds(command, tree)  # once to write bytecode
        rounds = [[cpu_seconds(command, tree) for tree in given.trees] for _ in range(given.rounds)]
        for place, tree in enumerate(given.trees):
            seconds = median(found[place] for found in rounds)
            ratio = median(found[place] / found[0] for found in rounds)
            print(f"lichtspiel {word}: {seconds:.3f} s, ratio {ratio:.2f}  ({tree})")


if __name__ == "__main__":
    main()

"""What Lighthouse says of our pages on a phone: the home, a lesson, rules, a running table.

Starts a server of its own on the loopback. Lighthouse loads every page with an empty cache and
computes from that how long a slow phone on a slow network would take; what counts is the median
of the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from lichtspiel.engine.registry import slugs

HERE = Path(__file__).parent
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
FLAGS = "--headless --no-sandbox --disable-gpu"
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


@contextmanager
def house() -> Iterator[str]:
    data = tempfile.mkdtemp(prefix="lichtspiel-bench-")
    command = [sys.executable, str(HERE.parent / "server/lichtspiel_house.py"), data]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        for line in server.stdout:
            if line.startswith("open "):
                yield line.split()[1].rstrip("/")
                return
        raise SystemExit("the server did not open")
    finally:
        server.terminate()
        server.wait(20)
        shutil.rmtree(data)


def running_table(address: str, game: str) -> str:
    """A table where a bot plays with Ada, who takes her time, to be watched."""
    wish = {"game": game, "bots": ["easy"], "seats": 2, "name": "Ada"}
    opened = post(f"{address}/api/tables", wish)
    id = opened["table"]["id"]
    post(f"{address}/api/tables/{id}/start", {}, opened["host_token"])
    return f"/table/{id}"


def post(address: str, content: object, token: str = "") -> Any:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(address, json.dumps(content).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        told = answer.read()
    return json.loads(told) if told else None


def measure(address: str, chromium: str) -> tuple[dict[str, float], list[str]]:
    """Each category's score of 100, and the titles of what costs points."""
    command = ["node", str(HERE / "node_modules/lighthouse/cli/index.js"), address]
    command += ["--quiet", "--output=json", f"--chrome-flags={FLAGS}"]
    command.append(f"--only-categories={','.join(CATEGORIES)}")
    environment = {**os.environ, "CHROME_PATH": chromium}
    told = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, check=True, timeout=180
    ).stdout
    report = json.loads(told)
    scores = {name: 100.0 * (report["categories"][name]["score"] or 0) for name in CATEGORIES}
    weights = {
        part["id"]: part["weight"]
        for category in report["categories"].values()
        for part in category["auditRefs"]
    }
    costs = [
        f"{audit['title']} {audit.get('displayValue', '')}".strip()
        for name, audit in report["audits"].items()
        if weights.get(name) and audit["score"] is not None and audit["score"] < 0.9
    ]
    return scores, costs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--game", default=slugs()[0], help="whose lesson, rules and table")
    asked = parser.parse_args()
    chromium = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if chromium is None:
        raise SystemExit("Lighthouse needs Chromium: make chromium")
    with house() as address:
        pages = {
            "home": "/",
            "lesson": f"/learn/{asked.game}",
            "rules": f"/rules/{asked.game}",
            "table": running_table(address, asked.game),
        }
        print(f"| page | {' | '.join(CATEGORIES)} | what costs points |")
        print("|---|" + "---|" * (len(CATEGORIES) + 1))
        for name, path in pages.items():
            rounds = [measure(address + path, chromium) for _ in range(asked.rounds)]
            scores = [f"{median(scores[it] for scores, _ in rounds):.0f}" for it in CATEGORIES]
            costs = sorted({cost for _, told in rounds for cost in told})
            print(f"| {name} | {' | '.join(scores)} | {'; '.join(costs)} |", flush=True)


if __name__ == "__main__":
    main()

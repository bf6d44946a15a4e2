"""Check and test what has changed since main, or since the last commit, in at most a minute.

A folder or a file of the sources has the tests named beside it here; a test that changed runs
itself. This is the inner loop; `make test` stays the proof.
"""

import subprocess
import sys
import time
from pathlib import Path

SECONDS = 60

# The longest beginning that fits a changed file decides; the tests that say most come first.
TESTS = {
    "src/lichtspiel/engine/": ("tests/engine", "tests/test_contract.py"),
    "src/lichtspiel/engine/manifest.py": ("tests/plugins",),
    "src/lichtspiel/engine/registry.py": ("tests/plugins",),
    "src/lichtspiel/games/": ("tests/test_games.py",),
    "examples/gops/": ("tests/plugins/test_gops.py",),
    "src/lichtspiel/bots/": ("tests/bots",),
    "src/lichtspiel/teaching/": ("tests/test_teaching.py",),
    "src/lichtspiel/testing/": ("tests/test_broken_games.py",),
    "src/lichtspiel/text/": ("tests/test_texts.py",),
    "src/lichtspiel/locales/": ("tests/test_texts.py",),
    "src/lichtspiel/lab/": ("tests/lab",),
    "src/lichtspiel/terminal/": ("tests/terminal",),
    "src/lichtspiel/cli/": ("tests/cli",),
    "src/lichtspiel/house/": ("tests/house",),
    "src/lichtspiel/protocol/": ("tests/server/test_api.py",),
    "src/lichtspiel/server/pages.py": ("tests/server/test_pages.py",),
    "src/lichtspiel/server/": ("tests/server/test_api.py", "tests/server/test_pages.py"),
    "src/lichtspiel/_system.py": ("tests/test_platforms.py",),
    "src/lichtspiel/client.py": ("tests/server/test_wire.py",),
    "src/lichtspiel/": ("tests/test_switch.py", "tests/test_dependencies.py"),
    "setup.py": ("tests/test_switch.py",),
    "docs/": ("tests/test_documents.py", "tests/test_examples.py"),
    "README.md": ("tests/test_documents.py", "tests/test_examples.py"),
}


def changed() -> list[str]:
    """Committed since main, or not committed yet, or new."""
    base = _git("merge-base", "HEAD", "main") or ["HEAD"]
    found = {*_git("diff", "--name-only", base[0]), *_git("ls-files", "--others", "-X.gitignore")}
    return sorted(found)


def tests_for(name: str) -> tuple[str, ...]:
    path = Path(name)
    if path.parts[0] == "tests" and path.name.startswith("test_") and path.exists():
        return (name,)
    if path.parts[0] == "tests" and len(path.parts) > 2 and path.suffix == ".py":
        return (str(path.parent),)
    if len(path.parts) == 5 and Path("tests", path.parts[3]).is_dir():  # of a game
        bots = path.parts[2] == "bots"
        return (f"tests/{path.parts[3]}" + ("/test_bots.py" if bots else ""),)
    fitting = [beginning for beginning in TESTS if name.startswith(beginning)]
    return TESTS[max(fitting, key=len)] if fitting else ()


def steps(names: list[str]) -> list[list[str]]:
    python = [name for name in names if name.endswith(".py") and Path(name).exists()]
    tests = list(dict.fromkeys(test for name in names for test in tests_for(name)))
    run = [sys.executable, "-m"]
    found = []
    if python:
        found += [[*run, "ruff", "format", "--check", "--quiet", *python]]
        found += [
            [*run, "ruff", "check", "--quiet", *python],
            [*run, "mypy", "src", "tests", "tools"],
        ]
    if any(name.startswith("web/") for name in names):
        found += [["npm", "run", "--prefix", "web", "--silent", step] for step in ("check", "test")]
    if tests:
        found += [[*run, "pytest", "-q", "-x", "-n", "auto", "--dist", "worksteal", *tests]]
    return found


def main() -> str | None:
    """What went wrong, if anything did."""
    until = time.monotonic() + SECONDS
    names = changed()
    print(f"{len(names)} files have changed.")
    for step in steps(names):
        print("+", *step[2:] if step[1] == "-m" else step, flush=True)
        try:
            done = subprocess.run(step, timeout=max(until - time.monotonic(), 1), check=False)
        except subprocess.TimeoutExpired:
            return f"Stopped after {SECONDS} seconds; the rest is for make test."
        if done.returncode:
            return "This has to be put right first."
    return None


def _git(*arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


if __name__ == "__main__":
    sys.exit(main())

"""Build what a release consists of into dist/: sdist, pure wheel, compiled wheel, checksums.

The version has one home, `lichtspiel.__version__`; the changelog must have a heading for it.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

DIST = Path("dist")
CHANGELOG = Path("CHANGELOG.md")
VERSION = re.search(r'__version__ = "(.+)"', Path("src/lichtspiel/__init__.py").read_text("utf-8"))


def build(*what: str, compiled: bool) -> None:
    """With the packages that `make setup` has installed."""
    shutil.rmtree("build/wheel", ignore_errors=True)
    uv = [sys.executable, "tools/uv.py", "build", "--quiet", "--no-build-isolation"]
    subprocess.run(
        [*uv, "--python", sys.executable, "--out-dir", str(DIST), *what],
        env={**os.environ, "LICHTSPIEL_COMPILE": str(int(compiled)), "LICHTSPIEL_OPTIMIZE": "3"},
        check=True,
    )


def main() -> str | None:
    """What stands in the way, if anything does."""
    assert VERSION is not None
    version = VERSION[1]
    if not re.search(rf"^## {re.escape(version)}\b", CHANGELOG.read_text("utf-8"), re.MULTILINE):
        return f"{CHANGELOG} has no heading for version {version}: “## {version}”."
    if not Path("src/lichtspiel/web/index.html").exists():
        return "The pages are not built, which needs Node.js 20: make setup."
    shutil.rmtree(DIST, ignore_errors=True)
    build(compiled=False)
    build("--wheel", str(DIST / f"lichtspiel-{version}.tar.gz"), compiled=True)
    files = sorted(file for file in DIST.iterdir() if file.name.startswith("lichtspiel-"))
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (DIST / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")
    print("".join(sums), end="")
    return None


if __name__ == "__main__":
    sys.exit(main())

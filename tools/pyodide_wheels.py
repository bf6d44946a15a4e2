"""Download the wheels for WebAssembly that the tests in Pyodide need, in the locked versions.

With pip: uv downloads nothing without installing it, and does not know this platform.
"""

import json
import re
import subprocess
from pathlib import Path

from tools.uv import find_pip

NEEDED = ("msgspec",)
LOCKED = Path("requirements", "run.txt")
PYODIDE = Path("tests", "install", "pyodide", "node_modules", "pyodide", "pyodide-lock.json")
FOLDER = PYODIDE.parent.parent / "wheels"


def locked(package: str) -> str:
    """Its lines in the lock: the version, and hashes for all platforms."""
    found = re.search(
        rf"^{package}==(.*\\\n)*.*$", LOCKED.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert found is not None, f"{package} is not in {LOCKED}"
    return found[0]


def main() -> None:
    pip, _ = find_pip()
    info = json.loads(PYODIDE.read_text(encoding="utf-8"))["info"]
    FOLDER.mkdir(exist_ok=True)
    wanted = FOLDER / "requirements.txt"
    wanted.write_text("\n".join(map(locked, NEEDED)) + "\n", encoding="utf-8")
    platform = f"pyemscripten_{info['abi_version']}_{info['arch']}"
    python = info["python"].rpartition(".")[0]
    chosen = ["--only-binary", ":all:", "--platform", platform, "--python-version", python]
    download = [*pip, "download", "--quiet", "--no-deps", "--require-hashes", *chosen]
    subprocess.run([*download, "--dest", str(FOLDER), "-r", str(wanted)], check=True)


if __name__ == "__main__":
    main()

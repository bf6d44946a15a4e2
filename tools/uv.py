"""Run the uv of requirements/uv.txt; pip installs it when it is missing.

uv does not read pip's configuration. A machine that reaches packages only through a mirror or a
folder named there must still be able to install, so uv is given what pip is configured to use.
"""

import os
import shlex
import subprocess
import sys
from pathlib import Path

HOME = Path(".venv-uv")
PYTHON = HOME / "bin" / "python"
UV = HOME / "bin" / "uv"
REQUIREMENTS = Path("requirements", "uv.txt")

# pip's option -> uv's variable, and what separates its values
MEANS = {
    "index-url": ("UV_DEFAULT_INDEX", " "),
    "extra-index-url": ("UV_INDEX", " "),
    "find-links": ("UV_FIND_LINKS", ","),
    "cert": ("SSL_CERT_FILE", " "),
}


def find_pip() -> tuple[list[str], str]:
    """A pip, and how it is configured.

    That of the Python behind this environment; where it has none (as on Debian), `venv` makes one,
    which takes some seconds.
    """
    for python in (Path(sys.base_prefix, "bin", "python3"), PYTHON):
        pip = [str(python), "-m", "pip", "--disable-pip-version-check"]
        if python.exists():
            asked = [*pip, "config", "list"]
            listed = subprocess.run(asked, capture_output=True, text=True, check=False)
            if listed.returncode == 0:
                return pip, listed.stdout
    subprocess.run([sys.executable, "-m", "venv", "--clear", HOME], check=True)
    asked = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "config", "list"]
    listed = subprocess.run(asked, stdout=subprocess.PIPE, text=True, check=True)
    return asked[:-2], listed.stdout


def install(pip: list[str]) -> None:
    print("Installing uv", flush=True)
    if not HOME.exists():
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", HOME], check=True)
    wanted = ["install", "--require-hashes", "--force-reinstall", "-r", str(REQUIREMENTS)]
    subprocess.run([*pip, "--python", str(PYTHON), "--quiet", *wanted], check=True)
    UV.touch()


def settings(listed: str) -> dict[str, str]:
    # As pip chooses: the best version of all indexes, not the first index that knows the name.
    found = {"UV_INDEX_STRATEGY": "unsafe-best-match"}
    for line in listed.splitlines():
        name, _, value = line.partition("=")
        if meaning := MEANS.get(name.rpartition(".")[2]):
            variable, between = meaning
            found[variable] = between.join(" ".join(shlex.split(value)).split())
    return found


if __name__ == "__main__":
    pip, listed = find_pip()
    if not UV.exists() or UV.stat().st_mtime < REQUIREMENTS.stat().st_mtime:
        install(pip)
    os.execve(UV, [str(UV), *sys.argv[1:]], settings(listed) | os.environ)

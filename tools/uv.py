"""Run the uv beside this Python, with the package indexes that pip is configured to use.

uv does not read pip's configuration. A machine that reaches packages only through a mirror or a
folder named there would otherwise install uv with pip and then nothing else.
"""

import os
import shlex
import subprocess
import sys
from pathlib import Path

# pip's option -> uv's variable
MEANS = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "cert": "SSL_CERT_FILE",
}


def settings_of_pip() -> dict[str, str]:
    listed = subprocess.run(
        [sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True, check=True
    )
    found = {}
    for line in listed.stdout.splitlines():
        name, _, value = line.partition("=")
        if variable := MEANS.get(name.rpartition(".")[2]):
            found[variable] = " ".join(shlex.split(value))
    if "UV_FIND_LINKS" in found:
        found["UV_FIND_LINKS"] = ",".join(found["UV_FIND_LINKS"].split())
    # As pip chooses: the best version of all indexes, not the first index that knows the name.
    return {"UV_INDEX_STRATEGY": "unsafe-best-match", **found}


if __name__ == "__main__":
    uv = Path(sys.executable).with_name("uv")
    os.execve(uv, [str(uv), *sys.argv[1:]], settings_of_pip() | os.environ)

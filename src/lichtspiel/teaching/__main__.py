"""Write all lessons and pictures for the browser: `python -m lichtspiel.teaching web/src`."""

from __future__ import annotations

import sys
from pathlib import Path

from lichtspiel.teaching.files import documents


def main(folder: Path) -> None:
    for name, text in documents().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))

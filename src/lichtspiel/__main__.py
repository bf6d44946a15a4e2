"""The command `lichtspiel`, also as `python -m lichtspiel`."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the command; if a package is missing or too old, say so in one sentence."""
    try:
        from lichtspiel.cli import main as run

        return run()
    except Exception as error:
        from lichtspiel._dependencies import complaint

        said = complaint(error, sys.argv[1:])
        if said is None:
            raise
        print(f"lichtspiel: {said}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())

"""`python -m lichtspiel` is the command `lichtspiel`."""

import sys

from lichtspiel.cli import main

if __name__ == "__main__":
    sys.exit(main())

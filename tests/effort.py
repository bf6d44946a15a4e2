"""How much a test tries: enough for every day, and more in `make test-long`."""

import os

LONG = os.environ.get("LICHTSPIEL_LONG") == "1"


def rounds(usual: int, long: int) -> int:
    return long if LONG else usual

"""A table that cannot be written fails its test, and hangs nothing."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from lichtspiel import new_table
from lichtspiel.house.house import House
from lichtspiel.house.store import StoreBroken
from tests.browser.prepared import MIA, Prepared


def test_no_thread_is_left_if_writing_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_room(*_: object) -> None:
        raise StoreBroken("full")

    monkeypatch.setattr(House, "open", no_room)
    table = next(
        table for n in range(99) if (table := new_table("face-to-face", seed=n)).actor == MIA
    )
    with pytest.raises(StoreBroken):
        Prepared(table, 0, []).put_into(tmp_path)
    assert "lichtspiel-writer" not in [thread.name for thread in threading.enumerate()]

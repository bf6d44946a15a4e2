"""The system's own words never stand inside a sentence of ours."""

import errno
import os
import socket
import sqlite3
from pathlib import Path

import pytest

from lichtspiel.engine.errors import BadInput, why_refused
from lichtspiel.server.admin import _ask_server
from lichtspiel.server.control import write_control
from lichtspiel.server.orders import AdminOrder
from lichtspiel.server.serve import _listen
from lichtspiel.server.settings import Settings
from lichtspiel.text import LANGUAGES, texts_in
from tests.person import Run

CODES = sorted(errno.errorcode)


def one_sentence(error: BadInput, system: str) -> None:
    for language in LANGUAGES:
        said = texts_in(language).message(error.message)
        assert system not in said
        assert said.endswith(".")
        assert "\n" not in said


@pytest.mark.parametrize("message", ["file-not-read", "file-not-written", "server-folder"])
def test_every_error_of_the_system_about_a_file_has_words_of_ours(message: str) -> None:
    for code in CODES:
        error = OSError(code, os.strerror(code))
        one_sentence(BadInput(message, path="x", why=why_refused(error)), os.strerror(code))


def test_a_port_in_use() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadInput, match="another program is already using it") as refused:
            _listen("127.0.0.1", port)
    one_sentence(refused.value, os.strerror(errno.EADDRINUSE))


def test_an_address_of_another_machine() -> None:
    with pytest.raises(BadInput, match="doesn’t have that address") as refused:
        _listen("192.0.2.1", 0)
    one_sentence(refused.value, os.strerror(errno.EADDRNOTAVAIL))


@pytest.mark.parametrize("host", ["no such machine", "x" * 300])
def test_an_address_that_is_none(host: str) -> None:
    with pytest.raises(BadInput, match="no machine with that name"):
        _listen(host, 0)


def test_a_data_folder_that_is_a_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    status, _, err = run("--lang", "de", "serve", "--data", str(tmp_path / "file"))
    assert status == 2
    assert "kein Ordner" in err
    assert os.strerror(errno.EEXIST) not in err


def test_a_database_that_is_none(run: Run, tmp_path: Path) -> None:
    Settings(data=tmp_path).database.write_bytes(b"no database" * 1000)
    status, _, err = run("--lang", "de", "admin", "list", "--data", str(tmp_path))
    assert status == 2
    assert "Sie ist keine Datenbank." in err
    assert "not a database" not in err


def test_a_backup_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    sqlite3.connect(Settings(data=tmp_path).database).close()
    status, _, err = run(
        *("--lang", "de", "admin", "backup", str(tmp_path / "no" / "copy")),
        *("--data", str(tmp_path)),
    )
    assert status == 2
    assert "Den Ordner gibt es nicht." in err


def test_a_server_that_does_not_answer(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    write_control(tmp_path, f"http://127.0.0.1:{port}", "token")
    with pytest.raises(BadInput, match="no server is running there") as refused:
        _ask_server(Settings(data=tmp_path), AdminOrder("close", "x"))
    one_sentence(refused.value, os.strerror(errno.ECONNREFUSED))

"""Where a house says it is."""

import socket

import pytest

from lichtspiel.server import serve

FAR_IS = "lichtspiel.server.serve._SOMEBODY_FAR"


def test_a_house_is_where_it_was_asked_to_be() -> None:
    assert serve._address("127.0.0.1", 8000) == "http://127.0.0.1:8000"
    assert serve._address("::1", 8000) == "http://[::1]:8000"


def test_a_house_open_to_the_network_names_an_address_to_type(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(FAR_IS, {socket.AF_INET: "127.0.0.9"})
    assert serve._address("0.0.0.0", 8000) == "http://127.0.0.1:8000"


def test_without_a_network_it_says_what_it_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FAR_IS, {socket.AF_INET: "255.255.255.255"})
    assert serve._address("0.0.0.0", 8000) == "http://0.0.0.0:8000"

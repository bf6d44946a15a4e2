"""Rate limits, in imagined time."""

from __future__ import annotations

import time

import pytest

from lichtspiel.house import rate_limits
from lichtspiel.house.rate_limits import RateLimit, RateLimitPerAddress


class Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = 100.0
        monkeypatch.setattr(time, "monotonic", lambda: self.at)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_so_many_at_once_and_so_many_a_second(clock: Clock) -> None:
    limit = RateLimit(4, 2)
    assert [limit.take() for _ in range(5)] == [True] * 4 + [False]
    clock.at += 0.4
    assert not limit.take()
    clock.at += 0.1
    assert limit.take()
    assert not limit.take()
    clock.at += 1000
    assert limit.full
    assert [limit.take() for _ in range(5)] == [True] * 4 + [False], "no more than the burst"


def test_each_address_has_its_own(clock: Clock) -> None:
    requests = RateLimitPerAddress(2, 60)
    assert [requests.take("a") for _ in range(3)] == [True, True, False]
    assert requests.take("b")
    clock.at += 30
    assert [requests.take("a") for _ in range(2)] == [True, False]


def test_no_limit() -> None:
    requests = RateLimitPerAddress(0, 60)
    assert all(requests.take("a") for _ in range(1000))


def test_addresses_long_unused_are_forgotten(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "_MOST_REMEMBERED", 10)
    requests = RateLimitPerAddress(1, 60)
    assert requests.take("flood")
    clock.at += 50
    for number in range(10):
        assert requests.take(f"guest {number}")
    assert not requests.take("flood"), "who is still remembered is not forgotten early"
    clock.at += 61
    assert requests.take("one more")
    assert set(requests._limits) == {"one more"}

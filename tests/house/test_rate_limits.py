"""Rate limits, in imagined time."""

from __future__ import annotations

import time

import pytest

from lichtspiel.house import rate_limits
from lichtspiel.house.rate_limits import RateLimit, RateLimits


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
    assert [limit.take() for _ in range(5)] == [True] * 4 + [False], "no more than the burst"


def test_each_address_has_its_own(clock: Clock) -> None:
    requests = RateLimits(2, 2 / 60)
    assert [requests.take("a") for _ in range(3)] == [True, True, False]
    assert requests.take("b")
    clock.at += 30
    assert [requests.take("a") for _ in range(2)] == [True, False]


def test_no_limit() -> None:
    requests = RateLimits(0, 0)
    assert all(requests.take("a") for _ in range(1000))


def test_those_with_a_full_bucket_are_forgotten(clock: Clock) -> None:
    requests = RateLimits(1, 1 / 60)
    assert requests.take("flood")
    clock.at += 50
    for number in range(10):
        assert requests.take(f"guest {number}")
    assert not requests.take("flood"), "who is still remembered is not forgotten early"
    clock.at += 61
    for _ in range(10):
        requests.take("one more")
    assert len(requests) == 1


@pytest.mark.usefixtures("clock")
def test_beyond_the_most_the_longest_unused_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "_MOST_REMEMBERED", 10)
    requests = RateLimits(1, 1 / 60)
    for number in range(100):
        assert requests.take(number)
    assert len(requests) <= 10
    assert not requests.take(99)

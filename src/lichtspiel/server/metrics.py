"""Metrics for Prometheus. They contain no name, token, card or seed."""

from __future__ import annotations

import os
from collections.abc import Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from lichtspiel.house import log

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""Names a folder to the library, in which processes share their figures. It has to be there before
the library is loaded."""


class Metrics:
    """A Meter, with further metrics of the server."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry = registry
        self._actions = Counter(
            "lichtspiel_actions", "Actions played and kept", ["game", "by"], registry=registry
        )
        self._refusals = Counter(
            "lichtspiel_refusals", "Messages refused", ["reason"], registry=registry
        )
        self._opened = Counter(
            "lichtspiel_tables_opened", "New tables", ["game"], registry=registry
        )
        self._finished = Counter(
            "lichtspiel_games_finished", "Games played to their end", ["game"], registry=registry
        )
        self.tables = Gauge(
            "lichtspiel_tables_in_memory",
            "Tables in memory",
            registry=registry,
            multiprocess_mode="livesum",
        )
        self.viewers = Gauge(
            "lichtspiel_viewers", "Open sockets", registry=registry, multiprocess_mode="livesum"
        )
        self._kept = Histogram(
            "lichtspiel_keep_seconds",
            "From a command's arrival until it is on disk",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1),
            registry=registry,
        )

    def wrote(self, game: str, entries: Sequence[log.AnyEntry]) -> None:
        for entry in entries:
            if isinstance(entry, log.Played):
                self._actions.labels(game, entry.by).inc()
                if entry.last:
                    self._finished.labels(game).inc()
            elif isinstance(entry, log.Opened):
                self._opened.labels(game).inc()

    def refused(self, reason: str) -> None:
        self._refusals.labels(reason).inc()

    def kept(self, seconds: float) -> None:
        self._kept.observe(seconds)

    def text(self) -> bytes:
        """Of all processes of this machine, if they were told where to add up (`SHARED`)."""
        if SHARED not in os.environ:
            return generate_latest(self._registry)
        every = CollectorRegistry()
        MultiProcessCollector(every)  # type: ignore[no-untyped-call]
        return generate_latest(every)

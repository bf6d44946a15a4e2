"""Figures for Prometheus. They count; no name, token, card or seed is in them."""

from __future__ import annotations

from collections.abc import Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from lichtspiel.server import log


class Metrics:
    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry = registry
        self.actions = Counter(
            "lichtspiel_actions", "Actions played and kept", ["game", "by"], registry=registry
        )
        self.refusals = Counter(
            "lichtspiel_refusals", "Messages refused", ["reason"], registry=registry
        )
        self.opened = Counter("lichtspiel_tables_opened", "New tables", ["game"], registry=registry)
        self.finished = Counter(
            "lichtspiel_games_finished", "Games played to their end", ["game"], registry=registry
        )
        self.tables = Gauge("lichtspiel_tables_in_memory", "Tables in memory", registry=registry)
        self.viewers = Gauge("lichtspiel_viewers", "Open sockets", registry=registry)
        self.kept = Histogram(
            "lichtspiel_keep_seconds",
            "From a command's arrival until it is on disk",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1),
            registry=registry,
        )

    def count(self, game: str, entries: Sequence[log.AnyEntry]) -> None:
        """What was written at a table."""
        for entry in entries:
            if isinstance(entry, log.Played):
                self.actions.labels(game, entry.by).inc()
                if entry.last:
                    self.finished.labels(game).inc()
            elif isinstance(entry, log.Opened):
                self.opened.labels(game).inc()

    def text(self) -> bytes:
        return generate_latest(self._registry)

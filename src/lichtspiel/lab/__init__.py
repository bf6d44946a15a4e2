"""Simulations of many games, arenas that measure how strong bots are, and benchmarks."""

from lichtspiel.lab.one_call import ArenaResult, arena

__all__ = ["ArenaResult", "arena"]

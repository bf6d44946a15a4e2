"""Simulations of many games, arenas that measure how strong bots are, and benchmarks."""

"""Conformance tests for stores and buses, for authors of other implementations."""

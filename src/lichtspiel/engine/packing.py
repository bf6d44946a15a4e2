"""Writes an observation, byte by byte, in the order of its parts (`engine.observation`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_BYTE: Final = 255
_WIDE: Final = 65535


class Packer:
    """Bytes of a known number, at first all zero: most of an observation is, and costs nothing."""

    _bytes: bytearray
    _at: i64

    def __init__(self, size: int) -> None:
        self._bytes = bytearray(size)
        self._at = 0

    def number(self, value: i64) -> None:
        """A number of one byte."""
        if value > 0:
            self._bytes[self._at] = min(value, _BYTE)
        self._at += 1

    def wide(self, value: i64) -> None:
        """A number of two bytes."""
        value = min(value, _WIDE)
        self.number(value & 255)
        self.number(value >> 8)

    def flag(self, holds: bool) -> None:
        if holds:
            self._bytes[self._at] = 1
        self._at += 1

    def choice(self, value: i64) -> None:
        """One of several values, counted from 0; a negative one for none."""
        self.number(value + 1)

    def members(self, of: i64, count: i64) -> None:
        """A set of numbers below `count`, one bit for each."""
        end = self._at + (count + 7) // 8
        while of != 0:
            self.number(of & 255)
            of >>= 8
        self._at = end

    def skip(self, count: i64) -> i64:
        """Leave as many bytes to `add`; returns where they begin."""
        begin = self._at
        self._at += count
        return begin

    def add(self, place: i64) -> None:
        """Count one more at a place that was skipped."""
        count = self._bytes[place]
        if count < _BYTE:
            self._bytes[place] = count + 1

    def packed(self) -> bytes:
        return bytes(self._bytes)

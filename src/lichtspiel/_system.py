"""What systems do differently: where data is kept, locking a file, getting one onto the disk.

Linux is where all this is used and tested. The ways of macOS and Windows follow their
documentation and are tested with their functions faked (`tests/test_platforms.py`). Nothing that a
system may lack is imported before it is needed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_home() -> Path:
    """Where all that is kept for this user is; LICHTSPIEL_DATA names another place."""
    asked = os.environ.get("LICHTSPIEL_DATA")
    if asked:
        return Path(asked)
    from platformdirs import user_data_path

    return user_data_path("lichtspiel", appauthor=False)


def lock(handle: int) -> bool:
    """Take an open file for this process alone, without waiting; False if another one has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def unlock(handle: int) -> None:
    """Give a lock back. Closing would do, but Windows may take its time over it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)


def sync(handle: int) -> None:
    """Return when what was written to an open file is on the disk. Windows wants it writable."""
    if sys.platform == "darwin":
        import fcntl

        try:
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)  # fsync leaves it in the drive's memory there
        except OSError:  # a file system without it, such as one over the network
            os.fsync(handle)
    else:
        os.fsync(handle)


def sync_folder(folder: Path) -> None:
    """A file's name is its folder's content: it is on the disk when that is."""
    if sys.platform == "win32":
        return  # a folder cannot be opened there, and names are kept with their files
    handle = os.open(folder, os.O_RDONLY)
    try:
        sync(handle)
    finally:
        os.close(handle)

"""What differs between systems: the data folder, file locks, syncing a file to disk.

Linux is what we use and test. The code for macOS and Windows follows their documentation and is
tested with mocked functions (`tests/test_platforms.py`). Modules that a system may lack are
imported only where they are needed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_home() -> Path:
    """The user's data folder; LICHTSPIEL_DATA names another one."""
    asked = os.environ.get("LICHTSPIEL_DATA")
    if asked:
        return Path(asked)
    from platformdirs import user_data_path

    return user_data_path("lichtspiel", appauthor=False)


def lock(handle: int) -> bool:
    """Lock an open file without waiting; False if another process has the lock."""
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
    """Release a lock. Closing the file would do, but on Windows that may take a while."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_UNLCK, 1)


def sync(handle: int) -> None:
    """Sync an open file to disk. On Windows it must be open for writing."""
    if sys.platform == "darwin":
        import fcntl

        try:
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)  # on macOS fsync leaves it in the cache
        except OSError:  # not supported by some file systems, such as network ones
            os.fsync(handle)
    else:
        os.fsync(handle)


def sync_folder(folder: Path) -> None:
    """Sync a folder, so that the names of new files in it are on disk."""
    if sys.platform == "win32":
        return  # Windows cannot open folders, and stores names with the files
    handle = os.open(folder, os.O_RDONLY)
    try:
        sync(handle)
    finally:
        os.close(handle)

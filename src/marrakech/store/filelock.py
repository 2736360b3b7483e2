"""One process at a time for a store's file: a lock on a small file beside it.

The operating system releases the lock when the process ends, however it ends: nothing has to be cleaned
up after a crash.
"""

import contextlib
import errno
import os
import sys
from pathlib import Path

from marrakech.store.errors import FileInUse, UnreadableFile

FILE_ADVICE = {
    errno.ENOSPC: "the disk is full: make room, or name a file on another disk",
    errno.EDQUOT: "your disk quota is used up: make room, or name a file on another disk",
    errno.EROFS: "the disk is read-only: name a file on another disk",
    errno.EISDIR: "it is a folder: name a file",
    errno.ENOTDIR: "part of its path is a file, not a folder: name another file",
    errno.EMFILE: "too many files are open: close some, or raise the limit (ulimit -n)",
}
OTHER_ADVICE = "name a file in a folder that you may write to"


def unusable(path: Path, error: OSError) -> UnreadableFile:
    """Why a file cannot be opened, and what to do about it."""
    advice = FILE_ADVICE.get(error.errno or 0, OTHER_ADVICE)
    return UnreadableFile(f"the store {path} cannot be opened ({error.strerror}): {advice}")


class FileLock:
    """A lock beside a file, held from construction until `release`. Raises `FileInUse`.

    The time of its file is that of the last `touch`: the next process learns when this one was last alive.
    """

    def __init__(self, path: Path) -> None:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # Beside the file itself, whatever other names lead to it.
            real = path.resolve()
            beside = real.with_name(real.name + "-lock")
            self.touched = beside.stat().st_mtime if beside.exists() else None
            """When the last process that had the file was last alive."""
            self._beside = beside
            self._file = os.open(beside, os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            raise unusable(path, error) from error
        try:
            _lock(self._file)
        except OSError as error:
            os.close(self._file)
            raise FileInUse(
                f"the store {path} is in use by another marrakech process: stop that one, "
                "or name another file"
            ) from error

    def touch(self) -> None:
        """Leave a sign of life, if the disk accepts it."""
        with contextlib.suppress(OSError):
            os.utime(self._beside)

    def release(self) -> None:
        """Release the lock; idempotent."""
        if self._file >= 0:
            self.touch()
            with contextlib.suppress(OSError):
                os.close(self._file)
            self._file = -1


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

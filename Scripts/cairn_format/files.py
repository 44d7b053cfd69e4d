"""§2 Files: opened beneath the repository, following no symbolic link."""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .conventions import FormatError

if TYPE_CHECKING:
    from .description import Keys


@dataclass(frozen=True)
class File:
    """A regular file of the repository, open for reading."""
    descriptor: int
    name: str
    size: int
    keys: "Keys | None" = None  # of the repository, when it is encrypted

    def read(self, offset: int, length: int) -> bytes:
        """Exactly `length` bytes; the caller has compared `length` with `size`."""
        parts, wanted = [], length
        while wanted:
            try:
                part = os.pread(self.descriptor, wanted, offset)
            except OSError as error:
                raise FormatError(self.name, f"cannot be read at byte {offset}: {error.strerror}"
                                  ) from error
            if not part:
                raise FormatError(self.name, f"became shorter than {offset + wanted} bytes while it"
                                             " was read")
            parts.append(part)
            offset, wanted = offset + len(part), wanted - len(part)
        return b"".join(parts)


class Folder:
    """The repository's directory. On the way to what is inside it no symbolic link is followed."""

    def __init__(self, path: str):
        self.descriptor = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        self.keys: Keys | None = None  # set by read_settings

    def close(self) -> None:
        os.close(self.descriptor)

    def names(self, *folders: str) -> list[str]:
        """The names in a folder, sorted, without unfinished replacements; none when missing."""
        try:
            with self._opened(folders, os.O_DIRECTORY) as descriptor:
                return sorted(name for name in os.listdir(descriptor) if not name.endswith(".tmp"))
        except FileNotFoundError:
            return []
        except OSError as error:
            raise FormatError("/".join(folders), error.strerror) from error

    @contextlib.contextmanager
    def open(self, *parts: str) -> Iterator[File]:
        """Raises FileNotFoundError when there is no such file."""
        name = "/".join(parts)
        with contextlib.ExitStack() as stack:
            try:  # O_NONBLOCK: opening a FIFO must not wait for its writer
                descriptor = stack.enter_context(self._opened(parts, os.O_NONBLOCK))
            except FileNotFoundError:
                raise
            except OSError as error:
                raise FormatError(name, error.strerror) from error
            status = os.fstat(descriptor)
            if not stat.S_ISREG(status.st_mode):
                raise FormatError(name, "is not a regular file")
            yield File(descriptor, name, status.st_size, self.keys)

    @contextlib.contextmanager
    def _opened(self, parts, flags: int) -> Iterator[int]:
        descriptor = os.dup(self.descriptor)
        try:
            for depth, part in enumerate(parts):
                wanted = flags if depth == len(parts) - 1 else os.O_DIRECTORY
                inner = os.open(part, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC | wanted,
                                dir_fd=descriptor)
                os.close(descriptor)
                descriptor = inner
            yield descriptor
        finally:
            os.close(descriptor)

"""Extracting: the data of a file, and a tree beneath a directory."""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Iterator

from .conventions import FormatError, MIB, complain, shown
from .chunks import ChunkStore
from .changes import BLOCK_DEVICE, CHARACTER_DEVICE, DIRECTORY, FILE, Item, KINDS, SOCKET, SYMLINK
from .tree import Root
from .repository import data_pieces

HASHED_HOLE_BYTES_MAXIMUM = 1 << 40  # zeros are hashed one by one; a hostile size must not hang us


def content_sha256(store: ChunkStore, item: Item, where: str) -> str:
    """SHA-256 of the file as it comes back, holes as zeros."""
    if item.size - item.data_bytes > HASHED_HOLE_BYTES_MAXIMUM:
        raise FormatError(where, "holes of more than 1 TiB are not hashed")
    state, position = hashlib.sha256(), 0
    for offset, piece in data_pieces(store, item, where):
        _hash_zeros(state, offset - position)
        state.update(piece)
        position = offset + len(piece)
    _hash_zeros(state, item.size - position)
    return state.hexdigest()


def _hash_zeros(state, length: int) -> None:
    zeros = bytes(min(length, MIB))
    while length > 0:
        state.update(zeros[:length])
        length -= len(zeros)


# extract


class Extractor:
    """Creates items beneath one directory.

    Every path is walked from the target's descriptor, one component at a time, with O_NOFOLLOW:
    whatever stands in the target already, and whatever the repository says, nothing is written
    elsewhere. Items are created exclusively. Directories are private until they are finished. The
    top of a root without a name is the target itself, which then gets its metadata."""

    XATTRS_RESTORED = (b"user.", b"system.posix_acl_")  # never security.* or trusted.*

    def __init__(self, store: ChunkStore, target: str):
        self.store, self.failed = store, 0
        self.target = os.open(target, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        self._directories: list[tuple[bytes, Item]] = []
        self._linked: dict[tuple[int, Item], bytes] = {}

    def extract(self, root: Root, path: bytes, item: Item) -> None:
        try:
            self._create(root, path, item)
        except (OSError, FormatError, ValueError, OverflowError) as error:
            self._fail(path, error)

    def finish_directories(self) -> None:
        """Metadata of directories, deepest first: only now will nothing be written into them."""
        for path, item in reversed(self._directories):
            try:
                with self._directory(path) as descriptor:
                    self._finish(descriptor, path, item)
            except OSError as error:
                self._fail(path, error)
        self._directories.clear()

    def _fail(self, path: bytes, error) -> None:
        self.failed += 1
        complain(f"{shown(path) or 'the target'}: cannot be extracted: {error}")

    def _create(self, root: Root, path: bytes, item: Item) -> None:
        if item.kind == DIRECTORY:
            with self._directory(path):
                self._directories.append((path, item))
            return
        if item.kind in (SOCKET, CHARACTER_DEVICE, BLOCK_DEVICE):
            complain(f"note: {shown(path)}: a {KINDS[item.kind]} is listed, not extracted")
            return
        parent, _, name = path.rpartition(b"/")
        with self._directory(parent) as folder:
            if item.links is not None and self._link(root, path, item, folder, name):
                return
            if item.kind == FILE:
                self._create_file(folder, name, path, item)
            elif item.kind == SYMLINK:
                os.symlink(item.target, name, dir_fd=folder)
                os.utime(name, ns=(item.mtime, item.mtime), dir_fd=folder, follow_symlinks=False)
                if item.xattrs:
                    complain(f"note: {shown(path)}: xattrs of a symlink are not restored")
            else:
                os.mkfifo(name, 0o600, dir_fd=folder)
                descriptor = os.open(name, os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW
                                     | os.O_CLOEXEC, dir_fd=folder)
                with _closing(descriptor):
                    self._finish(descriptor, path, item)
        if item.links is not None:
            self._linked[root.number, item] = path

    def _link(self, root: Root, path: bytes, item: Item, folder: int, name: bytes) -> bool:
        """Links to a name already extracted of the same file: same pair, and equal otherwise."""
        first = self._linked.get((root.number, item))
        if first is None:
            return False
        first_parent, _, first_name = first.rpartition(b"/")
        with self._directory(first_parent) as first_folder:
            os.link(first_name, name, src_dir_fd=first_folder, dst_dir_fd=folder,
                    follow_symlinks=False)
        return True

    def _create_file(self, folder: int, name: bytes, path: bytes, item: Item) -> None:
        descriptor = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW
                             | os.O_CLOEXEC, 0o600, dir_fd=folder)
        with _closing(descriptor):
            try:
                for offset, piece in data_pieces(self.store, item, shown(path)):
                    while piece:
                        written = os.pwrite(descriptor, piece, offset)
                        offset, piece = offset + written, piece[written:]
                os.ftruncate(descriptor, item.size)
            except BaseException:  # half a file is worse than none
                os.unlink(name, dir_fd=folder)
                raise
            self._finish(descriptor, path, item)

    def _finish(self, descriptor: int, path: bytes, item: Item) -> None:
        for name, value in item.xattrs:
            if not name.startswith(self.XATTRS_RESTORED):
                complain(f"note: {shown(path)}: xattr {shown(name)} is not restored")
                continue
            try:
                os.setxattr(descriptor, name, value)
            except (OSError, ValueError) as error:
                complain(f"note: {shown(path)}: xattr {shown(name)} is not restored: {error}")
        # Owners are not restored; a set-id bit would then speak for the wrong one.
        status = os.fstat(descriptor)
        same_owner = (status.st_uid, status.st_gid) == (item.uid, item.gid)
        os.fchmod(descriptor, item.mode if same_owner else item.mode & 0o1777)
        try:
            os.utime(descriptor, ns=(item.mtime, item.mtime))
        except (OSError, OverflowError) as error:
            complain(f"note: {shown(path)}: modification time is not restored: {error}")

    @contextlib.contextmanager
    def _directory(self, path: bytes) -> Iterator[int]:
        """A descriptor of the directory at `path` beneath the target; makes what is missing."""
        descriptor = os.dup(self.target)
        try:
            for component in path.split(b"/") if path else ():
                with contextlib.suppress(FileExistsError):
                    os.mkdir(component, 0o700, dir_fd=descriptor)
                inner = os.open(component, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW
                                | os.O_CLOEXEC, dir_fd=descriptor)
                os.close(descriptor)
                descriptor = inner
            yield descriptor
        finally:
            os.close(descriptor)


@contextlib.contextmanager
def _closing(descriptor: int) -> Iterator[None]:
    try:
        yield
    finally:
        os.close(descriptor)


# verify

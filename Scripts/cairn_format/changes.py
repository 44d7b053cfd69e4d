"""§8 Changes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .conventions import CHUNK_BYTES_MAXIMUM, Fields, FormatError, KIB, shown

OP_ROOT, OP_SELECT, OP_PUT, OP_REMOVE, OP_DROP_ROOT = 1, 2, 3, 4, 5
OP_OPEN_GAP, OP_CLOSE_GAP, OP_MOVE = 6, 7, 8
OP_CONTAINER, OP_EXCLUDE, OP_INCLUDE, OP_PURGE, OP_PIN = 9, 10, 11, 12, 13
OP_FORGET, OP_EXPIRE, OP_ERASE = 14, 15, 16
OP_SPAN, OP_COMMIT, OP_FORGOTTEN = 17, 18, 19  # in checkpoints only
OP_HOST, OP_TAGS, OP_HIDE, OP_SET_ASIDE, OP_OWNER, OP_FILE_SYSTEM = 20, 21, 22, 23, 24, 25
NOTES = (OP_OPEN_GAP, OP_CLOSE_GAP, OP_MOVE, OP_CONTAINER, OP_EXCLUDE, OP_INCLUDE, OP_PURGE, OP_PIN,
         OP_FORGET, OP_EXPIRE, OP_HOST, OP_TAGS, OP_HIDE, OP_SET_ASIDE, OP_OWNER, OP_FILE_SYSTEM)
FORGET_EVERYWHERE, FORGET_IN, FORGET_BUT_IN = 0, 1, 2
NUMBERS_BELOW = 1 << 63  # of roots and gaps
CAUSES = {1: "overflow", 2: "watch-limit", 3: "lost-watch", 4: "unreadable", 5: "unmounted",
          6: "not-running", 7: "torn", 8: "polled", 9: "paused", 10: "failed"}
SHAPES = {1: "flatpak", 2: "snap", 3: "sandbox"}
RULES = {1: "own", 2: "role", 3: "robots", 4: "apple", 5: "nodump", 6: "cache-tag", 7: "no-backup",
         8: "pattern", 9: "size", 10: "file-system"}
ENDINGS = {1: "cleared", 2: "dropped"}
PURGE_REASONS = {1: "age", 2: "low-space"}
PIN_STATES = {0: "free", 1: "by-person", 2: "by-brake"}
OWNER_KINDS = {1: "user", 2: "group"}
ROLES = ("ad hoc", "documents", "application-support", "preferences", "caches", "temporary")
KINDS = {1: "file", 2: "directory", 3: "symlink", 4: "fifo", 5: "socket",
         6: "character-device", 7: "block-device"}
FILE, DIRECTORY, SYMLINK, FIFO, SOCKET, CHARACTER_DEVICE, BLOCK_DEVICE = KINDS
FLAG_FUZZY, FLAG_LINKS, FLAG_XATTRS, FLAG_SPARSE, FLAG_PACKAGE = 1, 2, 4, 8, 16
NAME_BYTES_MAXIMUM, PATH_BYTES_MAXIMUM = 4096, 64 * KIB
XATTR_NAME_BYTES_MAXIMUM, XATTR_VALUE_BYTES_MAXIMUM = 255, 64 * KIB
TARGET_BYTES_MAXIMUM = 64 * KIB
NANOSECONDS = 10 ** 9


@dataclass(frozen=True, slots=True)
class Item:
    """What stands at a path. Equal items are equal in every field; hard links rely on that."""
    kind: int
    flags: int
    mode: int
    uid: int
    gid: int
    seconds: int
    nanoseconds: int
    size: int | None = None
    extents: tuple[tuple[int, int], ...] | None = None  # (offset, length) of data; None: not sparse
    target: bytes | None = None
    device: tuple[int, int] | None = None
    links: tuple[int, int] | None = None
    xattrs: tuple[tuple[bytes, bytes], ...] = ()
    chunks: tuple[tuple[bytes, int], ...] = ()

    @property
    def mtime(self) -> int:
        """Nanoseconds since 1970."""
        return self.seconds * NANOSECONDS + self.nanoseconds

    @property
    def data_bytes(self) -> int:
        return sum(length for _, length in self.data_extents())

    def data_extents(self) -> tuple[tuple[int, int], ...]:
        if self.extents is not None:
            return self.extents
        return ((0, self.size),) if self.size else ()


@dataclass(frozen=True, slots=True)
class Change:
    """One row, decoded. Which fields have a value depends on `op`."""
    op: int
    number: int = 0
    name: bytes = b""
    path: bytes = b""
    role: int = 0
    item: Item | None = None
    root: int = 0       # of gaps, moves, erasures and hidings, which need no selection
    cause: int = 0
    time: int = 0       # nanoseconds since 1970
    from_root: int = 0
    from_path: bytes = b""
    note: dict | None = None  # of what `notes` shows, as JSON shows it
    tags: tuple[bytes, ...] = ()
    roots: tuple[int, ...] = ()  # in which a commit is forgotten, or but in which


ROWS_MAXIMUM = 1 << 19  # of one record


class ChangesDecoder:
    """Yields the rows of one changes record. Each row leans on those before it: on the path and
    the time of the last one, and on how many chunk ids they took from the list behind the rows."""

    def __init__(self, payload: bytes, where: str):
        self.fields = fields = Fields(payload, where)
        self.path, self.seconds = b"", 0
        self.rows_left = fields.count("number of rows", 2)
        if self.rows_left > ROWS_MAXIMUM:
            raise fields.refuse(f"{self.rows_left} rows, the limit is {ROWS_MAXIMUM}")
        self.ids_left = fields.count("number of chunk ids", 32)
        fields.end = self._next_id = len(payload) - 32 * self.ids_left

    def changes(self) -> Iterator[Change]:
        for _ in range(self.rows_left):
            yield self._row()
        self.fields.finish()
        if self.ids_left:
            raise self.fields.refuse(f"{self.ids_left} chunk ids that no row takes")

    def _row(self) -> Change:
        return self._row_of(self.fields.u8())

    def _row_of(self, op: int) -> Change:
        fields = self.fields
        if op == OP_PUT:
            return Change(op, path=self._path(), item=self._item())
        if op == OP_REMOVE:
            return Change(op, path=self._path())
        if op in (OP_OPEN_GAP, OP_CLOSE_GAP):
            return self._gap(op)
        if op == OP_MOVE:
            (root, path), (from_root, from_path) = self._place(), self._place()
            return Change(op, root=root, path=path, from_root=from_root, from_path=from_path)
        if op in (OP_CONTAINER, OP_EXCLUDE, OP_SET_ASIDE, OP_INCLUDE):
            root, path = self._place()
            return Change(op, root=root, path=path, note=self._note(op))
        if op == OP_PURGE:
            return self._purge()
        if op == OP_PIN:
            commit = bytes(fields.take(16))
            return Change(op, note={"commit": commit.hex(), "state": self._one_of(PIN_STATES, "state of a pin")})
        if op == OP_FORGET:
            return self._forget()
        if op == OP_EXPIRE:
            commits = fields.varint("number of commits", below=NUMBERS_BELOW)
            return Change(op, number=commits, note={"commits_before": commits})
        if op == OP_ERASE:
            root, path = self._place()
            return Change(op, root=root, path=path, note={})
        if op == OP_TAGS:
            commit = bytes(fields.take(16))
            tags = tuple(fields.byte_string("tag") for _ in range(fields.count("number of tags", 1)))
            return Change(op, name=commit, tags=tags,
                          note={"of": commit.hex(), "tags": [shown(tag) for tag in tags]})
        if op == OP_HIDE:
            commit, (root, path) = bytes(fields.take(16)), self._place()
            if not path:
                raise fields.refuse("a whole root is hidden")
            return Change(op, name=commit, root=root, path=path, note={"of": commit.hex()})
        if op == OP_HOST:
            root = fields.varint("root number", below=NUMBERS_BELOW)
            host, name = bytes(fields.take(16)), fields.byte_string("host name", 255)
            return Change(op, root=root, note={"host": host.hex(), "name": shown(name)})
        if op == OP_OWNER:
            root = fields.varint("root number", below=NUMBERS_BELOW)
            kind = self._one_of(OWNER_KINDS, "kind of an owner")
            number, name = fields.varint("owner's number", below=1 << 32), fields.byte_string("owner's name", 255)
            if not name or b"\0" in name:
                raise fields.refuse("an owner's name that cannot be")
            return Change(op, root=root, note={"kind": kind, "number": number, "name": shown(name)})
        if op == OP_FILE_SYSTEM:
            root, path = self._place()
            return Change(op, root=root, path=path, note=self._file_system())
        self.path = b""
        if op == OP_ROOT:
            return Change(op, **self._root())
        if op in (OP_SELECT, OP_DROP_ROOT):
            return Change(op, number=fields.varint("root number", below=NUMBERS_BELOW))
        raise fields.refuse(f"unknown operation {op}")

    def _gap(self, op: int) -> Change:
        fields, values = self.fields, {}
        values["number"] = fields.varint("gap number", below=NUMBERS_BELOW)
        if op == OP_OPEN_GAP:
            values["root"], values["path"] = self._place()
            values["cause"] = fields.u8()
            if values["cause"] not in CAUSES:
                raise fields.refuse(f"unknown cause {values['cause']} of a gap")
        seconds = fields.zigzag("seconds")
        nanoseconds = fields.varint("nanoseconds", below=NANOSECONDS)
        return Change(op, time=seconds * NANOSECONDS + nanoseconds, **values)

    def _one_of(self, names: dict[int, str], what: str) -> str:
        value = self.fields.u8()
        if value not in names:
            raise self.fields.refuse(f"unknown {what} {value}")
        return names[value]

    def _note(self, op: int) -> dict:
        fields = self.fields
        if op in (OP_EXCLUDE, OP_SET_ASIDE):
            return {"rule": self._one_of(RULES, "rule of exclusion"), "inode": fields.varint("inode")}
        if op == OP_INCLUDE:
            return {"how": self._one_of(ENDINGS, "end of an exclusion")}
        role = fields.u8()
        if role >= len(ROLES):
            raise fields.refuse(f"unknown role {role}")
        shape = self._one_of(SHAPES, "shape of a container")
        identity = fields.byte_string("container id", NAME_BYTES_MAXIMUM)
        check_components(identity, fields.where, "container id")
        part = fields.byte_string("container part", PATH_BYTES_MAXIMUM)
        check_components(part, fields.where, "container part")
        if not identity or b"/" in identity:
            raise fields.refuse("a container id is not one name")
        if not part:
            raise fields.refuse("a container part is empty")
        return {"role": ROLES[role], "shape": shape, "id": shown(identity), "part": shown(part)}

    def _file_system(self) -> dict:
        fields = self.fields
        flags = fields.u8()
        identity, top, inode = (fields.varint(name) for name in ("identity", "top", "inode"))
        is_top, has_no_disk = bool(flags & 1), bool(flags & 2)
        if (flags > 3 or top >= 1 << 63 or top and not is_top
                or identity and (has_no_disk or identity >> 62 == 0)):
            raise fields.refuse("a file system that cannot be")
        return {"mount_top": is_top, "no_disk": has_no_disk, "identity": identity, "top": top, "inode": inode}

    def _purge(self) -> Change:
        fields = self.fields
        role = fields.u8()
        if role not in (4, 5):
            raise fields.refuse(f"a purge from role {role}")
        directory = fields.byte_string("purged directory", PATH_BYTES_MAXIMUM)
        if not directory.startswith(b"/") or b"\0" in directory:
            raise fields.refuse(f"purged directory {shown(directory)!r} is not an absolute path")
        path = fields.byte_string("purged path", PATH_BYTES_MAXIMUM)
        check_components(path, fields.where, "purged path")
        if not path:
            raise fields.refuse("a purge of a whole root")
        reason = self._one_of(PURGE_REASONS, "reason of a purge")
        size = fields.varint("purged bytes", below=1 << 63)
        seconds = fields.zigzag("seconds")
        time = seconds * NANOSECONDS + fields.varint("nanoseconds", below=NANOSECONDS)
        return Change(OP_PURGE, path=path, note={
            "role": ROLES[role], "directory": shown(directory), "path": shown(path), "path_hex": path.hex(),
            "reason": reason, "bytes": size, "time_ns": time})

    def _forget(self) -> Change:
        fields = self.fields
        commit, mode = bytes(fields.take(16)), fields.u8()
        if mode not in (FORGET_EVERYWHERE, FORGET_IN, FORGET_BUT_IN):
            raise fields.refuse(f"unknown way {mode} to forget a commit")
        roots: list[int] = []
        for _ in range(fields.count("number of roots", 1) if mode else 0):
            roots.append(fields.varint("root number", below=NUMBERS_BELOW))
        if mode and not roots:
            raise fields.refuse("no roots to forget a commit in")
        if any(after <= before for before, after in zip(roots, roots[1:])):
            raise fields.refuse("roots to forget a commit in are out of order")
        how = {FORGET_EVERYWHERE: "everywhere", FORGET_IN: "in", FORGET_BUT_IN: "but-in"}[mode]
        return Change(OP_FORGET, name=commit, number=mode, roots=tuple(roots), note={
            "commit_id": commit.hex(), "how": how, "roots": roots})

    def _place(self) -> tuple[int, bytes]:
        """A root's number and a path written whole: front coding knows nothing of it."""
        root = self.fields.varint("root number", below=NUMBERS_BELOW)
        path = self.fields.byte_string("path", PATH_BYTES_MAXIMUM)
        check_components(path, self.fields.where, "path")
        return root, path

    def _path(self) -> bytes:
        kept = self.fields.varint("k of a path")
        rest = self.fields.byte_string("path", PATH_BYTES_MAXIMUM)
        if kept > len(self.path):
            raise self.fields.refuse(f"a path keeps {kept} bytes of a path of {len(self.path)}")
        if kept + len(rest) > PATH_BYTES_MAXIMUM:
            raise self.fields.refuse("a path of more than 64 KiB")
        self.path = self.path[:kept] + rest
        check_components(self.path, self.fields.where, "path")
        return self.path

    def _root(self) -> dict:
        fields = self.fields
        root = {"number": fields.varint("root number", below=NUMBERS_BELOW),
                "name": fields.byte_string("root name", PATH_BYTES_MAXIMUM),
                "path": fields.byte_string("root path", PATH_BYTES_MAXIMUM),
                "role": fields.u8()}
        if root["role"] >= len(ROLES):
            raise fields.refuse(f"unknown role {root['role']}")
        if not root["name"] and root["path"] != b"/":
            raise fields.refuse(f"root path {shown(root['path'])!r} has no name; only / needs none")
        check_components(root["name"], fields.where, "root name")
        if not root["path"].startswith(b"/"):
            raise fields.refuse(f"root path {shown(root['path'])!r} is not an absolute path")
        check_components(root["path"][1:], fields.where, "root path", limits_names=False)
        return root

    def _item(self) -> Item:
        fields = self.fields
        item = {"kind": fields.u8(), "flags": fields.u8()}
        if item["kind"] not in KINDS:
            raise fields.refuse(f"unknown kind {item['kind']}")
        if item["flags"] & ~(FLAG_FUZZY | FLAG_LINKS | FLAG_XATTRS | FLAG_SPARSE | FLAG_PACKAGE):
            raise fields.refuse(f"unknown flag in {item['flags']:#x}")
        if item["flags"] & FLAG_PACKAGE and item["kind"] != DIRECTORY:
            raise fields.refuse("flag `package` on something that is not a directory")
        item["mode"] = fields.varint("mode", below=1 << 12)
        item["uid"] = fields.varint("uid")
        item["gid"] = fields.varint("gid")
        self.seconds = _signed64(self.seconds + fields.zigzag("modification time"))
        item["seconds"] = self.seconds
        item["nanoseconds"] = fields.varint("nanoseconds", below=NANOSECONDS)

        if item["kind"] == FILE:
            self._file(item)
        elif item["flags"] & FLAG_SPARSE:
            raise fields.refuse("flag `sparse` on something that is not a file")
        elif item["kind"] == SYMLINK:
            item["target"] = fields.byte_string("symlink target", TARGET_BYTES_MAXIMUM)
            if not item["target"] or b"\0" in item["target"]:
                raise fields.refuse("a symlink target that is empty or has a zero byte")
        elif item["kind"] in (CHARACTER_DEVICE, BLOCK_DEVICE):
            item["device"] = fields.varint("major"), fields.varint("minor")
        if item["flags"] & FLAG_LINKS:
            if item["kind"] == DIRECTORY:
                raise fields.refuse("flag `links` on a directory")
            item["links"] = fields.varint("device"), fields.varint("inode")
        if item["flags"] & FLAG_XATTRS:
            item["xattrs"] = self._xattrs()
        return Item(**item)

    def _file(self, item: dict) -> None:
        fields = self.fields
        item["size"] = content_bytes = fields.varint("size", below=1 << 63)
        if item["flags"] & FLAG_SPARSE:
            item["extents"] = self._extents(item["size"])
            content_bytes = sum(length for _, length in item["extents"])
        count = fields.varint("number of chunks")
        if count > self.ids_left:
            raise fields.refuse(f"{count} chunks, and only {self.ids_left} ids are left")
        if count == 1:
            lengths = (content_bytes,)
        else:
            lengths = tuple(fields.varint("chunk length") for _ in range(count))
        if any(not 1 <= length <= CHUNK_BYTES_MAXIMUM for length in lengths):
            raise fields.refuse("a chunk's length is not in 1 ... 16 MiB")
        if sum(lengths) != content_bytes:
            raise fields.refuse(f"chunks of {sum(lengths)} bytes for content of {content_bytes}")
        item["chunks"] = tuple((self._chunk_id(), length) for length in lengths)

    def _chunk_id(self) -> bytes:
        start, self._next_id = self._next_id, self._next_id + 32
        self.ids_left -= 1
        return self.fields.data[start:self._next_id]

    def _extents(self, size: int) -> tuple[tuple[int, int], ...]:
        fields = self.fields
        extents, position = [], 0
        for number in range(fields.count("number of extents", 2)):
            hole, data = fields.varint("hole"), fields.varint("data")
            if data == 0 or (hole == 0 and number > 0):
                raise fields.refuse(f"extent {number} is a hole of {hole} and data of {data}")
            extents.append((position + hole, data))
            position += hole + data
            if position > size:
                raise fields.refuse(f"extents reach to byte {position} of a file of {size}")
        return tuple(extents)

    def _xattrs(self) -> tuple[tuple[bytes, bytes], ...]:
        fields = self.fields
        xattrs = []
        for _ in range(fields.count("number of xattrs", 2)):
            name = fields.byte_string("xattr name", XATTR_NAME_BYTES_MAXIMUM)
            if not name or b"\0" in name:
                raise fields.refuse("an xattr name that is empty or has a zero byte")
            if xattrs and name <= xattrs[-1][0]:
                raise fields.refuse(f"xattr {shown(name)!r} is not in ascending order")
            xattrs.append((name, fields.byte_string("xattr value", XATTR_VALUE_BYTES_MAXIMUM)))
        return tuple(xattrs)


def _signed64(value: int) -> int:
    return ((value + (1 << 63)) % (1 << 64)) - (1 << 63)


def check_components(path: bytes, where: str, what: str, limits_names: bool = True) -> None:
    """Raises FormatError unless `path` is empty or components joined by single slashes (§8.3)."""
    if not path:
        return
    for component in path.split(b"/"):
        if component in (b"", b".", b"..") or b"\0" in component:
            raise FormatError(where, f"{what} {shown(path[:200])!r} has the component"
                                     f" {shown(component[:200])!r}")
        if limits_names and len(component) > NAME_BYTES_MAXIMUM:
            raise FormatError(where, f"{what} has a component of {len(component)} bytes")

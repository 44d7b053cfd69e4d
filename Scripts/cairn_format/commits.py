"""§9 Commits."""

from __future__ import annotations

import datetime
from dataclasses import dataclass, replace

from .conventions import Fields, shown
from .records import Record
from .changes import NANOSECONDS, PATH_BYTES_MAXIMUM

COMMIT_KINDS = {1: "complete", 2: "partial", 3: "before-restore", 4: "after-restore",
                5: "after-undo", 6: "capture", 7: "maintenance"}
KIND_MAINTENANCE = 7
COUNTS = ("items_new", "items_changed", "items_unchanged", "items_deleted", "items_failed",
          "content_bytes_read", "plain_bytes_added", "pack_bytes_added", "items_live")
FLAG_AD_HOC, FLAG_UNREADABLE = 1, 2


OWN_TAGS = (b"repair", b"lost-commit", b"erase")


@dataclass(frozen=True)
class Commit:
    number: int
    id: bytes
    run: bytes
    kind: int
    flags: int
    time: int      # nanoseconds since 1970
    began: int
    changes_records: int
    host: bytes
    user: bytes
    version: bytes
    counts: dict[str, int]
    paths: list[bytes]
    tags: list[bytes]
    restored: bytes
    where: str

    def retagged(self, tags: tuple[bytes, ...] | None) -> "Commit":
        """With the tags that a row gave it (§8.16); its own where none did."""
        if tags is None:
            return self
        own = [tag for tag in self.tags if tag in OWN_TAGS]
        return replace(self, tags=own + [tag for tag in dict.fromkeys(tags) if tag not in OWN_TAGS])

    def as_json(self) -> dict:
        return {
            "number": self.number,
            "id": self.id.hex(),
            "run": self.run.hex(),
            "kind": COMMIT_KINDS[self.kind],
            "ad_hoc": bool(self.flags & FLAG_AD_HOC),
            "unreadable_items": bool(self.flags & FLAG_UNREADABLE),
            "time": time_shown(self.time),
            "time_ns": self.time,
            "began_ns": self.began,
            "changes_records": self.changes_records,
            "host": shown(self.host),
            "user": shown(self.user),
            "version": shown(self.version),
            "counts": self.counts,
            "paths": [shown(path) for path in self.paths],
            "paths_hex": [path.hex() for path in self.paths],
            "tags": [shown(tag) for tag in self.tags],
            "restored": self.restored.hex() or None,
        }


def decode_commit(record: Record, number: int) -> Commit:
    fields = Fields(record.payload(), record.where)
    commit_id, run = fields.take(16), fields.take(16)
    kind, flags = fields.u8(), fields.u8()
    if kind not in COMMIT_KINDS:
        raise fields.refuse(f"unknown kind of commit {kind}")
    if flags & ~(FLAG_AD_HOC | FLAG_UNREADABLE):
        raise fields.refuse(f"unknown flag of a commit in {flags:#x}")
    time, began = (fields.zigzag("seconds") * NANOSECONDS
                   + fields.varint("nanoseconds", below=NANOSECONDS) for _ in range(2))
    changes_records = fields.varint("number of changes records")
    host, user, version = \
        (fields.byte_string(name) for name in ("host name", "user name", "version"))
    counts = {name: fields.varint(name) for name in COUNTS}
    paths = [fields.byte_string("path", PATH_BYTES_MAXIMUM)
             for _ in range(fields.count("number of paths", 1))]
    tags = [fields.byte_string("tag") for _ in range(fields.count("number of tags", 1))]
    restored = fields.byte_string("restored commit", 16)
    fields.finish()
    if any(not path.startswith(b"/") for path in paths):
        raise fields.refuse("a path the run was asked for is not absolute")
    if len(restored) != (16 if kind in (3, 4, 5) else 0):
        raise fields.refuse(f"a commit of kind {COMMIT_KINDS[kind]} that names a restored commit"
                            f" in {len(restored)} bytes")
    return Commit(number, commit_id, run, kind, flags, time, began, changes_records, host, user,
                  version, counts, paths, tags, restored, record.where)


def time_shown(nanoseconds: int) -> str | None:
    """RFC 3339 to the second; None for a time that Python's calendar does not reach."""
    try:
        moment = datetime.datetime.fromtimestamp(nanoseconds // NANOSECONDS, datetime.timezone.utc)
    except (OverflowError, OSError, ValueError):
        return None
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")

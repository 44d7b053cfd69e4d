"""§7 The journal: its chain of records, held against `head`."""

from __future__ import annotations

import struct
from collections.abc import Iterator

from .conventions import (
    CODEC_NONE, CODEC_ZLIB, CODEC_ZSTD, FormatError, NONCE_BYTES, TAG_BYTES, Torn, h256, opened,
    padme)
from .files import File, Folder
from .description import Keys
from .records import (
    Head, NO_HASH, RECORD_BYTES_MAXIMUM, RECORD_HEADER_BYTES, RECORD_SEALED_MAXIMUM, Record,
    SEGMENT_HEADER_BYTES, SEGMENT_NAME, TYPE_CHANGES, TYPE_CHECKPOINT, TYPE_CHECKPOINT_END,
    TYPE_COMMIT, read_head)
from .commits import Commit, decode_commit
from .checkpoints import Checkpoint, decode_checkpoint_end


class Journal:
    """Reads the chain of records, and holds it against `head`.

    `notes` then tells what is in order and yet worth knowing: a torn tail, unfinished changes. And
    after commits() `unfinished` holds the changes records that no commit record follows."""

    def __init__(self, folder: Folder, repository_id: bytes):
        self.folder, self.repository_id = folder, repository_id
        self.notes: list[str] = []
        self.losses: list[str] = []  # commits that a repair could not save whole
        self.unfinished: list[Record] = []
        self.head = read_head(folder, repository_id)  # before the segments: they may only grow
        self._checkpoint: Checkpoint | None = None

    def records(self) -> Iterator[Record]:
        number, last_hash, last_type = 0, NO_HASH, TYPE_COMMIT
        in_checkpoint = False
        acknowledged, last_commit = self.head.record_number, 0
        self.notes.clear()
        self.losses.clear()
        segments = self._segment_names()
        for segment_number, name in enumerate(segments, start=self.head.segment):
            if last_commit > acknowledged and last_commit > self._head_now().record_number:
                self.notes.append(f"journal/head: names record {acknowledged}; record"
                                  f" {last_commit} was a commit when {name} was begun")
            with self.folder.open("journal", name) as file:
                try:
                    if segment_number == self.head.segment and self._begins_with_checkpoint(file):
                        in_checkpoint = True
                        number, last_hash = self._chain_before(file)
                    self._check_segment_header(file, segment_number, last_hash, in_checkpoint)
                    position = SEGMENT_HEADER_BYTES
                    while position < file.size:
                        record, position = self._read_record(file, position)
                        number += 1
                        self._check_chain(record, number, last_hash)
                        last_hash, last_type = record.hash, record.type
                        if (record.type in (TYPE_CHECKPOINT, TYPE_CHECKPOINT_END)) != in_checkpoint:
                            raise FormatError(record.where, "a checkpoint's record stands at the beginning"
                                                            " of the journal, and no other before its end")
                        if record.type in (TYPE_COMMIT, TYPE_CHECKPOINT_END):
                            last_commit, in_checkpoint = number, False
                        yield record
                except Torn as error:
                    if name != segments[-1] or number < acknowledged:
                        raise FormatError(error.where, error.why) from error
                    self.notes.append(f"{error}: an interrupted run, not part of the journal")
        if number < acknowledged:
            raise FormatError("journal", f"ends with record {number}; head names record"
                              f" {acknowledged}: an acknowledged commit is lost")
        if last_type == TYPE_CHANGES:
            self.notes.append(f"journal: the changes up to record {number} have no commit record:"
                              " an interrupted run, not part of the repository")

    def _head_now(self) -> Head:
        """A writer may have replaced it since."""
        return read_head(self.folder, self.repository_id)

    def _begins_with_checkpoint(self, file: File) -> bool:
        return file.size >= SEGMENT_HEADER_BYTES and file.read(0, 8) == b"CAIRNJC1"

    def _chain_before(self, file: File) -> tuple[int, bytes]:
        """Number and hash of the record before a checkpoint, as its segment tells them (§7.5)."""
        record, _ = self._read_record(file, SEGMENT_HEADER_BYTES)
        return record.number - 1, file.read(32, 32)

    def checkpoint(self) -> "Checkpoint":
        """What the journal begins with: nothing, unless it begins with a checkpoint."""
        if self._checkpoint is None:
            checkpoint = Checkpoint()
            for record in self.records():
                if record.type not in (TYPE_CHECKPOINT, TYPE_CHECKPOINT_END):
                    break
                checkpoint.take(record)
                if record.type == TYPE_CHECKPOINT_END:
                    break
            self._checkpoint = checkpoint
        return self._checkpoint

    def commits(self) -> Iterator[tuple["Commit", list[Record]]]:
        """Yields each commit behind the checkpoint, if there is one, with its changes records."""
        changes, number, rows = [], 0, 0
        for record in self.records():
            if record.type == TYPE_CHECKPOINT:
                rows += 1
                continue
            if record.type == TYPE_CHECKPOINT_END:
                end = decode_checkpoint_end(record)
                number = end.next_commit - 1
                if end.records < rows:
                    raise FormatError(record.where, f"names {end.records} records of rows, {rows} come before it")
                if end.records > rows:
                    self.losses.append(f"{record.where}: names {end.records} records of rows, {rows} come"
                                       " before it: the others are lost")
                continue
            if record.type == TYPE_CHANGES:
                changes.append(record)
                continue
            number += 1
            commit = decode_commit(record, number)
            if commit.changes_records < len(changes):
                raise FormatError(record.where, f"names {commit.changes_records} changes records,"
                                                f" {len(changes)} come before it")
            if commit.changes_records > len(changes):
                self.losses.append(f"{record.where}: names {commit.changes_records} changes"
                                   f" records, {len(changes)} come before it: the others are lost")
            yield commit, changes
            changes = []
        self.unfinished = changes

    def _segment_names(self) -> list[str]:
        names = [name for name in self.folder.names("journal") if SEGMENT_NAME.fullmatch(name)]
        # What lies before the journal's beginning is a remain of before a checkpoint.
        names = [name for name in names if int(name.removesuffix(".journal")) >= self.head.segment]
        names.sort(key=lambda name: int(name.removesuffix(".journal")))
        for number, name in enumerate(names, start=self.head.segment):
            if int(name.removesuffix(".journal")) != number:
                raise FormatError(f"journal/{number:08}.journal", "is missing")
        if not names and self.head.segment > 1:
            raise FormatError(f"journal/{self.head.segment:08}.journal", "is missing")
        return names

    def _check_segment_header(self, file: File, number: int, last_hash: bytes, is_checkpoint: bool) -> None:
        if file.size < SEGMENT_HEADER_BYTES:
            raise Torn(file.name, f"has {file.size} bytes, less than a segment's header")
        magic, repository_id, named, previous = struct.unpack(
            "<8s16sQ32s", file.read(0, SEGMENT_HEADER_BYTES))
        if magic != (b"CAIRNJC1" if is_checkpoint else b"CAIRNJL1"):
            # A checkpoint that head does not name yet is what an interrupted run left.
            error = Torn if magic == b"CAIRNJC1" else FormatError
            raise error(file.name, "does not begin with CAIRNJL1")
        if repository_id != self.repository_id:
            raise FormatError(file.name, f"belongs to repository {repository_id.hex()}")
        if named != number:
            raise FormatError(file.name, f"its header says it is segment {named}")
        if previous != last_hash:
            raise FormatError(file.name, "does not follow the last record of the segment before")

    def _read_record(self, file: File, offset: int) -> tuple[Record, int]:
        """Returns the record at `offset` and the offset of its end. Raises Torn when the record
        does not check out, FormatError when it does and still breaks a rule."""
        where = f"{file.name}, record at byte {offset}"
        left = file.size - offset - RECORD_HEADER_BYTES
        if left < 0:
            raise Torn(where, "the segment ends within its header")
        header = file.read(offset, RECORD_HEADER_BYTES)
        magic, type_, codec, reserved, number, plain_bytes, stored_bytes, previous, hash_ = \
            struct.unpack("<4sBBHQII32s32s", header)
        expected = b"CREC" if file.keys is None else b"CREE"
        if magic != expected:
            raise Torn(where, f"does not begin with {expected.decode()}")
        if stored_bytes > min(left, RECORD_BYTES_MAXIMUM if file.keys is None else RECORD_SEALED_MAXIMUM):
            raise Torn(where, f"says {stored_bytes} stored bytes; {left} are left, and the limit is"
                              " 1 GiB")
        if plain_bytes > RECORD_BYTES_MAXIMUM:
            raise Torn(where, f"says {plain_bytes} plain bytes, the limit is 1 GiB")
        stored = file.read(offset + RECORD_HEADER_BYTES, stored_bytes)
        if h256(header[:56], stored) != hash_:
            raise Torn(where, "hash does not match")
        end = offset + RECORD_HEADER_BYTES + stored_bytes
        if file.keys is not None:
            if any(header[4:8]) or plain_bytes:
                raise FormatError(where, "reserved bytes are not zero")
            type_, codec, reserved, plain_bytes, stored = self._opened_record(file.keys, header, stored, where)
        if type_ not in (TYPE_CHANGES, TYPE_COMMIT, TYPE_CHECKPOINT, TYPE_CHECKPOINT_END):
            raise FormatError(where, f"unknown type {type_}")
        if codec not in (CODEC_NONE, CODEC_ZLIB, CODEC_ZSTD):
            raise FormatError(where, f"unknown codec {codec}")
        if reserved != 0:
            raise FormatError(where, f"reserved bytes are {reserved}")
        if plain_bytes > 128 << 20 and plain_bytes // 256 > len(stored):
            raise FormatError(where, f"{len(stored)} bytes are too few for {plain_bytes}")
        record = Record(number, type_, codec, plain_bytes, hash_, previous, stored, file.name)
        return record, end

    def _opened_record(self, keys: Keys, header: bytes, stored: bytes, where: str) -> tuple:
        """What an encrypted record holds: type, codec, reserved, plain bytes, stored form (§7.4)."""
        if len(stored) < NONCE_BYTES + TAG_BYTES + 12:
            raise FormatError(where, "is too short to hold anything")
        content = opened(keys.record, stored[:NONCE_BYTES], header[:56], stored[NONCE_BYTES:], where)
        type_, codec, reserved, plain_bytes, compressed_bytes = struct.unpack("<BBHII", content[:12])
        if len(content) != padme(12 + compressed_bytes) or any(content[12 + compressed_bytes:]):
            raise FormatError(where, "is not padded as it should be")
        if plain_bytes > RECORD_BYTES_MAXIMUM or compressed_bytes > RECORD_BYTES_MAXIMUM:
            raise FormatError(where, f"says {plain_bytes} plain bytes, the limit is 1 GiB")
        return type_, codec, reserved, plain_bytes, content[12:12 + compressed_bytes]

    def _check_chain(self, record: Record, number: int, last_hash: bytes) -> None:
        if record.number != number:
            raise FormatError(record.where, f"record {number} is expected here")
        if record.previous != last_hash:
            raise FormatError(record.where, "does not follow the record before it")
        if self.head.record_number == number:
            if record.hash != self.head.record_hash:
                raise FormatError(record.where, "is not the commit that head names")
            if record.type not in (TYPE_COMMIT, TYPE_CHECKPOINT_END):
                raise FormatError("journal/head", f"names record {number}, which is no commit")

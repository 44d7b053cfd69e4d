"""§7.5, §8.14 Checkpoints."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .conventions import CODEC_NONE, Fields, FormatError
from .records import RECORD_BYTES_MAXIMUM, Record, TYPE_CHECKPOINT_END, TYPE_COMMIT
from .changes import (
    Change, ChangesDecoder, FORGET_BUT_IN, FORGET_EVERYWHERE, NUMBERS_BELOW, OP_CLOSE_GAP,
    OP_COMMIT, OP_CONTAINER, OP_EXCLUDE, OP_FILE_SYSTEM, OP_FORGOTTEN, OP_HOST, OP_MOVE, OP_OPEN_GAP, OP_OWNER, OP_PIN,
    OP_SET_ASIDE, OP_PURGE, OP_PUT, OP_ROOT, OP_SELECT, OP_SPAN)
from .commits import Commit, decode_commit
from .tree import Forgetting, Root, Tree, Version


@dataclass(frozen=True)
class Span:
    """For which commits rows of a checkpoint hold: from `first` until before `last`."""
    first: int
    last: int | None
    how: int

    def holds(self, commit: int) -> bool:
        return self.first <= commit and (self.last is None or commit < self.last)


@dataclass(frozen=True)
class CheckpointEnd:
    records: int
    next_commit: int
    expired: int


def decode_checkpoint_end(record: Record) -> CheckpointEnd:
    fields = Fields(record.payload(), record.where)
    end = CheckpointEnd(fields.varint("number of records"), fields.varint("number of a commit", NUMBERS_BELOW),
                        fields.varint("number of a commit", NUMBERS_BELOW))
    fields.finish()
    if end.next_commit == 0:
        raise fields.refuse("commits are numbered from 1")
    return end


class CheckpointDecoder(ChangesDecoder):
    """Yields (span, row) of one record of a checkpoint; of rows 18 and 19 the span is None."""

    ALLOWED = (OP_ROOT, OP_SELECT, OP_PUT, OP_OPEN_GAP, OP_CLOSE_GAP, OP_MOVE, OP_CONTAINER, OP_EXCLUDE, OP_SET_ASIDE, OP_PURGE, OP_PIN,
               OP_HOST, OP_OWNER, OP_FILE_SYSTEM)

    def __init__(self, record: Record):
        super().__init__(record.payload(), record.where)
        self.span: Span | None = None
        self.record = record

    def rows(self) -> Iterator[tuple[Span | None, Change | tuple]]:
        for change in self.changes():
            if isinstance(change, Span):
                self.span = change
            elif isinstance(change, tuple):
                yield None, change
            elif self.span is None:
                raise self.fields.refuse("a row without a span")
            else:
                yield self.span, change

    def _row_of(self, op: int):
        fields = self.fields
        if op == OP_SPAN:
            first = fields.varint("number of a commit", NUMBERS_BELOW)
            length, how = fields.varint("length of a span", NUMBERS_BELOW), fields.u8()
            if first == 0 or how > 2:
                raise fields.refuse("a span that cannot be")
            return Span(first, first + length if length else None, how)
        if op == OP_COMMIT:
            number = fields.varint("number of a commit", NUMBERS_BELOW)
            fields.varint("number of lost records", NUMBERS_BELOW)
            is_forgotten = fields.u8()
            if number == 0 or is_forgotten > 1:
                raise fields.refuse("a commit that cannot be")
            forgetting = self._forgetting() if is_forgotten else None
            payload = fields.byte_string("commit", RECORD_BYTES_MAXIMUM)
            record = Record(self.record.number, TYPE_COMMIT, CODEC_NONE, len(payload), b"", b"", payload,
                            f"{self.record.segment}, commit {number} of the checkpoint")
            return decode_commit(record, number), forgetting
        if op == OP_FORGOTTEN:
            return fields.varint("number of a commit", NUMBERS_BELOW), bytes(fields.take(16))
        if op not in self.ALLOWED:
            raise fields.refuse(f"operation {op} in a checkpoint")
        return super()._row_of(op)

    def _forgetting(self) -> tuple[int, frozenset[int]]:
        fields = self.fields
        mode = fields.u8()
        if mode > FORGET_BUT_IN:
            raise fields.refuse(f"unknown way {mode} to forget a commit")
        if mode == FORGET_EVERYWHERE:
            return mode, frozenset()
        return mode, frozenset(fields.varint("root number", NUMBERS_BELOW)
                               for _ in range(fields.count("number of roots", 1)))


class Checkpoint:
    """All that stood when it was written; empty for a journal that begins with its first commit."""

    def __init__(self):
        self.commits: list[tuple[Commit, tuple | None]] = []
        self.forgotten: list[tuple[int, bytes]] = []
        self.roots: dict[int, tuple[Span, Change]] = {}
        self.versions: list["Version"] = []
        self.notes: list[tuple[Span, Change]] = []
        self.last_commit = self.expired = 0

    def take(self, record: Record) -> None:
        if record.type == TYPE_CHECKPOINT_END:
            end = decode_checkpoint_end(record)
            self.last_commit, self.expired = end.next_commit - 1, end.expired
            return
        root = None
        for span, row in CheckpointDecoder(record).rows():
            if span is None:
                (self.commits if isinstance(row[0], Commit) else self.forgotten).append(row)
            elif row.op == OP_ROOT:
                root, self.roots[row.number] = row.number, (span, row)
            elif row.op == OP_SELECT:
                root = row.number
            elif row.op == OP_PUT:
                if root not in self.roots:
                    raise FormatError(record.where, f"root {root} is not defined")
                self.versions.append(Version(root, row.path, row.item, span.first, span.last, span.how == 1))
            else:
                self.notes.append((span, row))

    def forgetting(self) -> "Forgetting":
        forgetting = Forgetting()
        for commit, how in self.commits:
            forgetting.add(commit, iter(()))
            if how:
                forgetting._forget(commit.number, *how)
        for number, commit_id in self.forgotten:
            forgetting.numbers[commit_id] = number
            forgetting._forget(number, FORGET_EVERYWHERE, frozenset())
        for span, note in self.notes:
            if note.op == OP_SET_ASIDE:
                forgetting.set_aside(note, span.first, span.last)
        forgetting.expired = self.expired
        forgetting.settled = max(forgetting.points, default=0)
        return forgetting

    def tree(self, number: int | None = None) -> "Tree":
        """The tree as at a commit of the checkpoint, or as it was left by the last."""
        tree = Tree()
        number = self.last_commit if number is None else min(number, self.last_commit)
        tree.begin(number)
        for span, root in self.roots.values():
            if span.holds(number):
                tree.roots[root.number] = Root(root.number, root.name, root.path, root.role)
            elif span.last is not None and span.last <= number:
                tree.dropped.add(root.number)
        for version in self.versions:
            if version.root in tree.roots and Span(version.first, version.last, 0).holds(number):
                tree.place(version)
        return tree

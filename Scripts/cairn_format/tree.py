"""§10 Reading a tree: versions, gaps, and what is forgotten."""

from __future__ import annotations

import bisect
import heapq
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from .conventions import FormatError, is_beneath, shown
from .records import Record
from .changes import (
    CAUSES, Change, ChangesDecoder, DIRECTORY, FORGET_IN, Item, KINDS, NOTES, OP_CLOSE_GAP,
    OP_DROP_ROOT, OP_ERASE, OP_EXCLUDE, OP_EXPIRE, OP_FORGET, OP_HIDE, OP_INCLUDE, OP_OPEN_GAP,
    OP_PUT, OP_ROOT, OP_SELECT, OP_SET_ASIDE, OP_TAGS)
from .commits import Commit, KIND_MAINTENANCE

if TYPE_CHECKING:
    from .checkpoints import Span


@dataclass(frozen=True)
class Hiding:
    """What a row of commit `row` takes out of `commit`, between the points `before` and `next` (§8.17)."""
    order: int
    row: int
    before: int
    commit: int
    next: int


class Forgetting:
    """What is taken out of history (§8.11 to §8.13, §8.17), from all records of a journal.

    `kept(commit, root)` tells what a commit still is a point in time of; `standing` which versions are
    part of the repository. Erasures are kept by number of commit: what is put later is another thing."""

    def __init__(self):
        self.expired = 0
        self.numbers: dict[bytes, int] = {}
        # Of a commit that is not whole: (whether these roots are the ones it is kept for, roots).
        self.partly: dict[int, tuple[bool, frozenset[int]]] = {}
        self.whole: list[int] = []
        self.erased: dict[int, list[tuple[int, bytes]]] = {}  # by root: (commit, path)
        self.hidden: dict[int, dict[bytes, list[Hiding]]] = {}  # by root and path
        self.hidings = 0
        self.maintenance: set[int] = set()
        self.points: list[int] = []  # in order: commits that are no maintenance
        self.settled = 0  # the last of them in the checkpoint
        self.tags: dict[int, tuple[bytes, ...]] = {}  # by number of commit (§8.16)
        # Exclusions of rows 23 by root and path: [first, last or None] (§8.8).
        self.aside: dict[int, dict[bytes, list[list]]] = {}

    def set_aside(self, change: Change, first: int, last: int | None) -> None:
        self.aside.setdefault(change.root, {}).setdefault(change.path, []).append([first, last])

    def _end_aside(self, root: int, path: bytes, number: int) -> None:
        for span in self.aside.get(root, {}).get(path, ()):
            span[1] = number if span[1] is None else span[1]

    def _is_aside(self, version: "Version") -> bool:
        paths = self.aside.get(version.root)
        if paths is None:
            return False
        return any(first == version.last and (last is None or last > self.expired)
                   for path in (*ancestors(version.path), b"") for first, last in paths.get(path, ()))

    def add(self, commit: Commit, changes: Iterator[Change]) -> None:
        hidings = []
        for change in changes:
            if change.op == OP_FORGET and change.name in self.numbers:
                self._forget(self.numbers[change.name], change.number, frozenset(change.roots))
            elif change.op == OP_TAGS and change.name in self.numbers:
                self.tags[self.numbers[change.name]] = change.tags
            elif change.op in (OP_EXCLUDE, OP_SET_ASIDE, OP_INCLUDE):
                self._end_aside(change.root, change.path, commit.number)
                if change.op == OP_SET_ASIDE:
                    self.set_aside(change, commit.number, None)
            elif change.op == OP_EXPIRE:
                self.expired = max(self.expired, commit.number - change.number)
            elif change.op == OP_ERASE:
                self.erased.setdefault(change.root, []).append((commit.number, change.path))
            elif change.op == OP_HIDE and change.name in self.numbers:
                hidings.append(change)
        for change in hidings:  # after all other rows of their commit
            self._hide(commit.number, self.numbers[change.name], change)
        self.numbers[commit.id] = commit.number
        if commit.kind == KIND_MAINTENANCE:
            self.maintenance.add(commit.number)
        else:
            bisect.insort(self.points, commit.number)

    def _hide(self, row: int, number: int, change: Change) -> None:
        if not self.keeps(number, change.root):
            return
        kept = [point for point in self.points if self.keeps(point, change.root)]
        before = max((point for point in kept if point < number), default=0)
        following = min((point for point in kept if point > number), default=row)
        paths = self.hidden.setdefault(change.root, {})
        paths.setdefault(change.path, []).append(Hiding(self.hidings, row, before, number, following))
        self.hidings += 1

    def _forget(self, number: int, mode: int, roots: frozenset[int]) -> None:
        kept_only, known = self.partly.get(number, (False, frozenset()))
        if mode == FORGET_IN:
            self.partly[number] = (True, known - roots) if kept_only else (False, known | roots)
        elif kept_only:
            self.partly[number] = (True, known & roots)  # no roots: forgotten everywhere
        else:
            self.partly[number] = (True, roots - known)

    def is_forgotten(self, number: int) -> bool:
        return self.partly.get(number) == (True, frozenset())

    def keeps(self, number: int, root: int) -> bool:
        kept_only, roots = self.partly.get(number, (False, frozenset()))
        return (root in roots) == kept_only

    def finish(self) -> None:
        """The commits that are not forgotten, in order, for `shown`."""
        self.whole = sorted(n for n in self.numbers.values() if not self.is_forgotten(n))

    def shown(self, root: int, first: int, last: int) -> bool:
        """Whether a commit in first … last - 1 is kept for the root."""
        position = bisect.bisect_left(self.whole, last)
        while position and self.whole[position - 1] >= first:
            position -= 1
            if self.keeps(self.whole[position], root):
                return True
        return False

    def erased_after(self, root: int, path: bytes, commit: int) -> bool:
        """Whether a commit from this one on erases what stood at the path before it."""
        return any(number >= commit and is_beneath(path, gone)
                   for number, gone in self.erased.get(root, ()))

    def standing(self, version: "Version") -> Iterator["Version"]:
        """What stands of a version (§8.12)."""
        return (part for part in self._parts(version) if self._stands(part))

    def _parts(self, version: "Version") -> list["Version"]:
        """What rows 22 have made of a version, in their order."""
        paths = self.hidden.get(version.root)
        if paths is None:
            return [version]
        hidings = [one for path in ancestors(version.path) for one in paths.get(path, ())]
        parts = [version]
        for hiding in sorted(hidings, key=lambda one: one.order):
            parts = [part for whole in parts for part in whole.without(hiding)]
        return parts

    def hides(self, version: "Version", commit: int) -> bool:
        """Whether a version that was put before a commit, and not ended, is taken out of it."""
        return not any(part.first <= commit and (part.last is None or commit < part.last)
                       for part in self._parts(version))

    def _has_point(self, first: int, last: int) -> bool:
        """Whether a commit in first … last - 1 is more than maintenance, forgotten or not."""
        position = bisect.bisect_left(self.points, first)
        return first <= self.settled or position < len(self.points) and self.points[position] < last

    def _stands(self, version: "Version") -> bool:
        if version.last is None:
            return True
        if not self._has_point(version.first, version.last):
            return False
        if self.erased_after(version.root, version.path, version.last):
            return False
        if version.removed and (version.last > self.expired or self._is_aside(version)):
            return True
        return self.shown(version.root, version.first, version.last)


@dataclass(frozen=True)
class Version:
    """One state of one item over a span of commits (§8.12)."""
    root: int
    path: bytes
    item: Item
    first: int
    last: int | None = None
    removed: bool = False

    def without(self, hiding: Hiding) -> Iterator["Version"]:
        """Its halves (§8.17), or itself when it does not span the commit."""
        if not (self.first <= hiding.commit and (self.last is None or hiding.commit < self.last)):
            yield self
            return
        # What has ended since the row was written was present then.
        goes_on = self.last is None or self.last > hiding.row or hiding.next < self.last
        if self.first <= hiding.before:
            yield replace(self, last=hiding.commit, removed=self.removed and not goes_on)
        if goes_on:
            yield replace(self, first=hiding.next)


def ancestors(path: bytes) -> Iterator[bytes]:
    """The path, and those above it, but for the root itself."""
    while path:
        yield path
        path = path.rpartition(b"/")[0]


class Node:
    """A name in a root. `item` is None for a directory known only from the paths beneath it."""
    __slots__ = ("item", "children", "first")

    def __init__(self):
        self.item: Item | None = None
        self.first = 0  # the commit that put it
        self.children: dict[bytes, Node] = {}

    @property
    def counts(self) -> bool:
        """Whether it is one of the items that commits count: directories are not."""
        return self.item is not None and self.item.kind != DIRECTORY

    def live(self) -> int:
        """How many items count, of this one and those beneath it."""
        return sum(node.counts for _, node in self.walk(b""))

    def walk(self, path: bytes) -> Iterator[tuple[bytes, "Node"]]:
        """Yields this one, which stands at `path`, and those beneath it."""
        waiting = [(path, self)]
        while waiting:  # not recursive: a path may have thirty thousand components
            path, node = waiting.pop()
            yield path, node
            waiting.extend((path + b"/" + name if path else name, child)
                           for name, child in node.children.items())

    def at(self, path: bytes) -> "Node | None":
        node = self
        for component in path.split(b"/") if path else ():
            node = node.children.get(component)
            if node is None:
                return None
        return node


@dataclass
class Root:
    number: int
    name: bytes
    path: bytes
    role: int
    top: Node = field(default_factory=Node)

    def restored_path(self, path: bytes) -> bytes:
        """Where an item comes back beneath a target; empty is the target itself."""
        return b"/".join(part for part in (self.name, path) if part)

    def items(self) -> Iterator[tuple[bytes, Item]]:
        """Yields (path, item) in ascending order of the paths' bytes.

        A path sorts after the path it lies beneath, so a heap of what is next is enough."""
        waiting = [(b"", 0, self.top)]
        pushed = 0
        while waiting:
            path, _, node = heapq.heappop(waiting)
            if node.item is not None:
                yield path, node.item
            for name, child in node.children.items():
                pushed += 1  # distinct, so that nodes are never compared
                heapq.heappush(waiting, (path + b"/" + name if path else name, pushed, child))


@dataclass
class Gap:
    """A time and subtree in which changes may have been missed (§8.5). `first` and `last` are the
    commits that record its two ends; `ended` and `last` are None while it is open."""
    number: int
    root: int
    path: bytes
    cause: int
    began: int  # nanoseconds since 1970
    first: int
    ended: int | None = None
    last: int | None = None

    def as_json(self) -> dict:
        return {"number": self.number, "root": self.root, "path": shown(self.path),
                "path_hex": self.path.hex(), "cause": CAUSES[self.cause], "began_ns": self.began,
                "ended_ns": self.ended, "first": self.first, "last": self.last}


class Gaps:
    """Every gap, brought from one commit to the next."""

    def __init__(self):
        self.by_number: dict[int, Gap] = {}
        self._open: dict[int, Gap] = {}

    def apply(self, change: Change, commit: Commit) -> None:
        if change.op == OP_OPEN_GAP and change.number not in self.by_number:
            self._open[change.number] = self.by_number[change.number] = Gap(
                change.number, change.root, change.path, change.cause, change.time, commit.number)
        elif change.op == OP_CLOSE_GAP and change.number in self._open:
            self._close(self._open[change.number], change.time, commit)
        elif change.op == OP_DROP_ROOT:
            for gap in [gap for gap in self._open.values() if gap.root == change.number]:
                self._close(gap, commit.time, commit)

    def restore(self, change: Change, span: "Span") -> None:
        """Takes over what a checkpoint says of a gap."""
        if change.op == OP_OPEN_GAP:
            self._open[change.number] = self.by_number[change.number] = Gap(
                change.number, change.root, change.path, change.cause, change.time, span.first)
        elif change.op == OP_CLOSE_GAP and change.number in self._open:
            gap = self._open.pop(change.number)
            gap.ended, gap.last = change.time, span.first

    def _close(self, gap: Gap, time: int, commit: Commit) -> None:
        gap.ended, gap.last = time, commit.number
        del self._open[gap.number]


class Tree:
    """Every root and its items. `apply` brings it from one moment to the next. `live` is how many
    items there are, directories not counted."""

    def __init__(self):
        self.roots: dict[int, Root] = {}
        self.dropped: set[int] = set()
        self.live = 0
        self.commit = 0
        self._ended: dict[tuple[int, bytes], tuple[Item, int]] = {}

    def begin(self, commit: int) -> None:
        """What is applied from now on belongs to this commit."""
        self.commit = commit
        self._ended = {}

    def ended(self) -> Iterator[Version]:
        """Yields what stood at the commit before and has ended in this one."""
        for (number, path), (item, first) in self._ended.items():
            root = self.roots.get(number)
            node = root.top.at(path) if root else None
            yield Version(number, path, item, first, self.commit,
                          removed=node is None or node.item is None)

    def standing(self) -> Iterator[Version]:
        for number, root in self.roots.items():
            for path, node in root.top.walk(b""):
                if node.item is not None:
                    yield Version(number, path, node.item, node.first)

    def place(self, version: Version) -> None:
        """Puts what a checkpoint says; the directories above it may come later."""
        node = self.roots[version.root].top
        for component in version.path.split(b"/") if version.path else ():
            node = node.children.setdefault(component, Node())
        self.live -= node.counts
        node.item, node.first = version.item, version.first
        self.live += node.counts

    def erase(self, root: int, path: bytes) -> None:
        if root in self.roots:
            self._remove(self.roots[root], path)
        for number, gone in [key for key in self._ended if key[0] == root and is_beneath(key[1], path)]:
            del self._ended[number, gone]

    def hide(self, root: int, path: bytes, forgetting: Forgetting) -> None:
        """Takes what is taken out of this commit, at a path and beneath it, out of the tree."""
        node = self.roots[root].top.at(path) if root in self.roots else None
        for place, one in node.walk(path) if node else ():
            if one.item and forgetting.hides(Version(root, place, one.item, one.first), self.commit):
                self.live -= one.counts
                one.item = None

    def _end(self, root: Root, top: Node, path: bytes) -> None:
        """Notes the versions that go with a node."""
        for place, node in top.walk(path):
            if node.item is not None and node.first < self.commit:
                self._ended[root.number, place] = node.item, node.first

    def apply(self, record: Record) -> Iterator[Change]:
        """Performs the changes of one record and yields each when it has been performed."""
        selected = None
        for change in ChangesDecoder(record.payload(), record.where).changes():
            if change.op == OP_ROOT:
                selected = change.number
                self._define(change, record.where)
            elif change.op == OP_SELECT:
                selected = self._known(change.number, record.where).number
            elif change.op in NOTES:
                pass  # of no account to a tree
            elif change.op == OP_ERASE:
                self.erase(change.root, change.path)
            elif change.op == OP_DROP_ROOT:
                root = self._known(change.number, record.where)
                self.live -= root.top.live()
                self._end(root, root.top, b"")
                del self.roots[change.number]
                self.dropped.add(change.number)
                selected = None if selected == change.number else selected
            elif selected is None:
                raise FormatError(record.where, f"no root is selected for {shown(change.path)!r}")
            elif change.op == OP_PUT:
                self._put(self.roots[selected], change, record.where)
            else:
                self._remove(self.roots[selected], change.path)
            yield change

    def sorted_roots(self) -> list[Root]:
        return sorted(self.roots.values(), key=lambda root: (root.name, root.number))

    def _known(self, number: int, where: str) -> Root:
        if number not in self.roots:
            raise FormatError(where, f"root {number} is not defined")
        return self.roots[number]

    def _define(self, change: Change, where: str) -> None:
        if change.number in self.dropped:
            raise FormatError(where, f"root {change.number} was dropped, and is defined again")
        root = self.roots.get(change.number)
        if root is None:
            self.roots[change.number] = Root(change.number, change.name, change.path, change.role)
        else:  # its items stay
            root.name, root.path, root.role = change.name, change.path, change.role

    def _put(self, root: Root, change: Change, where: str) -> None:
        node = root.top
        for component in change.path.split(b"/") if change.path else ():
            if node.item is not None and node.item.kind != DIRECTORY:
                raise FormatError(where, f"put of {shown(change.path)!r} beneath something that is"
                                         " not a directory")
            child = node.children.get(component)
            if child is None:
                child = node.children[component] = Node()
            node = child
        is_directory = bool(node.children) or (node.item and node.item.kind == DIRECTORY)
        if is_directory and change.item.kind != DIRECTORY:
            raise FormatError(where, f"put of a {KINDS[change.item.kind]} over the directory"
                                     f" {shown(change.path)!r} without a remove")
        self.live -= node.counts
        if node.item is not None and node.first < self.commit:
            self._ended[root.number, change.path] = node.item, node.first
        node.item, node.first = change.item, self.commit
        self.live += node.counts

    def _remove(self, root: Root, path: bytes) -> None:
        if not path:
            self.live -= root.top.live()
            self._end(root, root.top, b"")
            root.top = Node()
            return
        *parents, name = path.split(b"/")
        nodes = [root.top]
        for component in parents:
            node = nodes[-1].children.get(component)
            if node is None:
                return
            nodes.append(node)
        gone = nodes[-1].children.pop(name, None)
        if gone is not None:
            self.live -= gone.live()
            self._end(root, gone, path)
        # Directories that were known only from what is gone are gone with it.
        while parents and nodes[-1].item is None and not nodes[-1].children:
            nodes.pop()
            del nodes[-1].children[parents.pop()]

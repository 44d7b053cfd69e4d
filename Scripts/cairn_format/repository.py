"""§10 A repository as a whole."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .conventions import UsageError
from .files import Folder
from .description import read_settings
from .chunks import ChunkStore
from .records import Record
from .changes import Change, ChangesDecoder, Item
from .commits import Commit, KIND_MAINTENANCE
from .tree import Root, Tree, Version
from .journal import Journal


class Repository:
    """A repository opened for reading: settings checked, journal and chunks at hand."""

    def __init__(self, path: str):
        self.folder = Folder(path)
        self.settings = read_settings(self.folder)
        self.id = bytes.fromhex(self.settings["repository"])
        self.journal = Journal(self.folder, self.id)

    def commits(self) -> list[Commit]:
        """Those that are not forgotten."""
        checkpoint = self.journal.checkpoint()
        commits, self.forgetting = [commit for commit, _ in checkpoint.commits], checkpoint.forgetting()
        for commit, records in self.journal.commits():
            self.forgetting.add(commit, changes_of(records))
            commits.append(commit)
        self.forgetting.finish()
        commits = [commit.retagged(self.forgetting.tags.get(commit.number)) for commit in commits]
        return [commit for commit in commits if not self.forgetting.is_forgotten(commit.number)]

    def commit_number(self, wanted: str) -> int:
        """`wanted` is `latest`, a number of up to 7 digits, or at least 8 digits of an id."""
        commits = self.commits()
        if wanted == "latest":
            found = [one for one in commits if one.kind != KIND_MAINTENANCE][-1:] or commits[-1:]
        elif re.fullmatch(r"[0-9]{1,7}", wanted):
            found = [commit for commit in commits if commit.number == int(wanted)]
        elif re.fullmatch(r"[0-9a-f]{8,32}", wanted):
            found = [commit for commit in commits if commit.id.hex().startswith(wanted)]
        else:
            raise UsageError(f"{wanted!r} is neither `latest` nor a number nor 8 digits of an id")
        if len(found) != 1:
            raise UsageError(f"{len(found)} of the {len(commits)} commits are {wanted!r}"
                             + self._forgotten_note(wanted))
        return found[0].number

    def _forgotten_note(self, wanted: str) -> str:
        for commit_id, number in self.forgetting.numbers.items():
            if self.forgetting.is_forgotten(number) \
                    and (wanted == str(number) or commit_id.hex().startswith(wanted) and len(wanted) >= 8):
                return f"; commit {number} was forgotten"
        return ""

    def tree(self, number: int) -> Tree:
        """The tree as at a commit: the roots that it is kept for, without what was taken out of it since."""
        tree = self.journal.checkpoint().tree(number)
        for commit, changes in self.journal.commits():
            if commit.number <= number:
                tree.begin(commit.number)
                for record in changes:
                    for _ in tree.apply(record):
                        pass
        for root in [root for root in tree.roots if not self.forgetting.keeps(number, root)]:
            del tree.roots[root]
        for root, erasures in self.forgetting.erased.items():
            for _, path in (one for one in erasures if one[0] > number):
                tree.erase(root, path)
        for root, paths in self.forgetting.hidden.items():
            for path in paths:
                tree.hide(root, path, self.forgetting)
        return tree

    def versions(self) -> Iterator[tuple[Version, Root]]:
        """Every version that stands, those that have ended first."""
        self.commits()
        checkpoint = self.journal.checkpoint()
        tree = checkpoint.tree()
        roots = {number: Root(number, root.name, root.path, root.role)
                 for number, (_, root) in checkpoint.roots.items()} | tree.roots
        for version in checkpoint.versions:
            if version.last is not None:
                for part in self.forgetting.standing(version):
                    yield part, roots[version.root]
        for commit, changes in self.journal.commits():
            tree.begin(commit.number)
            for record in changes:
                for _ in tree.apply(record):
                    roots |= tree.roots
            for version in tree.ended():
                for part in self.forgetting.standing(version):
                    yield part, roots[version.root]
        for version in tree.standing():
            for part in self.forgetting.standing(version):
                yield part, roots[version.root]


def changes_of(records: list[Record]) -> Iterator[Change]:
    for record in records:
        yield from ChangesDecoder(record.payload(), record.where).changes()


def data_pieces(store: ChunkStore, item: Item, where: str) -> Iterator[tuple[int, memoryview]]:
    """Yields (offset in the file, bytes) for all data of a file, in order; holes are left out."""
    extents = iter(item.data_extents())
    position = wanted = 0
    for chunk_id, length in item.chunks:
        piece = store.chunk(chunk_id, length, where)
        while piece:
            if wanted == 0:
                position, wanted = next(extents)  # there is one: decoding compared the sums
            part = piece[:wanted]
            yield position, part
            position, wanted, piece = position + len(part), wanted - len(part), piece[len(part):]

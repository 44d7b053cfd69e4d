"""Verifying: every check of the format."""

from __future__ import annotations

import contextlib
import itertools

from .conventions import FormatError, Torn, is_beneath, shown
from .files import File, Folder
from .description import read_settings, settings_complaints
from .blocks import Block, chunk_id_of, read_block_plain
from .parity import Parity, parity_names
from .packs import (
    OpenPack, open_pack_names, packs_away, read_listed_block, sealed_pack_entries,
    sealed_pack_names)
from .chunks import places_in
from .records import SEGMENT_NAME
from .commits import Commit
from .tree import Forgetting, Tree, Version
from .journal import Journal
from .repository import changes_of


class Verification:
    """Checks all that the format lets one check. `problems` are damage; `notes` are in order."""

    REFERENCES_NAMED = 20  # of one commit; the rest is counted

    def __init__(self, path: str):
        self.problems: list[str] = []
        self.notes: list[str] = []
        self.chunk_lengths: dict[bytes, int] = {}
        self.blocks = self.packs = self.commits = self.live = self.parities = 0
        self._folder = Folder(path)
        try:
            self._run()
        finally:
            self._folder.close()

    def _run(self) -> None:
        try:
            settings = read_settings(self._folder, self.problems, self.notes)
        except FormatError as error:
            self.problems.append(str(error))
            return  # without the repository's id nothing else can be held against anything
        self.problems += settings_complaints(settings)
        self._id = bytes.fromhex(settings["repository"])
        # The journal is read before the packs: a writer stores chunks before it commits. It is
        # read twice, so that one commit's changes are in memory and not all.
        journal = self._read_journal()
        self._check_packs()
        self._away, complaints = packs_away(self._folder)
        self.problems += complaints
        if self._away:
            self.notes.append(f"{self._away} packs lie in remotes alone: chunks that are in no block"
                              " here are not missed")
        self._check_parity()
        if journal is not None:
            self._check_commits(journal)
        self._note_strangers()

    def _read_journal(self) -> Journal | None:
        """Checks the chain and every commit record; counts the commits before the first damage."""
        try:
            journal = Journal(self._folder, self._id)
        except FormatError as error:
            self.problems.append(str(error))
            return None
        try:
            checkpoint = journal.checkpoint()
            self.commits = len(checkpoint.commits)
            for _ in journal.commits():
                self.commits += 1
        except (FormatError, FileNotFoundError) as error:
            self.problems.append(str(error))
        self.problems += journal.losses
        self.notes += journal.notes
        return journal

    def _check_packs(self) -> None:
        for names, check in ((open_pack_names, self._check_open_pack),
                             (sealed_pack_names, self._check_sealed_pack)):
            try:
                packs, strange = names(self._folder)
            except FormatError as error:
                self.problems.append(str(error))
                continue
            self.notes += [f"{'/'.join(parts)}: not a name of the format" for parts in strange]
            for parts in packs:
                try:
                    with self._folder.open(*parts) as file:
                        check(file)
                    self.packs += 1
                except FileNotFoundError:
                    continue  # sealed just now: it is checked under its new name
                except FormatError as error:
                    self.problems.append(str(error))

    def _check_sealed_pack(self, file: File) -> None:
        pack_id = file.name.rpartition("/")[2].removesuffix(".pack")
        for entry in sealed_pack_entries(file, pack_id, self._id):
            try:
                self._check_block(file, *read_listed_block(file, entry))
            except FormatError as error:
                self.problems.append(str(error))

    def _check_open_pack(self, file: File) -> None:
        """A block that fails its check may be an interrupted write: several blocks are written
        between two fsyncs, and a crash keeps any part of them. So it is damage only when a commit
        refers to its chunks, and that is found when the commits are checked."""
        pack = OpenPack(file, self._id)
        for block, chunks in pack.blocks():
            try:
                self._check_block(file, block, chunks)
            except Torn as error:
                self.notes.append(f"{error}: an interrupted write, if no commit needs it")
            except FormatError as error:
                self.problems.append(str(error))
        if pack.torn:
            self.notes.append(f"{pack.torn}: an interrupted write, not part of the pack,"
                              " if no commit needs it")

    def _check_parity(self) -> None:
        """Readers need none of it, so what is wrong with it is damage of its own."""
        try:
            names = parity_names(self._folder)
        except FormatError:
            return  # named with the packs
        for parts in names:
            pack_id = parts[2].removesuffix(".parity")
            try:
                with self._folder.open(*parts) as file, \
                        self._folder.open(*parts[:2], pack_id + ".pack") as pack:
                    parity = Parity(file, pack_id, self._id)
                    if not any(pack.name in problem for problem in self.problems):
                        parity.check(pack)
                    self.problems += parity.complaints
                    self.parities += 1
            except FileNotFoundError:
                self.notes.append(f"{'/'.join(parts)}: its pack is not there")
            except FormatError as error:
                self.problems.append(str(error))

    def _check_block(self, file: File, block: Block, chunks: list) -> None:
        plain = memoryview(read_block_plain(file, block))
        self.blocks += 1
        for chunk_id, place in places_in(block, chunks):
            piece = plain[place.offset:place.offset + place.length]
            if chunk_id_of(piece, self._folder.keys) == chunk_id:
                self.chunk_lengths[chunk_id] = place.length
            else:
                self.problems.append(f"{block.where}: bytes are not chunk {chunk_id.hex()}")

    def _check_commits(self, journal: Journal) -> None:
        try:
            checkpoint = journal.checkpoint()
        except FormatError:
            return  # named when the journal was read
        tree, unfinished = checkpoint.tree(), journal.unfinished
        seen = {commit.id: commit.number for commit, _ in checkpoint.commits}
        seen |= {commit_id: number for number, commit_id in checkpoint.forgotten}
        self.live, behind = tree.live, self.commits - len(checkpoint.commits)
        forgetting = self._read_forgetting(journal, behind)
        self._missing: dict[int, int] = {}
        for version in checkpoint.versions:
            if version.last is not None:
                self._check_standing(version, forgetting)
        for commit, changes in itertools.islice(journal.commits(), behind):
            try:
                tree.begin(commit.number)
                for record in changes:
                    for _ in tree.apply(record):
                        pass
                for version in tree.ended():
                    self._check_standing(version, forgetting)
                self._check_commit(commit, tree, seen)
            except FormatError as error:
                self.problems.append(str(error))
                return  # what follows would be applied to a tree that never was
            self.live = tree.live
        for version in tree.standing():
            self._check_standing(version, forgetting)
        for number, missing in sorted(self._missing.items()):
            if missing > self.REFERENCES_NAMED:
                self.problems.append(f"commit {number}: {missing} references to chunks are"
                                     f" missing; {self.REFERENCES_NAMED} of them are named")
        self._note_overlaps(tree)
        try:
            for record in unfinished:  # not part of the repository; it breaks no rule all the same
                for _ in tree.apply(record):
                    pass
        except FormatError as error:
            self.problems.append(str(error))

    def _read_forgetting(self, journal: Journal, count: int) -> Forgetting:
        """What is taken out of history. What breaks a rule is named when the trees are replayed."""
        forgetting = journal.checkpoint().forgetting()
        for commit, records in itertools.islice(journal.commits(), count):
            with contextlib.suppress(FormatError):
                forgetting.add(commit, changes_of(records))
        forgetting.finish()
        return forgetting

    def _check_standing(self, version: Version, forgetting: Forgetting) -> None:
        if next(forgetting.standing(version), None):
            self._check_references(version)

    def _check_references(self, version: Version) -> None:
        """Chunks of versions that stand are there; those of others may be gone (§8.12)."""
        for chunk_id, length in version.item.chunks:
            stored = self.chunk_lengths.get(chunk_id)
            if stored == length or (stored is None and self._away):
                continue
            missing = self._missing[version.first] = self._missing.get(version.first, 0) + 1
            if missing <= self.REFERENCES_NAMED:
                why = "is in no block" if stored is None else f"has {stored} bytes, not {length}"
                self.problems.append(f"commit {version.first}: {shown(version.path)}: chunk"
                                     f" {chunk_id.hex()} {why}")

    def _check_commit(self, commit: Commit, tree: Tree, seen: dict) -> None:
        if commit.counts["items_live"] != tree.live:
            self.problems.append(f"{commit.where}: commit {commit.number} says"
                                 f" {commit.counts['items_live']} items are live, {tree.live} are")
        if commit.id in seen:
            self.problems.append(f"{commit.where}: commits {seen[commit.id]} and {commit.number}"
                                 f" have the same id {commit.id.hex()}")
        if commit.restored and commit.restored not in seen:
            self.problems.append(f"{commit.where}: commit {commit.number} speaks of commit"
                                 f" {commit.restored.hex()}, which is not before it")
        seen[commit.id] = commit.number

    def _note_overlaps(self, tree: Tree) -> None:
        names = [root.name for root in tree.sorted_roots()]
        for name, after in zip(names, names[1:]):
            if is_beneath(after, name):
                self.notes.append(f"root {shown(after)!r} comes back within root {shown(name)!r}")

    def _note_strangers(self) -> None:
        known = {"cairn.json", "cairn.copy", "lock", "readers", "reserve", "packs", "journal", "aside"}
        self.notes += [f"{name}: not a name of the format" for name in self._folder.names()
                       if name not in known]
        with contextlib.suppress(FormatError):  # reported above
            self.notes += [f"journal/{name}: not a name of the format"
                           for name in self._folder.names("journal")
                           if name not in ("head", "cairn.json")
                           and not SEGMENT_NAME.fullmatch(name)]

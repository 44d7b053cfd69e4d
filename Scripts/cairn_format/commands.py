"""The command line."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import sys
from collections.abc import Iterator

from .conventions import FormatError, UsageError, printable, complain, is_beneath, shown
from .files import Folder
from .description import WrongPassword, is_hex, read_settings
from .parity import Parity
from .packs import check_listed_bytes, sealed_pack_entries
from .chunks import ChunkStore
from .changes import (
    Change, DIRECTORY, ENDINGS, FILE, FLAG_FUZZY, FLAG_PACKAGE, FLAG_XATTRS, Item, KINDS,
    OP_CONTAINER, OP_ERASE, OP_EXCLUDE, OP_EXPIRE, OP_FORGET, OP_HIDE, OP_HOST, OP_INCLUDE, OP_MOVE,
    OP_FILE_SYSTEM, OP_OWNER, OP_PIN, OP_PURGE, OP_SET_ASIDE, OP_TAGS)
from .commits import Commit
from .tree import Gaps, Root
from .repository import Repository, changes_of
from .extraction import Extractor, content_sha256
from .verification import Verification


def command_commits(repository: Repository, _) -> int:
    for commit in repository.commits():
        line = commit.as_json()
        if commit.number in repository.forgetting.partly:
            only, roots = repository.forgetting.partly[commit.number]
            line["kept_for_roots" if only else "forgotten_in_roots"] = sorted(roots)
        print(json.dumps(line))
    return 0


def command_list(repository: Repository, arguments) -> int:
    tree = repository.tree(repository.commit_number(arguments.commit))
    store = ChunkStore(repository.folder, repository.id) if arguments.hash else None
    failed = 0
    for root in tree.sorted_roots():
        for path, item in root.items():
            line = item_json(root, path, item)
            if store and item.kind == FILE:
                try:
                    line["sha256"] = content_sha256(store, item,
                                                    shown(root.restored_path(path)))
                except FormatError as error:
                    failed, line["sha256"] = 1, None
                    complain(error)
            print(json.dumps(line))
    return failed


def _changes(repository: Repository) -> Iterator[tuple[Commit, Change]]:
    for commit, records in repository.journal.commits():
        for change in changes_of(records):
            yield commit, change


def command_gaps(repository: Repository, _) -> int:
    gaps = Gaps()
    for span, change in repository.journal.checkpoint().notes:
        gaps.restore(change, span)
    for commit, change in _changes(repository):
        gaps.apply(change, commit)
    for _, gap in sorted(gaps.by_number.items()):
        print(json.dumps(gap.as_json()))
    return 0


def command_moves(repository: Repository, _) -> int:
    moves: list[tuple[int, Change]] = [
        (span.first, change) for span, change in repository.journal.checkpoint().notes if change.op == OP_MOVE]
    for commit, change in _changes(repository):
        if change.op == OP_MOVE:
            moves.append((commit.number, change))
        elif change.op == OP_ERASE:
            moves = [(number, move) for number, move in moves if not any(
                root == change.root and is_beneath(path, change.path)
                for root, path in ((move.root, move.path), (move.from_root, move.from_path)))]
    for number, move in moves:
        print(json.dumps({
            "commit": number, "root": move.root, "path": shown(move.path),
            "path_hex": move.path.hex(), "from_root": move.from_root,
            "from_path": shown(move.from_path), "from_path_hex": move.from_path.hex()}))
    return 0


NOTE_NAMES = {OP_CONTAINER: "container", OP_EXCLUDE: "exclude", OP_INCLUDE: "include", OP_PURGE: "purge",
              OP_PIN: "pin", OP_FORGET: "forget", OP_EXPIRE: "expire", OP_ERASE: "erase", OP_HOST: "host",
              OP_TAGS: "tags", OP_HIDE: "hide", OP_SET_ASIDE: "set-aside", OP_OWNER: "owner",
              OP_FILE_SYSTEM: "file-system"}


def _notes(repository: Repository) -> Iterator[tuple[int, Change]]:
    for span, change in repository.journal.checkpoint().notes:
        yield span.first, change
        if change.op in (OP_EXCLUDE, OP_SET_ASIDE) and span.last is not None and span.how:
            yield span.last, Change(OP_INCLUDE, root=change.root, path=change.path, note={"how": ENDINGS[span.how]})
    for commit, change in _changes(repository):
        yield commit.number, change


def command_notes(repository: Repository, _) -> int:
    for number, change in _notes(repository):
        if change.op not in NOTE_NAMES:
            continue
        line = {"commit": number, "note": NOTE_NAMES[change.op]}
        if change.op in (OP_CONTAINER, OP_EXCLUDE, OP_SET_ASIDE, OP_INCLUDE, OP_ERASE, OP_HIDE, OP_FILE_SYSTEM):
            line |= {"root": change.root, "path": shown(change.path), "path_hex": change.path.hex()}
        if change.op in (OP_HOST, OP_OWNER):
            line["root"] = change.root
        print(json.dumps(line | change.note))
    return 0


def command_versions(repository: Repository, _) -> int:
    for version, root in repository.versions():
        print(json.dumps({"first": version.first, "last": version.last, "removed": version.removed,
                          "number": version.root} | item_json(root, version.path, version.item)))
    return 0


def item_json(root: Root, path: bytes, item: Item) -> dict:
    line = {
        "root": shown(root.name),
        "root_hex": root.name.hex(),
        "path": shown(path),
        "path_hex": path.hex(),
        "kind": KINDS[item.kind],
        "mode": item.mode,
        "uid": item.uid,
        "gid": item.gid,
        "mtime_ns": item.mtime,
    }
    if item.kind == FILE:
        line["size"] = item.size
    if item.extents is not None:
        line["extents"] = [list(extent) for extent in item.extents]
    if item.flags & FLAG_FUZZY:
        line["fuzzy"] = True
    if item.flags & FLAG_PACKAGE:
        line["package"] = True
    if item.target is not None:
        line["target"], line["target_hex"] = shown(item.target), item.target.hex()
    if item.device is not None:
        line["device"] = {"major": item.device[0], "minor": item.device[1]}
    if item.links is not None:
        line["links"] = {"device": item.links[0], "inode": item.links[1]}
    if item.flags & FLAG_XATTRS:
        line["xattrs"] = [{"name": shown(name), "name_hex": name.hex(), "value_hex": value.hex()}
                          for name, value in item.xattrs]
    return line




def command_extract(repository: Repository, arguments) -> int:
    tree = repository.tree(repository.commit_number(arguments.commit))
    store = ChunkStore(repository.folder, repository.id)
    for complaint in store.complaints:
        complain(complaint)
    wanted = [os.fsencode(path).strip(b"/") for path in arguments.path]
    os.makedirs(arguments.target, mode=0o700, exist_ok=True)
    extractor = Extractor(store, arguments.target)
    found = set()
    for root in tree.sorted_roots():
        for path, item in root.items():
            full = root.restored_path(path)
            matching = [name for name in wanted if is_beneath(full, name)]
            found.update(matching)
            # Directories on the way to what is wanted come back with their own metadata.
            leads_there = item.kind == DIRECTORY and any(is_beneath(name, full) for name in wanted)
            if matching or leads_there or not wanted:
                extractor.extract(root, full, item)
    extractor.finish_directories()
    for name in wanted:
        if name not in found:
            extractor.failed += 1
            complain(f"{shown(name)}: nothing of that name in this commit; name it ROOT/PATH")
    return 1 if extractor.failed else 0


def command_rebuild(arguments) -> int:
    """Writes the pack as it was to a new file; into the repository it writes nothing."""
    if not is_hex(arguments.pack, 64):
        raise UsageError("a pack's id is 64 hexadecimal digits")
    folder, shelf = Folder(arguments.repository), arguments.pack[:2]
    try:
        repository_id = bytes.fromhex(read_settings(folder)["repository"])
        with folder.open("packs", shelf, arguments.pack + ".parity") as file, \
                folder.open("packs", shelf, arguments.pack + ".pack") as pack:
            parity = Parity(file, arguments.pack, repository_id)
            rebuilt = parity.rebuilt(pack)
    except FileNotFoundError as error:
        raise UsageError("there is no such pack, or it has no parity") from error
    finally:
        folder.close()
    for complaint in parity.complaints:
        complain(complaint)
    descriptor = os.open(arguments.target, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, 0o600)
    with open(descriptor, "wb") as target:
        target.write(rebuilt)
    # Whatever the checks say: the name decides (§6.3).
    with contextlib.closing(Folder(os.path.dirname(arguments.target) or ".")) as parent, \
            parent.open(os.path.basename(arguments.target)) as file:
        for entry in sealed_pack_entries(file, arguments.pack, repository_id):
            check_listed_bytes(file, entry)
    return 0


def verify(path: str) -> Verification:
    return Verification(path)


def command_verify(arguments) -> int:
    result = verify(arguments.repository)
    for note in result.notes:
        print(f"note: {printable(note)}")
    for problem in result.problems:
        print(f"problem: {printable(problem)}")
    print(f"{result.commits} commits, {result.live} items in the last; {len(result.chunk_lengths)}"
          f" chunks in {result.blocks} blocks in {result.packs} packs; {len(result.problems)}"
          " problems")
    return 1 if result.problems else 0


def parse_arguments(arguments):
    parser = argparse.ArgumentParser(
        prog="read_repository.py", description="Reads a Cairn repository (Docs/FORMAT.md).")
    parser.add_argument("repository", metavar="REPO")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("commits", help="one JSON object a line for each commit")
    lister = commands.add_parser("list", help="one JSON object a line for each item")
    lister.add_argument("--commit", default="latest", metavar="N|ID|latest")
    lister.add_argument("--hash", action="store_true", help="read the files and add their SHA-256")
    extractor = commands.add_parser("extract", help="create the items beneath a directory")
    extractor.add_argument("--commit", default="latest", metavar="N|ID|latest")
    extractor.add_argument("--target", required=True, metavar="DIR")
    extractor.add_argument("path", nargs="*", metavar="ROOT/PATH")
    commands.add_parser("gaps", help="one JSON object a line for each gap")
    commands.add_parser("moves", help="one JSON object a line for each move")
    commands.add_parser(
        "notes", help="one JSON object a line for containers, exclusions, purges, pins and"
        " what is taken out of history")
    commands.add_parser("versions", help="one JSON object a line for each version that stands")
    rebuilder = commands.add_parser("rebuild", help="write a damaged pack as it was, by its parity")
    rebuilder.add_argument("--pack", required=True, metavar="ID")
    rebuilder.add_argument("--target", required=True, metavar="FILE")
    commands.add_parser("verify", help="check everything; exit 1 and name each problem")
    return parser.parse_args(arguments)


def main(arguments=None) -> int:
    arguments = parse_arguments(arguments)
    try:
        if arguments.command == "verify":
            return command_verify(arguments)
        if arguments.command == "rebuild":
            return command_rebuild(arguments)
        command = {"commits": command_commits, "list": command_list, "extract": command_extract,
                   "gaps": command_gaps, "moves": command_moves, "notes": command_notes,
                   "versions": command_versions}
        return command[arguments.command](Repository(arguments.repository), arguments)
    except UsageError as error:
        complain(error)
        return 2
    except WrongPassword as error:
        complain(error)
        return 12
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (FormatError, OSError) as error:
        complain(error)
        return 1


if __name__ == "__main__":
    sys.exit(main())

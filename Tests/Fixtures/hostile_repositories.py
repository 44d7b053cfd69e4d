#!/usr/bin/python3
"""Writes repositories whose journals say what no honest writer says.

    hostile_repositories.py DIRECTORY OUTSIDE

Each is intact by its hashes, and tries to make a restore write beneath OUTSIDE (an absolute path that
exists), or to eat time and memory. DIRECTORY/NAME is one repository for each case."""

import importlib.util
import os
import sys
from pathlib import Path

sys.dont_write_bytecode = True


def _load(name: str, path: Path):
    spec = importlib.util.spec_from_file_location(name, path)
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


w = _load("write_repository", Path(__file__).resolve().parent / "write_repository.py")
DIRECTORY, FILE = w.Item("directory", mode=0o755), w.Item("file", content=b"planted\n")
OTHER = w.Item("file", content=b"another\n")
ROOT = ("root", 1, b"r", b"/r", 0)
TOP = ("put", b"", DIRECTORY)
HUGE = (1 << 62) + 12345


def raw(rows: int, chunk_ids: int, body: bytes) -> bytes:
    return w.varint(rows) + w.varint(chunk_ids) + body


def row(operation: int, *fields: bytes) -> bytes:
    return bytes([operation]) + b"".join(fields)


def item(kind: int, flags: int, *fields: bytes) -> bytes:
    return bytes([kind, flags]) + w.varint(0o644) + w.varint(0) * 2 + w.zigzag(0) + w.varint(0) + b"".join(fields)


def path(name: bytes, kept: int = 0) -> bytes:
    return w.varint(kept) + w.counted(name)


ROOT_ROW = row(1, w.varint(1), w.counted(b"r"), w.counted(b"/r"), b"\0")
TOP_ROW = row(3, path(b""), item(2, 0))


def steps(outside: bytes) -> dict[str, list]:
    """Journals that are well-formed row by row."""
    link = w.Item("symlink", target=outside)
    up = b"../" * 30 + outside[1:]
    return {
        "dotdot": [ROOT, TOP, ("put", b"../planted", FILE)],
        "dotdot-inside": [ROOT, TOP, ("put", b"a", DIRECTORY), ("put", b"a/../../planted", FILE)],
        "dotdot-far": [ROOT, TOP, ("put", up + b"/planted", FILE)],
        "dot": [ROOT, TOP, ("put", b"./planted", FILE)],
        "absolute": [ROOT, TOP, ("put", outside + b"/planted", FILE)],
        "empty-component": [ROOT, TOP, ("put", b"a", DIRECTORY), ("put", b"a//planted", FILE)],
        "trailing-slash": [ROOT, TOP, ("put", b"planted/", FILE)],
        "zero-byte": [ROOT, TOP, ("put", b"planted\0x", FILE)],
        "long-name": [ROOT, TOP, ("put", b"n" * 70_000, FILE)],
        "root-name-dotdot": [("root", 1, up, b"/r", 0), TOP, ("put", b"planted", FILE)],
        "root-name-absolute": [("root", 1, outside, b"/r", 0), TOP, ("put", b"planted", FILE)],
        "root-name-empty": [("root", 1, b"", b"/r", 0), TOP, ("put", b"planted", FILE)],
        "root-path-relative": [("root", 1, b"r", b"../r", 0), TOP, ("put", b"planted", FILE)],
        "root-path-dotdot": [("root", 1, b"r", b"/r/../" + outside[1:], 0), TOP, ("put", b"planted", FILE)],
        "beneath-a-symlink": [ROOT, TOP, ("put", b"a", link), ("put", b"a/planted", FILE)],
        "beneath-a-file": [ROOT, TOP, ("put", b"a", FILE), ("put", b"a/planted", FILE)],
        "parent-missing": [ROOT, TOP, ("put", b"a/b/planted", FILE)],
        # Each root is in order; together the one is a symlink on the way to the other.
        "root-through-a-root": [("root", 1, b"a", b"/x", 0), ("put", b"", link),
                                ("root", 2, b"a/b", b"/y", 0), TOP, ("put", b"planted", FILE)],
        "root-through-an-item": [("root", 1, b"a", b"/x", 0), TOP, ("put", b"b", link),
                                 ("root", 2, b"a/b", b"/y", 0), TOP, ("put", b"planted", FILE)],
        "root-is-a-symlink-first": [("root", 1, b"a", b"/x", 0), ("put", b"", link), ("remove", b""), TOP,
                                    ("put", b"planted", FILE)],
        "same-root-name": [("root", 1, b"a", b"/x", 0), ("put", b"", link),
                           ("root", 2, b"a", b"/y", 0), TOP, ("put", b"planted", FILE)],
        "same-root-path": [("root", 1, b"a", b"/x", 0), TOP, ("put", b"f", FILE),
                           ("root", 2, b"a", b"/x", 0), TOP, ("put", b"f", OTHER)],
        "gap-dotdot": [ROOT, TOP, ("open_gap", 1, 1, b"../planted", "torn", 0, 0)],
        "move-dotdot": [ROOT, TOP, ("put", b"planted", FILE), ("move", 1, b"../planted", 1, b"a")],
        "move-from-dotdot": [ROOT, TOP, ("put", b"planted", FILE), ("move", 1, b"planted", 1, outside)],
        # Harmless: moves in a ring, from what never was, and of roots that are not defined.
        "moves-in-a-ring": [ROOT, TOP, ("put", b"a", FILE), ("put", b"b", FILE), ("move", 1, b"a", 1, b"b"),
                            ("move", 1, b"b", 1, b"a"), ("move", 1, b"", 1, b"a"), ("move", 1, b"a", 9, b"a"),
                            ("open_gap", (1 << 63) - 1, 9, b"", "overflow", -(1 << 63), 0), ("close_gap", 7, 0, 0)],
        # Harmless: the names of restores in progress, and links that lead out but have nothing beneath them.
        "temporary-names": [ROOT, TOP, ("put", b".cairn-restore-0000000000000000", link),
                            ("put", b"plain", FILE)],
        "links-that-lead-out": [ROOT, TOP, ("put", b"a", link), ("put", b"b", w.Item("symlink", target=b"../" * 40 + b"etc"))],
    }


def payloads(outside: bytes) -> dict[str, bytes]:
    """Payloads that lie about how much is in them."""
    sparse = w.varint(HUGE) + w.varint(0) + w.varint(0)
    return {
        "rows-huge": raw(HUGE, 0, ROOT_ROW + TOP_ROW),
        "chunks-huge": raw(2, HUGE, ROOT_ROW + TOP_ROW),
        "select-huge": raw(3, 0, ROOT_ROW + TOP_ROW + row(2, w.varint((1 << 64) - 1))),
        "drop-huge": raw(3, 0, ROOT_ROW + TOP_ROW + row(5, w.varint((1 << 64) - 1))),
        "gap-number-huge": raw(3, 0, ROOT_ROW + TOP_ROW + row(7, w.varint((1 << 64) - 1), b"\0\0")),
        "path-huge": raw(3, 0, ROOT_ROW + TOP_ROW + row(3, w.varint(0), w.varint(HUGE), b"x")),
        "path-kept-huge": raw(3, 0, ROOT_ROW + TOP_ROW + row(3, path(b"x", kept=HUGE), item(2, 0))),
        "extents-huge": raw(3, 0, ROOT_ROW + TOP_ROW + row(3, path(b"x"), item(1, 8, w.varint(9), w.varint(HUGE)))),
        "lengths-huge": raw(3, 0, ROOT_ROW + TOP_ROW + row(3, path(b"x"), item(1, 0, w.varint(9), w.varint(HUGE)))),
        "xattrs-huge": raw(3, 0, ROOT_ROW + TOP_ROW + row(3, path(b"x"), item(2, 4, w.varint(HUGE)))),
        "target-huge": raw(3, 0, ROOT_ROW + TOP_ROW + row(3, path(b"x"), item(3, 0, w.varint(HUGE), b"x"))),
        "seconds-wrap": raw(3, 0, ROOT_ROW + TOP_ROW + row(
            3, path(b"x"), bytes([2, 0]) + w.varint(0o644) + w.varint(0) * 2
            + w.varint((1 << 64) - 1) + w.varint(0))),
        # A legal file of four exbibytes, all of it hole: the system refuses it, the other file comes back.
        "size-huge": raw(4, 0, ROOT_ROW + TOP_ROW + row(3, path(b"huge"), item(1, 8, sparse))
                         + row(3, path(b"small"), item(1, 0, w.varint(0), w.varint(0)))),
        "device-huge": raw(3, 0, ROOT_ROW + TOP_ROW + row(3, path(b"x"), item(7, 0, w.varint(HUGE), w.varint(HUGE)))),
    }


def repository(payload: bytes, blocks: list[bytes]) -> dict[str, bytes]:
    identifier = w.REPOSITORY_ID
    journal = w.Journal(identifier)
    journal.append(w.CHANGES, w.NONE, payload)
    journal.append(w.COMMIT, w.NONE, w.Commit(
        w.h128(b"hostile"), w.h128(b"run"), "complete", 1_767_614_400, 1, (1, 0, 0, 0, 0, 8, 8, 100, 1),
        began_seconds=1_767_614_300, ad_hoc=True, paths=(b"/r",)).encoded())
    name, pack = w.sealed_pack(identifier, blocks)
    return {"cairn.json": w.settings(identifier), "lock": b"", name: pack} | journal.files()


def main(folder: str, outside: str) -> None:
    blocks = [w.block(w.NONE, [FILE.content]), w.block(w.NONE, [OTHER.content])]
    cases = payloads(os.fsencode(outside))
    for name, rows in steps(os.fsencode(outside)).items():
        payload = w.ChangesPayload()
        for operation, *arguments in rows:
            getattr(payload, operation)(*arguments)
        cases[name] = payload.encoded()
    for name, payload in cases.items():
        w.write_files(os.path.join(folder, name), repository(payload, blocks))
        print(name)


if __name__ == "__main__":
    main(*sys.argv[1:])

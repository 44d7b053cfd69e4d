#!/usr/bin/python3
"""Writes small repositories that claim to be huge: they try to eat memory or time, or to make a number overflow.

    greedy_repositories.py DIRECTORY
    greedy_repositories.py --long RECORDS REPOSITORY

Each is intact by its hashes as far as it goes. DIRECTORY/NAME is one repository for each case; the names are printed."""

import importlib.util
import json
import os
import struct
import sys
import zlib
from pathlib import Path

import zstandard

sys.dont_write_bytecode = True


def _load(name: str, path: Path):
    spec = importlib.util.spec_from_file_location(name, path)
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


w = _load("write_repository", Path(__file__).resolve().parent / "write_repository.py")
ID = w.REPOSITORY_ID
DIRECTORY, FILE = w.Item("directory", mode=0o755), w.Item("file", content=b"planted\n")
LOWEST, HIGHEST, MOST = -(1 << 63), (1 << 63) - 1, (1 << 64) - 1


def payload(*rows) -> bytes:
    changes = w.ChangesPayload()
    for operation, *arguments in (("root", 1, b"r", b"/r", 0), ("put", b"", DIRECTORY), *rows):
        getattr(changes, operation)(*arguments)
    return changes.encoded()


def commit(seconds: int = 1_767_614_400, counts=(1, 0, 0, 0, 0, 8, 8, 100, 1), number: int = 1, **more) -> bytes:
    return w.Commit(w.h128(b"commit%d" % number), w.h128(b"run"), "complete", seconds, 1, counts, began_seconds=more.pop("began", seconds),
                    ad_hoc=True, paths=(b"/r",), **more).encoded()


def repository(changes: bytes, blocks=(), commits=None) -> dict[str, bytes]:
    journal = w.Journal(ID)
    for index, end in enumerate(commits or [commit()]):
        journal.append(w.CHANGES, w.NONE, changes if index == 0 else w.ChangesPayload().encoded())
        journal.append(w.COMMIT, w.NONE, end)
    files = {"cairn.json": w.settings(ID), "lock": b""} | journal.files()
    if blocks:
        name, pack = w.sealed_pack(ID, list(blocks))
        files[name] = pack
    return files


def of_records(*records) -> dict[str, bytes]:
    """Records as (type, codec, declared plain bytes, stored bytes)."""
    journal = w.Journal(ID)
    for record in records:
        journal.append_stored(*record)
    return {"cairn.json": w.settings(ID), "lock": b""} | journal.files()


def bomb(codec: int, stored: bytes) -> dict[str, bytes]:
    """A block that says a mebibyte, and whose payload gives far more."""
    block = w.block_around(codec, [(w.chunk_id_of(FILE.content), 1 << 20)], 1 << 20, stored)
    return repository(payload(("put", b"planted", FILE)), [block])


def squeezed(mebibytes: int) -> bytes:
    return zstandard.ZstdCompressor(level=1).compress(bytes(mebibytes << 20))


def deflated(mebibytes: int) -> bytes:
    return zlib.compress(bytes(mebibytes << 20), 9)


def deep(levels: int) -> list:
    return [("put", b"/".join([b"d"] * level), DIRECTORY) for level in range(1, levels)] + [("put", b"/".join([b"d"] * levels), FILE)]


def ones(count: int) -> tuple[bytes, list[bytes]]:
    """A file of one-byte chunks, as many as a block holds."""
    content = bytes(index % 251 for index in range(count))
    ids = [w.chunk_id_of(content[index:index + 1]) for index in range(count)]
    body = w.varint(count) + w.varint(count) + b"".join(w.varint(1) for _ in range(count))
    row = bytes([3]) + w.varint(0) + w.counted(b"ones") + bytes([1, 0]) + w.varint(0o644) + w.varint(0) * 2 + w.zigzag(0) + w.varint(0) + body
    front = bytes([1]) + w.varint(1) + w.counted(b"r") + w.counted(b"/r") + b"\0"
    top = bytes([3]) + w.varint(0) + w.counted(b"") + bytes([2, 0]) + w.varint(0o755) + w.varint(0) * 2 + w.zigzag(0) + w.varint(0)
    changes = w.varint(3) + w.varint(count) + front + top + row + b"".join(ids)
    return changes, [w.block_around(w.NONE, [(identifier, 1) for identifier in ids], count, content)]


def magics(length: int) -> bytes:
    """An open pack of headers that overlap, each with an index as long as can be."""
    header = struct.pack("<4sBBHII", b"CBLK", 0, 0, 50_000, 1 << 20, 1 << 20)
    return w.open_pack(ID, []) + header * (length // len(header))


def with_description(text: bytes) -> dict[str, bytes]:
    return repository(payload()) | {"cairn.json": text}


def squeezed_rows(count: int, row: bytes) -> tuple[int, int, int, bytes]:
    """A changes record of the same row over and over: (type, codec, plain bytes, stored bytes)."""
    head, piece = w.varint(count) + w.varint(0), row * (1 << 16)
    size = len(head) + count * len(row)
    compressor = zstandard.ZstdCompressor(level=3).compressobj(size=size)
    stored = [compressor.compress(head)] + [compressor.compress(piece) for _ in range(count >> 16)]
    return w.CHANGES, w.ZSTD, size, b"".join(stored) + compressor.flush()


CLOSE_GAP = b"\x07\x01\x00\x00"


def long_journal(folder: str, records: int) -> None:
    """As many rows as records may have: each record costs a reader's patience."""
    one = squeezed_rows(1 << 19, CLOSE_GAP)
    end = (w.COMMIT, w.NONE, len(commit()), commit())
    w.write_files(folder, of_records(*[one] * records, end))


def extreme_times() -> dict[str, bytes]:
    """Commits, gaps, a deletion and moves at both ends of time."""
    item = w.Item("file", content=FILE.content, seconds=HIGHEST)
    journal = w.Journal(ID)
    steps = [
        (LOWEST, [("root", 1, b"r", b"/r", 0), ("put", b"", DIRECTORY), ("put", b"planted", item), ("put", b"gone", FILE),
                  ("open_gap", 1, 1, b"", "overflow", LOWEST, 0)]),
        (HIGHEST, [("select", 1), ("remove", b"gone"), ("close_gap", 1, HIGHEST, 999_999_999)]),
        (0, [("select", 1), ("put", b"planted", FILE), ("open_gap", 2, 1, b"", "torn", HIGHEST, 0)]),
        (HIGHEST, [("select", 1), ("remove", b"planted")]),
    ]
    for number, (seconds, rows) in enumerate(steps, 1):
        changes = w.ChangesPayload()
        for operation, *arguments in rows:
            getattr(changes, operation)(*arguments)
        journal.append(w.CHANGES, w.NONE, changes.encoded())
        journal.append(w.COMMIT, w.NONE, commit(seconds, number=number, began=LOWEST if seconds else HIGHEST))
    name, pack = w.sealed_pack(ID, [w.block(w.NONE, [FILE.content])])
    return {"cairn.json": w.settings(ID), "lock": b"", name: pack} | journal.files()


def slot(**changed) -> bytes:
    """cairn.json of an encrypted repository whose key costs what no machine has."""
    one = {"id": "00112233", "created": "2026-01-05T12:00:00Z", "label": "", "kdf": "argon2id", "operations": 3, "memory_bytes": 8192,
           "salt": "00" * 16, "nonce": "00" * 24, "sealed": "00" * 48} | changed
    document = json.loads(w.settings(ID)) | {"encryption": "xchacha20-poly1305", "keys": [one], "mac": "1" * 64, "checksum": "0" * 64}
    return w.with_checksum(json.dumps(document).encode())


def cases() -> dict[str, dict[str, bytes]]:
    planted = payload(("put", b"planted", FILE))
    block = w.block(w.NONE, [FILE.content])
    old, new = w.Item("file", content=FILE.content, seconds=LOWEST), w.Item("file", content=FILE.content, seconds=HIGHEST)
    ones_changes, ones_blocks = ones(65_535)
    beyond = b"CAIRNHD1" + ID + struct.pack("<Q", MOST) + bytes(32)
    claims = b"CAIRNPK1" + ID + bytes(8) + b"CFTR" + struct.pack("<I", 0xFFFFFFFF) + bytes(900) + struct.pack("<Q", 32) + b"CAIRNEND"
    return {
        "times-lowest": repository(planted, [block], [commit(LOWEST, began=HIGHEST)]),
        "times-highest": repository(planted, [block], [commit(HIGHEST, began=LOWEST), commit(LOWEST, number=2), commit(0, number=3)]),
        "times-extreme": extreme_times(),
        "counts-highest": repository(planted, [block], [commit(counts=(MOST,) * 4 + (0,) + (MOST,) * 4), commit(counts=(MOST,) * 4 + (0,) + (MOST,) * 4, number=2)]),
        "gap-times": repository(payload(("open_gap", 1, 1, b"", "overflow", LOWEST, 0), ("open_gap", 2, 1, b"", "torn", HIGHEST, 999_999_999)), [block]),
        "purge-highest": repository(payload(("purge", 4, b"/c", b"d", "age", HIGHEST, HIGHEST, 0), ("purge", 4, b"/c", b"d", "age", HIGHEST, LOWEST, 0)), [block]),
        "items-old": repository(payload(("put", b"old", old), ("put", b"new", new)), [block]),
        "bomb-zlib": bomb(w.ZLIB, deflated(256)),
        "bomb-zstd": bomb(w.ZSTD, squeezed(256)),
        "record-claims": of_records((w.CHANGES, w.ZSTD, 1 << 30, squeezed(1)[:40]), (w.COMMIT, w.NONE, 5, b"short")),
        "record-bomb-zlib": of_records((w.CHANGES, w.ZLIB, 1000, deflated(256)), (w.COMMIT, w.NONE, len(commit()), commit())),
        "record-bomb-zstd": of_records((w.CHANGES, w.ZSTD, 1000, squeezed(512)), (w.COMMIT, w.NONE, len(commit()), commit())),
        "record-rows": of_records(squeezed_rows(1 << 28, CLOSE_GAP), (w.COMMIT, w.NONE, len(commit()), commit())),
        "record-row": of_records((w.CHANGES, w.ZSTD, 1 << 30, squeezed(1024)), (w.COMMIT, w.NONE, len(commit()), commit())),
        "ones": repository(ones_changes, ones_blocks),
        "deep": repository(payload(*deep(300)), [block]),
        "magics": repository(planted, [block]) | {"packs/open/" + "ab" * 16 + ".pack": magics(4 << 20)},
        "footer-claims": repository(planted, [block]) | {"packs/00/" + "00" * 32 + ".pack": claims},
        "head-beyond": repository(planted, [block]) | {"journal/head": beyond + w.h128(beyond)},
        "segment-names": repository(planted, [block]) | {f"journal/{name}.journal": b"x" for name in ("99999999999999999999", "18446744073709551615", "00000000")},
        "description-deep": with_description(b'{"format":' + b"[" * 500_000),
        "description-long": with_description(b'{"format":1,"x":"' + b"x" * (3 << 20) + b'"}'),
        "slot-memory": with_description(slot(memory_bytes=1 << 60)),
        "slot-operations": with_description(slot(operations=1 << 40)),
        "slot-zero": with_description(slot(operations=0, memory_bytes=0)),
    }


def main(folder: str) -> None:
    for name, files in cases().items():
        w.write_files(os.path.join(folder, name), files)
        print(name)


if __name__ == "__main__":
    if sys.argv[1] == "--long":
        long_journal(sys.argv[3], int(sys.argv[2]))
    else:
        main(*sys.argv[1:])

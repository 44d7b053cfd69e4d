#!/usr/bin/python3
"""Writes the test vectors of the repository format: `write_repository.py DIR`.

A writer made from Docs/FORMAT.md alone, sharing no line with the Swift code or with
Scripts/read_repository.py. Everything it writes follows from constants in this file, so running it
again gives the same bytes (compressed payloads: as long as zlib and zstd stay at their versions;
a reader must not care). Into DIR (Tests/Fixtures/vectors) go:

    gear.json            {"seed", "first": [4 entries], "last": [4 entries]}; 16 hex digits each
    chunk-NN.json        {"generator", "seed", "length", "profile", minimum, average, maximum,
                          "ends": [offset after each chunk], "note"}
    block.json           for each block-*.bin: codec, lengths, checks, hash of the plain bytes, and
                          the chunks' ids and lengths
    block-CODEC.bin      the same three chunks, stored with each codec
    repository-1/        a whole repository: eight commits, two roots (two more come and go, and one
                         of those is `/`, which has no name); the last forgets some of them
    repository-1.json    {"commits": as `read_repository.py commits` prints them,
                          "commit_1": [items], "commit_3" … "latest": [items], "gaps", "moves",
                          "notes", "versions": as `read_repository.py gaps`, … print them, versions
                          in order of root, path and first}, items as
                          `list --hash` prints them, sorted by the bytes of root name, then of path
    key.json             {"master": a master key, "derived": {purpose: key}, "gear": {"first", "last"},
                          "slot": a key slot of the repository "repository" for "password", "chunk":
                          {"bytes", "id"}}; everything in hexadecimal but the slot's texts
    remote-key.json      {"master": the same, "derived": {"remote state": key}} (§15)
    repository-encrypted-1/, repository-encrypted-1.json   the same repository, encrypted, and
                          {"password", and all that repository-1.json has}

Generators: "splitmix64" is the outputs of SplitMix64 from that seed, eight little-endian bytes
each; "zeros" is zero bytes. In JSON a name is text for people, and *_hex has the exact bytes.
"""

import contextlib
import datetime
import functools
import hashlib
import json
import os
import shutil
import struct
import sys
import zlib
from dataclasses import dataclass, replace

import nacl.bindings as sodium
import zstandard

KIB, MIB = 1 << 10, 1 << 20
MASK64 = (1 << 64) - 1


# --- §1 Conventions -------------------------------------------------------------------------------

def h256(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=32).digest()


def h128(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=16).digest()


def k256(key: bytes, data: bytes, digest_bytes: int = 32) -> bytes:
    return hashlib.blake2b(data, digest_size=digest_bytes, key=key).digest()


def seal(key: bytes, nonce: bytes, associated: bytes, plain: bytes) -> bytes:
    return sodium.crypto_aead_xchacha20poly1305_ietf_encrypt(plain, associated, nonce, key)


def padded(data: bytes) -> bytes:
    """With zeros up to Padmé of its length (§5.2)."""
    length = len(data)
    if length <= 2:
        return data
    exponent = length.bit_length() - 1
    step = 1 << (exponent - exponent.bit_length())
    return data + bytes(-length % step)


def varint(value: int) -> bytes:
    assert 0 <= value <= MASK64
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def zigzag(value: int) -> bytes:
    assert -(1 << 63) <= value < 1 << 63
    return varint(((value << 1) ^ (value >> 63)) & MASK64)


def signed64(value: int) -> int:
    """The number from -2^63 on that differs from `value` by a multiple of 2^64."""
    return (value + (1 << 63) & MASK64) - (1 << 63)


def counted(data: bytes) -> bytes:
    """The format's `bytes`: a length, then that many bytes."""
    return varint(len(data)) + data


# --- §3.2 Keys ------------------------------------------------------------------------------------

PURPOSES = ("chunk id", "chunker", "block index", "block payload", "journal record", "description")


class Keys:
    """The keys of an encrypted repository, and the nonces it has used: the 1st, 2nd, … of a row, so
    that running the program again gives the same bytes. A real writer takes random ones."""

    def __init__(self, master: bytes):
        self.master = master
        self.derived = {purpose: k256(master, b"cairn-1 " + purpose.encode()) for purpose in PURPOSES}
        table = b"".join(k256(self.derived["chunker"], bytes([i]), 64) for i in range(32))
        self.gear = list(struct.unpack("<256Q", table))
        self.nonces = 0

    def __getitem__(self, purpose: str) -> bytes:
        return self.derived[purpose]

    def nonce(self) -> bytes:
        self.nonces += 1
        return hashlib.blake2b(b"nonce %d" % self.nonces, digest_size=24).digest()


KEYS: Keys | None = None  # of the repository that is being written


@contextlib.contextmanager
def encrypting(keys: Keys):
    """What is written within is encrypted."""
    global KEYS
    KEYS = keys
    try:
        yield
    finally:
        KEYS = None


def chunk_id_of(chunk: bytes) -> bytes:
    """§4.1"""
    return h256(chunk) if KEYS is None else k256(KEYS["chunk id"], chunk)


def key_slot(keys: Keys, password: bytes, repository_id: bytes, slot_id: str, label: str,
             operations: int = 1, memory_bytes: int = 8 * KIB) -> dict:
    """§3.1"""
    created, salt = "2026-01-05T12:00:00Z", h128(slot_id.encode())
    key = sodium.crypto_pwhash_alg(32, password, salt, operations, memory_bytes,
                                   sodium.crypto_pwhash_ALG_ARGON2ID13)
    associated = b"cairn-1 key slot" + repository_id
    for text in (slot_id, created, label):
        associated += counted(text.encode())
    associated += struct.pack("<QQ", operations, memory_bytes) + salt
    nonce = hashlib.blake2b(salt, digest_size=24).digest()
    return {"id": slot_id, "created": created, "label": label, "kdf": "argon2id",
            "operations": operations, "memory_bytes": memory_bytes, "salt": salt.hex(),
            "nonce": nonce.hex(), "sealed": seal(key, nonce, associated, keys.master).hex()}


# --- §4 Chunks ------------------------------------------------------------------------------------

GEAR_SEED = 0x436169726E433031
PROFILES = {"regular": (256 * KIB, 1 * MIB, 4 * MIB), "fine": (16 * KIB, 64 * KIB, 256 * KIB)}


def splitmix64(seed: int):
    state = seed
    while True:
        state = (state + 0x9E3779B97F4A7C15) & MASK64
        z = state
        z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & MASK64
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & MASK64
        yield z ^ z >> 31


def splitmix64_bytes(seed: int, length: int) -> bytes:
    outputs = splitmix64(seed)
    words = (next(outputs) for _ in range((length + 7) // 8))
    return b"".join(word.to_bytes(8, "little") for word in words)[:length]


def gear_table() -> list[int]:
    outputs = splitmix64(GEAR_SEED)
    return [next(outputs) for _ in range(256)]


GEAR = gear_table()


def top_bits(count: int) -> int:
    return MASK64 << (64 - count) & MASK64


def chunk_ends(data: bytes, minimum: int, average: int, maximum: int) -> list[int]:
    """The offset after each chunk of `data`, in order (§4.2)."""
    power = average.bit_length() - 1
    strict, loose = top_bits(power + 2), top_bits(power - 2)
    ends, start = [], 0
    while start < len(data):
        left = len(data) - start
        if left <= minimum:
            start += left
        else:
            start += _cut(data, start, minimum, average, min(left, maximum), strict, loose)
        ends.append(start)
    return ends


def _cut(data, start, minimum, average, longest, strict, loose) -> int:
    fingerprint, gear = 0, GEAR if KEYS is None else KEYS.gear
    for i in range(minimum, longest):
        fingerprint = ((fingerprint << 1) + gear[data[start + i]]) & MASK64
        if fingerprint & (strict if i < average else loose) == 0:
            return i + 1
    return longest


def chunks_of(data: bytes, profile: str) -> list[bytes]:
    ends = chunk_ends(data, *PROFILES[profile])
    return [data[start:end] for start, end in zip([0] + ends, ends)]


# --- §5 Blocks ------------------------------------------------------------------------------------

NONE, ZLIB, ZSTD = 0, 1, 2
CODECS = {"none": NONE, "zlib": ZLIB, "zstd": ZSTD}


def encoded(codec: int, plain: bytes) -> bytes:
    if codec == ZLIB:
        return zlib.compress(plain, 9)
    if codec == ZSTD:
        return zstandard.ZstdCompressor(level=19, write_content_size=True).compress(plain)
    return plain


def block(codec: int, chunks: list[bytes]) -> bytes:
    plain = b"".join(chunks)
    payload = encoded(codec, plain)
    assert len(payload) <= len(plain), "a block that gains nothing is stored raw"
    index = [(chunk_id_of(chunk), len(chunk)) for chunk in chunks]
    around = block_around if KEYS is None else sealed_block_around
    return around(codec, index, len(plain), payload)


def block_around(codec: int, index: list[tuple[bytes, int]], plain_bytes: int,
                 payload: bytes) -> bytes:
    """A block with right checks around whatever it is given; tests make false ones with it."""
    index_bytes = b"".join(chunk_id + struct.pack("<I", length) for chunk_id, length in index)
    front = struct.pack("<4sBBHII", b"CBLK", codec, 0, len(index), plain_bytes, len(payload))
    payload_check = h128(payload)
    header_check = h128(front + payload_check + index_bytes)
    return front + header_check + payload_check + index_bytes + payload


def sealed_block_around(codec: int, index: list[tuple[bytes, int]], plain_bytes: int,
                        payload: bytes) -> bytes:
    """§5.2"""
    entries = b"".join(chunk_id + struct.pack("<I", length) for chunk_id, length in index)
    entries += bytes(-len(entries) % (64 * 36))
    plain_index = struct.pack("<BBHII", codec, 0, len(index), plain_bytes, len(payload)) + entries
    plain_payload = padded(payload)
    front = b"CBLE" + struct.pack("<III", 0, len(plain_index) + 16, len(plain_payload) + 16)
    nonce = KEYS.nonce()
    rest = nonce + seal(KEYS["block index"], nonce, front, plain_index)
    sealed_payload = seal(KEYS["block payload"], nonce, front, plain_payload)
    payload_check = h128(sealed_payload)
    header_check = h128(front + payload_check + rest)
    return front + header_check + payload_check + rest + sealed_payload


# --- §6 Packs -------------------------------------------------------------------------------------

def open_pack(repository_id: bytes, blocks: list[bytes]) -> bytes:
    return b"CAIRNPK1" + repository_id + bytes(8) + b"".join(blocks)


def pack_footer(blocks: list[bytes]) -> bytes:
    footer, offset = b"CFTR" + struct.pack("<I", len(blocks)), 32
    for one in blocks:
        footer += struct.pack("<QQ", offset, len(one)) + one[16:32]
        offset += len(one)
    return footer + struct.pack("<Q", offset) + b"CAIRNEND"


def sealed_pack(repository_id: bytes, blocks: list[bytes]) -> tuple[str, bytes]:
    """Returns the pack's path in the repository, and its bytes."""
    footer = pack_footer(blocks)
    body = open_pack(repository_id, blocks)
    pack_id = h256(body[:32] + footer).hex()
    return f"packs/{pack_id[:2]}/{pack_id}.pack", body + footer


# --- §6.6 Parity ----------------------------------------------------------------------------------

def product(a: int, b: int) -> int:
    """In GF(2^8) with the polynomial 0x11d, bit by bit."""
    result = 0
    while b:
        if b & 1:
            result ^= a
        a = a << 1 ^ (0x11D if a & 0x80 else 0)
        b >>= 1
    return result


@functools.cache
def inverse(a: int) -> int:
    return next(b for b in range(1, 256) if product(a, b) == 1)


@functools.cache
def products(factor: int) -> bytes:
    return bytes(product(factor, value) for value in range(256))


def parity_file(repository_id: bytes, pack_id: str, pack: bytes, shard_bytes: int, groups: int,
                rows: int) -> bytes:
    count = -(-len(pack) // shard_bytes)
    columns = -(-count // groups)
    shards = [pack[at:at + shard_bytes].ljust(shard_bytes, b"\0")
              for at in range(0, len(pack), shard_bytes)]
    header = b"CAIRNPR1" + repository_id + bytes.fromhex(pack_id) + struct.pack(
        "<QIIII", len(pack), shard_bytes, count, groups, rows) + bytes(32)
    header += h128(header)
    table = b""
    for page in range(-(-count // 255)):
        checks = b"".join(h128(shard) for shard in shards[255 * page:255 * page + 255])
        table += checks + h128(header + struct.pack("<I", page) + checks)
    parity = b""
    for row in range(rows):
        for group in range(groups):
            total = 0
            for column, shard in enumerate(shards[group::groups]):
                multiples = products(inverse((columns + row) ^ column))
                total ^= int.from_bytes(shard.translate(multiples), "big")
            shard = total.to_bytes(shard_bytes, "big")
            parity += shard + h128(shard)
    return header + table + parity + table + header


# --- §7 The journal -------------------------------------------------------------------------------

CHANGES, COMMIT, CHECKPOINT, CHECKPOINT_END = 1, 2, 3, 4


class Journal:
    """Segments in memory. `head()` names the record appended last."""

    def __init__(self, repository_id: bytes):
        self.repository_id, self.segments = repository_id, []
        self.number, self.last_hash = 0, bytes(32)
        self.first = 1
        self.begin_segment()

    def begin_segment(self, magic: bytes = b"CAIRNJL1") -> None:
        number = len(self.segments) + 1
        self.segments.append(bytearray(
            magic + self.repository_id + struct.pack("<Q", number) + self.last_hash))

    def append(self, type_: int, codec: int, payload: bytes) -> None:
        stored = encoded(codec, payload)
        self.append_stored(type_, codec, len(payload), stored)

    def append_stored(self, type_: int, codec: int, plain_bytes: int, stored: bytes) -> None:
        self.number += 1
        if KEYS is None:
            front = struct.pack("<4sBBHQII", b"CREC", type_, codec, 0, self.number, plain_bytes,
                                len(stored)) + self.last_hash
        else:
            front, stored = self._sealed(type_, codec, plain_bytes, stored)
        self.last_hash = h256(front + stored)
        self.segments[-1] += front + self.last_hash + stored

    def _sealed(self, type_: int, codec: int, plain_bytes: int, stored: bytes) -> tuple:
        """§7.4"""
        content = padded(struct.pack("<BBHII", type_, codec, 0, plain_bytes, len(stored)) + stored)
        front = b"CREE" + bytes(4) + struct.pack("<QII", self.number, 0, 24 + len(content) + 16)
        front += self.last_hash
        nonce = KEYS.nonce()
        return front, nonce + seal(KEYS["journal record"], nonce, front, content)

    def checkpoint(self, rows: list[tuple[int, bytes]], next_commit: int, expired: int) -> None:
        """A segment of its own, with which the journal begins. `rows` are (codec, payload)."""
        self.begin_segment(b"CAIRNJC1")
        self.first = len(self.segments)
        for codec, payload in rows:
            self.append(CHECKPOINT, codec, payload)
        self.append(CHECKPOINT_END, NONE, varint(len(rows)) + varint(next_commit) + varint(expired))

    def head(self) -> bytes:
        front = self.repository_id + struct.pack("<Q", self.number) + self.last_hash
        front = b"CAIRNHD1" + front if self.first == 1 \
            else b"CAIRNHD2" + front + struct.pack("<Q", self.first)
        return front + h128(front)

    def files(self) -> dict[str, bytes]:
        """The segment before a checkpoint is a remain that nobody had the time to remove."""
        files = {f"journal/{number:08}.journal": bytes(segment)
                 for number, segment in enumerate(self.segments, start=1) if number >= self.first - 1}
        return files | {"journal/head": self.head()}


# --- §8 Changes -----------------------------------------------------------------------------------

KINDS = {"file": 1, "directory": 2, "symlink": 3, "fifo": 4, "socket": 5,
         "character-device": 6, "block-device": 7}
FUZZY, LINKS, XATTRS, SPARSE, PACKAGE = 1, 2, 4, 8, 16
CAUSES = {"overflow": 1, "watch-limit": 2, "lost-watch": 3, "unreadable": 4, "unmounted": 5,
          "not-running": 6, "torn": 7, "polled": 8, "paused": 9, "failed": 10}


@dataclass(frozen=True)
class Item:
    """Something to back up. `content` is the data alone; `holes` says where it lies."""
    kind: str
    mode: int = 0o644
    uid: int = 1000
    gid: int = 1000
    seconds: int = 1_767_600_000
    nanoseconds: int = 0
    content: bytes = b""
    holes: tuple[tuple[int, int], ...] | None = None  # (hole, data) pairs; None: not sparse
    sparse_size: int = 0
    profile: str = "regular"
    target: bytes = b""
    device: tuple[int, int] | None = None
    links: tuple[int, int] | None = None
    xattrs: tuple[tuple[bytes, bytes], ...] = ()
    fuzzy: bool = False
    package: bool = False

    @property
    def size(self) -> int:
        return len(self.content) if self.holes is None else self.sparse_size

    def chunks(self) -> list[bytes]:
        return chunks_of(self.content, self.profile)

    def extents(self) -> list[tuple[int, int]]:
        """(offset, length) of the data of a sparse file."""
        extents, position = [], 0
        for hole, data in self.holes:
            extents.append((position + hole, data))
            position += hole + data
        return extents

    def whole_content(self) -> bytes:
        if self.holes is None:
            return self.content
        whole, taken = bytearray(self.sparse_size), 0
        for offset, length in self.extents():
            whole[offset:offset + length] = self.content[taken:taken + length]
            taken += length
        return bytes(whole)


ROLES = ("ad hoc", "documents", "application-support", "preferences", "caches", "temporary")
SHAPES = {"flatpak": 1, "snap": 2, "sandbox": 3}
RULES = {"own": 1, "role": 2, "robots": 3, "apple": 4, "nodump": 5, "cache-tag": 6, "no-backup": 7,
         "pattern": 8, "size": 9, "file-system": 10}
ENDINGS = {"cleared": 1, "dropped": 2}
PURGE_REASONS = {"age": 1, "low-space": 2}
FORGET_MODES = {"everywhere": 0, "in": 1, "but-in": 2}
PIN_STATES = {"free": 0, "by-person": 1, "by-brake": 2}


def place(root: int, path: bytes) -> dict:
    return {"root": root, "path": shown(path), "path_hex": path.hex()}


# What `notes` should say of a row.
NOTES = {
    "container": lambda root, path, role, shape, identity, part: place(root, path) | {
        "role": ROLES[role], "shape": shape, "id": shown(identity), "part": shown(part)},
    "exclude": lambda root, path, rule, inode: place(root, path) | {"rule": rule, "inode": inode},
    "include": lambda root, path, how: place(root, path) | {"how": how},
    "purge": lambda role, directory, path, reason, size, seconds, nanoseconds: {
        "role": ROLES[role], "directory": shown(directory), "path": shown(path),
        "path_hex": path.hex(), "reason": reason, "bytes": size,
        "time_ns": seconds * 10 ** 9 + nanoseconds},
    "pin": lambda commit, state: {"commit": commit.hex(), "state": state},
    "forget": lambda commit, how, roots=(): {
        "commit_id": commit.hex(), "how": how, "roots": list(roots)},
    "expire": lambda commits_before: {"commits_before": commits_before},
    "erase": place,
}


class ChangesPayload:
    """Encodes rows one after another: paths and times lean on the row before."""

    def __init__(self):
        self.rows, self.chunk_ids, self.row_count = bytearray(), bytearray(), 0
        self.path, self.seconds = b"", 0

    def root(self, number: int, name: bytes, path: bytes, role: int) -> None:
        self._row(1, varint(number) + counted(name) + counted(path) + bytes([role]))
        self.path = b""

    def select(self, number: int) -> None:
        self._row(2, varint(number))
        self.path = b""

    def put(self, path: bytes, item: Item) -> None:
        self._row(3, self._path(path) + self._item(item))

    def remove(self, path: bytes) -> None:
        self._row(4, self._path(path))

    def drop_root(self, number: int) -> None:
        self._row(5, varint(number))
        self.path = b""

    def open_gap(self, number: int, root: int, path: bytes, cause: str, seconds: int,
                 nanoseconds: int) -> None:
        self._row(6, varint(number) + varint(root) + counted(path) + bytes([CAUSES[cause]])
                  + zigzag(seconds) + varint(nanoseconds))

    def close_gap(self, number: int, seconds: int, nanoseconds: int) -> None:
        self._row(7, varint(number) + zigzag(seconds) + varint(nanoseconds))

    def move(self, root: int, path: bytes, from_root: int, from_path: bytes) -> None:
        self._row(8, varint(root) + counted(path) + varint(from_root) + counted(from_path))

    def container(self, root: int, path: bytes, role: int, shape: str, identity: bytes, part: bytes) -> None:
        self._row(9, varint(root) + counted(path) + bytes([role, SHAPES[shape]]) + counted(identity)
                  + counted(part))

    def exclude(self, root: int, path: bytes, rule: str, inode: int) -> None:
        self._row(10, varint(root) + counted(path) + bytes([RULES[rule]]) + varint(inode))

    def include(self, root: int, path: bytes, how: str) -> None:
        self._row(11, varint(root) + counted(path) + bytes([ENDINGS[how]]))

    def purge(self, role: int, directory: bytes, path: bytes, reason: str, size: int, seconds: int,
              nanoseconds: int) -> None:
        self._row(12, bytes([role]) + counted(directory) + counted(path)
                  + bytes([PURGE_REASONS[reason]]) + varint(size) + zigzag(seconds)
                  + varint(nanoseconds))

    def pin(self, commit: bytes, state: str) -> None:
        self._row(13, commit + bytes([PIN_STATES[state]]))

    def forget(self, commit: bytes, how: str, roots: tuple[int, ...] = ()) -> None:
        self._row(14, commit + bytes([FORGET_MODES[how]])
                  + (varint(len(roots)) + b"".join(map(varint, roots)) if roots else b""))

    def expire(self, commits_before: int) -> None:
        self._row(15, varint(commits_before))

    def erase(self, root: int, path: bytes) -> None:
        self._row(16, varint(root) + counted(path))

    def span(self, first: int, last: int | None, how: int = 0) -> None:
        self._row(17, varint(first) + varint(last - first if last else 0) + bytes([how]))

    def commit(self, number: int, payload: bytes, how: str | None, roots=()) -> None:
        forgotten = b"\0"
        if how:
            forgotten = b"\1" + bytes([FORGET_MODES[how]])
            forgotten += varint(len(roots)) + b"".join(map(varint, roots)) if roots else b""
        self._row(18, varint(number) + varint(0) + forgotten + counted(payload))

    def forgotten(self, number: int, commit: bytes) -> None:
        self._row(19, varint(number) + commit)

    def encoded(self) -> bytes:
        counts = varint(self.row_count) + varint(len(self.chunk_ids) // 32)
        return counts + bytes(self.rows) + bytes(self.chunk_ids)

    def _row(self, operation: int, fields: bytes) -> None:
        self.rows += bytes([operation]) + fields
        self.row_count += 1

    def _path(self, path: bytes) -> bytes:
        kept = len(os.path.commonprefix([self.path, path]))
        self.path = path
        return varint(kept) + counted(path[kept:])

    def _item(self, item: Item) -> bytes:
        flags = (FUZZY * item.fuzzy | LINKS * (item.links is not None)
                 | XATTRS * bool(item.xattrs) | SPARSE * (item.holes is not None)
                 | PACKAGE * item.package)
        out = bytes([KINDS[item.kind], flags])
        out += varint(item.mode) + varint(item.uid) + varint(item.gid)
        out += zigzag(signed64(item.seconds - self.seconds)) + varint(item.nanoseconds)
        self.seconds = item.seconds
        if item.kind == "file":
            out += self._file(item)
        elif item.kind == "symlink":
            out += counted(item.target)
        elif item.device is not None:
            out += varint(item.device[0]) + varint(item.device[1])
        if item.links is not None:
            out += varint(item.links[0]) + varint(item.links[1])
        if item.xattrs:
            out += varint(len(item.xattrs))
            out += b"".join(counted(name) + counted(value) for name, value in item.xattrs)
        return out

    def _file(self, item: Item) -> bytes:
        out = varint(item.size)
        if item.holes is not None:
            out += varint(len(item.holes))
            out += b"".join(varint(hole) + varint(data) for hole, data in item.holes)
        chunks = item.chunks()
        out += varint(len(chunks))
        if len(chunks) > 1:
            out += b"".join(varint(len(chunk)) for chunk in chunks)
        for chunk in chunks:
            self.chunk_ids += chunk_id_of(chunk)
        return out


# --- §9 Commits -----------------------------------------------------------------------------------

COMMIT_KINDS = {"complete": 1, "partial": 2, "before-restore": 3, "after-restore": 4,
                "after-undo": 5, "capture": 6, "maintenance": 7}
COUNTS = ("items_new", "items_changed", "items_unchanged", "items_deleted", "items_failed",
          "content_bytes_read", "plain_bytes_added", "pack_bytes_added", "items_live")
HOST, USER, VERSION = b"lighthouse", b"ada", b"cairn 0.1 (write_repository.py)"


@dataclass(frozen=True)
class Commit:
    id: bytes
    run: bytes
    kind: str
    seconds: int
    changes_records: int
    counts: tuple[int, ...]
    nanoseconds: int = 0
    began_seconds: int = 0
    began_nanoseconds: int = 0
    ad_hoc: bool = False
    unreadable: bool = False
    paths: tuple[bytes, ...] = ()
    tags: tuple[bytes, ...] = ()
    restored: bytes = b""

    def encoded(self) -> bytes:
        out = self.id + self.run
        out += bytes([COMMIT_KINDS[self.kind], self.ad_hoc | self.unreadable << 1])
        out += zigzag(self.seconds) + varint(self.nanoseconds)
        out += zigzag(self.began_seconds) + varint(self.began_nanoseconds)
        out += varint(self.changes_records)
        out += counted(HOST) + counted(USER) + counted(VERSION)
        out += b"".join(varint(count) for count in self.counts)
        out += varint(len(self.paths)) + b"".join(counted(path) for path in self.paths)
        out += varint(len(self.tags)) + b"".join(counted(tag) for tag in self.tags)
        return out + counted(self.restored)


# --- The whole small repository -------------------------------------------------------------------

REPOSITORY_ID = h128(b"repository-1")


def settings(repository_id: bytes) -> bytes:
    """cairn.json (§3), its checksum set."""
    text = json.dumps({
        "format": 1,
        "repository": repository_id.hex(),
        "created": "2026-01-05T12:00:00Z",
        "chunker": {"algorithm": "fastcdc-1"} | {
            name: dict(zip(("minimum", "average", "maximum"), sizes))
            for name, sizes in PROFILES.items()},
        "compression": "auto",
        "encryption": "none",
        "block_bytes": MIB,
        "pack_bytes": 64 * MIB,
        "checksum": "0" * 64,
    }, indent=2) + "\n"
    return with_checksum(text.encode())


def with_checksum(blank: bytes) -> bytes:
    zeros = b'"' + b"0" * 64 + b'"'
    assert blank.count(zeros) == 1
    return blank.replace(zeros, b'"' + h256(blank).hex().encode() + b'"')


def encrypted_settings(repository_id: bytes, slots: list[dict]) -> bytes:
    """cairn.json of an encrypted repository (§3, §3.2), its mac and checksum set."""
    plain = json.loads(settings(repository_id))
    text = json.dumps(plain | {"encryption": "xchacha20-poly1305", "keys": slots,
                               "mac": "-" * 64, "checksum": "0" * 64}, indent=2) + "\n"
    blank = text.replace("-" * 64, "0" * 64).encode()
    mac = k256(KEYS["description"], blank).hex()
    return with_checksum(text.replace("-" * 64, mac).encode())


class RepositoryWriter:
    """Builds a repository as {path: bytes}, and keeps what a reader should find in it.

    A step is (operation, arguments...), named as the methods of ChangesPayload."""

    def __init__(self, repository_id: bytes):
        self.repository_id, self.journal = repository_id, Journal(repository_id)
        self.stored: set[bytes] = set()
        self.roots: dict[int, tuple[bytes, dict[bytes, Item]]] = {}
        self.commits: list[dict] = []
        self.gaps: dict[int, dict] = {}
        self.moves: list[dict] = []
        self.notes: list[dict] = []
        self.names: dict[int, bytes] = {}
        self.open: dict[tuple[int, bytes], tuple[int, Item]] = {}
        self.versions: list[dict] = []
        self.trees: dict[int, dict] = {}
        self.erasures: list[tuple[int, int, bytes]] = []
        self.payloads: dict[int, bytes] = {}
        # What a checkpoint says of roots, [path, role, first, last], and of notes.
        self.definitions: dict[int, list] = {}
        self.raw_notes: list[tuple[int, str, tuple]] = []

    def commit(self, records: list[tuple[int, list]], commit: Commit, shared_codec: int,
               again: tuple[bytes, ...] = ()) -> list[bytes]:
        """Appends one commit and returns its blocks. `records` are (codec, steps); the chunks in
        `again` are stored once more although they are in the repository already."""
        before = self._flat()
        steps = [step for _, some in records for step in some]
        blocks, plain_bytes = self._blocks(steps, shared_codec, again)
        for codec, some in records:
            self.journal.append(CHANGES, codec, self._encoded(some))
        self._apply(steps)
        self.names |= {number: name for number, (name, _) in self.roots.items()}
        self._note_versions(before, steps)
        self._record(steps, len(self.commits) + 1, commit)
        commit = replace(commit, changes_records=len(records), counts=self._counts(
            before, steps, plain_bytes, sum(len(one) for one in blocks), commit.unreadable))
        self.payloads[len(self.commits) + 1] = commit.encoded()
        self.journal.append(COMMIT, NONE, commit.encoded())
        self.commits.append(expected_commit(len(self.commits) + 1, commit))
        self.remember()
        return blocks

    def expected_items(self) -> list[dict]:
        return self.expected_tree(len(self.commits))

    def remember(self) -> None:
        """Keeps the tree as at the last commit for `expected_tree`."""
        self.trees[len(self.commits)] = {
            number: (name, dict(items)) for number, (name, items) in self.roots.items()}

    def expected_tree(self, commit: int, but: tuple[int, ...] = ()) -> list[dict]:
        """The tree as at a commit, without what was erased since and without these roots."""
        return [expected_item(name, path, item)
                for number, (name, items) in sorted(
                    self.trees[commit].items(), key=lambda root: root[1][0]) if number not in but
                for path, item in sorted(items.items())
                if not any(at > commit and root == number and is_beneath(path, gone)
                           for at, root, gone in self.erasures)]

    def _encoded(self, steps: list) -> bytes:
        payload = ChangesPayload()
        for operation, *arguments in steps:
            getattr(payload, operation)(*arguments)
        return payload.encoded()

    def _blocks(self, steps: list, shared_codec: int, again) -> tuple[list[bytes], int]:
        """Chunks of 128 KiB or more get a block of their own, the others share one (§5)."""
        new = dict.fromkeys(again)
        for step in steps:
            for chunk in step[2].chunks() if step[0] == "put" else ():
                if chunk_id_of(chunk) not in self.stored:
                    new[chunk] = None
        self.stored |= {chunk_id_of(chunk) for chunk in new}
        large = [chunk for chunk in new if len(chunk) >= 128 * KIB]
        small = [chunk for chunk in new if len(chunk) < 128 * KIB]
        blocks = [block(shared_codec, small)] if small else []
        for chunk in large:
            gains = len(encoded(ZSTD, chunk)) < len(chunk)
            blocks.append(block(ZSTD if gains else NONE, [chunk]))
        return blocks, sum(len(chunk) for chunk in new)

    def _apply(self, steps: list) -> None:
        selected = None
        for operation, *arguments in steps:
            if operation == "root":
                selected, name = arguments[0], arguments[1]
                self.roots[selected] = name, self.roots.get(selected, (name, {}))[1]
            elif operation == "select":
                selected = arguments[0]
            elif operation == "put":
                self.roots[selected][1][arguments[0]] = arguments[1]
            elif operation == "remove":
                items, gone = self.roots[selected][1], arguments[0]
                for path in [p for p in items if is_beneath(p, gone)]:
                    del items[path]
            elif operation == "erase":
                self._erase(*arguments)
            elif operation == "drop_root":
                del self.roots[arguments[0]]

    def _note_versions(self, before: dict, steps: list) -> None:
        """What `versions` should weigh: spans of commits of what stands at each path.

        `before` is the tree that the last commit left; a put begins a version, equal or not."""
        number = len(self.commits) + 1
        selected, put, erased = None, {}, set()
        for operation, *arguments in steps:
            if operation in ("root", "select"):
                selected = arguments[0]
            elif operation == "put":
                put[selected, arguments[0]] = True
                erased.discard((selected, arguments[0]))
            elif operation == "erase":
                root, gone = arguments
                erased |= {key for key in self.open if key[0] == root and is_beneath(key[1], gone)}
                self.versions = [v for v in self.versions
                                 if not (v["number"] == root and is_beneath(v["at"], gone))]
        after = self._all()
        for key in erased:
            self.open.pop(key, None)
        for key in list(self.open):
            if key not in after or key in put:
                first, item = self.open.pop(key)
                self.versions.append({"number": key[0], "at": key[1], "item": item, "first": first,
                                      "last": number, "removed": key not in after})
        for key, item in after.items():
            if key not in self.open:
                self.open[key] = number, item

    def _all(self) -> dict:
        return {(number, path): item for number, (_, items) in self.roots.items()
                for path, item in items.items()}

    def _erase(self, root: int, gone: bytes) -> None:
        items = self.roots.get(root, (b"", {}))[1]
        for path in [path for path in items if is_beneath(path, gone)]:
            del items[path]
        self.erasures.append((len(self.commits) + 1, root, gone))
        self.moves = [move for move in self.moves if not any(
            move[a] == root and is_beneath(bytes.fromhex(move[b]), gone)
            for a, b in (("root", "path_hex"), ("from_root", "from_path_hex")))]

    def standing(self) -> list[dict]:
        """What `versions` should print, in no order."""
        return [{"first": v["first"], "last": v["last"], "removed": v["removed"],
                 "number": v["number"]} | {
                     key: value for key, value in
                     expected_item(self.names[v["number"]], v["at"], v["item"]).items()
                     if key != "sha256"} for v in self.versions_that_stand()]

    def versions_that_stand(self) -> list[dict]:
        """The definition of §8.12, word for word."""
        expired = max((note["commit"] - note["commits_before"] for note in self.notes
                       if note["note"] == "expire"), default=0)
        numbers = {commit["id"]: commit["number"] for commit in self.commits}
        rows = [note for note in self.notes if note["note"] == "forget"
                and numbers.get(note["commit_id"], note["commit"]) < note["commit"]]

        def kept(commit: int, root: int) -> bool:
            return not any(
                row["how"] == "everywhere" or (root in row["roots"]) == (row["how"] == "in")
                for row in rows if numbers[row["commit_id"]] == commit)

        found = [{"number": key[0], "at": key[1], "item": item, "first": first, "last": None,
                  "removed": False} for key, (first, item) in self.open.items()]
        for version in self.versions:
            span = range(version["first"], version["last"])
            if any(kept(commit, version["number"]) for commit in span) \
                    or version["removed"] and version["last"] > expired:
                found.append(version)
        return found

    def checkpoint(self) -> list[dict]:
        """Has the journal begin with all that stands, and returns what `notes` then says."""
        first, second, notes = ChangesPayload(), ChangesPayload(), []
        kept = {line["number"]: line for line in self.kept_commits()}
        for line in self.commits:
            number = line["number"]
            if number not in kept:
                first.forgotten(number, bytes.fromhex(line["id"]))
            elif "kept_for_roots" in kept[number]:
                first.commit(number, self.payloads[number], "but-in", kept[number]["kept_for_roots"])
            elif "forgotten_in_roots" in kept[number]:
                first.commit(number, self.payloads[number], "in", kept[number]["forgotten_in_roots"])
            else:
                first.commit(number, self.payloads[number], None)
        for number, (path, role, since, until) in sorted(self.definitions.items()):
            first.span(since, until)
            first.root(number, self.names[number], path, role)
        standing = sorted(self.versions_that_stand(), key=lambda v: (v["number"], v["at"], v["first"]))
        for at, version in enumerate(standing):
            payload = first if at < len(standing) // 2 else second
            payload.span(version["first"], version["last"], int(version["removed"]))
            payload.select(version["number"])
            payload.put(version["at"], version["item"])
        for _, gap in sorted(self.gaps.items()):
            second.span(gap["first"], None)
            second.open_gap(gap["number"], gap["root"], bytes.fromhex(gap["path_hex"]), gap["cause"],
                            *divmod(gap["began_ns"], 10 ** 9))
            if gap["last"]:
                second.span(gap["last"], None)
                second.close_gap(gap["number"], *divmod(gap["ended_ns"], 10 ** 9))
        for move in self.moves:
            second.span(move["commit"], None)
            second.move(move["root"], bytes.fromhex(move["path_hex"]), move["from_root"],
                        bytes.fromhex(move["from_path_hex"]))
        for at, (number, operation, arguments) in enumerate(self.raw_notes):
            if operation not in ("container", "exclude", "purge", "pin"):
                continue
            until, how = self._note_end(at)
            if until == number:
                continue  # began and ended in one commit: it held in none
            second.span(number, until, how)
            getattr(second, operation)(*arguments)
            notes.append({"commit": number, "note": operation} | NOTES[operation](*arguments))
            if how:
                ending = next(name for name, value in ENDINGS.items() if value == how)
                notes.append({"commit": until, "note": "include"} | place(*arguments[:2]) | {"how": ending})
        expired = max((note["commit"] - note["commits_before"] for note in self.notes
                       if note["note"] == "expire"), default=0)
        self.journal.checkpoint([(ZSTD, first.encoded()), (NONE, second.encoded())], len(self.commits) + 1, expired)
        return notes

    def _note_end(self, at: int) -> tuple[int | None, int]:
        """The commit with which a container's part or an exclusion ends, and how."""
        _, operation, arguments = self.raw_notes[at]
        if operation not in ("container", "exclude"):
            return None, 0
        for number, later, others in self.raw_notes[at + 1:]:
            if later == "drop_root" and others[0] == arguments[0]:
                return number, 0
            if others[:2] == arguments[:2] and later == operation:
                return number, 0
            if others[:2] == arguments[:2] and later == "include" and operation == "exclude":
                return number, ENDINGS[others[2]]
        return None, 0

    def kept_commits(self) -> list[dict]:
        """What `commits` should print."""
        lines = []
        for commit in self.commits:
            rows = [note for note in self.notes if note.get("commit_id") == commit["id"]
                    and note["commit"] > commit["number"]]
            if any(row["how"] == "everywhere" for row in rows):
                continue
            gone = set().union(*[row["roots"] for row in rows if row["how"] == "in"])
            only = [set(row["roots"]) for row in rows if row["how"] == "but-in"]
            line = dict(commit)
            if only:
                line["kept_for_roots"] = sorted(set.intersection(*only) - gone)
                if not line["kept_for_roots"]:
                    continue
            elif gone:
                line["forgotten_in_roots"] = sorted(gone)
            lines.append(line)
        return lines

    def _record(self, steps: list, number: int, commit: Commit) -> None:
        """What `gaps` and `moves` should say."""
        def close(gap: dict, nanoseconds: int) -> None:
            if gap["last"] is None:
                gap["ended_ns"], gap["last"] = nanoseconds, number

        for operation, *arguments in steps:
            if operation in NOTES or operation == "drop_root":
                self.raw_notes.append((number, operation, tuple(arguments)))
            if operation == "root":
                since = self.definitions.get(arguments[0], [None, None, number])[2]
                self.definitions[arguments[0]] = [arguments[2], arguments[3], since, None]
            elif operation == "drop_root":
                self.definitions[arguments[0]][3] = number
            if operation == "open_gap":
                gap, root, path, cause, seconds, nanoseconds = arguments
                self.gaps.setdefault(gap, {
                    "number": gap, "root": root, "path": shown(path), "path_hex": path.hex(),
                    "cause": cause, "began_ns": seconds * 10 ** 9 + nanoseconds, "ended_ns": None,
                    "first": number, "last": None})
            elif operation == "close_gap" and arguments[0] in self.gaps:
                close(self.gaps[arguments[0]], arguments[1] * 10 ** 9 + arguments[2])
            elif operation == "drop_root":
                for gap in self.gaps.values():
                    if gap["root"] == arguments[0]:
                        close(gap, commit.seconds * 10 ** 9 + commit.nanoseconds)
            elif operation == "move":
                root, path, from_root, from_path = arguments
                self.moves.append({
                    "commit": number, "root": root, "path": shown(path), "path_hex": path.hex(),
                    "from_root": from_root, "from_path": shown(from_path),
                    "from_path_hex": from_path.hex()})
            elif operation in NOTES:
                self.notes.append({"commit": number, "note": operation}
                                  | NOTES[operation](*arguments))

    def _flat(self) -> dict:
        """What commits count: directories are not among it."""
        return {(number, path): item for number, (_, items) in self.roots.items()
                for path, item in items.items() if item.kind != "directory"}

    def _counts(self, before: dict, steps: list, plain_bytes: int, pack_bytes: int,
                failed: bool) -> tuple:
        after = self._flat()
        put = [step[2] for step in steps if step[0] == "put"]
        changed = sum(key in before and before[key] != item for key, item in after.items())
        unchanged = sum(before.get(key) == item for key, item in after.items())
        return (len(after.keys() - before.keys()), changed, unchanged,
                len(before.keys() - after.keys()), int(failed),
                sum(len(item.content) for item in put), plain_bytes, pack_bytes, len(after))


def is_beneath(path: bytes, top: bytes) -> bool:
    return not top or path == top or path.startswith(top + b"/")


def shown(name: bytes) -> str:
    return name.decode("utf-8", "backslashreplace")


def expected_item(root: bytes, path: bytes, item: Item) -> dict:
    line = {
        "root": shown(root), "root_hex": root.hex(), "path": shown(path), "path_hex": path.hex(),
        "kind": item.kind, "mode": item.mode, "uid": item.uid, "gid": item.gid,
        "mtime_ns": item.seconds * 10 ** 9 + item.nanoseconds,
    }
    if item.kind == "file":
        line["size"] = item.size
        line["sha256"] = hashlib.sha256(item.whole_content()).hexdigest()
    if item.holes is not None:
        line["extents"] = [list(extent) for extent in item.extents()]
    if item.fuzzy:
        line["fuzzy"] = True
    if item.package:
        line["package"] = True
    if item.kind == "symlink":
        line["target"], line["target_hex"] = shown(item.target), item.target.hex()
    if item.device is not None:
        line["device"] = {"major": item.device[0], "minor": item.device[1]}
    if item.links is not None:
        line["links"] = {"device": item.links[0], "inode": item.links[1]}
    if item.xattrs:
        line["xattrs"] = [{"name": shown(name), "name_hex": name.hex(), "value_hex": value.hex()}
                          for name, value in item.xattrs]
    return line


def expected_commit(number: int, commit: Commit) -> dict:
    time = datetime.datetime.fromtimestamp(commit.seconds, datetime.timezone.utc)
    return {
        "number": number, "id": commit.id.hex(), "run": commit.run.hex(), "kind": commit.kind,
        "ad_hoc": commit.ad_hoc, "unreadable_items": commit.unreadable,
        "time": time.strftime("%Y-%m-%dT%H:%M:%SZ"),
        "time_ns": commit.seconds * 10 ** 9 + commit.nanoseconds,
        "began_ns": commit.began_seconds * 10 ** 9 + commit.began_nanoseconds,
        "changes_records": commit.changes_records,
        "host": shown(HOST), "user": shown(USER), "version": shown(VERSION),
        "counts": dict(zip(COUNTS, commit.counts)),
        "paths": [shown(path) for path in commit.paths],
        "paths_hex": [path.hex() for path in commit.paths],
        "tags": [shown(tag) for tag in commit.tags],
        "restored": commit.restored.hex() or None,
    }


def text(seed: int, length: int) -> bytes:
    """Bytes that compress, and still differ everywhere."""
    words = (b"cairn", b"stone", b"path", b"hill", b"fog", b"marker", b"north", b"walk")
    outputs = splitmix64(seed)
    out = bytearray()
    while len(out) < length:
        number = next(outputs)
        out += words[number & 7] + b" " + (b"%d\n" % (number >> 60))
    return bytes(out[:length])


HELLO = Item("file", content=b"hello, world\n", nanoseconds=123_456_789)
DIRECTORY = Item("directory", mode=0o755)
ACL_ACCESS = bytes.fromhex(  # version 2; user:: rw-, user:1001 r--, group:: r--, mask r--, other ---
    "02000000" "01000600ffffffff" "02000400e9030000" "04000400ffffffff" "10000400ffffffff"
    "20000000ffffffff")


def first_steps() -> list:
    """Two roots with one of everything. Not in order of path everywhere: nothing asks for that."""
    linked = Item("file", content=text(4, 5000), links=(64769, 4242), mode=0o600)
    disk = splitmix64_bytes(5, 20 * KIB)
    return [
        ("root", 1, b"home/ada", b"/home/ada", 1),
        ("put", b"", replace(DIRECTORY, mode=0o750)),
        ("put", b"Documents", DIRECTORY),
        ("put", b"Documents/hello.txt", HELLO),
        ("put", b"Documents/empty", Item("file", seconds=-315_619_200, nanoseconds=999_999_999)),
        ("put", b"Documents/caf\xe9.txt", Item("file", content=b"not UTF-8\n", uid=1001, gid=100)),
        ("put", b"Documents/two\nlines", Item("file", content=b"a newline in the name\n")),
        ("put", "Documents/naïve ☃".encode(), Item("file", content=b"UTF-8\n", seconds=0)),
        ("put", b"Documents/tagged", Item(
            "file", content=b"xattrs and an ACL\n", mode=0o640, xattrs=(
                (b"system.posix_acl_access", ACL_ACCESS), (b"user.empty", b""),
                (b"user.raw", bytes(range(256)))))),
        ("put", b"database", Item("file", content=text(1, 300 * KIB), profile="fine")),
        ("put", b"zeros", Item("file", content=bytes(300_000), profile="fine")),
        ("put", b"photos", DIRECTORY),
        ("put", b"photos/one.raw", Item("file", content=splitmix64_bytes(2, 160 * KIB))),
        ("put", b"photos/deep", DIRECTORY),
        ("put", b"photos/deep/er", DIRECTORY),
        ("put", b"photos/deep/er/two.raw", Item("file", content=splitmix64_bytes(3, 10_000))),
        ("put", b"photos-old", Item("file", content=b"sorts before photos/one.raw\n")),
        ("put", b"notes", Item("file", content=b"a file that becomes a directory\n")),
        ("put", b"disk.img", Item("file", content=disk, profile="fine", sparse_size=3 * MIB + 1,
                                  holes=((64 * KIB, 4 * KIB), (MIB, 16 * KIB)))),
        ("put", b"disk-full.img", Item("file", content=disk[:8 * KIB], profile="fine",
                                       sparse_size=72 * KIB,
                                       holes=((0, 4 * KIB), (64 * KIB, 4 * KIB)))),
        ("put", b"hole.img", Item("file", sparse_size=MIB, holes=())),
        ("put", b"links", DIRECTORY),
        ("put", b"links/one", linked),
        ("put", b"links/two", linked),
        ("put", b"current", Item("symlink", mode=0o777, target=b"Documents/hello.txt")),
        ("put", b"dangling", Item("symlink", mode=0o777, target=b"/nowhere/\xff\n")),
        ("put", b"queue", Item("fifo", mode=0o620)),
        ("root", 2, b"settings", b"/home/ada/.config", 3),
        ("put", b"", DIRECTORY),
        ("put", b"app.conf", Item("file", content=b"key = value\n", mode=0o4755)),
        ("put", b"app.copy", Item("file", content=b"key = value\n", mode=0o1600)),
        ("put", b"socket", Item("socket", mode=0o755)),
        ("put", b"null", Item("character-device", mode=0o666, uid=0, gid=0, device=(1, 3))),
        ("put", b"loop", Item("block-device", mode=0o660, uid=0, gid=6, device=(7, 300))),
    ]


def second_records() -> list[tuple[int, list]]:
    linked = Item("file", content=text(4, 5000), links=(64769, 4242), mode=0o600)
    return [
        (NONE, [
            ("select", 1),
            ("put", b"Documents/hello.txt", replace(HELLO, content=b"hello, again\n",
                                                    seconds=1_767_700_000)),
            ("put", b"links/three", linked),
            # Between two front-coded paths, of which it knows nothing.
            ("open_gap", 1, 1, b"Documents/caf\xe9", "overflow", 1_767_700_790, 17),
            ("remove", b"Documents/two\nlines"),
        ]),
        (ZSTD, [
            ("root", 3, b"scratch", b"/tmp/scratch", 5),
            ("put", b"", replace(DIRECTORY, mode=0o1777)),
            ("put", b"draft", Item("file", content=text(6, 2000))),
            ("root", 4, b"", b"/", 0),
            ("put", b"", DIRECTORY),
            ("put", b"etc", DIRECTORY),
            ("put", b"etc/hostname", Item("file", content=b"lighthouse\n", uid=0, gid=0)),
            ("open_gap", 2, 3, b"", "not-running", -1, 999_999_999),
            ("open_gap", 300, 2, b"mail.log", "torn", 1_767_700_799, 0),
            ("select", 2),
            ("put", b"mail.log", Item("file", content=text(7, 40_000), fuzzy=True)),
        ]),
    ]


def third_steps() -> list:
    return [
        ("select", 1),
        ("remove", b"photos"),
        ("put", b"photos", Item("symlink", mode=0o777, target=b"/mnt/photos")),
        ("put", b"notes", DIRECTORY),
        ("put", b"notes/today", Item("file", content=b"a new day\n", seconds=1_767_800_000)),
        ("drop_root", 3),
        ("drop_root", 4),
        ("root", 2, b"settings", b"/home/ada/.config-2", 2),
        ("put", b"app.conf", Item("file", content=b"key = other\n", mode=0o600)),
        ("remove", b"socket"),
        ("open_gap", 300, 1, b"a number that was used", "failed", 0, 0),
        ("close_gap", 4, 0, 0),
    ]


def fourth_steps() -> list:
    """What the daemon sees: a gap that a rescan has closed, a file renamed, a directory moved to
    another root and a file in it renamed with the move."""
    today = Item("file", content=b"a new day\n", seconds=1_767_800_000)
    return [
        ("close_gap", 1, 1_767_801_500, 5),
        ("close_gap", 1, 1_767_801_600, 5),
        ("select", 1),
        ("remove", b"database"),
        ("put", b"database.old", Item("file", content=text(1, 300 * KIB), profile="fine")),
        ("move", 1, b"database.old", 1, b"database"),
        ("remove", b"notes"),
        ("select", 2),
        ("put", b"journal", DIRECTORY),
        ("put", b"lockfile", Item("file", content=b"a new day\n", mode=0o600)),
        ("move", 2, b"journal", 1, b"notes"),
        ("put", b"journal/yesterday", today),
        ("move", 2, b"journal/yesterday", 1, b"notes/today"),
    ]


def fifth_steps(first_id: bytes) -> list:
    """What the rules say: containers, exclusions, purges, pins, and a document that is a directory."""
    return [
        ("select", 2),
        ("put", b"report.rtfd", replace(DIRECTORY, package=True)),
        ("remove", b"lockfile"),
        ("put", b"brief", Item("file", content=b"deleted, and still there\n")),
        ("container", 2, b"app/data", 2, "flatpak", b"org.example.Editor", b"data"),
        ("put", b"report.rtfd/TXT.rtf", Item("file", content=b"{\\rtf1 a report}\n")),
        ("container", 2, b"", 3, "sandbox", b"caf\xe9", b"Library/Preferences"),
        ("container", 1, b"snap", 2, "snap", b"editor", b"current"),
        ("exclude", 2, b"private", "robots", 1 << 40),
        ("exclude", 1, b"", "cache-tag", 0),
        ("exclude", 9, b"of/a root that is not defined", "pattern", 7),
        ("include", 1, b"", "cleared"),
        ("include", 2, b"never/excluded", "dropped"),
        ("purge", 4, b"/home/ada/.cache", b"thumbnails/\xff", "low-space", 1 << 33, 1_767_899_999, 7),
        ("purge", 5, b"/home/ada/.var/app/x/cache/tmp", b"a", "age", 0, -1, 999_999_999),
        ("pin", first_id, "by-brake"),
        ("pin", first_id, "free"),
        ("pin", bytes(16), "by-person"),
    ]


def sixth_steps() -> list:
    """What is renamed, deleted and saved again before retention is at work."""
    return [
        ("select", 1),
        ("put", b"draft", Item("file", content=text(10, 900), seconds=1_767_900_100)),
        ("remove", b"Documents/empty"),
        ("put", b"secret", DIRECTORY),
        ("put", b"secret/key", Item("file", content=b"to be erased\n")),
        ("put", b"secrets", Item("file", content=b"sorts behind secret/key\n")),
        ("move", 1, b"secret/key", 1, b"dangling"),
        # Removed and there again in one commit: replaced, not removed.
        ("remove", b"Documents/hello.txt"),
        ("put", b"Documents/hello.txt", replace(HELLO, seconds=1_767_900_101)),
        # Put and removed in one commit: what stood there before was removed after all.
        ("put", b"queue", Item("fifo", mode=0o600)),
        ("remove", b"queue"),
        ("select", 2),
        ("remove", b"brief"),
    ]


def seventh_steps() -> list:
    return [
        ("select", 1),
        ("put", b"draft", Item("file", content=text(11, 900), seconds=1_767_900_200)),
        ("remove", b"hole.img"),
        ("select", 2),
        ("put", b"app.conf", Item("file", content=b"key = seven\n", mode=0o600)),
    ]


def retention_steps(ids: dict[int, bytes]) -> list:
    """Forgets, expires and erases (§8.11 to §8.13): 3 and 6 go in parts, 4 and 5 bit by bit."""
    return [
        ("forget", ids[3], "in", (2, 9)),
        ("forget", ids[4], "in", (2,)),
        ("forget", ids[4], "but-in", (2,)),
        ("forget", ids[5], "in", (2,)),
        ("forget", ids[5], "but-in", (1, 2)),
        ("forget", ids[6], "but-in", (2,)),
        ("forget", ids[8], "everywhere"),  # itself: nothing happens
        ("forget", bytes(16), "everywhere"),
        ("expire", 3),
        ("expire", 6),
        ("erase", 1, b"secret"),
        ("erase", 9, b"of a root that is not defined"),
    ]


PASSWORD = "a cairn is a pile of stones \N{SNOWMAN}"


def encrypted_repository(begins_with_checkpoint: bool = False) -> tuple[dict[str, bytes], dict]:
    """The same as repository(), under PASSWORD; a second key has another."""
    keys = Keys(h256(b"the master key"))
    with encrypting(keys):
        files, expected = repository(begins_with_checkpoint)
        slots = [key_slot(keys, b"another password", REPOSITORY_ID, "00000001", "spare"),
                 key_slot(keys, PASSWORD.encode(), REPOSITORY_ID, "abcdef00", "caf\N{LATIN SMALL LETTER E WITH ACUTE}", 2, 20_000)]
        files["cairn.json"] = encrypted_settings(REPOSITORY_ID, slots)
    return files, {"password": PASSWORD} | expected


def key_vector() -> dict:
    keys, chunk = Keys(splitmix64_bytes(9, 32)), b"a chunk"
    entries = [f"{entry:016x}" for entry in keys.gear]
    return {
        "master": keys.master.hex(),
        "derived": {purpose: keys[purpose].hex() for purpose in PURPOSES},
        "gear": {"first": entries[:4], "last": entries[-4:]},
        "repository": REPOSITORY_ID.hex(),
        "password": b"correct horse".hex(),
        "slot": key_slot(keys, b"correct horse", REPOSITORY_ID, "12ab34cd", "laptop", 3, 64 * KIB),
        "chunk": {"bytes": chunk.hex(), "id": k256(keys["chunk id"], chunk).hex()},
    }


def repository(begins_with_checkpoint: bool = False) -> tuple[dict[str, bytes], dict]:
    """Returns the repository's files and what a reader finds in it.

    With a checkpoint it is the same history, and one commit more behind the checkpoint."""
    writer = RepositoryWriter(REPOSITORY_ID)
    first_id, run = h128(b"commit 1"), h128(b"run of commits 2 and 3")
    sealed = writer.commit([(ZLIB, first_steps())], Commit(
        first_id, h128(b"run of commit 1"), "complete", 1_767_614_400, 0, (),
        nanoseconds=5, began_seconds=1_767_614_300, began_nanoseconds=999_999_999,
        paths=(b"/home/ada", b"/home/ada/.config"), tags=("erster Lauf ☃".encode(), b"nightly")),
        shared_codec=ZLIB)
    expected = {"commits": writer.commits, "commit_1": writer.expected_items()}
    opened = writer.commit(second_records(), Commit(
        h128(b"commit 2"), run, "partial", 1_767_700_800, 0, (), began_seconds=1_767_700_700,
        ad_hoc=True, unreadable=True, paths=(b"/tmp/scratch", b"/home/ada/caf\xe9")),
        shared_codec=ZSTD, again=(HELLO.content,))
    expected["commit_2"] = writer.expected_items()
    writer.journal.begin_segment()
    opened += writer.commit([(NONE, third_steps())], Commit(
        h128(b"commit 3"), run, "before-restore", 1_767_801_000, 0, (),
        began_seconds=1_767_700_700, restored=first_id), shared_codec=NONE)
    expected["commit_3"] = writer.expected_items()
    opened += writer.commit([(NONE, fourth_steps())], Commit(
        h128(b"commit 4"), h128(b"run of commit 4"), "capture", 1_767_801_700, 0, (),
        began_seconds=1_767_801_690), shared_codec=NONE)
    expected["commit_4"] = writer.expected_items()
    opened += writer.commit([(NONE, fifth_steps(first_id))], Commit(
        h128(b"commit 5"), h128(b"run of commit 5"), "capture", 1_767_900_000, 0, (),
        began_seconds=1_767_899_990), shared_codec=NONE)
    ids = {number: h128(b"commit %d" % number) for number in range(1, 9)}
    for number, steps in ((6, sixth_steps()), (7, seventh_steps())):
        opened += writer.commit([(NONE, steps)], Commit(
            ids[number], h128(b"run of commit %d" % number), "capture", 1_767_900_000 + 100 * number, 0, (),
            began_seconds=1_767_900_000), shared_codec=NONE)
    writer.commit([(NONE, retention_steps(ids))], Commit(
        ids[8], h128(b"run of commit 8"), "maintenance", 1_767_900_900, 0, (),
        began_seconds=1_767_900_890), shared_codec=NONE)
    expected["commits"] = writer.kept_commits()
    for number, gone in ((1, ()), (2, ()), (3, (2,)), (5, (2,)), (6, (1,)), (7, ())):
        expected[f"commit_{number}"] = writer.expected_tree(number, but=gone)
    del expected["commit_4"]
    expected["latest"] = writer.expected_items()
    expected["versions"] = sorted(
        writer.standing(), key=lambda v: (v["root_hex"], v["path_hex"], v["first"]))
    expected["notes"] = writer.notes
    expected["gaps"] = [gap for _, gap in sorted(writer.gaps.items())]
    expected["moves"] = writer.moves
    if begins_with_checkpoint:
        expected["commit_8"] = expected["latest"]
        expected["notes"] = writer.checkpoint()
        steps = [("select", 1), ("put", b"behind-the-checkpoint", Item("directory", 0o755, 1_767_950_000))]
        opened += writer.commit([(NONE, steps)], Commit(
            h128(b"commit 9"), h128(b"run of commit 9"), "capture", 1_767_950_000, 0, (),
            began_seconds=1_767_950_000), shared_codec=NONE)
        expected["commits"] = writer.kept_commits()
        expected["commit_9"] = expected["latest"] = writer.expected_items()
        expected["versions"] = sorted(
            writer.standing(), key=lambda v: (v["root_hex"], v["path_hex"], v["first"]))

    sealed_name, sealed_bytes = sealed_pack(REPOSITORY_ID, sealed)
    files = {
        "cairn.json": settings(REPOSITORY_ID),
        "lock": b"",
        sealed_name: sealed_bytes,
        f"packs/open/{h128(b'open pack').hex()}.pack": open_pack(REPOSITORY_ID, opened),
    } | writer.journal.files()
    return files, expected


# --- The vectors ----------------------------------------------------------------------------------

CHUNK_VECTORS = [  # (generator, seed, length, profile, note)
    ("splitmix64", 1, 0, "regular", "an empty stream has no chunks"),
    ("splitmix64", 2, 1, "regular", "one byte"),
    ("splitmix64", 3, 256 * KIB, "regular", "exactly the minimum: not searched"),
    ("splitmix64", 4, 256 * KIB + 1, "regular", "one byte more: its last byte is looked at"),
    ("splitmix64", 5, 16 * KIB, "fine", "exactly the minimum"),
    ("splitmix64", 6, 16 * KIB + 1, "fine", "the minimum and one"),
    ("splitmix64", 0x123456789ABCDEF0, 2 * MIB, "fine", "many cuts by both masks"),
    ("splitmix64", 0xFFFFFFFFFFFFFFFF, 16 * MIB, "regular", "many cuts; the seed's sum wraps"),
    ("zeros", 0, 9 * MIB + 5, "regular", "no cut before the maximum"),
    ("zeros", 0, 1 * MIB, "fine", "no cut before the maximum, and nothing left over"),
    ("splitmix64", 0x7BC7, 160 * KIB, "fine", "first cut at i = average, the first byte that the"
                                              " loose mask judges: a chunk of average + 1 bytes"),
    ("splitmix64", 0x253, 160 * KIB, "fine", "at i = average - 1 the loose mask would cut; the"
                                             " strict one still counts and does not"),
]


def generated(generator: str, seed: int, length: int) -> bytes:
    return bytes(length) if generator == "zeros" else splitmix64_bytes(seed, length)


def chunk_vector(generator: str, seed: int, length: int, profile: str, note: str) -> dict:
    sizes = PROFILES[profile]
    return {
        "generator": generator, "seed": f"{seed:016x}", "length": length, "profile": profile,
        **dict(zip(("minimum", "average", "maximum"), sizes)),
        "ends": chunk_ends(generated(generator, seed, length), *sizes),
        "note": note,
    }


def block_vectors() -> tuple[dict[str, bytes], dict]:
    chunks = [text(8, 3000), b"\0", text(9, 20_000)]
    plain = b"".join(chunks)
    files, descriptions = {}, {}
    for name, codec in CODECS.items():
        data = files[f"block-{name}.bin"] = block(codec, chunks)
        descriptions[f"block-{name}.bin"] = {
            "codec": codec,
            "plain_bytes": len(plain),
            "stored_bytes": len(data) - 48 - 36 * len(chunks),
            "header_check": data[16:32].hex(),
            "payload_check": data[32:48].hex(),
            "plain_h256": h256(plain).hex(),
            "plain_sha256": hashlib.sha256(plain).hexdigest(),
            "chunks": [{"id": h256(chunk).hex(), "length": len(chunk)} for chunk in chunks],
        }
    return files, descriptions


def write_files(folder: str, files: dict[str, bytes]) -> None:
    for name, data in files.items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data)


def as_json(value) -> bytes:
    return (json.dumps(value, indent=1) + "\n").encode()


def write_vectors(folder: str) -> None:
    entries = [f"{entry:016x}" for entry in GEAR]
    files = {"gear.json": as_json(
        {"seed": f"{GEAR_SEED:016x}", "first": entries[:4], "last": entries[-4:]})}
    for number, vector in enumerate(CHUNK_VECTORS, start=1):
        files[f"chunk-{number:02}.json"] = as_json(chunk_vector(*vector))
    blocks, descriptions = block_vectors()
    files |= blocks
    files["block.json"] = as_json(descriptions)
    repository_files, expected = repository()
    files["repository-1.json"] = as_json(expected)
    files |= {f"repository-1/{name}": data for name, data in repository_files.items()}
    files["key.json"] = as_json(key_vector())
    master = splitmix64_bytes(9, 32)
    files["remote-key.json"] = as_json(
        {"master": master.hex(), "derived": {
            "remote state": k256(master, b"cairn-1 remote state").hex()}})
    repository_files, expected = encrypted_repository()
    files["repository-encrypted-1.json"] = as_json(expected)
    files |= {f"repository-encrypted-1/{name}": data for name, data in repository_files.items()}
    checkpoint_files, expected = repository(begins_with_checkpoint=True)
    files["repository-checkpoint-1.json"] = as_json(expected)
    files |= {f"repository-checkpoint-1/{name}": data for name, data in checkpoint_files.items()}
    checkpoint_files, expected = encrypted_repository(begins_with_checkpoint=True)
    name = "repository-encrypted-checkpoint-1"
    files[f"{name}.json"] = as_json(expected)
    files |= {f"{name}/{path}": data for path, data in checkpoint_files.items()}
    for name in ("repository-1", "repository-encrypted-1", "repository-checkpoint-1", name):
        shutil.rmtree(os.path.join(folder, name), ignore_errors=True)  # packs of other names
    write_files(folder, files)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: write_repository.py DIR")
    write_vectors(sys.argv[1])

#!/usr/bin/python3
"""Reads a Cairn repository: lists its commits and trees, extracts files, verifies every check.

Written from Docs/FORMAT.md alone, so that it can stand witness against the Swift code; it shares
no line with it. The sections below follow the format's own: read them in order to learn the format.

    read_repository.py REPO commits
    read_repository.py REPO list    [--commit N|ID|latest] [--hash]
    read_repository.py REPO extract [--commit N|ID|latest] --target DIR [ROOT/PATH ...]
    read_repository.py REPO gaps
    read_repository.py REPO moves
    read_repository.py REPO notes
    read_repository.py REPO versions
    read_repository.py REPO rebuild --pack ID --target FILE
    read_repository.py REPO verify

What it holds to:
  - The repository is hostile. A length is compared with what is left of its container, and with
    its limit (§12), before anything is allocated; a payload is decoded to at most its declared
    size.
  - It writes only beneath --target, creates and never overwrites, and follows no symbolic link,
    neither inside the repository nor inside the target.
  - Every chunk is hashed each time it is used.

What it does not promise: it takes no lock. It reads in the order that lets a writer add commits and
seal packs beside it (§10); while a writer cuts off what an interrupted run left, or `repair` is at
work, it may report damage that is none. It holds the chunk index and one tree in memory, and the
changes of one commit.

The password of an encrypted repository is taken from CAIRN_PASSWORD, from the file that CAIRN_PASSWORD_FILE
names (without its last line break), or asked for.

Exit status: 0 in order, 1 damage or a failed item (each is named), 2 wrong usage, 12 wrong password.
Needs Python 3.11 and, for payloads of codec 2, the module `zstandard` (Debian: python3-zstandard); for encrypted
repositories the module `nacl` (Debian: python3-nacl).
"""

import argparse
import bisect
import contextlib
import datetime
import functools
import getpass
import hashlib
import heapq
import itertools
import json
import os
import re
import stat
import struct
import sys
import zlib
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field

try:
    import zstandard
except ImportError:  # codec 2 is then refused with an error that says so
    zstandard = None
try:
    import nacl.bindings as sodium
    from nacl.exceptions import CryptoError
except ImportError:  # so are encrypted repositories
    sodium, CryptoError = None, Exception

KIB, MIB, GIB = 1 << 10, 1 << 20, 1 << 30


class FormatError(Exception):
    """What the repository holds breaks a rule of the format: where it does, and why it does."""

    def __init__(self, where: str, why: str):
        super().__init__(f"{where}: {why}")
        self.where, self.why = where, why


class Torn(FormatError):
    """What may be the trace of an interrupted write: a block or record that fails its own check or
    is cut off (§6.2, §7.2). In an open pack, and at the end of the journal behind the commit that
    `head` names, that is in order; anywhere else it is damage."""


# --- §1 Conventions -------------------------------------------------------------------------------

CODEC_NONE, CODEC_ZLIB, CODEC_ZSTD = 0, 1, 2
ZSTD_MAGIC = b"\x28\xb5\x2f\xfd"


def h256(*parts: bytes) -> bytes:
    return _blake2b(32, parts)


def h128(*parts: bytes) -> bytes:
    return _blake2b(16, parts)


def k256(key: bytes, *parts: bytes) -> bytes:
    return _blake2b(32, parts, key)


def _blake2b(digest_bytes: int, parts, key: bytes = b"") -> bytes:
    state = hashlib.blake2b(digest_size=digest_bytes, key=key)
    for part in parts:
        state.update(part)
    return state.digest()


class Fields:
    """Takes one field after another from a byte string; no field reaches past its end."""

    def __init__(self, data: bytes, where: str):
        self.data, self.where, self.position, self.end = data, where, 0, len(data)

    @property
    def left(self) -> int:
        return self.end - self.position

    def refuse(self, why: str) -> FormatError:
        return FormatError(self.where, f"{why} (before byte {self.position} of the payload)")

    def take(self, length: int) -> bytes:
        if length > self.left:
            raise self.refuse(f"a field of {length} bytes where only {self.left} are left")
        start, self.position = self.position, self.position + length
        return self.data[start:self.position]

    def u8(self) -> int:
        return self.take(1)[0]

    def varint(self, name: str, below: int = 1 << 64) -> int:
        value = shift = 0
        while True:
            byte = self.u8()
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                break
            shift += 7
            if shift == 70:
                raise self.refuse(f"{name}: a varint of more than 10 bytes")
        if byte == 0 and shift > 0:
            raise self.refuse(f"{name}: a varint that is not in its shortest form")
        if value >= 1 << 64:
            raise self.refuse(f"{name}: a varint of 2^64 or more")
        if value >= below:
            raise self.refuse(f"{name} is {value}, which is not below {below}")
        return value

    def zigzag(self, name: str) -> int:
        value = self.varint(name)
        return (value >> 1) ^ -(value & 1)

    def count(self, name: str, bytes_each: int) -> int:
        """A number of things still to come, each of which takes at least `bytes_each` bytes."""
        number = self.varint(name)
        if number > self.left // bytes_each:
            raise self.refuse(f"{name} is {number}, more than the {self.left} bytes left can hold")
        return number

    def byte_string(self, name: str, maximum: int | None = None) -> bytes:
        length = self.varint(f"length of {name}")
        if maximum is not None and length > maximum:
            raise self.refuse(f"{name} has {length} bytes, the limit is {maximum}")
        return self.take(length)

    def finish(self) -> None:
        if self.left:
            raise self.refuse(f"{self.left} bytes left over after the last field")


def decode_payload(codec: int, stored: bytes, plain_bytes: int, where: str) -> bytes:
    """The `plain_bytes` bytes that `stored` stands for (§5). Allocates no more than that."""
    if codec == CODEC_NONE:
        plain = stored
    elif codec == CODEC_ZLIB:
        plain = _inflate(stored, plain_bytes, where)
    elif codec == CODEC_ZSTD:
        plain = _decode_zstd(stored, plain_bytes, where)
    else:
        raise FormatError(where, f"unknown codec {codec}")
    if len(plain) != plain_bytes:
        raise FormatError(where, f"payload gives {len(plain)} bytes, its header says {plain_bytes}")
    return plain


def _inflate(stored: bytes, plain_bytes: int, where: str) -> bytes:
    stream = zlib.decompressobj()
    try:
        plain = stream.decompress(stored, plain_bytes + 1)  # one more, to see a payload give more
    except zlib.error as error:
        raise FormatError(where, f"payload is not a zlib stream: {error}") from error
    if len(plain) > plain_bytes:
        raise FormatError(where, f"payload gives more than the {plain_bytes} bytes of its header")
    if not stream.eof:
        raise FormatError(where, "payload ends before its zlib stream does")
    if stream.unused_data:
        raise FormatError(where, f"{len(stream.unused_data)} bytes follow the zlib stream")
    return plain


def _decode_zstd(stored: bytes, plain_bytes: int, where: str) -> bytes:
    if zstandard is None:
        raise FormatError(where, "is Zstandard: install the Python module `zstandard` to read it")
    if stored[:4] != ZSTD_MAGIC:
        raise FormatError(where, "payload is not a Zstandard frame")
    try:
        frame = zstandard.get_frame_parameters(stored)
        if frame.content_size != plain_bytes:  # so decompress() below allocates plain_bytes
            raise FormatError(where, "the Zstandard frame's content size is absent or not the"
                                     f" {plain_bytes} bytes of the header")
        if frame.dict_id:
            raise FormatError(where, f"the Zstandard frame needs dictionary {frame.dict_id}")
        return zstandard.ZstdDecompressor().decompress(
            stored, max_output_size=plain_bytes, allow_extra_data=False)
    except (zstandard.ZstdError, MemoryError) as error:
        raise FormatError(where, f"payload is not a whole Zstandard frame: {error}") from error


NONCE_BYTES, TAG_BYTES = 24, 16


def opened(key: bytes, nonce: bytes, associated: bytes, sealed: bytes, where: str) -> bytes:
    """What `seal(key, nonce, associated, …)` made `sealed` of (§1)."""
    try:
        return sodium.crypto_aead_xchacha20poly1305_ietf_decrypt(bytes(sealed), associated, nonce, key)
    except CryptoError as error:
        raise FormatError(where, "was altered, or is not of this repository") from error


def padme(length: int) -> int:
    """§5.2"""
    if length <= 2:
        return length
    exponent = length.bit_length() - 1
    step = 1 << (exponent - exponent.bit_length())
    return (length + step - 1) // step * step


def shown(name: bytes) -> str:
    """A name for people, always valid text. What is not UTF-8 shows as \\xNN; only hex is exact."""
    return name.decode("utf-8", "backslashreplace")


# --- §2 Files -------------------------------------------------------------------------------------

@dataclass(frozen=True)
class File:
    """A regular file of the repository, open for reading."""
    descriptor: int
    name: str
    size: int
    keys: "Keys | None" = None  # of the repository, when it is encrypted

    def read(self, offset: int, length: int) -> bytes:
        """Exactly `length` bytes; the caller has compared `length` with `size`."""
        parts, wanted = [], length
        while wanted:
            try:
                part = os.pread(self.descriptor, wanted, offset)
            except OSError as error:
                raise FormatError(self.name, f"cannot be read at byte {offset}: {error.strerror}"
                                  ) from error
            if not part:
                raise FormatError(self.name, f"became shorter than {offset + wanted} bytes while it"
                                             " was read")
            parts.append(part)
            offset, wanted = offset + len(part), wanted - len(part)
        return b"".join(parts)


class Folder:
    """The repository's directory. On the way to what is inside it no symbolic link is followed."""

    def __init__(self, path: str):
        self.descriptor = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        self.keys: Keys | None = None  # set by read_settings

    def close(self) -> None:
        os.close(self.descriptor)

    def names(self, *folders: str) -> list[str]:
        """The names in a folder, sorted, without unfinished replacements; none when missing."""
        try:
            with self._opened(folders, os.O_DIRECTORY) as descriptor:
                return sorted(name for name in os.listdir(descriptor) if not name.endswith(".tmp"))
        except FileNotFoundError:
            return []
        except OSError as error:
            raise FormatError("/".join(folders), error.strerror) from error

    @contextlib.contextmanager
    def open(self, *parts: str) -> Iterator[File]:
        """Raises FileNotFoundError when there is no such file."""
        name = "/".join(parts)
        with contextlib.ExitStack() as stack:
            try:  # O_NONBLOCK: opening a FIFO must not wait for its writer
                descriptor = stack.enter_context(self._opened(parts, os.O_NONBLOCK))
            except FileNotFoundError:
                raise
            except OSError as error:
                raise FormatError(name, error.strerror) from error
            status = os.fstat(descriptor)
            if not stat.S_ISREG(status.st_mode):
                raise FormatError(name, "is not a regular file")
            yield File(descriptor, name, status.st_size, self.keys)

    @contextlib.contextmanager
    def _opened(self, parts, flags: int) -> Iterator[int]:
        descriptor = os.dup(self.descriptor)
        try:
            for depth, part in enumerate(parts):
                wanted = flags if depth == len(parts) - 1 else os.O_DIRECTORY
                inner = os.open(part, os.O_RDONLY | os.O_NOFOLLOW | os.O_CLOEXEC | wanted,
                                dir_fd=descriptor)
                os.close(descriptor)
                descriptor = inner
            yield descriptor
        finally:
            os.close(descriptor)


# --- §3 cairn.json --------------------------------------------------------------------------------

SETTINGS_BYTES_MAXIMUM = MIB
RFC_3339_UTC = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?"
                          r"([Zz]|[+-]00:00)")
CHECKSUM_FIELD = re.compile(rb'"checksum"[ \t\r\n]*:[ \t\r\n]*"([0-9a-f]{64})"')
MAC_FIELD = re.compile(rb'"mac"[ \t\r\n]*:[ \t\r\n]*"([0-9a-f]{64})"')
ENCRYPTION = "xchacha20-poly1305"


SETTINGS_FILES = (("cairn.json",), ("cairn.copy",), ("journal", "cairn.json"))


@dataclass(frozen=True)
class SettingsFile:
    """`cairn.json` or a copy of it; whole (§3.3) when there is no `problem`."""
    name: str
    problem: FormatError | None
    raw: bytes | None = None
    fields: dict | None = None
    blanked: bytes | None = None  # `raw` with its checksum as zeros

    @property
    def is_missing(self) -> bool:
        return self.problem is not None and self.problem.why == "is missing"


def read_settings_file(folder: Folder, parts: tuple[str, ...]) -> SettingsFile:
    where, raw = "/".join(parts), None
    try:
        with folder.open(*parts) as file:
            if file.size > SETTINGS_BYTES_MAXIMUM:
                raise FormatError(where, f"has {file.size} bytes, the limit is 1 MiB")
            raw = file.read(0, file.size)
        try:
            settings = json.loads(raw.decode("utf-8"), object_pairs_hook=_object_without_repeats)
        except (ValueError, RecursionError) as error:
            raise FormatError(where, f"is not UTF-8 JSON: {error}") from error
        if not isinstance(settings, dict):
            raise FormatError(where, "is not a JSON object")
        fields = CHECKSUM_FIELD.findall(raw)
        if len(fields) != 1 or settings.get("checksum") != fields[0].decode():
            raise FormatError(where, "has no single `checksum` of 64 lower-case hexadecimal digits")
        blanked = CHECKSUM_FIELD.sub(lambda m: m[0].replace(m[1], b"0" * 64), raw)
        if h256(blanked).hex() != settings["checksum"]:
            raise FormatError(where, "checksum does not match: the file is damaged or was edited")
    except FileNotFoundError:
        return SettingsFile(where, FormatError(where, "is missing"))
    except FormatError as error:
        return SettingsFile(where, error, raw)
    return SettingsFile(where, None, raw, settings, blanked)


def read_settings(folder: Folder, problems: list[str] | None = None,
                  notes: list[str] | None = None) -> dict:
    """Returns cairn.json, or the first copy that is whole when it is not (§3.3), once `format`,
    `repository`, `encryption` and `checksum` are in order. Of an encrypted repository `folder` then
    has the keys. `problems` and `notes` hear what is wrong with cairn.json and with its copies."""
    main, *copies = (read_settings_file(folder, parts) for parts in SETTINGS_FILES)
    used = next((file for file in (main, *copies) if file.problem is None), None)
    if used is None:
        if main.is_missing:
            raise FormatError(main.name, "is missing: this is not a Cairn repository")
        raise main.problem
    if main.problem is not None:
        if problems is None:
            complain(f"{main.problem}; {used.name} is used instead")
        else:
            problems.append(str(main.problem))
    for copy in copies if notes is not None else ():
        if copy.problem is not None and not copy.is_missing:
            notes.append(str(copy.problem))
        elif copy.problem is None and copy.raw != used.raw:
            notes.append(f"{copy.name}: differs from {used.name}")
    where, settings = used.name, used.fields
    if type(settings.get("format")) is not int or settings["format"] != 1:
        raise FormatError(where, f"format is {settings.get('format')!r}; this program reads 1")
    if not _is_hex(settings.get("repository"), 32):
        raise FormatError(where, "repository is not 32 lower-case hexadecimal digits")
    if settings.get("encryption") == ENCRYPTION:
        folder.keys = unlock(settings, used.blanked)
    elif settings.get("encryption") != "none":
        raise FormatError(where, f"encryption is {settings.get('encryption')!r}; only \"none\" and"
                                 f" \"{ENCRYPTION}\" are known to this version")
    elif "keys" in settings or "mac" in settings:
        raise FormatError(where, "has keys, and says that nothing is encrypted")
    return settings


# --- §3.1, §3.2 Keys ------------------------------------------------------------------------------

SLOTS_MAXIMUM, OPERATIONS_MAXIMUM, MEMORY_BYTES = 32, 32, (8 * KIB, GIB)


class WrongPassword(Exception):
    pass


class Keys:
    """The keys of an encrypted repository, one for each purpose (§3.2)."""

    def __init__(self, master: bytes):
        def derived(purpose: str) -> bytes:
            return k256(master, b"cairn-1 " + purpose.encode())
        self.chunk_id, self.chunker = derived("chunk id"), derived("chunker")
        self.block_index, self.block_payload = derived("block index"), derived("block payload")
        self.record, self.description = derived("journal record"), derived("description")


@dataclass(frozen=True)
class Slot:
    id: str
    created: str
    label: str
    operations: int
    memory_bytes: int
    salt: bytes
    nonce: bytes
    sealed: bytes

    def master_key(self, password: bytes, repository_id: bytes) -> bytes | None:
        """None when the password is another, or the slot was altered."""
        key = sodium.crypto_pwhash_alg(32, password, self.salt, self.operations, self.memory_bytes,
                                       sodium.crypto_pwhash_ALG_ARGON2ID13)
        associated = b"cairn-1 key slot" + repository_id
        for text in (self.id, self.created, self.label):  # fewer than 64 bytes: one byte of length
            associated += bytes([len(text.encode())]) + text.encode()
        associated += struct.pack("<QQ", self.operations, self.memory_bytes) + self.salt
        try:
            return opened(key, self.nonce, associated, self.sealed, "cairn.json")
        except FormatError:
            return None


def read_slots(settings: dict) -> list[Slot]:
    where, slots = "cairn.json", settings.get("keys")
    if not isinstance(slots, list) or not 1 <= len(slots) <= SLOTS_MAXIMUM:
        raise FormatError(where, f"has no list of 1 to {SLOTS_MAXIMUM} keys")
    return [_read_slot(slot, where) for slot in slots]


def _read_slot(slot, where: str) -> Slot:
    if not isinstance(slot, dict) or slot.get("kdf") != "argon2id":
        raise FormatError(where, "a key slot is no object, or its kdf is not \"argon2id\"")
    for name, digits in (("id", 8), ("salt", 32), ("nonce", 48), ("sealed", 96)):
        if not _is_hex(slot.get(name), digits):
            raise FormatError(where, f"{name} of a key slot is not {digits} hexadecimal digits")
    for name in ("created", "label"):
        if not isinstance(slot.get(name), str) or len(slot[name].encode()) >= 64:
            raise FormatError(where, f"{name} of a key slot is not a text of fewer than 64 bytes")
    for name, least, most in (("operations", 1, OPERATIONS_MAXIMUM), ("memory_bytes", *MEMORY_BYTES)):
        if type(slot.get(name)) is not int or not least <= slot[name] <= most:
            raise FormatError(where, f"{name} of a key slot is {slot.get(name)!r}, not a number from"
                                     f" {least} to {most}")
    return Slot(slot["id"], slot["created"], slot["label"], slot["operations"], slot["memory_bytes"],
                *(bytes.fromhex(slot[name]) for name in ("salt", "nonce", "sealed")))


def unlock(settings: dict, blanked: bytes) -> Keys:
    """The keys, once `mac` is in order. `blanked` is cairn.json with its checksum as zeros."""
    where = "cairn.json"
    if sodium is None:
        raise FormatError(where, "is encrypted: install the Python module `nacl` to read it")
    fields = MAC_FIELD.findall(blanked)
    if len(fields) != 1 or settings.get("mac") != fields[0].decode():
        raise FormatError(where, "has no single `mac` of 64 lower-case hexadecimal digits")
    slots = read_slots(settings)
    password, repository_id = _password(), bytes.fromhex(settings["repository"])
    for slot in slots:
        master = slot.master_key(password, repository_id)
        if master is not None:
            keys = Keys(master)
            zeros = MAC_FIELD.sub(lambda m: m[0].replace(m[1], b"0" * 64), blanked)
            if k256(keys.description, zeros).hex() != settings["mac"]:
                raise FormatError(where, "mac does not match: somebody without the key altered it")
            return keys
    raise WrongPassword("wrong password: it opens none of the keys")


def _password() -> bytes:
    if os.environ.get("CAIRN_PASSWORD"):
        return os.environb[b"CAIRN_PASSWORD"]
    name = os.environ.get("CAIRN_PASSWORD_FILE")
    if not name:
        return getpass.getpass("password: ").encode()
    with open(name, "rb") as file:
        password = file.read(4098)
    return password.removesuffix(b"\n").removesuffix(b"\r")


def settings_complaints(settings: dict) -> list[str]:
    """What writers must have set and readers do not need; for `verify`."""
    complaints = []

    def expect(condition: bool, what: str) -> None:
        if not condition:
            complaints.append(f"cairn.json: {what}")

    created = settings.get("created")
    expect(isinstance(created, str) and RFC_3339_UTC.fullmatch(created) is not None,
           f"created is {created!r}, not an RFC 3339 time in UTC")
    expect(settings.get("compression") in ("auto", "zstd", "zlib", "none"),
           f"compression is {settings.get('compression')!r}")
    for key in ("block_bytes", "pack_bytes"):
        value = settings.get(key)
        expect(type(value) is int and value > 0, f"{key} is not a number above 0")
    chunker = settings.get("chunker")
    if not isinstance(chunker, dict):
        return complaints + ["cairn.json: chunker is not an object"]
    expect(chunker.get("algorithm") == "fastcdc-1",
           f"chunker.algorithm is {chunker.get('algorithm')!r}")
    for name in ("regular", "fine"):
        profile = chunker.get(name)
        sizes = [profile.get(key) for key in ("minimum", "average", "maximum")] \
            if isinstance(profile, dict) else [None]
        expect(all(type(size) is int for size in sizes)
               and 1 <= sizes[0] < sizes[1] < sizes[2] <= CHUNK_BYTES_MAXIMUM
               and sizes[1] & (sizes[1] - 1) == 0,
               f"chunker.{name} does not hold 1 <= minimum < average = 2^a < maximum <= 16 MiB")
    return complaints


def _object_without_repeats(pairs):
    result = dict(pairs)
    if len(result) != len(pairs):
        raise ValueError("a key occurs twice in one object")
    return result


def _is_hex(value, digits: int) -> bool:
    return isinstance(value, str) and re.fullmatch(f"[0-9a-f]{{{digits}}}", value) is not None


# --- §5 Blocks ------------------------------------------------------------------------------------

BLOCK_HEADER_BYTES, BLOCK_INDEX_ENTRY_BYTES = 48, 36
BLOCK_PLAIN_BYTES_MAXIMUM = CHUNK_BYTES_MAXIMUM = 16 * MIB
INDEX_STEP, INDEX_PREFIX_BYTES = 64, 12
INDEX_BYTES_MAXIMUM = INDEX_PREFIX_BYTES + 36 * 65536 + TAG_BYTES


def chunk_id_of(data: bytes, keys: "Keys | None") -> bytes:
    """§4.1"""
    return h256(data) if keys is None else k256(keys.chunk_id, data)


def block_magic(keys: "Keys | None") -> bytes:
    return b"CBLK" if keys is None else b"CBLE"


@dataclass(frozen=True, slots=True)
class Block:
    """Where a block lies and how its payload is stored. Its index is returned beside it, because
    thousands of blocks are kept in memory."""
    pack: tuple[str, ...]
    offset: int
    chunk_count: int
    codec: int
    plain_bytes: int
    stored_bytes: int
    header_check: bytes
    payload_check: bytes
    sealing: "Sealing | None" = None

    @property
    def payload_offset(self) -> int:
        if self.sealing is not None:
            return self.offset + BLOCK_HEADER_BYTES + NONCE_BYTES + self.sealing.index_bytes
        return self.offset + BLOCK_HEADER_BYTES + BLOCK_INDEX_ENTRY_BYTES * self.chunk_count

    @property
    def end(self) -> int:
        return self.payload_offset + self.stored_bytes

    @property
    def where(self) -> str:
        return f"{'/'.join(self.pack)}, block at byte {self.offset}"


@dataclass(frozen=True, slots=True)
class Sealing:
    """What the payload of an encrypted block needs to be opened (§5.2)."""
    front: bytes
    nonce: bytes
    index_bytes: int
    compressed_bytes: int


def read_block_header(file: File, offset: int, limit: int) -> tuple[Block, list]:
    """Returns the block at `offset` and its index, a list of (chunk id, length).

    Raises Torn when header and index do not check out or the block reaches beyond `limit`, and
    FormatError when they check out and still break a rule."""
    where = f"{file.name}, block at byte {offset}"
    if limit - offset < BLOCK_HEADER_BYTES:
        raise Torn(where, f"only {limit - offset} bytes are left for a header of 48")
    header = file.read(offset, BLOCK_HEADER_BYTES)
    if file.keys is not None:
        return _read_sealed_header(file, offset, limit, header, where)
    magic, codec, reserved, count, plain_bytes, stored_bytes = \
        struct.unpack("<4sBBHII", header[:16])
    if magic != b"CBLK":
        raise Torn(where, "does not begin with CBLK")
    index_bytes = BLOCK_INDEX_ENTRY_BYTES * count
    if index_bytes > limit - offset - BLOCK_HEADER_BYTES:
        raise Torn(where, f"its index of {count} chunks reaches beyond byte {limit}")
    index = file.read(offset + BLOCK_HEADER_BYTES, index_bytes)
    if h128(header[:16], header[32:48], index) != header[16:32]:
        raise Torn(where, "header check does not match")

    block = Block(tuple(file.name.split("/")), offset, count, codec, plain_bytes, stored_bytes,
                  header[16:32], header[32:48])
    chunks = [(bytes(id_), length) for id_, length in struct.iter_unpack("<32sI", index)]
    _check_block_fields(where, reserved, codec, count, plain_bytes, stored_bytes, chunks)
    if block.end > limit:
        raise Torn(where, f"its payload reaches to byte {block.end}, beyond byte {limit}")
    return block, chunks


def _read_sealed_header(file: File, offset: int, limit: int, header: bytes,
                        where: str) -> tuple[Block, list]:
    magic, reserved, index_bytes, stored_bytes = struct.unpack("<4sIII", header[:16])
    if magic != b"CBLE":
        raise Torn(where, "does not begin with CBLE")
    entries_bytes = index_bytes - TAG_BYTES - INDEX_PREFIX_BYTES
    if entries_bytes <= 0 or entries_bytes % (36 * INDEX_STEP) or index_bytes > INDEX_BYTES_MAXIMUM:
        raise Torn(where, f"no index is {index_bytes} bytes long")
    if NONCE_BYTES + index_bytes > limit - offset - BLOCK_HEADER_BYTES:
        raise Torn(where, f"its index of {index_bytes} bytes reaches beyond byte {limit}")
    rest = file.read(offset + BLOCK_HEADER_BYTES, NONCE_BYTES + index_bytes)
    if h128(header[:16], header[32:48], rest) != header[16:32]:
        raise Torn(where, "header check does not match")
    nonce = rest[:NONCE_BYTES]
    index = opened(file.keys.block_index, nonce, header[:16], rest[NONCE_BYTES:], where)
    codec, index_reserved, count, plain_bytes, compressed_bytes = struct.unpack("<BBHII", index[:12])
    end = INDEX_PREFIX_BYTES + 36 * count
    if len(index) != INDEX_PREFIX_BYTES + 36 * (-(-count // INDEX_STEP) * INDEX_STEP) or any(index[end:]):
        raise FormatError(where, f"its index of {count} chunks is not padded as it should be")
    chunks = [(bytes(id_), length)
              for id_, length in struct.iter_unpack("<32sI", index[INDEX_PREFIX_BYTES:end])]
    _check_block_fields(where, reserved or index_reserved, codec, count, plain_bytes,
                        compressed_bytes, chunks)
    if compressed_bytes == 0 or stored_bytes != padme(compressed_bytes) + TAG_BYTES:
        raise FormatError(where, f"{stored_bytes} stored bytes for {compressed_bytes} that count")
    block = Block(tuple(file.name.split("/")), offset, count, codec, plain_bytes, stored_bytes,
                  header[16:32], header[32:48],
                  Sealing(header[:16], nonce, index_bytes, compressed_bytes))
    if block.end > limit:
        raise Torn(where, f"its payload reaches to byte {block.end}, beyond byte {limit}")
    return block, chunks


def _check_block_fields(where: str, reserved: int, codec: int, count: int, plain_bytes: int,
                        stored_bytes: int, chunks: list) -> None:
    if reserved != 0:
        raise FormatError(where, f"reserved byte is {reserved}")
    if codec not in (CODEC_NONE, CODEC_ZLIB, CODEC_ZSTD):
        raise FormatError(where, f"unknown codec {codec}")
    if count == 0:
        raise FormatError(where, "holds no chunk")
    if plain_bytes > BLOCK_PLAIN_BYTES_MAXIMUM:
        raise FormatError(where, f"{plain_bytes} plain bytes, the limit is 16 MiB")
    if stored_bytes > plain_bytes or (codec == CODEC_NONE and stored_bytes != plain_bytes):
        raise FormatError(where, f"{stored_bytes} stored bytes for {plain_bytes} plain ones")
    if any(length == 0 for _, length in chunks):
        raise FormatError(where, "a chunk of 0 bytes")
    if sum(length for _, length in chunks) != plain_bytes:
        raise FormatError(where, "the chunks' lengths do not add up to the plain bytes")


def read_block_plain(file: File, block: Block) -> bytes:
    """Raises Torn when the payload fails its check, FormatError when it does not decode."""
    stored = file.read(block.payload_offset, block.stored_bytes)
    if h128(stored) != block.payload_check:
        raise Torn(block.where, "payload check does not match")
    if block.sealing is not None:
        sealing = block.sealing
        stored = opened(file.keys.block_payload, sealing.nonce, sealing.front, stored, block.where)
        if any(stored[sealing.compressed_bytes:]):
            raise FormatError(block.where, "its padding is not zero")
        stored = stored[:sealing.compressed_bytes]
    return decode_payload(block.codec, stored, block.plain_bytes, block.where)


# --- §6 Packs -------------------------------------------------------------------------------------

PACK_HEADER_BYTES, FOOTER_ENTRY_BYTES = 32, 32
FOOTER_FIXED_BYTES = 4 + 4 + 8 + 8
OPEN_PACK_NAME = re.compile(r"[0-9a-f]{32}\.pack")
SEALED_PACK_NAME = re.compile(r"([0-9a-f]{64})\.pack")


def read_pack_header(file: File, repository_id: bytes) -> bytes:
    if file.size < PACK_HEADER_BYTES:
        raise Torn(file.name, f"has {file.size} bytes, less than a pack's header")
    header = file.read(0, PACK_HEADER_BYTES)
    if header[:8] != b"CAIRNPK1":
        raise FormatError(file.name, "does not begin with CAIRNPK1")
    if header[8:24] != repository_id:
        raise FormatError(file.name, f"belongs to repository {header[8:24].hex()}")
    if any(header[24:]):
        raise FormatError(file.name, "reserved bytes of the header are not zero")
    return header


def read_footer(file: File) -> tuple[int, bytes]:
    """Returns the footer's offset and bytes. Nothing in it is to be trusted yet."""
    if file.size < PACK_HEADER_BYTES + FOOTER_FIXED_BYTES:
        raise FormatError(file.name, f"has {file.size} bytes, too few for a footer")
    offset, magic = struct.unpack("<Q8s", file.read(file.size - 16, 16))
    if magic != b"CAIRNEND":
        raise FormatError(file.name, "does not end with CAIRNEND")
    if not PACK_HEADER_BYTES <= offset <= file.size - FOOTER_FIXED_BYTES:
        raise FormatError(file.name, f"the footer's offset {offset} lies outside the pack")
    footer = file.read(offset, file.size - offset)
    magic, count = struct.unpack("<4sI", footer[:8])
    if magic != b"CFTR" or len(footer) != FOOTER_FIXED_BYTES + FOOTER_ENTRY_BYTES * count:
        raise FormatError(file.name, f"the footer at byte {offset} is not one of {count} blocks")
    return offset, footer


def footer_entries(file: File, footer_offset: int, footer: bytes) -> list[tuple[int, int, bytes]]:
    """Returns (offset, length, header check) of each block; together they fill the pack exactly."""
    entries = list(struct.iter_unpack("<QQ16s", footer[8:-16]))
    position = PACK_HEADER_BYTES
    for offset, length, _ in entries:
        if offset != position or length > footer_offset - position:
            raise FormatError(file.name, f"the footer names a block of {length} bytes at byte"
                                         f" {offset}, where byte {position} is expected and"
                                         f" {footer_offset} is the end of the blocks")
        position += length
    if position != footer_offset:
        raise FormatError(file.name, f"{footer_offset - position} bytes between the last block and"
                                     " the footer")
    return entries


def read_listed_block(file: File, entry: tuple[int, int, bytes]) -> tuple[Block, list]:
    """The block that one entry of a footer names."""
    offset, length, header_check = entry
    block, chunks = read_block_header(file, offset, offset + length)
    if block.end != offset + length or block.header_check != header_check:
        raise FormatError(block.where, "is not the block that the footer names here")
    return block, chunks


def check_listed_bytes(file: File, entry: tuple[int, int, bytes]) -> None:
    """Every byte of a listed block is under the footer's checks. Needs no key."""
    offset, length, header_check = entry
    front = file.read(offset, min(length, BLOCK_HEADER_BYTES))
    where = f"{file.name}, block at byte {offset}"
    if len(front) < BLOCK_HEADER_BYTES:
        raise FormatError(where, "is shorter than a block's header")
    rest_bytes = NONCE_BYTES + struct.unpack_from("<I", front, 8)[0] if front[:4] == b"CBLE" \
        else 36 * struct.unpack_from("<H", front, 6)[0]
    if rest_bytes > length - BLOCK_HEADER_BYTES:
        raise FormatError(where, "its index reaches beyond it")
    rest = file.read(offset + BLOCK_HEADER_BYTES, rest_bytes)
    payload = file.read(offset + BLOCK_HEADER_BYTES + rest_bytes,
                        length - BLOCK_HEADER_BYTES - rest_bytes)
    if front[16:32] != header_check or h128(front[:16], front[32:48], rest) != header_check \
            or h128(payload) != front[32:48]:
        raise FormatError(where, "is not the block that the footer names here")


def sealed_pack_entries(file: File, pack_id: str, repository_id: bytes) -> list:
    """The footer's entries of a sealed pack whose name, header and footer agree."""
    header = read_pack_header(file, repository_id)
    offset, footer = read_footer(file)
    if h256(header, footer).hex() != pack_id:
        raise FormatError(file.name, "its name is not the hash of its header and footer")
    return footer_entries(file, offset, footer)


class OpenPack:
    """Walks the blocks of a pack in packs/open/, by their header checks alone: whether a payload
    checks out is for its reader to find. After the walk `torn` is None, or says where and why a
    stretch of the file is not part of the pack."""

    def __init__(self, file: File, repository_id: bytes):
        self.file, self.repository_id, self.torn = file, repository_id, None

    def blocks(self) -> Iterator[tuple[Block, list]]:
        try:
            read_pack_header(self.file, self.repository_id)
            position = PACK_HEADER_BYTES
            while position < self.file.size and not self._is_footer(position):
                try:
                    block, chunks = read_block_header(self.file, position, self.file.size)
                except Torn as error:
                    self.torn = self.torn or error
                    position = self._next_block(position + 1)
                    continue
                yield block, chunks
                position = block.end
        except Torn as error:
            self.torn = error

    def _next_block(self, start: int) -> int:
        """Where the next block begins whose header checks out; the end of the file if none does."""
        while start < self.file.size:
            window = self.file.read(start, min(1 << 20, self.file.size - start))
            found = window.find(block_magic(self.file.keys))
            while found >= 0:
                try:
                    read_block_header(self.file, start + found, self.file.size)
                    return start + found
                except (Torn, FormatError):
                    found = window.find(block_magic(self.file.keys), found + 1)
            start += max(1, len(window) - 3)
        return self.file.size

    def _is_footer(self, position: int) -> bool:
        """A crash between writing the footer and the rename leaves a whole footer here."""
        if self.file.size - position < FOOTER_FIXED_BYTES \
                or self.file.read(position, 4) != b"CFTR":
            return False
        try:
            offset, footer = read_footer(self.file)
            return offset == position and footer_entries(self.file, offset, footer) is not None
        except FormatError:
            return False


def open_pack_names(folder: Folder) -> tuple[list, list]:
    """Returns the paths (as tuples) of open packs, and of what else is beside them.

    They are read before the sealed packs are listed: a pack that is sealed meanwhile is then seen
    under its new name, perhaps under both, and never under none (§10)."""
    found, strange = [], []
    for name in folder.names("packs", "open"):
        (found if OPEN_PACK_NAME.fullmatch(name) else strange).append(("packs", "open", name))
    return found, strange


def sealed_pack_names(folder: Folder) -> tuple[list, list]:
    """Returns the paths (as tuples) of sealed packs, and of what else is beside them."""
    found, strange = [], []
    for shelf in folder.names("packs"):
        if shelf == "open":
            continue
        if not _is_hex(shelf, 2):
            strange.append(("packs", shelf))
            continue
        for name in folder.names("packs", shelf):
            if PARITY_FILE_NAME.fullmatch(name) and name.startswith(shelf):
                continue  # §6.6
            fits = SEALED_PACK_NAME.fullmatch(name) and name.startswith(shelf)
            (found if fits else strange).append(("packs", shelf, name))
    return found, strange


# --- §6.6 Parity ----------------------------------------------------------------------------------

PARITY_HEADER = struct.Struct("<8s16s32sQIIII32s16s")
PARITY_FILE_NAME = re.compile(r"([0-9a-f]{64})\.parity")
PAGE_CHECKS, CHECK_BYTES = 255, 16


def _field_tables() -> tuple[list[int], list[int]]:
    """Powers of 2 in GF(2^8) with the polynomial 0x11d, twice over, and their logarithms."""
    powers, logarithms, value = [0] * 510, [0] * 256, 1
    for exponent in range(255):
        powers[exponent] = powers[exponent + 255] = value
        logarithms[value] = exponent
        value = value << 1 ^ (0x11D if value & 0x80 else 0)
    return powers, logarithms


POWERS, LOGARITHMS = _field_tables()


def field_product(a: int, b: int) -> int:
    return POWERS[LOGARITHMS[a] + LOGARITHMS[b]] if a and b else 0


def field_inverse(a: int) -> int:
    return POWERS[255 - LOGARITHMS[a]]


@functools.cache
def products(factor: int) -> bytes:
    return bytes(field_product(factor, value) for value in range(256))


def scaled(factor: int, shard: bytes) -> bytes:
    return shard.translate(products(factor))


def added(a: bytes, b: bytes) -> bytes:
    return (int.from_bytes(a, "little") ^ int.from_bytes(b, "little")).to_bytes(len(a), "little")


def solved(matrix: list[list[int]], sums: list[bytes]) -> list[bytes]:
    """The x of matrix · x = sums, by elimination. Every square part of a Cauchy matrix has one."""
    matrix, sums = [list(row) for row in matrix], list(sums)
    for column in range(len(matrix)):
        pivot = next(row for row in range(column, len(matrix)) if matrix[row][column])
        for rows in (matrix, sums):
            rows[column], rows[pivot] = rows[pivot], rows[column]
        factor = field_inverse(matrix[column][column])
        matrix[column] = [field_product(factor, value) for value in matrix[column]]
        sums[column] = scaled(factor, sums[column])
        for row in range(len(matrix)):
            if row != column and matrix[row][column]:
                factor = matrix[row][column]
                matrix[row] = [a ^ field_product(factor, b) for a, b in zip(matrix[row], matrix[column])]
                sums[row] = added(sums[row], scaled(factor, sums[column]))
    return sums


@dataclass(frozen=True)
class ParityLayout:
    """What the header says, once it is in order."""
    header: bytes
    pack_bytes: int
    shard_bytes: int
    data_shards: int
    groups: int
    rows: int

    @property
    def columns(self) -> int:
        return -(-self.data_shards // self.groups)

    @property
    def pages(self) -> int:
        return -(-self.data_shards // PAGE_CHECKS)

    @property
    def table_bytes(self) -> int:
        return CHECK_BYTES * (self.data_shards + self.pages)

    @property
    def file_bytes(self) -> int:
        parity = (self.shard_bytes + CHECK_BYTES) * self.groups * self.rows
        return 2 * (PARITY_HEADER.size + self.table_bytes) + parity

    def factor(self, row: int, column: int) -> int:
        return field_inverse((self.columns + row) ^ column)

    def parity_offset(self, group: int, row: int) -> int:
        number = row * self.groups + group
        return PARITY_HEADER.size + self.table_bytes + number * (self.shard_bytes + CHECK_BYTES)


class Parity:
    """A parity file with what of it checks out. `complaints` are of the file itself."""

    def __init__(self, file: File, pack_id: str, repository_id: bytes):
        self.file, self.complaints = file, []
        ends = (0, max(0, file.size - PARITY_HEADER.size))
        copies = [self._header(at, pack_id, repository_id) for at in ends]
        if not any(copies):
            raise FormatError(file.name, "neither header is one of this pack's parity")
        self.layout = layout = copies[0] or copies[1]
        if copies[0] != copies[1] or file.size != layout.file_bytes:
            self.complaints.append(f"{file.name}: a header is damaged, or the length is wrong")
        tables = (PARITY_HEADER.size, layout.parity_offset(0, layout.rows))
        self.checks: list[bytes | None] = []
        for page in range(layout.pages):
            found = [self._page(table, page) for table in tables]
            if None in found:
                self.complaints.append(f"{file.name}: a copy of page {page} of the checks is damaged")
            count = min(PAGE_CHECKS, layout.data_shards - PAGE_CHECKS * page)
            self.checks += found[0] or found[1] or [None] * count

    def _bytes(self, offset: int, length: int) -> bytes | None:
        return self.file.read(offset, length) if offset + length <= self.file.size else None

    def _header(self, offset: int, pack_id: str, repository_id: bytes) -> ParityLayout | None:
        header = self._bytes(offset, PARITY_HEADER.size)
        if header is None or h128(header[:-CHECK_BYTES]) != header[-CHECK_BYTES:]:
            return None
        magic, repository, pack, length, shard, data, groups, rows, reserved, _ = \
            PARITY_HEADER.unpack(header)
        if magic != b"CAIRNPR1" or repository != repository_id or pack.hex() != pack_id \
                or any(reserved) or shard % 64 or not 64 <= shard <= MIB \
                or not 1 <= data <= 1 << 20 or not (data - 1) * shard < length <= data * shard \
                or not 1 <= groups <= data or rows < 1 or -(-data // groups) + rows > 255:
            return None
        return ParityLayout(header, length, shard, data, groups, rows)

    def _page(self, table: int, page: int) -> list[bytes] | None:
        count = min(PAGE_CHECKS, self.layout.data_shards - PAGE_CHECKS * page)
        page_bytes = CHECK_BYTES * (count + 1)
        found = self._bytes(table + CHECK_BYTES * (PAGE_CHECKS + 1) * page, page_bytes)
        if found is None:
            return None
        checks, own = found[:-CHECK_BYTES], found[-CHECK_BYTES:]
        if h128(self.layout.header, struct.pack("<I", page), checks) != own:
            return None
        return [checks[at:at + CHECK_BYTES] for at in range(0, len(checks), CHECK_BYTES)]

    def shard(self, group: int, row: int) -> bytes | None:
        """A parity shard, when it is what its check says."""
        size = self.layout.shard_bytes
        found = self._bytes(self.layout.parity_offset(group, row), size + CHECK_BYTES)
        return found[:size] if found and h128(found[:size]) == found[size:] else None

    def data(self, pack: File) -> list[bytes | None]:
        """The data shards of a pack, the lost ones as None."""
        size, shards = self.layout.shard_bytes, []
        for index, check in enumerate(self.checks):
            start = index * size
            length = min(size, self.layout.pack_bytes - start)
            shard = None
            if start + length <= pack.size:
                shard = pack.read(start, length).ljust(size, b"\0")
            shards.append(shard if shard is not None and h128(shard) == check else None)
        return shards

    def sums(self, shards: list[bytes | None], group: int, rows: list[int]) -> list[bytes]:
        """What the shards that are there give to these parity shards of a group."""
        layout, totals = self.layout, [bytes(self.layout.shard_bytes)] * len(rows)
        for column, shard in enumerate(shards[group::layout.groups]):
            if shard is not None:
                totals = [added(total, scaled(layout.factor(row, column), shard))
                          for total, row in zip(totals, rows)]
        return totals

    def rebuilt(self, pack: File) -> bytes:
        """The pack as it was. Raises FormatError when more is lost than its parity brings back."""
        layout, shards = self.layout, self.data(pack)
        for group in range(layout.groups):
            lost = [index for index in range(group, layout.data_shards, layout.groups)
                    if shards[index] is None]
            if not lost:
                continue
            there = [(row, shard) for row in range(layout.rows)
                     if (shard := self.shard(group, row)) is not None][:len(lost)]
            if len(there) < len(lost):
                raise FormatError(pack.name, f"{len(lost)} shards of group {group} are lost, and"
                                             f" {len(there)} of its parity are there")
            rows = [row for row, _ in there]
            sums = [added(total, shard) for total, (_, shard)
                    in zip(self.sums(shards, group, rows), there)]
            matrix = [[layout.factor(row, index // layout.groups) for index in lost] for row in rows]
            for index, shard in zip(lost, solved(matrix, sums)):
                shards[index] = shard
        return b"".join(shards)[:layout.pack_bytes]

    def check(self, pack: File) -> None:
        """Of a pack that is whole: every check and every parity shard is what its bytes give."""
        name, shards = self.file.name, self.data(pack)
        lost = sum(shard is None for shard in shards)
        if lost or pack.size != self.layout.pack_bytes:
            self.complaints.append(f"{name}: {lost} shards of the pack are not what it says")
            return
        rows = list(range(self.layout.rows))
        for group in range(self.layout.groups):
            for row, total in zip(rows, self.sums(shards, group, rows)):
                if self.shard(group, row) != total:
                    self.complaints.append(f"{name}: parity shard {row} of group {group} is wrong")


def parity_names(folder: Folder) -> list[tuple[str, str, str]]:
    found = []
    for shelf in folder.names("packs"):
        if _is_hex(shelf, 2):
            found += [("packs", shelf, name) for name in folder.names("packs", shelf)
                      if PARITY_FILE_NAME.fullmatch(name) and name.startswith(shelf)]
    return found


# --- §6.4 Finding a chunk -------------------------------------------------------------------------

@dataclass(frozen=True, slots=True)
class Place:
    """One occurrence of a chunk: bytes offset ..< offset + length of a block's plain bytes."""
    block: Block
    offset: int
    length: int


def places_in(block: Block, chunks: list) -> Iterator[tuple[bytes, Place]]:
    offset = 0
    for chunk_id, length in chunks:
        yield chunk_id, Place(block, offset, length)
        offset += length


class ChunkStore:
    """Finds chunks (§6.4). Damage met while indexing is kept in `complaints`: one bad pack must not
    hide the others, and a chunk that is missing for it will be named when it is asked for."""

    BLOCKS_CACHED = 4  # at most 64 MiB of plain bytes

    def __init__(self, folder: Folder, repository_id: bytes):
        self.folder, self.repository_id, self.complaints = folder, repository_id, []
        self._places: dict[bytes, tuple[Place, ...]] = {}
        self._cache: OrderedDict[tuple, bytes] = OrderedDict()
        self._sealed_known: set[tuple] = set()
        for parts in open_pack_names(folder)[0]:
            self._index(parts)
        self._index_sealed()

    def chunk(self, chunk_id: bytes, length: int, wanted_by: str) -> memoryview:
        """The chunk's bytes, from the first of its places that checks out."""
        while True:
            reasons, vanished = [], False
            for place in self._places.get(chunk_id, ()):
                try:
                    return self._piece(place, chunk_id, length)
                except FileNotFoundError as error:
                    vanished = True
                    reasons.append(str(error))
                except FormatError as error:
                    reasons.append(str(error))
            if not (vanished and self._index_sealed()):
                raise FormatError(wanted_by, f"chunk {chunk_id.hex()} cannot be had: "
                                             + ("; ".join(reasons) or "no block holds it"))

    def _piece(self, place: Place, chunk_id: bytes, length: int) -> memoryview:
        where = place.block.where
        if place.length != length:
            raise FormatError(where, f"chunk {chunk_id.hex()} has {place.length} bytes here,"
                                     f" {length} are wanted")
        plain = self._plain(place.block)
        piece = memoryview(plain)[place.offset:place.offset + place.length]
        if chunk_id_of(piece, self.folder.keys) != chunk_id:
            raise FormatError(where, f"bytes are not chunk {chunk_id.hex()}")
        return piece

    def _index_sealed(self) -> bool:
        """Indexes the sealed packs that are not indexed yet; returns whether there were any."""
        new = [parts for parts in sealed_pack_names(self.folder)[0]
               if parts not in self._sealed_known]
        for parts in new:
            self._index(parts)
        self._sealed_known.update(new)
        return bool(new)

    def _index(self, parts: tuple) -> None:
        try:
            with self.folder.open(*parts) as file:
                for block, chunks in self._blocks(file, parts):
                    for chunk_id, place in places_in(block, chunks):
                        self._places[chunk_id] = self._places.get(chunk_id, ()) + (place,)
        except FileNotFoundError:
            pass  # an open pack that was sealed just now, and will be indexed under its new name
        except FormatError as error:
            self.complaints.append(error)

    def _blocks(self, file: File, parts: tuple) -> Iterator:
        if parts[1] == "open":
            return OpenPack(file, self.repository_id).blocks()
        pack_id = parts[2].removesuffix(".pack")
        entries = sealed_pack_entries(file, pack_id, self.repository_id)
        return self._listed_blocks(file, entries)

    def _listed_blocks(self, file: File, entries: list) -> Iterator[tuple[Block, list]]:
        for entry in entries:
            try:
                yield read_listed_block(file, entry)
            except FormatError as error:
                self.complaints.append(error)

    def _plain(self, block: Block) -> bytes:
        key = (block.pack, block.offset)
        if key not in self._cache:
            with self.folder.open(*block.pack) as file:
                self._cache[key] = read_block_plain(file, block)
            while len(self._cache) > self.BLOCKS_CACHED:
                self._cache.popitem(last=False)
        self._cache.move_to_end(key)
        return self._cache[key]


# --- §7 The journal -------------------------------------------------------------------------------

SEGMENT_HEADER_BYTES, RECORD_HEADER_BYTES = 64, 88
HEAD_BYTES = {b"CAIRNHD1": 80, b"CAIRNHD2": 88}
RECORD_BYTES_MAXIMUM = GIB
RECORD_SEALED_MAXIMUM = NONCE_BYTES + padme(12 + RECORD_BYTES_MAXIMUM) + TAG_BYTES
TYPE_CHANGES, TYPE_COMMIT, TYPE_CHECKPOINT, TYPE_CHECKPOINT_END = 1, 2, 3, 4
NO_HASH = bytes(32)
SEGMENT_NAME = re.compile(r"([0-9]{8}|[1-9][0-9]{8,18})\.journal")


@dataclass(frozen=True)
class Head:
    """The last acknowledged commit. `init` writes record 0 and a hash of zeros: none yet."""
    record_number: int
    record_hash: bytes
    segment: int = 1  # with which the journal begins


def read_head(folder: Folder, repository_id: bytes) -> Head:
    where = "journal/head"
    try:
        with folder.open("journal", "head") as file:
            if file.size not in HEAD_BYTES.values():
                raise FormatError(where, f"has {file.size} bytes, neither 80 nor 88")
            raw = file.read(0, file.size)
    except FileNotFoundError:
        raise FormatError(where, "is missing: nothing says which commit is the last") from None
    if HEAD_BYTES.get(raw[:8]) != len(raw):
        raise FormatError(where, "does not begin with CAIRNHD1, nor with CAIRNHD2 and 8 bytes more")
    if h128(raw[:-16]) != raw[-16:]:
        raise FormatError(where, "check does not match")
    if raw[8:24] != repository_id:
        raise FormatError(where, f"belongs to repository {raw[8:24].hex()}")
    head = Head(*struct.unpack("<Q32s" + ("Q" if len(raw) == 88 else ""), raw[24:-16]))
    if len(raw) == 88 and head.segment < 2:
        raise FormatError(where, f"says in the long form that the journal begins with segment {head.segment}")
    if head.record_number == 0 and head.record_hash != NO_HASH:
        raise FormatError(where, "names record 0, and yet a hash")
    return head


@dataclass(frozen=True)
class Record:
    number: int
    type: int
    codec: int
    plain_bytes: int
    hash: bytes
    previous: bytes
    stored: bytes
    segment: str

    @property
    def where(self) -> str:
        return f"{self.segment}, record {self.number}"

    def payload(self) -> bytes:
        return decode_payload(self.codec, self.stored, self.plain_bytes, self.where)


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


# --- §8 Changes -----------------------------------------------------------------------------------

OP_ROOT, OP_SELECT, OP_PUT, OP_REMOVE, OP_DROP_ROOT = 1, 2, 3, 4, 5
OP_OPEN_GAP, OP_CLOSE_GAP, OP_MOVE = 6, 7, 8
OP_CONTAINER, OP_EXCLUDE, OP_INCLUDE, OP_PURGE, OP_PIN = 9, 10, 11, 12, 13
OP_FORGET, OP_EXPIRE, OP_ERASE = 14, 15, 16
OP_SPAN, OP_COMMIT, OP_FORGOTTEN = 17, 18, 19  # in checkpoints only
OP_HOST = 20
NOTES = (OP_OPEN_GAP, OP_CLOSE_GAP, OP_MOVE, OP_CONTAINER, OP_EXCLUDE, OP_INCLUDE, OP_PURGE, OP_PIN,
         OP_FORGET, OP_EXPIRE, OP_HOST)
FORGET_EVERYWHERE, FORGET_IN, FORGET_BUT_IN = 0, 1, 2
NUMBERS_BELOW = 1 << 63  # of roots and gaps
CAUSES = {1: "overflow", 2: "watch-limit", 3: "lost-watch", 4: "unreadable", 5: "unmounted",
          6: "not-running", 7: "torn", 8: "polled", 9: "paused", 10: "failed"}
SHAPES = {1: "flatpak", 2: "snap", 3: "sandbox"}
RULES = {1: "own", 2: "role", 3: "robots", 4: "apple", 5: "nodump", 6: "cache-tag", 7: "no-backup",
         8: "pattern", 9: "size", 10: "file-system"}
ENDINGS = {1: "cleared", 2: "dropped"}
PURGE_REASONS = {1: "age", 2: "low-space"}
PIN_STATES = {0: "free", 1: "by-person", 2: "by-brake"}
ROLES = ("ad hoc", "documents", "application-support", "preferences", "caches", "temporary")
KINDS = {1: "file", 2: "directory", 3: "symlink", 4: "fifo", 5: "socket",
         6: "character-device", 7: "block-device"}
FILE, DIRECTORY, SYMLINK, FIFO, SOCKET, CHARACTER_DEVICE, BLOCK_DEVICE = KINDS
FLAG_FUZZY, FLAG_LINKS, FLAG_XATTRS, FLAG_SPARSE, FLAG_PACKAGE = 1, 2, 4, 8, 16
NAME_BYTES_MAXIMUM, PATH_BYTES_MAXIMUM = 4096, 64 * KIB
XATTR_NAME_BYTES_MAXIMUM, XATTR_VALUE_BYTES_MAXIMUM = 255, 64 * KIB
TARGET_BYTES_MAXIMUM = 64 * KIB
NANOSECONDS = 10 ** 9


@dataclass(frozen=True, slots=True)
class Item:
    """What stands at a path. Equal items are equal in every field; hard links rely on that."""
    kind: int
    flags: int
    mode: int
    uid: int
    gid: int
    seconds: int
    nanoseconds: int
    size: int | None = None
    extents: tuple[tuple[int, int], ...] | None = None  # (offset, length) of data; None: not sparse
    target: bytes | None = None
    device: tuple[int, int] | None = None
    links: tuple[int, int] | None = None
    xattrs: tuple[tuple[bytes, bytes], ...] = ()
    chunks: tuple[tuple[bytes, int], ...] = ()

    @property
    def mtime(self) -> int:
        """Nanoseconds since 1970."""
        return self.seconds * NANOSECONDS + self.nanoseconds

    @property
    def data_bytes(self) -> int:
        return sum(length for _, length in self.data_extents())

    def data_extents(self) -> tuple[tuple[int, int], ...]:
        if self.extents is not None:
            return self.extents
        return ((0, self.size),) if self.size else ()


@dataclass(frozen=True, slots=True)
class Change:
    """One row, decoded. Which fields have a value depends on `op`."""
    op: int
    number: int = 0
    name: bytes = b""
    path: bytes = b""
    role: int = 0
    item: Item | None = None
    root: int = 0       # of gaps, moves and erasures, which need no selection
    cause: int = 0
    time: int = 0       # nanoseconds since 1970
    from_root: int = 0
    from_path: bytes = b""
    note: dict | None = None  # of what `notes` shows, as JSON shows it
    roots: tuple[int, ...] = ()  # in which a commit is forgotten, or but in which


class ChangesDecoder:
    """Yields the rows of one changes record. Each row leans on those before it: on the path and
    the time of the last one, and on how many chunk ids they took from the list behind the rows."""

    def __init__(self, payload: bytes, where: str):
        self.fields = fields = Fields(payload, where)
        self.path, self.seconds = b"", 0
        self.rows_left = fields.count("number of rows", 2)
        self.ids_left = fields.count("number of chunk ids", 32)
        fields.end = self._next_id = len(payload) - 32 * self.ids_left

    def changes(self) -> Iterator[Change]:
        for _ in range(self.rows_left):
            yield self._row()
        self.fields.finish()
        if self.ids_left:
            raise self.fields.refuse(f"{self.ids_left} chunk ids that no row takes")

    def _row(self) -> Change:
        return self._row_of(self.fields.u8())

    def _row_of(self, op: int) -> Change:
        fields = self.fields
        if op == OP_PUT:
            return Change(op, path=self._path(), item=self._item())
        if op == OP_REMOVE:
            return Change(op, path=self._path())
        if op in (OP_OPEN_GAP, OP_CLOSE_GAP):
            return self._gap(op)
        if op == OP_MOVE:
            (root, path), (from_root, from_path) = self._place(), self._place()
            return Change(op, root=root, path=path, from_root=from_root, from_path=from_path)
        if op in (OP_CONTAINER, OP_EXCLUDE, OP_INCLUDE):
            root, path = self._place()
            return Change(op, root=root, path=path, note=self._note(op))
        if op == OP_PURGE:
            return self._purge()
        if op == OP_PIN:
            commit = bytes(fields.take(16))
            return Change(op, note={"commit": commit.hex(), "state": self._one_of(PIN_STATES, "state of a pin")})
        if op == OP_FORGET:
            return self._forget()
        if op == OP_EXPIRE:
            commits = fields.varint("number of commits", below=NUMBERS_BELOW)
            return Change(op, number=commits, note={"commits_before": commits})
        if op == OP_ERASE:
            root, path = self._place()
            return Change(op, root=root, path=path, note={})
        if op == OP_HOST:
            root = fields.varint("root number", below=NUMBERS_BELOW)
            host, name = bytes(fields.take(16)), fields.byte_string("host name", 255)
            return Change(op, root=root, note={"host": host.hex(), "name": shown(name)})
        self.path = b""
        if op == OP_ROOT:
            return Change(op, **self._root())
        if op in (OP_SELECT, OP_DROP_ROOT):
            return Change(op, number=fields.varint("root number", below=NUMBERS_BELOW))
        raise fields.refuse(f"unknown operation {op}")

    def _gap(self, op: int) -> Change:
        fields, values = self.fields, {}
        values["number"] = fields.varint("gap number", below=NUMBERS_BELOW)
        if op == OP_OPEN_GAP:
            values["root"], values["path"] = self._place()
            values["cause"] = fields.u8()
            if values["cause"] not in CAUSES:
                raise fields.refuse(f"unknown cause {values['cause']} of a gap")
        seconds = fields.zigzag("seconds")
        nanoseconds = fields.varint("nanoseconds", below=NANOSECONDS)
        return Change(op, time=seconds * NANOSECONDS + nanoseconds, **values)

    def _one_of(self, names: dict[int, str], what: str) -> str:
        value = self.fields.u8()
        if value not in names:
            raise self.fields.refuse(f"unknown {what} {value}")
        return names[value]

    def _note(self, op: int) -> dict:
        fields = self.fields
        if op == OP_EXCLUDE:
            return {"rule": self._one_of(RULES, "rule of exclusion"), "inode": fields.varint("inode")}
        if op == OP_INCLUDE:
            return {"how": self._one_of(ENDINGS, "end of an exclusion")}
        role = fields.u8()
        if role >= len(ROLES):
            raise fields.refuse(f"unknown role {role}")
        shape = self._one_of(SHAPES, "shape of a container")
        identity = fields.byte_string("container id", NAME_BYTES_MAXIMUM)
        check_components(identity, fields.where, "container id")
        part = fields.byte_string("container part", PATH_BYTES_MAXIMUM)
        check_components(part, fields.where, "container part")
        if not identity or b"/" in identity:
            raise fields.refuse("a container id is not one name")
        if not part:
            raise fields.refuse("a container part is empty")
        return {"role": ROLES[role], "shape": shape, "id": shown(identity), "part": shown(part)}

    def _purge(self) -> Change:
        fields = self.fields
        role = fields.u8()
        if role not in (4, 5):
            raise fields.refuse(f"a purge from role {role}")
        directory = fields.byte_string("purged directory", PATH_BYTES_MAXIMUM)
        if not directory.startswith(b"/") or b"\0" in directory:
            raise fields.refuse(f"purged directory {shown(directory)!r} is not an absolute path")
        path = fields.byte_string("purged path", PATH_BYTES_MAXIMUM)
        check_components(path, fields.where, "purged path")
        if not path:
            raise fields.refuse("a purge of a whole root")
        reason = self._one_of(PURGE_REASONS, "reason of a purge")
        size = fields.varint("purged bytes", below=1 << 63)
        seconds = fields.zigzag("seconds")
        time = seconds * NANOSECONDS + fields.varint("nanoseconds", below=NANOSECONDS)
        return Change(OP_PURGE, path=path, note={
            "role": ROLES[role], "directory": shown(directory), "path": shown(path), "path_hex": path.hex(),
            "reason": reason, "bytes": size, "time_ns": time})

    def _forget(self) -> Change:
        fields = self.fields
        commit, mode = bytes(fields.take(16)), fields.u8()
        if mode not in (FORGET_EVERYWHERE, FORGET_IN, FORGET_BUT_IN):
            raise fields.refuse(f"unknown way {mode} to forget a commit")
        roots: list[int] = []
        for _ in range(fields.count("number of roots", 1) if mode else 0):
            roots.append(fields.varint("root number", below=NUMBERS_BELOW))
        if mode and not roots:
            raise fields.refuse("no roots to forget a commit in")
        if any(after <= before for before, after in zip(roots, roots[1:])):
            raise fields.refuse("roots to forget a commit in are out of order")
        how = {FORGET_EVERYWHERE: "everywhere", FORGET_IN: "in", FORGET_BUT_IN: "but-in"}[mode]
        return Change(OP_FORGET, name=commit, number=mode, roots=tuple(roots), note={
            "commit_id": commit.hex(), "how": how, "roots": roots})

    def _place(self) -> tuple[int, bytes]:
        """A root's number and a path written whole: front coding knows nothing of it."""
        root = self.fields.varint("root number", below=NUMBERS_BELOW)
        path = self.fields.byte_string("path", PATH_BYTES_MAXIMUM)
        check_components(path, self.fields.where, "path")
        return root, path

    def _path(self) -> bytes:
        kept = self.fields.varint("k of a path")
        rest = self.fields.byte_string("path", PATH_BYTES_MAXIMUM)
        if kept > len(self.path):
            raise self.fields.refuse(f"a path keeps {kept} bytes of a path of {len(self.path)}")
        if kept + len(rest) > PATH_BYTES_MAXIMUM:
            raise self.fields.refuse("a path of more than 64 KiB")
        self.path = self.path[:kept] + rest
        check_components(self.path, self.fields.where, "path")
        return self.path

    def _root(self) -> dict:
        fields = self.fields
        root = {"number": fields.varint("root number", below=NUMBERS_BELOW),
                "name": fields.byte_string("root name", PATH_BYTES_MAXIMUM),
                "path": fields.byte_string("root path", PATH_BYTES_MAXIMUM),
                "role": fields.u8()}
        if root["role"] >= len(ROLES):
            raise fields.refuse(f"unknown role {root['role']}")
        if not root["name"] and root["path"] != b"/":
            raise fields.refuse(f"root path {shown(root['path'])!r} has no name; only / needs none")
        check_components(root["name"], fields.where, "root name")
        if not root["path"].startswith(b"/") or b"\0" in root["path"]:
            raise fields.refuse(f"root path {shown(root['path'])!r} is not an absolute path")
        return root

    def _item(self) -> Item:
        fields = self.fields
        item = {"kind": fields.u8(), "flags": fields.u8()}
        if item["kind"] not in KINDS:
            raise fields.refuse(f"unknown kind {item['kind']}")
        if item["flags"] & ~(FLAG_FUZZY | FLAG_LINKS | FLAG_XATTRS | FLAG_SPARSE | FLAG_PACKAGE):
            raise fields.refuse(f"unknown flag in {item['flags']:#x}")
        if item["flags"] & FLAG_PACKAGE and item["kind"] != DIRECTORY:
            raise fields.refuse("flag `package` on something that is not a directory")
        item["mode"] = fields.varint("mode", below=1 << 12)
        item["uid"] = fields.varint("uid")
        item["gid"] = fields.varint("gid")
        self.seconds = _signed64(self.seconds + fields.zigzag("modification time"))
        item["seconds"] = self.seconds
        item["nanoseconds"] = fields.varint("nanoseconds", below=NANOSECONDS)

        if item["kind"] == FILE:
            self._file(item)
        elif item["flags"] & FLAG_SPARSE:
            raise fields.refuse("flag `sparse` on something that is not a file")
        elif item["kind"] == SYMLINK:
            item["target"] = fields.byte_string("symlink target", TARGET_BYTES_MAXIMUM)
            if not item["target"] or b"\0" in item["target"]:
                raise fields.refuse("a symlink target that is empty or has a zero byte")
        elif item["kind"] in (CHARACTER_DEVICE, BLOCK_DEVICE):
            item["device"] = fields.varint("major"), fields.varint("minor")
        if item["flags"] & FLAG_LINKS:
            if item["kind"] == DIRECTORY:
                raise fields.refuse("flag `links` on a directory")
            item["links"] = fields.varint("device"), fields.varint("inode")
        if item["flags"] & FLAG_XATTRS:
            item["xattrs"] = self._xattrs()
        return Item(**item)

    def _file(self, item: dict) -> None:
        fields = self.fields
        item["size"] = content_bytes = fields.varint("size", below=1 << 63)
        if item["flags"] & FLAG_SPARSE:
            item["extents"] = self._extents(item["size"])
            content_bytes = sum(length for _, length in item["extents"])
        count = fields.varint("number of chunks")
        if count > self.ids_left:
            raise fields.refuse(f"{count} chunks, and only {self.ids_left} ids are left")
        if count == 1:
            lengths = (content_bytes,)
        else:
            lengths = tuple(fields.varint("chunk length") for _ in range(count))
        if any(not 1 <= length <= CHUNK_BYTES_MAXIMUM for length in lengths):
            raise fields.refuse("a chunk's length is not in 1 ... 16 MiB")
        if sum(lengths) != content_bytes:
            raise fields.refuse(f"chunks of {sum(lengths)} bytes for content of {content_bytes}")
        item["chunks"] = tuple((self._chunk_id(), length) for length in lengths)

    def _chunk_id(self) -> bytes:
        start, self._next_id = self._next_id, self._next_id + 32
        self.ids_left -= 1
        return self.fields.data[start:self._next_id]

    def _extents(self, size: int) -> tuple[tuple[int, int], ...]:
        fields = self.fields
        extents, position = [], 0
        for number in range(fields.count("number of extents", 2)):
            hole, data = fields.varint("hole"), fields.varint("data")
            if data == 0 or (hole == 0 and number > 0):
                raise fields.refuse(f"extent {number} is a hole of {hole} and data of {data}")
            extents.append((position + hole, data))
            position += hole + data
            if position > size:
                raise fields.refuse(f"extents reach to byte {position} of a file of {size}")
        return tuple(extents)

    def _xattrs(self) -> tuple[tuple[bytes, bytes], ...]:
        fields = self.fields
        xattrs = []
        for _ in range(fields.count("number of xattrs", 2)):
            name = fields.byte_string("xattr name", XATTR_NAME_BYTES_MAXIMUM)
            if not name or b"\0" in name:
                raise fields.refuse("an xattr name that is empty or has a zero byte")
            if xattrs and name <= xattrs[-1][0]:
                raise fields.refuse(f"xattr {shown(name)!r} is not in ascending order")
            xattrs.append((name, fields.byte_string("xattr value", XATTR_VALUE_BYTES_MAXIMUM)))
        return tuple(xattrs)


def _signed64(value: int) -> int:
    return ((value + (1 << 63)) % (1 << 64)) - (1 << 63)


def check_components(path: bytes, where: str, what: str) -> None:
    """Raises FormatError unless `path` is empty or components joined by single slashes (§8.3)."""
    if not path:
        return
    for component in path.split(b"/"):
        if component in (b"", b".", b"..") or b"\0" in component:
            raise FormatError(where, f"{what} {shown(path[:200])!r} has the component"
                                     f" {shown(component[:200])!r}")
        if len(component) > NAME_BYTES_MAXIMUM:
            raise FormatError(where, f"{what} has a component of {len(component)} bytes")


# --- §9 Commits -----------------------------------------------------------------------------------

COMMIT_KINDS = {1: "complete", 2: "partial", 3: "before-restore", 4: "after-restore",
                5: "after-undo", 6: "capture", 7: "maintenance"}
KIND_MAINTENANCE = 7
COUNTS = ("items_new", "items_changed", "items_unchanged", "items_deleted", "items_failed",
          "content_bytes_read", "plain_bytes_added", "pack_bytes_added", "items_live")
FLAG_AD_HOC, FLAG_UNREADABLE = 1, 2


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


# --- §7.5, §8.14 Checkpoints ----------------------------------------------------------------------

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

    ALLOWED = (OP_ROOT, OP_SELECT, OP_PUT, OP_OPEN_GAP, OP_CLOSE_GAP, OP_MOVE, OP_CONTAINER, OP_EXCLUDE, OP_PURGE, OP_PIN,
               OP_HOST)

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
        forgetting.expired = self.expired
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


# --- §10 Reading a tree ---------------------------------------------------------------------------

class Forgetting:
    """What is taken out of history (§8.11 to §8.13), from all records of a journal.

    `kept(commit, root)` tells what a commit still is a point in time of; `stands` which versions are
    part of the repository. Erasures are kept by number of commit: what is put later is another thing."""

    def __init__(self):
        self.expired = 0
        self.numbers: dict[bytes, int] = {}
        # Of a commit that is not whole: (whether these roots are the ones it is kept for, roots).
        self.partly: dict[int, tuple[bool, frozenset[int]]] = {}
        self.whole: list[int] = []
        self.erased: dict[int, list[tuple[int, bytes]]] = {}  # by root: (commit, path)
        self.maintenance: set[int] = set()

    def add(self, commit: Commit, changes: Iterator[Change]) -> None:
        for change in changes:
            if change.op == OP_FORGET and change.name in self.numbers:
                self._forget(self.numbers[change.name], change.number, frozenset(change.roots))
            elif change.op == OP_EXPIRE:
                self.expired = max(self.expired, commit.number - change.number)
            elif change.op == OP_ERASE:
                self.erased.setdefault(change.root, []).append((commit.number, change.path))
        self.numbers[commit.id] = commit.number
        if commit.kind == KIND_MAINTENANCE:
            self.maintenance.add(commit.number)

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
        return any(number >= commit and _is_beneath(path, gone)
                   for number, gone in self.erased.get(root, ()))

    def stands(self, version: "Version") -> bool:
        if version.last is None:
            return True
        if self.erased_after(version.root, version.path, version.last):
            return False
        if version.removed and version.last > self.expired:
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
        for number, gone in [key for key in self._ended if key[0] == root and _is_beneath(key[1], path)]:
            del self._ended[number, gone]

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
        """The tree as at a commit: the roots that it is kept for, without what was erased since."""
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
        return tree

    def versions(self) -> Iterator[tuple[Version, Root]]:
        """Every version that stands, those that have ended first."""
        self.commits()
        checkpoint = self.journal.checkpoint()
        tree = checkpoint.tree()
        roots = {number: Root(number, root.name, root.path, root.role)
                 for number, (_, root) in checkpoint.roots.items()} | tree.roots
        for version in checkpoint.versions:
            if version.last is not None and self.forgetting.stands(version):
                yield version, roots[version.root]
        for commit, changes in self.journal.commits():
            tree.begin(commit.number)
            for record in changes:
                for _ in tree.apply(record):
                    roots |= tree.roots
            for version in tree.ended():
                if self.forgetting.stands(version):
                    yield version, roots[version.root]
        for version in tree.standing():
            yield version, roots[version.root]


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


# --- The commands ---------------------------------------------------------------------------------

class UsageError(Exception):
    """The command line asks for what is not there."""


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
                root == change.root and _is_beneath(path, change.path)
                for root, path in ((move.root, move.path), (move.from_root, move.from_path)))]
    for number, move in moves:
        print(json.dumps({
            "commit": number, "root": move.root, "path": shown(move.path),
            "path_hex": move.path.hex(), "from_root": move.from_root,
            "from_path": shown(move.from_path), "from_path_hex": move.from_path.hex()}))
    return 0


NOTE_NAMES = {OP_CONTAINER: "container", OP_EXCLUDE: "exclude", OP_INCLUDE: "include", OP_PURGE: "purge",
              OP_PIN: "pin", OP_FORGET: "forget", OP_EXPIRE: "expire", OP_ERASE: "erase", OP_HOST: "host"}


def _notes(repository: Repository) -> Iterator[tuple[int, Change]]:
    for span, change in repository.journal.checkpoint().notes:
        yield span.first, change
        if change.op == OP_EXCLUDE and span.last is not None and span.how:
            yield span.last, Change(OP_INCLUDE, root=change.root, path=change.path, note={"how": ENDINGS[span.how]})
    for commit, change in _changes(repository):
        yield commit.number, change


def command_notes(repository: Repository, _) -> int:
    for number, change in _notes(repository):
        if change.op not in NOTE_NAMES:
            continue
        line = {"commit": number, "note": NOTE_NAMES[change.op]}
        if change.op in (OP_CONTAINER, OP_EXCLUDE, OP_INCLUDE, OP_ERASE):
            line |= {"root": change.root, "path": shown(change.path), "path_hex": change.path.hex()}
        if change.op == OP_HOST:
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


HASHED_HOLE_BYTES_MAXIMUM = 1 << 40  # zeros are hashed one by one; a hostile size must not hang us


def content_sha256(store: ChunkStore, item: Item, where: str) -> str:
    """SHA-256 of the file as it comes back, holes as zeros."""
    if item.size - item.data_bytes > HASHED_HOLE_BYTES_MAXIMUM:
        raise FormatError(where, "holes of more than 1 TiB are not hashed")
    state, position = hashlib.sha256(), 0
    for offset, piece in data_pieces(store, item, where):
        _hash_zeros(state, offset - position)
        state.update(piece)
        position = offset + len(piece)
    _hash_zeros(state, item.size - position)
    return state.hexdigest()


def _hash_zeros(state, length: int) -> None:
    zeros = bytes(min(length, MIB))
    while length > 0:
        state.update(zeros[:length])
        length -= len(zeros)


# extract

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
            matching = [name for name in wanted if _is_beneath(full, name)]
            found.update(matching)
            # Directories on the way to what is wanted come back with their own metadata.
            leads_there = item.kind == DIRECTORY and any(_is_beneath(name, full) for name in wanted)
            if matching or leads_there or not wanted:
                extractor.extract(root, full, item)
    extractor.finish_directories()
    for name in wanted:
        if name not in found:
            extractor.failed += 1
            complain(f"{shown(name)}: nothing of that name in this commit; name it ROOT/PATH")
    return 1 if extractor.failed else 0


def _is_beneath(path: bytes, folder: bytes) -> bool:
    return not folder or path == folder or path.startswith(folder + b"/")


class Extractor:
    """Creates items beneath one directory.

    Every path is walked from the target's descriptor, one component at a time, with O_NOFOLLOW:
    whatever stands in the target already, and whatever the repository says, nothing is written
    elsewhere. Items are created exclusively. Directories are private until they are finished. The
    top of a root without a name is the target itself, which then gets its metadata."""

    XATTRS_RESTORED = (b"user.", b"system.posix_acl_")  # never security.* or trusted.*

    def __init__(self, store: ChunkStore, target: str):
        self.store, self.failed = store, 0
        self.target = os.open(target, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        self._directories: list[tuple[bytes, Item]] = []
        self._linked: dict[tuple[int, Item], bytes] = {}

    def extract(self, root: Root, path: bytes, item: Item) -> None:
        try:
            self._create(root, path, item)
        except (OSError, FormatError, ValueError, OverflowError) as error:
            self._fail(path, error)

    def finish_directories(self) -> None:
        """Metadata of directories, deepest first: only now will nothing be written into them."""
        for path, item in reversed(self._directories):
            try:
                with self._directory(path) as descriptor:
                    self._finish(descriptor, path, item)
            except OSError as error:
                self._fail(path, error)
        self._directories.clear()

    def _fail(self, path: bytes, error) -> None:
        self.failed += 1
        complain(f"{shown(path) or 'the target'}: cannot be extracted: {error}")

    def _create(self, root: Root, path: bytes, item: Item) -> None:
        if item.kind == DIRECTORY:
            with self._directory(path):
                self._directories.append((path, item))
            return
        if item.kind in (SOCKET, CHARACTER_DEVICE, BLOCK_DEVICE):
            complain(f"note: {shown(path)}: a {KINDS[item.kind]} is listed, not extracted")
            return
        parent, _, name = path.rpartition(b"/")
        with self._directory(parent) as folder:
            if item.links is not None and self._link(root, path, item, folder, name):
                return
            if item.kind == FILE:
                self._create_file(folder, name, path, item)
            elif item.kind == SYMLINK:
                os.symlink(item.target, name, dir_fd=folder)
                os.utime(name, ns=(item.mtime, item.mtime), dir_fd=folder, follow_symlinks=False)
                if item.xattrs:
                    complain(f"note: {shown(path)}: xattrs of a symlink are not restored")
            else:
                os.mkfifo(name, 0o600, dir_fd=folder)
                descriptor = os.open(name, os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW
                                     | os.O_CLOEXEC, dir_fd=folder)
                with _closing(descriptor):
                    self._finish(descriptor, path, item)
        if item.links is not None:
            self._linked[root.number, item] = path

    def _link(self, root: Root, path: bytes, item: Item, folder: int, name: bytes) -> bool:
        """Links to a name already extracted of the same file: same pair, and equal otherwise."""
        first = self._linked.get((root.number, item))
        if first is None:
            return False
        first_parent, _, first_name = first.rpartition(b"/")
        with self._directory(first_parent) as first_folder:
            os.link(first_name, name, src_dir_fd=first_folder, dst_dir_fd=folder,
                    follow_symlinks=False)
        return True

    def _create_file(self, folder: int, name: bytes, path: bytes, item: Item) -> None:
        descriptor = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW
                             | os.O_CLOEXEC, 0o600, dir_fd=folder)
        with _closing(descriptor):
            try:
                for offset, piece in data_pieces(self.store, item, shown(path)):
                    while piece:
                        written = os.pwrite(descriptor, piece, offset)
                        offset, piece = offset + written, piece[written:]
                os.ftruncate(descriptor, item.size)
            except BaseException:  # half a file is worse than none
                os.unlink(name, dir_fd=folder)
                raise
            self._finish(descriptor, path, item)

    def _finish(self, descriptor: int, path: bytes, item: Item) -> None:
        for name, value in item.xattrs:
            if not name.startswith(self.XATTRS_RESTORED):
                complain(f"note: {shown(path)}: xattr {shown(name)} is not restored")
                continue
            try:
                os.setxattr(descriptor, name, value)
            except (OSError, ValueError) as error:
                complain(f"note: {shown(path)}: xattr {shown(name)} is not restored: {error}")
        # Owners are not restored; a set-id bit would then speak for the wrong one.
        status = os.fstat(descriptor)
        same_owner = (status.st_uid, status.st_gid) == (item.uid, item.gid)
        os.fchmod(descriptor, item.mode if same_owner else item.mode & 0o1777)
        try:
            os.utime(descriptor, ns=(item.mtime, item.mtime))
        except (OSError, OverflowError) as error:
            complain(f"note: {shown(path)}: modification time is not restored: {error}")

    @contextlib.contextmanager
    def _directory(self, path: bytes) -> Iterator[int]:
        """A descriptor of the directory at `path` beneath the target; makes what is missing."""
        descriptor = os.dup(self.target)
        try:
            for component in path.split(b"/") if path else ():
                with contextlib.suppress(FileExistsError):
                    os.mkdir(component, 0o700, dir_fd=descriptor)
                inner = os.open(component, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW
                                | os.O_CLOEXEC, dir_fd=descriptor)
                os.close(descriptor)
                descriptor = inner
            yield descriptor
        finally:
            os.close(descriptor)


@contextlib.contextmanager
def _closing(descriptor: int) -> Iterator[None]:
    try:
        yield
    finally:
        os.close(descriptor)


# verify

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
            if version.last is not None and forgetting.stands(version):
                self._check_references(version)
        for commit, changes in itertools.islice(journal.commits(), behind):
            try:
                tree.begin(commit.number)
                for record in changes:
                    for _ in tree.apply(record):
                        pass
                for version in tree.ended():
                    if forgetting.stands(version):
                        self._check_references(version)
                self._check_commit(commit, tree, seen)
            except FormatError as error:
                self.problems.append(str(error))
                return  # what follows would be applied to a tree that never was
            self.live = tree.live
        for version in tree.standing():
            self._check_references(version)
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

    def _check_references(self, version: Version) -> None:
        """Chunks of versions that stand are there; those of others may be gone (§8.12)."""
        for chunk_id, length in version.item.chunks:
            stored = self.chunk_lengths.get(chunk_id)
            if stored == length:
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
            if _is_beneath(after, name):
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


def command_rebuild(arguments) -> int:
    """Writes the pack as it was to a new file; into the repository it writes nothing."""
    if not _is_hex(arguments.pack, 64):
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
        print(f"note: {_printable(note)}")
    for problem in result.problems:
        print(f"problem: {_printable(problem)}")
    print(f"{result.commits} commits, {result.live} items in the last; {len(result.chunk_lengths)}"
          f" chunks in {result.blocks} blocks in {result.packs} packs; {len(result.problems)}"
          " problems")
    return 1 if result.problems else 0


def complain(what) -> None:
    print(f"read_repository: {_printable(str(what))}", file=sys.stderr)


def _printable(text: str) -> str:
    """One line that any terminal can show: control characters and lone surrogates are escaped."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text) \
        .encode(sys.stdout.encoding or "utf-8", "backslashreplace") \
        .decode(sys.stdout.encoding or "utf-8")


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

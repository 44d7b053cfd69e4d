"""§1 Conventions: hashes, numbers, payloads; and how mistakes are told."""

from __future__ import annotations

import hashlib
import sys
import zlib

try:
    import zstandard
except ImportError:  # codec 2 is then refused with an error that says so
    zstandard = None

try:
    import nacl.bindings as sodium
    from nacl.exceptions import CryptoError
except ImportError:  # encrypted repositories are then refused
    sodium, CryptoError = None, Exception

KIB, MIB, GIB = 1 << 10, 1 << 20, 1 << 30
BLOCK_PLAIN_BYTES_MAXIMUM = CHUNK_BYTES_MAXIMUM = 16 * MIB  # §12


class FormatError(Exception):
    """What the repository holds breaks a rule of the format: where it does, and why it does."""

    def __init__(self, where: str, why: str):
        super().__init__(f"{where}: {why}")
        self.where, self.why = where, why


class Torn(FormatError):
    """What may be the trace of an interrupted write: a block or record that fails its own check or
    is cut off (§6.2, §7.2). In an open pack, and at the end of the journal behind the commit that
    `head` names, that is in order; anywhere else it is damage."""


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


class UsageError(Exception):
    """The command line asks for what is not there."""


def is_beneath(path: bytes, folder: bytes) -> bool:
    return not folder or path == folder or path.startswith(folder + b"/")


def complain(what) -> None:
    print(f"read_repository: {printable(str(what))}", file=sys.stderr)


def printable(text: str) -> str:
    """One line that any terminal can show: control characters and lone surrogates are escaped."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text) \
        .encode(sys.stdout.encoding or "utf-8", "backslashreplace") \
        .decode(sys.stdout.encoding or "utf-8")

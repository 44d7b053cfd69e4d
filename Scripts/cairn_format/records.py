"""§7.1 to §7.4 The journal's head and records."""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass

from .conventions import FormatError, GIB, NONCE_BYTES, TAG_BYTES, decode_payload, h128, padme
from .files import Folder

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

"""§6 Packs."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator

from .conventions import Fields, FormatError, NONCE_BYTES, Torn, h128, h256
from .files import File, Folder
from .description import is_hex
from .blocks import BLOCK_HEADER_BYTES, Block, block_magic, read_block_header
from .parity import PARITY_FILE_NAME

PACK_HEADER_BYTES, FOOTER_ENTRY_BYTES = 32, 32
FOOTER_FIXED_BYTES = 4 + 4 + 8 + 8
OPEN_PACK_NAME = re.compile(r"[0-9a-f]{32}\.pack")
SEALED_PACK_NAME = re.compile(r"([0-9a-f]{64})\.pack")
AWAY_NAME = re.compile(r"([0-9a-f]{64})\.away")


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
        if not is_hex(shelf, 2):
            strange.append(("packs", shelf))
            continue
        for name in folder.names("packs", shelf):
            if PARITY_FILE_NAME.fullmatch(name) and name.startswith(shelf):
                continue  # §6.6
            if AWAY_NAME.fullmatch(name) and name.startswith(shelf):
                continue  # §15.7
            fits = SEALED_PACK_NAME.fullmatch(name) and name.startswith(shelf)
            (found if fits else strange).append(("packs", shelf, name))
    return found, strange


def packs_away(folder: Folder) -> tuple[int, list[str]]:
    """Returns how many packs lie in remotes alone (§15.7), and complaints about their notes."""
    count, complaints = 0, []
    for shelf in folder.names("packs"):
        names = set(folder.names("packs", shelf)) if is_hex(shelf, 2) else set()
        for name in sorted(names):
            if not (AWAY_NAME.fullmatch(name) and name.startswith(shelf)):
                continue
            with folder.open("packs", shelf, name) as file:
                data = file.read(0, min(file.size, 64))
                if data[:8] != b"CAIRNAW1" or h256(data[:-32]) != data[-32:]:
                    complaints.append(f"{file.name}: not a whole note of a pack that is away")
                    continue
                fields = Fields(data[8:-32], file.name)
                fields.varint("length of the pack")
                fields.varint("length of the parity")
                if fields.left:
                    complaints.append(f"{file.name}: more than a note of a pack that is away")
            count += name.replace(".away", ".pack") not in names
    return count, complaints

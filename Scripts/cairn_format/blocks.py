"""§5 Blocks."""

from __future__ import annotations

import struct
from dataclasses import dataclass

from .conventions import (
    BLOCK_PLAIN_BYTES_MAXIMUM, CODEC_NONE, CODEC_ZLIB, CODEC_ZSTD, FormatError, NONCE_BYTES,
    TAG_BYTES, Torn, decode_payload, h128, h256, k256, opened, padme)
from .files import File
from .description import Keys

BLOCK_HEADER_BYTES, BLOCK_INDEX_ENTRY_BYTES = 48, 36
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

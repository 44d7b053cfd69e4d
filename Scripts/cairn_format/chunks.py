"""§6.4 Finding a chunk."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass

from .conventions import FormatError
from .files import File, Folder
from .blocks import Block, chunk_id_of, read_block_plain
from .packs import (
    OpenPack, open_pack_names, read_listed_block, sealed_pack_entries, sealed_pack_names)


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

"""§6.6 Parity beside packs."""

from __future__ import annotations

import functools
import re
import struct
from dataclasses import dataclass

from .conventions import FormatError, MIB, h128
from .files import File, Folder
from .description import is_hex

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
        if is_hex(shelf, 2):
            found += [("packs", shelf, name) for name in folder.names("packs", shelf)
                      if PARITY_FILE_NAME.fullmatch(name) and name.startswith(shelf)]
    return found

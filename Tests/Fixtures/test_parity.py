#!/usr/bin/python3
"""Parity files (FORMAT.md §6.6): the witness reader against the witness writer, and against damage.

    /usr/bin/python3 -m unittest Tests/Fixtures/test_parity.py

WITNESS_SEED repeats a run's random choices.
"""

import os
import random
import struct
import sys
import unittest
from pathlib import Path
from unittest import mock

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))
from test_witness import WitnessTest, reader, run, writer  # noqa: E402

SEED = int(os.environ.get("WITNESS_SEED", random.SystemRandom().randrange(1 << 32)))
PLAIN, _ = writer.repository()
SEALED, _ = writer.encrypted_repository()
SHARD, GROUPS, ROWS = 512, 3, 4


def pack_of(files: dict) -> str:
    return next(name for name in files if name.startswith("packs/") and "/open/" not in name)


class Parity(WitnessTest):
    files, password = PLAIN, ""

    def setUp(self):
        super().setUp()
        patch = mock.patch.dict(os.environ, {"CAIRN_PASSWORD": self.password})
        patch.start()
        self.addCleanup(patch.stop)
        self.choose = random.Random(SEED)
        self.name = pack_of(self.files)
        self.parity_name = self.name.removesuffix(".pack") + ".parity"
        self.id, self.pack = Path(self.name).stem, self.files[self.name]
        self.parity = self.parity_of(SHARD, GROUPS, ROWS)

    def parity_of(self, shard_bytes: int, groups: int, rows: int) -> bytes:
        return writer.parity_file(writer.REPOSITORY_ID, self.id, self.pack, shard_bytes, groups, rows)

    def rebuilt(self, pack: bytes, parity: bytes) -> bytes | None:
        """None when it is refused: with a word, and nothing wrong written."""
        target = self.folder / f"rebuilt-{self._repositories}"
        path = self.repository(self.files | {self.name: pack, self.parity_name: parity})
        status, _, errors = run(path, "rebuild", "--pack", self.id, "--target", target)
        if status:
            self.assertTrue(errors)
            return None
        return target.read_bytes()

    def flipped(self, data: bytes, *places: int) -> bytes:
        changed = bytearray(data)
        for place in places:
            changed[place] ^= 1 << self.choose.randrange(8)
        return bytes(changed)

    def test_verify_finds_it_in_order(self):
        for layout in ((SHARD, GROUPS, ROWS), (2048, 1, 2), (64, 50, 1)):
            path = self.repository(self.files | {self.parity_name: self.parity_of(*layout)})
            status, out, _ = run(path, "verify")
            self.assertEqual((status, "note:" in out), (0, False), out)

    def test_every_flipped_bit_of_it_is_found(self):
        for number in range(60):
            place = self.choose.randrange(len(self.parity))
            files = self.files | {self.parity_name: self.flipped(self.parity, place)}
            with self.subTest(seed=SEED, byte=place):
                self.assert_problem(self.parity_name, files)

    def test_parity_that_does_not_follow_from_the_pack_is_found(self):
        start = 128 + 16 * (-(-len(self.pack) // SHARD) + -(-(-(-len(self.pack) // SHARD)) // 255))
        wrong = bytearray(self.parity)
        wrong[start] ^= 1
        wrong[start + SHARD:start + SHARD + 16] = writer.h128(bytes(wrong[start:start + SHARD]))
        self.assert_problem("parity shard 0 of group 0 is wrong", self.files | {self.parity_name: bytes(wrong)})

    def test_a_pack_comes_back_byte_for_byte(self):
        shards = -(-len(self.pack) // SHARD)
        self.assertGreater(shards, GROUPS * ROWS)
        for number in range(20):
            with self.subTest(seed=SEED, number=number):
                # As many of each group as it has parity.
                lost = [index for group in range(GROUPS) for index in
                        self.choose.sample(range(group, shards, GROUPS), ROWS)]
                damaged = self.flipped(self.pack, *(
                    min(index * SHARD + self.choose.randrange(SHARD), len(self.pack) - 1) for index in lost))
                self.assertEqual(self.rebuilt(damaged, self.parity), self.pack)

    def test_a_stretch_a_tail_and_what_stands_behind(self):
        stretch = GROUPS * (ROWS - 1) * SHARD
        start = self.choose.randrange(len(self.pack) - stretch)
        self.assertEqual(self.rebuilt(
            self.pack[:start] + bytes(stretch) + self.pack[start + stretch:], self.parity), self.pack)
        self.assertEqual(self.rebuilt(self.pack[:-stretch], self.parity), self.pack)
        self.assertEqual(self.rebuilt(self.pack + b"garbage", self.parity), self.pack)
        self.assertEqual(self.rebuilt(self.pack, self.parity), self.pack)

    def test_one_more_than_its_rows_is_refused(self):
        damaged = self.flipped(self.pack, *(GROUPS * SHARD * number for number in range(ROWS + 1)))
        self.assertIsNone(self.rebuilt(damaged, self.parity))

    def test_with_damage_of_its_own(self):
        """A header, a page of checks and a parity shard are lost, and one shard of the pack less."""
        shards = -(-len(self.pack) // SHARD)
        first = 128 + 16 * (shards + -(-shards // 255))
        parity = self.flipped(self.parity, 5, 130, first + 3)
        damaged = self.flipped(self.pack, *(GROUPS * SHARD * number for number in range(ROWS - 1)))
        self.assertEqual(self.rebuilt(damaged, parity), self.pack)
        damaged = self.flipped(self.pack, *(GROUPS * SHARD * number for number in range(ROWS)))
        self.assertIsNone(self.rebuilt(damaged, parity))
        self.assertIsNone(self.rebuilt(damaged, self.flipped(self.parity, 5, len(self.parity) - 5)))

    def test_headers_that_lie_cost_nothing(self):
        for at, form, value in ((56, "<Q", 1 << 60), (64, "<I", 1 << 31), (64, "<I", 0), (64, "<I", 65), (68, "<I", 1 << 31),
                                (68, "<I", 0), (72, "<I", 0), (72, "<I", 1 << 31), (76, "<I", 0), (76, "<I", 255), (80, "<I", 1)):
            header = bytearray(self.parity[:112])
            struct.pack_into(form, header, at, value)
            header += writer.h128(bytes(header))
            with self.subTest(at=at, value=value):
                self.assertIsNone(self.rebuilt(self.pack, bytes(header) + self.parity[128:-128] + bytes(header)))

    def test_of_another_pack_or_repository(self):
        other = writer.parity_file(bytes(16), self.id, self.pack, SHARD, GROUPS, ROWS)
        self.assertIsNone(self.rebuilt(self.pack, other))
        other = writer.parity_file(writer.REPOSITORY_ID, "00" * 32, self.pack, SHARD, GROUPS, ROWS)
        self.assertIsNone(self.rebuilt(self.pack, other))

    def test_without_its_pack_it_is_no_damage(self):
        name = "packs/00/" + "00" * 32 + ".parity"
        path = self.repository(self.files | {name: self.parity})
        status, out, _ = run(path, "verify")
        self.assertEqual((status, "its pack is not there" in out), (0, True), out)


class EncryptedParity(Parity):
    """It is made of the bytes as they lie on the disk."""
    files, password = SEALED, writer.PASSWORD


if __name__ == "__main__":
    unittest.main()

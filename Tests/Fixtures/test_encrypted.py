#!/usr/bin/python3
"""Encrypted repositories: the witness reader against the witness writer, against damage, and against
somebody who can write the repository, knows the format, and has no key.

    /usr/bin/python3 -m unittest Tests/Fixtures/test_encrypted.py

WITNESS_SEED repeats a run's random choices; WITNESS_FLIPS sets how many bits are flipped (150).
"""

import json
import os
import random
import struct
import sys
import unittest
from pathlib import Path
from unittest import mock

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))
from test_witness import FIXTURES, WitnessTest, json_lines, reader, run, writer  # noqa: E402

SEED = int(os.environ.get("WITNESS_SEED", random.SystemRandom().randrange(1 << 32)))
FLIPS = int(os.environ.get("WITNESS_FLIPS", 150))
FILES, EXPECTED = writer.encrypted_repository()
PLAIN_FILES, PLAIN_EXPECTED = writer.repository()
OPEN_PACK = next(name for name in FILES if name.startswith("packs/open/"))
SEALED_PACK = next(name for name in FILES if name.startswith("packs/") and name != OPEN_PACK)
SEGMENTS = [name for name in FILES if name.endswith(".journal")]


def blocks_of(pack: bytes) -> list[tuple[int, int, int]]:
    """Where each encrypted block begins, where its payload does, where it ends."""
    found, position = [], 32
    while pack[position:position + 4] == b"CBLE":
        index, stored = struct.unpack_from("<II", pack, position + 8)
        payload = position + 72 + index
        found.append((position, payload, payload + stored))
        position = payload + stored
    return found


def with_checks(block: bytes) -> bytes:
    """The block with the checks that anybody can compute."""
    index = struct.unpack_from("<I", block, 8)[0]
    front, rest, payload = block[:16], block[48:72 + index], block[72 + index:]
    payload_check = writer.h128(payload)
    return front + writer.h128(front + payload_check + rest) + payload_check + rest + payload


def records_of(segment: bytes) -> list[tuple[int, int]]:
    found, position = [], 64
    while position < len(segment):
        end = position + 88 + struct.unpack_from("<I", segment, position + 20)[0]
        found.append((position, end))
        position = end
    return found


class EncryptedTest(WitnessTest):
    def setUp(self):
        super().setUp()
        patch = mock.patch.dict(os.environ, {"CAIRN_PASSWORD": writer.PASSWORD})
        patch.start()
        self.addCleanup(patch.stop)


class Reading(EncryptedTest):
    def test_everything_comes_back(self):
        path = self.repository(FILES)
        for command, key in (("commits", "commits"), ("gaps", "gaps"), ("moves", "moves"),
                             ("notes", "notes")):
            status, out, _ = run(path, command)
            self.assertEqual((status, json_lines(out)), (0, EXPECTED[key]))
        status, out, _ = run(path, "list", "--hash")
        self.assertEqual((status, json_lines(out)), (0, EXPECTED["latest"]))
        self.assertEqual(self.problems(FILES), [])

    def test_it_holds_what_the_plain_one_holds(self):
        for commit in ("commit_1", "commit_2", "commit_3", "latest"):
            self.assertEqual(EXPECTED[commit], PLAIN_EXPECTED[commit])

    def test_the_stored_one_is_what_the_writer_writes(self):
        stored = FIXTURES / "vectors" / "repository-encrypted-1"
        found = {str(path.relative_to(stored)) for path in stored.rglob("*") if path.is_file()}
        self.assertEqual(found, set(FILES))
        self.assertEqual((stored / "cairn.json").read_bytes(), FILES["cairn.json"])
        expected = json.loads((FIXTURES / "vectors" / "repository-encrypted-1.json").read_text())
        self.assertEqual(expected, EXPECTED)

    def test_each_password_opens_it_and_no_other_does(self):
        path = self.repository(FILES)
        for password, expected in (("another password", 0), ("Another password", 12), (" ", 12)):
            with mock.patch.dict(os.environ, {"CAIRN_PASSWORD": password}):
                status, _, errors = run(path, "commits")
            self.assertEqual(status, expected, errors)
        secret = self.folder / "secret"
        secret.write_bytes(writer.PASSWORD.encode() + b"\n")
        with mock.patch.dict(os.environ, {"CAIRN_PASSWORD": "", "CAIRN_PASSWORD_FILE": str(secret)}):
            self.assertEqual(run(path, "commits")[0], 0)

    def test_nothing_in_clear(self):
        whole = b"".join(FILES.values())
        plain = b"".join(PLAIN_FILES.values())
        names = {item["path"].split("/")[-1].encode() for item in EXPECTED["commit_1"]}
        for word in {name for name in names if len(name) >= 5} | {b"/home/ada", b"nightly"}:
            self.assertNotIn(word, whole)
        self.assertIn(b"/home/ada", plain)  # it would have been found
        self.assertNotIn(b"CBLK", whole)
        self.assertNotIn(b"CREC", whole)
        ids = [bytes.fromhex(c["id"]) for c in json.loads(
            (FIXTURES / "vectors" / "block.json").read_text())["block-none.bin"]["chunks"]]
        self.assertFalse(any(chunk_id in whole for chunk_id in ids))


class ReadingCheckpoints(EncryptedTest):
    """The same history under keys, with a journal that begins with a checkpoint (§7.5): it reads as the plain one."""
    SEGMENT = "journal/00000003.journal"

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.files, cls.expected = writer.encrypted_repository(begins_with_checkpoint=True)

    def test_everything_is_as_written(self):
        self.assertTrue(self.files[self.SEGMENT].startswith(b"CAIRNJC1"))
        path = self.repository(self.files)
        for command in ("commits", "gaps", "moves", "notes"):
            status, out, _ = run(path, command)
            self.assertEqual((status, json_lines(out)), (0, self.expected[command]), command)
        status, out, _ = run(path, "versions")
        found = sorted(json_lines(out), key=lambda v: (v["root_hex"], v["path_hex"], v["first"]))
        self.assertEqual((status, found), (0, self.expected["versions"]))
        for number in (1, 2, 3, 5, 6, 7, 9):
            status, out, _ = run(path, "list", "--commit", str(number), "--hash")
            self.assertEqual((status, json_lines(out)), (0, self.expected[f"commit_{number}"]))
        status, out, _ = run(path, "verify")
        self.assertEqual((status, "note:" in out), (0, False), out)

    def test_it_holds_what_the_plain_one_holds(self):
        _, plain = writer.repository(begins_with_checkpoint=True)
        for name in ("commit_1", "commit_9", "gaps", "moves", "notes"):
            self.assertEqual(self.expected[name], plain[name], name)

    def test_the_stored_one_is_what_the_writer_writes(self):
        stored = FIXTURES / "vectors" / "repository-encrypted-checkpoint-1"
        found = {str(path.relative_to(stored)) for path in stored.rglob("*") if path.is_file()}
        self.assertEqual(found, set(self.files))
        self.assertEqual((stored / "cairn.json").read_bytes(), self.files["cairn.json"])
        expected = json.loads(stored.with_suffix(".json").read_text())
        self.assertEqual(expected, json.loads(writer.as_json(self.expected)))

    def test_nothing_in_clear(self):
        segment = self.files[self.SEGMENT]
        self.assertNotIn(b"CREC", segment)
        for word in (b"/home/ada", b"behind-the-checkpoint", b"nightly"):
            self.assertNotIn(word, segment)

    def test_an_altered_row_does_not_open_though_every_hash_is_right(self):
        segment = self.files[self.SEGMENT]
        records = [segment[start:end] for start, end in records_of(segment)]
        self.assertGreaterEqual(len(records), 4)
        for which in range(3):
            altered = list(records)
            altered[which] = altered[which][:-1] + bytes([altered[which][-1] ^ 1])
            self.assert_problem("was altered", self.chained(segment[:64], altered))
        exchanged = [records[1], records[0]] + records[2:]
        self.assert_problem("was altered", self.chained(segment[:64], exchanged))
        self.assertEqual(self.problems(self.chained(segment[:64], records)), [])

    def chained(self, header: bytes, records: list[bytes]) -> dict:
        """The segment with numbers, chain, hashes and head made right, as anybody can."""
        first = struct.unpack_from("<Q", self.files[self.SEGMENT], 64 + 8)[0]
        last, segment = header[32:64], bytearray(header)
        for number, record in enumerate(records, first):
            front = record[:8] + struct.pack("<Q", number) + record[16:24] + last
            last = writer.h256(front + record[88:])
            segment += front + last + record[88:]
        head = b"CAIRNHD2" + writer.REPOSITORY_ID + struct.pack("<Q", number) + last + struct.pack("<Q", 3)
        return self.files | {self.SEGMENT: bytes(segment), "journal/head": head + writer.h128(head)}


class Damage(EncryptedTest):
    def test_no_flipped_bit_goes_unnoticed(self):
        choose = random.Random(SEED)
        names = [SEALED_PACK, "cairn.json", "journal/head"] + SEGMENTS
        for number in range(FLIPS):
            name = names[number % len(names)]
            data = bytearray(FILES[name])
            bit = choose.randrange(8 * len(data))
            data[bit // 8] ^= 1 << bit % 8
            with self.subTest(seed=SEED, file=name, bit=bit):
                path = self.repository(FILES | {name: bytes(data)})
                try:
                    problems = reader.verify(str(path)).problems
                except reader.WrongPassword:
                    continue
                self.assertTrue(problems)


class Forgery(EncryptedTest):
    """Every check that needs no key is made right again; what is left is the seal."""

    def forged_pack(self, blocks: list[bytes]) -> dict:
        name, pack = writer.sealed_pack(writer.REPOSITORY_ID, blocks)
        return {other: data for other, data in FILES.items() if other != SEALED_PACK} | {name: pack}

    def blocks(self) -> list[bytes]:
        pack = FILES[SEALED_PACK]
        return [pack[start:end] for start, _, end in blocks_of(pack)]

    def test_an_altered_block_does_not_open(self):
        choose = random.Random(SEED)
        for _ in range(40):
            blocks = self.blocks()
            which = choose.randrange(len(blocks))
            altered = bytearray(blocks[which])
            byte = choose.randrange(48, len(altered))
            altered[byte] ^= 1 << choose.randrange(8)
            blocks[which] = with_checks(bytes(altered))
            with self.subTest(seed=SEED, block=which, byte=byte):
                self.assert_problem("was altered", self.forged_pack(blocks))

    def test_payloads_of_two_blocks_cannot_be_exchanged(self):
        blocks = self.blocks()
        self.assertGreaterEqual(len(blocks), 2)
        parts = []
        for one in blocks[:2]:
            start = 72 + struct.unpack_from("<I", one, 8)[0]
            parts.append((one[:start], one[start:]))
        exchanged = [parts[0][0][:12] + struct.pack("<I", len(parts[1][1])) + parts[0][0][16:] + parts[1][1],
                     parts[1][0][:12] + struct.pack("<I", len(parts[0][1])) + parts[1][0][16:] + parts[0][1]]
        self.assert_problem("was altered", self.forged_pack([with_checks(b) for b in exchanged] + blocks[2:]))

    def test_a_plain_block_is_refused(self):
        self.assert_problem("does not begin with CBLE",
                            self.forged_pack(self.blocks() + [writer.block(writer.NONE, [b"in clear"])]))

    def test_an_encrypted_block_is_refused_where_nothing_is(self):
        name, pack = writer.sealed_pack(writer.REPOSITORY_ID, self.blocks())
        files = {k: v for k, v in PLAIN_FILES.items() if k.startswith("packs/") is False
                 or k.startswith("packs/open/")}
        self.assert_problem("does not begin with CBLK", files | {name: pack})

    def chained(self, records: list[bytes]) -> dict:
        """Records one after another as one segment: numbers, chain, hashes and head made right."""
        segment = bytearray(b"CAIRNJL1" + writer.REPOSITORY_ID + struct.pack("<Q", 1) + bytes(32))
        last = bytes(32)
        for number, record in enumerate(records, 1):
            front = record[:8] + struct.pack("<Q", number) + record[16:24] + last
            last = writer.h256(front + record[88:])
            segment += front + last + record[88:]
        head = b"CAIRNHD1" + writer.REPOSITORY_ID + struct.pack("<Q", len(records)) + last
        return {name: data for name, data in FILES.items() if name not in SEGMENTS} | {
            "journal/00000001.journal": bytes(segment), "journal/head": head + writer.h128(head)}

    def records(self) -> list[bytes]:
        return [FILES[name][start:end] for name in SEGMENTS for start, end in records_of(FILES[name])]

    def test_the_chain_is_rebuilt_right_when_nothing_is_changed(self):
        self.assertEqual(self.problems(self.chained(self.records())), [])

    def test_records_cannot_be_left_out_exchanged_repeated_or_altered(self):
        records = self.records()
        altered = records[0][:-1] + bytes([records[0][-1] ^ 1])
        for name, forged in {"left out": records[1:], "one left out of the middle": records[:2] + records[3:],
                             "exchanged": [records[1], records[0]] + records[2:],
                             "repeated": records[:1] + records, "altered": [altered] + records[1:]}.items():
            with self.subTest(name):
                self.assert_problem("was altered", self.chained(forged))

    def test_the_end_can_be_cut_off_and_nothing_here_tells(self):
        """What a client's memory is for (§14)."""
        records = self.records()
        commits = [n for n, record in enumerate(records, 1) if n < len(records)]
        for end in reversed(commits):
            files = self.chained(records[:end])
            if not [p for p in self.problems(files) if "no commit" not in p]:
                return
        self.fail("no shorter journal is in order: then rollbacks would be found without a memory")

    def test_cairn_json_cannot_be_altered(self):
        for old, new in ((b'"auto"', b'"none"'), (b'"block_bytes": 1048576', b'"block_bytes": 2097152'),
                         (b'"spare"', b'"spore"')):
            text = FILES["cairn.json"]
            self.assertIn(old, text)
            blank = text.replace(old, new)
            checksum = json.loads(blank)["checksum"].encode()
            forged = writer.with_checksum(blank.replace(checksum, b"0" * 64))
            self.assert_problem("mac does not match", FILES | {"cairn.json": forged})

    def test_hostile_key_slots_cost_nothing(self):
        with writer.encrypting(writer.Keys(bytes(32))):
            slot = writer.key_slot(writer.KEYS, b"x", writer.REPOSITORY_ID, "00000001", "")
            for change in ({"memory_bytes": 1 << 60}, {"memory_bytes": 1 << 31}, {"operations": 1 << 40}, {"operations": 0},
                           {"memory_bytes": -1}, {"salt": ""}, {"sealed": "00"}, {"id": "x"}, {"label": "x" * 64}, {"kdf": "none"}):
                with self.subTest(change):
                    forged = writer.encrypted_settings(writer.REPOSITORY_ID, [slot | change])
                    self.assert_problem("key slot", FILES | {"cairn.json": forged})
            for slots in ([], [slot] * 33):
                forged = writer.encrypted_settings(writer.REPOSITORY_ID, slots)
                self.assert_problem("1 to 32 keys", FILES | {"cairn.json": forged})


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/python3
"""Holds the witness reader (Scripts/read_repository.py) against the witness writer
(write_repository.py) and against damage. Both were made from Docs/FORMAT.md alone.

    /usr/bin/python3 -m unittest Tests/Fixtures/test_witness.py

WITNESS_SEED repeats a run's random choices; WITNESS_FLIPS sets how many bits are flipped (300).
"""

import contextlib
import hashlib
import importlib.util
import io
import json
import os
import random
import stat
import struct
import sys
import tempfile
import unittest
import unittest.mock
import zlib
from pathlib import Path

import zstandard

sys.dont_write_bytecode = True
FIXTURES = Path(__file__).resolve().parent
VECTORS = FIXTURES / "vectors"


def _load(name: str, path: Path):
    spec = importlib.util.spec_from_file_location(name, path)
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


reader = _load("read_repository", FIXTURES.parents[1] / "Scripts" / "read_repository.py")
writer = _load("write_repository", FIXTURES / "write_repository.py")

SEED = int(os.environ.get("WITNESS_SEED", random.SystemRandom().randrange(1 << 32)))
FLIPS = int(os.environ.get("WITNESS_FLIPS", 300))
FILES, EXPECTED = writer.repository()
OPEN_PACK = next(name for name in FILES if name.startswith("packs/open/"))
SEALED_PACK = next(name for name in FILES if name.startswith("packs/") and name != OPEN_PACK)
LAST_SEGMENT = "journal/00000002.journal"


def run(*arguments) -> tuple[int, str, str]:
    """Returns exit status, standard output and standard error of one command line."""
    out, errors = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(errors):
        status = reader.main([str(argument) for argument in arguments])
    return status, out.getvalue(), errors.getvalue()


def json_lines(text: str) -> list:
    return [json.loads(line) for line in text.splitlines()]


class WitnessTest(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="witness-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self._repositories = 0

    def repository(self, files: dict) -> Path:
        """A repository of these files, in a folder of its own."""
        self._repositories += 1
        path = self.folder / f"repository-{self._repositories}"
        writer.write_files(str(path), files)
        return path

    def problems(self, files: dict) -> list[str]:
        return reader.verify(str(self.repository(files))).problems

    def assert_problem(self, words: str, files: dict) -> None:
        problems = self.problems(files)
        self.assertTrue(any(words in problem for problem in problems),
                        f"no problem speaks of {words!r}: {problems}")


class Vectors(WitnessTest):
    def test_gear_table_is_the_one_stored(self):
        gear = json.loads((VECTORS / "gear.json").read_text())
        entries = [f"{entry:016x}" for entry in writer.gear_table()]
        self.assertEqual(gear["first"], entries[:4])
        self.assertEqual(gear["last"], entries[-4:])

    def test_chunk_vectors_hold_what_the_rules_give(self):
        """The long ones are only held to the rules' bounds here: cutting them takes seconds."""
        for number, (generator, seed, length, profile, note) in enumerate(writer.CHUNK_VECTORS, 1):
            vector = json.loads((VECTORS / f"chunk-{number:02}.json").read_text())
            with self.subTest(vector=number):
                self.assertEqual((vector["length"], int(vector["seed"], 16)), (length, seed))
                if length <= 256 * writer.KIB + 1:
                    self.assertEqual(
                        vector, writer.chunk_vector(generator, seed, length, profile, note))
                ends = vector["ends"]
                sizes = [end - start for start, end in zip([0] + ends, ends)]
                self.assertEqual(sum(sizes), length)
                for size in sizes[:-1]:
                    self.assertTrue(vector["minimum"] < size <= vector["maximum"])

    def test_mask_changes_exactly_at_the_average(self):
        at, before = (json.loads((VECTORS / f"chunk-{number}.json").read_text())
                      for number in (11, 12))
        self.assertEqual(at["ends"][0], at["average"] + 1)
        self.assertNotEqual(before["ends"][0], before["average"])

    def test_block_vectors_decode_to_the_same_bytes(self):
        descriptions = json.loads((VECTORS / "block.json").read_text())
        self.assertEqual(len(descriptions), 3)
        for name, description in descriptions.items():
            descriptor = os.open(VECTORS / name, os.O_RDONLY)
            self.addCleanup(os.close, descriptor)
            file = reader.File(descriptor, name, os.fstat(descriptor).st_size)
            block, chunks = reader.read_block_header(file, 0, file.size)
            plain = reader.read_block_plain(file, block)
            self.assertEqual(block.end, file.size)
            self.assertEqual(hashlib.sha256(plain).hexdigest(), description["plain_sha256"])
            self.assertEqual([{"id": id_.hex(), "length": length} for id_, length in chunks],
                             description["chunks"])

    def test_stored_repository_is_what_the_writer_writes(self):
        self.assertEqual(json.loads((VECTORS / "repository-1.json").read_text()), EXPECTED)
        if (zlib.ZLIB_RUNTIME_VERSION, zstandard.ZSTD_VERSION) != ("1.2.13", (1, 5, 4)):
            self.skipTest("other versions of zlib or zstd may compress to other bytes")
        stored = VECTORS / "repository-1"
        found = {str(path.relative_to(stored)): path.read_bytes()
                 for path in stored.rglob("*") if path.is_file()}
        self.assertEqual(found, FILES)


class ReadingCheckpoints(WitnessTest):
    """The same history, with a journal that begins with a checkpoint: everything else reads the same."""
    STORED = VECTORS / "repository-checkpoint-1"

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.files, cls.expected = writer.repository(begins_with_checkpoint=True)

    def test_stored_repository_is_what_the_writer_writes(self):
        stored = VECTORS / "repository-checkpoint-1.json"
        self.assertEqual(json.loads(stored.read_text()), json.loads(writer.as_json(self.expected)))
        if (zlib.ZLIB_RUNTIME_VERSION, zstandard.ZSTD_VERSION) != ("1.2.13", (1, 5, 4)):
            self.skipTest("other versions of zlib or zstd may compress to other bytes")
        found = {str(path.relative_to(self.STORED)): path.read_bytes()
                 for path in self.STORED.rglob("*") if path.is_file()}
        self.assertEqual(found, self.files)

    def test_verify_finds_nothing_wrong(self):
        status, out, _ = run(self.STORED, "verify")
        self.assertEqual((status, "note:" in out), (0, False), out)

    def test_everything_is_as_written(self):
        for command in ("commits", "gaps", "moves", "notes"):
            status, out, _ = run(self.STORED, command)
            self.assertEqual((status, json_lines(out)), (0, self.expected[command]), command)
        status, out, _ = run(self.STORED, "versions")
        found = sorted(json_lines(out), key=lambda v: (v["root_hex"], v["path_hex"], v["first"]))
        self.assertEqual((status, found), (0, self.expected["versions"]))
        for number in (1, 2, 3, 5, 6, 7, 9):
            with self.subTest(commit=number):
                status, out, _ = run(self.STORED, "list", "--commit", str(number), "--hash")
                self.assertEqual((status, json_lines(out)), (0, self.expected[f"commit_{number}"]))

    def test_nothing_but_the_checkpoint_differs(self):
        for name in ("commit_1", "commit_2", "commit_3", "commit_5", "commit_6", "commit_7", "gaps", "moves"):
            self.assertEqual(self.expected[name], EXPECTED[name], name)

    def test_a_flipped_bit_is_noticed(self):
        name = "journal/00000003.journal"
        whole = self.files[name]
        for position in range(0, len(whole), max(1, len(whole) // 60)):
            damaged = bytearray(whole)
            damaged[position] ^= 4
            path = self.repository(self.files | {name: bytes(damaged)})
            self.assertEqual(run(path, "verify")[0], 1, position)

    def test_before_the_switch_it_is_no_part_of_the_journal(self):
        before = dict(FILES)
        files = before | {"journal/00000003.journal": self.files["journal/00000003.journal"]}
        path = self.repository(files)
        status, out, _ = run(path, "commits")
        self.assertEqual((status, json_lines(out)), (0, EXPECTED["commits"]))
        status, out, _ = run(path, "verify")
        self.assertEqual((status, "an interrupted run" in out), (0, True), out)


class Reading(WitnessTest):
    STORED = VECTORS / "repository-1"

    def test_verify_finds_nothing_wrong(self):
        status, out, _ = run(self.STORED, "verify")
        self.assertEqual(status, 0, out)
        self.assertNotIn("note:", out)
        self.assertIn("0 problems", out)

    def test_commits_are_as_written(self):
        status, out, _ = run(self.STORED, "commits")
        self.assertEqual((status, json_lines(out)), (0, EXPECTED["commits"]))

    def test_trees_are_as_written(self):
        first_id = EXPECTED["commits"][0]["id"]
        for wanted, expected in (("latest", "commit_7"), ("8", "latest"), ("7", "commit_7"), ("6", "commit_6"),
                                 ("5", "commit_5"), ("1", "commit_1"), ("2", "commit_2"), ("3", "commit_3"),
                                 (first_id, "commit_1"), (first_id[:8], "commit_1")):
            with self.subTest(commit=wanted):
                status, out, _ = run(self.STORED, "list", "--commit", wanted, "--hash")
                self.assertEqual((status, json_lines(out)), (0, EXPECTED[expected]))

    def test_list_without_hash_needs_no_pack(self):
        path = self.repository({name: data for name, data in FILES.items() if "packs" not in name})
        status, out, _ = run(path, "list")
        self.assertEqual(status, 0)
        self.assertEqual(len(json_lines(out)), len(EXPECTED["latest"]))

    def test_gaps_moves_and_notes_are_as_written(self):
        for command in ("gaps", "moves", "notes"):
            status, out, _ = run(self.STORED, command)
            self.assertEqual((status, json_lines(out)), (0, EXPECTED[command]))
        self.assertEqual([(gap["number"], gap["first"], gap["last"]) for gap in EXPECTED["gaps"]],
                         [(1, 2, 4), (2, 2, 3), (300, 2, None)])

    def test_versions_that_stand_are_as_written(self):
        status, out, _ = run(self.STORED, "versions")
        found = sorted(json_lines(out), key=lambda v: (v["root_hex"], v["path_hex"], v["first"]))
        self.assertEqual((status, found), (0, EXPECTED["versions"]))
        spans = {(v["path"], v["first"], v["last"], v["removed"]) for v in found}
        # Kept for root 2 alone at commit 6, the first draft is seen nowhere; replaced, not removed.
        self.assertNotIn(("draft", 6, 7, False), spans)
        self.assertIn(("draft", 7, None, False), spans)
        # Seen at commit 5, which is kept for root 1; removed in commit 6 although put there before.
        self.assertIn(("queue", 1, 6, True), spans)
        self.assertIn(("Documents/hello.txt", 2, 6, False), spans)
        # In root 2 commits 3, 4 and 5 are no points in time: commit 6 shows what commit 3 put.
        self.assertIn(("app.conf", 3, 7, False), spans)
        # Deleted and seen nowhere: in commit 5, which has expired, and in 6, which has not.
        self.assertFalse(any(path == "lockfile" for path, *_ in spans))
        self.assertIn(("brief", 5, 6, True), spans)
        self.assertFalse(any(path.startswith("secret/") or path == "secret" for path, *_ in spans))
        self.assertTrue(any(path == "secrets" for path, *_ in spans))

    def test_a_forgotten_commit_says_so(self):
        commit = writer.h128(b"commit 4").hex()
        for wanted in ("4", commit[:8], commit):
            status, _, errors = run(self.STORED, "list", "--commit", wanted)
            self.assertEqual(status, 2, wanted)
            self.assertIn("commit 4 was forgotten", errors)

    def test_unknown_commit_is_wrong_usage(self):
        for wanted in ("9", "0", "yesterday", "ffffffff"):
            status, _, errors = run(self.STORED, "list", "--commit", wanted)
            self.assertEqual(status, 2, wanted)
            self.assertIn(wanted, errors)

    def test_extract_brings_back_what_was_written(self):
        target = self.folder / "target"
        for commit, expected in (("1", EXPECTED["commit_1"]), ("2", EXPECTED["commit_2"]),
                                 ("latest", EXPECTED["latest"])):
            status, _, errors = run(self.STORED, "extract", "--commit", commit,
                                    "--target", target / commit)
            self.assertEqual(status, 0, errors)
            for item in expected:
                with self.subTest(commit=commit, root=item["root"], path=item["path"]):
                    self._check_item(os.fsencode(target / commit), item, expected)

    def _check_item(self, target: bytes, item: dict, tree: list) -> None:
        path = os.path.join(target, bytes.fromhex(item["root_hex"]),
                            bytes.fromhex(item["path_hex"]))
        if item["kind"] in ("socket", "character-device", "block-device"):
            self.assertFalse(os.path.lexists(path))
            return
        status = os.lstat(path)
        tests = {"file": stat.S_ISREG, "directory": stat.S_ISDIR, "symlink": stat.S_ISLNK,
                 "fifo": stat.S_ISFIFO}
        self.assertTrue(tests[item["kind"]](status.st_mode))
        self.assertEqual(status.st_mtime_ns, item["mtime_ns"])
        if item["kind"] == "symlink":
            self.assertEqual(os.readlink(path), bytes.fromhex(item["target_hex"]))
            return
        kept = 0o7777 if (status.st_uid, status.st_gid) == (item["uid"], item["gid"]) else 0o1777
        self.assertEqual(stat.S_IMODE(status.st_mode), item["mode"] & kept)
        if item["kind"] != "file":
            return
        with open(path, "rb") as file:
            self.assertEqual(hashlib.sha256(file.read()).hexdigest(), item["sha256"])
        if "extents" in item:  # whole 4 KiB pages of hole must not take up room
            data = sum(length for _, length in item["extents"])
            self.assertLessEqual(status.st_blocks * 512, data + 4096)
        if "links" in item:
            named = sum(other.get("links") == item["links"] for other in tree)
            self.assertEqual(status.st_nlink, named)
        self._check_xattrs(path, item)

    def _check_xattrs(self, path: bytes, item: dict) -> None:
        with contextlib.suppress(OSError):  # a file system without xattrs
            os.setxattr(self.folder, "user.test", b"")
            for xattr in item.get("xattrs", ()):
                self.assertEqual(os.getxattr(path, bytes.fromhex(xattr["name_hex"])),
                                 bytes.fromhex(xattr["value_hex"]))

    def test_extract_of_one_path_brings_no_other(self):
        target = self.folder / "target"
        status, _, errors = run(self.STORED, "extract", "--target", target, "home/ada/links/two",
                                "settings/app.conf")
        self.assertEqual(status, 0, errors)
        found = sorted(str(path.relative_to(target)) for path in target.rglob("*"))
        self.assertEqual(found, ["home", "home/ada", "home/ada/links", "home/ada/links/two",
                                 "settings", "settings/app.conf"])

    def test_root_without_a_name_comes_back_directly_under_the_target(self):
        target = self.folder / "target"
        status, _, errors = run(self.STORED, "extract", "--commit", "2", "--target", target,
                                "/etc/hostname")
        self.assertEqual(status, 0, errors)
        self.assertEqual((target / "etc/hostname").read_text(), "lighthouse\n")
        self.assertEqual([path.name for path in target.iterdir()], ["etc"])

    def test_extract_names_a_path_that_is_not_there(self):
        status, _, errors = run(self.STORED, "extract", "--target", self.folder / "target",
                                "nothing")
        self.assertEqual(status, 1)
        self.assertIn("nothing of that name", errors)

    def test_extract_overwrites_nothing_and_follows_no_symlink(self):
        target, outside = self.folder / "target", self.folder / "outside"
        outside.mkdir()
        (target / "settings").mkdir(parents=True)
        (target / "settings/app.conf").write_text("mine")
        (target / "home").symlink_to(outside)
        (target / "settings/mail.log").symlink_to(outside / "mail.log")
        status, _, errors = run(self.STORED, "extract", "--target", target)
        self.assertEqual(status, 1)
        self.assertIn("settings/app.conf: cannot be extracted", errors)
        self.assertEqual((target / "settings/app.conf").read_text(), "mine")
        self.assertEqual(list(outside.iterdir()), [])


class Damage(WitnessTest):
    """Every byte of every file but `lock` is under some check."""

    def setUp(self):
        super().setUp()
        self.path = self.repository(FILES)
        self.random = random.Random(SEED)

    def _verify_with(self, name: str, data: bytes) -> list[str]:
        (self.path / name).write_bytes(data)
        problems = reader.verify(str(self.path)).problems
        (self.path / name).write_bytes(FILES[name])
        return problems

    def test_every_flipped_bit_is_found(self):
        print(f"WITNESS_SEED={SEED}", file=sys.stderr)
        names = sorted(set(FILES) - {"lock"})
        for number in range(FLIPS):
            name = names[number % len(names)]  # small files as often as large ones
            data = bytearray(FILES[name])
            position, bit = self.random.randrange(len(data)), self.random.randrange(8)
            data[position] ^= 1 << bit
            with self.subTest(seed=SEED, file=name, byte=position, bit=bit):
                self.assertTrue(self._verify_with(name, data), "not found")

    def test_every_truncation_is_found(self):
        for name in sorted(set(FILES) - {"lock"}):
            data = FILES[name]
            lengths = {0, 1, 32, 64, len(data) - 1}
            lengths |= {self.random.randrange(len(data)) for _ in range(10)}
            for length in sorted(lengths):
                if length < len(data):
                    with self.subTest(seed=SEED, file=name, length=length):
                        self.assertTrue(self._verify_with(name, data[:length]), "not found")

    def test_every_missing_file_is_found(self):
        for name in FILES:
            files = {other: data for other, data in FILES.items() if other != name}
            with self.subTest(file=name):
                self.assertEqual(bool(self.problems(files)), name != "lock")

    def test_a_journal_cut_at_a_record_is_found(self):
        """Cut where it reads perfectly well: only head knows that a commit is missing."""
        self.assert_problem("an acknowledged commit is lost",
                            FILES | {LAST_SEGMENT: FILES[LAST_SEGMENT][:64]})

    def test_a_duplicate_in_another_block_serves_a_damaged_chunk(self):
        """hello.txt's first content is stored in both packs (§6.4)."""
        path = self.repository(FILES)
        data = bytearray(FILES[SEALED_PACK])
        data[-2000] ^= 1  # the last block: one raw chunk, not hello.txt's
        data[32 + 60] ^= 1  # the first block's index: the block is lost
        (path / SEALED_PACK).write_bytes(data)
        target = self.folder / "target"
        run(path, "extract", "--commit", "1", "--target", target)
        self.assertEqual((target / "home/ada/Documents/hello.txt").read_bytes(), b"hello, world\n")
        self.assertFalse((target / "home/ada/photos/one.raw").exists())


class InOrder(WitnessTest):
    """What a crash may leave: not damage, and none of it is part of the repository."""

    def assert_in_order(self, files: dict, note: str | None = None) -> None:
        path = self.repository(files)
        result = reader.verify(str(path))
        self.assertEqual(result.problems, [])
        if note:
            self.assertTrue(any(note in line for line in result.notes), result.notes)
        status, out, _ = run(path, "list", "--hash")
        self.assertEqual((status, json_lines(out)), (0, EXPECTED["commit_7"]))

    def _journal(self, then) -> dict:
        """FILES with more in its last segment, and head as it was."""
        journal = writer.Journal(writer.REPOSITORY_ID)
        last = FILES[LAST_SEGMENT]
        journal.segments = [bytearray(last)]
        head = FILES["journal/head"]
        journal.number, journal.last_hash = struct.unpack("<Q32s", head[24:64])
        then(journal)
        return FILES | {LAST_SEGMENT: bytes(journal.segments[0])}

    def test_torn_block_ends_an_open_pack(self):
        whole = writer.block(writer.NONE, [b"never referred to"])
        for length in range(1, len(whole), 7):
            self.assert_in_order(FILES | {OPEN_PACK: FILES[OPEN_PACK] + whole[:length]},
                                 "not part of the pack")
        garbled = whole[:-1] + b"?"
        self.assert_in_order(FILES | {OPEN_PACK: FILES[OPEN_PACK] + garbled}, "payload check")

    def test_failing_block_before_a_good_one_hides_it_not(self):
        """A crash keeps any part of what was not synced; here the first block is not whole."""
        failing = writer.block(writer.NONE, [b"never referred to"])[:-1] + b"?"
        blocks = FILES[OPEN_PACK][32:]
        self.assert_in_order(FILES | {OPEN_PACK: FILES[OPEN_PACK][:32] + failing + blocks},
                             "payload check")

    def test_block_with_a_failing_header_hides_none_behind_it(self):
        """Commits need what lies behind it, and it is held nowhere else: the walk goes on at the next magic."""
        failing = bytearray(writer.block(writer.NONE, [b"never referred to, CBLK in its payload"]))
        failing[16] ^= 1
        data = FILES[OPEN_PACK]
        self.assert_in_order(FILES | {OPEN_PACK: data[:32] + failing + data[32:]},
                             "not part of the pack")

    def test_open_pack_may_have_its_footer_or_a_part_of_it(self):
        path = self.repository(FILES)
        folder = reader.Folder(str(path))
        with folder.open(*OPEN_PACK.split("/")) as file:
            blocks = [FILES[OPEN_PACK][block.offset:block.end]
                      for block, _ in reader.OpenPack(file, writer.REPOSITORY_ID).blocks()]
        folder.close()
        footer = writer.pack_footer(blocks)
        for length in (len(footer), len(footer) - 1, 40, 4):
            self.assert_in_order(FILES | {OPEN_PACK: FILES[OPEN_PACK] + footer[:length]})

    def test_open_pack_may_have_only_a_part_of_its_header(self):
        for length in (0, 31, 32):
            self.assert_in_order(FILES | {
                f"packs/open/{'0' * 32}.pack": FILES[OPEN_PACK][:length]})

    def test_torn_record_ends_the_last_segment(self):
        whole = self._journal(
            lambda j: j.append(writer.CHANGES, writer.NONE, b"\0\0"))[LAST_SEGMENT]
        start = len(FILES[LAST_SEGMENT])
        for length in range(start + 1, len(whole), 9):
            self.assert_in_order(FILES | {LAST_SEGMENT: whole[:length]}, "interrupted run")
        self.assert_in_order(FILES | {LAST_SEGMENT: FILES[LAST_SEGMENT] + bytes(500)})
        self.assert_in_order(self._journal(lambda j: j.append_stored(
            writer.CHANGES, writer.NONE, (1 << 30) + 1, b"\0\0")), "the limit is 1 GiB")

    def test_a_commit_may_span_segments(self):
        made = writer.Journal(writer.REPOSITORY_ID)
        made.append(writer.CHANGES, writer.NONE, b"\0\0")
        made.begin_segment()
        made.begin_segment()
        made.append(writer.CHANGES, writer.NONE, b"\0\0")
        made.append(writer.COMMIT, writer.NONE, writer.Commit(
            bytes(16), bytes(16), "complete", 0, 2, (0,) * 9).encoded())
        files = {"cairn.json": FILES["cairn.json"]} | made.files()
        result = reader.verify(str(self.repository(files)))
        self.assertEqual((result.problems, result.notes, result.commits), ([], [], 1))

    def test_changes_without_a_commit_are_not_part_of_the_repository(self):
        payload = writer.ChangesPayload()
        payload.drop_root(1)
        self.assert_in_order(self._journal(
            lambda j: j.append(writer.CHANGES, writer.NONE, payload.encoded())), "no commit record")

    def test_last_segment_may_have_only_a_part_of_its_header(self):
        for length in (0, 63):
            self.assert_in_order(FILES | {
                "journal/00000003.journal": FILES[LAST_SEGMENT][:length]})

    def test_commits_behind_head_count(self):
        first = FILES["journal/00000001.journal"]
        record_bytes = struct.unpack("<I", first[64 + 20:64 + 24])[0]
        start = 64 + 88 + record_bytes  # of the first commit record, record 2
        head = b"CAIRNHD1" + writer.REPOSITORY_ID + struct.pack("<Q", 2) \
            + first[start + 56:start + 88]
        self.assert_in_order(FILES | {"journal/head": head + writer.h128(head)},
                             "record 5 was a commit when 00000002.journal was begun")

    def test_keys_that_are_not_known_are_ignored(self):
        blank = json.loads(FILES["cairn.json"]) | {"checksum": "0" * 64, "later": {"format": 2}}
        self.assert_in_order(FILES | {
            "cairn.json": writer.with_checksum(json.dumps(blank).encode())})

    def test_a_pack_may_be_sealed_while_it_is_looked_for(self):
        """After the open packs were listed, and after all were (§10)."""
        data = FILES[OPEN_PACK]
        path = self.repository(FILES)
        folder = reader.Folder(str(path))
        self.addCleanup(folder.close)
        with folder.open(*OPEN_PACK.split("/")) as file:
            blocks = [data[block.offset:block.end]
                      for block, _ in reader.OpenPack(file, writer.REPOSITORY_ID).blocks()]
        sealed = dict([writer.sealed_pack(writer.REPOSITORY_ID, blocks)])

        def seal():
            writer.write_files(str(path), sealed)
            (path / OPEN_PACK).unlink(missing_ok=True)

        names = reader.Folder.names

        def names_then_seal(self, *folders):
            found = names(self, *folders)
            if folders == ("packs", "open"):
                seal()
            return found

        for command in ("list --hash", "verify"):
            (path / OPEN_PACK).write_bytes(data)
            for name in sealed:
                (path / name).unlink(missing_ok=True)
            with unittest.mock.patch.object(reader.Folder, "names", names_then_seal):
                status, out, errors = run(path, *command.split())
            self.assertEqual(status, 0, out + errors)
        (path / OPEN_PACK).write_bytes(data)
        (path / next(iter(sealed))).unlink()
        store = reader.ChunkStore(folder, writer.REPOSITORY_ID)
        seal()
        chunk = b"hello, again\n"
        self.assertEqual(store.chunk(writer.h256(chunk), len(chunk), "here"), chunk)

    def test_unfinished_replacements_and_aside_are_ignored(self):
        self.assert_in_order(FILES | {
            "cairn.json.tmp": b"{", "journal/head.tmp": b"", "packs/open/x.tmp": b"",
            "aside/00000001.journal": b"damaged", "journal/00000003.journal.tmp": b""})

    def test_new_repository_has_a_head_that_names_record_0(self):
        """And it stays in order when its first run is interrupted, however far it came."""
        new = {"cairn.json": FILES["cairn.json"],
               "journal/head": writer.Journal(writer.REPOSITORY_ID).head()}
        first = FILES["journal/00000001.journal"]
        self.assertEqual(self.problems(new), [])
        for length in (0, 64, 100, 64 + 88 + struct.unpack("<I", first[84:88])[0]):
            self.assertEqual(self.problems(new | {"journal/00000001.journal": first[:length]}), [])
        self.assertEqual(self.problems(FILES | new), [])


class Refusals(WitnessTest):
    """A hostile writer gets every check right and breaks one rule."""

    def _files(self, payload: bytes = b"\0\0", blocks: list = (),
               commit: bytes | None = None) -> dict:
        journal = writer.Journal(writer.REPOSITORY_ID)
        journal.append(writer.CHANGES, writer.NONE, payload)
        if commit is None:
            commit = self._commit().encoded()
        journal.append(writer.COMMIT, writer.NONE, commit)
        name, pack = writer.sealed_pack(writer.REPOSITORY_ID, list(blocks))
        return {"cairn.json": FILES["cairn.json"], name: pack} | journal.files()

    def _commit(self, **fields):
        values = {"id": bytes(16), "run": bytes(16), "kind": "complete", "seconds": 0,
                  "changes_records": 1, "counts": (0,) * 9} | fields
        return writer.Commit(**values)

    ROOT = b"\x01" + b"\x01" + b"\x04root" + b"\x05/root" + b"\x00"

    @classmethod
    def rows(cls, *rows: bytes, ids: bytes = b"", root: bool = True) -> bytes:
        rows = (cls.ROOT,) * root + rows
        counts = writer.varint(len(rows)) + writer.varint(len(ids) // 32)
        return counts + b"".join(rows) + ids

    @staticmethod
    def put(path: bytes, kind: int, *fields: bytes, flags: int = 0, kept: int = 0,
            mode: bytes = b"\x00", nanoseconds: int = 0) -> bytes:
        return (b"\x03" + writer.varint(kept) + writer.counted(path) + bytes([kind, flags]) + mode
                + b"\x00\x00\x00" + writer.varint(nanoseconds) + b"".join(fields))

    def test_baseline_is_in_order(self):
        """Else every refusal below could be a refusal of the scaffold."""
        self.assertEqual(self.problems(self._files()), [])
        self.assert_live(1, self.put(b"", 2), self.put(b"a", 1, b"\x00\x00"), self.put(b"b", 2))

    def assert_live(self, live: int, *rows: bytes, root: bool = True) -> None:
        """In order, and that many items live after it."""
        commit = self._commit(counts=(0,) * 8 + (live,)).encoded()
        payload = self.rows(*rows, root=root)
        self.assertEqual(self.problems(self._files(payload, commit=commit)), [])

    SLASH = b"\x01" + b"\x01" + b"\x00" + b"\x01/" + b"\x00"

    def test_changes_that_are_in_order(self):
        """At the edge of a rule, on this side of it."""
        put, file = self.put, b"\x00\x00"
        longest = b"/".join([b"n" * 4095] * 15 + [b"n" * 4096])

        def remove(path: bytes) -> bytes:
            return b"\x04\x00" + writer.counted(path)

        cases = {
            "a root without a name": (1, [self.SLASH, put(b"a", 1, file)]),
            "the path / with a name": (1, [b"\x01\x01\x01r\x01/\x00", put(b"a", 1, file)]),
            "paths of 64 KiB": (1, [
                b"\x01\x01" + writer.counted(longest) + writer.counted(b"/" + b"r" * 65535)
                + b"\x00", put(longest, 1, file)]),
            "remove of what is not there": (1, [self.ROOT, put(b"a", 1, file), remove(b"b/c"),
                                                remove(b"a/b"), remove(b"aa")]),
            "remove of everything": (1, [self.ROOT, put(b"a", 1, file), remove(b""),
                                         put(b"b", 1, file)]),
            "a file where nothing is left": (1, [self.ROOT, put(b"a/b/c", 1, file),
                                                 remove(b"a/b/c"), put(b"a", 1, file)]),
            "a redefined root keeps its items": (2, [
                self.ROOT, put(b"a", 1, file), self.ROOT.replace(b"root", b"toor"),
                put(b"b", 1, file)]),
            "a dropped root takes its own selection only": (1, [
                self.ROOT, self.ROOT.replace(b"\x01\x01", b"\x01\x02"), b"\x05\x01",
                put(b"a", 1, file)]),
            "gaps and moves without a selection, of roots that are not defined": (0, [
                b"\x06\x05\x07\x01a\x0a\x00\x00", b"\x07\x06\x01\x00",
                b"\x08\x07\x00\x08\x00"]),
            "a gap between two front-coded paths": (2, [
                self.ROOT, put(b"abc", 1, file), b"\x06\x05\x01\x01z\x01\x00\x00",
                b"\x08\x01\x01y\x01\x01x", put(b"d", 1, file, kept=2)]),
            "a directory over a file": (0, [self.ROOT, put(b"a", 1, file), put(b"a", 2)]),
        }
        for name, (live, rows) in cases.items():
            with self.subTest(name):
                self.assert_live(live, *rows, root=False)

    def test_times_are_counted_modulo_2_64_and_on_from_root_to_root(self):
        lowest, highest = -(1 << 63), (1 << 63) - 1
        payload = writer.ChangesPayload()
        payload.root(1, b"one", b"/one", 0)
        payload.put(b"a", writer.Item("fifo", seconds=highest))
        payload.root(2, b"two", b"/two", 0)
        payload.put(b"b", writer.Item("fifo", seconds=lowest))
        payload.put(b"c", writer.Item("fifo", seconds=0))
        rows = reader.ChangesDecoder(payload.encoded(), "here").changes()
        self.assertEqual([row.item.seconds for row in rows if row.item], [highest, lowest, 0])

    def test_file_systems(self):
        varint, counted = writer.varint, writer.counted

        def row(flags: int, identity: int, top: int, inode: int) -> bytes:
            return (b"\x19" + varint(7) + counted(b"media/usb") + bytes([flags]) + varint(identity)
                    + varint(top) + varint(inode))

        def notes(*rows: bytes) -> list:
            payload = self.rows(*rows, root=False)
            return [change.note for change in reader.ChangesDecoder(payload, "here").changes()]

        highest = (1 << 64) - 1
        self.assertEqual(notes(row(1, highest, highest >> 1, highest), row(0, 0, 0, 0), row(3, 0, 0, 0)), [
            {"mount_top": True, "no_disk": False, "identity": highest, "top": highest >> 1, "inode": highest},
            {"mount_top": False, "no_disk": False, "identity": 0, "top": 0, "inode": 0},
            {"mount_top": True, "no_disk": True, "identity": 0, "top": 0, "inode": 0}])
        for refused in ((4, 0, 0), (0, 1, 0), (2, 1 << 62, 0), (0, 0, 1), (1, 0, 1 << 63)):
            with self.subTest(refused), self.assertRaises(reader.FormatError):
                notes(row(*refused, 0))

    def test_changes(self):
        put, rows, varint, counted = self.put, self.rows, writer.varint, writer.counted

        def gap(number: int, path: bytes, cause: int) -> bytes:
            return b"\x06" + varint(number) + b"\x01" + counted(path) + bytes([cause, 0, 0])

        def move(to: bytes, source: bytes) -> bytes:
            return b"\x08\x01" + counted(to) + b"\x01" + counted(source)

        directory, empty = 2, b"\x00\x00"  # an empty file: size 0, no chunks
        long_varint = b"\x80" * 10 + b"\x00"
        cases = {
            "component '..'": rows(put(b"a/../b", directory)),
            "component '.'": rows(put(b".", directory)),
            "component ''": rows(put(b"a//b", directory)),
            "'/a' has the component ''": rows(put(b"/a", directory)),
            "'a/' has the component ''": rows(put(b"a/", directory)),
            "'a\\x00b'": rows(put(b"a\0b", directory)),
            "component of 4097 bytes": rows(put(b"n" * 4097, directory)),
            "keeps 1 bytes of a path of 0": rows(put(b"b", directory, kept=1)),
            "keeps 2 bytes of a path of 0": rows(put(b"abc", directory), b"\x02\x01",
                                                 put(b"", directory, kept=2)),
            "path of more than 64 KiB": rows(
                put(b"/".join([b"n" * 4095] * 16), directory),
                put(b"/a", directory, kept=16 * 4096 - 1)),
            "path has 65537 bytes": rows(put(b"/".join([b"n" * 4095] * 16) + b"/a", directory)),
            "root name has 65537 bytes": rows(
                b"\x01\x01" + writer.counted(b"n" * 65537) + b"\x02/r\x00", root=False),
            "root path has 65537 bytes": rows(
                b"\x01\x01\x01r" + writer.counted(b"/" * 65537) + b"\x00", root=False),
            "unknown operation 17": rows(b"\x11\x00"),
            "unknown role 6": rows(b"\x09\x01\x01a\x06\x01\x01i\x01p"),
            "unknown shape of a container 4": rows(b"\x09\x01\x01a\x01\x04\x01i\x01p"),
            "container id is not one name": rows(b"\x09\x01\x01a\x01\x01\x03i/j\x01p"),
            "container id '..'": rows(b"\x09\x01\x01a\x01\x01\x02..\x01p"),
            "container part is empty": rows(b"\x09\x01\x01a\x01\x01\x01i\x00"),
            "container part '../p'": rows(b"\x09\x01\x01a\x01\x01\x01i\x04../p"),
            "path 'a/..'": rows(b"\x0a\x01\x04a/..\x03\x00"),
            "unknown rule of exclusion 0": rows(b"\x0a\x01\x01a\x00\x00"),
            "unknown rule of exclusion 11": rows(b"\x0a\x01\x01a\x0b\x00"),
            "unknown end of an exclusion 3": rows(b"\x0b\x01\x01a\x03"),
            "purge from role 3": rows(b"\x0c\x03\x02/c\x01a\x01\x00\x00\x00"),
            "purged directory 'c'": rows(b"\x0c\x04\x01c\x01a\x01\x00\x00\x00"),
            "purge of a whole root": rows(b"\x0c\x04\x02/c\x00\x01\x00\x00\x00"),
            "purged path '../a'": rows(b"\x0c\x04\x02/c\x04../a\x01\x00\x00\x00"),
            "unknown reason of a purge 3": rows(b"\x0c\x04\x02/c\x01a\x03\x00\x00\x00"),
            "unknown state of a pin 3": rows(b"\x0d" + bytes(16) + b"\x03"),
            "flag `package`": rows(put(b"a", 4, flags=16)),
            "unknown cause 0": rows(gap(1, b"a", 0)),
            "unknown cause 11": rows(gap(1, b"a", 11)),
            "gap number is 9223372036854775808": rows(gap(1 << 63, b"a", 1)),
            "path 'gap/..' has": rows(gap(1, b"gap/..", 1)),
            "path '/gap' has": rows(gap(1, b"/gap", 1)),
            "path 'a//gap' has": rows(gap(1, b"a//gap", 1)),
            "path has 65538 bytes": rows(gap(1, b"/".join([b"n" * 4095] * 16) + b"/ga", 1)),
            "nanoseconds is 1000000001": rows(b"\x07\x01\x00" + varint(10 ** 9 + 1)),
            "path '../to' has": rows(move(b"../to", b"from")),
            "path 'a/../from' has": rows(move(b"to", b"a/../from")),
            "path 'from/' has": rows(move(b"to", b"from/")),
            "path 'to\\x00' has": rows(move(b"to\0", b"from")),
            "root number is 9223372036854775808": rows(b"\x02" + varint(1 << 63)),
            "root number is 9223372036854775809": rows(b"\x05" + varint((1 << 63) + 1)),
            "root number is 9223372036854775810": rows(
                b"\x01" + varint((1 << 63) + 2) + b"\x01r\x02/r\x00", root=False),
            "root number is 9223372036854775811": rows(
                b"\x08\x01\x01a" + varint((1 << 63) + 3) + b"\x01b"),
            "a field of 1 bytes where only 0": rows(b"\x06\x01\x01\x01a"),
            "unknown operation 0": rows(b"\x00\x00"),
            "unknown kind 8": rows(put(b"a", 8)),
            "unknown kind 0": rows(put(b"a", 0)),
            "unknown flag": rows(put(b"a", directory, flags=32)),
            "unknown role 6": rows(self.ROOT[:-1] + b"\x06", root=False),
            "root name '..' has": rows(b"\x01\x01\x02..\x05/root\x00", root=False),
            "'/root' has no name": rows(b"\x01\x01\x00\x05/root\x00", root=False),
            "not an absolute path": rows(b"\x01\x01\x01r\x04root\x00", root=False),
            "not in its shortest form": rows(put(b"a", directory, mode=b"\x80\x00")),
            "more than 10 bytes": rows(put(b"a", directory, mode=long_varint)),
            "2^64 or more": rows(put(b"a", directory, mode=b"\xff" * 9 + b"\x02")),
            "mode is 4096": rows(put(b"a", directory, mode=varint(4096))),
            "nanoseconds is 1000000000": rows(put(b"a", directory, nanoseconds=10 ** 9)),
            "no root is selected": rows(put(b"a", directory), root=False),
            "root 7 is not defined": rows(b"\x02\x07", root=False),
            "root 8 is not defined": rows(b"\x05\x08", root=False),
            "root 1 is not defined": rows(b"\x05\x01", b"\x02\x01"),
            "root 1 was dropped": rows(b"\x05\x01", self.ROOT),
            "no root is selected for 'dropped'": rows(b"\x05\x01", put(b"dropped", directory)),
            "over the directory": rows(put(b"a", directory), put(b"a", 1, empty)),
            "beneath something that is not a directory": rows(
                put(b"a", 3, b"\x04/etc"), put(b"a/passwd", 1, empty)),
            "1 chunk ids that no row takes": rows(put(b"a", 1, empty), ids=bytes(32)),
            "1 chunks, and only 0 ids are left": rows(put(b"a", 1, b"\x01\x01")),
            "2 chunks, and only 1 ids are left": rows(
                put(b"a", 1, b"\x01\x01"), put(b"b", 1, b"\x02\x02\x01\x01"), ids=bytes(64)),
            "1 bytes left over": rows(put(b"a", 1, empty)) + b"\0",
            "number of chunk ids is": b"\0" + varint(1 << 40),
            f"{1 << 60} chunks": rows(put(b"a", 1, b"\x01" + varint(1 << 60))),
            "chunks of 2 bytes for content of 3": rows(
                put(b"a", 1, b"\x03\x02\x01\x01"), ids=bytes(64)),
            "chunks of 0 bytes for content of 3": rows(put(b"a", 1, b"\x03\x00")),
            "chunk's length is not in": rows(put(b"a", 1, b"\x03\x02\x00\x03"), ids=bytes(64)),
            "length is not in 1 ... 16 MiB": rows(
                put(b"a", 1, varint((16 << 20) + 1) + b"\x01"), ids=bytes(32)),
            "number of rows is": varint(1 << 40) + b"\0",
            "is not in ascending order": rows(put(
                b"a", directory, b"\x02\x01b\x00\x01a\x00", flags=4)),
            "'a' is not in ascending order": rows(put(
                b"a", directory, b"\x02\x01a\x00\x01a\x00", flags=4)),
            "xattr name has 256 bytes": rows(put(
                b"a", directory, b"\x01" + writer.counted(b"n" * 256) + b"\x00", flags=4)),
            "xattr value has 65537 bytes": rows(put(
                b"a", directory, b"\x01\x01n" + writer.counted(b"v" * 65537), flags=4)),
            "xattr name that is empty": rows(put(
                b"a", directory, b"\x01\x00\x00", flags=4)),
            "empty or has a zero byte (": rows(put(
                b"a", directory, b"\x01\x02n\x00\x00", flags=4)),
            "target that is empty": rows(put(b"a", 3, b"\x00")),
            "or has a zero byte": rows(put(b"a", 3, b"\x02a\x00")),
            "size is 9223372036854775808": rows(put(b"a", 1, varint(1 << 63) + b"\x00")),
            "is not in 1 ... 16 MiB": rows(put(b"a", 1, b"\x00\x01"), ids=bytes(32)),
            "symlink target has 65537 bytes": rows(put(b"a", 3, writer.counted(b"t" * 65537))),
            "extents reach to byte 9": rows(put(b"a", 1, b"\x08\x01\x08\x01\x01", flags=8),
                                            ids=bytes(32)),
            "extent 0 is a hole of 1 and data of 0": rows(put(b"a", 1, b"\x08\x01\x01\x00\x00",
                                                              flags=8)),
            "extent 1 is a hole of 0": rows(put(b"a", 1, b"\x08\x02\x01\x01\x00\x01\x01",
                                                flags=8), ids=bytes(32)),
            "`sparse` on something": rows(put(b"a", directory, flags=8)),
            "`links` on a directory": rows(put(b"a", directory, b"\x01\x01", flags=2)),
            "a field of 200 bytes": rows(b"\x04\x00" + varint(200)),
            "unknown way 3 to forget": rows(b"\x0e" + bytes(16) + b"\x03"),
            "no roots to forget": rows(b"\x0e" + bytes(16) + b"\x01\x00"),
            "to forget a commit in are out of order": rows(b"\x0e" + bytes(16) + b"\x02\x02\x05\x05"),
            "number of roots is": rows(b"\x0e" + bytes(16) + b"\x01" + varint(1 << 40)),
            "number of commits is": rows(b"\x0f" + varint(1 << 63)),
            "path '..' has the component '..'": rows(b"\x10\x01\x02.."),
        }
        for words, payload in cases.items():
            with self.subTest(words):
                self.assert_problem(words, self._files(payload))

    def test_a_selection_ends_with_its_payload(self):
        journal = writer.Journal(writer.REPOSITORY_ID)
        journal.append(writer.CHANGES, writer.NONE, self.rows())
        journal.append(writer.CHANGES, writer.NONE, self.rows(self.put(b"a", 2), root=False))
        journal.append(writer.COMMIT, writer.NONE, self._commit(changes_records=2).encoded())
        self.assert_problem("no root is selected", self._files() | journal.files())

    def test_commits(self):
        good = self._commit().encoded()
        cases = {
            "unknown kind of commit 8": good[:32] + b"\x08" + good[33:],
            "names a restored commit in 15 bytes": self._commit(kind="capture",
                                                                restored=bytes(15)).encoded(),
            "unknown flag of a commit": good[:33] + b"\x04" + good[34:],
            "1 bytes left over": good + b"\0",
            "a field of": good[:40],
            "names 2 changes records, 1 come": self._commit(changes_records=2).encoded(),
            "names a restored commit in 0 bytes": self._commit(kind="after-undo").encoded(),
            "names a restored commit in 16 bytes": self._commit(restored=bytes(16)).encoded(),
            "restored commit has 17 bytes": self._commit(restored=bytes(17)).encoded(),
            "not absolute": self._commit(paths=(b"home",)).encoded(),
            "path has 65537 bytes": self._commit(paths=(b"/" * 65537,)).encoded(),
            "speaks of commit 0101": self._commit(kind="after-undo", restored=b"\1" * 16).encoded(),
            "speaks of commit 0000": self._commit(kind="before-restore",
                                                  restored=bytes(16)).encoded(),  # itself
            "nanoseconds is 1000000000": self._commit(nanoseconds=10 ** 9).encoded(),
            "says 5 items are live, 0 are": self._commit(counts=(0,) * 8 + (5,)).encoded(),
        }
        for words, payload in cases.items():
            with self.subTest(words):
                self.assert_problem(words, self._files(commit=payload))

    def _journal(self, *records: tuple[int, bytes], acknowledged: int = 0) -> dict:
        """A journal of these (type, payload); head names the record `acknowledged`, or the last."""
        made = writer.Journal(writer.REPOSITORY_ID)
        heads = [made.head()]
        for type_, payload in records:
            made.append(type_, writer.NONE, payload)
            heads.append(made.head())
        return self._files() | made.files() | {"journal/head": heads[acknowledged or -1]}

    def test_ids_of_commits_are_unique(self):
        commit = writer.COMMIT, self._commit(changes_records=0).encoded()
        self.assert_problem("commits 1 and 2 have the same id", self._journal(commit, commit))

    def test_a_dropped_root_is_not_defined_by_a_later_commit(self):
        dropping = writer.CHANGES, self.rows(b"\x05\x01")
        self.assert_problem("root 1 was dropped", self._journal(
            dropping, (writer.COMMIT, self._commit().encoded()),
            (writer.CHANGES, self.rows()), (writer.COMMIT, self._commit(id=b"2" * 16).encoded())))

    def test_changes_without_a_commit_keep_the_rules_too(self):
        """A record whose hash holds and which breaks a rule is damage wherever it stands (§7.2)."""
        for words, payload in {"unknown operation 17": self.rows(b"\x11\x00"),
                               "root 7 is not defined": self.rows(b"\x02\x07")}.items():
            self.assert_problem(words, self._journal(
                (writer.CHANGES, self.rows()), (writer.COMMIT, self._commit().encoded()),
                (writer.CHANGES, payload), acknowledged=2))
        behind = self._journal((writer.COMMIT, self._commit(changes_records=0).encoded()),
                               (5, b""), acknowledged=1)
        self.assert_problem("unknown type 5", behind)

    def test_blocks(self):
        plain = b"chunk " * 1000
        index = [(writer.h256(plain), len(plain))]
        around, size = writer.block_around, len(plain)
        deflated, frame = zlib.compress(plain), zstandard.compress(plain)
        unsized = zstandard.ZstdCompressor(write_content_size=False).compress(plain)
        preset = zlib.compressobj(zdict=b"chunk chunk ")
        preset = preset.compress(plain) + preset.flush()
        dictionary = zstandard.train_dictionary(1024, [b"%d chunk %d" % (i, i * i) * 9
                                                       for i in range(200)])
        with_dictionary = zstandard.ZstdCompressor(dict_data=dictionary).compress(plain)
        cases = {
            "unknown codec 3": around(3, index, size, plain),
            "holds no chunk": around(0, [], 0, b""),
            "a chunk of 0 bytes": around(0, index + [(writer.h256(b""), 0)], size, plain),
            "do not add up": around(1, index * 2, size, deflated),
            f"{size - 1} stored bytes for {size}": around(0, index, size, plain[:-1]),
            f"{size + 1} stored bytes for {size}": around(1, index, size, bytes(size + 1)),
            "the limit is 16 MiB": around(1, [(bytes(32), 1 << 24), (bytes(32), 1)],
                                          (1 << 24) + 1, deflated),
            "gives more than": around(1, [(bytes(32), 2000)], 2000, zlib.compress(bytes(1 << 20))),
            "payload gives 6000 bytes": around(1, [(bytes(32), 6001)], 6001, deflated),
            "ends before its zlib stream": around(1, index, size, deflated[:-1]),
            "1 bytes follow the zlib stream": around(1, index, size, deflated + b"\0"),
            "not a zlib stream": around(1, index, size, b"\0" * 10),
            "not a zlib stream: Error 2": around(1, index, size, preset),
            "needs dictionary": around(2, index, size, with_dictionary),
            "content size is absent": around(2, index, size, unsized),
            "or not the 6001 bytes": around(2, [(bytes(32), 6001)], 6001, frame),
            "not a whole Zstandard frame": around(2, index, size, frame[:-1]),
            "not a Zstandard frame": around(2, index, size, struct.pack("<II", 0x184D2A50, 0)),
            "Zstandard frame:": around(2, index, size, frame + frame),
            "bytes are not chunk": around(0, [(bytes(32), size)], size, plain),
            "payload check does not match": around(0, index, size, plain)[:-1] + b"?",
        }
        for words, block in cases.items():
            with self.subTest(words):
                self.assert_problem(words, self._files(blocks=[block]))

    def test_a_reserved_byte_in_a_block(self):
        block = bytearray(writer.block(0, [b"chunk"]))
        block[5] = 1
        block[16:32] = writer.h128(bytes(block[:16] + block[32:48] + block[48:84]))
        self.assert_problem("reserved byte is 1", self._files(blocks=[bytes(block)]))

    def test_a_block_whose_header_check_is_wrong(self):
        """Although the pack's name vouches for that wrong check."""
        block = bytearray(writer.block(0, [b"chunk"]))
        block[16] ^= 1
        self.assert_problem("header check does not match", self._files(blocks=[bytes(block)]))

    def test_a_chunk_that_is_not_what_its_id_says_is_not_used(self):
        plain = b"not the chunk"
        payload = self.rows(self.put(b"a", 1, writer.varint(len(plain)) + b"\x01"), ids=bytes(32))
        path = self.repository(self._files(payload, [
            writer.block_around(0, [(bytes(32), len(plain))], len(plain), plain)]))
        status, out, errors = run(path, "list", "--hash")
        self.assertEqual((status, json_lines(out)[0]["sha256"]), (1, None))
        self.assertIn("bytes are not chunk", errors)
        self.assertEqual(run(path, "extract", "--target", self.folder / "target")[0], 1)
        self.assertFalse((self.folder / "target/root/a").exists())

    def test_a_chunk_of_another_length_than_the_item_says(self):
        chunk = b"five!"
        payload = self.rows(self.put(b"a", 1, b"\x04\x01"), ids=writer.h256(chunk))
        self.assert_problem("has 5 bytes, not 4",
                            self._files(payload, [writer.block(0, [chunk])]))

    def test_packs(self):
        block = writer.block(0, [b"chunk"])
        name, pack = writer.sealed_pack(writer.REPOSITORY_ID, [block])
        foreign_name, foreign = writer.sealed_pack(bytes(16), [block])
        gap_footer = writer.pack_footer([block])[:-16] + struct.pack("<Q", 33 + len(block)) \
            + b"CAIRNEND"
        gap_id = writer.h256(pack[:32] + gap_footer).hex()
        files = self._files()
        cases = {
            "belongs to repository 0000": {foreign_name: foreign},
            "its name is not the hash": {f"packs/00/{'0' * 64}.pack": pack},
            "1 bytes between the last block": {
                f"packs/{gap_id[:2]}/{gap_id}.pack": pack[:32] + block + b"\0" + gap_footer},
            "too few for a footer": {name: pack[:40]},
            "reserved bytes": {OPEN_PACK: pack[:31] + b"\x01"},
            "does not begin with CAIRNPK1": {OPEN_PACK: b"?" + pack[1:32]},
            f"{OPEN_PACK}: belongs to": {OPEN_PACK: pack[:8] + bytes(16) + pack[24:32]},
        }
        for words, more in cases.items():
            with self.subTest(words):
                self.assert_problem(words, files | more)

    def test_journals(self):
        first = FILES["journal/00000001.journal"]
        cases = {
            "journal/head: is missing": {"journal/head": None},
            "00000001.journal: is missing": {"journal/00000001.journal": None},
            "does not follow the last record": {
                LAST_SEGMENT: FILES[LAST_SEGMENT][:32] + bytes(32) + FILES[LAST_SEGMENT][64:]},
            "its header says it is segment 2": {
                "journal/00000003.journal": FILES[LAST_SEGMENT]},
            "head: belongs to repository": {
                "journal/head": self._head(bytes(16), 6, bytes(32))},
            "2.journal: belongs to repository": {
                LAST_SEGMENT: FILES[LAST_SEGMENT][:8] + bytes(16) + FILES[LAST_SEGMENT][24:]},
            "is not the commit that head names": {
                "journal/head": self._head(writer.REPOSITORY_ID, 2, bytes(32))},
            "which is no commit": {"journal/head": self._head(
                writer.REPOSITORY_ID, 1, first[64 + 56:64 + 88])},
            "names record 0": {"journal/head": self._head(
                writer.REPOSITORY_ID, 0, b"\x01" + bytes(31))},
        }
        for words, more in cases.items():
            with self.subTest(words):
                files = {name: data for name, data in (FILES | more).items() if data is not None}
                self.assert_problem(words, files)

    @staticmethod
    def _head(repository_id: bytes, number: int, hash_: bytes) -> bytes:
        front = b"CAIRNHD1" + repository_id + struct.pack("<Q", number) + hash_
        return front + writer.h128(front)

    def test_a_torn_end_of_a_segment_that_is_not_the_last(self):
        """Even when it lies behind the commit of head: here record 5, the last of segment 1."""
        name = "journal/00000001.journal"
        head = self._head(writer.REPOSITORY_ID, 5, FILES[LAST_SEGMENT][32:64])
        self.assertEqual(self.problems(FILES | {"journal/head": head}), [])
        self.assert_problem("does not begin with CREC", FILES | {
            "journal/head": head, name: FILES[name] + bytes(100)})

    def test_a_record_that_follows_another(self):
        made = writer.Journal(writer.REPOSITORY_ID)
        made.append(writer.CHANGES, writer.NONE, b"\0\0")
        made.last_hash = bytes(32)
        made.append(writer.COMMIT, writer.NONE, self._commit().encoded())
        self.assert_problem("does not follow the record before", self._files() | made.files())

    def test_records(self):
        def journal(type_=writer.CHANGES, codec=writer.NONE, plain_bytes=2, stored=b"\0\0", skip=0):
            made = writer.Journal(writer.REPOSITORY_ID)
            made.number = skip
            made.append_stored(type_, codec, plain_bytes, stored)
            made.append(writer.COMMIT, writer.NONE, self._commit().encoded())
            return self._files() | made.files()

        for words, files in {
            "unknown type 5": journal(type_=5),
            "unknown codec 3": journal(codec=3),
            "payload gives 2 bytes, its header says 3": journal(plain_bytes=3),
            "the limit is 1 GiB": journal(plain_bytes=(1 << 30) + 1),
            "record 1 is expected here": journal(skip=1),
            "gives more than the 2 bytes": journal(
                codec=writer.ZLIB, stored=zlib.compress(bytes(1 << 20))),
        }.items():
            with self.subTest(words):
                self.assert_problem(words, files)

    def test_settings(self):
        blank = json.loads(FILES["cairn.json"]) | {"checksum": "0" * 64}

        def settings(**other):
            return writer.with_checksum(json.dumps(blank | other).encode())

        good = FILES["cairn.json"]
        twice = writer.with_checksum(json.dumps(blank).replace(
            '{"format": 1', '{"format": 1, "format": 1', 1).encode())
        cases = {
            "format is 2": settings(format=2),
            "format is True": settings(format=True),
            "encryption is 'aes'": settings(encryption="aes"),
            "repository is not": settings(repository=blank["repository"].upper()),
            "checksum does not match": good.replace(b"auto", b"none"),
            "no single `checksum`": good.replace(b'"checksum"', b'"checksun"'),
            "occurs twice": twice,
            "not a JSON object": b"[]",
            "not UTF-8 JSON": b"[" * 100_000,
            "created is '2026', not": settings(created="2026"),
            "compression is 'lzma'": settings(compression="lzma"),
            "chunker.fine": settings(chunker=blank["chunker"] | {"fine": {}}),
            "chunker.regular": settings(chunker=blank["chunker"] | {
                "regular": {"minimum": 4096, "average": 4096, "maximum": 8192}}),
            "1024 <= minimum": settings(chunker=blank["chunker"] | {
                "fine": {"minimum": 1023, "average": 4096, "maximum": 8192}}),
            "block_bytes is not a number from": settings(block_bytes=1023),
            "pack_bytes is not a number from": settings(pack_bytes=(1 << 30) + 1),
            "the limit is 1 MiB": settings(later=" " * (1 << 20)),
        }
        for words, data in cases.items():
            with self.subTest(words):
                self.assert_problem(words, FILES | {"cairn.json": data})

    def test_copies_of_the_settings_stand_in_for_them(self):
        good = FILES["cairn.json"]
        bad = good.replace(b"auto", b"none")
        copies = {"cairn.copy": good, "journal/cairn.json": good}
        gone = {name: data for name, data in FILES.items() if name != "cairn.json"}

        def looked_at(files: dict) -> tuple[list[str], list[str]]:
            result = reader.verify(self.repository(files))
            return result.problems, [note for note in result.notes if "cairn" in note]

        self.assertEqual(looked_at(FILES | copies), ([], []))
        for name in copies:
            where = name + ": "
            self.assertEqual(looked_at(gone | {name: good}), (["cairn.json: is missing"], []))
            problems, notes = looked_at(FILES | copies | {"cairn.json": bad})
            self.assertEqual((len(problems), notes), (1, []))
            self.assertIn("checksum does not match", problems[0])
            # What stands in copies never counts against a whole cairn.json.
            problems, notes = looked_at(FILES | copies | {name: bad})
            self.assertEqual((problems, len(notes)), ([], 1))
            self.assertIn(where + "checksum", notes[0])
            other = writer.settings(bytes(16))
            self.assertEqual(looked_at(FILES | copies | {name: other}),
                             ([], [where + "differs from cairn.json"]))
        # The first copy that is whole counts; where none is, what is wrong with cairn.json is said.
        self.assertEqual(looked_at(gone | copies | {"cairn.copy": bad})[0], ["cairn.json: is missing"])
        self.assert_problem("checksum does not match",
                            FILES | dict.fromkeys(["cairn.json", *copies], bad))
        # A whole file that this version does not know is refused: no copy is asked.
        newer = writer.with_checksum(json.dumps(
            json.loads(good) | {"format": 2, "checksum": "0" * 64}).encode())
        self.assert_problem("format is 2", FILES | copies | {"cairn.json": newer})

    def test_symlinks_and_fifos_inside_the_repository_are_not_followed(self):
        path = self.repository({name: data for name, data in FILES.items()
                                if name not in ("journal/head", SEALED_PACK)})
        (path / "journal/head").symlink_to(VECTORS / "repository-1/journal/head")
        (path / SEALED_PACK).parent.mkdir()
        os.mkfifo(path / SEALED_PACK)
        problems = " ".join(reader.verify(str(path)).problems)
        self.assertIn("journal/head: Too many levels of symbolic links", problems)
        self.assertIn("is not a regular file", problems)

    def test_missing_chunks_are_counted_and_only_some_are_named(self):
        count = 1000
        payload = self.rows(self.put(b"a", 1, writer.varint(count) + writer.varint(count)
                                     + b"\x01" * count), ids=bytes(32 * count))
        problems = self.problems(self._files(payload))
        self.assertLess(len(problems), 30)
        self.assertTrue(any("1000 references" in problem for problem in problems), problems)


class HardLinks(WitnessTest):
    def _extracted(self, steps: list) -> Path:
        made = writer.RepositoryWriter(writer.REPOSITORY_ID)
        blocks = made.commit([(writer.NONE, steps)], writer.Commit(
            bytes(16), bytes(16), "complete", 0, 1, ()), shared_codec=writer.NONE)
        path = self.repository({"cairn.json": FILES["cairn.json"],
                                OPEN_PACK: writer.open_pack(writer.REPOSITORY_ID, blocks)}
                               | made.journal.files())
        self.assertEqual(run(path, "extract", "--target", self.folder / "t")[0], 0)
        return self.folder / "t"

    def test_names_of_one_pair_that_differ_come_back_apart(self):
        """The pair alone is no proof: it may stem from two moments (§8.4)."""
        one = writer.Item("file", content=b"one", links=(1, 2))
        two = writer.Item("file", content=b"two", links=(1, 2))
        target = self._extracted([("root", 1, b"r", b"/r", 0), ("put", b"a", one),
                                  ("put", b"b", two), ("put", b"c", one)]) / "r"
        self.assertEqual([(target / name).read_text() for name in "abc"], ["one", "two", "one"])
        self.assertTrue(os.path.samefile(target / "a", target / "c"))
        self.assertEqual(os.stat(target / "b").st_nlink, 1)

    def test_names_of_two_roots_come_back_apart(self):
        """Only names of one root are one file (§8.4)."""
        one = writer.Item("file", content=b"one", links=(1, 2))
        target = self._extracted([("root", 1, b"r", b"/r", 0), ("put", b"a", one),
                                  ("root", 2, b"s", b"/s", 0), ("put", b"a", one)])
        self.assertEqual([os.stat(target / name).st_nlink for name in ("r/a", "s/a")], [1, 1])


if __name__ == "__main__":
    unittest.main()

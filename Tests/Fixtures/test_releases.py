#!/usr/bin/python3
"""What released versions wrote is read, gone on with and verified by this one: Docs/COMPATIBILITY.md.

    CAIRN_BINARY=.build/debug/cairn /usr/bin/python3 -m unittest Tests/Fixtures/test_releases.py

A release adds its fixture with Tests/Fixtures/releases/make.py.
"""

import fcntl
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
RELEASES = Path(__file__).resolve().parent / "releases"
spec = importlib.util.spec_from_file_location("make", RELEASES / "make.py")
make = importlib.util.module_from_spec(spec)
spec.loader.exec_module(make)
PROGRAM = os.environ.get("CAIRN_BINARY")
ARCHIVES = sorted(RELEASES.glob("*/*.tar.xz"))


@unittest.skipUnless(PROGRAM, "needs CAIRN_BINARY")
class ReleaseTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        # The place is one for the whole machine.
        cls.lock = open(f"{make.PLACE}.lock", "w")
        fcntl.flock(cls.lock, fcntl.LOCK_EX)

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(make.PLACE, ignore_errors=True)
        cls.lock.close()

    def unpack(self, archive: Path) -> dict:
        """Puts a home where it was. Returns what each commit holds."""
        shutil.rmtree(make.PLACE, ignore_errors=True)
        make.PLACE.mkdir(mode=0o700)
        subprocess.run(["tar", "--extract", "--no-same-owner", f"--file={archive}"], cwd=make.PLACE, check=True)
        self.kind = archive.name.removesuffix(".tar.xz")
        self.home = make.PLACE / "home"
        self.documents = self.home / "Documents"
        return json.loads((make.PLACE / "expected.json").read_text())

    def cairn(self, *words: str, code: int = 0, home: Path | None = None) -> str:
        environment = {"HOME": str(home or self.home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TZ": "UTC"}
        if self.kind == "encrypted":
            environment["CAIRN_PASSWORD"] = make.PASSWORD
        ended = subprocess.run([PROGRAM, *words], env=environment, capture_output=True, text=True)
        self.assertEqual(ended.returncode, code, f"cairn {' '.join(words)}\n{ended.stdout}{ended.stderr}")
        return ended.stdout

    def records(self, kind: str, *words: str) -> list[dict]:
        lines = [json.loads(line) for line in self.cairn(*words, "--json").splitlines()]
        return [line for line in lines if line["type"] == kind]

    def expectHeld(self, expected: dict, **others):
        for number, (commit, content) in enumerate(expected.items()):
            target = make.PLACE / f"restored-{number}"
            self.cairn("restore", "--snapshot", commit, "--target", str(target), **others)
            self.assertEqual(make.manifest(target), content, commit)
            shutil.rmtree(target)

    def each(self):
        self.assertTrue(ARCHIVES, "there is no fixture of a release")
        for archive in ARCHIVES:
            print(f"{self._testMethodName}: {archive.relative_to(RELEASES)}", file=sys.stderr)
            yield archive, self.unpack(archive)

    def test_repository_is_read(self):
        """Each commit as that version read it, from its state directory and, on another machine, without."""
        for _, expected in self.each():
            self.assertGreaterEqual(len(expected), 5)
            self.expectHeld(expected)
            shutil.rmtree(self.home / ".local/state")
            self.expectHeld(expected)

    def test_repository_is_verified(self):
        for _ in self.each():
            self.cairn("verify", "--read-data")
            self.cairn("drill")

    def test_settings_are_read(self):
        for _ in self.each():
            roots = self.records("root", "roots")
            self.assertIn(str(self.documents), [root["path"] for root in roots if root["kept"]])
            self.assertEqual([root["path"] for root in roots if root["path"] == str(self.home / ".config")], [])
            why = self.cairn("why", str(self.documents / "object.o"), code=1)
            self.assertIn("*.o", why)

    def test_history_goes_on(self):
        """Old and new versions of a file are one history, also beyond a move; nothing is stored twice."""
        for _, expected in self.each():
            before = {one["id"] for one in self.records("commit", "snapshots", "--all")}
            self.assertEqual(before, set(expected))
            (self.documents / "letter.txt").write_text("four\n")
            # On the machine that wrote it nothing is asked: here the files are others, as on another machine.
            self.cairn("roots", "adopt", "--yes", str(self.documents))
            summary = self.records("summary", "backup")[-1]
            self.assertEqual((summary["new"], summary["deleted"]), (0, 0), summary)
            self.assertLess(summary["bytes_new"], 1 << 10, summary)
            after = {one["id"] for one in self.records("commit", "snapshots", "--all")}
            self.assertLess(before, after)
            self.expectHeld(expected)
            letters = self.records("version", "versions", str(self.documents / "letter.txt"))
            self.assertEqual(len(letters), 4, letters)
            moved = self.records("version", "versions", str(self.documents / "renamed notes/kept.txt"))
            self.assertIn("notes/kept.txt", json.dumps(moved))
            self.cairn("verify", "--read-data")

    def test_its_checkpoints_and_space_are_managed(self):
        for _, expected in self.each():
            self.cairn("prune", "--checkpoint")
            self.expectHeld(expected)
            self.cairn("forget", "--keep-last", "1")
            self.cairn("prune", "--max-unused", "0%")
            newest = list(expected)[-1]
            self.expectHeld({newest: expected[newest]})
            self.cairn("verify", "--read-data")

    def test_parity_mends(self):
        """What that version wrote beside a pack brings the pack back."""
        mended = 0
        for _, expected in self.each():
            repository = self.home / ".local/share/cairn/repository"
            for parity in sorted(repository.glob("packs/*/*.parity")):
                pack = parity.with_suffix(".pack")
                pack.chmod(0o600)
                with open(pack, "r+b") as file:
                    file.seek(1 << 20)
                    file.write(b"damaged" * 100)
                self.cairn("verify", "--read-data", code=1)
                self.cairn("repair", "--yes")
                mended += 1
            self.cairn("verify", "--read-data")
            self.expectHeld(expected)
        self.assertGreater(mended, 0)

    def test_database_opens(self):
        for _, expected in self.each():
            titles = {}
            for number, commit in enumerate(expected):
                target = make.PLACE / f"restored-{number}"
                self.cairn("restore", "--snapshot", commit, "--target", str(target))
                connection = make.sqlite3.connect(next(target.rglob("books.db")))
                titles[commit] = [row[0] for row in connection.execute("SELECT title FROM book")]
                connection.close()
            self.assertEqual(titles[list(expected)[0]], ["one"])
            self.assertEqual(titles[list(expected)[-1]], ["one", "two", "three"])


if __name__ == "__main__":
    unittest.main()

"""Writes a repository with a long history in a minute, by the format alone: for what looks at one.

No content is read and no file is made: the journal and one pack are written as FORMAT.md has them,
by the writer of the test vectors (Tests/Fixtures/write_repository.py). The real binary makes its
catalog of them.
"""

import importlib.util
import sys
import time
from pathlib import Path
from random import Random

sys.dont_write_bytecode = True
_path = Path(__file__).resolve().parent.parent / "Tests/Fixtures/write_repository.py"
_spec = importlib.util.spec_from_file_location("write_repository", _path)
w = sys.modules["write_repository"] = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(w)

WORDS = (
    "invoice letter report draft photo scan notes budget travel house garden school recipe contract tax "
    "meeting summary plan sketch version final copy backup music concert ticket family winter summer"
).split()
ENDINGS = "pdf odt txt jpg png ods md tex csv html py swift json xml mp3 log".split()
YEAR = 365 * 86_400
ROWS_MAXIMUM = 100_000
SEGMENT_BYTES = 64 << 20


class Content:
    """Some contents of different sizes; each file has one of them at a time."""

    def __init__(self, random: Random, count: int = 64):
        self.bytes = [f"content {number}\n".encode() * int(random.lognormvariate(4, 1.5) + 1) for number in range(count)]
        self.bytes = [one[: 200 << 10] for one in self.bytes]
        self.ids = [w.chunk_id_of(one) for one in self.bytes]
        self.fields = [w.varint(len(one)) + w.varint(1) for one in self.bytes]


class History:
    """A root of `files` live files, `commits` commits and `versions` versions over the last year."""

    def __init__(self, files: int, commits: int, versions: int, seed: int = 1):
        self.random = Random(seed)
        self.content = Content(self.random)
        self.files, self.commits, self.versions = files, commits, versions
        self.root = b"/home/ada/Documents"
        self.directories: list[bytes] = []
        self.paths: list[bytes] = []
        self.wide = b"Archive/everything"
        self.serial = 0

    def name(self) -> bytes:
        random, self.serial = self.random, self.serial + 1
        return f"{random.choice(WORDS)}-{random.choice(WORDS)}-{self.serial}.{random.choice(ENDINGS)}".encode()

    def plan(self) -> None:
        """Some fifty names a directory, three deep, and a directory with a tenth of all names."""
        random, width = self.random, self.files // 10
        self.directories = [b"Archive", self.wide]
        self.paths = [self.wide + b"/" + self.name() for _ in range(width)]
        while len(self.paths) < self.files:
            top = f"{random.choice(WORDS)} {len(self.directories)}".encode()
            self.directories.append(top)
            for year in range(2015, 2027):
                middle = top + b"/%d" % year
                self.directories.append(middle)
                for month in range(1, 5):
                    place = middle + b"/%02d %s" % (month * 3, random.choice(WORDS).encode())
                    self.directories.append(place)
                    count = min(self.files - len(self.paths), random.randint(20, 80))
                    self.paths += [place + b"/" + self.name() for _ in range(count)]

    def write(self, repository: Path) -> dict:
        """Writes the repository. Returns what is known of it."""
        self.plan()
        now = int(time.time())
        journal = w.Journal(w.REPOSITORY_ID)
        began = now - YEAR
        first = [(place, None) for place in self.directories] + [(path, self.random.randrange(64)) for path in self.paths]
        first.sort()
        self.commit(journal, 1, began, [(b"", None)] + first, [], isFirst=True)
        changes = self.versions - len(first)
        busiest = self.paths[self.random.randrange(self.files // 10, self.files)]
        for number in range(2, self.commits + 1):
            seconds = began + YEAR * number // (self.commits + 1)
            count = changes * (number - 1) // (self.commits - 1) - changes * (number - 2) // (self.commits - 1)
            self.commit(journal, number, seconds, *self.step(count, number, busiest))
        return self.save(repository, journal, busiest)

    def step(self, count: int, number: int, busiest: bytes):
        """Puts, with a file in a hundred new and as many gone."""
        random = self.random
        swapped = max(1, count // 100)
        removed, put = set(), {}
        for _ in range(swapped):
            index = random.randrange(len(self.paths))
            old = self.paths[index]
            if old == busiest or old in removed or old in put:
                continue
            place = old.rsplit(b"/", 1)[0]
            self.paths[index] = place + b"/" + self.name()
            removed.add(old)
            put[place] = None
            put[self.paths[index]] = random.randrange(64)
        if number % 10 == 0:
            put[busiest] = random.randrange(64)
        while len(put) < count:
            put.setdefault(self.paths[random.randrange(len(self.paths))], random.randrange(64))
        return sorted(put.items()), sorted(removed)

    def commit(self, journal, number: int, seconds: int, puts: list, removes: list, isFirst: bool = False) -> None:
        records = 0
        for start in range(0, len(puts), ROWS_MAXIMUM):
            begins = start == 0
            rows = bytearray(b"\x01\x01" + w.counted(b"Documents") + w.counted(self.root) + b"\x01" if isFirst and begins else b"\x02\x01")
            count, ids, before, last = 1, [], 0, b""
            if begins:
                for path in removes:
                    rows += b"\x04\x00" + w.counted(path)
                    count += 1
                    last = path
            for path, content in puts[start : start + ROWS_MAXIMUM]:
                kept = path.rfind(b"/") + 1
                if path[:kept] != last[:kept]:
                    kept = 0
                modified = seconds - 3 - (self.random.randrange(10 * YEAR) if isFirst else 0)
                rows += b"\x03" + w.varint(kept) + w.counted(path[kept:])
                rows += (b"\x02\x00\xed\x03" if content is None else b"\x01\x00\xa4\x03") + b"\xe8\x07\xe8\x07"
                rows += w.zigzag(modified - before) + b"\x00"
                before, last = modified, path
                count += 1
                if content is not None:
                    rows += self.content.fields[content]
                    ids.append(self.content.ids[content])
            if len(journal.segments[-1]) > SEGMENT_BYTES:
                journal.begin_segment()
            journal.append(w.CHANGES, w.NONE, w.varint(count) + w.varint(len(ids)) + bytes(rows) + b"".join(ids))
            records += 1
        new = len(puts) if isFirst else len(removes)
        counts = (new, len(puts) - new, 0, len(removes), 0, 1 << 20, 1 << 18, 1 << 16, self.files)
        journal.append(w.COMMIT, w.NONE, w.Commit(
            w.h128(b"commit%d" % number), w.h128(b"run"), "complete" if isFirst else "capture", seconds, records, counts,
            began_seconds=seconds, ad_hoc=True, paths=(self.root,)).encoded())

    def save(self, repository: Path, journal, busiest: bytes) -> dict:
        name, pack = w.sealed_pack(w.REPOSITORY_ID, [w.block(w.ZSTD, self.content.bytes)])
        files = {"cairn.json": w.settings(w.REPOSITORY_ID), "lock": b"", name: pack} | journal.files()
        for path, content in files.items():
            (repository / path).parent.mkdir(parents=True, exist_ok=True)
            (repository / path).write_bytes(content)
        (repository / "packs/open").mkdir(exist_ok=True)
        return {
            "wide": self.wide, "busiest": busiest, "directories": self.directories, "paths": self.paths,
            "bytes": sum(len(content) for content in files.values()),
        }


if __name__ == "__main__":
    print(History(*map(int, sys.argv[2:])).write(Path(sys.argv[1]))["bytes"])

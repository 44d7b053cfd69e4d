"""Builds the trees that are backed up, from the files this machine has.

The choice is seeded: the same machine gives the same trees. Another machine has other
files, so figures compare tools within one run, never two machines.
"""

import bisect
import gzip
import hashlib
import json
import os
import random
import re
import shutil
import sqlite3
import stat
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

SEED = 20240229
# Raise a tree's number when its recipe changes: trees of another recipe are built again.
RECIPES = {"home": 1, "small": 1, "big": 1}

SOURCES = {
    "/usr/share": "documents",
    "/usr/include": "src/include",
    "/usr/lib": "apps/lib",
    "~/.pyenv": ".pyenv",
}
# Names that tell backup tools to leave a directory out: the tools differ in which they obey.
EXCLUSION_MARKS = {"CACHEDIR.TAG", ".nobackup"}
TEXT_SUFFIXES = set(
    ".c .cc .cfg .cmake .conf .cpp .cs .css .el .f90 .go .h .hpp .html .inc .ini .java .js "
    ".json .lua .m4 .map .md .php .pl .pm .po .pod .proto .pxd .py .pyi .pyx .rb .rs .rst "
    ".sh .sql .swift .tcl .tex .tmpl .toml .ts .txt .vim .xml .yaml .yml".split()
)
PACKED_SUFFIXES = set(
    ".bz2 .gif .gz .jar .jmod .jpeg .jpg .pdf .png .webp .whl .woff .woff2 .xz .zip".split()
)
BYTECODE_SUFFIXES = {".pyc", ".pyo"}


@dataclass(frozen=True)
class Candidate:
    """A file of this machine that may go into a tree."""

    path: str
    size: int
    kind: str  # text, packed, bytecode, binary or link


def build(name: str, trees: Path) -> Path:
    """Returns the tree called `name` under `trees`, built unless it is already there."""
    tree, stamp = trees / name, trees / f"{name}.stamp"
    if is_built(name, stamp) and tree.is_dir():
        return tree
    stamp.unlink(missing_ok=True)
    partial = trees / f"{name}.partial"
    for leftover in (tree, partial):
        shutil.rmtree(leftover, ignore_errors=True)
    partial.mkdir(parents=True)
    {"home": build_home, "small": build_small, "big": build_big}[name](partial)
    partial.rename(tree)
    stamp.write_text(json.dumps({"recipe": RECIPES[name], **describe(tree)}) + "\n")
    return tree


def is_built(name: str, stamp: Path) -> bool:
    return stamp.exists() and json.loads(stamp.read_text())["recipe"] == RECIPES[name]


def describe(tree: Path) -> dict[str, int]:
    """Returns how many regular files `tree` has, and their bytes."""
    sizes = [os.path.getsize(path) for path in regular_files(tree)]
    return {"files": len(sizes), "bytes": sum(sizes)}


def regular_files(tree: Path) -> Iterator[str]:
    for directory, subdirectories, files in os.walk(tree):
        subdirectories.sort()
        for file in sorted(files):
            path = os.path.join(directory, file)
            if not os.path.islink(path):
                yield path


# MARK: What the machine has


def candidates() -> Iterator[Candidate]:
    """Yields the files of the machine that may be used, in a fixed order.

    Of files that differ only by a version in their path (several Pythons side by side),
    only the first is given: whole-tree near-duplicates are rarer in a home.
    """
    seen = set()
    for source in map(os.path.expanduser, SOURCES):
        for directory, subdirectories, files in os.walk(source):
            subdirectories.sort()
            for file in sorted(set(files) - EXCLUSION_MARKS):
                path = os.path.join(directory, file)
                unversioned = re.sub(r"[\d.]+", "", "/".join(path.split("/")[-3:]))
                if unversioned in seen:
                    continue
                candidate = examine(path)
                if candidate:
                    seen.add(unversioned)
                    yield candidate


def examine(path: str) -> Candidate | None:
    """Returns the candidate at `path`, or None if it is of no use."""
    try:
        status = os.lstat(path)
    except OSError:
        return None
    if stat.S_ISLNK(status.st_mode):
        return None if os.readlink(path).startswith("/") else Candidate(path, 0, "link")
    if not stat.S_ISREG(status.st_mode) or status.st_size == 0:
        return None
    return Candidate(path, status.st_size, kind_of(os.path.splitext(path)[1].lower()))


def kind_of(suffix: str) -> str:
    if suffix in TEXT_SUFFIXES:
        return "text"
    if suffix in PACKED_SUFFIXES:
        return "packed"
    return "bytecode" if suffix in BYTECODE_SUFFIXES else "binary"


def shuffled_directories(
    chosen: list[Candidate], chance: random.Random
) -> Iterator[list[Candidate]]:
    """Yields `chosen` by directory, whole directories in random order.

    Files that lived together stay together, as in any real tree.
    """
    directories: dict[str, list[Candidate]] = {}
    for candidate in chosen:
        directories.setdefault(os.path.dirname(candidate.path), []).append(candidate)
    order = list(directories)
    chance.shuffle(order)
    for directory in order:
        yield directories[directory]


# MARK: home

HOME_LARGEST_FILE_BYTES = 64 << 20
# A file may be this many times as large as the mean of those still to be copied.
HOME_LARGEST_PARTS = 400
# For each kind the number of files and their bytes: 64,000 files and about 1.8 GB.
HOME_SHARES = {
    "text": (42_000, 600_000_000),
    "packed": (8_000, 130_000_000),
    "bytecode": (3_000, 50_000_000),
    "binary": (11_000, 1_200_000_000),
    "link": (500, 0),
}


def build_home(tree: Path):
    """Copies a person's mix of sources, documents, pictures, archives and programs."""
    chance = random.Random(SEED)
    pool = list(candidates())
    contents: set[bytes] = set()
    for kind, (files, size) in HOME_SHARES.items():
        of_kind = [
            candidate
            for candidate in pool
            if candidate.kind == kind and candidate.size <= HOME_LARGEST_FILE_BYTES
        ]
        copy_share(of_kind, files, size, tree, contents, chance)


def copy_share(
    pool: list[Candidate],
    files: int,
    size: int,
    tree: Path,
    contents: set[bytes],
    chance: random.Random,
):
    """Copies up to `files` files of about `size` bytes together, none with a content twice.

    A file that is very large for what is left of the share is passed over: the fuller the
    share, the stricter, so that neither bytes nor files run out before the other.
    """
    copied = copied_bytes = 0
    for directory in shuffled_directories(pool, chance):
        for candidate in directory:
            if copied == files:
                return
            fair_part = (size - copied_bytes) / (files - copied)
            if candidate.size > HOME_LARGEST_PARTS * fair_part:
                continue
            if copy_once(candidate, tree / home_path(candidate.path), contents):
                copied += 1
                copied_bytes += candidate.size


def home_path(path: str) -> str:
    """Returns where in the home tree the machine's file at `path` goes."""
    for source, directory in SOURCES.items():
        root = os.path.expanduser(source) + "/"
        if path.startswith(root):
            return os.path.join(directory, path.removeprefix(root))
    raise ValueError(path)


def copy_once(candidate: Candidate, target: Path, contents: set[bytes]) -> bool:
    """Copies a link, or a file whose content was not copied before."""
    if candidate.kind == "link":
        target.parent.mkdir(parents=True, exist_ok=True)
        os.symlink(os.readlink(candidate.path), target)
        return True
    try:
        content = Path(candidate.path).read_bytes()
    except OSError:
        return False
    if not is_new(content, contents):
        return False
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)
    status = os.stat(candidate.path)
    os.chmod(target, status.st_mode & 0o777)
    os.utime(target, ns=(status.st_mtime_ns, status.st_mtime_ns))
    return True


def is_new(content: bytes, contents: set[bytes]) -> bool:
    """Tells whether `content` was not seen before, and remembers it."""
    digest = hashlib.blake2b(content, digest_size=16).digest()
    known = digest in contents
    contents.add(digest)
    return not known


# MARK: small

SMALL_FILES = 200_000
SMALL_FILE_BYTES = range(200, 8001)
SMALL_MEDIAN_BYTES = 2500
SMALL_DIRECTORY_FILES = (40, 100)
SMALL_LARGEST_SOURCE_BYTES = 1 << 20
# Modification times between 2019 and 2024.
SMALL_TIMES = (1_546_300_800, 1_704_067_200)


def build_small(tree: Path):
    """Copies short texts whole and cuts longer ones at line boundaries, all different."""
    chance = random.Random(SEED)
    contents: set[bytes] = set()
    used_directories: set[str] = set()
    directory, room, names = tree, 0, set()
    written = 0
    for origin, stem, suffix, content in small_pieces(chance):
        if written == SMALL_FILES:
            return
        if not is_new(content, contents):
            continue
        if room == 0:
            directory = tree / unused(small_directory(origin), used_directories)
            directory.mkdir(parents=True)
            room, names = chance.randint(*SMALL_DIRECTORY_FILES), set()
        file = directory / (unused(stem, names, suffix) + suffix)
        file.write_bytes(content)
        modified = chance.randint(*SMALL_TIMES)
        os.utime(file, (modified, modified))
        room -= 1
        written += 1


def small_pieces(chance: random.Random) -> Iterator[tuple[str, str, str, bytes]]:
    """Yields directory, stem, suffix and content of every piece of text this machine has."""
    texts = [candidate for candidate in candidates() if may_be_text(candidate)]
    for directory in shuffled_directories(texts, chance):
        for candidate in directory:
            origin, name = os.path.split(candidate.path.removesuffix(".gz"))
            stem, suffix = os.path.splitext(name)
            text = read_text(candidate.path)
            for content in cut(text, chance):
                whole = len(content) == len(text)
                yield origin, stem if whole else piece_stem(stem, content), suffix, content


def may_be_text(candidate: Candidate) -> bool:
    """Tells whether a look inside is worth it: texts without a suffix count as binary."""
    is_short = candidate.size <= SMALL_LARGEST_SOURCE_BYTES
    return is_short and (candidate.kind in ("text", "binary") or candidate.path.endswith(".gz"))


def read_text(path: str) -> bytes:
    """Returns the file's content, unpacked if it is a .gz, or nothing if it is no text."""
    try:
        content = Path(path).read_bytes()
        if path.endswith(".gz"):
            content = gzip.decompress(content)
    except (OSError, EOFError, zlib.error):
        return b""
    return b"" if b"\0" in content else content


def cut(content: bytes, chance: random.Random) -> Iterator[bytes]:
    """Yields `content` whole if it is small, else in pieces of whole lines."""
    if len(content) in SMALL_FILE_BYTES:
        yield content
        return
    piece, wanted = b"", small_size(chance)
    for line in content.splitlines(keepends=True):
        if len(piece) + len(line) >= SMALL_FILE_BYTES.stop:
            piece = b""  # one very long line, as in packed scripts: no file of ours
        piece += line if len(line) < SMALL_FILE_BYTES.stop else b""
        if len(piece) >= wanted:
            yield piece
            piece, wanted = b"", small_size(chance)
    if len(piece) in SMALL_FILE_BYTES:
        yield piece


def small_size(chance: random.Random) -> int:
    """Returns a size distributed as the sizes of source files are: log-normally."""
    size = int(SMALL_MEDIAN_BYTES * chance.lognormvariate(0, 0.8))
    return min(max(size, SMALL_FILE_BYTES.start), SMALL_FILE_BYTES.stop - 1)


def piece_stem(stem: str, content: bytes) -> str:
    """Names a piece after its file and the first longer word in it."""
    for word in re.findall(rb"[A-Za-z_]{5,24}", content[:400]):
        text = word.decode().strip("_").lower()
        if text and text != stem.lower():
            return f"{stem}_{text}"
    return stem


def small_directory(origin: str) -> str:
    """Returns a path of two directories named like the last two of `origin`."""
    *_, parent, last = ["", "texts", *origin.split("/")]
    return os.path.join(parent or "texts", last)


def unused(name: str, used: set[str], suffix: str = "") -> str:
    """Returns `name`, with a number where it (and `suffix`) is taken, and takes it."""
    free, number = name, 1
    while free + suffix in used:
        number += 1
        free = f"{name}-{number}"
    used.add(free + suffix)
    return free


# MARK: big

IMAGE_BYTES = 1 << 30
DATABASE_BYTES = 256_000_000
SECTOR_BYTES = 4096
REGION_SECTORS = (16, 1024)
ROWS_A_BATCH = 2_000


def build_big(tree: Path):
    """Makes a disk image that is half random and half files, and a database of messages."""
    build_image(tree / "disk.img")
    build_database(tree / "mail.sqlite")


def build_image(path: Path):
    """Alternates random regions and regions of real files, of 64 KiB to 4 MiB each."""
    chance = random.Random(SEED)
    real = real_bytes(chance)
    with open(path, "wb") as image:
        is_random = True
        while image.tell() < IMAGE_BYTES:
            region = chance.randint(*REGION_SECTORS) * SECTOR_BYTES
            region = min(region, IMAGE_BYTES - image.tell())
            image.write(chance.randbytes(region) if is_random else take(real, region))
            is_random = not is_random


def real_bytes(chance: random.Random) -> Iterator[bytes]:
    """Yields files of the machine, each filled up to whole sectors, as a file system does."""
    pool = [
        candidate
        for candidate in candidates()
        if candidate.kind != "link" and candidate.size <= HOME_LARGEST_FILE_BYTES
    ]
    contents: set[bytes] = set()
    for directory in shuffled_directories(pool, chance):
        for candidate in directory:
            try:
                content = Path(candidate.path).read_bytes()
            except OSError:
                continue
            if is_new(content, contents):
                yield content + bytes(-len(content) % SECTOR_BYTES)


def take(pieces: Iterator[bytes], size: int) -> bytes:
    """Returns exactly `size` bytes of `pieces`; the rest of the last piece is dropped."""
    taken = bytearray()
    while len(taken) < size:
        taken += next(pieces)
    return bytes(taken[:size])


def build_database(path: Path):
    """Fills a mail database: people, and messages with dates, flags, ids and words."""
    chance = random.Random(SEED)
    vocabulary = Vocabulary(chance)
    database = sqlite3.connect(path)
    database.executescript(
        """
        PRAGMA page_size = 4096;
        PRAGMA journal_mode = OFF;
        PRAGMA synchronous = OFF;
        CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT, address TEXT, joined TEXT);
        CREATE TABLE message (
            id INTEGER PRIMARY KEY, sender INTEGER, received REAL, message_id TEXT,
            flags INTEGER, size INTEGER, subject TEXT, body TEXT);
        CREATE INDEX message_sender ON message (sender);
        CREATE INDEX message_id ON message (message_id);
        """
    )
    people = [vocabulary.person(number) for number in range(20_000)]
    database.executemany("INSERT INTO person VALUES (?, ?, ?, ?)", people)
    first = 0
    while database_bytes(database) < DATABASE_BYTES:
        messages = (vocabulary.message(first + n, len(people)) for n in range(ROWS_A_BATCH))
        database.executemany("INSERT INTO message VALUES (?, ?, ?, ?, ?, ?, ?, ?)", messages)
        database.commit()
        first += ROWS_A_BATCH
    database.close()


def database_bytes(database: sqlite3.Connection) -> int:
    pages = database.execute("PRAGMA page_count").fetchone()[0]
    return pages * SECTOR_BYTES


class Vocabulary:
    """Words of the machine's own texts, drawn as often as words occur: by Zipf's law."""

    def __init__(self, chance: random.Random):
        self.chance = chance
        self.words = common_words(20_000)
        self.weights = list(accumulate(1 / rank for rank in range(2, len(self.words) + 2)))

    def text(self, words: int) -> str:
        total = self.weights[-1]
        places = (self.chance.random() * total for _ in range(words))
        return " ".join(self.words[bisect.bisect(self.weights, place)] for place in places)

    def person(self, number: int) -> tuple:
        first, last = self.chance.choice(self.words), self.chance.choice(self.words)
        joined = f"20{self.chance.randint(10, 24)}-{self.chance.randint(1, 12):02}-01"
        address = f"{first}.{last}{number}@example.org"
        return number, f"{first} {last}".title(), address, joined

    def message(self, number: int, people: int) -> tuple:
        body = self.text(int(self.chance.lognormvariate(4.5, 0.9)))
        received = 1.6e9 + number * 37 + self.chance.random() * 30
        message_id = f"<{self.chance.getrandbits(96):024x}@mail.example.org>"
        sender = int(people * self.chance.random() ** 3)
        flags = self.chance.choice((0, 1, 1, 1, 5, 9))
        subject = self.text(self.chance.randint(2, 9))
        return number, sender, received, message_id, flags, len(body), subject, body


def common_words(count: int) -> list[str]:
    """Returns the most frequent words of the machine's texts, the most frequent first."""
    frequencies: dict[str, int] = {}
    read = 0
    for candidate in candidates():
        if candidate.kind == "text" and candidate.size <= SMALL_LARGEST_SOURCE_BYTES:
            text = read_text(candidate.path).decode("utf-8", "ignore")
            read += len(text)
            for word in re.findall(r"[a-z]{2,16}", text):
                frequencies[word] = frequencies.get(word, 0) + 1
        if read > 50_000_000:
            break
    return sorted(frequencies, key=lambda word: (-frequencies[word], word))[:count]

#!/usr/bin/python3
"""Has a released version write what later ones must read: run once for each release, with its own program.

    Tests/Fixtures/releases/make.py PROGRAM VERSION        PROGRAM: that version's cairn, as `make build` made it

Writes VERSION/plain.tar.xz and VERSION/encrypted.tar.xz beside this file: a home with documents, settings, state and repository, as it lies in
PLACE, and expected.json: what each commit holds, read back by that version itself. Tests/Fixtures/test_releases.py unpacks them there.
"""

import hashlib
import json
import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from pathlib import Path

# Roots are known by their paths, so the home is always unpacked here.
PLACE = Path("/var/tmp/cairn-release")
PASSWORD = "a lamp, a heron, four rivers"
SETTINGS = """compression = "{compression}"

[[root]]
name = "Documents"
path = "~/Documents"

[exclude]
patterns = ["*.o"]

[retention]
all = "forever"

[parity]
share = "{share}"
"""


def manifest(top: Path) -> dict[str, list]:
    """What is beneath a directory: kind, mode, time of change, content, and which names are one file."""
    found, inodes = {}, {}
    for directory, directories, files in os.walk(top):
        directories.sort()
        for name in sorted(directories + files):
            path = Path(directory, name)
            about = path.lstat()
            kind = stat.S_IFMT(about.st_mode)
            content = ""
            if kind == stat.S_IFREG:
                content = hashlib.sha256(path.read_bytes()).hexdigest()
            elif kind == stat.S_IFLNK:
                content = os.readlink(path)
            place = str(path.relative_to(top))
            first = inodes.setdefault(about.st_ino, place) if kind == stat.S_IFREG else place
            moment = about.st_mtime_ns if kind == stat.S_IFREG else 0
            found[place] = [kind, stat.S_IMODE(about.st_mode), moment, content, first]
    return found


class Home:
    def __init__(self, program: str, kind: str):
        self.program, self.kind = program, kind
        self.home = PLACE / "home"
        self.documents = self.home / "Documents"
        shutil.rmtree(PLACE, ignore_errors=True)
        for path in (self.documents, self.home / ".config/cairn"):
            path.mkdir(parents=True)
        settings = SETTINGS.format(compression="none" if kind == "plain" else "zstd", share="2%" if kind == "plain" else "off")
        (self.home / ".config/cairn/cairn.toml").write_text(settings)
        self.environment = {"HOME": str(self.home), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TZ": "UTC"}
        if kind == "encrypted":
            self.environment["CAIRN_PASSWORD"] = PASSWORD
        if (events := os.environ.get("CAIRN_EVENTS")) is not None:
            self.environment["CAIRN_EVENTS"] = events

    def cairn(self, *words: str) -> str:
        ended = subprocess.run([self.program, *words], env=self.environment, capture_output=True, text=True)
        if ended.returncode != 0:
            sys.exit(f"cairn {' '.join(words)}: {ended.returncode}\n{ended.stdout}{ended.stderr}")
        return ended.stdout

    def write(self, name: str, text: str | bytes) -> None:
        path = self.documents / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())

    def commits(self) -> list[str]:
        lines = [json.loads(line) for line in self.cairn("snapshots", "--json", "--all").splitlines()]
        return [line["id"] for line in lines if line["type"] == "commit"]


def first_state(home: Home) -> None:
    home.write("letter.txt", "one\n")
    home.write("notes/kept.txt", "kept\n" * 400)
    home.write("notes/gone.txt", "gone\n")
    home.write("object.o", "excluded\n")
    home.write("Book.scriv/Files/1.rtf", "chapter 1\n")
    home.write("Book.scriv/project.xml", "<project version='1'/>\n")
    home.write("tool", "#!/bin/sh\n")
    (home.documents / "tool").chmod(0o755)
    os.link(home.documents / "letter.txt", home.documents / "same letter.txt")
    os.symlink("letter.txt", home.documents / "link")
    (home.documents / "names").mkdir()
    (home.documents / "names" / os.fsdecode(b"not UTF-8 \xff")).write_text("name\n")
    home.write("names/Grüße.txt", "name\n")
    with open(home.documents / "holes", "wb") as file:
        file.truncate(3 << 20)
        file.seek(1 << 20)
        file.write(b"between holes")
    if home.kind == "plain":
        # Fills a pack, and an archive of it is small.
        home.write("large", b"".join(b"%015d\n" % number + b"x" * 65520 for number in range(36 * 16)))


def database(home: Home) -> sqlite3.Connection:
    connection = sqlite3.connect(home.documents / "books.db")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("CREATE TABLE IF NOT EXISTS book (title TEXT)")
    connection.execute("INSERT INTO book VALUES ('one')")
    connection.commit()
    return connection


def watched(home: Home) -> None:
    """What only the daemon sees: a move, saves that follow one another."""
    daemon = subprocess.Popen(
        [home.program, "watch"], env=home.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 60
    while "watching" not in subprocess.run(
            [home.program, "status"], env=home.environment, capture_output=True, text=True).stdout:
        assert time.monotonic() < deadline and daemon.poll() is None, "the daemon does not watch"
    (home.documents / "notes").rename(home.documents / "renamed notes")
    home.write("letter.txt", "two\n")
    home.cairn("backup")
    home.write("Book.scriv/Files/1.rtf", "chapter 1, rewritten\n")
    home.write("Book.scriv/Files/2.rtf", "chapter 2\n")
    home.cairn("backup")
    daemon.send_signal(signal.SIGTERM)
    assert daemon.wait() == 0


def write(home: Home) -> dict:
    first_state(home)
    connection = database(home)
    home.cairn("init", *(["--encrypt"] if home.kind == "encrypted" else []))
    home.cairn("backup", "--tag", "first")
    connection.execute("INSERT INTO book VALUES ('two')")
    connection.commit()
    (home.documents / "notes/gone.txt").unlink()
    home.cairn("backup")
    watched(home)
    home.cairn("prune", "--checkpoint")
    connection.execute("INSERT INTO book VALUES ('three')")
    connection.commit()
    connection.close()
    home.write("letter.txt", "three\n")
    home.cairn("backup")
    home.cairn("verify", "--read-data")
    home.cairn("drill")
    expected = {}
    for number, commit in enumerate(home.commits()):
        target = PLACE / f"restored-{number}"
        home.cairn("restore", "--snapshot", commit, "--target", str(target))
        expected[commit] = manifest(target)
        shutil.rmtree(target)
    assert len(expected) >= 6
    return expected


def main() -> None:
    program, version = sys.argv[1:]
    for kind in ("plain", "encrypted"):
        home = Home(os.path.abspath(program), kind)
        (PLACE / "expected.json").write_text(json.dumps(write(home), indent=1))
        target = Path(__file__).resolve().parent / version / f"{kind}.tar.xz"
        target.parent.mkdir(exist_ok=True)
        subprocess.run(
            ["tar", "--create", "--xz", "--sparse", "--sort=name", "--owner=0", "--group=0", "--numeric-owner", f"--file={target}", "."],
            cwd=PLACE, check=True)
        print(f"{target}: {target.stat().st_size} bytes")
    shutil.rmtree(PLACE)


if __name__ == "__main__":
    main()

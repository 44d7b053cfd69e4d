#!/usr/bin/env python3
"""Records what the anomaly guard says of deeds on a small tree: anomaly_cases.py BINARY.

Each deed is done between two backups of 400 files (60 of them empty), with `items = 100`. A severity above 1 pins the commit before.
- Source: Docs/decisions/0012-anomaly-guard.md
"""

import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile

BINARY = sys.argv[1]
WORDS = ["alpha", "beta", "gamma", "delta", "report", "figure", "letter", "invoice"]
JPEG = b"\xff\xd8\xff\xe0\0\x10JFIF\0"
seed = random.Random(1)


def put(path, content=b""):
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "wb") as file:
        file.write(content)


def get(path):
    with open(path, "rb") as file:
        return file.read()


def text():
    return " ".join(seed.choice(WORDS) for _ in range(seed.randrange(100, 1500))).encode()


def files(*ends, top="."):
    found = [os.path.join(at, name) for at, _, names in os.walk(top) for name in names]
    return sorted(path for path in found if not ends or path.endswith(ends))


def shell(command):
    subprocess.run(command, shell=True, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def make_tree():
    for number in range(100):
        put(f"docs/{number % 7}/{number}.txt", text())
        put(f"photos/{number % 7}/{number}.jpg", JPEG + seed.randbytes(5000))
        put(f"music/{number % 7}/{number}.mp3", b"ID3\4\0\0\0\0\0\0" + seed.randbytes(5000))
    for number in range(40):
        put(f"code/{number % 7}/{number}.c", text())
    for number in range(60):
        put(f"code/{number % 7}/{number}.keep")


def each(paths, change):
    for path in paths:
        change(path, get(path))


def replaced(ending, make):
    def change(path, content):
        put(path + ending, make(content))
        os.unlink(path)
    return change


def scramble_parts(path, content):
    content = bytearray(content)
    for start in range(0, len(content), 8192):
        end = min(start + 4096, len(content))
        content[start:end] = os.urandom(end - start)
    put(path, bytes(content))


def encrypt(path, content):
    put(path, os.urandom(len(content)))


def fill(top, count):
    for number in range(count):
        put(f"{top}/{number}.txt", b"new %d" % number)


def database():
    connection = sqlite3.connect("code/data.db")
    connection.execute("create table t (a)")
    for number in range(3000):
        connection.execute("insert into t values (?)", (seed.randbytes(100),))
    connection.commit()


def packages():
    for path in files(".mp3", ".c"):
        put(path + ".dpkg-new", get(path) + seed.randbytes(900))
        os.rename(path + ".dpkg-new", path)


def shrink(ending, make):
    for path in files(".mp3"):
        put(path[:-3] + ending, make())
        os.unlink(path)


def modules():
    for number in range(900):
        put(f"code/node_modules/m{number % 90}/{number}.js", b"module %d" % number)


def history():
    """A repository of 400 objects, and of two layouts of its files."""
    shell("cd code && git init -q && git config user.email a@b && git config user.name a && git config gc.auto 0")
    for number in range(130):
        put(f"code/{'old' if number < 70 else 'new'}/{number}.c", text())
        shell("cd code && git add -A && git commit -q -m x")
        if number == 70:
            shell("cd code && git rm -q -r old && git commit -q -m moved")


# Name, whether it is harm, what is there besides, the deed.
CASES = [
    ("rm -rf of half", True, None, lambda: shell("rm -rf docs photos")),
    ("… beside an unpacking", True, None, lambda: (shell("rm -rf docs photos"), fill("u", 900))),
    ("… beside a copy", True, None, lambda: (shell("cp -a music m2; cp -a music m3; rm -rf docs photos"))),
    ("… beside symlinks", True, None, lambda: shell("rm -rf docs photos; mkdir l; for i in $(seq 300); do ln -s $i l/$i; done")),
    ("all files emptied", True, None, lambda: shell("find . -type f -exec truncate -s 0 {} +")),
    ("encrypted in place", True, None, lambda: each(files(".txt", ".jpg", ".mp3"), encrypt)),
    ("a tenth encrypted", True, None, lambda: each(files(".txt", ".jpg")[:42], encrypt)),
    ("encrypted, renamed", True, None, lambda: each(files(".txt", ".jpg"), replaced(".locked", lambda b: os.urandom(len(b))))),
    ("weakly, renamed", True, None, lambda: each(files(".txt", ".jpg"), replaced(".locked", lambda b: bytes(x ^ 90 for x in b)))),
    ("30 photos encrypted", True, None, lambda: each(files(".jpg", ".mp3")[:30], encrypt)),
    ("4 KiB of each 8 encrypted", True, None, lambda: each(files(".txt", ".jpg", ".mp3"), scramble_parts)),
    ("openssl enc in place", True, None, lambda: each(files(".txt"), lambda path, _: shell(
        f"openssl enc -aes-256-cbc -pbkdf2 -iter 1 -k x -in {path} -out {path}.e && mv {path}.e {path}"))),
    ("mv of three trees", False, None, lambda: shell("mkdir all; mv docs photos music all/")),
    ("mv to other names", False, None, lambda: each(files(".jpg"), lambda path, _: os.rename(path, path.replace(".jpg", "-2024.jpeg")))),
    ("cp -al", False, None, lambda: shell("cp -al photos p2; cp -al docs d2; cp -al music m2")),
    ("chmod -R", False, None, lambda: shell("chmod -R go-rwx .")),
    ("a root that fills", False, None, lambda: fill("u", 3000)),
    ("filled, then cleared", False, lambda: fill("u", 50), lambda: (fill("u", 1000), shell("rm -f u/?.txt u/??.txt"))),
    ("every text edited", False, None, lambda: shell("find . -name '*.txt' -exec sed -i s/alpha/omega/g {} +")),
    ("another branch checked out", False, None, lambda: (shell("rm -rf code"), [put(f"code/x/{n}.h", text()) for n in range(110)])),
    ("git gc", False, history, lambda: shell("cd code && git gc --prune=now")),
    ("git checkout", False, history, lambda: shell("cd code && git checkout -q HEAD~60")),
    ("node_modules removed", False, modules, lambda: shell("rm -rf code/node_modules")),
    ("node_modules installed", False, None, modules),
    ("photos edited", False, None, lambda: each(files(".jpg"), lambda path, b: put(path, JPEG + seed.randbytes(len(b))))),
    ("music tagged anew", False, None, lambda: each(files(".mp3"), lambda path, b: put(path, b[:3] + b"\4\0artist " + path.encode() + b[10:]))),
    ("music transcoded", False, None, lambda: shrink("opus", lambda: b"OggS" + os.urandom(3000))),
    ("gzip -r", False, None, lambda: shell("gzip -r docs code")),
    ("packed, then removed", False, None, lambda: shell("tar czf docs.tgz docs photos/1; rm -rf photos/1")),
    ("packages updated", False, None, packages),
    ("a database at work", False, database, lambda: shell("rm code/data.db; true") or database()),
    ("logs rotated", False, None, lambda: each(files(".txt"), lambda path, _: (os.rename(path, path + ".1"), put(path)))),
    ("removed and brought back", False, None, lambda: (shutil.copytree("code", "../code"), shell("rm -rf code; cp -r ../code code"))),
]


def run(work, *arguments):
    environment = dict(os.environ, HOME=work, XDG_STATE_HOME=f"{work}/state", XDG_CONFIG_HOME=work, XDG_RUNTIME_DIR=work)
    done = subprocess.run(
        [BINARY, "-r", f"{work}/repository", *arguments], env=environment, capture_output=True, text=True, timeout=300, check=True)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def record(name, is_harm, prepare, deed):
    with tempfile.TemporaryDirectory(prefix="cairn-anomaly-") as work:
        put(f"{work}/cairn/cairn.toml", b"[brake]\nitems = 100\n")
        os.mkdir(f"{work}/tree")
        os.chdir(f"{work}/tree")
        make_tree()
        if prepare:
            prepare()
        run(work, "init")
        run(work, "backup", f"{work}/tree")
        deed()
        summary = [line for line in run(work, "backup", "--json", f"{work}/tree") if line["type"] == "summary"][0]
        os.chdir("/")
    severity = summary.get("anomaly")
    counted = summary["changed"] + summary["deleted"]
    if severity is None:  # An earlier version counted what changed or went.
        severity = counted / max(100, 0.3 * (summary["live"] - summary["new"] + summary["deleted"]))
    is_pinned = "pinned" in summary
    print(
        f"| {name:26} | {summary['new']:4} | {summary['changed']:3} | {summary['deleted']:3} | {severity:5.2f} "
        f"| {'pinned' if is_pinned else '–':6} | {'' if is_pinned == is_harm else 'WRONG'}", flush=True)
    return is_pinned == is_harm


if __name__ == "__main__":
    sys.exit(0 if all([record(*case) for case in CASES]) else 1)

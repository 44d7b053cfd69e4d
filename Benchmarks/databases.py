#!/usr/bin/python3
"""How long a program that writes into an SQLite database waits while `cairn backup` captures it, and what a version costs.

    databases.py [--cairn .build/release/cairn] [--sizes 1,50,500] [--modes wal,delete] [--captures 10] [--directory /tmp]

For each size (MB) and journal mode a process commits small transactions in a loop, 2 ms apart, while the database is backed up again and again.

- `commits` are timed from BEGIN to the end of COMMIT. `alone` is the longest while nothing is backed up: the disk's and the scheduler's own.
- `locked` is the longest time a transaction found the database locked: from the first refusal to the beginning of the try that went through. The writer asks again each 0.5 ms, as no busy
  handler does, so that this is the time that locks were held, and not its own syncs.
- `fuzzy` counts captures that could not be had as of one moment; every other one is restored and must pass integrity_check and add up.
- `version` is what 1 % of the pages, changed at random places, add to the repository, against their own bytes.

Needs nothing but Python's own sqlite3 module.
"""

import argparse
import json
import multiprocessing
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time

ROW_BYTES = 900


def connect(path, mode, synchronous):
    database = sqlite3.connect(path, isolation_level=None, timeout=0)
    database.execute(f"PRAGMA journal_mode={mode}")
    database.execute(f"PRAGMA synchronous={synchronous}")
    return database


def fill(path, mode, megabytes):
    """About so many megabytes of rows that do not compress, and the counters that each transaction moves."""
    database = connect(path, mode, "OFF")
    database.execute("CREATE TABLE content(id INTEGER PRIMARY KEY, turn INTEGER, bytes BLOB)")
    database.execute("CREATE TABLE counter(id INTEGER PRIMARY KEY, value INTEGER)")
    database.execute("BEGIN")
    rows = max(100, int(megabytes * 1_000_000 / (ROW_BYTES + 100)))
    database.executemany("INSERT INTO content(turn, bytes) VALUES(0, ?)", ((os.urandom(ROW_BYTES),) for _ in range(rows)))
    database.executemany("INSERT INTO counter(id, value) VALUES(?, 0)", [(1,), (2,)])
    database.execute("COMMIT")
    database.close()
    return rows


def write(path, mode, synchronous, rows, stop, results):
    """Each transaction adds one to the first counter and takes one from the second, at both ends of the file."""
    database = connect(path, mode, synchronous)
    longest_commit = longest_locked = 0.0
    commits = locked_count = 0
    while not stop.is_set():
        began = time.monotonic()
        locked = 0.0

        def run(statement, *values):
            nonlocal locked
            first_refusal = None
            while True:
                tried = time.monotonic()
                try:
                    database.execute(statement, *values)
                    if first_refusal is not None:
                        locked += tried - first_refusal
                    return
                except sqlite3.OperationalError as error:
                    if "locked" not in str(error):
                        raise
                    first_refusal = first_refusal or tried
                    time.sleep(0.0005)

        run("BEGIN IMMEDIATE")
        run("UPDATE counter SET value = value + 1 WHERE id = 1")
        run("UPDATE content SET turn = turn + 1 WHERE id = ?", (random.randrange(1, rows + 1),))
        run("UPDATE counter SET value = value - 1 WHERE id = 2")
        run("COMMIT")
        ended = time.monotonic()
        commits += 1
        longest_commit = max(longest_commit, ended - began)
        if locked > 0:
            locked_count += 1
            longest_locked = max(longest_locked, locked)
        time.sleep(0.002)
    results.put({"commits": commits, "longest": longest_commit * 1000, "locked": longest_locked * 1000, "refused": locked_count})


class Writer:
    def __init__(self, *arguments):
        self.stop = multiprocessing.Event()
        self.results = multiprocessing.Queue()
        self.process = multiprocessing.Process(target=write, args=(*arguments, self.stop, self.results))
        self.process.start()

    def end(self):
        self.stop.set()
        result = self.results.get()
        self.process.join()
        return result


def check(path):
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    whole = database.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    values = [row[0] for row in database.execute("SELECT value FROM counter ORDER BY id")]
    turns = database.execute("SELECT sum(turn) FROM content").fetchone()[0]
    return whole and values[0] == turns and values[1] == -turns


class Repository:
    def __init__(self, cairn, work):
        self.work = work
        self.words = [cairn, "-r", f"{work}/repository"]
        self.environment = {**os.environ, "HOME": work, "XDG_STATE_HOME": f"{work}/state", "XDG_CONFIG_HOME": f"{work}/config"}
        self.run("init")

    def run(self, *words, codes=(0,)):
        ended = subprocess.run([*self.words, *words], env=self.environment, capture_output=True, text=True, check=False)
        if ended.returncode not in codes:
            sys.exit(f"{words}: {ended.returncode}\n{ended.stderr}")
        return [json.loads(line) for line in ended.stdout.splitlines() if line.startswith("{")]

    def bytes(self):
        return sum(os.path.getsize(os.path.join(at, name)) for at, _, names in os.walk(f"{self.work}/repository") for name in names)


def measure(options, megabytes, mode):
    work = tempfile.mkdtemp(prefix="cairn-databases-", dir=options.directory)
    try:
        os.mkdir(f"{work}/source")
        path = f"{work}/source/it.db"
        rows = fill(path, mode, megabytes)
        repository = Repository(options.cairn, work)
        repository.run("backup", f"{work}/source", "--json")
        before = repository.bytes()
        # 1 % of the pages, each row somewhere else.
        database = connect(path, mode, "OFF")
        pages = database.execute("PRAGMA page_count").fetchone()[0]
        page_bytes = database.execute("PRAGMA page_size").fetchone()[0]
        database.execute("BEGIN")
        changed = random.sample(range(1, rows + 1), min(rows, max(1, pages // 100)))
        database.executemany("UPDATE content SET bytes = ? WHERE id = ?", ((os.urandom(ROW_BYTES), row) for row in changed))
        database.execute("COMMIT")
        database.close()
        repository.run("backup", f"{work}/source", "--json")
        added = repository.bytes() - before

        writer = Writer(path, mode, options.synchronous, rows)
        time.sleep(5)
        alone = writer.end()
        writer = Writer(path, mode, options.synchronous, rows)
        commits, began = [], time.monotonic()
        for _ in range(options.captures):
            commits.append(repository.run("backup", f"{work}/source", "--json", codes=(0, 3))[-1]["commit"])
        seconds = (time.monotonic() - began) / options.captures
        under = writer.end()
        fuzzy = wrong = 0
        for commit in commits:
            shutil.rmtree(f"{work}/restored", ignore_errors=True)
            item = [line for line in repository.run("ls", "--snapshot", commit, "--json") if line["path"].endswith("it.db")][0]
            repository.run("restore", "--snapshot", commit, "--target", f"{work}/restored")
            if item.get("fuzzy"):
                fuzzy += 1
            elif not check(f"{work}/restored{path}"):
                wrong += 1
        print(
            f"{megabytes:>4} MB {mode:<7} alone: {alone['commits']:>5} commits, longest {alone['longest']:6.1f} ms | captured: "
            f"{under['commits']:>6} commits, longest {under['longest']:6.1f} ms, locked {under['locked']:5.1f} ms ({under['refused']} times) | "
            f"{len(commits)} captures of {seconds:.2f} s, {fuzzy} fuzzy, {wrong} wrong | "
            f"version {added / 1e6:.2f} MB of {len(changed) * page_bytes / 1e6:.2f} MB in pages", flush=True)
    finally:
        shutil.rmtree(work, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cairn", default=".build/release/cairn")
    parser.add_argument("--sizes", default="1,50,500")
    parser.add_argument("--modes", default="wal,delete")
    parser.add_argument("--synchronous", default="NORMAL")
    parser.add_argument("--captures", type=int, default=10)
    parser.add_argument("--directory", default="/tmp")
    options = parser.parse_args()
    options.cairn = os.path.abspath(options.cairn)
    for mode in options.modes.split(","):
        for megabytes in options.sizes.split(","):
            measure(options, int(megabytes), mode)


if __name__ == "__main__":
    main()

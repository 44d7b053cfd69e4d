#!/usr/bin/python3
"""Writes transactions into an SQLite database for some time, or checks one.

    database_writer.py write DATABASE JOURNAL-MODE SECONDS [leave]
    database_writer.py hold DATABASE JOURNAL-MODE
    database_writer.py fill|change DATABASE [together]
    database_writer.py check DATABASE...

Makes `ready-NAME` in the working directory when the database stands. Every transaction moves units between rows: their sum is 500,000 at any moment. `leave` ends without closing the
database, as a process that is killed does. `hold` locks it for itself, in the midst of a transaction in all modes but wal, until there is a file `release` in the working directory. `fill` makes one of 50 MB, `change` changes one in a hundred
of its pages, those of neighbouring rows or each somewhere else, and prints their bytes. `check` prints `ok` for each that is whole and adds up.
"""

import os
import random
import select
import sqlite3
import sys
import time


def write(path, mode, seconds, leaves):
    database = sqlite3.connect(path, isolation_level=None, timeout=30)
    database.execute(f"PRAGMA journal_mode={mode}")
    database.execute("CREATE TABLE IF NOT EXISTS account(id INTEGER PRIMARY KEY, units INTEGER, note TEXT)")
    database.execute("CREATE INDEX IF NOT EXISTS by_units ON account(units)")
    if database.execute("SELECT count(*) FROM account").fetchone()[0] == 0:
        database.execute("BEGIN")
        database.executemany("INSERT INTO account(units, note) VALUES(?, ?)", [(100, "x" * 200) for _ in range(5000)])
        database.execute("COMMIT")
    with open(f"ready-{os.path.basename(path)}", "w", encoding="utf-8"):
        pass
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        database.execute("BEGIN IMMEDIATE")
        for _ in range(5):
            giver, taker = random.sample(range(1, 5001), 2)
            database.execute("UPDATE account SET units = units - 1 WHERE id = ?", (giver,))
            database.execute("UPDATE account SET units = units + 1 WHERE id = ?", (taker,))
        database.execute("INSERT INTO account(units, note) VALUES(0, ?)", ("y" * random.randrange(500),))
        database.execute("COMMIT")
        # Others want the processor, too.
        select.select([], [], [], 0.001)
    if leaves:
        os._exit(0)
    database.close()


def hold(path, mode):
    write(path, mode, 0, False)
    os.unlink(f"ready-{os.path.basename(path)}")
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("PRAGMA locking_mode=EXCLUSIVE")
    # So few pages are kept in memory that the transaction is written down before it ends.
    database.execute("PRAGMA cache_size=5")
    database.execute("BEGIN EXCLUSIVE")
    database.execute("UPDATE account SET note = note || 'z'")
    if mode == "wal":
        database.execute("COMMIT")
    with open(f"ready-{os.path.basename(path)}", "w", encoding="utf-8"):
        pass
    while not os.path.exists("release"):
        select.select([], [], [], 0.01)
    if mode != "wal":
        database.execute("COMMIT")
    database.close()


ROWS = 50_000


def fill(path):
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("CREATE TABLE content(id INTEGER PRIMARY KEY, bytes BLOB)")
    database.execute("BEGIN")
    database.executemany("INSERT INTO content(bytes) VALUES(?)", ((os.urandom(950),) for _ in range(ROWS)))
    database.execute("COMMIT")


def change(path, together):
    """Four rows lie on a page."""
    database = sqlite3.connect(path, isolation_level=None)
    pages = database.execute("PRAGMA page_count").fetchone()[0]
    page_bytes = database.execute("PRAGMA page_size").fetchone()[0]
    count = pages // 100
    rows = range(20_000, 20_000 + 4 * count) if together else random.sample(range(1, ROWS), count)
    database.execute("BEGIN")
    database.executemany("UPDATE content SET bytes = ? WHERE id = ?", ((os.urandom(950), row) for row in rows))
    database.execute("COMMIT")
    print(count * page_bytes)


def check(path):
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    found = database.execute("PRAGMA integrity_check").fetchone()[0]
    units, rows = database.execute("SELECT sum(units), count(*) FROM account").fetchone()
    print("ok" if found == "ok" and units == 500_000 else f"{found}, {units} units", rows)


if __name__ == "__main__":
    if sys.argv[1] == "write":
        write(sys.argv[2], sys.argv[3], float(sys.argv[4]), "leave" in sys.argv[5:])
    elif sys.argv[1] == "hold":
        hold(sys.argv[2], sys.argv[3])
    elif sys.argv[1] == "fill":
        fill(sys.argv[2])
    elif sys.argv[1] == "change":
        change(sys.argv[2], "together" in sys.argv[3:])
    else:
        for name in sys.argv[2:]:
            check(name)

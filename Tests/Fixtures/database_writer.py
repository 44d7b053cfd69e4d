#!/usr/bin/python3
"""Writes transactions into an SQLite database for some time, or checks one.

    database_writer.py write DATABASE JOURNAL-MODE SECONDS [leave]
    database_writer.py check DATABASE...

Makes `ready-NAME` in the working directory when the database stands. Every transaction moves units between rows: their sum is 500,000 at any moment. `leave` ends without closing the
database, as a process that is killed does. `check` prints `ok` for each that is whole and adds up.
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


def check(path):
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    found = database.execute("PRAGMA integrity_check").fetchone()[0]
    units, rows = database.execute("SELECT sum(units), count(*) FROM account").fetchone()
    print("ok" if found == "ok" and units == 500_000 else f"{found}, {units} units", rows)


if __name__ == "__main__":
    if sys.argv[1] == "write":
        write(sys.argv[2], sys.argv[3], float(sys.argv[4]), "leave" in sys.argv[5:])
    else:
        for name in sys.argv[2:]:
            check(name)

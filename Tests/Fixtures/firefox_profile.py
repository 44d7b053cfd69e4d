#!/usr/bin/python3
"""Plays a browser that writes into its profile, or checks profiles that were restored.

    firefox_profile.py write DIRECTORY STOP-FILE
    firefox_profile.py check DIRECTORY...

`write` makes the profile, then `ready` beside STOP-FILE, and writes until STOP-FILE is there. As Firefox has them: databases in WAL mode, one of them locked for the process alone, one in
rollback mode, with emptied logs now and then; `prefs.js` and the session written beside and renamed over; the symlink `lock` that leads nowhere. Every transaction adds one to the
database's counter, writes that number into a row, and moves units between rows whose sum stays.

`check` prints one line of JSON for each: the counters of its databases, the numbers in its other files, and `trouble`, a list that should be empty.

Needs Python's own sqlite3 module, and no `sqlite3` shell, which is not on every machine.
"""

import json
import os
import random
import select
import sqlite3
import sys

DATABASES = {
    "places.sqlite": {"mode": "wal", "rows": 3000},
    "cookies.sqlite": {"mode": "wal", "rows": 500},
    "favicons.sqlite": {"mode": "wal", "rows": 200, "bytes": 4000},
    "webappsstore.sqlite": {"mode": "wal", "rows": 100, "exclusive": True},
    "permissions.sqlite": {"mode": "delete", "rows": 100},
    "storage/default/https+++example.org/ls/data.sqlite": {"mode": "truncate", "rows": 100},
}
UNITS = 100


class Database:
    def __init__(self, directory, name, settings):
        path = os.path.join(directory, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        self.connection = sqlite3.connect(path, isolation_level=None, timeout=30)
        self.rows = settings["rows"]
        self.bytes = settings.get("bytes", 300)
        self.is_logged = settings["mode"] == "wal"
        if settings.get("exclusive"):
            self.connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        self.connection.execute(f"PRAGMA journal_mode={settings['mode']}")
        self.connection.execute("PRAGMA synchronous=NORMAL")
        self.connection.execute("BEGIN")
        self.connection.execute("CREATE TABLE counter(value INTEGER)")
        self.connection.execute("CREATE TABLE entry(id INTEGER PRIMARY KEY, units INTEGER, turn INTEGER, bytes BLOB)")
        self.connection.execute("CREATE INDEX by_turn ON entry(turn)")
        self.connection.execute("INSERT INTO counter VALUES(0)")
        self.connection.executemany(
            "INSERT INTO entry(units, turn, bytes) VALUES(?, 0, ?)", ((UNITS, os.urandom(self.bytes)) for _ in range(self.rows)))
        self.connection.execute("COMMIT")
        self.turn = 0

    def write(self):
        self.turn += 1
        run = self.connection.execute
        run("BEGIN IMMEDIATE")
        run("UPDATE counter SET value = ?", (self.turn,))
        giver, taker = random.sample(range(1, self.rows + 1), 2)
        run("UPDATE entry SET units = units - 1, turn = ? WHERE id = ?", (self.turn, giver))
        run("UPDATE entry SET units = units + 1, bytes = ? WHERE id = ?", (os.urandom(random.randrange(self.bytes)), taker))
        run("COMMIT")
        if self.is_logged and self.turn % 400 == 0:
            run(f"PRAGMA wal_checkpoint({random.choice(['PASSIVE', 'FULL', 'TRUNCATE'])})").fetchall()


def replace(path, content):
    with open(path + ".tmp", "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.rename(path + ".tmp", path)


def session(turn):
    """Much of the same number: a mixture of two would show."""
    return b"mozLz40\0" + b"%08d" % turn * 4000


def write(directory, stop):
    os.makedirs(directory, exist_ok=True)
    os.symlink("127.0.1.1:+4711", os.path.join(directory, "lock"))
    os.mkdir(os.path.join(directory, "sessionstore-backups"))
    databases = [Database(directory, name, settings) for name, settings in DATABASES.items()]
    turn = 0
    while not os.path.exists(stop):
        turn += 1
        for database in databases:
            database.write()
        if turn % 10 == 1:
            replace(os.path.join(directory, "prefs.js"), b'user_pref("turn", %d);\n' % turn * 300)
        if turn % 25 == 1:
            replace(os.path.join(directory, "sessionstore-backups", "recovery.jsonlz4"), session(turn))
        if turn == 1:
            with open(os.path.join(os.path.dirname(stop), "ready"), "w", encoding="utf-8"):
                pass
        # Others want the processor, too.
        select.select([], [], [], 0.004)


def check_database(path, rows):
    database = sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)
    try:
        found = database.execute("PRAGMA integrity_check").fetchone()[0]
        counter = database.execute("SELECT value FROM counter").fetchone()[0]
        latest = database.execute("SELECT max(turn) FROM entry").fetchone()[0]
        units, count = database.execute("SELECT sum(units), count(*) FROM entry").fetchone()
    finally:
        database.close()
    trouble = [] if found == "ok" else [found]
    if latest != counter:
        trouble.append(f"counter {counter}, latest row {latest}")
    if units != rows * UNITS or count != rows:
        trouble.append(f"{units} units in {count} rows")
    return counter, trouble


def check(directory):
    counters, trouble = {}, []
    for name, settings in DATABASES.items():
        try:
            counters[name], found = check_database(os.path.join(directory, name), settings["rows"])
        except sqlite3.Error as error:
            counters[name], found = -1, [str(error)]
        trouble += [f"{name}: {text}" for text in found]
    with open(os.path.join(directory, "prefs.js"), "rb") as file:
        lines = set(file.read().splitlines())
    if len(lines) != 1:
        trouble.append(f"prefs.js: {len(lines)} different lines")
    with open(os.path.join(directory, "sessionstore-backups", "recovery.jsonlz4"), "rb") as file:
        content = file.read()
    if content != session(int(content[8:16])):
        trouble.append("recovery.jsonlz4 is a mixture")
    counters["prefs.js"] = int(min(lines).split()[1].rstrip(b");"))
    counters["recovery.jsonlz4"] = int(content[8:16])
    if os.readlink(os.path.join(directory, "lock")) != "127.0.1.1:+4711":
        trouble.append("lock leads elsewhere")
    for at, _, names in os.walk(directory):
        trouble += [f"{os.path.join(at, name)} was kept" for name in names if name.endswith(("-wal", "-shm", "-journal"))]
    print(json.dumps({"counters": counters, "trouble": trouble}))


if __name__ == "__main__":
    if sys.argv[1] == "write":
        write(sys.argv[2], sys.argv[3])
    else:
        for restored in sys.argv[2:]:
            check(restored)

#!/usr/bin/python3
"""Makes SQLite databases whose programs ended within a transaction, or compares them with restored ones.

    crashed_databases.py make DIRECTORY SEED COUNT
    crashed_databases.py compare DIRECTORY RESTORED

`make` varies the journal mode, the page size, the sector size, syncing, how often pages are written down within the transaction and what it does, and then may damage or cut the journal or name a super-journal in it. `compare` lets
SQLite open a copy of each database and prints its name if the restored one differs from that by a byte, or is not whole although nothing was damaged.
"""

import os
import random
import shutil
import sqlite3
import struct
import sys
import tempfile

MAGIC = bytes.fromhex("d9d505f920a163d7")


def crash(path, chance):
    mode = chance.choice(["delete", "persist", "truncate"])
    page = chance.choice([512, 1024, 4096, 8192, 65536])
    database = sqlite3.connect(f"file:{path}?psow={chance.choice([0, 1])}", uri=True, isolation_level=None)
    database.execute(f"PRAGMA page_size={page}")
    database.execute(f"PRAGMA auto_vacuum={chance.choice([0, 1, 2])}")
    database.execute(f"PRAGMA journal_mode={mode}")
    database.execute(f"PRAGMA synchronous={chance.choice(['off', 'normal', 'full'])}")
    spill = chance.choice([1, 3, 20, 1000])
    new = chance.random() < 0.1
    if not new:
        database.execute("CREATE TABLE t(a INTEGER PRIMARY KEY, b)")
        database.execute("CREATE INDEX i ON t(b)")
        database.execute("BEGIN")
        for _ in range(chance.choice([1, 50, 400])):
            database.execute("INSERT INTO t(b) VALUES(?)", (chance.randbytes(chance.choice([10, 300, 3000])),))
        database.execute("COMMIT")
        if chance.random() < 0.3:
            database.execute("DELETE FROM t WHERE a % 3 = 0")
    database.execute(f"PRAGMA cache_size={spill}")
    what = chance.choice(["insert", "update", "delete", "mix", "schema", "vacuum"])
    if what == "vacuum" and not new:
        # It is ended at one of its steps.
        steps = chance.choice([20, 200, 2000])
        database.set_progress_handler(lambda: os._exit(0), steps)
        database.execute(f"PRAGMA page_size={chance.choice([512, 4096, 32768])}")
        database.execute("VACUUM")
        os._exit(0)
    database.execute("BEGIN IMMEDIATE")
    if new:
        database.execute("CREATE TABLE t(a INTEGER PRIMARY KEY, b)")
    for _ in range(chance.choice([1, 30, 300])):
        if what in ("insert", "mix"):
            database.execute("INSERT INTO t(b) VALUES(?)", (chance.randbytes(chance.choice([10, 2000])),))
        if what in ("update", "mix"):
            database.execute("UPDATE t SET b=? WHERE a=?", (chance.randbytes(400), chance.randrange(1, 400)))
        if what in ("delete", "mix"):
            database.execute("DELETE FROM t WHERE a=?", (chance.randrange(1, 400),))
    if what == "schema":
        database.execute("CREATE TABLE u AS SELECT b, a FROM t")
        database.execute("DROP TABLE t")
    os._exit(0)


def change(path, chance):
    """What a power cut, a damaged disk or a transaction in several databases makes of a journal."""
    journal = path + "-journal"
    if not os.path.exists(journal):
        return "nothing"
    with open(journal, "rb") as file:
        content = bytearray(file.read())
    what = chance.choice(["nothing", "nothing", "nothing", "cut", "damaged", "super", "ended"])
    if what == "cut":
        del content[chance.randrange(len(content) + 1):]
    elif what == "damaged" and content:
        for _ in range(chance.choice([1, 1, 5])):
            place = chance.choice([28, len(content)])
            content[chance.randrange(min(place, len(content)))] ^= 1 << chance.randrange(8)
    elif what in ("super", "ended") and content[:8] == MAGIC:
        name = (path + "-mj0123456789").encode()
        page = struct.unpack(">I", content[24:28])[0]
        content += struct.pack(">I", 0x40000000 // page + 1) + name + struct.pack(">II", len(name), sum(name)) + MAGIC
        if what == "super":
            with open(name, "wb") as file:
                file.write(journal.encode() + b"\0")
    with open(journal, "wb") as file:
        file.write(content)
    return what


def make(directory, seed, count):
    for number in range(count):
        chance = random.Random(f"{seed}-{number}")
        path = f"{directory}/{number}.db"
        child = os.fork()
        if child == 0:
            try:
                crash(path, chance)
            finally:
                os._exit(1)
        if os.waitpid(child, 0)[1] != 0:
            sys.exit(f"{path}: not made")
        what = change(path, random.Random(f"{seed}+{number}"))
        with open(f"{directory}/{number}.txt", "w", encoding="utf-8") as file:
            file.write(what)


def state(path):
    """The database's bytes once SQLite has opened it, and whether it is whole."""
    try:
        database = sqlite3.connect(path)
        found = database.execute("PRAGMA integrity_check").fetchone()[0]
        database.close()
    except sqlite3.Error as error:
        found = str(error)
    # A damaged journal may say that the database was larger than the memory.
    if os.path.getsize(path) > 1 << 28:
        return None, found
    with open(path, "rb") as file:
        return file.read(), found


def compare(directory, restored):
    hot = applied = 0
    for name in sorted(os.listdir(directory)):
        if not name.endswith(".db"):
            continue
        with open(f"{directory}/{name[:-3]}.txt", encoding="utf-8") as file:
            what = file.read()
        with tempfile.TemporaryDirectory() as there:
            shutil.copy(f"{directory}/{name}", there)
            journal = f"{directory}/{name}-journal"
            is_hot = False
            if os.path.exists(journal):
                shutil.copy(journal, there)
                with open(journal, "rb") as file:
                    is_hot = file.read(8) == MAGIC
                hot += is_hot
            with open(f"{directory}/{name}", "rb") as file:
                before = file.read()
            expected, verdict = state(f"{there}/{name}")
            applied += before != expected
        with open(f"{restored}/{name}", "rb") as file:
            if file.read() != expected:
                print(name, "differs", what)
            elif what in ("nothing", "super") and verdict != "ok":
                print(name, verdict, what)
        # A journal that SQLite would not apply is a file like others.
        if before and is_hot and os.path.exists(f"{restored}/{name}-journal") and what in ("nothing", "super"):
            print(name, "has a journal", what)
    print("compared", hot, applied)


if __name__ == "__main__":
    if sys.argv[1] == "make":
        make(sys.argv[2], sys.argv[3], int(sys.argv[4]))
    else:
        compare(sys.argv[2], sys.argv[3])

#!/usr/bin/python3
"""Runs SQL on a catalog as a fault would: its checks and sums stay what they were.

    alter_catalog.py CATALOG SQL
"""

import sqlite3
import sys

catalog = sqlite3.connect(sys.argv[1], isolation_level=None)
catalog.create_function("row_check", -1, lambda *_: 0, deterministic=True)
catalog.create_function("row_is_whole", -1, lambda *_: 1)
catalog.create_function("row_tally", 2, lambda *_: None)
changed = catalog.execute(sys.argv[2]).rowcount
assert changed > 0, "nothing was altered"
assert catalog.execute("PRAGMA integrity_check").fetchall() == [("ok",)]

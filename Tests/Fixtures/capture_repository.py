#!/usr/bin/python3
"""Writes a repository as a day or two of watching leaves it: `capture_repository.py DIRECTORY`.

One backup, five captures of one day, two of the next, another backup, and three captures after it.
Each puts one more empty file."""

import sys

sys.dont_write_bytecode = True

import write_repository as w

MIDNIGHT, DAY = 1_767_657_600, 86_400  # 2026-01-06 in UTC
TIMES = ([("complete", MIDNIGHT - 600)] + [("capture", MIDNIGHT + 60 * n) for n in range(5)]
         + [("capture", MIDNIGHT + DAY + n) for n in range(2)] + [("complete", MIDNIGHT + DAY + 10)]
         + [("capture", MIDNIGHT + DAY + 20 + n) for n in range(3)])


def main(folder: str) -> None:
    writer = w.RepositoryWriter(w.REPOSITORY_ID)
    first = [("root", 1, b"home", b"/home/ada", 1), ("put", b"", w.DIRECTORY)]
    for number, (kind, seconds) in enumerate(TIMES):
        steps = first if number == 0 else [("select", 1), ("put", b"%d" % number, w.Item("file"))]
        writer.commit([(w.NONE, steps)], w.Commit(
            w.h128(b"commit %d" % number), w.h128(b"run %d" % number), kind, seconds, 0, (),
            began_seconds=seconds, paths=(b"/home/ada",) if kind == "complete" else ()),
            shared_codec=w.NONE)
    w.write_files(folder, {"cairn.json": w.settings(w.REPOSITORY_ID), "lock": b""}
                  | writer.journal.files())


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: capture_repository.py DIRECTORY")
    main(sys.argv[1])

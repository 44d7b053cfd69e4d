#!/usr/bin/python3
"""Reads a Cairn repository: lists its commits and trees, extracts files, verifies every check.

Written from Docs/FORMAT.md alone, so that it can stand witness against the Swift code; it shares
no line with it. The modules of `cairn_format`, beside this file, follow
the format's own chapters: read them in order to learn the format.

    read_repository.py REPO commits
    read_repository.py REPO list    [--commit N|ID|latest] [--hash]
    read_repository.py REPO extract [--commit N|ID|latest] --target DIR [ROOT/PATH ...]
    read_repository.py REPO gaps
    read_repository.py REPO moves
    read_repository.py REPO notes
    read_repository.py REPO versions
    read_repository.py REPO rebuild --pack ID --target FILE
    read_repository.py REPO verify

What it holds to:
  - The repository is hostile. A length is compared with what is left of its container, and with
    its limit (§12), before anything is allocated; a payload is decoded to at most its declared
    size.
  - It writes only beneath --target, creates and never overwrites, and follows no symbolic link,
    neither inside the repository nor inside the target.
  - Every chunk is hashed each time it is used.

What it does not promise: it takes no lock. It reads in the order that lets a writer add commits and
seal packs beside it (§10); while a writer cuts off what an interrupted run left, or `repair` is at
work, it may report damage that is none. It holds the chunk index and one tree in memory, and the
changes of one commit.

The password of an encrypted repository is taken from CAIRN_PASSWORD, from the file that
CAIRN_PASSWORD_FILE names (without its last line break), or asked for.

Exit status: 0 in order, 1 damage or a failed item (each is named), 2 wrong usage, 12 wrong
password. Needs Python 3.11 and, for payloads of codec 2, the module `zstandard` (Debian:
python3-zstandard); for encrypted repositories the module `nacl` (Debian: python3-nacl).
"""

import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.realpath(__file__)))

from cairn_format.conventions import *  # noqa: E402, F403
from cairn_format.files import *  # noqa: E402, F403
from cairn_format.description import *  # noqa: E402, F403
from cairn_format.blocks import *  # noqa: E402, F403
from cairn_format.parity import *  # noqa: E402, F403
from cairn_format.packs import *  # noqa: E402, F403
from cairn_format.chunks import *  # noqa: E402, F403
from cairn_format.records import *  # noqa: E402, F403
from cairn_format.changes import *  # noqa: E402, F403
from cairn_format.commits import *  # noqa: E402, F403
from cairn_format.tree import *  # noqa: E402, F403
from cairn_format.checkpoints import *  # noqa: E402, F403
from cairn_format.journal import *  # noqa: E402, F403
from cairn_format.repository import *  # noqa: E402, F403
from cairn_format.extraction import *  # noqa: E402, F403
from cairn_format.verification import *  # noqa: E402, F403
from cairn_format.commands import *  # noqa: E402, F403

if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/python3
"""Makes a repository of a remote's newest state: an independent reader of FORMAT.md §15.

    read_remote.py [--no-password] REMOTE/REPOSITORY-ID TARGET

REMOTE is a directory with the remote's objects, TARGET does not exist yet. States that say the
repository is encrypted do not count with --no-password. A password opens the newest state that its
keys prove, or nothing. Written from the format's
page alone, as read_repository.py, which reads what this program makes.
"""

import sys
from pathlib import Path

from cairn_format.conventions import FormatError
from cairn_format.description import WrongPassword
from cairn_format.remote import assemble


def main() -> int:
    has_password = sys.argv[1] != "--no-password"
    remote, target = map(Path, sys.argv[-2:])
    target.mkdir()
    try:
        manifest = assemble(remote, target, has_password)
    except (FormatError, OSError, WrongPassword) as error:
        print(f"read_remote.py: {error}", file=sys.stderr)
        return 12 if isinstance(error, WrongPassword) else 1
    print(f"state {manifest['number']}, record {manifest['record']}, {manifest['packs']} packs")
    return 0


if __name__ == "__main__":
    sys.exit(main())

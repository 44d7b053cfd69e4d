"""Compares a restored tree with its source: the same names, types, contents and links."""

import os
import stat
from pathlib import Path

READ_BYTES = 1 << 20


def locate(restored: Path, tree: Path) -> Path:
    """Returns where under `restored` a tool put `tree`: some keep its whole path, some its name."""
    for place in (restored / str(tree).lstrip("/"), restored / tree.name):
        if place.is_dir():
            return place
    return restored


def differences(source: Path, copy: Path, limit: int = 20) -> list[str]:
    """Returns up to `limit` descriptions of what differs; none if the trees are equal."""
    found: list[str] = []
    pending = [""]
    while pending and len(found) < limit:
        relative = pending.pop()
        wanted, present = names(source / relative), names(copy / relative)
        found += [f"missing: {relative}{name}" for name in sorted(wanted - present)]
        found += [f"not in the source: {relative}{name}" for name in sorted(present - wanted)]
        for name in sorted(wanted & present):
            path = relative + name
            problem = item_difference(source / path, copy / path)
            if problem:
                found.append(f"{problem}: {path}")
            elif stat.S_ISDIR(os.lstat(source / path).st_mode):
                pending.append(path + "/")
    return found[:limit]


def names(directory: Path) -> set[str]:
    return set(os.listdir(directory))


def item_difference(source: Path, copy: Path) -> str | None:
    """Returns in which way two items differ, or None."""
    first, second = os.lstat(source), os.lstat(copy)
    if stat.S_IFMT(first.st_mode) != stat.S_IFMT(second.st_mode):
        return "another type"
    if stat.S_ISLNK(first.st_mode):
        return None if os.readlink(source) == os.readlink(copy) else "another link target"
    if stat.S_ISREG(first.st_mode):
        if first.st_size != second.st_size:
            return "another size"
        return None if same_content(source, copy) else "another content"
    return None


def same_content(source: Path, copy: Path) -> bool:
    with open(source, "rb", buffering=0) as first, open(copy, "rb", buffering=0) as second:
        while True:
            piece = first.read(READ_BYTES)
            if piece != second.read(READ_BYTES):
                return False
            if not piece:
                return True

#!/usr/bin/python3
"""Looks for a text in the memory of a process: process_memory.py PID TEXT.

Reads every mapping but those that a core dump leaves out (the flag `dd` in smaps, MADV_DONTDUMP), and its
environment and arguments. Exit status: 0 it is not there, 1 it is (each place is named), 2 nothing could be read."""

import re
import sys


def dumped_mappings(process: str):
    """(start, end, name) of what a core dump would hold."""
    current = None
    with open(f"/proc/{process}/smaps", encoding="utf-8", errors="replace") as smaps:
        for line in smaps:
            mapping = re.match(r"([0-9a-f]+)-([0-9a-f]+) (\S+) \S+ \S+ \S+\s*(.*)", line)
            if mapping:
                current = int(mapping[1], 16), int(mapping[2], 16), mapping[3], mapping[4]
            elif line.startswith("VmFlags:") and current and "r" in current[2] and " dd" not in line:
                yield current[0], current[1], current[3]


def main() -> int:
    process, needle = sys.argv[1], sys.argv[2].encode()
    found, looked_at = [], 0
    with open(f"/proc/{process}/mem", "rb", buffering=0) as memory:
        for start, end, name in dumped_mappings(process):
            try:
                memory.seek(start)
                content = memory.read(end - start)
            except (OSError, ValueError):
                continue  # [vvar] and the like
            looked_at += len(content)
            found += [f"{start + match.start():x} in {name or 'memory'}" for match in re.finditer(re.escape(needle), content)]
    for place in found:
        print(place)
    print(f"{looked_at} bytes looked at")
    if looked_at < 1 << 20:
        return 2
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/python3
"""Saves a package of 20 files again and again, or checks restored ones.

    package_writer.py save PACKAGE SECONDS PAUSE
    package_writer.py check PACKAGE...

Each file of a save holds the number of the save, some as new files that are renamed over the old ones; each third save makes a file that the next removes. Makes `ready-NAME` in the
working directory after the first save. Between two saves it pauses for so many seconds. A save that was held up for more than a second between two of its files (a busy
machine) is named in `late-NAME`: no one can tell it from two saves.
`check` prints for each package the numbers in it, in ascending order and each once.
"""

import os
import select
import sys
import time

FILES = [f"part{index}" if index % 2 else f"sub/part{index}" for index in range(20)]


def put(path, number, index):
    content = f"{number}\n" + f"{number} {index}\n" * (1 + 400 * (index % 4))
    target = path + ".new" if index % 3 == 0 else path
    with open(target, "w", encoding="ascii") as file:
        file.write(content)
    if target != path:
        os.rename(target, path)


def save(package, number, late):
    os.makedirs(f"{package}/sub", exist_ok=True)
    last = time.monotonic()
    longest = 0.0
    for index, name in enumerate(FILES):
        put(f"{package}/{name}", number, index)
        now = time.monotonic()
        longest = max(longest, now - last)
        last = now
    extra = f"{package}/extra"
    if number % 3 == 0:
        put(extra, number, 1)
    elif os.path.exists(extra):
        os.remove(extra)
    longest = max(longest, time.monotonic() - last)
    if longest > 1.0:
        with open(late, "a", encoding="ascii") as file:
            file.write(f"{number}\n")


def save_until(package, seconds, pause):
    name = os.path.basename(package)
    end = time.monotonic() + seconds
    number = 0
    while number == 0 or time.monotonic() < end:
        number += 1
        save(package, number, f"late-{name}")
        if number == 1:
            with open(f"ready-{name}", "w", encoding="ascii"):
                pass
        select.select([], [], [], pause)


def check(package):
    numbers = set()
    for place, _, names in os.walk(package):
        for name in names:
            with open(os.path.join(place, name), encoding="ascii") as file:
                numbers.update(int(line.split()[0]) for line in file)
    print(*sorted(numbers))


if __name__ == "__main__":
    if sys.argv[1] == "save":
        save_until(sys.argv[2], float(sys.argv[3]), float(sys.argv[4]))
    else:
        for path in sys.argv[2:]:
            check(path)

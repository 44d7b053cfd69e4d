#!/usr/bin/python3
"""What encryption costs: the first backup of one tree into a plain and into an encrypted repository, in turn.

    encryption.py --cairn .build/release/cairn [--files 40000] [--large 4] [--rounds 5] [--scratch DIR]

Writes the processor time (user and system) of every run, the medians, and the share that encryption adds. The tree: small
files of text from a seed (1 to 16 KiB, words of a small vocabulary, so that they compress), and large ones, half of text and
half of noise, 64 MiB each. A key costs little here (`--key-cost least`): what a password costs to try is not the question."""

import argparse
import os
import random
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile


def make_tree(path: str, files: int, large: int) -> int:
    chance, total = random.Random(1), 0
    words = [bytes(chance.choices(b"abcdefghijklmnopqrstuvwxyz", k=chance.randrange(2, 11))) for _ in range(4000)]
    for number in range(files):
        folder = os.path.join(path, f"{number // 1000:03}", f"{number // 50 % 20:02}")
        os.makedirs(folder, exist_ok=True)
        size = chance.randrange(1 << 10, 16 << 10)
        content = b" ".join(chance.choices(words, k=size // 7 + 1))[:size]
        with open(os.path.join(folder, f"{number}.txt"), "wb") as file:
            file.write(content)
        total += size
    for number in range(large):
        with open(os.path.join(path, f"large-{number}"), "wb") as file:
            for _ in range(64):
                piece = chance.randbytes(1 << 20) if number % 2 else b" ".join(chance.choices(words, k=160_000))[:1 << 20]
                file.write(piece)
                total += len(piece)
    return total


def run(command: list, environment: dict) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def size_of(path: str) -> int:
    return sum(os.lstat(os.path.join(folder, name)).st_size for folder, _, names in os.walk(path) for name in names)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cairn", required=True)
    parser.add_argument("--files", type=int, default=40_000)
    parser.add_argument("--large", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--scratch", default=None)
    arguments = parser.parse_args()
    scratch = tempfile.mkdtemp(prefix="cairn-encryption-", dir=arguments.scratch)
    try:
        source = os.path.join(scratch, "source")
        total = make_tree(source, arguments.files, arguments.large)
        print(f"{arguments.files} files and {arguments.large} large ones, {total / 1e6:.0f} MB")
        seconds: dict[str, list[float]] = {"plain": [], "encrypted": []}
        sizes = {}
        for number in range(arguments.rounds):
            for kind in ("plain", "encrypted") if number % 2 == 0 else ("encrypted", "plain"):
                place = os.path.join(scratch, kind)
                shutil.rmtree(place, ignore_errors=True)
                os.makedirs(place)
                environment = {"PATH": "/usr/bin:/bin", "HOME": place, "XDG_STATE_HOME": place + "/state", "CAIRN_PASSWORD": "password"}
                command = [os.path.abspath(arguments.cairn), "-r", place + "/repository"]
                subprocess.run(command + ["init"] + (["--encrypt", "--key-cost", "least"] if kind == "encrypted" else ["--no-password"]),
                               env=environment, check=True, stdout=subprocess.DEVNULL)
                seconds[kind].append(run(command + ["backup", "--quiet", source], environment))
                sizes[kind] = size_of(place + "/repository")
        for kind, values in seconds.items():
            print(f"{kind:10} {statistics.median(values):7.2f} s of processor time, median of {len(values)} ({', '.join(f'{v:.2f}' for v in values)});"
                  f" {sizes[kind] / 1e6:.1f} MB")
        plain, encrypted = (statistics.median(seconds[kind]) for kind in ("plain", "encrypted"))
        print(f"encryption adds {100 * (encrypted / plain - 1):.1f} % of processor time, {100 * (sizes['encrypted'] / sizes['plain'] - 1):.1f} % of size")
        return 0
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/python3
"""Measures the daemon, `cairn watch`: how soon a save is durable, what it costs, how it starts.

    python3 Benchmarks/watch.py --cairn .build/release/cairn

Prints a Markdown table of figures with the bars of its own, where it has one. A missed bar never fails
the run; a tree and a repository that differ in the end do. See README.md beside this file.
"""

import argparse
import filecmp
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import threading
import time
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


class Failure(Exception):
    """The daemon did not do what it is for."""


class Daemon:
    """A running `cairn watch` with directories of its own."""

    def __init__(self, program: str, place: Path, settings: str = ""):
        self.program = program
        self.place = place
        self.home = place / "home"
        self.tree = self.home / "Documents"
        for directory in (self.tree, place / "run", place / "config"):
            directory.mkdir(parents=True, exist_ok=True)
        (place / "run").chmod(0o700)
        (place / "cairn.toml").write_text(settings)
        self.environment = {
            "PATH": os.environ["PATH"],
            "HOME": str(self.home),
            "XDG_RUNTIME_DIR": str(place / "run"),
            "XDG_STATE_HOME": str(place / "state"),
            "CAIRN_REPOSITORY": str(place / "repository"),
            "CAIRN_CONFIG": str(place / "cairn.toml"),
        }
        self.process: subprocess.Popen | None = None

    def cairn(self, *words: str) -> str:
        done = subprocess.run([self.program, *words], env=self.environment, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise Failure(f"cairn {' '.join(words)}: {done.returncode}\n{done.stderr}")
        return done.stdout

    def start(self) -> float:
        """Returns the seconds until everything has been compared."""
        if not (self.place / "repository").exists():
            self.cairn("init")
        began = time.monotonic()
        log = open(self.place / "log", "ab")
        self.process = subprocess.Popen([self.program, "watch", str(self.tree)], env=self.environment, stderr=log)
        while True:
            if self.process.poll() is not None:
                raise Failure(f"the daemon ended: see {self.place / 'log'}")
            try:
                if self.status()["last_reconcile"] is not None:
                    return time.monotonic() - began
            except OSError:
                pass
            time.sleep(0.01)

    def status(self) -> dict:
        with self.connect() as connection:
            return ask(connection, "status")

    def connect(self) -> socket.socket:
        sockets = list((self.place / "run" / "cairn").glob("*.sock"))
        if not sockets:
            raise FileNotFoundError("no socket")
        connection = socket.socket(socket.AF_UNIX)
        connection.connect(str(sockets[0]))
        return connection

    def processes(self) -> list[Path]:
        """The daemon, and what it started: `cairn-events`, where there is one."""
        own = Path(f"/proc/{self.process.pid}")
        children = " ".join(file.read_text() for file in own.glob("task/*/children")).split()
        return [own] + [Path("/proc") / child for child in children]

    def cpu(self) -> float:
        ticks = 0
        for process in self.processes():
            fields = (process / "stat").read_text().rsplit(")", 1)[1].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / TICKS

    def memory(self, which: str) -> float:
        """Megabytes of all its processes; `VmRSS` now, `VmHWM` at most."""
        lines = [line for process in self.processes() for line in (process / "status").read_text().splitlines()]
        found = [int(line.split()[1]) * 1024 / 1e6 for line in lines if line.startswith(which)]
        if not found:
            raise Failure(f"no {which}")
        return sum(found)

    def flush(self) -> float:
        began = time.monotonic()
        self.cairn("backup")
        return time.monotonic() - began

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(60)

    def check(self) -> None:
        """Restores everything and compares."""
        target = self.place / "restored"
        shutil.rmtree(target, ignore_errors=True)
        self.cairn("restore", "--target", str(target))
        found = next(target.rglob("Documents"), None)
        if found is None or not same(self.tree, found):
            raise Failure(f"{self.tree} and what was restored differ")
        shutil.rmtree(target)

    def files(self) -> int:
        return sum(len(names) for _, _, names in os.walk(self.place / "repository"))


def ask(connection: socket.socket, request: str) -> dict:
    connection.sendall(json.dumps({"protocol": 1, "request": request}).encode() + b"\n")
    line = b""
    while not line.endswith(b"\n"):
        part = connection.recv(1 << 20)
        if not part:
            raise Failure("the daemon hung up")
        line += part
    return json.loads(line)


def same(left: Path, right: Path) -> bool:
    names = sorted(os.listdir(left))
    if names != sorted(os.listdir(right)):
        return False
    for name in names:
        a, b = left / name, right / name
        if a.is_dir() != b.is_dir():
            return False
        if not (same(a, b) if a.is_dir() else filecmp.cmp(a, b, shallow=False)):
            return False
    return True


# The measurements. Each prints rows: what, figure, bar.


def latency(daemon: Daemon, saves: int) -> list[tuple]:
    """From the end of close(2) until the daemon names a commit that was not there before."""
    taken = []
    with daemon.connect() as connection:
        for number in range(saves):
            before = ask(connection, "status")["last_commit"]
            path = daemon.tree / f"letter-{number % 20}.txt"
            with open(path, "wb") as file:
                file.write(os.urandom(20_000))
            began = time.monotonic()
            while ask(connection, "status")["last_commit"] == before:
                if time.monotonic() > began + 30:
                    raise Failure(f"save {number} was not committed within 30 s")
                time.sleep(0.002)
            taken.append(time.monotonic() - began)
    taken.sort()
    return [
        ("save → durable, median", f"{statistics.median(taken) * 1000:.0f} ms", "2,000 ms"),
        ("save → durable, p99", f"{taken[int(len(taken) * 0.99)] * 1000:.0f} ms", "2,000 ms"),
    ]


def cost(daemon: Daemon, saves: int) -> list[tuple]:
    """Saves 20 ms apart, in 50 directories."""
    for number in range(50):
        (daemon.tree / f"cost{number}").mkdir()
    daemon.flush()
    before = daemon.cpu()
    for number in range(saves):
        with open(daemon.tree / f"cost{number % 50}" / f"{number}.txt", "wb") as file:
            file.write(os.urandom(4_000))
        time.sleep(0.02)
    daemon.flush()
    return [("CPU for 1,000 saves of 4 kB, 20 ms apart", f"{(daemon.cpu() - before) * 1000 / saves:.2f} s", "")]


def storm(daemon: Daemon, seconds: float) -> list[tuple]:
    """Four writers that create, write, rename and delete as fast as they can."""
    def write(number: int) -> None:
        directory = daemon.tree / f"storm{number}"
        directory.mkdir()
        count = 0
        while time.monotonic() < end:
            path = directory / f"{count % 2000}"
            with open(path, "wb") as file:
                file.write(b"%d %d\n" % (number, count) * 20)
            if count % 3 == 0:
                os.rename(path, directory / f"{count % 2000}r")
            if count % 7 == 0:
                os.unlink(directory / f"{count % 2000}r") if count % 21 == 0 else os.unlink(path) if path.exists() else None
            count += 1

    before, events = daemon.cpu(), daemon.status()["watch"]["events"]
    began = time.monotonic()
    end = began + seconds
    writers = [threading.Thread(target=write, args=[number]) for number in range(4)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    quiet = daemon.flush()
    status = daemon.status()
    taken = time.monotonic() - began
    events = status["watch"]["events"] - events
    daemon.check()
    if status["gap_count"]:
        raise Failure(f"gaps stay open: {status['gaps']}")
    return [
        (f"storm of 4 writers for {seconds:.0f} s: events a second", f"{events / taken:,.0f}", ""),
        ("… overflows", f"{status['watch']['overflows']}", ""),
        ("… seconds until all of it is durable", f"{quiet:.2f} s", ""),
        ("… CPU", f"{daemon.cpu() - before:.1f} s", ""),
        ("… peak memory", f"{daemon.memory('VmHWM'):.0f} MB", ""),
    ]


def idle(daemon: Daemon, seconds: float) -> list[tuple]:
    before = daemon.cpu()
    time.sleep(seconds)
    return [(f"CPU in {seconds:.0f} s of idling", f"{(daemon.cpu() - before) * 1000:.0f} ms", "≈ 0")]


def start(daemon: Daemon, directories: int) -> list[tuple]:
    """A big tree, seen for the first time, and then again unchanged."""
    for number in range(directories // 1000):
        for inner in range(999):
            directory = daemon.tree / f"d{number}" / f"e{inner}"
            directory.mkdir(parents=True)
            for name in ("a", "b"):
                (directory / name).write_text(f"{number} {inner} {name}\n" * 3)
    count = directories // 1000 * 1000
    first = daemon.start()
    rows = [(f"start with {count:,} directories and {count * 2:,} files, nothing stored yet", f"{first:.1f} s", "")]
    rows += latency_here(daemon)
    rows.append(("… memory then, at most", f"{daemon.memory('VmRSS'):.0f}, {daemon.memory('VmHWM'):.0f} MB", "120 MB"))
    daemon.stop()
    again = daemon.start()
    rows.append(("start again, all unchanged", f"{again:.1f} s", "seconds"))
    rows.append(("… CPU", f"{daemon.cpu():.1f} s", ""))
    rows.append(("… memory then, at most", f"{daemon.memory('VmRSS'):.0f}, {daemon.memory('VmHWM'):.0f} MB", "120 MB"))
    return rows + idle(daemon, 10)


def latency_here(daemon: Daemon) -> list[tuple]:
    return [(f"… {what}", figure, bar) for what, figure, bar in latency(daemon, 20)]


def commits(daemon: Daemon, number: int) -> list[tuple]:
    """Many commits of one file each: settings let a save settle in 10 ms."""
    with daemon.connect() as connection:
        began = ask(connection, "status")["commits"]
        for index in range(number):
            before = ask(connection, "status")["last_commit"]
            with open(daemon.tree / f"note-{index}", "wb") as file:
                file.write(b"%d\n" % index)
            until = time.monotonic() + 30
            while ask(connection, "status")["last_commit"] == before:
                if time.monotonic() > until:
                    raise Failure(f"save {index} was not committed within 30 s")
        made = ask(connection, "status")["commits"] - began
    before = daemon.files()
    daemon.stop()
    return [
        (f"{made:,} commits of one file: files of the repository", f"{before}; {daemon.files()} after a stop", "100"),
        ("… bytes of the repository", f"{size(daemon.place / 'repository') / 1e6:.1f} MB", ""),
    ]


def size(directory: Path) -> int:
    return sum((Path(root) / name).stat().st_size for root, _, names in os.walk(directory) for name in names)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cairn", required=True)
    parser.add_argument("--work", type=Path, default=Path("/var/tmp/cairn-bench-watch"))
    parser.add_argument("--steps", default="save,storm,start,commits")
    parser.add_argument("--saves", type=int, default=200)
    parser.add_argument("--storm", type=float, default=20, help="seconds")
    parser.add_argument("--directories", type=int, default=100_000)
    parser.add_argument("--commits", type=int, default=2_000)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    program = str(Path(options.cairn).resolve())
    rows: list[tuple] = []

    def run(name: str, settings: str, *bodies) -> None:
        place = options.work / name
        shutil.rmtree(place, ignore_errors=True)
        daemon = Daemon(program, place, settings)
        try:
            if name != "start":
                daemon.start()
            for body in bodies:
                found = body(daemon)
                for row in found:
                    print("| " + " | ".join(row) + " |", flush=True)
                rows.extend(found)
        finally:
            daemon.stop()
        shutil.rmtree(place)

    steps = options.steps.split(",")
    print("| what | figure | bar |\n|---|---|---|", flush=True)
    if "save" in steps:
        run("save", "", lambda d: latency(d, options.saves), lambda d: cost(d, 1_000), lambda d: idle(d, 10))
    if "storm" in steps:
        run("storm", "", lambda d: storm(d, options.storm))
    if "start" in steps:
        run("start", "", lambda d: start(d, options.directories))
    if "commits" in steps:
        run("commits", '[watch]\nquiet-after-close = "10ms"\n', lambda d: commits(d, options.commits))
    if options.json:
        options.json.write_text(json.dumps([list(row) for row in rows], indent=1))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failure as failure:
        print(f"watch.py: {failure}", file=sys.stderr)
        sys.exit(1)

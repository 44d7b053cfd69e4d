#!/usr/bin/python3
"""Measures the pages of `cairn browse` on a long history.

    python3 Benchmarks/browse.py --cairn .build/release/cairn

Prints a Markdown table of figures with the bars of its own, where it has one. A missed bar never fails
the run; a page that is not what it should be does. See README.md beside this file.
"""

import argparse
import http.client
import json
import multiprocessing
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from urllib.parse import quote_from_bytes, urlsplit

import history
import watch

ROOT = 1


class Failure(Exception):
    """Something failed that is not a matter of speed."""


class Browse:
    """A running `cairn browse`, and one connection of a browser to it."""

    def __init__(self, program: str, environment: dict):
        began = time.monotonic()
        self.process = subprocess.Popen([program, "browse", "--no-open", "--json"], env=environment, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        if not line:
            raise Failure("cairn browse ended at once")
        self.address = urlsplit(json.loads(line)["url"])
        self.connection = http.client.HTTPConnection(self.address.netloc)
        self.cookie = ""
        answer, _ = self.ask(self.address.path)
        self.cookie = answer.getheader("Set-Cookie").split(";")[0]
        self.get("/")
        self.first_page = time.monotonic() - began

    def ask(self, path: str):
        self.connection.request("GET", path, headers={"Cookie": self.cookie} if self.cookie else {})
        answer = self.connection.getresponse()
        return answer, answer.read()

    def get(self, path: str) -> tuple[float, bytes]:
        """The seconds that the server took, and the page."""
        began = time.monotonic()
        answer, body = self.ask(path)
        if answer.status != 200:
            raise Failure(f"{path}: {answer.status}\n{body[:500]!r}")
        return time.monotonic() - began, body

    def memory(self) -> dict[str, float]:
        """Megabytes: `VmHWM` at most, `VmRSS` now, `RssAnon` of it not files."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return {name: int(value) * 1024 / 1e6 for name, value in re.findall(r"(VmHWM|VmRSS|RssAnon):\s*(\d+) kB", text)}

    def stop(self):
        self.connection.close()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)


def place(path: bytes) -> str:
    return f"root={ROOT}&path={quote_from_bytes(path)}"


def pages(known: dict, moments: list[int], random: Random) -> dict:
    """What each page is asked: a function that gives an address."""
    directory = lambda: random.choice(known["directories"][2:])
    file = lambda: random.choice(known["paths"])
    wide, busiest = place(known["wide"]), place(known["busiest"])
    moment = lambda: random.choice(moments)
    word = lambda: random.choice(history.WORDS)
    month = lambda: f"{random.randrange(2017, 2026)}-{random.randrange(1, 13):02}"
    return {
        "home": lambda: "/",
        "roots": lambda: "/browse",
        "folder": lambda: f"/browse?{place(directory())}",
        "folder at a moment": lambda: f"/browse?{place(directory())}&at={moment()}",
        "folder with deleted items": lambda: f"/browse?{place(directory())}&deleted=1",
        "root": lambda: f"/browse?root={ROOT}",
        "large folder": lambda: f"/browse?{wide}",
        "large folder, in the middle": lambda: f"/browse?{wide}&skip={500 * random.randrange(100)}",
        "large folder at a moment": lambda: f"/browse?{wide}&at={moment()}",
        "large folder by size": lambda: f"/browse?{wide}&sort=size",
        "large folder by time": lambda: f"/browse?{wide}&sort=modified",
        "large folder with deleted items": lambda: f"/browse?{wide}&deleted=1",
        "file": lambda: f"/file?{place(file())}",
        "file of 1,000 versions": lambda: f"/file?{busiest}",
        "compare": lambda: f"/compare?{busiest}&a=0&b=1",
        "restore": lambda: f"/restore?{place(file())}",
        "settings": lambda: "/settings",
        "search: a letter": lambda: f"/api/1/search?q={word()[0]}",
        "search: a word": lambda: f"/api/1/search?q={word()}",
        "search: two words": lambda: f"/search?q={word()}+{word()}",
        "search: a pattern": lambda: f"/api/1/search?q=*{word()}*.{random.choice(history.ENDINGS)}",
        "search: every name of a kind": lambda: f"/api/1/search?q=*.{random.choice(history.ENDINGS)}",
        "search: a path": lambda: f"/api/1/search?q={word()}+*/*-{word()}-*",
        "search: a month, any version": lambda: f"/api/1/search?since={(start := month())}-01&before={start}-28",
        "search: a letter, a month, any version": lambda: f"/api/1/search?q={word()[0]}&since={(start := month())}-01&before={start}-28",
        "search: deleted, large, since": lambda: f"/search?q={word()[:2]}&deleted=1&larger=1KiB&since=2026-01-01",
    }


SLOW_BAR, SEARCH_BAR = 0.100, 0.050


def verdict(met: bool) -> str:
    return "met" if met else "**not met**"


def p95(values: list[float]) -> float:
    return sorted(values)[max(0, round(0.95 * len(values)) - 1)]


def answers(browse: Browse, asked: dict, times: int):
    """Yields rows: how long the server takes for each page."""
    for name, address in asked.items():
        took = [browse.get(address())[0] for _ in range(times)]
        bar = SEARCH_BAR if name.startswith("search") else SLOW_BAR
        yield (name, f"{statistics.median(took) * 1000:.1f} ms, p95 {p95(took) * 1000:.1f} ms", f"≤ {bar * 1000:.0f} ms: {verdict(p95(took) <= bar)}")


def await_names(browse: Browse) -> float:
    """The seconds until a search is answered."""
    began = time.monotonic()
    while json.loads(browse.get("/api/1/search?q=invoice")[1])["waits"]:
        if time.monotonic() - began > 300:
            raise Failure("the names are not counted after 300 s")
        time.sleep(0.05)
    return time.monotonic() - began


def saves(daemon: watch.Daemon, count: int) -> list[float]:
    """Seconds from the end of a write until a new commit is named."""
    took = []
    for number in range(count):
        before = daemon.status()["last_commit"]
        (daemon.tree / f"save{number % 20}.txt").write_text(f"save {number} {time.time()}\n" * 50)
        began = time.monotonic()
        while daemon.status()["last_commit"] == before:
            if time.monotonic() - began > 60:
                raise Failure("a save is not kept after a minute")
            time.sleep(0.002)
        took.append(time.monotonic() - began)
    return took


def looking(browse: Browse, asked: dict, pause: float):
    """Asks for pages until it is ended. It is a process: a thread would share the interpreter's lock with who measures."""
    random = Random(2)
    names = list(asked)
    while True:
        browse.get(asked[random.choice(names)]())
        time.sleep(pause)


def spinning():
    while True:
        pass


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cairn", required=True, type=os.path.abspath)
    parser.add_argument("--files", type=int, default=1_000_000)
    parser.add_argument("--commits", type=int, default=10_000)
    parser.add_argument("--versions", type=int, default=3_000_000)
    parser.add_argument("--times", type=int, default=40)
    parser.add_argument("--saves", type=int, default=40)
    parser.add_argument("--work", type=Path, default=Path("/var/tmp/cairn-browse"))
    parser.add_argument("--keep", action="store_true", help="leave the repository, and use one that is there")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    rows = list(measure(options))
    print("| figure | | bar |\n|---|---|---|")
    for row in rows:
        print("| " + " | ".join(row) + " |")
    if options.json:
        options.json.write_text(json.dumps(rows))
    if not options.keep:
        shutil.rmtree(options.work, ignore_errors=True)


def measure(options: argparse.Namespace):
    key = f"{options.files}-{options.commits}-{options.versions}"
    work = options.work / key
    if not (options.keep and (work / "known.json").exists()):
        shutil.rmtree(work, ignore_errors=True)
    daemon = watch.Daemon(options.cairn, work, "[retention]\nautomatic = false\n[watch]\nquiet-after-close = \"10ms\"\nquiet = \"50ms\"\n")
    if (work / "known.json").exists():
        stored = json.loads((work / "known.json").read_text())
        known = {name: bytes.fromhex(value) if isinstance(value, str) else [bytes.fromhex(one) for one in value] for name, value in stored.items()}
    else:
        began = time.monotonic()
        known = history.History(options.files, options.commits, options.versions).write(work / "repository")
        yield ("the repository is written", f"{time.monotonic() - began:.0f} s, {known.pop('bytes') / 1e6:,.0f} MB", "")
        began = time.monotonic()
        daemon.cairn("snapshots", "--json")
        yield ("its catalog is made", f"{time.monotonic() - began:.0f} s", "")
        (work / "known.json").write_text(json.dumps({
            name: value.hex() if isinstance(value, bytes) else [one.hex() for one in value] for name, value in known.items()}))
    stats = json.loads(daemon.cairn("stats", "--json").splitlines()[0])
    yield ("files, commits, versions", f"{options.files:,}, {options.commits:,}, {options.versions:,}", json.dumps({name: stats[name] for name in stats if "version" in name or name == "commits"}))

    # The second start meets a warm cache.
    for turn in range(2):
        browse = Browse(options.cairn, daemon.environment)
        if turn == 0:
            browse.stop()
    yield ("start to the first page", f"{browse.first_page:.2f} s", f"≤ 0.5 s: {verdict(browse.first_page <= 0.5)}")
    yield ("until names can be searched", f"{await_names(browse):.1f} s", "")
    asked = pages(known, list(range(1, options.commits)), Random(1))
    yield from answers(browse, asked, options.times)
    memory = browse.memory()
    yield ("memory", ", ".join(f"{name} {value:.0f} MB" for name, value in memory.items()), f"≤ 120 MB: {verdict(memory['VmHWM'] <= 120)}")
    browse.stop()
    if options.saves:
        yield from beside(options, daemon, asked)


def beside(options: argparse.Namespace, daemon: watch.Daemon, asked: dict):
    """Yields rows: a save's latency while nobody looks, while somebody does, and while pages are asked without a pause."""
    def row(name: str, took: list[float]):
        return (f"a save, {name}", f"median {statistics.median(took) * 1000:.0f} ms, p95 {p95(took) * 1000:.0f} ms", "")

    daemon.start()
    try:
        saves(daemon, 3)
        yield row("nobody looks", saves(daemon, options.saves))
        browse = Browse(options.cairn, daemon.environment)
        await_names(browse)
        for name, pause in (("four pages a second", 0.25), ("pages asked without a pause", 0)):
            reader = multiprocessing.Process(target=looking, args=(browse, asked, pause), daemon=True)
            reader.start()
            took = saves(daemon, options.saves)
            reader.terminate()
            reader.join()
            # What was being answered is lost with the process: the next begins with a connection of its own.
            browse.connection = http.client.HTTPConnection(browse.address.netloc)
            yield row(name, took)
        memory = browse.memory()
        browse.stop()
        # What sharing the processor costs, whoever it is shared with.
        idler = multiprocessing.Process(target=spinning, daemon=True)
        idler.start()
        yield row("a process spins and reads nothing", saves(daemon, options.saves))
        idler.terminate()
    finally:
        daemon.stop()
    yield ("memory, while much is saved", f"VmHWM {memory['VmHWM']:.0f} MB", f"≤ 120 MB: {verdict(memory['VmHWM'] <= 120)}")


if __name__ == "__main__":
    try:
        main()
    except (Failure, watch.Failure) as failure:
        sys.exit(f"browse.py: {failure}")

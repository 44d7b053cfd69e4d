#!/usr/bin/python3
"""Measures Cairn beside restic, Borg and tar on trees built from this machine's files.

    python3 Benchmarks/run.py --cairn .build/release/cairn

See README.md beside this file for what is measured and how. Missed bars are printed and
never fail the run; a tool that fails or a restore that differs from its source does.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

import compare
import report
import tools
import trees
from edits import Edits

MEASURE = Path(__file__).with_name("measure.py")
STEPS = {
    "home": ["first", "unchanged", "restore", "verify"],
    "small": ["first", "unchanged", "edited", "restore", "verify"],
    "big": ["first", "unchanged", "restore", "verify"],
}


class Failure(Exception):
    """A tool failed, or a tree could not be built: nothing further can be measured."""


@dataclass(frozen=True)
class Figure:
    """What one step of one tool cost."""

    run: int
    tree: str
    step: str
    tool: str
    wall_seconds: float
    cpu_seconds: float
    peak_bytes: int
    repository_bytes: int


class Benchmark:
    """Takes the tools through the steps of one tree after the other.

    A step is done by every tool before the next step begins, so that whatever else
    happens on the machine falls on all of them.
    """

    def __init__(self, options: argparse.Namespace, programs: dict[str, str]):
        self.options = options
        self.programs = programs
        self.work = Path(options.work).absolute()
        self.logs = self.work / "logs"
        self.figures: list[Figure] = []
        self.wrong_restores: list[str] = []

    def run(self):
        self.logs.mkdir(parents=True, exist_ok=True)
        for name in self.options.trees:
            say(f"{name}: building, unless it is there")
            Edits(self.work / "trees" / name).undo()
            tree = self.in_a_process_of_its_own(name)
            for run in range(1, self.options.runs + 1):
                self.run_tree(tree, run)
        # Not before: see forget_deletions().
        if not self.options.keep:
            shutil.rmtree(self.work / "places", ignore_errors=True)

    def in_a_process_of_its_own(self, name: str) -> Path:
        """Builds the tree called `name` where the memory it takes goes back when it is done."""
        directory = self.work / "trees"
        child = os.fork()
        if child == 0:
            status = 1
            try:
                trees.build(name, directory)
                status = 0
            except Exception as error:  # the parent reports the failure by the status
                say(f"{name}: {error!r}")
            finally:
                os._exit(status)
        if os.waitpid(child, 0)[1] != 0:
            raise Failure(f"the tree {name} could not be built under {directory}")
        return directory / name

    def run_tree(self, tree: Path, run: int):
        """Does all steps on `tree`, each tool with a fresh repository, in turns of who begins."""
        working = [self.make_tool(name, tree) for name in self.programs]
        shift = (run - 1) % len(working)
        working = working[shift:] + working[:shift]
        edits = Edits(tree)
        for tool in working:
            tool.start_afresh()
            if initialise := tool.initialise():
                self.measure(initialise, tool, f"{tree.name}-init")
        warm(tree)
        try:
            last = ""
            for step in STEPS[tree.name]:
                if step == "edited":
                    edits.apply()
                for tool in working:
                    self.figures.append(self.do(step, tool, tree, run, last))
                last = step if step not in ("restore", "verify") else last
        finally:
            edits.undo()

    def make_tool(self, name: str, tree: Path) -> tools.Tool:
        place = self.work / "places" / tree.name / name
        return tools.make_tool(name, self.programs[name], place, self.options.compression)

    def do(self, step: str, tool: tools.Tool, tree: Path, run: int, last: str) -> Figure:
        """Measures one step; `last` is the label of the last backup."""
        if step == "restore":
            forget_deletions()
            warm(tool.repository)
        invocation = {
            "first": lambda: tool.back_up(tree, step),
            "unchanged": lambda: tool.back_up_unchanged(tree, step),
            "edited": lambda: tool.back_up(tree, step),
            "restore": lambda: tool.restore(tree, last),
            "verify": tool.verify,
        }[step]()
        result = self.measure(invocation, tool, f"{tree.name}-{step}")
        if step == "restore":
            self.check_restored(tool, tree)
        figure = Figure(
            run=run,
            tree=tree.name,
            step=step,
            tool=tool.name,
            wall_seconds=result["wall"],
            cpu_seconds=result["cpu"],
            peak_bytes=result["peak"],
            repository_bytes=trees.describe(tool.repository)["bytes"] - reserve_bytes(tool.repository),
        )
        say(
            f"{tree.name} {step} {tool.name}: {figure.wall_seconds:.2f} s,"
            f" {figure.repository_bytes / 1e6:.1f} MB"
        )
        return figure

    def measure(self, invocation: tools.Invocation, tool: tools.Tool, what: str) -> dict:
        """Runs a command and returns its figures; what it printed goes to a log file."""
        log = self.logs / f"{what}-{tool.name}.log"
        result = self.logs / f"{what}-{tool.name}.json"
        os.sync()
        subprocess.run(
            [sys.executable, "-I", "-S", MEASURE, result, log, *invocation.command],
            env={**clean_environment(), **invocation.environment},
            cwd=invocation.directory,
            stdin=subprocess.DEVNULL,
            check=True,
        )
        figures = json.loads(result.read_text())
        if figures["status"] != 0:
            printed = log.read_text(errors="replace")[-2000:]
            raise Failure(
                f"{tool.name} failed with status {figures['status']} at {what}:\n{printed}"
            )
        return figures

    def check_restored(self, tool: tools.Tool, tree: Path):
        """Compares what was restored with the source."""
        copy = compare.locate(tool.restored, tree)
        found = compare.differences(tree, copy)
        if found:
            wrong = "\n  ".join([f"{tool.name} RESTORED {tree.name} WRONGLY:", *found])
            say(f"*** {wrong}")
            self.wrong_restores.append(wrong)


def reserve_bytes(repository: Path) -> int:
    """Cairn's reserve: up to 16 MiB that hold nothing and are given up when the disk is full."""
    reserve = repository / "reserve"
    return reserve.stat().st_size if reserve.is_file() else 0


def warm(tree: Path):
    """Reads the whole tree once, so that the first tool does not pay for the disk."""
    for path in trees.regular_files(tree):
        with open(path, "rb", buffering=0) as file:
            while file.read(1 << 20):
                pass


def forget_deletions():
    """Drops the clean page cache, if this process may, so that all restores cost the same.

    ext4 does not give the inode of a file deleted in the last minutes to a new file while it
    has that inode in its cache, and looks at such inodes one by one: after the deletion of
    one tool's restored files the same restore took up to ten times as long.
    - Source: fs/ext4/ialloc.c, recently_deleted(), and perf.
    """
    os.sync()
    try:
        Path("/proc/sys/vm/drop_caches").write_text("1\n")
    except OSError:
        say("the page cache cannot be dropped (not root?): wall and CPU of restores are unsure")


def clean_environment() -> dict[str, str]:
    """Returns the environment without settings that a tool would take over."""
    prefixes = ("CAIRN_", "RESTIC_", "BORG_")
    return {name: value for name, value in os.environ.items() if not name.startswith(prefixes)}


def say(message: str):
    print(message, file=sys.stderr, flush=True)


def choice_list(allowed: list[str]):
    """Returns a parser of comma-separated names out of `allowed`."""

    def parse(text: str) -> list[str]:
        chosen = [name for name in text.split(",") if name]
        for name in chosen:
            if name not in allowed:
                raise argparse.ArgumentTypeError(f"{name} is none of {', '.join(allowed)}")
        return chosen

    return parse


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cairn", metavar="PATH", help="the cairn binary")
    parser.add_argument(
        "--trees", type=choice_list(list(STEPS)), default=list(STEPS), metavar="NAME,…",
        help="home, small, big (default: all)",
    )  # fmt: skip
    parser.add_argument(
        "--tools", type=choice_list(tools.ALL_NAMES), default=tools.ALL_NAMES, metavar="NAME,…",
        help="cairn, restic, borg, tar (default: all)",
    )  # fmt: skip
    parser.add_argument("--work", default="/var/tmp/cairn-bench", metavar="DIR")
    parser.add_argument("--runs", type=int, default=1, help="the tables show medians")
    parser.add_argument("--compression", choices=["auto", "zlib"], default="auto")
    parser.add_argument("--keep", action="store_true", help="keep repositories and restores")
    parser.add_argument("--json", metavar="FILE", help="write all raw figures there")
    return parser.parse_args()


def main() -> int:
    options = parse_options()
    programs, missing = tools.find_programs(options.tools, options.cairn)
    for message in missing:
        say(message)
    if not programs:
        say("no tool to measure")
        return 2
    benchmark = Benchmark(options, programs)
    try:
        benchmark.run()
    except Failure as failure:
        say(f"\n*** {failure}\n")
        return 1
    versions = {name: tools.version(name, program) for name, program in programs.items()}
    figures = [asdict(figure) for figure in benchmark.figures]
    if options.json:
        raw = {"versions": versions, "compression": options.compression, "figures": figures}
        Path(options.json).write_text(json.dumps(raw, indent=1) + "\n")
    stamps = {name: read_stamp(benchmark.work, name) for name in options.trees}
    print(report.render(figures, versions, stamps, missing, options.compression))
    for wrong in benchmark.wrong_restores:
        print(f"\n*** {wrong}")
    return 1 if benchmark.wrong_restores else 0


def read_stamp(work: Path, name: str) -> dict:
    return json.loads((work / "trees" / f"{name}.stamp").read_text())


if __name__ == "__main__":
    sys.exit(main())

"""The backup tools that are measured: for each, the command of every step."""

import os
import shlex
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Invocation:
    """A command with where and in which environment it runs."""

    command: list[str]
    environment: dict[str, str] = field(default_factory=dict)
    directory: Path | None = None


class Tool:
    """One tool working on one tree in a directory of its own.

    Everything it writes stays under `place`, so that a first backup finds no cache of an
    earlier one: `repository` is weighed after each step, `state` (caches, catalog) is not,
    `restored` receives the restore.
    """

    name = ""
    program = ""

    def __init__(self, place: Path, program: str):
        self.place = place
        self.program = program
        self.repository = place / "repository"
        self.state = place / "state"
        self.restored = place / "restored"

    def start_afresh(self):
        """Empties the place and creates the directories."""
        shutil.rmtree(self.place, ignore_errors=True)
        for directory in (self.repository, self.state, self.restored):
            directory.mkdir(parents=True)

    def initialise(self) -> Invocation | None:
        """Creates the repository; not measured."""

    def back_up(self, tree: Path, label: str) -> Invocation:
        raise NotImplementedError

    def back_up_unchanged(self, tree: Path, label: str) -> Invocation:
        return self.back_up(tree, label)

    def restore(self, tree: Path, label: str) -> Invocation:
        """Restores the backup called `label`, the last one made."""
        raise NotImplementedError

    def verify(self) -> Invocation:
        raise NotImplementedError


class Cairn(Tool):
    name = "cairn"

    def __init__(self, place: Path, program: str, compression: str):
        super().__init__(place, program)
        self.compression = compression

    def run(self, *arguments: str) -> Invocation:
        environment = {
            "XDG_STATE_HOME": str(self.state),
            "XDG_CONFIG_HOME": str(self.state / "config"),
            "XDG_CACHE_HOME": str(self.state / "cache"),
        }
        return Invocation([self.program, "-r", str(self.repository), *arguments], environment)

    def initialise(self):
        chosen = [] if self.compression == "auto" else ["--compression", self.compression]
        return self.run("init", *chosen)

    def back_up(self, tree, label):
        return self.run("backup", str(tree))

    def restore(self, tree, label):
        return self.run("restore", "--snapshot", "latest", "--target", str(self.restored))

    def verify(self):
        return self.run("verify", "--read-data")


class Restic(Tool):
    """restic as its manual shows it: encrypted (it has no other mode), compression auto."""

    name = "restic"

    def run(self, *arguments: str) -> Invocation:
        environment = {
            "RESTIC_REPOSITORY": str(self.repository),
            "RESTIC_PASSWORD": "benchmark",
            "RESTIC_CACHE_DIR": str(self.state),
        }
        return Invocation([self.program, *arguments], environment)

    def initialise(self):
        return self.run("init")

    def back_up(self, tree, label):
        return self.run("backup", "--quiet", str(tree))

    def restore(self, tree, label):
        return self.run("restore", "latest", "--target", str(self.restored))

    def verify(self):
        return self.run("check", "--read-data")


class Borg(Tool):
    """Borg without encryption, with its default compression, lz4."""

    name = "borg"

    def run(self, *arguments: str, directory: Path | None = None) -> Invocation:
        environment = {
            "BORG_REPO": str(self.repository),
            "BORG_BASE_DIR": str(self.state),
            "BORG_UNKNOWN_UNENCRYPTED_REPO_ACCESS_IS_OK": "yes",
        }
        return Invocation([self.program, *arguments], environment, directory)

    def initialise(self):
        return self.run("init", "--encryption=none")

    def back_up(self, tree, label):
        return self.run("create", f"::{label}", str(tree))

    def restore(self, tree, label):
        return self.run("extract", f"::{label}", directory=self.restored)

    def verify(self):
        return self.run("check", "--verify-data")


class Tar(Tool):
    """No backup tool but the limit: what reading, compressing and writing alone cost."""

    name = "tar"

    @property
    def archive(self) -> Path:
        return self.repository / "archive.tar.zst"

    def pipe(self, script: str, **paths: str | Path) -> Invocation:
        """A pipeline in which no stage may fail, with `paths` quoted into `script`."""
        quoted = {name: shlex.quote(str(path)) for name, path in paths.items()}
        script = script.format(archive=shlex.quote(str(self.archive)), **quoted)
        return Invocation(["bash", "-o", "pipefail", "-c", script])

    def back_up(self, tree, label):
        script = "tar -C {parent} -cf - {name} | zstd -3 -T2 -q -f -o {archive}"
        return self.pipe(script, parent=tree.parent, name=tree.name)

    def back_up_unchanged(self, tree, label):
        """Looks at the metadata of every file, as any tool must to know nothing changed."""
        return self.pipe("find {tree} -printf '%p %s %i %T@ %C@\\n' | tail -n 1", tree=tree)

    def restore(self, tree, label):
        return self.pipe("zstd -d -c -q {archive} | tar -C {to} -xf -", to=self.restored)

    def verify(self):
        return self.pipe("zstd -t -q {archive}")


ALL_NAMES = ["cairn", "restic", "borg", "tar"]


def find_programs(wanted: list[str], cairn: str | None) -> tuple[dict[str, str], list[str]]:
    """Returns the program of each wanted tool that is here, and why the others are not."""
    programs, missing = {}, []
    for name in wanted:
        if name == "cairn" and cairn is None:
            missing.append("cairn: skipped, --cairn was not given")
            continue
        found = shutil.which(os.path.abspath(cairn) if name == "cairn" else name)
        if found is None:
            missing.append(f"{name}: skipped, it is not installed")
        elif name == "tar" and shutil.which("zstd") is None:
            missing.append("tar: skipped, zstd is not installed")
        else:
            programs[name] = found
    return programs, missing


def make_tool(name: str, program: str, place: Path, compression: str) -> Tool:
    """Returns the tool called `name`, working in `place`."""
    if name == "cairn":
        return Cairn(place, program, compression)
    return {"restic": Restic, "borg": Borg, "tar": Tar}[name](place, program)


def version(name: str, program: str) -> str:
    """Returns the first line a tool prints about itself."""
    argument = "version" if name in ("cairn", "restic") else "--version"
    answer = subprocess.run([program, argument], capture_output=True, text=True, check=False)
    return (answer.stdout.splitlines() or ["unknown"])[0]

"""The changes between the second and the third backup of `small`, and how to take them back.

They are made in the tree itself, where the tools' caches know the files, and undone after
the restore, so that the next run begins with the same tree. The journal is written first:
a run that was interrupted is undone by the next one.
"""

import json
import os
import random
import shutil
from pathlib import Path

from trees import SEED, regular_files

SHARE = 100  # one file of a hundred is edited, added and deleted


class Edits:
    """Edits 1 % of a tree's files, adds 1 %, deletes 1 % and renames one directory."""

    def __init__(self, tree: Path):
        self.tree = tree
        self.originals = tree.with_name(tree.name + ".originals")
        self.journal = self.originals / "journal.json"

    def apply(self):
        plan = self.plan()
        self.originals.mkdir()
        self.journal.write_text(json.dumps(plan))
        for number, path in enumerate(plan["edited"] + plan["deleted"]):
            os.rename(self.tree / path, self.originals / str(number))
        for number, path in enumerate(plan["edited"]):
            original = (self.originals / str(number)).read_bytes()
            (self.tree / path).write_bytes(with_a_line_more(original, number))
        for path, (first, second) in plan["added"].items():
            (self.tree / path).write_bytes(halves(self.tree / first, self.tree / second))
        source, target = plan["renamed"]
        os.rename(self.tree / source, self.tree / target)

    def plan(self) -> dict:
        """Draws which files are changed, and how, always the same ones."""
        chance = random.Random(SEED)
        files = [os.path.relpath(path, self.tree) for path in regular_files(self.tree)]
        count = max(1, len(files) // SHARE)
        drawn = chance.sample(files, 4 * count)
        deleted, edited = drawn[:count], drawn[count : 2 * count]
        sources = zip(drawn[2 * count : 3 * count], drawn[3 * count :])
        added = {added_name(first): (first, second) for first, second in sources}
        renamed = os.path.dirname(chance.choice(files))
        return {
            "deleted": deleted,
            "edited": edited,
            "added": added,
            "renamed": (renamed, renamed + "-renamed"),
        }

    def undo(self):
        """Brings the tree back to what it was, from wherever `apply` got to."""
        if self.journal.exists():
            plan = json.loads(self.journal.read_text())
            source, target = plan["renamed"]
            if (self.tree / target).exists():
                os.rename(self.tree / target, self.tree / source)
            for path in plan["added"]:
                (self.tree / path).unlink(missing_ok=True)
            for number, path in enumerate(plan["edited"] + plan["deleted"]):
                if (self.originals / str(number)).exists():
                    os.replace(self.originals / str(number), self.tree / path)
        shutil.rmtree(self.originals, ignore_errors=True)


def with_a_line_more(content: bytes, number: int) -> bytes:
    """Returns `content` with a line put into its middle."""
    middle = content.find(b"\n", len(content) // 2) + 1
    return content[:middle] + b"# edited for the third backup: %d\n" % number + content[middle:]


def halves(first: Path, second: Path) -> bytes:
    """Returns a text like its neighbours that no file has: half of one, half of another."""
    one, other = first.read_bytes(), second.read_bytes()
    return one[len(one) // 2 :] + other[: len(other) // 2]


def added_name(path: str) -> str:
    stem, suffix = os.path.splitext(path)
    return f"{stem}_added{suffix}"

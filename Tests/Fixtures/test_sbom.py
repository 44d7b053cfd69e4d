#!/usr/bin/python3
"""The list of what is inside (Scripts/sbom.py): complete, the same each time, and valid for the SPDX project's own tools.

    CAIRN_BINARY=.build/release/cairn /usr/bin/python3 -m unittest Tests/Fixtures/test_sbom.py
"""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
REPOSITORY = Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("CAIRN_BINARY", "")
VALIDATOR = REPOSITORY / ".build/tools/spdx"


def is_linked_statically() -> bool:
    if not PROGRAM:
        return False
    needed = subprocess.run(["readelf", "--dynamic", PROGRAM], capture_output=True, text=True).stdout
    return "libswiftCore" not in needed


@unittest.skipUnless(is_linked_statically(), "needs CAIRN_BINARY, a release build")
class SBOMTest(unittest.TestCase):
    def make(self) -> str:
        with tempfile.TemporaryDirectory() as directory:
            path = Path(directory, "sbom.json")
            subprocess.run(
                [sys.executable, REPOSITORY / "Scripts/sbom.py", "--cairn", PROGRAM, "--output", path],
                check=True, capture_output=True)
            return path.read_text()

    def test_everything_is_in_it(self):
        text = self.make()
        self.assertEqual(self.make(), text, "not the same twice")
        document = json.loads(text)
        names = {package["SPDXID"]: package["name"] for package in document["packages"]}
        links = {}
        for relation in document["relationships"]:
            ends = names.get(relation["spdxElementId"]), relation["relationshipType"]
            links.setdefault(ends, set()).add(names[relation["relatedSpdxElement"]])
        static = links["cairn", "STATIC_LINK"]
        self.assertLessEqual({"swift", "swift-nio", "swift-argument-parser", "swift-atomics", "swift-collections"}, static)
        self.assertEqual(links["swift-nio", "CONTAINS"], {"llhttp", "uSHET"})
        loaded = links["cairn", "DYNAMIC_LINK"]
        self.assertLessEqual({"libcurl4", "libsodium23", "libzstd1", "zlib1g", "libisal2", "libqrencode4", "libsqlite3-0"}, loaded)
        self.assertNotIn("libinotifytools0", loaded)
        self.assertEqual(links["cairn-events", "DYNAMIC_LINK"], {"libc6", "libinotifytools0"})
        self.assertNotIn(("cairn-events", "STATIC_LINK"), links)
        licences = {package["name"]: package["licenseConcluded"] for package in document["packages"]}
        self.assertEqual((licences["cairn"], licences["cairn-events"]), ("Apache-2.0", "GPL-2.0-or-later"))
        # Decision 0001: nothing in cairn is under the GPL, but for what may be linked with anything.
        for name in static | loaded:
            self.assertTrue(not licences[name].startswith("GPL") or "WITH" in licences[name], name)
        # The package names the licence of each part that is linked into it.
        copyright = (REPOSITORY / "debian/copyright").read_text()
        for name in static:
            self.assertIn(name, copyright)

    @unittest.skipUnless(VALIDATOR.is_dir(), "needs spdx-tools")
    def test_validator_takes_it(self):
        document = json.loads(self.make())

        def complaints(document: dict) -> str:
            with tempfile.TemporaryDirectory() as directory:
                path = Path(directory, "sbom.spdx.json")
                path.write_text(json.dumps(document))
                ended = subprocess.run(
                    [sys.executable, "-m", "spdx_tools.spdx.clitools.pyspdxtools", "--infile", path],
                    env={**os.environ, "PYTHONPATH": str(VALIDATOR)}, capture_output=True, text=True)
            return "" if ended.returncode == 0 else ended.stdout + ended.stderr or "no word"

        self.assertEqual(complaints(document), "")
        document["packages"][0]["licenseConcluded"] = "no licence"
        self.assertNotEqual(complaints(document), "", "the validator takes anything")


if __name__ == "__main__":
    unittest.main()

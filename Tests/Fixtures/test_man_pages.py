#!/usr/bin/python3
"""The man pages: what they say, and that groff takes them without a warning.

    /usr/bin/python3 -m unittest Tests/Fixtures/test_man_pages.py
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
REPOSITORY = Path(__file__).resolve().parents[2]
SCRIPT = REPOSITORY / "Scripts" / "make_man_pages.py"
spec = importlib.util.spec_from_file_location("make_man_pages", SCRIPT)
make = importlib.util.module_from_spec(spec)
spec.loader.exec_module(make)


def argument(kind, name=None, short=None, **others):
    forms = ([{"kind": "short", "name": short}] if short else []) + ([{"kind": "long", "name": name}] if name else [])
    base = {"kind": kind, "shouldDisplay": True, "isOptional": True, "isRepeating": False, "valueName": name}
    return base | ({"names": forms} if forms else {}) | others


KEEP = {
    "commandName": "keep",
    "abstract": "Keep things.",
    "shouldDisplay": True,
    "discussion": ".dotted first, then `--code`.\nIt's a C:\\path.\n\nExamples:\n  demo keep ~/a-b   tilde\n  .hidden\n\n"
    "Exit codes: 0 all kept; 3 committed,\nbut not all; 130 interrupted.\n\nThe end.",
    "arguments": [
        argument("option", "repo", "r", valueName="dir", abstract="The directory."),
        argument("option", "mode", defaultValue="a-b", abstract="How."),
        argument("flag", "json", abstract="Write JSON."),
        argument("flag", "secret", shouldDisplay=False, abstract="Hidden."),
        argument("positional", valueName="path", isRepeating=True, abstract="What."),
        argument("flag", "help", "h", abstract="Help."),
    ],
}
GROUP = {
    "commandName": "group",
    "abstract": "Two verbs.",
    "shouldDisplay": True,
    "subcommands": [{"commandName": "one", "abstract": "The first.", "shouldDisplay": True}],
}
DESCRIPTION = {
    "serializationVersion": 0,
    "command": {
        "commandName": "demo",
        "abstract": "A demonstration.",
        "shouldDisplay": True,
        "arguments": [argument("flag", "version", abstract="Version.")],
        "subcommands": [KEEP, GROUP, {"commandName": "help", "shouldDisplay": True}, KEEP | {"commandName": "hid", "shouldDisplay": False}],
    },
}


class ManPageTests(unittest.TestCase):
    def setUp(self):
        self.pages = make.pages(DESCRIPTION, "demo 1.0", "2026-01-02")
        self.keep = self.pages["demo-keep.1"]

    def section(self, title):
        return self.keep.split(f".SH {title}\n")[1].split("\n.SH ")[0]

    def test_each_shown_verb_has_a_page(self):
        self.assertEqual(sorted(self.pages), ["demo-group-one.1", "demo-group.1", "demo-keep.1", "demo.1"])
        self.assertIn(".BR demo\\-keep (1)\nKeep things.", self.pages["demo.1"])

    def test_each_page_named_in_another_is_there(self):
        for text in self.pages.values():
            for name in re.findall(r"^\.BR (\S+) \(1\)", text, re.MULTILINE):
                self.assertIn(name.replace("\\-", "-") + ".1", self.pages)

    def test_each_page_has_files_and_exit_codes(self):
        for name, text in self.pages.items():
            self.assertIn(".SH FILES\n.TP\n.I \\(ti/.config/cairn/cairn.toml\n", text, name)
        self.assertIn(".SH EXIT STATUS\n.TP\n.B 0\ndone\n", self.pages["demo-group-one.1"])

    def test_synopsis_has_options_and_arguments(self):
        self.assertEqual(self.section("SYNOPSIS"), "\\fBdemo keep\\fR [\\fIoptions\\fR] [\\fIpath\\fR ...]")

    def test_description_is_no_request_and_keeps_its_letters(self):
        self.assertIn("\\&.dotted first, then \\fB\\-\\-code\\fR.", self.section("DESCRIPTION"))
        self.assertIn("It\\(aqs a C:\\epath.", self.section("DESCRIPTION"))
        self.assertIn("The end.", self.section("DESCRIPTION"))

    def test_examples_stay_as_they_are_typed(self):
        self.assertIn(".EX\ndemo keep \\(ti/a\\-b   tilde\n\\&.hidden\n.EE", self.section("EXAMPLES"))

    def test_exit_codes_become_a_list(self):
        self.assertIn(".TP\n.B 3\ncommitted, but not all\n", self.section("EXIT STATUS"))
        self.assertIn(".TP\n.B 130\ninterrupted", self.section("EXIT STATUS"))

    def test_options_show_forms_values_and_defaults(self):
        options = self.section("OPTIONS")
        self.assertIn("\\fB\\-r\\fR, \\fB\\-\\-repo\\fR \\fIdir\\fR\nThe directory.", options)
        self.assertIn("How. (default: a\\-b)", options)
        self.assertNotIn("Hidden", self.keep)

    def test_another_description_version_is_refused(self):
        with self.assertRaises(SystemExit):
            make.pages(DESCRIPTION | {"serializationVersion": 1}, "", "")

    @unittest.skipUnless(shutil.which("man"), "man is not installed")
    def test_man_shows_the_pages_without_a_warning(self):
        with tempfile.TemporaryDirectory() as directory:
            for name, text in self.pages.items():
                Path(directory, name).write_text(text, encoding="utf-8")
            self.show(Path(directory))

    @unittest.skipUnless(shutil.which("man"), "man is not installed")
    def test_man_shows_the_pages_of_the_built_command(self):
        binary = Path(os.environ.get("CAIRN_BINARY", REPOSITORY / ".build/debug/cairn"))
        if not binary.exists():
            self.skipTest("there is no debug build")
        with tempfile.TemporaryDirectory() as directory:
            subprocess.run([sys.executable, SCRIPT, "--cairn", binary, "--output", directory], check=True)
            self.assertIn("cairn-backup.1", os.listdir(directory))
            guide = {f"cairn-guide-{page.stem}.7" for page in make.GUIDE.glob("*.md") if page.stem != "README"}
            self.assertEqual(guide | {"cairn-guide.7"}, {name for name in os.listdir(directory) if name.endswith(".7")})
            self.show(Path(directory))

    def show(self, directory):
        for page in sorted(directory.glob("*.[17]")):
            shown = subprocess.run(
                ["man", "--warnings", "-E", "UTF-8", "-l", page], capture_output=True, text=True,
                env=os.environ | {"MANWIDTH": "80", "LC_ALL": "C.UTF-8"})
            self.assertEqual((shown.returncode, shown.stderr), (0, ""), page.name)
            plain = subprocess.run(
                ["man", "--warnings", "-Tascii", "-l", page], capture_output=True, text=True, env=os.environ | {"MANWIDTH": "80", "LC_ALL": "C"})
            self.assertEqual((plain.returncode, plain.stderr), (0, ""), f"{page.name} on a terminal without Unicode")
            self.assertIn("DESCRIPTION" if page.suffix == ".7" else "SYNOPSIS", shown.stdout)


if __name__ == "__main__":
    unittest.main()

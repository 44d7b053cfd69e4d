#!/usr/bin/python3
"""What the package is made of, without making it, and what is said where it cannot be made.

    /usr/bin/python3 -m unittest Tests/Fixtures/test_packaging.py
"""

import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
SCRIPTS = ("build_deb.sh", "install_dependencies", "make_release.sh")
DEBIAN = Path("/etc/debian_version").exists() and shutil.which("dpkg-gencontrol")
# Mounts of its own: another system's name is put over this one's.
UNSHARED = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "--map-root-user", "--mount"]
MOUNTS = subprocess.run([*UNSHARED, "mount", "--bind", "/etc", "/etc"], capture_output=True).returncode == 0


@unittest.skipUnless(DEBIAN, "needs Debian and dpkg-dev")
class RefusalTests(unittest.TestCase):
    """Each with a tree of its own that holds the scripts alone: what they would do, they would do there."""

    def setUp(self):
        self.tree = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.home = self.enterContext(tempfile.TemporaryDirectory())
        for folder in (".build/tools/spdx", "Scripts", "debian", "Sources/cairn", "bin"):
            (self.tree / folder).mkdir(parents=True)
        for name in SCRIPTS:
            shutil.copy(REPOSITORY / "Scripts" / name, self.tree / "Scripts")
        for name in ("CHANGELOG.md", "debian/control", "Sources/cairn/Cairn.swift"):
            shutil.copy(REPOSITORY / name, self.tree / name)
        # What would be there is there, and installs nothing.
        self.program("dpkg-query", "echo installed")
        self.program("swift", "echo 'Swift version 6.1'")
        self.program("apt-get", "echo it installs >&2; exit 1")

    def program(self, name: str, text: str):
        path = self.tree / "bin" / name
        path.write_text(f"#!/bin/sh\n{text}\n")
        path.chmod(0o755)

    def said(self, *command: str, path: str | None = None) -> str:
        before = sorted(self.tree.rglob("*"))
        ended = subprocess.run(
            command, cwd=self.tree, env={"PATH": path or f"{self.tree}/bin:/usr/bin:/bin", "HOME": self.home},
            capture_output=True, text=True, stdin=subprocess.DEVNULL)
        text = ended.stdout + ended.stderr
        self.assertEqual(ended.returncode, 1, text)
        self.assertRegex(text, r"\n  next: .")
        self.assertNotIn("it installs", text)
        self.assertEqual(sorted(self.tree.rglob("*")), before, "something was made")
        return text

    def on(self, system: str) -> str:
        (self.tree / "system").write_text(system)
        return self.said(*UNSHARED, "sh", "-c", 'mount --bind system "$(readlink -f /etc/os-release)" && exec Scripts/build_deb.sh')

    @unittest.skipUnless(MOUNTS, "no mounts of one's own")
    def test_other_distributions(self):
        self.assertIn("this is Fedora 43\n", self.on('ID=fedora\nVERSION_ID=43\nPRETTY_NAME="Fedora 43"\n'))
        self.assertIn("this is Ubuntu 24.04\n", self.on('ID=ubuntu\nID_LIKE=debian\nVERSION_ID="24.04"\nPRETTY_NAME="Ubuntu 24.04"\n'))
        self.assertIn("made on Debian 12 or later, and this is Debian 11\n", self.on('ID=debian\nVERSION_ID="11"\nPRETTY_NAME="Debian 11"\n'))

    def test_other_architectures(self):
        self.program("dpkg", "echo arm64")
        for script in ("build_deb.sh", "install_dependencies"):
            self.assertIn("amd64 only, and this machine is arm64\n", self.said(f"Scripts/{script}"))

    def test_no_debian(self):
        for name in ("bash", "dirname", "sed", "id"):
            (self.tree / "bin" / name).symlink_to(shutil.which(name))
        (self.tree / "bin/dpkg-query").unlink()
        for script in ("build_deb.sh", "install_dependencies"):
            self.assertIn("not a Debian system", self.said("/bin/bash", f"Scripts/{script}", path=f"{self.tree}/bin"))

    def test_no_swift(self):
        self.program("dpkg-query", "echo")
        for version, word in (("5.10.1", "says 5\n"), ("", "says nothing\n")):
            self.program("swift", f"echo 'Swift version {version}'")
            self.assertIn(f"Swift 6 is needed, but `swift --version` {word}", self.said("Scripts/install_dependencies"))
        (self.tree / "bin/swift").unlink()
        for script in ("build_deb.sh", "install_dependencies"):
            self.assertIn("Swift 6 is not installed, or not in PATH\n", self.said(f"Scripts/{script}"))

    @unittest.skipIf(shutil.which("sudo", path="/usr/bin:/bin"), "sudo is here")
    def test_packages_that_nobody_may_install(self):
        self.program("dpkg-query", "echo")
        self.program("id", "echo 1000")
        self.assertRegex(self.said("Scripts/install_dependencies"), r"cannot install .*libsodium-dev.*: not root, and no sudo\n  next: as root, run `apt-get")

    def test_version_without_date(self):
        (self.tree / "CHANGELOG.md").write_text("# Changes\n\n## 99.0 - 2026-01-01\n")
        self.assertIn("CHANGELOG.md does not tell the date of", self.said("Scripts/build_deb.sh"))

    def test_release_of_what_is_not_committed_or_with_a_key_that_is_not_there(self):
        git = ["git", "-C", self.tree, "-c", "user.name=a", "-c", "user.email=a@b.example"]
        subprocess.run([*git, "init", "--quiet"], check=True)
        self.assertIn("not committed", self.said("Scripts/make_release.sh"))
        subprocess.run([*git, "add", "."], check=True)
        subprocess.run([*git, "commit", "--quiet", "--message", "a"], check=True)
        self.assertIn("GnuPG has no secret key 0123ABCD\n", self.said("Scripts/make_release.sh", "0123ABCD"))


@unittest.skipUnless(DEBIAN, "needs Debian and dpkg-dev")
class PackageTests(unittest.TestCase):
    def test_version_and_date_are_there(self):
        version = re.search(r'enum Version .*"(.*)"', (REPOSITORY / "Sources/cairn/Cairn.swift").read_text()).group(1)
        self.assertRegex((REPOSITORY / "CHANGELOG.md").read_text(), rf"(?m)^## {re.escape(version)} - \d{{4}}-\d\d-\d\d$")
        for name in ("README.md", "Docs/guide/first-backup.md"):
            self.assertIn(f"cairn_{version}_amd64.deb", (REPOSITORY / name).read_text(), name)

    def test_dpkg_takes_the_control_file(self):
        with tempfile.TemporaryDirectory() as directory:
            place = Path(directory)
            (place / "debian").mkdir()
            shutil.copy(REPOSITORY / "debian/control", place / "debian")
            (place / "debian/changelog").write_text("cairn (1.0) stable; urgency=medium\n\n  * A.\n\n -- A <a@b.example>  Thu, 01 Jan 2026 00:00:00 +0000\n")
            ended = subprocess.run(
                ["dpkg-gencontrol", "-Vmisc:Depends=", "-Vshlibs:Depends=libc6", "-O"], cwd=place, capture_output=True, text=True)
        self.assertEqual((ended.returncode, ended.stderr), (0, ""))
        self.assertIn("\nRecommends: libnotify-bin, rclone\n", ended.stdout)

    def test_build_dependencies_are_those_that_are_installed(self):
        """One who builds with Debian's own tools gets what `make deps` installs."""
        control = (REPOSITORY / "debian/control").read_text()
        needed = set(re.findall(r"[a-z0-9.+-]+-dev\b", control.split("Build-Depends:")[1].split("\nStandards")[0]))
        installed = set(re.findall(r"[a-z0-9.+-]+-dev\b", (REPOSITORY / "Scripts/install_dependencies").read_text().split("tested=(")[0]))
        self.assertEqual(needed, installed - {"libstdc++-12-dev"})

    def test_every_licence_that_is_named_is_given(self):
        """Debian's form, https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/."""
        stanzas = []
        for stanza in (REPOSITORY / "debian/copyright").read_text().strip().split("\n\n"):
            stanzas.append(dict(re.findall(r"(?m)^([A-Z][A-Za-z-]*): *((?:.*)(?:\n[ \t].*)*)", stanza)))
        self.assertEqual(stanzas[0]["Format"], "https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/")
        files = [stanza for stanza in stanzas[1:] if "Files" in stanza]
        texts = {stanza["License"].split("\n")[0] for stanza in stanzas[1:] if "Files" not in stanza}
        self.assertEqual({stanza["License"].split("\n")[0] for stanza in files}, texts)
        self.assertEqual(files[0]["Files"], "*")
        self.assertTrue(all("Copyright" in stanza for stanza in files))
        self.assertEqual(len(stanzas), 1 + len(files) + len(texts))

    def test_shells_take_every_script(self):
        scripts = [("dash", name) for name in ("debian/postinst", "debian/prerm", "debian/postrm")]
        scripts += [("bash", path.relative_to(REPOSITORY)) for path in (REPOSITORY / "Scripts").iterdir() if path.is_file() and path.read_bytes().startswith(b"#!/bin/bash")]
        self.assertGreater(len(scripts), 10)
        for shell, name in scripts:
            ended = subprocess.run([shell, "-n", REPOSITORY / name], capture_output=True, text=True)
            self.assertEqual((ended.returncode, ended.stderr), (0, ""), name)


if __name__ == "__main__":
    unittest.main()

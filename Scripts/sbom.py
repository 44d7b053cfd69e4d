#!/usr/bin/python3
"""Writes what is inside Cairn's programs, with versions and licences, as SPDX 2.3 in JSON.

    Scripts/sbom.py --cairn .build/release/cairn --output cairn.spdx.json

What is linked statically is read from the list that the linker got, beside CAIRN, and from its
symbols, so CAIRN must be as it was built, not stripped; what is loaded, from the dynamic sections
of CAIRN and of cairn-events beside it, and from the sources for what is opened by name. Versions of
Swift packages are those of Package.resolved; of system libraries, those of the Debian packages on
this machine; of Swift, the compiler's. A component whose licence does not stand in the tables below
is an error.

The same inputs make the same bytes: the date is SOURCE_DATE_EPOCH, else CHANGELOG.md's.
"""

import argparse
import calendar
import hashlib
import json
import os
import re
import subprocess
import sys
import time
import uuid
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
APPLE = "Copyright Apple Inc. and the Swift project authors"
SWIFT = "Apache-2.0 WITH Swift-exception"

# Swift packages, by their identity.
PACKAGES = {
    "swift-argument-parser": (SWIFT, APPLE),
    "swift-atomics": (SWIFT, APPLE),
    "swift-collections": (SWIFT, APPLE),
    "swift-nio": ("Apache-2.0", "Copyright Apple Inc. and the SwiftNIO project authors"),
}
# What modules of such a package contain of others, and where its version stands.
CONTAINED = {
    "CNIOLLHTTP": (
        "llhttp", "MIT", "Copyright Fedor Indutny, 2018",
        "include/c_nio_llhttp.h", r"LLHTTP_VERSION_MAJOR (\d+)\s+#define LLHTTP_VERSION_MINOR (\d+)\s+#define LLHTTP_VERSION_PATCH (\d+)",
    ),
    "CNIOAtomics": ("uSHET", "MIT", "Copyright Thomas Nixon and Jonathan Heathcote", "src/cpp_magic.h", r"uSHET/blob/([0-9a-f]{40})"),
}
# Parts of the toolchain that are linked statically: a symbol that shows each.
TOOLCHAIN = {
    "swift": (rb" swift_retain$", SWIFT, APPLE),
    "swift-foundation": (rb" \$s20FoundationEssentials\w+$", f"{SWIFT} AND BSD-3-Clause", APPLE),
    "swift-corelibs-libdispatch": (rb" dispatch_async$", SWIFT, APPLE),
    "swift-foundation-icu": (rb" (?:swift)?(?:u_charType|ucal_open|ubrk_open)\w*$", "Unicode-3.0", "Copyright Unicode, Inc."),
    "swift-corelibs-foundation": (rb" \$s10Foundation\w+$", SWIFT, APPLE),
}
# Debian's source packages of the libraries that are loaded.
SYSTEM = {
    "curl": ("curl", "Copyright Daniel Stenberg and many contributors"),
    "gcc": ("GPL-3.0-or-later WITH GCC-exception-3.1", "Copyright Free Software Foundation, Inc."),
    "glibc": ("LGPL-2.1-or-later", "Copyright Free Software Foundation, Inc."),
    "inotify-tools": ("GPL-2.0-only AND LGPL-2.1-or-later", "Copyright Rohan McGovern and others"),
    "libisal": ("BSD-3-Clause", "Copyright Intel Corporation"),
    "libsodium": ("ISC", "Copyright Frank Denis"),
    "libzstd": ("BSD-3-Clause OR GPL-2.0-only", "Copyright Meta Platforms, Inc. and affiliates"),
    "qrencode": ("LGPL-2.1-or-later", "Copyright Kentaro Fukuchi"),
    "sqlite3": ("blessing", "NONE"),
    "zlib": ("Zlib", "Copyright Jean-loup Gailly and Mark Adler"),
}


def fail(message: str, following: str) -> None:
    sys.exit(f"sbom: {message}\n  next: {following}")


def output(*words: str) -> str:
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def version() -> str:
    text = (ROOT / "Sources/cairn/Cairn.swift").read_text()
    return re.search(r'enum Version .*"(.*)"', text).group(1)


def moment() -> int:
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    found = re.search(rf"^## {re.escape(version())} - (\d+)-(\d+)-(\d+)$", (ROOT / "CHANGELOG.md").read_text(), re.M)
    if not found:
        fail(f"CHANGELOG.md has no date for {version()}", f"add `## {version()} - YYYY-MM-DD`, or set SOURCE_DATE_EPOCH")
    return calendar.timegm((*map(int, found.groups()), 0, 0, 0))


# MARK: What is inside


class Document:
    def __init__(self):
        self.packages: dict[str, dict] = {}
        self.relations: set[tuple[str, str, str]] = set()

    def add(self, name: str, version: str, licence: str, copyright: str, place: str = "NOASSERTION", purl: str = "") -> str:
        identity = "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)
        self.packages[identity] = {
            "SPDXID": identity,
            "name": name,
            "versionInfo": version,
            "downloadLocation": place,
            "filesAnalyzed": False,
            "licenseConcluded": licence,
            "licenseDeclared": licence,
            "copyrightText": copyright,
            **({"externalRefs": [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": purl}]} if purl else {}),
        }
        return identity

    def relate(self, one: str, kind: str, other: str) -> None:
        self.relations.add((one, kind, other))

    def text(self) -> str:
        about = {
            "packages": [self.packages[key] for key in sorted(self.packages)],
            "relationships": [
                {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other} for one, kind, other in sorted(self.relations)
            ],
        }
        content = hashlib.sha256(json.dumps(about, sort_keys=True).encode()).hexdigest()
        return json.dumps(
            {
                "spdxVersion": "SPDX-2.3",
                "dataLicense": "CC0-1.0",
                "SPDXID": "SPDXRef-DOCUMENT",
                "name": f"cairn-{version()}",
                "documentNamespace": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, content)}",
                "creationInfo": {
                    "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(moment())),
                    "creators": ["Organization: The Cairn authors", "Tool: Scripts/sbom.py"],
                },
                **about,
            },
            indent=2,
        ) + "\n"


def pins() -> dict[str, dict]:
    for path in (ROOT / "Vendor/Package.resolved", ROOT / "Package.resolved"):
        if path.exists():
            return {pin["identity"]: pin for pin in json.loads(path.read_text())["pins"]}
    fail("there is no Package.resolved", "run `make build`")


def linked_modules(program: Path) -> set[str]:
    path = program.resolve().parent / f"{program.name}.product/Objects.LinkFileList"
    if not path.exists():
        fail(f"cannot see what {program} was linked from: {path} is missing", "run `make build`, and name the program in its build directory")
    return set(re.findall(r"/([^/\s]+)\.build/\S", path.read_text()))


def add_packages(document: Document, cairn: str, program: Path) -> None:
    """The packages that the linked modules come from."""
    scratch = program.resolve().parents[2]
    places = [*scratch.glob("checkouts/*"), *(ROOT / "Vendor").glob("*")]
    pinned = pins()
    manifest = (ROOT / "Package.swift").read_text()
    for module in sorted(linked_modules(program)):
        if (ROOT / "Sources" / module).is_dir() or f'name: "{module}"' in manifest:
            continue
        found = next((place for place in places if (place / "Sources" / module).is_dir()), None)
        package = found.name if found else None
        if package not in PACKAGES:
            fail(f"nothing tells the licence of {module} (of {package or 'no package that is known'})", "add it to PACKAGES in Scripts/sbom.py")
        licence, copyright = PACKAGES[package]
        state = pinned[package]["state"]
        address = pinned[package]["location"].removesuffix(".git")
        identity = document.add(
            package, state["version"], licence, copyright, f"git+{address}@{state['revision']}",
            f"pkg:swift/{address.removeprefix('https://')}@{state['version']}",
        )
        document.relate(cairn, "STATIC_LINK", identity)
        if module in CONTAINED:
            name, licence, copyright, path, pattern = CONTAINED[module]
            number = re.search(pattern, (found / "Sources" / module / path).read_text())
            if not number:
                fail(f"{found}/Sources/{module}/{path} does not tell the version of {name}", "mend CONTAINED in Scripts/sbom.py")
            document.relate(identity, "CONTAINS", document.add(name, ".".join(number.groups()), licence, copyright))


def add_toolchain(document: Document, cairn: str, program: Path) -> None:
    symbols = subprocess.run(["nm", program], check=True, capture_output=True).stdout
    compiler = re.search(r"Swift version (\S+)", output("swift", "--version")).group(1)
    for name, (sign, licence, copyright) in TOOLCHAIN.items():
        if re.search(sign, symbols, re.M):
            document.relate(cairn, "STATIC_LINK", document.add(name, compiler, licence, copyright, "https://www.swift.org/install/linux/"))
    if "SPDXRef-swift" not in document.packages:
        fail(f"{program} has no symbols of Swift's runtime", "name a program that is linked statically and not stripped: run `make build`")


def add_library(document: Document, user: str, library: str, kind: str) -> None:
    """The Debian package of a shared library that is loaded by its name."""
    found = re.search(rf"^\s+{re.escape(library)} \(.*x86-64.*\) => (\S+)$", output("/sbin/ldconfig", "-p"), re.M)
    if not found:
        fail(f"{library} is not installed", "run `make deps`")
    paths = {found.group(1), os.path.realpath(found.group(1))}
    paths |= {path.removeprefix("/usr") for path in paths} | {"/usr" + path for path in paths}
    owners = subprocess.run(["dpkg-query", "--search", *sorted(paths)], capture_output=True, text=True).stdout
    if not owners:
        fail(f"no Debian package has {library}", "make this list on a Debian system")
    package = owners.split(":")[0]
    name, debian, source = output("dpkg-query", "--show", "--showformat=${Package}\t${Version}\t${source:Package}", package).split("\t")
    key = re.sub(r"^gcc-\d+$", "gcc", source)
    key = "libisal" if key in ("isa-l", "libisal") else key
    if key not in SYSTEM:
        fail(f"nothing tells the licence of {library} ({source})", "add it to SYSTEM in Scripts/sbom.py")
    licence, copyright = SYSTEM[key]
    identity = document.add(name, debian, licence, copyright, purl=f"pkg:deb/debian/{name}@{debian.replace('+', '%2B').replace(':', '%3A')}?arch=amd64")
    document.relate(user, kind, identity)


def loaded(program: Path) -> list[str]:
    return re.findall(r"\(NEEDED\).*\[(.*)\]", output("readelf", "--dynamic", "--wide", str(program)))


def opened() -> list[str]:
    """What the engine opens by name when it is first needed."""
    texts = "".join(path.read_text() for path in sorted(ROOT.glob("Sources/C*/**/*.c")))
    return re.findall(r'dlopen\("([^"]+)"', texts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cairn", type=Path, required=True)
    parser.add_argument("--output", type=Path, required=True)
    arguments = parser.parse_args()
    events = arguments.cairn.with_name("cairn-events")
    for program in (arguments.cairn, events):
        if not program.exists():
            fail(f"there is no {program}", "run `make build`")
    document = Document()
    authors = "Copyright 2026 the Cairn authors"
    cairn = document.add("cairn", version(), "Apache-2.0", authors)
    reader = document.add("cairn-events", version(), "GPL-2.0-or-later", authors)
    document.relate("SPDXRef-DOCUMENT", "DESCRIBES", cairn)
    document.relate("SPDXRef-DOCUMENT", "DESCRIBES", reader)
    add_packages(document, cairn, arguments.cairn)
    add_toolchain(document, cairn, arguments.cairn)
    for program, identity in ((arguments.cairn, cairn), (events, reader)):
        for library in loaded(program):
            add_library(document, identity, library, "DYNAMIC_LINK")
    for library in opened():
        add_library(document, cairn, library, "DYNAMIC_LINK")
    arguments.output.parent.mkdir(parents=True, exist_ok=True)
    arguments.output.write_text(document.text())
    print(f"{len(document.packages)} components in {arguments.output}")


if __name__ == "__main__":
    main()

"""§15 Remotes: a state of a remote, from a directory of its objects to a repository's files."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

from .conventions import FormatError, MIB, h256, k256
from .description import CHECKSUM_FIELD, MAC_FIELD, read_settings
from .files import Folder

MANIFEST_BYTES_MAXIMUM, DELTAS_MAXIMUM, ENTRY_BYTES_MAXIMUM = 2 * MIB, 4096, 16 * MIB
NAME = re.compile(r"([0-9]{16})-([0-9a-f]{32})")
FILE = re.compile(r"journal/(head|(?!0{8}\.)[0-9]{8,}\.journal)|packs/open/[0-9a-f]{32}\.pack"
                  r"|packs/([0-9a-f]{2})/\2[0-9a-f]{62}\.(pack|parity)")
OBJECT = re.compile(r"packs/[0-9a-f]{2}/")


class Numbers:
    """The entries of a delta, read from left to right."""

    def __init__(self, where: str, data: bytes):
        self.where, self.data, self.offset = where, data, 0

    def fail(self, why: str) -> FormatError:
        return FormatError(self.where, f"byte {self.offset}: {why}")

    def take(self, count: int) -> bytes:
        if count > len(self.data) - self.offset:
            raise self.fail("ends too early")
        self.offset += count
        return self.data[self.offset - count:self.offset]

    def varint(self) -> int:
        value = shift = 0
        while True:
            byte = self.take(1)[0]
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                if (byte == 0 and shift) or value >= 1 << 64:
                    raise self.fail("a number is not in its shortest form, or too large")
                return value
            shift += 7
            if shift > 63:
                raise self.fail("a number is too long")

    def path(self) -> str:
        path = self.take(self.varint()).decode("ascii", "replace")
        if not FILE.fullmatch(path):
            raise self.fail(f"{path!r} is no file of a repository's")
        return path


def manifests(remote: Path) -> list[str]:
    """Names of manifests, the highest number first."""
    return sorted((name for name in os.listdir(remote / "state") if NAME.fullmatch(name)),
                  reverse=True)


def read_manifest(remote: Path, name: str) -> tuple[bytes, dict]:
    where, raw = f"state/{name}", (remote / "state" / name).read_bytes()
    if len(raw) > MANIFEST_BYTES_MAXIMUM:
        raise FormatError(where, "is longer than 2 MiB")
    if h256(raw).hex()[:32] != name[17:]:
        raise FormatError(where, "is not what its name says")
    try:
        manifest = json.loads(raw)
    except ValueError as error:
        raise FormatError(where, f"is not JSON: {error}") from error
    fields = CHECKSUM_FIELD.findall(raw)
    if manifest.get("checksum", "").encode() not in fields:
        raise FormatError(where, "has no checksum")
    blanked = raw.replace(manifest["checksum"].encode(), b"0" * 64)
    if h256(blanked).hex() != manifest["checksum"]:
        raise FormatError(where, "its checksum does not hold")
    if manifest.get("format") != 1 or manifest.get("number") != int(name[:16]) \
            or manifest.get("repository") != remote.name \
            or len(manifest.get("deltas", [])) > DELTAS_MAXIMUM:
        raise FormatError(where, "is of another kind, number or repository")
    return blanked, manifest


def assemble(remote: Path, target: Path) -> dict:
    """Writes the newest state into the empty directory `target`; returns its manifest."""
    for name in manifests(remote):
        try:
            blanked, manifest = read_manifest(remote, name)
            break
        except FormatError as error:
            print(f"passed over: {error}")
    else:
        raise FormatError(str(remote), "has no whole manifest")
    os.makedirs(target / "journal")
    os.makedirs(target / "packs" / "open")
    (target / "cairn.json").write_text(manifest["description"])
    folder = Folder(str(target))
    read_settings(folder)
    if folder.keys is not None:
        mac = MAC_FIELD.findall(blanked)
        if manifest.get("mac", "").encode() not in mac or k256(
                folder.keys.remote_state, blanked.replace(manifest["mac"].encode(), b"0" * 64)
        ).hex() != manifest["mac"]:
            raise FormatError(f"state/{name}", "its mac does not hold")
    files: dict[str, dict] = {}
    for delta in manifest["deltas"]:
        apply(remote, delta, files)
    for path, file in files.items():
        write(remote, path, file, target / path)
    return manifest


def apply(remote: Path, delta: dict, files: dict) -> None:
    where = f"delta/{delta['key']}"
    data = (remote / where).read_bytes()
    if not NAME.fullmatch(delta["key"]) or len(data) != delta["length"] \
            or h256(data).hex() != delta["hash"] or delta["hash"][:32] != delta["key"][17:]:
        raise FormatError(where, "is not what the manifest names")
    numbers = Numbers(where, data)
    if numbers.take(32) != b"CAIRNRD1" + bytes.fromhex(remote.name) + bytes(8):
        raise FormatError(where, "has another header")
    while numbers.offset < len(data):
        op, path = numbers.take(1)[0], numbers.path()
        if op == 1:
            file = files.setdefault(path, {"length": 0, "parts": []})
            file["length"] = numbers.varint()
            file["parts"] = [part for part in file["parts"]
                             if part[0] + len(part[1]) <= file["length"]]
        elif op == 2:
            offset, count = numbers.varint(), numbers.varint()
            if path not in files or count > ENTRY_BYTES_MAXIMUM \
                    or offset + count > files[path]["length"]:
                raise numbers.fail("bytes that cannot be there")
            files[path]["parts"].append((offset, numbers.take(count)))
        elif op == 3:
            files.pop(path, None)
        else:
            raise numbers.fail(f"an entry of kind {op}")


def write(remote: Path, path: str, file: dict, target: Path) -> None:
    if OBJECT.match(path):
        content = bytearray((remote / path).read_bytes())
        if len(content) != file["length"]:
            raise FormatError(path, f"is {len(content)} bytes long, not {file['length']}")
        for offset, known in file["parts"]:
            if content[offset:offset + len(known)] != known:
                raise FormatError(path, f"byte {offset}: the delta knows it otherwise")
    else:
        content, end = bytearray(), 0
        for offset, known in file["parts"]:
            if offset != end:
                raise FormatError(path, f"nothing is known of byte {end}")
            content, end = content + known, end + len(known)
        if end != file["length"]:
            raise FormatError(path, f"nothing is known of byte {end}")
    os.makedirs(target.parent, exist_ok=True)
    target.write_bytes(content)

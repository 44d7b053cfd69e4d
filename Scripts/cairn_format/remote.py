"""§15 Remotes: a state of a remote, from a directory of its objects to a repository's files."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

from .conventions import FormatError, MIB, h128, h256, k256
from .description import CHECKSUM_FIELD, Keys, MAC_FIELD, WrongPassword, read_settings
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


def whole_manifests(remote: Path) -> list[tuple[str, bytes, dict]]:
    """The manifests that are whole, in the order in which a reader takes them."""
    found = []
    for name in manifests(remote):
        try:
            blanked, manifest = read_manifest(remote, name)
            found.append((name, blanked, manifest))
        except FormatError as error:
            print(f"passed over: {error}")
    found.sort(key=lambda one: (one[2]["number"], one[2]["record"], one[0]), reverse=True)
    return found


def is_encrypted(manifest: dict) -> bool:
    try:
        return json.loads(manifest["description"])["encryption"] != "none"
    except (ValueError, KeyError, TypeError):
        return False


def assemble(remote: Path, target: Path, has_password: bool = True) -> dict:
    """Writes the newest state that counts into the empty directory `target`; returns its manifest.

    Without a password only the states count that say there is none.
    """
    os.makedirs(target / "journal")
    os.makedirs(target / "packs" / "open")
    found = whole_manifests(remote)
    encrypted = has_password and any(is_encrypted(manifest) for _, _, manifest in found)
    wrong, locked = None, []
    for name, blanked, manifest in found:
        try:
            if is_encrypted(manifest) != encrypted:
                raise FormatError("manifest", "says otherwise whether the repository is encrypted")
            files, keys = believed(remote, target, blanked, manifest)
        except (FormatError, OSError, WrongPassword) as error:
            if isinstance(error, WrongPassword):
                wrong = error
                locked.append((name, blanked, manifest))
            print(f"passed over: state/{name}: {error}")
            continue
        for newer, newer_blanked, newer_manifest in locked:
            if has_mac(keys.remote_state, newer_blanked, newer_manifest):
                raise WrongPassword(
                    f"the password was changed or removed: it opens state/{name}, and no key of"
                    f" state/{newer}, which is newer")
        for path, file in files.items():
            write(remote, path, file, target / path)
        return manifest
    raise wrong or FormatError(str(remote), "has no state that counts")


def has_mac(key: bytes, blanked: bytes, manifest: dict) -> bool:
    return manifest.get("mac", "").encode() in MAC_FIELD.findall(blanked) and k256(
        key, blanked.replace(manifest["mac"].encode(), b"0" * 64)).hex() == manifest["mac"]


def believed(remote: Path, target: Path, blanked: bytes, manifest: dict) -> tuple[dict, Keys | None]:
    """The files of a state, if it counts (§15.3), and the keys of an encrypted repository."""
    (target / "cairn.json").write_text(manifest["description"])
    folder = Folder(str(target))
    if read_settings(folder)["repository"] != remote.name:
        raise FormatError("manifest", "its description is of another repository")
    if folder.keys is not None and not has_mac(folder.keys.remote_state, blanked, manifest):
        raise FormatError("manifest", "its mac does not hold")
    files: dict[str, dict] = {}
    for delta in manifest["deltas"]:
        apply(remote, delta, files)
    check_journal(files, manifest)
    return files, folder.keys


def check_journal(files: dict, manifest: dict) -> None:
    """The files lead to the record that the manifest names."""
    if "journal/head" not in files:
        raise FormatError("journal/head", "is missing")
    head = known("journal/head", files["journal/head"])
    if len(head) not in (80, 88) or h128(head[:-16]) != head[-16:]:
        raise FormatError("journal/head", "is no head")
    record = (int.from_bytes(head[24:32], "little"), head[32:64])
    if record != (manifest["record"], bytes.fromhex(manifest["record_hash"])):
        raise FormatError("journal/head", "names another record than the manifest")
    if record[0] == 0:
        return
    segment = int.from_bytes(head[64:72], "little") if len(head) == 88 else 1
    segments = {int(path[8:-8]): file for path, file in files.items()
                if path.endswith(".journal")}
    if segment not in segments:
        raise FormatError("journal/head", f"names segment {segment}, which is missing")
    last, offset, end = known("journal", segments[max(segments)]), 64, None
    while offset < len(last):
        header = last[offset:offset + 88]
        if header[:4] not in (b"CREC", b"CREE"):
            raise FormatError("journal", f"byte {offset}: no record begins here")
        end = (int.from_bytes(header[8:16], "little"), header[56:88])
        offset += 88 + int.from_bytes(header[20:24], "little")
    if offset != len(last) or end != record:
        raise FormatError("journal", "does not end with the record that its head names")


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
        for offset, part in file["parts"]:
            if content[offset:offset + len(part)] != part:
                raise FormatError(path, f"byte {offset}: the delta knows it otherwise")
    else:
        content = known(path, file)
    os.makedirs(target.parent, exist_ok=True)
    target.write_bytes(content)


def known(path: str, file: dict) -> bytes:
    """A file of which the deltas know everything."""
    content = bytearray()
    for offset, part in file["parts"]:
        if offset != len(content):
            raise FormatError(path, f"nothing is known of byte {len(content)}")
        content += part
    if len(content) != file["length"]:
        raise FormatError(path, f"nothing is known of byte {len(content)}")
    return bytes(content)

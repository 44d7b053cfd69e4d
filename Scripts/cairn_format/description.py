"""§3 cairn.json and the keys of an encrypted repository."""

from __future__ import annotations

import getpass
import json
import os
import re
import struct
from dataclasses import dataclass

try:
    import nacl.bindings as sodium
    from nacl.exceptions import CryptoError
except ImportError:  # encrypted repositories are then refused
    sodium, CryptoError = None, Exception

from .conventions import (
    CHUNK_BYTES_MAXIMUM, FormatError, GIB, KIB, MIB, complain, h256, k256, opened)
from .files import Folder

SETTINGS_BYTES_MAXIMUM = MIB
RFC_3339_UTC = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt][0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?"
                          r"([Zz]|[+-]00:00)")
CHECKSUM_FIELD = re.compile(rb'"checksum"[ \t\r\n]*:[ \t\r\n]*"([0-9a-f]{64})"')
MAC_FIELD = re.compile(rb'"mac"[ \t\r\n]*:[ \t\r\n]*"([0-9a-f]{64})"')
ENCRYPTION = "xchacha20-poly1305"


SETTINGS_FILES = (("cairn.json",), ("cairn.copy",), ("journal", "cairn.json"))


@dataclass(frozen=True)
class SettingsFile:
    """`cairn.json` or a copy of it; whole (§3.3) when there is no `problem`."""
    name: str
    problem: FormatError | None
    raw: bytes | None = None
    fields: dict | None = None
    blanked: bytes | None = None  # `raw` with its checksum as zeros

    @property
    def is_missing(self) -> bool:
        return self.problem is not None and self.problem.why == "is missing"


def read_settings_file(folder: Folder, parts: tuple[str, ...]) -> SettingsFile:
    where, raw = "/".join(parts), None
    try:
        with folder.open(*parts) as file:
            if file.size > SETTINGS_BYTES_MAXIMUM:
                raise FormatError(where, f"has {file.size} bytes, the limit is 1 MiB")
            raw = file.read(0, file.size)
        try:
            settings = json.loads(raw.decode("utf-8"), object_pairs_hook=_object_without_repeats)
        except (ValueError, RecursionError) as error:
            raise FormatError(where, f"is not UTF-8 JSON: {error}") from error
        if not isinstance(settings, dict):
            raise FormatError(where, "is not a JSON object")
        fields = CHECKSUM_FIELD.findall(raw)
        if len(fields) != 1 or settings.get("checksum") != fields[0].decode():
            raise FormatError(where, "has no single `checksum` of 64 lower-case hexadecimal digits")
        blanked = CHECKSUM_FIELD.sub(lambda m: m[0].replace(m[1], b"0" * 64), raw)
        if h256(blanked).hex() != settings["checksum"]:
            raise FormatError(where, "checksum does not match: the file is damaged or was edited")
    except FileNotFoundError:
        return SettingsFile(where, FormatError(where, "is missing"))
    except FormatError as error:
        return SettingsFile(where, error, raw)
    return SettingsFile(where, None, raw, settings, blanked)


def read_settings(folder: Folder, problems: list[str] | None = None,
                  notes: list[str] | None = None) -> dict:
    """Returns cairn.json, or the first copy that is whole when it is not (§3.3), once `format`,
    `repository`, `encryption` and `checksum` are in order. Of an encrypted repository `folder` then
    has the keys. `problems` and `notes` hear what is wrong with cairn.json and with its copies."""
    main, *copies = (read_settings_file(folder, parts) for parts in SETTINGS_FILES)
    used = next((file for file in (main, *copies) if file.problem is None), None)
    if used is None:
        if main.is_missing:
            raise FormatError(main.name, "is missing: this is not a Cairn repository")
        raise main.problem
    if main.problem is not None:
        if problems is None:
            complain(f"{main.problem}; {used.name} is used instead")
        else:
            problems.append(str(main.problem))
    for copy in copies if notes is not None else ():
        if copy.problem is not None and not copy.is_missing:
            notes.append(str(copy.problem))
        elif copy.problem is None and copy.raw != used.raw:
            notes.append(f"{copy.name}: differs from {used.name}")
    where, settings = used.name, used.fields
    if type(settings.get("format")) is not int or settings["format"] != 1:
        raise FormatError(where, f"format is {settings.get('format')!r}; this program reads 1")
    if not is_hex(settings.get("repository"), 32):
        raise FormatError(where, "repository is not 32 lower-case hexadecimal digits")
    if settings.get("encryption") == ENCRYPTION:
        folder.keys = unlock(settings, used.blanked)
    elif settings.get("encryption") != "none":
        raise FormatError(where, f"encryption is {settings.get('encryption')!r}; only \"none\" and"
                                 f" \"{ENCRYPTION}\" are known to this version")
    elif "keys" in settings or "mac" in settings:
        raise FormatError(where, "has keys, and says that nothing is encrypted")
    return settings


# --- §3.1, §3.2 Keys

SLOTS_MAXIMUM, OPERATIONS_MAXIMUM, MEMORY_BYTES = 32, 32, (8 * KIB, GIB)


class WrongPassword(Exception):
    pass


class Keys:
    """The keys of an encrypted repository, one for each purpose (§3.2)."""

    def __init__(self, master: bytes):
        def derived(purpose: str) -> bytes:
            return k256(master, b"cairn-1 " + purpose.encode())
        self.chunk_id, self.chunker = derived("chunk id"), derived("chunker")
        self.block_index, self.block_payload = derived("block index"), derived("block payload")
        self.record, self.description = derived("journal record"), derived("description")
        self.remote_state = derived("remote state")


@dataclass(frozen=True)
class Slot:
    id: str
    created: str
    label: str
    operations: int
    memory_bytes: int
    salt: bytes
    nonce: bytes
    sealed: bytes

    def master_key(self, password: bytes, repository_id: bytes) -> bytes | None:
        """None when the password is another, or the slot was altered."""
        key = sodium.crypto_pwhash_alg(32, password, self.salt, self.operations, self.memory_bytes,
                                       sodium.crypto_pwhash_ALG_ARGON2ID13)
        associated = b"cairn-1 key slot" + repository_id
        for text in (self.id, self.created, self.label):  # fewer than 64 bytes: one byte of length
            associated += bytes([len(text.encode())]) + text.encode()
        associated += struct.pack("<QQ", self.operations, self.memory_bytes) + self.salt
        try:
            return opened(key, self.nonce, associated, self.sealed, "cairn.json")
        except FormatError:
            return None


def read_slots(settings: dict) -> list[Slot]:
    where, slots = "cairn.json", settings.get("keys")
    if not isinstance(slots, list) or not 1 <= len(slots) <= SLOTS_MAXIMUM:
        raise FormatError(where, f"has no list of 1 to {SLOTS_MAXIMUM} keys")
    return [_read_slot(slot, where) for slot in slots]


def _read_slot(slot, where: str) -> Slot:
    if not isinstance(slot, dict) or slot.get("kdf") != "argon2id":
        raise FormatError(where, "a key slot is no object, or its kdf is not \"argon2id\"")
    for name, digits in (("id", 8), ("salt", 32), ("nonce", 48), ("sealed", 96)):
        if not is_hex(slot.get(name), digits):
            raise FormatError(where, f"{name} of a key slot is not {digits} hexadecimal digits")
    for name in ("created", "label"):
        if not isinstance(slot.get(name), str) or len(slot[name].encode()) >= 64:
            raise FormatError(where, f"{name} of a key slot is not a text of fewer than 64 bytes")
    for name, least, most in (("operations", 1, OPERATIONS_MAXIMUM), ("memory_bytes", *MEMORY_BYTES)):
        if type(slot.get(name)) is not int or not least <= slot[name] <= most:
            raise FormatError(where, f"{name} of a key slot is {slot.get(name)!r}, not a number from"
                                     f" {least} to {most}")
    return Slot(slot["id"], slot["created"], slot["label"], slot["operations"], slot["memory_bytes"],
                *(bytes.fromhex(slot[name]) for name in ("salt", "nonce", "sealed")))


def unlock(settings: dict, blanked: bytes) -> Keys:
    """The keys, once `mac` is in order. `blanked` is cairn.json with its checksum as zeros."""
    where = "cairn.json"
    if sodium is None:
        raise FormatError(where, "is encrypted: install the Python module `nacl` to read it")
    fields = MAC_FIELD.findall(blanked)
    if len(fields) != 1 or settings.get("mac") != fields[0].decode():
        raise FormatError(where, "has no single `mac` of 64 lower-case hexadecimal digits")
    slots = read_slots(settings)
    password, repository_id = _password(), bytes.fromhex(settings["repository"])
    for slot in slots:
        master = slot.master_key(password, repository_id)
        if master is not None:
            keys = Keys(master)
            zeros = MAC_FIELD.sub(lambda m: m[0].replace(m[1], b"0" * 64), blanked)
            if k256(keys.description, zeros).hex() != settings["mac"]:
                raise FormatError(where, "mac does not match: somebody without the key altered it")
            return keys
    raise WrongPassword("wrong password: it opens none of the keys")


def _password() -> bytes:
    if os.environ.get("CAIRN_PASSWORD"):
        return os.environb[b"CAIRN_PASSWORD"]
    name = os.environ.get("CAIRN_PASSWORD_FILE")
    if not name:
        return getpass.getpass("password: ").encode()
    with open(name, "rb") as file:
        password = file.read(4098)
    return password.removesuffix(b"\n").removesuffix(b"\r")


def settings_complaints(settings: dict) -> list[str]:
    """What writers must have set and readers do not need; for `verify`."""
    complaints = []

    def expect(condition: bool, what: str) -> None:
        if not condition:
            complaints.append(f"cairn.json: {what}")

    created = settings.get("created")
    expect(isinstance(created, str) and RFC_3339_UTC.fullmatch(created) is not None,
           f"created is {created!r}, not an RFC 3339 time in UTC")
    expect(settings.get("compression") in ("auto", "zstd", "zlib", "none"),
           f"compression is {settings.get('compression')!r}")
    for key, least, most in (("block_bytes", 1 << 10, 8 << 20), ("pack_bytes", 4 << 10, 1 << 30)):
        value = settings.get(key)
        expect(type(value) is int and least <= value <= most,
               f"{key} is not a number from {least} to {most}")
    chunker = settings.get("chunker")
    if not isinstance(chunker, dict):
        return complaints + ["cairn.json: chunker is not an object"]
    expect(chunker.get("algorithm") == "fastcdc-1",
           f"chunker.algorithm is {chunker.get('algorithm')!r}")
    for name in ("regular", "fine"):
        profile = chunker.get(name)
        sizes = [profile.get(key) for key in ("minimum", "average", "maximum")] \
            if isinstance(profile, dict) else [None]
        expect(all(type(size) is int for size in sizes)
               and 1024 <= sizes[0] < sizes[1] < sizes[2] <= CHUNK_BYTES_MAXIMUM
               and sizes[1] & (sizes[1] - 1) == 0,
               f"chunker.{name} does not hold 1024 <= minimum < average = 2^a < maximum <= 16 MiB")
    return complaints


def _object_without_repeats(pairs):
    result = dict(pairs)
    if len(result) != len(pairs):
        raise ValueError("a key occurs twice in one object")
    return result


def is_hex(value, digits: int) -> bool:
    return isinstance(value, str) and re.fullmatch(f"[0-9a-f]{{{digits}}}", value) is not None

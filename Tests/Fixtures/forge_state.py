#!/usr/bin/python3
"""Puts a state into a remote as somebody can who may only add objects, and prints its key.

    forge_state.py REMOTE/REPOSITORY-ID plain|empty|none|journal|dear|old|encrypted [DESCRIPTION]

It copies the newest manifest, and says that the repository is not encrypted, or names no deltas, or
an empty journal, or a delta that changes bytes within it, or has keys that ask for much work, or the
keys of the oldest state, or is encrypted with the keys of another repository's description.
"""

import hashlib
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))
from cairn_format.remote import apply, known  # noqa: E402


def sealed(fields: dict) -> bytes:
    fields = dict(fields, checksum="0" * 64)
    blank = json.dumps(fields, indent=2, sort_keys=True).encode()
    name = b'"checksum": "'
    return blank.replace(
        name + b"0" * 64, name + hashlib.blake2b(blank, digest_size=32).hexdigest().encode())


def varint(value: int) -> bytes:
    return (bytes([value & 0x7F | 0x80]) + varint(value >> 7)) if value > 0x7F else bytes([value])


def file(path: str, content: bytes) -> bytes:
    name, length = bytes([len(path)]) + path.encode(), varint(len(content))
    return b"\1" + name + length + b"\2" + name + b"\0" + length + content


remote, kind = Path(sys.argv[1]), sys.argv[2]
newest = max((remote / "state").iterdir())
manifest = json.loads(newest.read_bytes())
manifest.pop("mac", None)
if kind == "plain":
    manifest["number"] += 50
    manifest["record"] = 10 ** 6
    description = json.loads(manifest["description"])
    description.pop("keys")
    description.pop("mac")
    manifest["description"] = sealed(dict(description, encryption="none")).decode()
elif kind == "dear":
    manifest["number"] += 50
    manifest["mac"] = "0" * 64
    description = json.loads(manifest["description"])
    slot = dict(description["keys"][0], operations=32, memory_bytes=1 << 30)
    description["keys"] = [dict(slot, id=f"{index:08x}") for index in range(8)]
    manifest["description"] = sealed(description).decode()
elif kind == "old":
    manifest["number"] += 50
    manifest["mac"] = "0" * 64
    oldest = min((remote / "state").iterdir())
    manifest["description"] = json.loads(oldest.read_bytes())["description"]
elif kind == "encrypted":
    manifest["number"] += 50
    description = json.loads(Path(sys.argv[3]).read_bytes())
    manifest["description"] = sealed(dict(description, repository=remote.name)).decode()
    manifest["mac"] = "0" * 64
elif kind in ("journal", "none"):
    manifest["number"] += 1
    files = {}
    for delta in manifest["deltas"]:
        apply(remote, delta, files)
    delta = b"CAIRNRD1" + bytes.fromhex(remote.name) + bytes(8)
    if kind == "none":
        # The head of a new repository: record 0, without a hash.
        head = bytearray(known("journal/head", files["journal/head"]))
        head[24:64] = bytes(40)
        if len(head) == 88:
            head[64:72] = (1).to_bytes(8, "little")
        head[-16:] = hashlib.blake2b(bytes(head[:-16]), digest_size=16).digest()
        for path in files:
            delta += b"\3" + bytes([len(path)]) + path.encode()
        delta += file("journal/head", bytes(head))
        manifest.update(record=0, record_hash="0" * 64, packs=0, pack_bytes=0)
        manifest.pop("commit", None)
    else:
        path = "journal/00000001.journal"
        journal = bytearray(known(path, files[path]))
        journal[160] ^= 1
        delta += b"\3" + bytes([len(path)]) + path.encode() + file(path, bytes(journal))
    found = hashlib.blake2b(delta, digest_size=32).hexdigest()
    key = f"{manifest['number']:016}-{found[:32]}"
    (remote / "delta" / key).write_bytes(delta)
    manifest["deltas"].append({"key": key, "length": len(delta), "hash": found})
else:
    manifest["number"] += 1
    manifest.update(deltas=[], packs=0, pack_bytes=0)
made = sealed(manifest)
name = f"{manifest['number']:016}-{hashlib.blake2b(made, digest_size=32).hexdigest()[:32]}"
(remote / "state" / name).write_bytes(made)
print(f"state/{name}")

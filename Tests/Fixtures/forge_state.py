#!/usr/bin/python3
"""Puts a state into a remote as somebody can who may only add objects, and prints its key.

    forge_state.py REMOTE/REPOSITORY-ID plain|empty|journal|encrypted [DESCRIPTION]

It copies the newest manifest, and says that the repository is not encrypted, or names no deltas, or
a delta that changes bytes within the journal, or is encrypted with the keys of another repository's
description.
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
elif kind == "encrypted":
    manifest["number"] += 50
    description = json.loads(Path(sys.argv[3]).read_bytes())
    manifest["description"] = sealed(dict(description, repository=remote.name)).decode()
    manifest["mac"] = "0" * 64
elif kind == "journal":
    manifest["number"] += 1
    path, files = "journal/00000001.journal", {}
    for delta in manifest["deltas"]:
        apply(remote, delta, files)
    journal = bytearray(known(path, files[path]))
    journal[160] ^= 1
    name, length = bytes([len(path)]) + path.encode(), varint(len(journal))
    delta = b"CAIRNRD1" + bytes.fromhex(remote.name) + bytes(8)
    delta += b"\3" + name + b"\1" + name + length + b"\2" + name + b"\0" + length + journal
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

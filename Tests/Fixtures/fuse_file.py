#!/usr/bin/python3
"""A file system in user space with one file, `letter`, that is as long and as new as another file is now.

    fuse_file.py MOUNTPOINT FILE

Mounts itself (as root), makes FILE.mounted, and serves until it is unmounted. What changes in FILE changes in the mount without an event.
While there is a FILE.hung it answers nothing; it touches FILE.asked when somebody waits for it.
Speaks the kernel's protocol itself: <linux/fuse.h>, version 7.31.
"""

import ctypes
import errno
import os
import select
import stat
import struct
import sys

ROOT, LETTER = 1, 2
LOOKUP, FORGET, GETATTR, OPEN, READ, STATFS, RELEASE = 1, 2, 3, 14, 15, 17, 18
FLUSH, INIT, OPENDIR, READDIR, RELEASEDIR, INTERRUPT, DESTROY, BATCH_FORGET = 25, 26, 27, 28, 29, 36, 38, 42
DIRECT = 1


def attributes(node, source):
    found = os.stat(source)
    size, mode, links = (0, stat.S_IFDIR | 0o755, 2) if node == ROOT else (found.st_size, stat.S_IFREG | 0o644, 1)
    seconds, rest = divmod(found.st_mtime_ns, 1_000_000_000) if node == LETTER else (1, 0)
    return struct.pack(
        "<QQQQQQIIIIIIIIII", node, size, (size + 511) // 512, seconds, seconds, seconds, rest, rest, rest, mode, links, 0, 0, 0, 4096, 0
    )


def directory():
    found = b""
    for number, (node, kind, name) in enumerate([(ROOT, 4, b"."), (ROOT, 4, b".."), (LETTER, 8, b"letter")], 1):
        found += struct.pack("<QQII", node, number, len(name), kind) + name + b"\0" * (-len(name) % 8)
    return found


def answer(opcode, node, body, source):
    """Returns the reply's body, or the negated errno."""
    if opcode == INIT:
        readahead = struct.unpack_from("<I", body, 8)[0]
        return struct.pack("<IIIIHHIIHHI7I", 7, 31, readahead, 0, 12, 9, 65536, 1, 16, 0, 0, *[0] * 7)
    if opcode == GETATTR:
        return struct.pack("<QII", 0, 0, 0) + attributes(node, source)
    if opcode == LOOKUP:
        if node != ROOT or body.rstrip(b"\0") != b"letter":
            return -errno.ENOENT
        return struct.pack("<QQQQII", LETTER, 0, 0, 0, 0, 0) + attributes(LETTER, source)
    if opcode in (OPEN, OPENDIR):
        return struct.pack("<QII", 0, DIRECT if opcode == OPEN else 0, 0)
    if opcode in (READ, READDIR):
        offset, size = struct.unpack_from("<QI", body, 8)
        if opcode == READDIR:
            return directory() if offset == 0 else b""
        with open(source, "rb") as file:
            file.seek(offset)
            return file.read(size)
    if opcode == STATFS:
        return struct.pack("<QQQQQIIII6I", 1000, 1000, 1000, 100, 100, 4096, 255, 4096, 0, *[0] * 6)
    if opcode in (RELEASE, RELEASEDIR, FLUSH, DESTROY):
        return b""
    return -errno.ENOSYS


def main():
    mountpoint, source = sys.argv[1:]
    device = os.open("/dev/fuse", os.O_RDWR)
    libc = ctypes.CDLL(None, use_errno=True)
    options = f"fd={device},rootmode=40000,user_id=0,group_id=0,allow_other".encode()
    if libc.mount(b"letter", mountpoint.encode(), b"fuse", 6, options) != 0:
        sys.exit(f"mount: {os.strerror(ctypes.get_errno())}")
    with open(source + ".mounted", "w", encoding="utf-8"):
        pass
    while True:
        try:
            request = os.read(device, 1 << 17)
        except OSError as error:
            if error.errno == errno.ENODEV:
                return
            if error.errno in (errno.EINTR, errno.ENOENT):
                continue
            raise
        _, opcode, unique, node = struct.unpack_from("<IIQQ", request)
        if opcode in (FORGET, BATCH_FORGET, INTERRUPT):
            continue
        while os.path.exists(source + ".hung"):
            with open(source + ".asked", "w", encoding="utf-8"):
                select.select([], [], [], 0.02)
        reply = answer(opcode, node, request[40:], source)
        code, body = (reply, b"") if isinstance(reply, int) else (0, reply)
        try:
            os.write(device, struct.pack("<IiQ", 16 + len(body), code, unique) + body)
        except OSError as error:
            # Whoever asked does not wait any more.
            if error.errno not in (errno.ENOENT, errno.ENODEV):
                raise


if __name__ == "__main__":
    main()

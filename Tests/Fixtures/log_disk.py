#!/usr/bin/python3
"""A disk with a volatile cache, from which the power can be taken: a file system in user space with one file, `disk`.

    log_disk.py MOUNTPOINT IMAGE CONTROL

Mounts itself (as root), makes CONTROL.ready, and serves IMAGE's bytes as MOUNTPOINT/disk until it is unmounted. A loop device over that file is
the disk. What is written is in the cache until a flush (FUSE_FSYNC, as the loop driver passes it on) has been answered.

CONTROL is a FIFO; a line `cut FILE SEED COUNT` takes the power when COUNT writes are in the cache, or a third of a second later: FILE becomes what the disk holds then. All that was flushed is there; of each write since, in sectors
of 512 bytes, all, some or nothing, whatever came later. FILE.done then says how many writes were in the cache and how many are whole, torn and gone.
The disk itself goes on, so that one run is cut many times.

Speaks the kernel's protocol itself: <linux/fuse.h>, version 7.31.
"""

import ctypes
import errno
import mmap
import os
import random
import select
import stat
import struct
import sys
import time

ROOT, DISK = 1, 2
LOOKUP, FORGET, GETATTR, OPEN, READ, WRITE, STATFS, RELEASE = 1, 2, 3, 14, 15, 16, 17, 18
FSYNC, FLUSH, INIT, OPENDIR, READDIR, RELEASEDIR, INTERRUPT, DESTROY, BATCH_FORGET = 20, 25, 26, 27, 28, 29, 36, 38, 42
DIRECT, BIG_WRITES = 1, 1 << 5
SECTOR = 512


class Disk:
    def __init__(self, image: str):
        with open(image, "rb") as file:
            content = file.read()
        self.size = len(content)
        # What reads see, and what is sure to outlive a cut.
        self.current, self.durable = mmap.mmap(-1, self.size), mmap.mmap(-1, self.size)
        self.current[:] = content
        self.durable[:] = content
        self.cache: list[tuple[int, bytes]] = []

    def write(self, offset: int, data: bytes) -> int:
        self.current[offset:offset + len(data)] = data
        self.cache.append((offset, data))
        return len(data)

    def flush(self) -> None:
        for offset, data in self.cache:
            self.durable[offset:offset + len(data)] = data
        self.cache.clear()

    def cut(self, path: str, seed: int) -> None:
        chance = random.Random(seed)
        # From nothing lost to everything lost.
        keeping, tearing = chance.choice([0.0, 0.2, 0.5, 0.8, 1.0]), chance.choice([0.0, 0.1, 0.3])
        whole = torn = gone = 0
        with open(path, "w+b") as file:
            file.write(self.durable)
            for offset, data in self.cache:
                if chance.random() < tearing:
                    torn += 1
                    for start in range(0, len(data), SECTOR):
                        if chance.random() < 0.5:
                            file.seek(offset + start)
                            file.write(data[start:start + SECTOR])
                elif chance.random() < keeping:
                    whole += 1
                    file.seek(offset)
                    file.write(data)
                else:
                    gone += 1
        with open(path + ".tmp", "w", encoding="utf-8") as file:
            file.write(f"{len(self.cache)} {whole} {torn} {gone}\n")
        os.rename(path + ".tmp", path + ".done")


def attributes(node: int, size: int) -> bytes:
    mode, links = (stat.S_IFDIR | 0o755, 2) if node == ROOT else (stat.S_IFREG | 0o600, 1)
    length = 0 if node == ROOT else size
    return struct.pack("<QQQQQQIIIIIIIIII", node, length, length // 512, 1, 1, 1, 0, 0, 0, mode, links, 0, 0, 0, 4096, 0)


def answer(opcode: int, node: int, body: bytes, disk: Disk):
    """Returns the reply's body, or the negated errno."""
    if opcode == INIT:
        return struct.pack("<IIIIHHIIHHI7I", 7, 31, 0, BIG_WRITES, 12, 9, 131072, 1, 32, 0, 0, *[0] * 7)
    if opcode == GETATTR:
        return struct.pack("<QII", 3600, 0, 0) + attributes(node, disk.size)
    if opcode == LOOKUP:
        if node != ROOT or body.rstrip(b"\0") != b"disk":
            return -errno.ENOENT
        return struct.pack("<QQQQII", DISK, 0, 3600, 3600, 0, 0) + attributes(DISK, disk.size)
    if opcode in (OPEN, OPENDIR):
        return struct.pack("<QII", 0, DIRECT if opcode == OPEN else 0, 0)
    if opcode == READ:
        offset, size = struct.unpack_from("<QI", body, 8)
        return disk.current[offset:offset + size]
    if opcode == WRITE:
        offset, size = struct.unpack_from("<QI", body, 8)
        return struct.pack("<II", disk.write(offset, body[40:40 + size]), 0)
    if opcode == FSYNC:
        disk.flush()
        return b""
    if opcode == READDIR:
        return b""
    if opcode == STATFS:
        return struct.pack("<QQQQQIIII6I", 1000, 1000, 1000, 100, 100, 4096, 255, 4096, 0, *[0] * 6)
    # A close is no flush.
    if opcode in (RELEASE, RELEASEDIR, FLUSH, DESTROY):
        return b""
    return -errno.ENOSYS


def main() -> None:
    mountpoint, image, control = sys.argv[1:]
    disk = Disk(image)
    device = os.open("/dev/fuse", os.O_RDWR)
    libc = ctypes.CDLL(None, use_errno=True)
    options = f"fd={device},rootmode=40000,user_id=0,group_id=0,allow_other".encode()
    if libc.mount(b"log_disk", mountpoint.encode(), b"fuse", 6, options) != 0:
        sys.exit(f"mount: {os.strerror(ctypes.get_errno())}")
    # Both ends, so that it is never at its end.
    commands = os.open(control, os.O_RDWR)
    with open(control + ".ready", "w", encoding="utf-8"):
        pass
    rest, armed = b"", None
    while True:
        ready, _, _ = select.select([device, commands], [], [], 0.02 if armed else None)
        if armed and (len(disk.cache) >= armed[2] or time.monotonic() > armed[3]):
            disk.cut(armed[0], armed[1])
            armed = None
        if commands in ready:
            rest += os.read(commands, 4096)
            while b"\n" in rest:
                line, rest = rest.split(b"\n", 1)
                _, path, seed, count = line.decode().split(" ")
                armed = path, int(seed), int(count), time.monotonic() + 0.33
        if device not in ready:
            continue
        try:
            request = os.read(device, 1 << 18)
        except OSError as error:
            if error.errno == errno.ENODEV:
                return
            if error.errno in (errno.EINTR, errno.ENOENT, errno.EAGAIN):
                continue
            raise
        _, opcode, unique, node = struct.unpack_from("<IIQQ", request)
        if opcode in (FORGET, BATCH_FORGET, INTERRUPT):
            continue
        reply = answer(opcode, node, request[40:], disk)
        code, body = (reply, b"") if isinstance(reply, int) else (0, reply)
        os.write(device, struct.pack("<IiQ", 16 + len(body), code, unique) + body)


if __name__ == "__main__":
    main()

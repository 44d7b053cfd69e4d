"""Programs that get in a purge's way. Each runs until it is ended.

hold READY HOW PATH ...      holds each file in one way: open, map (and closed), lock (flock), record (fcntl), exec, bind, fifo
swap READY FIRST SECOND ...  exchanges two names as fast as it can; pair after pair
rename READY SEED DIRECTORY  renames what is in a tree, at random, within the tree
"""
import ctypes
import fcntl
import mmap
import os
import random
import signal
import socket
import subprocess
import sys

LIBC = ctypes.CDLL(None, use_errno=True)
AT_FDCWD = -100
# renameat2(2); glibc has had it since 2.28.
RENAME_NOREPLACE, RENAME_EXCHANGE = 1, 2


def ready(path):
    with open(path, "w"):
        pass


def hold(arguments):
    mark, kept = arguments[0], []
    for how, path in zip(arguments[1::2], arguments[2::2]):
        if how == "open":
            kept.append(open(path, "rb"))
        elif how == "map":
            with open(path, "r+b") as file:
                number = os.dup(file.fileno())
            # mmap.mmap keeps a descriptor of its own; the C library's does not.
            LIBC.mmap.restype = ctypes.c_void_p
            LIBC.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
            area = LIBC.mmap(None, mmap.PAGESIZE, mmap.PROT_READ, mmap.MAP_SHARED, number, 0)
            assert area not in (None, ctypes.c_void_p(-1).value)
            os.close(number)
        elif how == "lock":
            kept.append(open(path, "rb"))
            fcntl.flock(kept[-1], fcntl.LOCK_SH)
        elif how == "record":
            kept.append(open(path, "r+b"))
            fcntl.lockf(kept[-1], fcntl.LOCK_EX, 1)
        elif how == "exec":
            kept.append(subprocess.Popen([path, "-f", "/dev/null"]))
        elif how == "bind":
            kept.append(socket.socket(socket.AF_UNIX, socket.SOCK_STREAM))
            os.chdir(os.path.dirname(path))
            kept[-1].bind(os.path.basename(path))
            os.chdir("/")
        elif how == "fifo":
            kept.append(os.open(path, os.O_RDWR))
        else:
            raise ValueError(how)
    ready(mark)
    try:
        signal.pause()
    finally:
        for program in kept:
            if isinstance(program, subprocess.Popen):
                program.kill()


def swap(arguments):
    mark, names = arguments[0], [os.fsencode(name) for name in arguments[1:]]
    pairs = list(zip(names[::2], names[1::2]))
    ready(mark)
    while True:
        for first, second in pairs:
            LIBC.renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE)


def rename(arguments):
    mark, seed, directory = arguments[0], int(arguments[1]), arguments[2]
    chance = random.Random(seed)
    ready(mark)
    while True:
        # By open directories: a path would lead through the links that take directories' names.
        places, names = [], []
        try:
            for _, directories, files, number in os.fwalk(directory):
                places.append(os.dup(number))
                names += [(places[-1], os.fsencode(name)) for name in directories + files]
        except OSError:
            pass
        for _ in range(50):
            if not names:
                break
            (here, name), (there, other) = chance.choice(names), chance.choice(names)
            LIBC.renameat2(here, name, chance.choice(places), b"r%d" % chance.randrange(1000), RENAME_NOREPLACE)
            LIBC.renameat2(here, name, there, other, RENAME_EXCHANGE)
        for number in places:
            os.close(number)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    {"hold": hold, "swap": swap, "rename": rename}[sys.argv[1]](sys.argv[2:])

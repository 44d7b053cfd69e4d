#!/usr/bin/python3
"""What people and programs do to files, for the end-to-end tests of `cairn watch`.

    watch_operations.py OPERATION HOME CONTROL
    watch_operations.py -c HOME LINES     LINES of Python with the words below

HOME holds `work` and `other`, which are watched, and `outside`, on the same file system, which is not. An operation is a generator: what comes
before its first `yield` happens before the daemon starts, the second `yield` is half-way (`mapped_alone` has more). At each it makes CONTROL/reached-N and waits until
somebody opens the fifo CONTROL/go-N for writing. Exits 0 when everything was done.
"""

import ctypes
import mmap
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tarfile
import threading

HOME, CONTROL = "", ""
WORK, OTHER, OUTSIDE = "", "", ""
LIBC = ctypes.CDLL(None, use_errno=True)
AT_FDCWD, SYMLINK_FOLLOW, RENAME_EXCHANGE = -100, 0x400, 2
KEEP_SIZE, PUNCH_HOLE, ZERO_RANGE = 1, 2, 16  # linux/falloc.h


def write(path, content, mode="wb"):
    with open(path, mode) as file:
        file.write(content if isinstance(content, bytes) else content.encode())


TAG = b"Signature: 8a477f597d28d172789f06886806bc55\n"  # bford.info/cachedir


def flag(path, is_set=True):
    """The item says of itself that it is not to be kept."""
    if is_set:
        os.setxattr(path, "user.xdg.robots.backup", b"false")
    else:
        os.removexattr(path, "user.xdg.robots.backup")


def make(path):
    os.makedirs(path, exist_ok=True)
    return path


def tree(top, directories, seed=1):
    """Directories three levels deep with two files each."""
    for number in range(directories):
        place = make(f"{top}/{number % 7}/{number % 31}/{number}")
        for file in range(2):
            write(f"{place}/{file}", f"{seed} {number} {file}\n" * (number % 50 + 1))


def call(result):
    if result != 0:
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))


def exchange(one, other):
    call(LIBC.renameat2(AT_FDCWD, os.fsencode(one), AT_FDCWD, os.fsencode(other), RENAME_EXCHANGE))


def fallocate(descriptor, mode, offset, length):
    call(LIBC.fallocate(descriptor, mode, ctypes.c_long(offset), ctypes.c_long(length)))


def run(*words, cwd=None):
    environment = dict(os.environ, GIT_CONFIG_NOSYSTEM="1", GIT_TERMINAL_PROMPT="0")
    subprocess.run(words, cwd=cwd, env=environment, check=True, stdout=subprocess.DEVNULL)


# Trees


def nested():
    tree(WORK + "/old", 100)
    yield
    for half in range(2):
        for number in range(1000):
            place = f"{WORK}/{half}/{number % 13}/{number}/a/b"
            os.makedirs(place)
            write(place + "/leaf", f"{half} {number}")
        yield


def moved_in():
    for number in range(6):
        tree(f"{OUTSIDE}/in-{number}", 60, number)
    make(WORK + "/place")
    yield
    for half in range(2):
        for number in range(3):
            target = f"{WORK}/place/{half}-{number}"
            os.rename(f"{OUTSIDE}/in-{3 * half + number}", target)
            write(f"{target}/3/3/3/0", "written just after the move")
            os.unlink(f"{target}/4/4/4/0")
        yield


def moved_out_reused():
    for number in range(4):
        tree(f"{WORK}/d{number}", 60, number)
    yield
    for half in range(2):
        for number in (2 * half, 2 * half + 1):
            os.rename(f"{WORK}/d{number}", f"{OUTSIDE}/d{number}")
            tree(f"{WORK}/d{number}", 60, number + 10)
            tree(f"{OUTSIDE}/d{number}", 60, number + 20)
            shutil.rmtree(f"{OUTSIDE}/d{number}/1")
        os.rename(f"{OUTSIDE}/d{2 * half}", f"{WORK}/d{2 * half + 1}/back")
        write(f"{WORK}/d{2 * half + 1}/back/2/2/2/0", "changed inside again")
        yield


def removed():
    tree(WORK + "/a", 300)
    tree(WORK + "/b", 300)
    yield
    shutil.rmtree(WORK + "/a")
    yield
    shutil.rmtree(WORK + "/b/0")
    shutil.rmtree(WORK + "/b/1")
    tree(WORK + "/a/1", 20)
    shutil.rmtree(WORK + "/b/2")
    yield


def unpacked(count):
    with tarfile.open(OUTSIDE + "/all.tar", "w") as archive:
        make(OUTSIDE + "/file")
        for number in range(200):
            write(f"{OUTSIDE}/file/{number}", f"content {number} " * (number + 1))
        for number in range(count):
            archive.add(f"{OUTSIDE}/file/{number % 200}", f"{number % 97}/{number % 1009}/{number}")
    make(WORK + "/unpacked")
    yield
    run("tar", "xf", OUTSIDE + "/all.tar", "-C", WORK + "/unpacked")
    yield
    shutil.rmtree(WORK + "/unpacked/1")
    run("tar", "xf", OUTSIDE + "/all.tar", "-C", make(WORK + "/again"), "2", "3", "4")
    yield


def tar():
    yield from unpacked(2_000)


def tar_large():
    yield from unpacked(50_000)


def rsync():
    tree(OUTSIDE + "/source", 200)
    run("rsync", "-a", OUTSIDE + "/source/", WORK + "/copy/")
    yield
    for half in range(2):
        shutil.rmtree(f"{OUTSIDE}/source/{half}")
        tree(f"{OUTSIDE}/source/5", 80, half + 5)
        for number in range(0, 200, 9):
            path = f"{OUTSIDE}/source/{number % 7}/{number % 31}/{number}/0"
            if os.path.exists(path):
                write(path, f"changed {half}\n", "ab")
        run("rsync", "-a", "--delete", OUTSIDE + "/source/", WORK + "/copy/")
        yield


def cp():
    for number in range(2):
        place = make(f"{OUTSIDE}/source-{number}")
        for file in range(40):
            write(f"{place}/{file}", os.urandom(3_000 + file))
            os.link(f"{place}/{file}", f"{place}/link-{file}")
            if file % 3 == 0:
                os.link(f"{place}/{file}", f"{place}/third-{file}")
        with open(place + "/sparse", "wb") as sparse:
            sparse.truncate(40 << 20)
            for position in (0, 9 << 20, 33 << 20):
                os.pwrite(sparse.fileno(), os.urandom(8192), position)
        os.symlink("sparse", place + "/symlink")
        os.mkfifo(place + "/fifo")
    yield
    for number in range(2):
        run("cp", "-a", f"{OUTSIDE}/source-{number}", f"{WORK}/copied-{number}")
        yield


def git():
    repository = make(OUTSIDE + "/repository")
    run("git", "init", "-q", "-b", "main", repository)
    run("git", "config", "user.name", "T", cwd=repository)
    run("git", "config", "user.email", "t@example.org", cwd=repository)
    for branch in range(20):
        run("git", "checkout", "-q", "--orphan", f"b{branch}", cwd=repository)
        for number in range(20):
            place = make(f"{repository}/{(number + branch) % 9}")
            write(f"{place}/{number}.c", f"branch {branch if number % 3 else 0} file {number}\n" * 20)
        run("git", "add", "-A", cwd=repository)
        run("git", "commit", "-q", "-m", "b", cwd=repository)
        for name in os.listdir(repository):
            if name != ".git":
                shutil.rmtree(f"{repository}/{name}")
    yield
    run("git", "clone", "-q", repository, WORK + "/clone")
    for half in range(2):
        for branch in range(10):
            run("git", "checkout", "-q", f"b{10 * half + branch}", cwd=WORK + "/clone")
        yield


# Names


def one_name():
    yield
    for half in range(2):
        for number in range(5_000):
            os.mkdir(WORK + "/name")
            if number % 100 == 0:
                write(WORK + "/name/file", f"{half} {number}")
                os.unlink(WORK + "/name/file")
            os.rmdir(WORK + "/name")
        os.mkdir(WORK + "/name")
        write(WORK + "/name/last", f"{half}")
        if half == 0:
            os.unlink(WORK + "/name/last")
            os.rmdir(WORK + "/name")
        yield


def parent_renamed():
    make(WORK + "/p0/q/r")
    yield
    leaf = open(WORK + "/p0/q/r/leaf", "wb", buffering=0)
    for half in range(2):
        for number in range(150):
            leaf.write(f"{half} {number}\n".encode())
            os.rename(f"{WORK}/p{number % 2}", f"{WORK}/p{(number + 1) % 2}")
            if number % 5 == 0:
                write(f"{WORK}/p{(number + 1) % 2}/q/r/{number}", f"{half}")
        yield
    leaf.close()
    write(WORK + "/p0/q/r/leaf-2", "after")


def renames():
    """Four processes move files and directories about among eight directories, and write to them."""
    for number in range(8):
        make(f"{WORK}/{number}")
    for process in range(4):
        for number in range(20):
            write(f"{WORK}/{number % 8}/{process}-{number}", f"{process} {number}")
            tree(f"{WORK}/{number % 8}/{process}-d{number}", 2)
    yield
    for half in range(2):
        children = []
        for process in range(4):
            child = os.fork()
            if child == 0:
                rename_at_random(process, half)
                os._exit(0)
            children.append(child)
        for child in children:
            if os.waitpid(child, 0)[1] != 0:
                sys.exit("a process failed")
        yield


def rename_at_random(process, half):
    chance = random.Random(1_000 * half + process)
    places = {}
    for directory in range(8):
        for name in os.listdir(f"{WORK}/{directory}"):
            if name.startswith(f"{process}-"):
                places[name] = directory
    for number in range(400):
        name = chance.choice(sorted(places))
        old = f"{WORK}/{places.pop(name)}/{name}"
        directory = chance.randrange(8)
        name = f"{process}-{number}" if chance.random() < 0.2 and f"{process}-{number}" not in places else name
        new = f"{WORK}/{directory}/{name}"
        os.rename(old, new)
        places[name] = directory
        if chance.random() < 0.3:
            write(new if os.path.isfile(new) else make(f"{new}/more") + f"/{number}", f"{half} {number}\n", "ab")


def across_roots():
    tree(WORK + "/a", 80)
    tree(OTHER + "/b", 80)
    for number in range(40):
        write(f"{WORK}/f{number}", f"work {number}")
    yield
    os.rename(WORK + "/a", OTHER + "/a")
    for number in range(20):
        os.rename(f"{WORK}/f{number}", f"{OTHER}/f{number}")
        write(f"{OTHER}/f{number}", "more", "ab")
    yield
    os.rename(OTHER + "/b/3", WORK + "/three")
    write(WORK + "/three/3/3/0", "changed after the move")
    os.rename(OTHER + "/a", WORK + "/a")
    os.rename(WORK + "/a/2", OTHER + "/b/2/moved")
    for number in range(20, 40):
        write(f"{WORK}/f{number}", "before", "ab")
        os.rename(f"{WORK}/f{number}", f"{OTHER}/f{number}")
    yield


def exchanged():
    for number in range(30):
        write(f"{WORK}/f{number}", f"file {number}")
        tree(f"{WORK}/d{number}", 3, number)
    yield
    for half in range(2):
        for number in range(15 * half, 15 * half + 13, 2):
            exchange(f"{WORK}/f{number}", f"{WORK}/f{number + 1}")
            exchange(f"{WORK}/d{number}", f"{WORK}/d{number + 1}")
            write(f"{WORK}/d{number}/1/1/1/0", f"after the exchange {number}")
            write(f"{WORK}/f{number}", "more", "ab")
        exchange(f"{WORK}/f{15 * half + 14}", f"{WORK}/d{15 * half + 14}")
        exchange(f"{WORK}/d{15 * half}/1", f"{WORK}/d{15 * half + 1}/2")
        yield


def kinds():
    for number in range(12):
        write(f"{WORK}/k{number}", "a file at first")
    tree(OUTSIDE + "/elsewhere", 10)
    yield
    for half in range(2):
        for number in range(12):
            path = f"{WORK}/k{number}"
            for _ in range(3):
                os.unlink(path)
                tree(path, 4, number)
                shutil.rmtree(path)
                os.symlink(OUTSIDE + "/elsewhere", path)
                os.unlink(path)
                os.mkfifo(path)
                os.unlink(path)
                write(path, f"a file again {half}")
            if number % 4 == 1:
                os.unlink(path)
                tree(path, 4, number)
            elif number % 4 == 2:
                os.unlink(path)
                os.symlink(OUTSIDE + "/elsewhere", path)
            elif number % 4 == 3:
                os.unlink(path)
                os.mkfifo(path)
        if half == 0:
            yield
            for number in range(12):
                path = f"{WORK}/k{number}"
                shutil.rmtree(path) if os.path.isdir(path) and not os.path.islink(path) else os.unlink(path)
                write(path, "between")
    yield


def names():
    top = os.fsencode(WORK)
    odd = [b"new\nline", b"\xff\xfe invalid", b"n" * 255, b" ", b"-rf", b"back\\slash", b"\x01\x7f", "ü\u0308😀".encode(), b"*?[", b"..."]
    yield
    for half in range(2):
        for name in odd if half == 0 else reversed(odd):
            directory = top + b"/d" + name[:240]
            os.makedirs(directory, exist_ok=True)
            write(directory + b"/" + name, b"%d" % half)
            write(top + b"/" + name, b"%d" % half)
        deep = top + b"/deep%d" % half
        for _ in range(14):
            deep += b"/" + b"x" * 230
        os.makedirs(deep)
        write(deep + b"/leaf", b"deep")
        if half:
            for name in odd[::2]:
                os.rename(top + b"/" + name, top + b"/d" + name[:240] + b"/moved")
        yield


# Content


def mapped():
    for number in range(4):
        write(f"{WORK}/m{number}", bytes(300_000))
    yield
    maps = []
    for number in range(4):
        with open(f"{WORK}/m{number}", "r+b") as file:
            maps.append(mmap.mmap(file.fileno(), 0))
    for half in range(2):
        for number, area in enumerate(maps):
            for position in range(0, 300_000, 50_000):
                area[position : position + 6] = b"%d %04d" % (half, number)
        yield
    for number, area in enumerate(maps):
        area[7:11] = b"last"
        area.close()


def mapped_alone():
    """Files that their writer maps, closes and goes on writing to: nothing but the mapping keeps them open."""
    yield
    maps = []
    for number in range(3):
        with open(f"{WORK}/m{number}", "w+b", buffering=0) as file:
            file.write(bytes(300_000))
            maps.append(mmap.mmap(file.fileno(), 0))
    yield
    for turn in range(3):
        if turn == 1:
            os.rename(f"{WORK}/m2", f"{WORK}/renamed")
        for number, area in enumerate(maps):
            area[1000 * turn : 1000 * turn + 6] = b"%d %04d" % (turn, number)
        yield


def linked_outside():
    make(WORK + "/d")
    for number in range(6):
        write(f"{OUTSIDE}/f{number}", f"linked {number}")
        os.link(f"{OUTSIDE}/f{number}", f"{WORK}/f{number}")
        os.link(f"{OUTSIDE}/f{number}", f"{WORK}/d/g{number}")
        os.link(f"{OUTSIDE}/f{number}", f"{OTHER}/h{number}")
    yield
    for number in range(6):
        write(f"{OUTSIDE}/f{number}", f"written outside {number}")
    write(OUTSIDE + "/new", "new")
    os.link(OUTSIDE + "/new", WORK + "/new")
    write(OUTSIDE + "/new", "changed after it was linked")
    writer = open(OUTSIDE + "/late", "wb", buffering=0)
    writer.write(b"before the link")
    os.link(OUTSIDE + "/late", WORK + "/late")
    writer.write(b", after the link")
    yield
    writer.write(b", at last")
    writer.close()
    for number in range(6):
        write(f"{OUTSIDE}/f{number}", " and again", "ab")
    os.unlink(WORK + "/f0")
    write(OUTSIDE + "/f0", " without a name", "ab")
    os.unlink(WORK + "/f1")
    write(WORK + "/f1", "another file")
    write(OUTSIDE + "/f1", " of no matter to f1", "ab")
    writer = open(OUTSIDE + "/f2", "ab", buffering=0)
    os.unlink(OUTSIDE + "/f2")
    writer.write(b" after its name went")
    writer.close()
    os.rename(WORK + "/f3", WORK + "/d/renamed")
    write(OUTSIDE + "/f3", " after a rename", "ab")
    os.rename(OUTSIDE + "/f4", WORK + "/came-in")
    write(WORK + "/came-in", " through a new name", "ab")
    os.chmod(OUTSIDE + "/f5", 0o600)
    yield


def unnamed():
    """O_TMPFILE, then a name."""
    yield
    for half in range(2):
        for number in range(20):
            descriptor = os.open(WORK, os.O_TMPFILE | os.O_WRONLY, 0o640)
            os.write(descriptor, b"before the name %d" % number)
            source = os.fsencode(f"/proc/self/fd/{descriptor}")
            call(LIBC.linkat(AT_FDCWD, source, AT_FDCWD, os.fsencode(f"{WORK}/t{half}-{number}"), SYMLINK_FOLLOW))
            if number % 2:
                os.write(descriptor, b", after it")
            os.close(descriptor)
        yield


def editors():
    for number in range(10):
        write(f"{WORK}/text{number}", f"first {number}\n" * 30)
    yield
    for half in range(2):
        for number in range(10):
            path = f"{WORK}/text{number}"
            for turn in range(3):
                content = f"{half} {turn} {number}\n" * (20 + turn)
                if number % 3 == 0:  # vim: a swap file, the old text renamed, the new text written
                    write(f"{WORK}/.text{number}.swp", "swap")
                    os.rename(path, path + "~")
                    write(path, content)
                    os.unlink(path + "~")
                    os.unlink(f"{WORK}/.text{number}.swp")
                elif number % 3 == 1:  # an office: a lock, a temporary file synced and renamed over
                    write(f"{WORK}/.~lock.text{number}#", "lock")
                    with open(f"{WORK}/lu{number}.tmp", "wb") as file:
                        file.write(content.encode())
                        file.flush()
                        os.fsync(file.fileno())
                    os.rename(f"{WORK}/lu{number}.tmp", path)
                    os.unlink(f"{WORK}/.~lock.text{number}#")
                else:  # in place, with a backup copy
                    shutil.copy2(path, path + ".bak")
                    write(path, content)
                    os.unlink(path + ".bak")
        yield


def sized():
    """truncate, fallocate, holes."""
    for number in range(4):
        write(f"{WORK}/s{number}", os.urandom(400_000))
    yield
    for half in range(2):
        for number in range(4):
            with open(f"{WORK}/s{number}", "r+b", buffering=0) as file:
                descriptor = file.fileno()
                if number == 0:
                    os.truncate(f"{WORK}/s0", 123_457 if half == 0 else 7)
                elif number == 1:
                    os.posix_fallocate(descriptor, 0, 900_000 + half)
                    os.ftruncate(descriptor, 2_000_000 + half)
                elif number == 2:
                    fallocate(descriptor, PUNCH_HOLE | KEEP_SIZE, 65_536 * (half + 1), 131_072)
                    fallocate(descriptor, KEEP_SIZE, 400_000, 300_000)
                else:
                    fallocate(descriptor, ZERO_RANGE, 40_960 + 200_000 * half, 81_920)
        with open(f"{WORK}/sparse{half}", "wb") as file:
            file.truncate(3 << 20)
            os.pwrite(file.fileno(), b"in the middle", 1 << 20)
        yield


def same_size():
    for number in range(30):
        write(f"{WORK}/r{number}", "aaaa")
    yield
    for half in range(2):
        for number in range(30):
            path = f"{WORK}/r{number}"
            times = os.stat(path)
            write(path, f"{half}{number:03}", "r+b")
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
        yield


def attributes():
    tree(WORK, 30)
    yield
    for half in range(2):
        for number in range(30):
            place = f"{WORK}/{number % 7}/{number % 31}/{number}"
            os.chmod(place + "/0", 0o600 + half)
            os.setxattr(place + "/1", "user.cairn", b"%d" % half)
            os.setxattr(place, "user.directory", os.urandom(20))
            if number % 2:
                run("setfacl", "-m", f"u:daemon:{'r' if half else 'rw'}", place + "/1")
                os.chmod(place, 0o750)
            if number % 3 == 0 and half:
                os.removexattr(place + "/1", "user.cairn")
                os.utime(place + "/0", (1_500_000_000, 1_600_000_000))
            if os.geteuid() == 0 and number % 5 == 0:
                os.chown(place + "/0", 1000 + half, 1000)
        yield


# Writers that go on until CONTROL/stop is there


def goes_on():
    return not os.path.exists(CONTROL + "/stop")


def pace():
    """Lets a millisecond pass: far less than what counts as quiet, and the daemon has a processor."""
    threading.Event().wait(0.001)


def appended():
    yield
    descriptor = os.open(WORK + "/log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    number = 0
    yield
    while goes_on():
        for _ in range(20):
            os.write(descriptor, b"%09d\n" % number)
            number += 1
            pace()
    yield


def transactions(mode):
    database = sqlite3.connect(WORK + "/accounts.db", isolation_level=None)
    database.execute(f"PRAGMA journal_mode={mode}")
    database.execute("PRAGMA synchronous=OFF")
    database.execute("PRAGMA wal_autocheckpoint=50")
    database.execute("CREATE TABLE account (id INTEGER PRIMARY KEY, balance INTEGER, note BLOB)")
    database.execute("CREATE INDEX balances ON account (balance)")
    database.executemany("INSERT INTO account VALUES (?, 100, zeroblob(300))", [(number,) for number in range(2_000)])
    yield
    yield
    chance = random.Random(7)
    while goes_on():
        database.execute("BEGIN")
        for turn in range(20):
            if turn % 4 == 0:
                pace()  # inside the transaction: the file is hardly ever at rest
            one, other = chance.randrange(2_000), chance.randrange(2_000)
            database.execute("UPDATE account SET balance = balance - 1, note = randomblob(300) WHERE id = ?", (one,))
            database.execute("UPDATE account SET balance = balance + 1 WHERE id = ?", (other,))
        database.execute("COMMIT")
    database.close()
    yield


def sqlite_wal():
    yield from transactions("WAL")


def sqlite_rollback():
    yield from transactions("DELETE")


def burst():
    """Writes, renames and deletes at random, without an end."""
    yield
    yield
    chance = random.Random(11)
    number = 0
    while goes_on():
        number += 1
        place = make(f"{WORK}/{chance.randrange(9)}/{chance.randrange(9)}")
        path = f"{place}/{chance.randrange(40)}"
        turn = chance.random()
        if turn < 0.6:
            write(path, f"{number}\n" * chance.randrange(1, 200))
        elif turn < 0.8 and os.path.exists(path):
            os.unlink(path)
        elif turn < 0.97 and os.path.exists(path):
            os.rename(path, make(f"{WORK}/{chance.randrange(9)}") + f"/r{chance.randrange(40)}")
        elif turn >= 0.97:
            shutil.rmtree(place)
        pace()
    yield


# The steps


def step(number):
    fifo = f"{CONTROL}/go-{number}"
    os.mkfifo(fifo)
    write(f"{CONTROL}/reached-{number}", b"")
    with open(fifo, "rb") as file:
        file.read()


def main():
    global HOME, CONTROL, WORK, OTHER, OUTSIDE
    name, HOME, CONTROL = sys.argv[1:]
    WORK, OTHER, OUTSIDE = f"{HOME}/work", f"{HOME}/other", f"{HOME}/outside"
    if name == "-c":
        return exec(CONTROL, globals())
    for number, _ in enumerate(globals()[name]()):
        if number < (5 if name == "mapped_alone" else 2):
            step(number)


main()

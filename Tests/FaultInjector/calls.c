#include "calls.h"

#include <stddef.h>
#include <sys/syscall.h>

#define CALL(name, shape, effect, transfer, room) {SYS_##name, #name, shape, effect, transfer, room}
#define PLAIN(name, shape) CALL(name, shape, NOTHING, NONE, 0)
#define ROOM(name, shape) CALL(name, shape, NOTHING, NONE, 1)

const struct call calls[] = {
    // Those that newer architectures do not have.
#ifdef SYS_open
    ROOM(open, PATH), PLAIN(stat, PATH), PLAIN(lstat, PATH), PLAIN(access, PATH), ROOM(rename, TWO_PATHS), ROOM(mkdir, PATH),
    PLAIN(rmdir, PATH), PLAIN(unlink, PATH), ROOM(link, TWO_PATHS), PLAIN(readlink, PATH), PLAIN(chmod, PATH), PLAIN(lchown, PATH),
#endif
    ROOM(openat, AT_PATH), ROOM(openat2, AT_PATH), PLAIN(close, DESCRIPTOR),
    CALL(read, DESCRIPTOR, NOTHING, READ, 0), CALL(pread64, DESCRIPTOR, NOTHING, READ_AT, 0), PLAIN(readv, DESCRIPTOR),
    CALL(write, DESCRIPTOR, NOTHING, WRITE, 1), CALL(pwrite64, DESCRIPTOR, WRITES_AT, WRITE_AT, 1), ROOM(writev, DESCRIPTOR),
    ROOM(pwritev, DESCRIPTOR), ROOM(copy_file_range, DESCRIPTOR), ROOM(sendfile, DESCRIPTOR),
    CALL(fsync, DESCRIPTOR, SYNCS, NONE, 1), CALL(fdatasync, DESCRIPTOR, SYNCS, NONE, 1), ROOM(syncfs, DESCRIPTOR),
    CALL(ftruncate, DESCRIPTOR, CUTS, NONE, 0), PLAIN(truncate, PATH), ROOM(fallocate, DESCRIPTOR),
    ROOM(renameat, TWO_AT_PATHS), ROOM(renameat2, TWO_AT_PATHS), PLAIN(unlinkat, AT_PATH), ROOM(mkdirat, AT_PATH),
    ROOM(mknodat, AT_PATH), ROOM(linkat, TWO_AT_PATHS), ROOM(symlinkat, PATH_AT), PLAIN(readlinkat, AT_PATH),
    PLAIN(flock, DESCRIPTOR), PLAIN(fcntl, DESCRIPTOR), PLAIN(ioctl, DESCRIPTOR), PLAIN(lseek, DESCRIPTOR),
    PLAIN(fstat, DESCRIPTOR), PLAIN(newfstatat, AT_PATH), PLAIN(statx, AT_PATH), PLAIN(fstatfs, DESCRIPTOR), PLAIN(statfs, PATH),
    PLAIN(getdents64, DESCRIPTOR), PLAIN(faccessat, AT_PATH), PLAIN(fchmod, DESCRIPTOR), PLAIN(fchmodat, AT_PATH),
    PLAIN(fchown, DESCRIPTOR), PLAIN(fchownat, AT_PATH), PLAIN(utimensat, AT_PATH), PLAIN(mmap, MAPPING),
    ROOM(fsetxattr, DESCRIPTOR), ROOM(setxattr, PATH), ROOM(lsetxattr, PATH), PLAIN(fgetxattr, DESCRIPTOR),
    PLAIN(getxattr, PATH), PLAIN(lgetxattr, PATH), PLAIN(flistxattr, DESCRIPTOR), PLAIN(listxattr, PATH),
    PLAIN(llistxattr, PATH), PLAIN(fremovexattr, DESCRIPTOR),
};

const int call_count = sizeof calls / sizeof calls[0];
_Static_assert(sizeof calls / sizeof calls[0] <= CALLS_MAXIMUM, "the filter has no room for so many");

const struct call *call_of(int number)
{
    for (int index = 0; index < call_count; index++) {
        if (calls[index].number == number) {
            return &calls[index];
        }
    }
    return NULL;
}

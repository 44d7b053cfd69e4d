#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/openat2.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/un.h>
#include <unistd.h>

#ifndef STATX_MNT_ID
#define STATX_MNT_ID 0x00001000U
#endif

int cairn_purge_look(int directory, const char *name, struct cairn_purge_stat *out)
{
    struct statx found;
    int flags = AT_SYMLINK_NOFOLLOW | AT_NO_AUTOMOUNT | (name[0] == 0 ? AT_EMPTY_PATH : 0);
    if (statx(directory, name, flags, STATX_BASIC_STATS, &found) != 0) return errno;
    out->kind_and_mode = found.stx_mode;
    out->links = found.stx_nlink;
    out->size = found.stx_size;
    out->blocks = found.stx_blocks;
    out->inode = found.stx_ino;
    out->device = makedev(found.stx_dev_major, found.stx_dev_minor);
    out->atime_seconds = found.stx_atime.tv_sec;
    out->atime_nanoseconds = found.stx_atime.tv_nsec;
    out->mtime_seconds = found.stx_mtime.tv_sec;
    out->mtime_nanoseconds = found.stx_mtime.tv_nsec;
    out->ctime_seconds = found.stx_ctime.tv_sec;
    out->ctime_nanoseconds = found.stx_ctime.tv_nsec;
    return 0;
}

int cairn_identity(int directory, const char *path, uint64_t *device, uint64_t *inode)
{
    struct statx found;
    if (statx(directory, path, AT_NO_AUTOMOUNT | AT_STATX_DONT_SYNC, STATX_INO, &found) != 0) return errno;
    *device = makedev(found.stx_dev_major, found.stx_dev_minor);
    *inode = found.stx_ino;
    return 0;
}

static int mount_of(int descriptor, uint64_t *mount)
{
    // The field has its place in the structure since Linux 5.8; glibc's structure may be older. -
    // Source: linux/stat.h.
    union {
        struct statx known;
        uint64_t words[32];
    } found;
    memset(&found, 0, sizeof found);
    if (statx(descriptor, "", AT_EMPTY_PATH | AT_NO_AUTOMOUNT, STATX_MNT_ID, &found.known) != 0) return -errno;
    if (!(found.known.stx_mask & STATX_MNT_ID)) return -ENOSYS;
    *mount = found.words[18];
    return 0;
}

int cairn_open_within_stepwise(int directory, const char *path, int flags)
{
    uint64_t top, here;
    int result = mount_of(directory, &top);
    if (result != 0) return result;
    if (*path == '/') return -EXDEV;
    int parent = directory;
    for (;;) {
        size_t length = strcspn(path, "/");
        const char *next = path + length + strspn(path + length, "/");
        char name[NAME_MAX + 1];
        result = length > NAME_MAX ? -ENAMETOOLONG : length == 0 ? -ENOENT : 0;
        if (result != 0) break;
        memcpy(name, path, length);
        name[length] = 0;
        if (strcmp(name, "..") == 0) {
            result = -EXDEV;
            break;
        }
        // O_PATH first: what is opened for reading has been seen to be on this mount.
        result = openat(parent, name, O_PATH | O_NOFOLLOW | O_CLOEXEC);
        if (result < 0) {
            result = -errno;
            break;
        }
        int found = mount_of(result, &here);
        struct stat kind;
        if (found == 0 && here != top) found = -EXDEV;
        if (found == 0 && fstat(result, &kind) != 0) found = -errno;
        if (found == 0 && S_ISLNK(kind.st_mode)) found = -ELOOP;
        if (found == 0 && (*next != 0 || path[length] == '/' || (flags & O_DIRECTORY)) && !S_ISDIR(kind.st_mode)) found = -ENOTDIR;
        if (found == 0 && *next == 0 && !(flags & O_PATH)) {
            // "." of the very directory that was looked at; other things are only ever opened as
            // paths here.
            int opened = S_ISDIR(kind.st_mode) ? openat(result, ".", flags | O_NOFOLLOW | O_CLOEXEC) : -1;
            found = opened < 0 ? (S_ISDIR(kind.st_mode) ? -errno : -ENOTDIR) : 0;
            if (found == 0) {
                close(result);
                result = opened;
            }
        }
        if (found != 0) {
            close(result);
            result = found;
            break;
        }
        if (*next == 0) break;
        if (parent != directory) close(parent);
        parent = result;
        path = next;
    }
    if (parent != directory) close(parent);
    return result;
}

int cairn_open_within(int directory, const char *path, int flags)
{
    struct open_how how = {
        .flags = (uint64_t)(flags | O_CLOEXEC),
        .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS | RESOLVE_NO_XDEV,
    };
    long descriptor = syscall(SYS_openat2, directory, path, &how, sizeof how);
    if (descriptor < 0 && errno == ENOSYS) return cairn_open_within_stepwise(directory, path, flags);
    return descriptor < 0 ? -errno : (int)descriptor;
}

static int lease(int descriptor, int kind)
{
    // The default signal, SIGIO, would end a process that does not expect it.
    if (fcntl(descriptor, F_SETSIG, SIGURG) != 0) return -errno;
    return fcntl(descriptor, F_SETLEASE, kind) == 0 ? 0 : -errno;
}

int cairn_lease_shared(int descriptor) { return lease(descriptor, F_RDLCK); }

int cairn_lease_exclusive(int descriptor) { return lease(descriptor, F_WRLCK); }

int cairn_lease_stands(int descriptor)
{
    int lease = fcntl(descriptor, F_GETLEASE);
    return lease < 0 ? -errno : lease == F_WRLCK;
}

int cairn_unix_is_bound(int descriptor)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    snprintf(address.sun_path, sizeof address.sun_path, "/proc/self/fd/%d", descriptor);
    // The kernel looks the bound socket up by the file's inode, then compares types: connecting a
    // datagram socket sends nothing, and a listener of another type never hears of it. - Source:
    // unix_find_bsd() in net/unix/af_unix.c.
    int probe = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (probe < 0) return -errno;
    int problem = connect(probe, (struct sockaddr *)&address, sizeof address) == 0 ? 0 : errno;
    close(probe);
    switch (problem) {
    case ECONNREFUSED: return 0;
    // EPERM: a datagram socket that is connected to another.
    case 0: case EPROTOTYPE: case EPERM: case EAGAIN: return 1;
    default: return -problem;
    }
}

int cairn_file_system_space(int descriptor, uint64_t *total, uint64_t *available)
{
    struct statvfs found;
    if (fstatvfs(descriptor, &found) != 0) return -errno;
    uint64_t unit = found.f_frsize != 0 ? found.f_frsize : found.f_bsize;
    *total = (uint64_t)found.f_blocks * unit;
    *available = (uint64_t)found.f_bavail * unit;
    return 0;
}

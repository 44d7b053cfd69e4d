// System calls of the purge: what removes files in trees that their applications change meanwhile.
#ifndef CAIRN_PURGE_H
#define CAIRN_PURGE_H

#include <stdint.h>

// What decides whether an item goes. Times in seconds and nanoseconds.
struct cairn_purge_stat {
    uint32_t kind_and_mode;
    uint32_t links;
    uint64_t size;
    uint64_t blocks;
    uint64_t inode;
    uint64_t device;
    int64_t atime_seconds;
    int64_t mtime_seconds;
    int64_t ctime_seconds;
    uint32_t atime_nanoseconds;
    uint32_t mtime_nanoseconds;
    uint32_t ctime_nanoseconds;
};

// statx(2) of `name` beneath `directory`, or of `directory` itself when `name` is empty. Never
// follows a symlink. Returns 0, or the errno.
int cairn_purge_look(int directory, const char *name, struct cairn_purge_stat *out);

// Device and inode of what `path` leads to, magic links followed, without asking a server. Returns
// 0, or the errno.
int cairn_identity(int directory, const char *path, uint64_t *device, uint64_t *inode);

// openat2(2) with RESOLVE_BENEATH, RESOLVE_NO_SYMLINKS, RESOLVE_NO_MAGICLINKS and RESOLVE_NO_XDEV.
// Returns a descriptor, or the negated errno. Where that call is refused as unknown,
// `cairn_open_within_stepwise`.
int cairn_open_within(int directory, const char *path, int flags);

// The same by openat(2), one name at a time, with the mount of each compared (STATX_MNT_ID): ENOSYS
// on a kernel that does not tell it.
int cairn_open_within_stepwise(int directory, const char *path, int flags);

// fcntl(2) F_SETLEASE, F_RDLCK: granted only while nobody has the file open or mapped for writing.
// The same signal. Returns 0, or the negated errno: -EAGAIN when somebody has it.
int cairn_lease_shared(int descriptor);
// fcntl(2) F_SETLEASE, F_WRLCK: granted only while nobody else, of whatever user, has the file open
// or mapped; who opens it then waits until the descriptor is closed. Its signal is SIGURG, which is
// ignored by default. Returns 0, or the negated errno: -EAGAIN when somebody has it.
int cairn_lease_exclusive(int descriptor);
// Whether that lease stands, and nobody waits for it: 1, 0, or the negated errno.
int cairn_lease_stands(int descriptor);

// Whether a socket is bound to the socket file that `descriptor` (O_PATH) stands for: 1, 0, or the
// negated errno.
int cairn_unix_is_bound(int descriptor);

// statvfs(3): bytes of the file system, and bytes that an unprivileged writer may still use.
// Returns 0, or the negated errno.
int cairn_file_system_space(int descriptor, uint64_t *total, uint64_t *available);

#endif

// Thin shims: system calls that Swift cannot import (variadic) or glibc 2.36 does not wrap.
#ifndef CAIRN_CLINUX_H
#define CAIRN_CLINUX_H

#include <dirent.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/random.h>
#include <sys/types.h>
#include <sys/xattr.h>

// Values that glibc shows only under _GNU_SOURCE, which Swift's importer does not set.
extern const int cairn_o_noatime;
extern const int cairn_o_path;
extern const int cairn_seek_data;
extern const int cairn_seek_hole;

// The fields of statx(2) that Cairn uses, in one flat value.
struct cairn_stat {
    uint32_t kind_and_mode;
    uint32_t uid;
    uint32_t gid;
    uint32_t links;
    uint64_t size;
    uint64_t blocks;
    uint64_t inode;
    uint64_t device;
    uint64_t rdev_major;
    uint64_t rdev_minor;
    int64_t mtime_seconds;
    int64_t ctime_seconds;
    uint32_t mtime_nanoseconds;
    uint32_t ctime_nanoseconds;
    uint64_t attributes;
};

// statx(2) of `name` beneath `directory` (or of `directory` itself when `name` is empty). Never follows a symlink.
// Returns 0, or the errno.
int cairn_statx(int directory, const char *name, struct cairn_stat *out);

// openat(2) with close-on-exec. Returns a descriptor, or the negated errno.
int cairn_openat(int directory, const char *name, int flags, uint32_t mode);

// openat2(2) with RESOLVE_BENEATH, RESOLVE_NO_SYMLINKS and RESOLVE_NO_MAGICLINKS. Returns a descriptor, or the negated errno.
int cairn_open_beneath(int directory, const char *path, int flags, uint32_t mode);

// One getdents64(2) call. Returns the bytes filled, 0 at the end, or the negated errno.
long cairn_getdents(int directory, void *buffer, size_t capacity);

// mknodat(2) for FIFOs, sockets and devices. Returns 0, or the errno.
int cairn_mknod(int directory, const char *name, uint32_t kind_and_mode, uint32_t major_number, uint32_t minor_number);

// memfd_create(2), close-on-exec. Returns a descriptor, or the negated errno.
int cairn_memory_file(const char *name);

// pidfd_open(2). Returns a descriptor, which is close-on-exec, or the negated errno.
int cairn_process_descriptor(pid_t process);

// pipe2(2), close-on-exec. Returns 0, or the errno.
int cairn_pipe(int ends[2]);

// posix_spawn(3) of a program in a process group of its own, in the root directory, with all signals at their defaults and no descriptor
// but standard input (`input`), standard output and standard error (both `output`). Returns 0, or the errno.
int cairn_spawn(
    const char *program, char *const arguments[], char *const environment[], int input, int output, pid_t *process);

#endif

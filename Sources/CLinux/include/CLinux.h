// Thin shims: system calls that Swift cannot import (variadic) or glibc 2.36 does not wrap.
#ifndef CAIRN_CLINUX_H
#define CAIRN_CLINUX_H

#include <dirent.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/random.h>
#include <sys/types.h>
#include <sys/xattr.h>

#include "Events.h"
#include "Purge.h"
#include "Secrets.h"

// Values that glibc shows only under _GNU_SOURCE, which Swift's importer does not set.
extern const int cairn_o_noatime;
// STATX_ATTR_NODUMP, for cairn_stat.attributes.
extern const uint64_t cairn_attribute_no_dump;
extern const uint64_t cairn_attribute_mount_root;
// STATX_ATTR_ENCRYPTED: by the file system itself (fscrypt).
extern const uint64_t cairn_attribute_encrypted;
extern const int cairn_o_path;
extern const int cairn_o_tmpfile;
extern const int cairn_o_direct;
extern const int cairn_seek_data;
extern const int cairn_seek_hole;

// Returns a command-line argument of this process (0 is its name), or NULL after the last. The C library passes the arguments to constructors: Swift's runtime reads /proc/self/cmdline, and sees no words
// where /proc is missing or a preloaded library is in its way. - Source: glibc, csu/libc-start.c.
const char *cairn_argument(int index);

// Whether /proc is proc(5) and shows this process.
int cairn_has_proc(void);

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
    int64_t btime_seconds; // 0 where the file system does not have it
    uint32_t btime_nanoseconds;
    uint64_t attributes;
};

// statx(2) of `name` beneath `directory` (or of `directory` itself when `name` is empty). Never
// follows a symlink. Returns 0, or the errno.
int cairn_statx(int directory, const char *name, struct cairn_stat *out);

// The same, but asks a server or a FUSE program even if the kernel remembers an answer: a name in
// another spelling can be gone although the kernel still knows it (AT_STATX_FORCE_SYNC).
int cairn_statx_now(int directory, const char *name, struct cairn_stat *out);

// Puts this thread, and all that it starts, into a Landlock domain that forbids nothing but to reach
// into processes outside it: ptrace(2), and what /proc shows of them only to who may trace them
// (root, cwd, fd, mem). Needs no_new_privs, and Linux 5.19. Returns 0, or the errno.
// - Source: landlock(7).
int cairn_fence(void);

// openat(2) with close-on-exec. Returns a descriptor, or the negated errno.
int cairn_openat(int directory, const char *name, int flags, uint32_t mode);

// openat2(2) with RESOLVE_BENEATH, RESOLVE_NO_SYMLINKS and RESOLVE_NO_MAGICLINKS. Returns a
// descriptor, or the negated errno. Where that call is refused as unknown (systemd does so for
// RestrictSUIDSGID=, older containers for all), name by name.
int cairn_open_beneath(int directory, const char *path, int flags, uint32_t mode);

// The same by openat(2), one name at a time, never through a symlink. `..` is refused wherever it
// leads.
int cairn_open_stepwise(int directory, const char *path, int flags, uint32_t mode);

// openat2(2) with RESOLVE_NO_SYMLINKS, from the current directory. Returns a descriptor, or the
// negated errno: -ELOOP at any symlink, -ENOSYS where the call is unknown or refused as such.
int cairn_open_without_symlinks(const char *path, int flags, uint32_t mode);

// readlinkat(2) of the symlink that `descriptor` (O_PATH) stands for. Returns its length, or the
// negated errno.
long cairn_read_link(int descriptor, char *target, size_t capacity);

// fchownat(2) with AT_EMPTY_PATH: of what `descriptor` stands for, O_PATH and symlinks included.
// Returns 0, or the errno.
int cairn_chown_item(int descriptor, uint32_t uid, uint32_t gid);

// Sets or clears an inode's flag `immutable`. Returns 0 (also when it has nothing to clear, or the
// file system has no flags and none is to be set), or the errno. - Source: ioctl_iflags(2).
int cairn_set_immutable(int file, int on);

// An inode's flags, as FS_IOC_GETFLAGS and FS_IOC_SETFLAGS have them. Return 0, or the errno.
// - Source: ioctl_iflags(2).
int cairn_flags(int file, uint32_t *flags);
int cairn_set_flags(int file, uint32_t flags);

// Clears an inode's flag `nodump`. Returns 0, or the errno. - Source: ioctl_iflags(2).
int cairn_clear_no_dump(int file);

// One getdents64(2) call. Returns the bytes filled, 0 at the end, or the negated errno.
long cairn_getdents(int directory, void *buffer, size_t capacity);

// mknodat(2) for FIFOs, sockets and devices. Returns 0, or the errno.
int cairn_mknod(int directory, const char *name, uint32_t kind_and_mode, uint32_t major_number, uint32_t minor_number);

// Unix stream sockets, non-blocking and close-on-exec. `cairn_unix_bind` and `cairn_unix_connect`
// reach `name` beneath an open directory through /proc/self/fd, so that no path is too long for
// sockaddr_un; a bound socket has mode 0600 from the first moment. They return a descriptor or 0,
// or the negated errno.
int cairn_unix_socket(void);
int cairn_unix_bind(int socket, int directory, const char *name);
int cairn_unix_connect(int socket, int directory, const char *name);
int cairn_unix_accept(int socket);
// The user and the process at the other end, as they were when they connected or began to listen
// (SO_PEERCRED).
int cairn_unix_peer(int socket, uint32_t *uid, int32_t *pid);
// send(2) without waiting and without SIGPIPE. Returns the bytes taken, or the negated errno.
long cairn_send(int socket, const void *bytes, size_t count);
// recv(2) without waiting. Returns the bytes received, 0 at the end, or the negated errno.
long cairn_receive(int socket, void *bytes, size_t capacity);

// A non-blocking eventfd(2). Returns a descriptor, or the negated errno.
int cairn_eventfd(void);

// Which file system it is, whatever number its device got: what f_fsid of fstatfs(2) has of its
// UUID, else a hash of the name that udev found for its device; 0 when neither tells.
uint64_t cairn_file_system_id(int descriptor);

// The identity of the file system that an open file or directory is on, which stays when its device
// number changes; 0 when it has none. The top two bits are 2, or 3 on btrfs, where the lower 32 bits identify the subvolume.
// - Source: FS_IOC_GETFSUUID; f_fsid of fstatfs(2) for ext4, btrfs, ZFS; udev's /dev/disk/by-uuid.
uint64_t cairn_file_system_identity(int descriptor);

// The state of the key of an encrypted directory (FSCRYPT_KEY_STATUS_…), or the negated errno.
// `is_of_process` tells whether a process's keyring may have it instead (policies of version 1).
// - Source: linux/fscrypt.h, FS_IOC_GET_ENCRYPTION_POLICY_EX, FS_IOC_GET_ENCRYPTION_KEY_STATUS.
int cairn_key_status(int directory, int *is_of_process);

// f_type of fstatfs(2), or the negated errno.
int64_t cairn_file_system_type(int descriptor);
// fcntl(2) F_OFD_SETLK, F_RDLCK. Returns 0, or the negated errno: -EAGAIN or -EACCES when another
// holds it.
int cairn_lock_shared(int descriptor, uint64_t start, uint64_t length);
// fcntl(2) F_OFD_SETLK, F_UNLCK.
void cairn_unlock(int descriptor, uint64_t start, uint64_t length);
// fcntl(2) F_OFD_GETLK for F_RDLCK: 1 when another holds a write lock there, 0 when not, or the
// negated errno.
int cairn_is_locked(int descriptor, uint64_t start, uint64_t length);

// ioctl_ficlonerange(2), FICLONE. Returns 0, or the errno.
int cairn_clone(int target, int source);
// One copy_file_range(2) between the same offsets. Returns the bytes copied, 0 at the end of
// `source`, or the negated errno.
long cairn_copy_range(int source, int target, uint64_t offset, size_t count);

// Takes a read-only snapshot of an open subvolume, as `name` in an open directory. Returns 0, or
// the errno.
// - Source: linux/btrfs.h, BTRFS_IOC_SNAP_CREATE_V2.
int cairn_btrfs_snapshot(int subvolume, int directory, const char *name);
// Whether an open directory is in a read-only subvolume of btrfs that is a snapshot of another: 1 or
// 0, or the negated errno. - Source: linux/btrfs.h, BTRFS_IOC_GET_SUBVOL_INFO (Linux 4.18).
int cairn_is_subvolume_snapshot(int directory);
// Removes a subvolume. Returns 0, or the errno. - Source: linux/btrfs.h, BTRFS_IOC_SNAP_DESTROY.
int cairn_btrfs_remove(int directory, const char *name);

// memfd_create(2), close-on-exec. Returns a descriptor, or the negated errno.
int cairn_memory_file(const char *name);

// pidfd_open(2). Returns a descriptor, which is close-on-exec, or the negated errno.
int cairn_process_descriptor(pid_t process);

// pipe2(2), close-on-exec. Returns 0, or the errno.
int cairn_pipe(int ends[2]);

// Unmaps the pages of machine code that this process has used so far; those that it still needs come
// back from the kernel's cache. - Source: madvise(2), MADV_DONTNEED; dl_iterate_phdr(3).
void cairn_release_code(void);

// Starts a program in a process group of its own, in the root directory, with all signals at their
// defaults and no descriptor but standard input (`input`), standard output and standard error (both
// `output`). If `ends_with_thread` is set, the kernel kills the program when the calling thread ends for any reason. Returns 0, or the errno. - Source: vfork(2), PR_SET_PDEATHSIG(2const), close_range(2).
int cairn_spawn(
    const char *program, char *const arguments[], char *const environment[], int input, int output, int ends_with_thread,
    pid_t *process);

// Prepares this process to parse what a hostile hand may have written: at most `cpu_seconds` of
// processor time and `memory_bytes` of address space, few descriptors, no file that grows, no memory
// dump, no new privileges, and no file that is opened, made or run (where the kernel has Landlock).
// The process is killed when the thread of `parent` that started it ends. Returns 0, or the errno.
// - Source: setrlimit(2), prctl(2), landlock(7).
int cairn_bound_process(int parent, uint64_t cpu_seconds, uint64_t memory_bytes);

// Lowers the calling thread to SCHED_IDLE, and its I/O to the idle class. - Source: sched(7),
// ioprio_set(2).
void cairn_lower_thread_priority(void);
// Has the calling thread, and what it starts, give way to others, but not starve.
void cairn_yield_thread_priority(void);

// 1 when the kernel says that its wall clock is synchronized, and that clock agrees with `wall`
// (seconds since 1970), else 0. - Source: adjtimex(2).
int cairn_is_clock_synchronized(int64_t wall);

// renameat2(2) within a directory: exchanges two names, or gives one a new name that nothing has.
// Return 0, or the errno.
int cairn_exchange(int directory, const char *one, const char *other);
int cairn_rename_new(int directory, const char *from, const char *to);

/// Asks a directory whether it answers, in a process that may be lost. Returns its id, or a negated
/// errno. It must be waited for.
int cairn_probe_start(const char *path);
/// Whether a process of `cairn_probe_start` has ended, in so many milliseconds at most; then it was
/// waited for.
int cairn_probe_ended(int child, int milliseconds);

// Has malloc give large blocks back to the kernel when they are freed, and threads share what is
// kept: for a process that lives long and answers on many threads. - Source: mallopt(3).
void cairn_keep_little_memory(void);

#endif

#define _GNU_SOURCE
#include "CLinux.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/btrfs.h>
#include <linux/fscrypt.h>
#include <linux/fs.h>
#include <linux/magic.h>
#include <linux/openat2.h>
#include <malloc.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/un.h>
#include <sys/vfs.h>
#include <unistd.h>

const int cairn_o_noatime = O_NOATIME;
const uint64_t cairn_attribute_no_dump = STATX_ATTR_NODUMP;
const uint64_t cairn_attribute_encrypted = STATX_ATTR_ENCRYPTED;
const uint64_t cairn_attribute_mount_root = STATX_ATTR_MOUNT_ROOT;
const int cairn_o_path = O_PATH;
const int cairn_o_tmpfile = O_TMPFILE;
const int cairn_o_direct = O_DIRECT;
const int cairn_seek_data = SEEK_DATA;
const int cairn_seek_hole = SEEK_HOLE;

static int argument_count;
static char *const *arguments;

__attribute__((constructor)) static void keep_arguments(int count, char **words)
{
    argument_count = count;
    arguments = words;
}

const char *cairn_argument(int index)
{
    return index < argument_count ? arguments[index] : NULL;
}

int cairn_has_proc(void)
{
    struct statfs of;
    return statfs("/proc", &of) == 0 && of.f_type == PROC_SUPER_MAGIC && access("/proc/self/fd", X_OK) == 0;
}

static int status_of(int directory, const char *name, int sync, struct cairn_stat *out)
{
    struct statx found;
    int flags = AT_SYMLINK_NOFOLLOW | AT_NO_AUTOMOUNT | (name[0] == 0 ? AT_EMPTY_PATH : 0) | sync;
    if (statx(directory, name, flags, STATX_BASIC_STATS | STATX_BTIME, &found) != 0) {
        return errno;
    }
    out->kind_and_mode = found.stx_mode;
    out->uid = found.stx_uid;
    out->gid = found.stx_gid;
    out->links = found.stx_nlink;
    out->size = found.stx_size;
    out->blocks = found.stx_blocks;
    out->inode = found.stx_ino;
    out->device = makedev(found.stx_dev_major, found.stx_dev_minor);
    out->rdev_major = found.stx_rdev_major;
    out->rdev_minor = found.stx_rdev_minor;
    out->mtime_seconds = found.stx_mtime.tv_sec;
    out->mtime_nanoseconds = found.stx_mtime.tv_nsec;
    out->ctime_seconds = found.stx_ctime.tv_sec;
    out->ctime_nanoseconds = found.stx_ctime.tv_nsec;
    int is_born = (found.stx_mask & STATX_BTIME) != 0;
    out->btime_seconds = is_born ? found.stx_btime.tv_sec : 0;
    out->btime_nanoseconds = is_born ? found.stx_btime.tv_nsec : 0;
    out->attributes = found.stx_attributes;
    return 0;
}

int cairn_statx(int directory, const char *name, struct cairn_stat *out)
{
    return status_of(directory, name, AT_STATX_SYNC_AS_STAT, out);
}

int cairn_statx_now(int directory, const char *name, struct cairn_stat *out)
{
    return status_of(directory, name, AT_STATX_FORCE_SYNC, out);
}

int cairn_clear_no_dump(int file)
{
    int flags = 0;
    if (ioctl(file, FS_IOC_GETFLAGS, &flags) != 0) {
        return errno;
    }
    flags &= ~FS_NODUMP_FL;
    return ioctl(file, FS_IOC_SETFLAGS, &flags) == 0 ? 0 : errno;
}

int cairn_set_immutable(int file, int on)
{
    int flags = 0;
    if (ioctl(file, FS_IOC_GETFLAGS, &flags) != 0) {
        // A file system without flags has none to clear.
        return on || (errno != ENOTTY && errno != EOPNOTSUPP && errno != EINVAL && errno != ENOSYS) ? errno : 0;
    }
    int wanted = on ? flags | FS_IMMUTABLE_FL : flags & ~FS_IMMUTABLE_FL;
    if (wanted == flags) {
        return 0;
    }
    return ioctl(file, FS_IOC_SETFLAGS, &wanted) == 0 ? 0 : errno;
}

int cairn_flags(int file, uint32_t *flags)
{
    int found = 0;
    int code = ioctl(file, FS_IOC_GETFLAGS, &found) == 0 ? 0 : errno;
    *flags = (uint32_t)found;
    return code;
}

int cairn_set_flags(int file, uint32_t flags)
{
    int wanted = (int)flags;
    return ioctl(file, FS_IOC_SETFLAGS, &wanted) == 0 ? 0 : errno;
}

int cairn_openat(int directory, const char *name, int flags, uint32_t mode)
{
    int descriptor = openat(directory, name, flags | O_CLOEXEC, mode);
    return descriptor < 0 ? -errno : descriptor;
}

int cairn_open_stepwise(int directory, const char *path, int flags, uint32_t mode)
{
    if (*path == '/') return -EXDEV;
    int parent = directory;
    int result;
    for (;;) {
        size_t length = strcspn(path, "/");
        const char *next = path + length + strspn(path + length, "/");
        char name[NAME_MAX + 1];
        if (length > NAME_MAX) {
            result = -ENAMETOOLONG;
            break;
        }
        memcpy(name, path, length);
        name[length] = 0;
        if (length == 0 || strcmp(name, "..") == 0) {
            result = length == 0 ? -ENOENT : -EXDEV;
            break;
        }
        int isLast = *next == 0;
        // A slash behind the last name asks for a directory.
        int isDirectory = path[length] == '/';
        int how = isLast ? flags | (isDirectory ? O_DIRECTORY : 0) : O_PATH | O_DIRECTORY;
        result = openat(parent, name, how | O_NOFOLLOW | O_CLOEXEC, mode);
        if (result < 0) {
            struct stat found;
            result = -errno;
            // To a directory that must be none of these, a symlink is just no directory.
            if (result == -ENOTDIR && fstatat(parent, name, &found, AT_SYMLINK_NOFOLLOW) == 0 && S_ISLNK(found.st_mode))
                result = -ELOOP;
            break;
        }
        if (isLast) break;
        if (parent != directory) close(parent);
        parent = result;
        path = next;
    }
    if (parent != directory) close(parent);
    return result;
}

int cairn_open_beneath(int directory, const char *path, int flags, uint32_t mode)
{
    struct open_how how = {
        .flags = (uint64_t)(flags | O_CLOEXEC),
        .mode = mode,
        .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS,
    };
    long descriptor = syscall(SYS_openat2, directory, path, &how, sizeof how);
    if (descriptor < 0 && errno == ENOSYS) return cairn_open_stepwise(directory, path, flags, mode);
    return descriptor < 0 ? -errno : (int)descriptor;
}

int cairn_open_without_symlinks(const char *path, int flags, uint32_t mode)
{
    struct open_how how = {
        .flags = (uint64_t)(flags | O_CLOEXEC),
        // The kernel refuses a mode where nothing can be made.
        .mode = (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE ? mode : 0,
        .resolve = RESOLVE_NO_SYMLINKS,
    };
    long descriptor = syscall(SYS_openat2, AT_FDCWD, path, &how, sizeof how);
    return descriptor < 0 ? -errno : (int)descriptor;
}

long cairn_read_link(int descriptor, char *target, size_t capacity)
{
    ssize_t length = readlinkat(descriptor, "", target, capacity);
    return length < 0 ? -errno : length;
}

int cairn_chown_item(int descriptor, uint32_t uid, uint32_t gid)
{
    return fchownat(descriptor, "", uid, gid, AT_EMPTY_PATH) == 0 ? 0 : errno;
}

long cairn_getdents(int directory, void *buffer, size_t capacity)
{
    long filled = syscall(SYS_getdents64, directory, buffer, capacity);
    return filled < 0 ? -errno : filled;
}

int cairn_mknod(int directory, const char *name, uint32_t kind_and_mode, uint32_t major_number, uint32_t minor_number)
{
    return mknodat(directory, name, kind_and_mode, makedev(major_number, minor_number)) == 0 ? 0 : errno;
}

int cairn_unix_socket(void)
{
    int descriptor = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    return descriptor < 0 ? -errno : descriptor;
}

static int address_beneath(int directory, const char *name, struct sockaddr_un *address)
{
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    int length = snprintf(address->sun_path, sizeof address->sun_path, "/proc/self/fd/%d/%s", directory, name);
    return length > 0 && (size_t)length < sizeof address->sun_path ? 0 : -ENAMETOOLONG;
}

int cairn_unix_bind(int socket, int directory, const char *name)
{
    struct sockaddr_un address;
    int problem = address_beneath(directory, name, &address);
    if (problem != 0) {
        return problem;
    }
    // Linux takes the mode of the new name from the unbound socket. - Source: unix_bind() in
    // net/unix/af_unix.c.
    if (fchmod(socket, 0600) != 0 || bind(socket, (struct sockaddr *)&address, sizeof address) != 0) {
        return -errno;
    }
    return 0;
}

int cairn_unix_connect(int socket, int directory, const char *name)
{
    struct sockaddr_un address;
    int problem = address_beneath(directory, name, &address);
    if (problem != 0) {
        return problem;
    }
    return connect(socket, (struct sockaddr *)&address, sizeof address) == 0 ? 0 : -errno;
}

int cairn_unix_accept(int socket)
{
    int descriptor = accept4(socket, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
    return descriptor < 0 ? -errno : descriptor;
}

int cairn_unix_peer(int socket, uint32_t *uid, int32_t *pid)
{
    struct ucred peer;
    socklen_t length = sizeof peer;
    if (getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &length) != 0) {
        return -errno;
    }
    *uid = peer.uid;
    *pid = peer.pid;
    return 0;
}

long cairn_send(int socket, const void *bytes, size_t count)
{
    ssize_t sent = send(socket, bytes, count, MSG_NOSIGNAL | MSG_DONTWAIT);
    return sent < 0 ? -errno : sent;
}

long cairn_receive(int socket, void *bytes, size_t capacity)
{
    ssize_t received = recv(socket, bytes, capacity, MSG_DONTWAIT);
    return received < 0 ? -errno : received;
}

int cairn_eventfd(void)
{
    int descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    return descriptor < 0 ? -errno : descriptor;
}

// udev(7): links in /dev/disk/by-uuid lead to the devices.
static uint64_t name_of_device(dev_t device)
{
    DIR *names = opendir("/dev/disk/by-uuid");
    if (names == NULL) return 0;
    uint64_t hash = 0;
    struct dirent *entry;
    while (hash == 0 && (entry = readdir(names)) != NULL) {
        struct stat found;
        if (fstatat(dirfd(names), entry->d_name, &found, 0) != 0 || !S_ISBLK(found.st_mode) || found.st_rdev != device) continue;
        hash = 14695981039346656037u;
        for (const char *byte = entry->d_name; *byte != 0; byte++) hash = (hash ^ (uint8_t)*byte) * 1099511628211u;
    }
    closedir(names);
    return hash;
}

// fs/ext4/super.c: the UUID's halves, one over the other. fs/btrfs/super.c: the same, and the
// subvolume's number over the second word.
uint64_t cairn_file_system_id(int descriptor)
{
    struct statfs system;
    struct stat top;
    if (fstatfs(descriptor, &system) != 0 || fstat(descriptor, &top) != 0) return 0;
    uint64_t first = (uint32_t)system.f_fsid.__val[0], second = (uint32_t)system.f_fsid.__val[1];
    switch ((uint32_t)system.f_type) {
    case 0xEF53: return first << 32 | second;
    case 0x9123683E: return first;
    default: return name_of_device(top.st_dev);
    }
}

static uint64_t hash_of(const void *bytes, size_t count)
{
    uint64_t hash = 14695981039346656037u;
    for (size_t index = 0; index < count; index++) hash = (hash ^ ((const uint8_t *)bytes)[index]) * 1099511628211u;
    return hash;
}

// linux/fs.h, FS_IOC_GETFSUUID (Linux 6.9); older headers lack it.
struct file_system_uuid {
    uint8_t length;
    uint8_t bytes[16];
};

static uint64_t hash_of_uuid(int descriptor)
{
    struct file_system_uuid found = {0};
    if (ioctl(descriptor, _IOR(0x15, 0, struct file_system_uuid), &found) != 0) return 0;
    return found.length == sizeof found.bytes ? hash_of(found.bytes, sizeof found.bytes) : 0;
}

// fs/zfs: f_fsid is the dataset's own. tmpfs, ramfs, overlayfs and bcachefs: an identity of one
// mount only, or of several trees with inodes of their own.
uint64_t cairn_file_system_identity(int descriptor)
{
    struct statfs system;
    struct stat top;
    if (fstatfs(descriptor, &system) != 0 || fstat(descriptor, &top) != 0) return 0;
    uint64_t first = (uint32_t)system.f_fsid.__val[0], second = (uint32_t)system.f_fsid.__val[1];
    uint64_t words = first << 32 | second, hash = 0;
    switch ((uint32_t)system.f_type) {
    case 0x01021994:
    case 0x858458F6:
    case 0x794C7630:
    case 0xCA451A4E: return 0;
    case 0x9123683E: return words == 0 ? 0 : 3ull << 62 | (first & 0x3FFFFFFF) << 32 | second;
    case 0xEF53:
    case 0x2FC12FC1: hash = words == 0 ? 0 : hash_of(&words, sizeof words); break;
    default: hash = hash_of_uuid(descriptor);
    }
    if (hash == 0) hash = name_of_device(top.st_dev);
    return hash == 0 ? 0 : 2ull << 62 | hash >> 2;
}

int cairn_key_status(int directory, int *is_of_process)
{
    union {
        struct fscrypt_get_policy_ex_arg argument;
        uint8_t room[256];
    } found = {.room = {0}};
    struct fscrypt_get_policy_ex_arg *policy = &found.argument;
    policy->policy_size = sizeof policy->policy;
    if (ioctl(directory, FS_IOC_GET_ENCRYPTION_POLICY_EX, policy) != 0) return -errno;
    struct fscrypt_get_key_status_arg key = {0};
    *is_of_process = policy->policy.version == FSCRYPT_POLICY_V1;
    if (*is_of_process) {
        key.key_spec.type = FSCRYPT_KEY_SPEC_TYPE_DESCRIPTOR;
        memcpy(key.key_spec.u.descriptor, policy->policy.v1.master_key_descriptor, FSCRYPT_KEY_DESCRIPTOR_SIZE);
    } else {
        key.key_spec.type = FSCRYPT_KEY_SPEC_TYPE_IDENTIFIER;
        memcpy(key.key_spec.u.identifier, policy->policy.v2.master_key_identifier, FSCRYPT_KEY_IDENTIFIER_SIZE);
    }
    if (ioctl(directory, FS_IOC_GET_ENCRYPTION_KEY_STATUS, &key) != 0) return -errno;
    return (int)key.status;
}

int64_t cairn_file_system_type(int descriptor)
{
    struct statfs found;
    return fstatfs(descriptor, &found) == 0 ? (int64_t)(uint32_t)found.f_type : -errno;
}

static struct flock lock_of(short type, uint64_t start, uint64_t length)
{
    struct flock lock = {.l_type = type, .l_whence = SEEK_SET, .l_start = (off_t)start, .l_len = (off_t)length, .l_pid = 0};
    return lock;
}

int cairn_lock_shared(int descriptor, uint64_t start, uint64_t length)
{
    struct flock lock = lock_of(F_RDLCK, start, length);
    return fcntl(descriptor, F_OFD_SETLK, &lock) == 0 ? 0 : -errno;
}

void cairn_unlock(int descriptor, uint64_t start, uint64_t length)
{
    struct flock lock = lock_of(F_UNLCK, start, length);
    (void)fcntl(descriptor, F_OFD_SETLK, &lock);
}

int cairn_is_locked(int descriptor, uint64_t start, uint64_t length)
{
    struct flock lock = lock_of(F_RDLCK, start, length);
    return fcntl(descriptor, F_OFD_GETLK, &lock) == 0 ? lock.l_type != F_UNLCK : -errno;
}

int cairn_clone(int target, int source)
{
    return ioctl(target, FICLONE, source) == 0 ? 0 : errno;
}

long cairn_copy_range(int source, int target, uint64_t offset, size_t count)
{
    off_t from = (off_t)offset;
    off_t to = (off_t)offset;
    ssize_t copied = copy_file_range(source, &from, target, &to, count, 0);
    return copied < 0 ? -errno : copied;
}

int cairn_exchange(int directory, const char *one, const char *other)
{
    return syscall(SYS_renameat2, directory, one, directory, other, RENAME_EXCHANGE) == 0 ? 0 : errno;
}

int cairn_rename_new(int directory, const char *from, const char *to)
{
    return syscall(SYS_renameat2, directory, from, directory, to, RENAME_NOREPLACE) == 0 ? 0 : errno;
}

void cairn_lower_thread_priority(void) {
    struct sched_param none = {0};
    // A policy of the thread: 0 names the caller (sched_setscheduler(2)).
    sched_setscheduler(0, SCHED_IDLE, &none);
    // IOPRIO_WHO_PROCESS with 0 is the calling thread; class 3 is idle, and stands above 13 bits of
    // priority.
    syscall(SYS_ioprio_set, 1, 0, 3 << 13);
}

void cairn_yield_thread_priority(void) {
    // Of the thread alone: Linux counts niceness by threads (setpriority(2)). Class 2 is best effort,
    // 7 its last level.
    setpriority(PRIO_PROCESS, (id_t)syscall(SYS_gettid), 10);
    syscall(SYS_ioprio_set, 1, 0, 2 << 13 | 7);
}

int cairn_btrfs_snapshot(int subvolume, int directory, const char *name)
{
    struct btrfs_ioctl_vol_args_v2 arguments = {.fd = subvolume, .flags = BTRFS_SUBVOL_RDONLY};
    if (strlen(name) >= sizeof arguments.name) return ENAMETOOLONG;
    strcpy(arguments.name, name);
    return ioctl(directory, BTRFS_IOC_SNAP_CREATE_V2, &arguments) == 0 ? 0 : errno;
}

int cairn_is_subvolume_snapshot(int directory)
{
    static const uint8_t none[BTRFS_UUID_SIZE] = {0};
    struct btrfs_ioctl_get_subvol_info_args found;
    struct statfs system;
    if (fstatfs(directory, &system) != 0) return -errno;
    if ((uint32_t)system.f_type != 0x9123683E) return 0;
    // fs/btrfs/ioctl.c: 1, and not 0, where the search for the subvolume's name ended in its last leaf.
    if (ioctl(directory, BTRFS_IOC_GET_SUBVOL_INFO, &found) < 0) return -errno;
    // BTRFS_ROOT_SUBVOL_RDONLY of linux/btrfs_tree.h.
    return (found.flags & 1) != 0 && memcmp(found.parent_uuid, none, sizeof none) != 0;
}

int cairn_btrfs_remove(int directory, const char *name)
{
    struct btrfs_ioctl_vol_args arguments = {0};
    if (strlen(name) >= sizeof arguments.name) return ENAMETOOLONG;
    strcpy(arguments.name, name);
    return ioctl(directory, BTRFS_IOC_SNAP_DESTROY, &arguments) == 0 ? 0 : errno;
}

void cairn_keep_little_memory(void) {
    mallopt(M_ARENA_MAX, 2);
    mallopt(M_MMAP_THRESHOLD, 128 << 10);
    mallopt(M_TRIM_THRESHOLD, 1 << 20);
}

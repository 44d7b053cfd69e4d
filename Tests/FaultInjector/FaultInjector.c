// Runs a program and makes one of its system calls fail.
//
//   FaultInjector [--log FILE] --under PATH … [--depth N] [--calls ,NAME,NAME,…,] [--only directories]
//   [--at N | --from N] [--fault FAULT] -- PROGRAM ARGUMENT…
//
// Calls that touch a file beneath one of the PATHs, at most `--depth` levels down, are counted
// (those of `--calls` only; with `--only directories` those on an open directory), over all threads and children, from 1. The N-th one (`--from`: and
// every later one that FAULT fits) is not executed, or only in part, and FAULT is what the program
// sees:
//
//   EIO, ENOSPC, EINTR, EACCES, …   that error
//   short                           read or write half of it
//   lost an fsync fails, and what it covered is gone once the program has ended: what fsync(2)
//   promises, NOTES kill SIGKILL just before the call stop SIGSTOP at the call, which is made; FILE
//   then has a line `stopped PID` none count only
//
// FILE gets a line for each counted call, `N NAME PATH`, and at the end `calls N` and, when the
// fault was delivered, `fault N NAME PATH`. The exit code is the program's; a signal that ended it
// ends this program too. 97: the system does not allow it.
//
// Why not strace -e inject: its counter is one for each thread, and its -P takes whole paths, no
// directories. Invariant: a call that is let through is executed by the kernel just as it was made.
// Source: seccomp(2), seccomp_unotify(2), pidfd_getfd(2), process_vm_readv(2).

#define _GNU_SOURCE
#include "calls.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "no audit architecture is known for this machine"
#endif

enum { REFUSED = 97 };

static const char *under[16];
static int under_count;
static int depth = 1 << 20;
static const char *names;
static int only_directories;
static long at = -1;
static int is_lasting;
static const char *fault = "none";
static FILE *log_file;
static long counted;
static int is_delivered;

static void refuse(const char *what)
{
    fprintf(stderr, "FaultInjector: %s: %s\n", what, strerror(errno));
    exit(REFUSED);
}

// MARK: The program under test

static void send_descriptor(int socket, int descriptor)
{
    char byte = 0;
    struct iovec part = {&byte, 1};
    union {
        char bytes[CMSG_SPACE(sizeof(int))];
        struct cmsghdr aligned;
    } control = {0};
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(header), &descriptor, sizeof descriptor);
    if (sendmsg(socket, &message, 0) != 1) {
        _exit(REFUSED);
    }
}

static int receive_descriptor(int socket)
{
    char byte;
    struct iovec part = {&byte, 1};
    union {
        char bytes[CMSG_SPACE(sizeof(int))];
        struct cmsghdr aligned;
    } control;
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    if (recvmsg(socket, &message, MSG_CMSG_CLOEXEC) != 1 || CMSG_FIRSTHDR(&message) == NULL) {
        return -1;
    }
    int descriptor;
    memcpy(&descriptor, CMSG_DATA(CMSG_FIRSTHDR(&message)), sizeof descriptor);
    return descriptor;
}

static int install_filter(void)
{
    struct sock_filter program[8 + 2 * CALLS_MAXIMUM];
    int length = 0;
    program[length++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch));
    program[length++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0);
    program[length++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    program[length++] = (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
    for (int index = 0; index < call_count; index++) {
        program[length++] = (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)calls[index].number, 0, 1);
        program[length++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_USER_NOTIF);
    }
    program[length++] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    struct sock_fprog filter = {(unsigned short)length, program};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) {
        return -1;
    }
    // A signal must not make the kernel ask twice about one call. From Linux 5.19 on.
    unsigned flags = SECCOMP_FILTER_FLAG_NEW_LISTENER | (1u << 5);
    int listener = (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &filter);
    if (listener < 0 && errno == EINVAL) {
        listener = (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &filter);
    }
    return listener;
}

// MARK: What a call touches

static int levels(const char *path)
{
    int count = 0;
    for (; *path; path++) {
        count += *path == '/';
    }
    return count;
}

static int is_under(const char *path)
{
    for (int index = 0; index < under_count; index++) {
        size_t length = strlen(under[index]);
        if (strncmp(path, under[index], length) == 0 && (path[length] == '/' || path[length] == 0 || path[length] == ' ')) {
            return levels(path + length) <= depth;
        }
    }
    return 0;
}

static void link_target(pid_t task, const char *name, char *out)
{
    char link[64];
    snprintf(link, sizeof link, "/proc/%d/%s", task, name);
    ssize_t length = readlink(link, out, PATH_MAX - 1);
    out[length < 0 ? 0 : length] = 0;
}

static void descriptor_path(pid_t task, int descriptor, char *out)
{
    char name[32];
    snprintf(name, sizeof name, "fd/%d", descriptor);
    link_target(task, descriptor == AT_FDCWD ? "cwd" : name, out);
}

static void read_name(pid_t task, uint64_t address, char *out)
{
    // Page by page: the name may end just before memory that is not there.
    size_t filled = 0;
    while (filled < PATH_MAX - 1) {
        size_t part = 4096 - (address + filled) % 4096;
        if (part > PATH_MAX - 1 - filled) {
            part = PATH_MAX - 1 - filled;
        }
        struct iovec local = {out + filled, part}, remote = {(void *)(uintptr_t)(address + filled), part};
        ssize_t count = process_vm_readv(task, &local, 1, &remote, 1, 0);
        if (count <= 0) {
            break;
        }
        if (memchr(out + filled, 0, (size_t)count) != NULL) {
            return;
        }
        filled += (size_t)count;
    }
    out[filled] = 0;
}

static void named_path(pid_t task, int directory, uint64_t address, char *out)
{
    static char name[PATH_MAX], base[PATH_MAX];
    read_name(task, address, name);
    int number;
    int used = 0;
    if (sscanf(name, "/proc/self/fd/%d%n", &number, &used) == 1) {
        descriptor_path(task, number, base);
        snprintf(out, PATH_MAX, "%.2000s%.2000s", base, name + used);
    } else if (name[0] == '/') {
        snprintf(out, PATH_MAX, "%s", name);
    } else {
        descriptor_path(task, directory, base);
        snprintf(out, PATH_MAX, name[0] == 0 ? "%.2000s" : "%.2000s/%.2000s", base, name);
    }
}

static int is_named(const char *name)
{
    char entry[64];
    snprintf(entry, sizeof entry, ",%s,", name);
    return names == NULL || strstr(names, entry) != NULL;
}

// Whether a descriptor of the program is a directory.
static int is_directory(pid_t task, int descriptor)
{
    char path[64];
    struct stat found;
    snprintf(path, sizeof path, "/proc/%d/fd/%d", task, descriptor);
    return stat(path, &found) == 0 && S_ISDIR(found.st_mode);
}

// Whether the call is one that counts. `out` gets the path.
static int is_counted(const struct call *call, const struct seccomp_notif *request, char *out)
{
    const __u64 *arguments = request->data.args;
    pid_t task = (pid_t)request->pid;
    if (only_directories && call->shape != DESCRIPTOR) {
        return 0;
    }
    switch (call->shape) {
    case DESCRIPTOR:
        if (only_directories && !is_directory(task, (int)arguments[0])) {
            return 0;
        }
        descriptor_path(task, (int)arguments[0], out);
        return is_under(out);
    case MAPPING:
        if ((int)arguments[4] < 0) {
            return 0;
        }
        descriptor_path(task, (int)arguments[4], out);
        return is_under(out);
    case PATH:
        named_path(task, AT_FDCWD, arguments[0], out);
        return is_under(out);
    case TWO_PATHS:
        named_path(task, AT_FDCWD, arguments[1], out);
        if (is_under(out)) {
            return 1;
        }
        named_path(task, AT_FDCWD, arguments[0], out);
        return is_under(out);
    case AT_PATH:
        named_path(task, (int)arguments[0], arguments[1], out);
        return is_under(out);
    case TWO_AT_PATHS:
        named_path(task, (int)arguments[2], arguments[3], out);
        if (is_under(out)) {
            return 1;
        }
        named_path(task, (int)arguments[0], arguments[1], out);
        return is_under(out);
    case PATH_AT:
        named_path(task, (int)arguments[1], arguments[2], out);
        return is_under(out);
    }
    return 0;
}

// MARK: What a failed fsync loses

// Bytes of one file that no successful fsync has covered, or that a failed one has lost.
struct extent {
    uint64_t from, to;
    int is_lost;
};

struct tracked {
    dev_t device;
    ino_t inode;
    // Kept open once something of it is lost.
    int file;
    struct extent extents[4096];
    int count;
};

static struct tracked tracked[64];
static int tracked_count;

static struct tracked *track(pid_t task, int descriptor)
{
    char path[64];
    struct stat found;
    snprintf(path, sizeof path, "/proc/%d/fd/%d", task, descriptor);
    if (stat(path, &found) != 0 || !S_ISREG(found.st_mode)) {
        return NULL;
    }
    for (int index = 0; index < tracked_count; index++) {
        if (tracked[index].device == found.st_dev && tracked[index].inode == found.st_ino) {
            return &tracked[index];
        }
    }
    if (tracked_count == 64) {
        return NULL;
    }
    struct tracked *one = &tracked[tracked_count++];
    one->device = found.st_dev;
    one->inode = found.st_ino;
    one->file = -1;
    return one;
}

// Takes [from, to) out of what is known of the file.
static void forget(struct tracked *one, uint64_t from, uint64_t to)
{
    int before = one->count;
    for (int index = 0; index < before; index++) {
        struct extent *extent = &one->extents[index];
        if (extent->to <= from || extent->from >= to) {
            continue;
        }
        if (extent->from < from && extent->to > to && one->count < 4096) {
            one->extents[one->count++] = (struct extent){to, extent->to, extent->is_lost};
        }
        if (extent->from < from) {
            extent->to = from;
        } else {
            extent->from = to < extent->to ? to : extent->to;
        }
    }
}

static void follow_durability(const struct call *call, const struct seccomp_notif *request)
{
    pid_t task = (pid_t)request->pid;
    const __u64 *arguments = request->data.args;
    if (call->effect == NOTHING || strcmp(fault, "lost") != 0) {
        return;
    }
    struct tracked *one = track(task, (int)arguments[0]);
    if (one == NULL) {
        return;
    }
    switch (call->effect) {
    case WRITES_AT:
        forget(one, arguments[3], arguments[3] + arguments[2]);
        if (one->count < 4096) {
            one->extents[one->count++] = (struct extent){arguments[3], arguments[3] + arguments[2], 0};
        }
        break;
    case CUTS:
        forget(one, arguments[1], UINT64_MAX);
        break;
    case SYNCS:
        // What an earlier fsync failed to write is clean in the page cache: this one says nothing
        // about it.
        for (int index = 0; index < one->count; index++) {
            if (!one->extents[index].is_lost) {
                one->extents[index].to = one->extents[index].from;
            }
        }
        break;
    case NOTHING:
        break;
    }
}

static void lose(const struct seccomp_notif *request)
{
    struct tracked *one = track((pid_t)request->pid, (int)request->data.args[0]);
    if (one == NULL) {
        return;
    }
    char path[64];
    snprintf(path, sizeof path, "/proc/%d/fd/%d", (int)request->pid, (int)request->data.args[0]);
    if (one->file < 0) {
        one->file = open(path, O_RDWR | O_CLOEXEC);
    }
    for (int index = 0; index < one->count; index++) {
        one->extents[index].is_lost = 1;
    }
}

// The machine stops: what was lost reads as zeros.
static void apply_losses(void)
{
    static const char zeros[65536];
    for (int index = 0; index < tracked_count; index++) {
        struct tracked *one = &tracked[index];
        struct stat found;
        if (one->file < 0 || fstat(one->file, &found) != 0) {
            continue;
        }
        for (int extent = 0; extent < one->count; extent++) {
            uint64_t to = one->extents[extent].to < (uint64_t)found.st_size ? one->extents[extent].to : (uint64_t)found.st_size;
            for (uint64_t place = one->extents[extent].from; one->extents[extent].is_lost && place < to;) {
                uint64_t part = to - place < sizeof zeros ? to - place : sizeof zeros;
                ssize_t count = pwrite(one->file, zeros, part, (off_t)place);
                if (count <= 0) {
                    refuse("lose what was not synced");
                }
                place += (uint64_t)count;
            }
        }
        close(one->file);
    }
}

// MARK: Faults

static int error_number(const char *name)
{
    static const struct {
        const char *name;
        int number;
    } errors[] = {{"EIO", EIO},       {"ENOSPC", ENOSPC}, {"EINTR", EINTR},   {"EACCES", EACCES}, {"EROFS", EROFS},
                  {"EDQUOT", EDQUOT}, {"EMFILE", EMFILE}, {"ENOMEM", ENOMEM}, {"ESTALE", ESTALE}, {"EPERM", EPERM},
                  {"EINVAL", EINVAL}, {"ENOTTY", ENOTTY}, {"ENOENT", ENOENT},
                  {"lost", EIO}};
    for (size_t index = 0; index < sizeof errors / sizeof errors[0]; index++) {
        if (strcmp(errors[index].name, name) == 0) {
            return errors[index].number;
        }
    }
    return 0;
}

static pid_t process_of(pid_t task)
{
    char path[64], line[256];
    snprintf(path, sizeof path, "/proc/%d/status", task);
    FILE *file = fopen(path, "re");
    int process = task;
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        if (sscanf(line, "Tgid: %d", &process) == 1) {
            break;
        }
    }
    if (file != NULL) {
        fclose(file);
    }
    return process;
}

// Does half of a read or write. Returns how much, or -1 when it cannot be halved.
static ssize_t halve(const struct call *call, const struct seccomp_notif *request)
{
    const __u64 *arguments = request->data.args;
    pid_t task = (pid_t)request->pid;
    uint64_t length = arguments[2] / 2;
    if (call->transfer == NONE || length == 0) {
        return -1;
    }
    if (length > 1 << 20) {
        length = 1 << 20;
    }
    int process = (int)syscall(SYS_pidfd_open, process_of(task), 0);
    int file = (int)syscall(SYS_pidfd_getfd, process, (int)arguments[0], 0);
    char *buffer = malloc(length);
    struct iovec local = {buffer, length}, remote = {(void *)(uintptr_t)arguments[1], length};
    ssize_t count = -1;
    if (file >= 0 && (call->transfer == WRITE || call->transfer == WRITE_AT)) {
        if (process_vm_readv(task, &local, 1, &remote, 1, 0) == (ssize_t)length) {
            count = call->transfer == WRITE ? write(file, buffer, length) : pwrite(file, buffer, length, (off_t)arguments[3]);
        }
    } else if (file >= 0) {
        count = call->transfer == READ ? read(file, buffer, length) : pread(file, buffer, length, (off_t)arguments[3]);
        local.iov_len = remote.iov_len = count > 0 ? (size_t)count : 0;
        if (count > 0 && process_vm_writev(task, &local, 1, &remote, 1, 0) != count) {
            count = -1;
        }
    }
    free(buffer);
    if (file >= 0) {
        close(file);
    }
    if (process >= 0) {
        close(process);
    }
    return count;
}

// Whether a lasting fault concerns this call: a full disk still reads and deletes, a broken one
// does nothing.
static int fits(const struct call *call)
{
    int error = error_number(fault);
    if (error == ENOSPC || error == EDQUOT) {
        return call->needs_room;
    }
    return error != EROFS || call->needs_room || call->effect != NOTHING;
}

// Returns 1 when the response is the fault, 0 when the call is to be made as it is.
static int deliver(const struct call *call, const struct seccomp_notif *request, struct seccomp_notif_resp *response)
{
    if (strcmp(fault, "none") == 0) {
        return 0;
    }
    if (strcmp(fault, "kill") == 0) {
        kill(process_of((pid_t)request->pid), SIGKILL);
        response->error = -EIO;
        return 1;
    }
    if (strcmp(fault, "stop") == 0) {
        pid_t process = process_of((pid_t)request->pid);
        kill(process, SIGSTOP);
        if (log_file != NULL) {
            fprintf(log_file, "stopped %d\n", (int)process);
            fflush(log_file);
        }
        return 0;
    }
    if (strcmp(fault, "short") == 0) {
        ssize_t count = halve(call, request);
        if (count < 0) {
            // A call that goes on as it is has no value: the kernel would refuse the answer, and
            // the caller wait for ever.
            return 0;
        }
        response->val = count;
        return 1;
    }
    if (strcmp(fault, "lost") == 0) {
        if (call->effect != SYNCS) {
            return 0;
        }
        lose(request);
    }
    response->error = -error_number(fault);
    return 1;
}

static void answer(int listener, struct seccomp_notif *request, struct seccomp_notif_resp *response)
{
    static char path[PATH_MAX];
    const struct call *call = call_of(request->data.nr);
    memset(response, 0, sizeof *response);
    response->id = request->id;
    response->flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
    if (call == NULL || !is_named(call->name) || !is_counted(call, request, path)) {
        return;
    }
    // The names were read from a process that may be gone by now, and its number another's.
    if (ioctl(listener, SECCOMP_IOCTL_NOTIF_ID_VALID, &request->id) != 0) {
        return;
    }
    counted++;
    if (log_file != NULL) {
        fprintf(log_file, "%ld %s %s\n", counted, call->name, path);
    }
    int is_due = is_lasting ? at >= 0 && counted >= at && fits(call) : counted == at;
    if (is_due && deliver(call, request, response)) {
        response->flags = 0;
        if (log_file != NULL && !is_delivered) {
            fprintf(log_file, "fault %ld %s %s\n", counted, call->name, path);
        }
        is_delivered = 1;
    } else {
        follow_durability(call, request);
    }
}

static void serve(int listener)
{
    struct seccomp_notif_sizes sizes;
    if (syscall(SYS_seccomp, SECCOMP_GET_NOTIF_SIZES, 0, &sizes) != 0) {
        refuse("seccomp");
    }
    size_t request_bytes = sizes.seccomp_notif > sizeof(struct seccomp_notif) ? sizes.seccomp_notif : sizeof(struct seccomp_notif);
    size_t response_bytes =
        sizes.seccomp_notif_resp > sizeof(struct seccomp_notif_resp) ? sizes.seccomp_notif_resp : sizeof(struct seccomp_notif_resp);
    struct seccomp_notif *request = calloc(1, request_bytes);
    struct seccomp_notif_resp *response = calloc(1, response_bytes);
    for (;;) {
        struct pollfd entry = {.fd = listener, .events = POLLIN};
        if (poll(&entry, 1, -1) < 0 && errno != EINTR) {
            refuse("poll");
        }
        if (entry.revents & POLLIN) {
            memset(request, 0, request_bytes);
            if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, request) == 0) {
                answer(listener, request, response);
                // ENOENT: the task was killed meanwhile.
                (void)ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, response);
            }
        } else if (entry.revents & (POLLHUP | POLLERR)) {
            break;
        }
    }
    free(request);
    free(response);
}

int main(int argc, char **argv)
{
    int index = 1;
    for (; index + 1 < argc && strcmp(argv[index], "--") != 0; index += 2) {
        const char *name = argv[index], *value = argv[index + 1];
        if (strcmp(name, "--log") == 0) {
            log_file = fopen(value, "we");
        } else if (strcmp(name, "--under") == 0 && under_count < 16) {
            under[under_count++] = value;
        } else if (strcmp(name, "--depth") == 0) {
            depth = atoi(value);
        } else if (strcmp(name, "--calls") == 0) {
            names = value;
        } else if (strcmp(name, "--only") == 0 && strcmp(value, "directories") == 0) {
            only_directories = 1;
        } else if (strcmp(name, "--at") == 0 || strcmp(name, "--from") == 0) {
            at = atol(value);
            is_lasting = name[2] == 'f';
        } else if (strcmp(name, "--fault") == 0) {
            fault = value;
        }
    }
    if (index + 1 >= argc || strcmp(argv[index], "--") != 0) {
        fprintf(stderr, "FaultInjector: see its first lines for how it is called\n");
        return REFUSED;
    }
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    int pair[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, pair) != 0) {
        refuse("socketpair");
    }
    pid_t child = fork();
    if (child == 0) {
        int listener = install_filter();
        if (listener < 0) {
            _exit(REFUSED);
        }
        send_descriptor(pair[1], listener);
        // Both ends are closed by exec: closing them here would ask the listener.
        fcntl(listener, F_SETFD, FD_CLOEXEC);
        execv(argv[index + 1], argv + index + 1);
        _exit(REFUSED);
    }
    close(pair[1]);
    int listener = receive_descriptor(pair[0]);
    if (child < 0 || listener < 0) {
        refuse("seccomp");
    }
    serve(listener);
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    apply_losses();
    if (log_file != NULL) {
        fprintf(log_file, "calls %ld\n", counted);
        fclose(log_file);
    }
    if (WIFSIGNALED(status)) {
        signal(WTERMSIG(status), SIG_DFL);
        raise(WTERMSIG(status));
    }
    return WEXITSTATUS(status);
}

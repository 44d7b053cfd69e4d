// SPDX-License-Identifier: GPL-2.0-or-later
//
// cairn-events: reads inotify's events with libinotifytools and hands them to `cairn watch`, which
// starts it. A program of its own, because the library's licence and the Swift runtime's do not go
// together (Docs/decisions/0001-licence.md). Linked with libinotifytools and libc alone.
//
// Standard input is one end of a socketpair (SOCK_SEQPACKET) that the parent made. A packet is a
// header (protocol.h) and what belongs to it:
//
//   hello    the version of this protocol, and the inotify descriptor (SCM_RIGHTS). The parent
//            places the watches on it.
//   events   `struct inotify_event`, as the kernel writes it, one after the other.
//   echo     the number of an echo that the parent asked for with a packet of its own. All that the
//            kernel had queued when this program read the request was sent before it.
//   failure  the errno of what could not be done at the start.
//
// Why packets: a batch arrives whole or not at all, so nothing has to be found again in the middle
// of a stream, and the end of either side is told at once.
//
// - Order: the kernel's. A batch holds nothing back: it is sent when the kernel has no more.
// - Bounded: the library's buffer (64 KiB) and one batch (64 KiB). While the socket is full
//   nothing is read, so the kernel's queue fills, and tells of its overflow.
// - Ends with its parent, whatever way that ends: the socket's end, and PR_SET_PDEATHSIG for the
//   case that a process forked from the parent still holds the socket.
// - Drops what it does not need: environment, descriptors, capabilities and new privileges, core
//   dumps.

#define _GNU_SOURCE
#include "protocol.h"

#include <errno.h>
#include <inotifytools/inotifytools.h>
#include <linux/capability.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

// SwiftPM links with the Swift driver, which names the Swift runtime among the libraries. With this
// the linker drops what is not needed: the test `libraryAndSwiftAreInProgramsOfTheirOwn` looks.
__asm__(".pushsection .swift1_autolink_entries,\"e\",@progbits\n"
        "\t.asciz \"-Wl,--as-needed\"\n"
        "\t.popsection");

enum {
    CHANNEL = STDIN_FILENO,
    DESCRIPTORS_MAXIMUM = 16,
    LIBRARY_BUFFER = 64 << 10,
};

static struct {
    struct cairn_events_header header;
    char events[CAIRN_EVENTS_BATCH_MAXIMUM];
} batch;
static size_t batched;

// Sends a packet, and waits while the socket is full. The parent's end is this program's.
static void send_packet(struct msghdr *message)
{
    while (sendmsg(CHANNEL, message, MSG_NOSIGNAL) < 0) {
        if (errno != EINTR) {
            _exit(EXIT_SUCCESS);
        }
    }
}

static void send_header(uint32_t kind, uint32_t value)
{
    struct cairn_events_header header = {.kind = kind, .value = value};
    struct iovec part = {.iov_base = &header, .iov_len = sizeof header};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    send_packet(&message);
}

static void send_hello(int descriptor)
{
    struct cairn_events_header header = {.kind = CAIRN_EVENTS_HELLO, .value = CAIRN_EVENTS_VERSION};
    struct iovec part = {.iov_base = &header, .iov_len = sizeof header};
    union {
        struct cmsghdr header;
        char bytes[CMSG_SPACE(sizeof descriptor)];
    } control = {.bytes = {0}};
    struct msghdr message = {
        .msg_iov = &part,
        .msg_iovlen = 1,
        .msg_control = &control,
        .msg_controllen = sizeof control,
    };
    struct cmsghdr *rights = CMSG_FIRSTHDR(&message);
    rights->cmsg_level = SOL_SOCKET;
    rights->cmsg_type = SCM_RIGHTS;
    rights->cmsg_len = CMSG_LEN(sizeof descriptor);
    memcpy(CMSG_DATA(rights), &descriptor, sizeof descriptor);
    send_packet(&message);
}

static void send_batch(void)
{
    if (batched == 0) {
        return;
    }
    batch.header.kind = CAIRN_EVENTS_EVENTS;
    batch.header.value = (uint32_t)batched;
    struct iovec part = {.iov_base = &batch, .iov_len = sizeof batch.header + batched};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    batched = 0;
    send_packet(&message);
}

// Sends events until there are none, or `limit` bytes of them were read. Returns whether there may
// be more: the library may hold some, of which the kernel does not know any more.
static bool pass_on(size_t limit)
{
    size_t passed = 0;
    bool may_have_more = true;
    while (passed < limit) {
        // Other arguments spin or block for ever. - Source: Docs/INOTIFY.md, "libinotifytools".
        const struct inotify_event *event = inotifytools_next_events(0, 1);
        if (event == NULL) {
            may_have_more = false;
            break;
        }
        size_t size = sizeof *event + event->len;
        if (batched + size > sizeof batch.events) {
            send_batch();
        }
        memcpy(batch.events + batched, event, size);
        batched += size;
        passed += size;
    }
    send_batch();
    return may_have_more;
}

// Answers the parent's requests. All that was queued when one was read goes before its answer.
static void answer(int descriptor)
{
    struct cairn_events_header request;
    while (true) {
        ssize_t count = recv(CHANNEL, &request, sizeof request, MSG_DONTWAIT | MSG_TRUNC);
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count < 0 && errno == EAGAIN) {
            return;
        }
        // The parent has ended, or speaks another language.
        if (count != sizeof request || request.kind != CAIRN_EVENTS_ECHO) {
            _exit(EXIT_SUCCESS);
        }
        // In a storm the queue never is empty: what it holds now, and the library, is enough.
        int queued = 0;
        ioctl(descriptor, FIONREAD, &queued);
        pass_on((size_t)queued + LIBRARY_BUFFER);
        send_header(CAIRN_EVENTS_ECHO, request.value);
    }
}

static void ignore_signals(void)
{
    // It ends when its parent does: that one may have something left to do after the same signal.
    static const int signals[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE};
    for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) {
        signal(signals[index], SIG_IGN);
    }
}

// Returns false when standard input is no socketpair of this process's parent.
static bool is_started_by_cairn(void)
{
    struct ucred peer;
    socklen_t length = sizeof peer;
    int type = 0;
    socklen_t size = sizeof type;
    // Who made a socketpair is its peer. - Source: unix(7), SO_PEERCRED.
    return getsockopt(CHANNEL, SOL_SOCKET, SO_TYPE, &type, &size) == 0 && type == SOCK_SEQPACKET
        && getsockopt(CHANNEL, SOL_SOCKET, SO_PEERCRED, &peer, &length) == 0
        // After PR_SET_PDEATHSIG: a parent that ended before sent no signal, and is no parent now.
        && prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && peer.pid == getppid();
}

static void drop_what_is_not_needed(void)
{
    clearenv();
    closefrom(CHANNEL + 3);
    struct rlimit descriptors = {DESCRIPTORS_MAXIMUM, DESCRIPTORS_MAXIMUM}, none = {0, 0};
    setrlimit(RLIMIT_NOFILE, &descriptors);
    setrlimit(RLIMIT_CORE, &none);
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
    struct __user_cap_data_struct capabilities[_LINUX_CAPABILITY_U32S_3] = {0};
    // Giving up needs no right; where a filter forbids even that, they stay.
    syscall(SYS_capset, &header, capabilities);
}

// The library does not tell its descriptor, and may keep others: it is the one of inotify.
static int find_descriptor(void)
{
    for (int number = 0; number < DESCRIPTORS_MAXIMUM; number++) {
        char path[32], target[32];
        snprintf(path, sizeof path, "/proc/self/fd/%d", number);
        ssize_t length = readlink(path, target, sizeof target);
        static const char inotify[] = "anon_inode:inotify";
        if (length == sizeof inotify - 1 && memcmp(target, inotify, sizeof inotify - 1) == 0) {
            return number;
        }
    }
    errno = ENOENT;
    return -1;
}

static int start(void)
{
    if (inotifytools_initialize() == 0) {
        errno = inotifytools_error();
        return -1;
    }
    return find_descriptor();
}

int main(int count, char *arguments[])
{
    if (count == 2 && strcmp(arguments[1], "--version") == 0) {
        printf("cairn-events, protocol %d; GPL-2.0-or-later\n", CAIRN_EVENTS_VERSION);
        return EXIT_SUCCESS;
    }
    if (count != 1 || !is_started_by_cairn()) {
        fputs("cairn-events: this program is started by `cairn watch`, and does nothing by itself\n"
              "  next: run `cairn watch`\n",
            stderr);
        return 2;
    }
    ignore_signals();
    drop_what_is_not_needed();
    int descriptor = start();
    if (descriptor < 0) {
        send_header(CAIRN_EVENTS_FAILURE, (uint32_t)errno);
        return EXIT_FAILURE;
    }
    send_hello(descriptor);
    struct pollfd awaited[] = {
        {.fd = descriptor, .events = POLLIN},
        {.fd = CHANNEL, .events = POLLIN},
    };
    bool may_have_more = false;
    while (true) {
        if (poll(awaited, 2, may_have_more ? 0 : -1) < 0 && errno != EINTR) {
            return EXIT_FAILURE;
        }
        // Neither waits for what is not there.
        answer(descriptor);
        may_have_more = pass_on(LIBRARY_BUFFER);
    }
}

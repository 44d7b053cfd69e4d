#define _GNU_SOURCE
#include "Events.h"

#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

int cairn_packet_sockets(int ends[2])
{
    return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) == 0 ? 0 : errno;
}

long cairn_receive_packet(int socket, void *bytes, size_t capacity, int *descriptor)
{
    struct iovec part = {.iov_base = bytes, .iov_len = capacity};
    union {
        struct cmsghdr header;
        char bytes[CMSG_SPACE(sizeof(int))];
    } control;
    struct msghdr message = {
        .msg_iov = &part,
        .msg_iovlen = 1,
        .msg_control = &control,
        .msg_controllen = sizeof control,
    };
    *descriptor = -1;
    ssize_t received = recvmsg(socket, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
    if (received < 0) {
        return -errno;
    }
    // The room is for one; the kernel closes what does not fit. Alignment leaves room for a second.
    int count = 0;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    for (; header != NULL; header = CMSG_NXTHDR(&message, header)) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) {
            continue;
        }
        for (size_t at = 0; at + sizeof(int) <= header->cmsg_len - CMSG_LEN(0); at += sizeof(int)) {
            int found;
            memcpy(&found, CMSG_DATA(header) + at, sizeof found);
            if (++count == 1) {
                *descriptor = found;
            } else {
                close(found);
            }
        }
    }
    if (count > 1 || (message.msg_flags & (MSG_TRUNC | MSG_CTRUNC)) != 0) {
        if (*descriptor >= 0) {
            close(*descriptor);
        }
        *descriptor = -1;
        return -EMSGSIZE;
    }
    return received;
}

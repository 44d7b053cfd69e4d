// The socket on which `cairn-events` talks to the process that started it.
#ifndef CAIRN_CLINUX_EVENTS_H
#define CAIRN_CLINUX_EVENTS_H

#include <stddef.h>

// socketpair(2) of SOCK_SEQPACKET, close-on-exec. Returns 0, or the errno.
int cairn_packet_sockets(int ends[2]);

// One packet, without waiting, and the descriptor that came with it (SCM_RIGHTS), close-on-exec; -1
// when none did. Returns its bytes, 0 at the end, or the negated errno: -EMSGSIZE when it was
// longer than `capacity`, or had more descriptors than one. - Source: unix(7), recvmsg(2).
long cairn_receive_packet(int socket, void *bytes, size_t capacity, int *descriptor);

#endif

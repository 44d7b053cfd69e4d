// SPDX-License-Identifier: GPL-2.0-or-later OR Apache-2.0
//
// What `cairn watch` and cairn-events say to each other; CairnLinux/Events/EventProtocol.swift has
// the same numbers, and a test compares them.
#ifndef CAIRN_EVENTS_PROTOCOL_H
#define CAIRN_EVENTS_PROTOCOL_H

#include <stdint.h>

// Raised with every change of what travels.
enum { CAIRN_EVENTS_VERSION = 1 };

// Bytes of events in a packet.
enum { CAIRN_EVENTS_BATCH_MAXIMUM = 64 << 10 };

enum cairn_events_kind {
    // value: the version.
    CAIRN_EVENTS_HELLO = 0x6e726163,
    // value: the bytes of the events.
    CAIRN_EVENTS_EVENTS = 1,
    // value: the number of the request.
    CAIRN_EVENTS_ECHO = 2,
    // value: an errno.
    CAIRN_EVENTS_FAILURE = 3,
};

struct cairn_events_header {
    uint32_t kind;
    uint32_t value;
};

#endif

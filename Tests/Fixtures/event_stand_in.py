"""Stands in for `cairn-events`: does as it does, or what a test asks for.

A test writes a program of three lines that calls run(MODE), MODE being a path: what is in that file
when the program starts says how it behaves.

  faithful     as the real one
  other        another version of the protocol
  bare         no descriptor with the first packet
  wrong        a descriptor that is no inotify instance
  garbage      bytes in place of the first events
  cut          the first event without its last byte
  climb        the first event is of the name ../x
  silent       no answer to anything
  mute         answers, and leaves out every event
  liar         answers what was not asked
  short        half of a packet's header
  ends         ends at the first event
  never        says nothing at all
"""

import ctypes
import os
import select
import signal
import socket
import struct

HELLO, EVENTS, ECHO, FAILURE = 0x6E726163, 1, 2, 3
VERSION = 1
EVENT = struct.Struct("=iIII")


def run(mode_path: str) -> None:
    signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    with open(mode_path, encoding="utf-8") as file:
        mode = file.read().strip()
    # What this process is linked with has the call; Python 3.11 does not.
    inotify = ctypes.CDLL(None).inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
    channel = socket.socket(fileno=0)
    try:
        serve(mode, channel, inotify)
    except (BrokenPipeError, ConnectionResetError):
        pass


def serve(mode: str, channel: socket.socket, inotify: int) -> None:
    if mode != "never":
        hello = struct.pack("=II", HELLO, VERSION + (mode == "other"))
        passed = os.open("/dev/null", os.O_RDONLY) if mode == "wrong" else inotify
        if mode == "bare":
            channel.send(hello)
        else:
            socket.send_fds(channel, [hello], [passed])
    while True:
        ready, _, _ = select.select([channel, inotify], [], [])
        request = channel.recv(64) if channel in ready else None
        if request == b"":
            return
        events = read(inotify)
        if events and mode == "ends":
            return
        if events and mode not in ("mute", "never"):
            channel.send(packet(mode, events))
        if request is not None and mode not in ("silent", "never"):
            number = struct.unpack("=II", request)[1]
            channel.send(struct.pack("=II", ECHO, number + (mode == "liar")))


def read(inotify: int) -> bytes:
    try:
        return os.read(inotify, 32768)
    except BlockingIOError:
        return b""


def packet(mode: str, events: bytes) -> bytes:
    if mode == "garbage":
        events = b"\xa5" * 64
    if mode == "cut":
        events = events[: EVENT.size + EVENT.unpack_from(events)[3] - 1]
    if mode == "climb":
        watch, mask, cookie, _ = EVENT.unpack_from(events)
        events = EVENT.pack(watch, mask, cookie, 16) + b"../x".ljust(16, b"\0")
    if mode == "short":
        return struct.pack("=I", EVENTS)
    return struct.pack("=II", EVENTS, len(events)) + events

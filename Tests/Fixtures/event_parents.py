"""Starts `cairn-events` as parents do that end, or let go of it, in their own ways.

    event_parents.py PROGRAM WAY

  closed    the parent goes on, and closes its end of the socket
  held      the parent is killed, and another process still holds its end
  orphaned  so, and the parent ends before the program looks for it

Prints `ended` when the program does not outlive that, else `alive`.
"""

import os
import select
import signal
import socket
import sys

SECONDS = 10


def main() -> None:
    program, way = sys.argv[1:]
    # Its end is read when nobody has it open any more: the program has it as standard error.
    reading, writing = os.pipe()
    parent = os.fork()
    if parent == 0:
        os.close(reading)
        start(program, way, writing)
    os.close(writing)
    # Written when all of them are there.
    os.read(reading, 1)
    if way != "closed":
        os.kill(parent, signal.SIGKILL)
    ready, _, _ = select.select([reading], [], [], SECONDS)
    # What it may say itself.
    while ready and os.read(reading, 4096):
        ready, _, _ = select.select([reading], [], [], SECONDS)
    print("ended" if ready else "alive")
    os.killpg(parent, signal.SIGKILL)


def start(program: str, way: str, said: int) -> None:
    ours, others = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    own = os.getpid()
    os.setsid()
    child = os.fork()
    if child == 0:
        ours.close()
        while way == "orphaned" and os.getppid() == own:
            select.select([], [], [], 0.001)
        os.dup2(others.fileno(), 0)
        os.dup2(said, 2)
        os.execve(program, [program], {})
    others.close()
    if way != "closed" and os.fork() == 0:
        os.close(said)
        signal.pause()
    if way != "orphaned":
        ours.recv(64)
    os.write(said, b".")
    os.close(said)
    if way == "closed":
        ours.close()
    signal.pause()


if __name__ == "__main__":
    main()

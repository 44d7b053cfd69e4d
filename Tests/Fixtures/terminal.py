#!/usr/bin/python3
"""Runs a program at a terminal of its own and types: terminal.py [--echo] LINES PROGRAM ARGUMENT…

LINES are typed one after another, each when the program has asked and turned the echo off, with
--echo when it has asked; a line of one control character is typed without an end of line. Writes
what the terminal showed, then whether its echo is on; exits as the program did.

A prompt is the end of what is shown, and nothing was typed since: a line typed before the program
asks is dropped by the terminal when the program turns the echo off."""

import os
import pty
import select
import sys
import termios
import time


def main() -> int:
    arguments = sys.argv[1:]
    with_echo = arguments[0] == "--echo"
    lines, program = arguments[with_echo].split("\n"), arguments[with_echo + 1:]
    process, terminal = pty.fork()
    if process == 0:
        os.execv(program[0], program)
    shown, deadline = b"", time.monotonic() + 60
    typed_at = 0
    while time.monotonic() < deadline:
        ready, _, _ = select.select([terminal], [], [], 0.01)
        if ready:
            try:
                shown += os.read(terminal, 4096)
            except OSError:
                break  # the program has gone
        is_asking = with_echo or not termios.tcgetattr(terminal)[3] & termios.ECHO
        if lines and is_asking and shown.endswith(b": ") and len(shown) > typed_at:
            line = lines.pop(0)
            typed_at = len(shown)
            os.write(terminal, line.encode() if "" < line < " " else line.encode() + b"\n")
        if os.waitid(os.P_PID, process, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None and not ready:
            break
    is_on = bool(termios.tcgetattr(terminal)[3] & termios.ECHO)
    _, status = os.waitpid(process, 0)
    sys.stdout.write(shown.decode(errors="replace") + f"\necho is {'on' if is_on else 'off'}\n")
    return os.waitstatus_to_exitcode(status)


if __name__ == "__main__":
    sys.exit(main())

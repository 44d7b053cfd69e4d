#!/usr/bin/env python3
"""Types lines into a real shell at a real terminal, with Tab, and says what the screen showed.

    type_in_shell.py SECONDS EXPECTED LINE SHELL-WORD…

It starts the shell, waits for its prompt `ready> `, types the line (in which \\t is Tab, and a
carriage return ends a line: the next is typed at the next prompt), and waits after each until
EXPECTED, a regular expression, has appeared behind it. It prints all that appeared, without colours,
and ends with 0 when it came each time, else with 1.
"""
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
import fcntl


def main():
    seconds, expected, line, *words = sys.argv[1:]
    line = line.replace("\\t", "\t")
    process, terminal = pty.fork()
    if process == 0:
        os.execvp(words[0], words)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    screen = ""
    end = time.monotonic() + float(seconds)

    def plain():
        text = re.sub(r"\x1b\][^\x07\x1b]*(\x07|\x1b\\)", "", screen)
        return re.sub(r"\x1b(\[[0-9;?>=]*[ -/]*[@-~]|[()][A-Z0-9]|[=>78])", "", text)

    def read_until(found):
        nonlocal screen
        while time.monotonic() < end:
            if found():
                return True
            if select.select([terminal], [], [], 0.05)[0]:
                try:
                    data = os.read(terminal, 65536)
                except OSError:
                    break
                # fish asks a terminal what it is, and waits for the answer.
                if b"\x1b[c" in data or b"\x1b[0c" in data:
                    os.write(terminal, b"\x1b[?62;c")
                screen += data.decode("utf-8", "replace")
        return found()

    came = read_until(lambda: "ready> " in plain())
    screen = ""
    for typed in re.findall("[^\r]+\r?", line):
        seen = len(plain())
        parts = typed.split("\t")
        for index, part in enumerate(parts):
            os.write(terminal, part.encode())
            if index < len(parts) - 1:
                # A shell that is asked twice at once may take it for one.
                read_until(lambda: not part or part[-4:] in plain()[seen:])
                os.write(terminal, b"\t")
        shown = (expected + ".*ready> ") if typed.endswith("\r") else expected
        came = read_until(lambda: re.search(shown, plain()[seen:], re.S) is not None) and came
    print(plain())
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    sys.exit(0 if came else 1)


main()

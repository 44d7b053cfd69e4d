"""Runs one command and writes what it cost, as one JSON line, to a file.

    python3 -I -S measure.py RESULT LOG COMMAND...

A process of its own, and a bare one, because Linux carries the peak memory of the process
that forks over into the command it starts: measured from run.py itself, every tool would
seem to use at least as much memory as run.py does. Here the floor is about 10 MB.
"""

import os
import sys
import time


def measure(command, log):
    """Returns the exit status, wall seconds, CPU seconds and peak bytes of `command`.

    wait4 adds up the command and all descendants it waited for. A daemon left behind
    would not be counted: none of the tools leaves one.
    """
    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
    redirections = [(os.POSIX_SPAWN_DUP2, output, 1), (os.POSIX_SPAWN_DUP2, output, 2)]
    began = time.monotonic()
    pid = os.posix_spawnp(command[0], command, os.environ, file_actions=redirections)
    _, status, usage = os.wait4(pid, 0)
    wall = time.monotonic() - began
    return (
        os.waitstatus_to_exitcode(status),
        wall,
        usage.ru_utime + usage.ru_stime,
        usage.ru_maxrss * 1024,
    )


if __name__ == "__main__":
    result_path, log_path, *command_line = sys.argv[1:]
    status, wall, cpu, peak = measure(command_line, log_path)
    with open(result_path, "w", encoding="utf-8") as result:
        result.write(
            f'{{"status": {status}, "wall": {wall:.6f}, "cpu": {cpu:.6f}, "peak": {peak}}}\n'
        )

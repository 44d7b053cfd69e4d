"""Another user who owns a directory into which root restores, and swaps every unfinished name there for a link to somebody else's file.

restore_opponent.py USER READY DIRECTORY VICTIM ...    runs until it is ended
"""
import os
import sys


def main(user, mark, directory, victims):
    os.setgid(user)
    os.setuid(user)
    os.chdir(directory)
    with open(mark, "w"):
        pass
    turn = 0
    while True:
        for name in os.listdir("."):
            if not name.startswith(".cairn-restore-") and name not in ("new", "made"):
                continue
            trap = f".trap-{turn}"
            turn += 1
            try:
                os.symlink(victims[turn % len(victims)], trap)
                os.rename(name, f".away-{turn}")
                os.rename(trap, name)
            except OSError:
                pass


main(int(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4:])

#!/usr/bin/python3
"""Keys and policies of directories that their file system encrypts.

    fscrypt_key.py add PLACE           adds a key to the file system; prints its identifier
    fscrypt_key.py policy PLACE ID     encrypts an empty directory
    fscrypt_key.py remove PLACE ID     removes the key; prints the flags of what stays in use

Numbers and layouts: <linux/fscrypt.h>.
"""

import fcntl
import os
import struct
import sys

SET_POLICY, ADD_KEY, REMOVE_KEY = 0x800C6613, 0xC0506617, 0xC0406618
BY_IDENTIFIER = 2

what, place = sys.argv[1:3]
directory = os.open(place, os.O_RDONLY | os.O_DIRECTORY)
if what == "add":
    key = bytes(range(64))
    argument = bytearray(struct.pack("<II32sII32s", BY_IDENTIFIER, 0, b"", len(key), 0, b"") + key)
    fcntl.ioctl(directory, ADD_KEY, argument)
    print(argument[8:24].hex())
elif what == "policy":
    identifier = bytes.fromhex(sys.argv[3])
    # Version 2, AES-256-XTS for content, AES-256-CTS for names, padded to 32.
    fcntl.ioctl(directory, SET_POLICY, struct.pack("<BBBB4s16s", 2, 1, 4, 3, b"", identifier))
else:
    identifier = bytes.fromhex(sys.argv[3])
    argument = bytearray(struct.pack("<II32sI20s", BY_IDENTIFIER, 0, identifier, 0, b""))
    fcntl.ioctl(directory, REMOVE_KEY, argument)
    print(struct.unpack_from("<I", argument, 40)[0])

#!/usr/bin/env python3
"""Holds event streams open and throws away what they say.

listeners.py PORT TARGETS COUNT: TARGETS is a file with a path on each line and perhaps, after a space, a
cookie; eight streams of each of the first, or more if there are too few. Says 'ready' when all have been
answered, ends when its standard input does.
"""

import select
import socket
import sys

STREAMS_PER_TARGET = 8  # as many as the server gives one person
PER_ADDRESS = 1000  # a little fewer than the server takes from one address
READ_EVERY_S = 1  # seldom: browsers would not read on the server's processor
READ_BYTES = 2**20


def main():
    port, targets, count = int(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    with open(targets, encoding="ascii") as file:
        targets = [line.rstrip("\n").partition(" ") for line in file]
    streams = []
    for number in range(count):
        address = f"127.0.0.{2 + number // PER_ADDRESS}"
        stream = socket.create_connection(("127.0.0.1", port), source_address=(address, 0))
        path, _, cookie = targets[number // STREAMS_PER_TARGET % len(targets)]
        cookie = f"Cookie: {cookie}\r\n" if cookie else ""
        stream.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{cookie}\r\n".encode())
        answer = stream.recv(4096)
        if not answer.startswith(b"HTTP/1.1 200 "):
            raise RuntimeError(answer.decode())
        stream.setblocking(False)
        streams.append(stream)
    print("ready", flush=True)
    while not select.select([sys.stdin], [], [], READ_EVERY_S)[0]:
        for stream in streams:
            read(stream)


def read(stream):
    try:
        if not stream.recv(READ_BYTES):
            raise RuntimeError("a stream has ended")
    except BlockingIOError:
        pass  # nothing was said


if __name__ == "__main__":
    main()

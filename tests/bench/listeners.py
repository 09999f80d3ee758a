#!/usr/bin/env python3
"""Holds event streams open and throws away what they say.

listeners.py PORT COOKIES COUNT: eight for each of the first players; says 'ready' when all have been
answered, ends when its standard input does.
"""

import itertools
import select
import socket
import sys

STREAMS_PER_PLAYER = 8  # as many as the server gives one person
PER_ADDRESS = 1000  # a little fewer than the server takes from one address
READ_EVERY_S = 1  # seldom: browsers would not read on the server's processor
READ_BYTES = 2**20


def main():
    port, cookies, count = int(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    with open(cookies, encoding="ascii") as file:
        players = [line.strip() for line in itertools.islice(file, -(-count // STREAMS_PER_PLAYER))]
    streams = []
    for number in range(count):
        address = f"127.0.0.{2 + number // PER_ADDRESS}"
        stream = socket.create_connection(("127.0.0.1", port), source_address=(address, 0))
        cookie = players[number // STREAMS_PER_PLAYER]
        stream.sendall(f"GET /api/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n\r\n".encode())
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

#!/usr/bin/python3
"""What a flood of sign-ins costs those who are there already."""

import contextlib
import os
import select
import unittest

from support import Site, Wire, at_once

# More than the server lets wait for it to hash (kHashingQueueMax), and than many cores hash meanwhile.
GUESSES = 200 + 10 * os.cpu_count()
GUESSES_PER_ADDRESS = 50


def wait_until_one_is_told_busy(wires):
    waiting = {wire.socket: wire for wire in wires}
    while waiting:
        for readable in select.select(list(waiting), [], [])[0]:
            if waiting.pop(readable).answer()[0] == 503:
                return
    raise AssertionError("the guesses never filled the queue")


class Flood(unittest.TestCase):
    def test_passwords_that_wait_to_be_hashed_keep_nobody_waiting_whose_call_hashes_none(self):
        site = Site()
        readers = [site.player("reader")]
        for _ in range(20):
            readers.append(site.client())
            readers[-1].cookie = readers[0].cookie
        calls = [("GET", "/api/statement"), ("GET", "/api/account/export"), ("POST", "/api/account/settings/change",
                 {"oddsFormat": "decimal", "colourMode": "dark", "timeZone": None, "isRanked": True})]
        try:
            with contextlib.ExitStack() as stack:
                wires = [stack.enter_context(Wire(site.port, address=f"127.0.1.{1 + number // GUESSES_PER_ADDRESS}"))
                         for number in range(GUESSES)]
                for number, wire in enumerate(wires):
                    wire.post("/api/auth/login", {"username": f"name{number}", "password": "wrong-one"})
                wait_until_one_is_told_busy(wires)
                answers = at_once(*(lambda reader=reader, call=calls[number % len(calls)]: reader.call(*call)
                                    for number, reader in enumerate(readers)))
                self.assertEqual([answer.status for answer in answers], [200] * len(readers))
        finally:
            site.server.kill()  # what waits to be hashed would delay a stop
            site.directory.cleanup()


if __name__ == "__main__":
    unittest.main()

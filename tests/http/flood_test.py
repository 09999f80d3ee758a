#!/usr/bin/python3
"""What a flood of one kind of call costs those who ask for another."""

import contextlib
import select
import sqlite3
import unittest

from support import Site, Wire, at_once

GUESSES_PER_ADDRESS = 50
ADDRESSES = 250
# Of which two threads (kStorageThreads) have no end while a lock is held: each waits for it for five seconds.
WAITING_CHANGES = 24
SETTINGS = {"oddsFormat": "decimal", "colourMode": "dark", "timeZone": None, "isRanked": True}


def guess_until_one_is_told_busy(site, stack):
    """Leaves as many passwords as may wait for the server to hash them, however fast it is."""
    waiting = {}
    for number in range(ADDRESSES * GUESSES_PER_ADDRESS):
        wire = stack.enter_context(Wire(site.port, address=f"127.0.1.{1 + number // GUESSES_PER_ADDRESS}"))
        wire.post("/api/auth/login", {"username": f"name{number}", "password": "wrong-one"})
        waiting[wire.socket] = wire
        for readable in select.select(list(waiting), [], [], 0)[0]:
            with waiting.pop(readable) as answered:
                if answered.answer()[0] == 503:
                    return
    raise AssertionError("the guesses never filled the queue")


class Flood(unittest.TestCase):
    def test_passwords_that_wait_to_be_hashed_keep_nobody_waiting_whose_call_hashes_none(self):
        site = Site()
        readers = [site.player("reader")]
        for _ in range(5):  # each call twice: of the whole history one account may ask for no more at once
            readers.append(site.client())
            readers[-1].cookie = readers[0].cookie
        calls = [("GET", "/api/statement"), ("GET", "/api/account/export"),
                 ("POST", "/api/account/settings/change", SETTINGS)]
        try:
            with contextlib.ExitStack() as stack:
                guess_until_one_is_told_busy(site, stack)
                answers = at_once(*(lambda reader=reader, call=calls[number % len(calls)]: reader.call(*call)
                                    for number, reader in enumerate(readers)))
                self.assertEqual([answer.status for answer in answers], [200] * len(readers))
        finally:
            site.server.kill()  # what waits to be hashed would delay a stop
            site.directory.cleanup()

    def test_one_account_has_two_histories_read_at_once_and_is_told_so_of_more(self):
        site = Site("--threads", "1")
        self.addCleanup(site.stop)
        reader, other = site.player("reader"), site.player("other")
        paths = 20 * ["/api/account/export"] + ["/api/bets/csv"]
        with contextlib.ExitStack() as stack:

            def wire():
                return stack.enter_context(Wire(site.port))

            # Histories are read by the threads that also change settings, which wait for this lock.
            accounts = stack.enter_context(contextlib.closing(sqlite3.connect(site.data / "accounts.db", isolation_level=None)))
            accounts.execute("BEGIN IMMEDIATE")
            changes = [wire().post("/api/account/settings/change", SETTINGS, other.cookie) for _ in range(WAITING_CHANGES)]
            asked = [wire().get(path, reader.cookie) for path in paths]
            of_other = wire().get(paths[0], other.cookie)
            for refused in asked[2:]:
                status, headers, sentence = refused.answer()
                self.assertEqual((status, headers.get("retry-after"), sentence),
                                 (429, "1", "Your history is being read already, try again in a moment"))
            accounts.execute("ROLLBACK")
            for answered in (*asked[:2], of_other):
                self.assertEqual(answered.answer()[0], 200)
            for change in changes:  # one that waited too long is told that it was in vain
                self.assertIn(change.answer()[0], (200, 500))
        for path in paths[-2:] * 3:
            reader.call("GET", path).expect(200)


if __name__ == "__main__":
    unittest.main()

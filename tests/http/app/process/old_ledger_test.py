#!/usr/bin/python3
"""A data directory of an earlier program: opened, verified, bet on, verified again."""

import contextlib
import pathlib
import re
import sqlite3
import tarfile
import tempfile
import unittest

from support import bet_on, chalkline, read_log

LOGS = chalkline.ROOT / "tests/golden/logs"
KNOWN = dict(line.split() for line in (LOGS / "roots").read_text().splitlines())["served.v1.bin"]


class OldLedger(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory(prefix="chalkline-")
        self.addCleanup(directory.cleanup)
        self.data = pathlib.Path(directory.name) / "data"
        with tarfile.open(LOGS / "served.v1.tar.gz") as old:
            old.extractall(self.data)

    def verify(self):
        done = chalkline.run("audit", "verify", "--expect", KNOWN, data=self.data, check=False)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        # Nobody committed to the games of that program, and its operator may have written a later one's beginning so.
        self.assertRegex(done.stdout, r"^on trust: the prices and results of (\d+) games .*; \1 of them are simulated\n"
                                      r"begun by a program of generation 3 at the latest, of \d+: ")
        return int(re.search(r"\n(\d+) events, root [0-9a-f]{64}, 0 faults\n$", done.stdout)[1])

    def test_it_is_opened_bet_on_and_verified(self):
        read_models = self.data / "read"
        read_models.rename(self.data / "aside")  # those of the earlier program
        before = self.verify()
        (self.data / "aside").rename(read_models)
        self.assertEqual(before, int(KNOWN.split(":")[0]))
        # However long ago it was made.
        with chalkline.Server(self.data, "--log-level", "warn", "--accept-clock") as server:
            client = server.client()
            client.sign_in("ann")
            balance = client.call("GET", "/api/auth/me").expect(200).json()["virtualBalance"]
            self.assertEqual(len(list(client.bets())), 12)
            _, _, answer = bet_on(client, client.games()[::-1], 25, key="after-the-upgrade")
            self.assertEqual(answer.json()["userBalance"], balance - 25)
        self.assertGreater(self.verify(), before)
        events, balances, _ = read_log.read(chalkline.run("audit", "export", data=self.data).stdout.splitlines())
        self.assertEqual(balances["player:1000"], balance - 25)
        self.assertIn("BetPlaced", {kind for kind, _, _ in events})
        with contextlib.closing(sqlite3.connect(self.data / "accounts.db")) as people:
            handles = [handle for (handle,) in people.execute("SELECT handle FROM users")]
        self.assertEqual(len(set(handles)), len(handles))
        for handle in handles:
            self.assertRegex(handle, "^[0-9a-f]{16}$")


if __name__ == "__main__":
    unittest.main()

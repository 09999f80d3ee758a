#!/usr/bin/python3
"""The audit of a ledger with settled bets, beside the server that writes it and after its stop."""

import datetime
import http.client
import re
import subprocess
import unittest

from support import PATIENCE_S, Site, chalkline, picks, read_log, wait_for

GAMES = 6
STAKE = 10


def same(stored, exported):
    """Whether the export tells what the bytes say: games and keys in hexadecimal digits, times as text."""
    if isinstance(stored, dict):
        return list(stored) == list(exported) and all(same(stored[name], exported[name]) for name in stored)
    if isinstance(stored, bytes):
        return exported in (stored.hex(), list(stored))
    if isinstance(stored, list):
        return len(stored) == len(exported) and all(map(same, stored, exported))
    if isinstance(stored, int) and isinstance(exported, str):
        time = datetime.datetime(1970, 1, 1) + datetime.timedelta(microseconds=stored % 2**53)
        return exported in (f"{stored:016x}", time.isoformat(timespec="microseconds") + "Z")
    return stored == exported


class Auditing(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.site = Site("--clock-speed", "600")

    @classmethod
    def tearDownClass(cls):
        cls.site.stop()

    def audit(self, command, *arguments):
        done = chalkline.run("audit", command, *arguments, data=self.site.data, check=False)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout

    def verify(self):
        """What `audit verify` says, but for bets at a replaced price: at this clock 5 minutes pass in half a second, less
        than it takes to read a price and to bet at it."""
        lines = self.audit("verify").splitlines(keepends=True)
        others = [line for line in lines if not line.endswith("replaced more than 5 minutes before\n")]
        count = f"to judge: {len(lines) - len(others)}\n"
        return "".join(line for line in others if line != count)

    def bets_on_everything(self, client, games):
        """Bets on each side of the games that are still open at the price that was read; how many."""
        return sum(client.place(pick, STAKE).status == 201 for game in games for pick in picks(game))

    def open_stream(self, client):
        connection = http.client.HTTPConnection("127.0.0.1", self.site.port, timeout=PATIENCE_S)
        connection.request("GET", "/api/stream", headers={"Cookie": client.cookie})
        self.assertEqual(connection.getresponse().status, 200)
        return connection

    def read_as_an_outsider(self, count, replayed):
        """Another program than ours finds the same in the stored bytes."""
        events, balances, root = read_log.read(self.audit("export").splitlines())
        self.assertEqual(len(events), count)
        self.assertIn(root, self.verify())
        self.assertEqual(dict(balances), {name: int(coins) for name, coins in replayed.items() if name != "position"})
        for kind, stored, exported in events:
            self.assertTrue(same(stored, exported), (kind, stored, exported))

    def test_what_the_audit_says_is_what_the_players_have(self):
        clients = [self.site.player(f"audited-{number}") for number in range(4)]
        for number, client in enumerate(clients):
            placed = 0
            while placed <= GAMES:  # a game begins every 0.75 s, and takes no bets from then on
                games = client.games()[1 + number:1 + number + GAMES]
                placed += self.bets_on_everything(client, games)
        streams = [self.open_stream(client) for client in clients]
        self.assertRegex(self.verify(), r"^\d+ events, root [0-9a-f]{64}, 0 faults\n$")
        for client in clients:
            wait_for(lambda client=client: not client.call("GET", "/api/bets?status=pending").json()["bets"],
                     "the settlements")
        users = [client.call("GET", "/api/auth/me").expect(200).json() for client in clients]
        self.audit("verify")
        self.assertEqual(self.site.server.stop(), 0)
        for stream in streams:
            stream.close()

        with open("/dev/full", "wb") as full:
            for command in (["verify"], ["replay"], ["export", "--format", "csv"], ["balance", "--account", "1000"]):
                done = subprocess.run([chalkline.BINARY, "audit", *command, "--data", self.site.data], stdout=full,
                                      stderr=subprocess.PIPE, text=True)
                self.assertEqual((command, done.returncode), (command, 1))
                self.assertIn("could not be written", done.stderr)

        events = int(re.match(r"(\d+) events, root [0-9a-f]{64}, 0 faults\n$", self.verify())[1])
        replayed = dict(line.split() for line in self.audit("replay").splitlines())
        self.assertEqual(int(replayed["position"]), events)
        for user in users:
            self.assertEqual(int(replayed[f"player:{user['id']}"]), user["virtualBalance"])
            self.assertEqual(self.audit("balance", "--account", user["id"]).splitlines()[:2],
                             [f"available {user['virtualBalance']}", "held 0"])
        self.read_as_an_outsider(events, replayed)
        for other in ("csv", "hledger", "beancount"):
            self.assertIn(f"{users[0]['id']}", self.audit("export", "--format", other))


if __name__ == "__main__":
    unittest.main()

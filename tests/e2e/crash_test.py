"""Kills the server without warning while clients place bets, again and again.

After each kill: every acknowledged bet is in the ledger, none is there twice, the audit passes. At the end the read
models equal a fresh rebuild. The number of rounds comes from CHALKLINE_CRASH_ROUNDS (default 5; 100 takes some minutes).
"""

import json
import os
import random
import tempfile
import threading
import time
import unittest
import uuid

from chalkline import PATIENCE_S, Server, picks, run

ROUNDS = int(os.environ.get("CHALKLINE_CRASH_ROUNDS", "5"))
CLIENTS = 32
STAKE = 10  # of smaller ones a player places 50 a day


class Load:
    """Clients that place bets until the server is gone, and remember what was acknowledged."""

    def __init__(self, server, cookies):
        self.acknowledged = {}  # bet id -> idempotency key
        self.begun = threading.Event()
        self.lock = threading.Lock()
        self.threads = [threading.Thread(target=self.bet, args=(server, cookie)) for cookie in cookies]
        for thread in self.threads:
            thread.start()

    def bet(self, server, cookie):
        try:
            client = server.client()
            client.cookie = cookie
            while True:
                offers = [pick for game in client.games(count=8) for pick in picks(game)]
                for pick in random.sample(offers, min(20, len(offers))):
                    key = uuid.uuid4().hex
                    answer = client.place(pick, STAKE, key)
                    if answer.status == 201:
                        with self.lock:
                            self.acknowledged[int(answer.json()["bet"]["id"])] = key
                    if answer.status in (201, 422):  # placed, or every coin is staked
                        self.begun.set()
        except (OSError, ValueError, EOFError, AssertionError):
            pass  # the server is gone
        except Exception as error:  # http.client's own kinds of a connection that ended
            if type(error).__module__ != "http.client":
                raise

    def join(self):
        for thread in self.threads:
            thread.join()


class Crash(unittest.TestCase):
    def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(self):
        seed = int(os.environ.get("CHALKLINE_CRASH_SEED", time.time_ns() % 2**32))
        print(f"crash: {ROUNDS} rounds, seed {seed}")
        chance = random.Random(seed)
        cookies = []
        acknowledged = {}
        with tempfile.TemporaryDirectory() as data:
            with Server(data, "--clock-speed", 60) as server:
                for number in range(CLIENTS):
                    client = server.client()
                    client.sign_up(f"crash-{number}")
                    client.call("POST", "/api/membership/upgrade", {"tierId": "ultimate"}).expect(200)
                    cookies.append(client.cookie)
            for number in range(ROUNDS):
                server = Server(data, "--clock-speed", 60)
                load = Load(server, cookies)
                self.assertTrue(load.begun.wait(PATIENCE_S), "nobody could bet")
                time.sleep(chance.uniform(0, 1.0))  # the random moment of the kill
                server.kill()
                load.join()
                acknowledged |= load.acknowledged
                self.check(data, acknowledged, number)
            self.assertGreaterEqual(len(acknowledged), ROUNDS, "the load placed too few bets to show anything")
            rebuilt = run("rebuild", data=data)
            self.assertEqual(rebuilt.returncode, 0, rebuilt.stdout + rebuilt.stderr)
        print(f"crash: {len(acknowledged)} acknowledged bets over {ROUNDS} kills, all there, each once")

    def check(self, data, acknowledged, number):
        verified = run("audit", "verify", data=data, check=False)
        self.assertEqual(verified.returncode, 0, f"round {number}: {verified.stdout}{verified.stderr}")
        placed = {}
        keys = set()
        for line in run("audit", "export", "--format", "jsonl", data=data).stdout.splitlines():
            record = json.loads(line)
            if record["type"] == "BetPlaced":
                placed[record["position"]] = record["event"]
                key = (record["event"]["account"], record["event"]["key"])
                self.assertNotIn(key, keys, f"round {number}: one idempotency key placed two bets")
                keys.add(key)
        lost = [bet for bet in acknowledged if bet not in placed]
        self.assertEqual(lost, [], f"round {number}: acknowledged bets are gone")


if __name__ == "__main__":
    unittest.main()

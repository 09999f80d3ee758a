#!/usr/bin/python3
"""The cost of a flood of one kind of call to those who ask for another."""

import contextlib
import hashlib
import select
import sqlite3
import subprocess
import tempfile
import threading
import unittest

from document import Recorder
from support import BINARY, HOST, PATIENCE_S, Site, Wire, at_once, wait_for

GUESSES_PER_ADDRESS = 50
ADDRESSES = 250
HASHING_QUEUE = 128  # what waits for the server to hash it (kHashingQueueMax),
HASHES_PER_ADDRESS = 16  # and of one address (kHashesPerAddress)
STORAGE_THREADS = 3  # the server's, for what waits for a disk (kStorageThreads),
STORAGE_QUEUE = 256  # and how much waits for them (kStorageQueueMax),
STORAGE_PER_ACCOUNT = 8  # of one account (kStoragePerAccount)
HOLDERS = 3
ROUNDS = 10
DESCRIPTORS = 400  # of a server that is started with few: half of them are for connections
SETTINGS = {"oddsFormat": "decimal", "colourMode": "dark", "timeZone": None, "isRanked": True,
            "favouriteTeams": []}


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


def as_they_come(wires):
    """The wires, each once it has an answer."""
    waiting = {wire.socket: wire for wire in wires}
    while waiting:
        for readable in select.select(list(waiting), [], [])[0]:
            yield waiting.pop(readable)


@contextlib.contextmanager
def storage_held(site, holders):
    """Calls that come now wait for the disk behind changes of the holders, which wait for a lock: each for five
    seconds, one after the other."""
    with contextlib.ExitStack() as stack:
        accounts = stack.enter_context(contextlib.closing(sqlite3.connect(site.data / "accounts.db", isolation_level=None)))
        accounts.execute("BEGIN IMMEDIATE")
        changes = [stack.enter_context(Wire(site.port)).post("/api/account/settings/change", SETTINGS, holder.cookie)
                   for holder in holders for _ in range(STORAGE_PER_ACCOUNT)]
        yield
        accounts.execute("ROLLBACK")
        for change in changes:  # one that waited too long is told that it was in vain
            if (status := change.answer()[0]) not in (200, 500):
                raise AssertionError(f"a change of settings that waited was told {status}")


class Flood(unittest.TestCase):
    def test_passwords_that_wait_to_be_hashed_keep_nobody_waiting_whose_call_hashes_none(self):
        site = Site()
        reader = site.player("reader")
        calls = [("GET", "/api/statement"), ("GET", "/api/account/export"),
                 ("POST", "/api/account/settings/change", SETTINGS)]
        readers = [site.client() for _ in calls]
        for client in readers:
            client.cookie = reader.cookie
        try:
            with contextlib.ExitStack() as stack:
                guess_until_one_is_told_busy(site, stack)
                answers = at_once(*(lambda client=client, call=call: client.call(*call)
                                    for client, call in zip(readers, calls, strict=True)))
                self.assertEqual([answer.status for answer in answers], [200] * len(calls))
        finally:
            site.server.kill()  # what waits to be hashed would delay a stop
            site.directory.cleanup()

    def answers_to(self, site, stack, address, names, password):
        """The answers to so many sign-ins at once from one address, and meanwhile those to another person's."""
        wires = [stack.enter_context(Wire(site.port, address=address)) for _ in names]
        for wire, name in zip(wires, names, strict=True):
            wire.post("/api/auth/login", {"username": name, "password": password})
        other = site.client()
        body = {"username": "other", "password": "practice-only"}
        statuses = [other.call("POST", path, body).status for path in ("/api/auth/register", "/api/auth/login")]
        return statuses, [wire.answer() for wire in wires]

    def test_one_person_with_the_right_password_keeps_nobody_from_signing_in_or_up(self):
        site = Site()
        self.addCleanup(site.stop)
        site.player("eager")
        with contextlib.ExitStack() as stack:
            of_others, own = self.answers_to(site, stack, "127.0.4.1", 2 * HASHING_QUEUE * ["eager"], "practice-only")
        self.assertEqual(of_others, [201, 200])
        self.assertEqual({status for status, _, _ in own}, {200, 429})
        sentence = "Too many of your requests are waiting already, try again in a moment"
        self.assertEqual({body for status, _, body in own if status == 429}, {sentence})
        site.client().sign_in("eager")

    def test_one_address_keeps_nobody_elsewhere_from_signing_in_or_up(self):
        site = Site()
        self.addCleanup(site.stop)
        names = [f"guessed{number}" for number in range(2 * HASHING_QUEUE)]
        with contextlib.ExitStack() as stack:
            of_others, own = self.answers_to(site, stack, "127.0.4.2", names, "wrong-one")
        self.assertEqual(of_others, [201, 200])
        self.assertEqual({status for status, _, _ in own}, {401, 429})

    def test_nine_addresses_that_hammer_keep_nobody_elsewhere_from_signing_in_or_up(self):
        site = Site()
        self.addCleanup(site.stop)
        for number in range(ROUNDS):
            site.client().call("POST", "/api/auth/register", {"username": f"honest{number}", "password": "practice-only"}).expect(201)
        with contextlib.ExitStack() as stack:
            hammering = {}
            for address in range(9):
                for place in range(HASHES_PER_ADDRESS):
                    wire = stack.enter_context(Wire(site.port, address=f"127.0.5.{1 + address}"))
                    hammering[wire.socket] = (wire, {"username": f"nobody{address}-{place}", "password": "wrong-one"})
            done = threading.Event()

            def hammer():
                for wire, guess in hammering.values():
                    wire.post("/api/auth/login", guess)
                while not done.is_set():
                    for readable in select.select(list(hammering), [], [], 0.1)[0]:
                        wire, guess = hammering[readable]
                        self.assertIn(wire.answer()[0], (401, 429, 503))
                        wire.post("/api/auth/login", guess)

            hammerer = threading.Thread(target=hammer)
            hammerer.start()
            try:
                wait_for(lambda: site.metric("chalkline_password_hashes_total") > ROUNDS + 9, "the hammering")
                for number in range(ROUNDS):
                    client = site.client()
                    body = {"username": f"honest{number}", "password": "practice-only"}
                    self.assertEqual(client.call("POST", "/api/auth/login", body).status, 200)
                    body = {"username": f"new{number}", "password": "practice-only"}
                    self.assertEqual(client.call("POST", "/api/auth/register", body).status, 201)
            finally:
                done.set()
                hammerer.join()

    def test_a_class_that_signs_in_at_the_same_moment_gets_in(self):
        site = Site()
        self.addCleanup(site.stop)
        names = [f"pupil{number}" for number in range(HASHES_PER_ADDRESS)]
        for name in names:
            site.client().call("POST", "/api/auth/register", {"username": name, "password": "practice-only"}).expect(201)
        at_once(*(lambda name=name: site.client().sign_in(name) for name in names))

    def test_one_account_has_two_histories_read_at_once_and_is_told_so_of_more(self):
        site = Site("--threads", "1")
        self.addCleanup(site.stop)
        holders = [site.player(f"holder-{number}") for number in range(HOLDERS)]
        reader, other = site.player("reader"), site.player("other")
        paths = 20 * ["/api/account/export"] + ["/api/statement", "/api/bets/csv"]
        with contextlib.ExitStack() as stack:

            def ask(path, client):
                return stack.enter_context(Wire(site.port)).get(path, client.cookie)

            with storage_held(site, holders):
                asked = [ask(path, reader) for path in paths]
                of_other = ask(paths[0], other)
                answered = as_they_come(asked)
                for _ in asked[2:]:
                    status, headers, sentence = next(answered).answer()
                    self.assertEqual((status, headers.get("retry-after"), sentence),
                                     (429, "1", "Your history is being read already, try again in a moment"))
            for wire in (*answered, of_other):
                self.assertEqual(wire.answer()[0], 200)
        for path in paths[-3:] * 3:
            reader.call("GET", path).expect(200)

    def test_one_account_has_only_its_share_waiting_for_the_disk_and_is_told_so_of_more(self):
        site = Site("--threads", "1")
        self.addCleanup(site.stop)
        holders = [site.player(f"holder-{number}") for number in range(HOLDERS)]
        hasty, other, old = site.player("hasty"), site.player("other"), site.client()
        old.sign_in("hasty")
        self.use_two_hours_ago(site, old)
        change = ("/api/account/settings/change", SETTINGS)
        calls = [("GET", "/api/statement"), ("GET", "/api/account/export"), ("POST", *change),
                 ("POST", "/api/account/sessions/end", {"id": "0" * 64}), ("POST", "/api/auth/logout"),
                 ("POST", "/api/account/delete", {"password": "practice-only"}),
                 *(("POST", f"/api/time-machine/{act}", {"sport": "nfl", "season": 2023}) for act in ("begin", "stop"))]
        with contextlib.ExitStack() as stack:
            *wires, of_other = [stack.enter_context(Wire(site.port)) for _ in range(STORAGE_THREADS + STORAGE_QUEUE + 1)]
            with storage_held(site, holders):
                for wire in wires:
                    wire.post(*change, hasty.cookie)
                answered = as_they_come(wires)
                for _ in wires[STORAGE_PER_ACCOUNT:]:
                    self.assertEqual(next(answered).answer()[0], 429)
                for method, path, *body in calls:
                    answer = hasty.call(method, path, *body)
                    self.assertEqual((answer.status, answer.headers["Retry-After"], answer.body),
                                     (429, "1", b"Too many of your requests are waiting already, try again in a moment"))
                    Recorder().check(method, path, answer.status, answer.headers, answer.body)
                not_yet = old.call("GET", "/api/auth/me").expect(200)
                of_other.post(*change, other.cookie)
            for wire in (*answered, of_other):
                self.assertEqual(wire.answer()[0], 200)
        for _ in range(STORAGE_PER_ACCOUNT + 1):
            hasty.call("POST", *change).expect(200)
        self.assertIsNone(not_yet.headers["Set-Cookie"])
        self.assertIsNotNone(old.call("GET", "/api/auth/me").expect(200).headers["Set-Cookie"], "a session is prolonged")

    def use_two_hours_ago(self, site, client):
        token = hashlib.sha256(client.cookie.split("=", 1)[1].encode()).hexdigest()
        with contextlib.closing(sqlite3.connect(site.data / "accounts.db", isolation_level=None)) as people:
            change = people.execute("UPDATE sessions SET expires_at = expires_at - 7200 WHERE token = ?", (token,))
            self.assertEqual(change.rowcount, 1)


class Connections(unittest.TestCase):
    def test_ten_addresses_that_take_every_connection_leave_one_for_everybody_else(self):
        with tempfile.TemporaryDirectory(prefix="chalkline-") as data, contextlib.ExitStack() as stack:
            server = subprocess.Popen(["prlimit", f"--nofile={DESCRIPTORS}:{DESCRIPTORS}", BINARY, "serve", "--port", "0",
                                       "--data", data, "--seed", "1", "--log-level", "error"],
                                      stdout=subprocess.PIPE, text=True)
            try:
                port = int(server.stdout.readline().split("http://127.0.0.1:")[1].split()[0])
                hoard = [stack.enter_context(Wire(port, address=f"127.0.6.{1 + number % 10}"))
                         for number in range(DESCRIPTORS)]
                for number in range(20):
                    with Wire(port, address=f"127.0.7.{1 + number}") as visitor:
                        self.assertEqual(visitor.send(f"GET /healthz HTTP/1.1\r\n{HOST}\r\n").answer()[0], 200)
                self.assertEqual(hoard[-1].answer()[0], 503)
            finally:
                server.terminate()
                self.assertEqual(server.wait(PATIENCE_S), 0)
                server.stdout.close()


if __name__ == "__main__":
    unittest.main()

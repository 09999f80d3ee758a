#!/usr/bin/python3
"""An operator's troubles: a full disk, files that fail, a wrong clock, signals, permissions."""

import datetime
import json
import os
import pathlib
import signal
import socket
import sqlite3
import ssl
import stat
import subprocess
import sys
import tempfile
import unittest

from support import BINARY, HOST, PATIENCE_S, Site, Wire, bet_on, chalkline, picks, read_log, wait_for

MIB = 1024 * 1024


def run(*arguments):
    return subprocess.run([BINARY, *map(str, arguments)], capture_output=True, text=True, timeout=PATIENCE_S)


def ready(site):
    return site.client().call("GET", "/readyz").status == 200


class Disk(unittest.TestCase):
    def setUp(self):
        if not os.environ.get("CHALKLINE_OWN_NAMESPACE"):
            self.skipTest("mounting a small disk needs root")

    def test_on_a_full_disk_nothing_is_recorded_and_afterwards_everything_goes_on(self):
        site = Site()
        self.assertEqual(site.stop_server(), 0)
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=600m", "tmpfs", site.data], check=True)
        try:
            site.start_server("--clock-speed", "1800")
            client = site.player("ann")
            placed = [bet_on(client, client.games(), 10) for _ in range(3)]
            full = site.data / "ballast"
            with full.open("wb") as ballast:
                room = os.statvfs(site.data)
                os.posix_fallocate(ballast.fileno(), 0, room.f_bavail * room.f_frsize - 200 * MIB)

            def refused():
                answer = client.place(next(picks(client.games()[-1])), 10)
                if answer.status == 201:
                    placed.append(answer)
                return answer.status == 503 and answer.body.decode().startswith("Nothing can be recorded just now")

            wait_for(refused, "bets to be refused")
            self.assertEqual(len(list(client.bets())), len(placed))
            newcomer = {"username": "newcomer", "password": "practice-only"}
            site.client().call("POST", "/api/auth/register", newcomer).expect(503)
            self.assertEqual(client.call("GET", "/api/betting/upcoming-games").status, 200)
            self.assertIn("disk", site.client().call("GET", "/readyz").expect(503).body.decode())
            self.assertLess(site.metric("chalkline_disk_free_bytes"), 256 * MIB)
            # The games begin and end meanwhile, and nothing of that is lost.
            clock = datetime.datetime.fromisoformat(client.call("GET", "/api/clock").json()["now"])
            later = clock + datetime.timedelta(hours=2)
            wait_for(lambda: datetime.datetime.fromisoformat(client.call("GET", "/api/clock").json()["now"]) > later,
                     "two hours of the clock")
            full.unlink()
            wait_for(lambda: client.place(next(picks(client.games()[-1])), 10).status == 201, "bets to be taken again")
            wait_for(lambda: ready(site), "the server to be ready")
            # Nobody was left behind by a registration that the ledger refused.
            site.client().call("POST", "/api/auth/register", newcomer).expect(201)
            wait_for(lambda: sum(bet["status"] != "pending" for bet in client.bets()) >= 3, "the settlements")
            self.assertEqual(site.stop_server(), 0)
            audit = run("audit", "verify", "--data", site.data)
            self.assertEqual(audit.returncode, 0, audit.stdout + audit.stderr)
        finally:
            site.stop_server()
            subprocess.run(["umount", "-l", site.data], check=True)
            site.directory.cleanup()


class ReadSide(unittest.TestCase):
    def setUp(self):
        self.site = Site()
        self.addCleanup(self.site.stop)

    def test_bets_go_on_while_the_read_models_cannot_be_written(self):
        client = self.site.player("ann")
        bet_on(client, client.games(), 10)
        self.assertEqual(len(list(client.bets())), 1)
        lock = sqlite3.connect(self.site.data / "read" / "models.db", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        pick = next(picks(client.games()[-1]))
        position = client.place(pick, 10).expect(201).headers["X-Position"]
        client.position = None  # this client would ask again for as long as it is told to
        other = self.site.client()
        other.cookie = client.cookie
        wait_for(lambda: other.call("GET", "/api/bets").status == 503, "the models to be given up")
        sentence = "Your bets and figures are being brought up to date, try again in a moment"
        wire = Wire(self.site.port)
        wire.send(f"GET /api/bets HTTP/1.1\r\n{HOST}Cookie: {client.cookie}\r\nX-At-Least: {position}\r\n\r\n")
        status, _, body = wire.answer()
        wire.close()
        self.assertEqual((status, body), (503, sentence))
        # An empty board would say that nobody has a bet.
        for asker in (other, self.site.client()):
            board = asker.call("GET", "/api/leaderboard?period=week&category=balance")
            self.assertEqual((board.status, board.body.decode()), (503, sentence))
        self.assertEqual(other.call("GET", "/readyz").status, 503)
        self.assertEqual(self.site.metric("chalkline_read_models_healthy"), 0)
        self.assertGreater(self.site.metric("chalkline_read_model_failures_total"), 0)
        self.assertEqual(client.place(next(picks(client.games()[-1])), 10).status, 201)
        lock.execute("ROLLBACK")
        lock.close()
        wait_for(lambda: other.call("GET", "/api/bets").status == 200, "the models to go on")
        self.assertEqual(len(list(other.bets())), 3)
        wait_for(lambda: ready(self.site), "the server to be ready")

    def test_damaged_read_models_are_made_anew_by_the_start(self):
        client = self.site.player("ann")
        bet_on(client, client.games(), 10)
        self.assertEqual(len(list(client.bets())), 1)
        models = self.site.data / "read" / "models.db"
        for damage in (lambda whole: bytes(len(whole)), lambda whole: whole[: len(whole) // 2],
                       lambda whole: b"nonsense" * 1000,
                       lambda whole: bytes(byte ^ (at % 512 == 300) for at, byte in enumerate(whole))):
            self.assertEqual(self.site.stop_server(), 0)
            models.write_bytes(damage(models.read_bytes()))
            self.site.start_server()
            again = self.site.client()
            again.position = client.position
            again.sign_in("ann")
            self.assertEqual(len(list(again.bets())), 1)
            self.assertEqual(again.call("GET", "/api/auth/me").json()["virtualBalance"], 990)

    def test_accounts_that_cannot_be_written_are_a_503_and_not_ready(self):
        self.site.player("ann")
        lock = sqlite3.connect(self.site.data / "accounts.db", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        login = {"username": "ann", "password": "practice-only"}
        answer = self.site.client().call("POST", "/api/auth/login", login)
        self.assertEqual((answer.status, answer.body),
                         (503, b"Accounts cannot be reached just now, try again in a moment"))
        self.assertEqual(self.site.client().call("GET", "/readyz").status, 503)
        self.assertEqual(self.site.metric("chalkline_accounts_healthy"), 0)
        lock.execute("ROLLBACK")
        lock.close()
        wait_for(lambda: ready(self.site), "the server to be ready")
        self.site.client().sign_in("ann")

    def test_expired_sessions_go_while_the_server_runs(self):
        self.site.player("ann")
        with sqlite3.connect(self.site.data / "accounts.db", timeout=PATIENCE_S) as accounts:
            accounts.execute("UPDATE sessions SET expires_at = 1")
        accounts.close()

        def left():
            reader = sqlite3.connect(self.site.data / "accounts.db")
            try:
                return reader.execute("SELECT count(*) FROM sessions").fetchone()[0]
            finally:
                reader.close()

        wait_for(lambda: left() == 0, "the session to be forgotten")


class Clock(unittest.TestCase):
    def test_a_start_with_a_clock_far_from_the_ledgers_end_is_refused(self):
        ahead = datetime.datetime.now(datetime.UTC) + datetime.timedelta(days=400)
        site = Site(begins=ahead)
        try:
            site.player("ann")
            self.assertEqual(site.stop_server(), 0)
            kept = site.data / "clock"
            # It runs ahead, and says so.
            site.start_server()
            self.assertEqual(site.stop_server(), 0)
            kept.unlink()
            serve = ("serve", "--port", 0, "--data", site.data, "--seed", 1)
            refused = run(*serve)
            self.assertEqual(refused.returncode, 1)
            self.assertRegex(refused.stderr, r"^chalkline: The clock says \S+, which is before the ledger's last record "
                                             r"of \S+: .* --accept-clock .*\n$")
            kept.write_text(f"{ahead + datetime.timedelta(days=400):%Y-%m-%dT%H:%M:%SZ}\n")
            refused = run(*serve)
            self.assertEqual(refused.returncode, 1)
            self.assertIn("more than a year after the ledger's last record", refused.stderr)
            kept.unlink()
            site.start_server("--accept-clock")
            self.assertEqual(site.client().call("GET", "/healthz").status, 200)
        finally:
            site.stop()


    def test_a_ledger_that_a_wrong_clock_moved_ahead_is_set_back(self):
        ahead = datetime.datetime.now(datetime.UTC) + datetime.timedelta(days=400)
        site = Site()
        try:
            site.player("ann")
            self.assertEqual(site.stop_server(), 0)
            serve = ("serve", "--port", 0, "--data", site.data, "--seed", 1)
            refused = run(*serve, "--set-clock-back")
            self.assertEqual(refused.returncode, 1)
            self.assertIn("there is nothing to set back: start without --set-clock-back", refused.stderr)
            site.start_server("--accept-clock", begins=ahead)
            client = self.signed_in(site)
            wrong_game, pick, placed = bet_on(client, client.games(), 10, key="of-the-wrong-time")
            self.assertEqual(site.stop_server(), 0)
            (site.data / "clock").unlink()
            refused = run(*serve)
            self.assertEqual(refused.returncode, 1)
            self.assertRegex(refused.stderr, r"before the ledger's last record .* --set-clock-back if the machine's is right\n$")
            self.assertNotEqual(run(*serve, "--accept-clock", "--set-clock-back").returncode, 0)
            # Where a fast clock had come to is forgotten with it.
            (site.data / "clock").write_text(f"{ahead + datetime.timedelta(days=1):%Y-%m-%dT%H:%M:%SZ}\n")
            # The games that were known are over. At this speed others are listed soon.
            site.start_server("--set-clock-back", "--clock-speed", "1800")
            client = self.signed_in(site)
            self.assertLess(self.clock(client), ahead - datetime.timedelta(days=300))
            self.assertNotIn(wrong_game["id"], [game["id"] for game in client.games()])
            wait_for(client.games, "games of the right time")
            bet_on(client, client.games(), 20)
            self.assertEqual(sorted(bet["betAmount"] for bet in client.bets()), [10, 20])
            again = client.place(pick, 10, key="of-the-wrong-time")
            self.assertEqual(again.expect(201).json(), placed.json())
            self.assertEqual(site.stop_server(), 0)
            site.start_server()
            client = self.signed_in(site)
            bet_on(client, client.games(), 30)
            self.assertEqual(len(list(client.bets())), 3)
            self.assertEqual(site.stop_server(), 0)
            audit = run("audit", "verify", "--data", site.data)
            self.assertEqual(audit.returncode, 0, audit.stdout + audit.stderr)
            self.assertRegex(audit.stdout, r"^\d+: an operator has set the clock back from \S+ to \S+\n\d+ events, .* 0 faults\n$")
            export = run("audit", "export", "--data", site.data)
            events, balances, _ = read_log.read(export.stdout.splitlines())
            self.assertEqual([kind for kind, _, _ in events].count("ClockSet"), 1)
            self.assertEqual(sum(coins for name, coins in balances.items() if name.startswith("held")), 60)
            self.assertEqual(run("rebuild", "--data", site.data).returncode, 0)
        finally:
            site.stop()

    def signed_in(self, site):
        client = site.client()
        client.sign_in("ann")
        return client

    def clock(self, client):
        return datetime.datetime.fromisoformat(client.call("GET", "/api/clock").json()["now"])


class Signals(unittest.TestCase):
    def certificate(self, directory, name):
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={name}",
                        "-keyout", directory / "key.pem", "-out", directory / "cert.pem"], check=True, capture_output=True)

    def test_a_hang_up_ends_nothing(self):
        site = Site()
        try:
            site.server.process.send_signal(signal.SIGHUP)
            self.assertEqual(site.client().call("GET", "/healthz").status, 200)
            site.server.process.send_signal(signal.SIGHUP)
            site.player("ann")
        finally:
            self.assertEqual(site.stop(), 0)

    def test_a_hang_up_reads_the_certificate_again_and_keeps_the_old_one_where_that_fails_or_hangs(self):
        with tempfile.TemporaryDirectory(prefix="chalkline-") as name:
            directory = pathlib.Path(name)
            self.certificate(directory, "first")
            log = (directory / "log").open("wb")
            server = subprocess.Popen(
                [BINARY, "serve", "--port", "0", "--data", directory / "data", "--tls-cert", directory / "cert.pem",
                 "--tls-key", directory / "key.pem"], stdout=subprocess.PIPE, stderr=log, text=True)
            try:
                port = int(server.stdout.readline().split("https://127.0.0.1:")[1].split()[0])

                def served():
                    context = ssl.create_default_context()
                    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
                    with socket.create_connection(("127.0.0.1", port), PATIENCE_S) as plain:
                        with context.wrap_socket(plain) as secure:
                            return b"second" in secure.getpeercert(binary_form=True)

                self.assertFalse(served())
                self.certificate(directory, "second")
                server.send_signal(signal.SIGHUP)
                wait_for(served, "the new certificate")
                (directory / "cert.pem").write_text("nonsense")
                server.send_signal(signal.SIGHUP)
                wait_for(lambda: b"keeping the old one" in (directory / "log").read_bytes(), "the refusal")
                self.assertTrue(served())
                (directory / "cert.pem").unlink()
                os.mkfifo(directory / "cert.pem")  # to read it takes as long as nobody writes
                server.send_signal(signal.SIGHUP)
                self.assertTrue(served())
            finally:
                server.terminate()
                self.assertEqual(server.wait(PATIENCE_S), 0)
                server.stdout.close()
                log.close()


class Files(unittest.TestCase):
    def test_the_data_are_their_owners_alone(self):
        before = os.umask(0o022)
        self.addCleanup(os.umask, before)
        site = Site()
        self.addCleanup(site.stop)
        site.player("ann")
        shared = [path for path in [site.data, *site.data.rglob("*")] if stat.S_IMODE(path.lstat().st_mode) & 0o077]
        self.assertEqual(shared, [])
        self.assertEqual(site.stop_server(), 0)
        site.data.chmod(0o755)
        site.start_server()
        self.assertEqual(stat.S_IMODE(site.data.stat().st_mode), 0o700)

    def test_an_audit_before_the_first_start_leaves_no_lock(self):
        site = Site()
        self.addCleanup(site.directory.cleanup)
        self.assertEqual(site.stop_server(), 0)
        (site.data / "lock").unlink()
        self.assertEqual(run("audit", "verify", "--data", site.data).returncode, 0)
        self.assertFalse((site.data / "lock").exists())


class Answers(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.site = Site()

    @classmethod
    def tearDownClass(cls):
        cls.site.stop()

    def test_every_answer_of_the_api_forbids_to_guess_its_type(self):
        for path in ("/api/clock", "/api/bets", "/api/nowhere", "/healthz"):
            self.assertEqual(self.site.client().call("GET", path).headers["X-Content-Type-Options"], "nosniff", path)

    def test_a_long_history_is_sent_in_small_pieces(self):
        client = self.site.player("long")
        client.call("POST", "/api/membership/upgrade", {"tierId": "pro"}).expect(200)
        pick = next(picks(client.games()[-1]))
        for _ in range(45):
            slip = [pick.item(10) for _ in range(20)]
            while client.place_slip(slip).status == 409:
                pick = next(picks(client.games()[-1]))
                slip = [pick.item(10) for _ in range(20)]
        bets = list(client.bets())
        self.assertGreaterEqual(len(bets), 900)
        for path in ("/api/account/export", "/api/bets/csv"):
            body, largest = self.chunks(path, client.cookie)
            self.assertGreater(len(body), largest * 3 // 2, path)
            self.assertLess(largest, 200_000, path)
            if path.endswith("csv"):
                self.assertEqual(len(body.decode().strip().split("\r\n")), 1 + len(bets))
            else:
                ledger = json.loads(body)["ledger"]
                positions = [int(event["position"]) for event in ledger]
                self.assertEqual(positions, sorted(positions))
                self.assertGreaterEqual(len(positions), len(bets))

    def chunks(self, path, cookie):
        with socket.create_connection(("127.0.0.1", self.site.port), PATIENCE_S) as peer:
            peer.sendall(f"GET {path} HTTP/1.1\r\n{HOST}Cookie: {cookie}\r\nConnection: close\r\n\r\n".encode())
            answer = peer.makefile("rb")
            head = iter(answer.readline, b"\r\n")
            self.assertIn(b"200 OK", next(head))
            self.assertIn(b"Transfer-Encoding: chunked\r\n", list(head))
            body, largest = b"", 0
            while size := int(answer.readline(), 16):
                largest = max(largest, size)
                body += answer.read(size)
                self.assertEqual(answer.read(2), b"\r\n")
            return body, largest


def in_own_namespace():
    """Where that is possible, runs this file again in a network and with mounts of its own."""
    if os.environ.get("CHALKLINE_OWN_NAMESPACE") or os.geteuid() != 0:
        return
    inside = {**os.environ, "CHALKLINE_OWN_NAMESPACE": "1"}
    command = ["unshare", "--net", "--mount", "sh", "-c", 'ip link set lo up && exec "$0" "$@"']
    if subprocess.run([*command, "true"], capture_output=True).returncode == 0:
        os.execvpe(command[0], [*command, sys.executable, *sys.argv], inside)


if __name__ == "__main__":
    in_own_namespace()
    unittest.main()

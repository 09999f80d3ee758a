#!/usr/bin/python3
"""The server as a process: its options, its start, its clock, its stop."""

import datetime
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import threading
import time
import unittest

from support import BINARY, HOST, PATIENCE_S, Site, Wire, chalkline, picks, wait_for


def run(*arguments, **variables):
    return subprocess.run([BINARY, *map(str, arguments)], capture_output=True, text=True, timeout=PATIENCE_S,
                          env={**os.environ, **variables})


class Options(unittest.TestCase):
    def setUp(self):
        self.directory = tempfile.TemporaryDirectory(prefix="chalkline-")
        self.addCleanup(self.directory.cleanup)
        self.path = pathlib.Path(self.directory.name)

    def test_bad_options_are_one_sentence_and_exit_code_2(self):
        config = self.path / "bad.toml"
        config.write_text("[serve]\nprot = 1\n")
        for arguments, variables in (
            ((), {}),
            (("fly",), {}),
            (("serve", "--prot", "1"), {}),
            (("serve", "--port", "65536"), {}),
            (("serve", "--port", "x"), {}),
            (("serve", "--port", "010x"), {}),
            (("serve", "--bind", "nowhere"), {}),
            (("serve", "--data", ""), {}),
            (("serve", "--seed", "-1"), {}),
            (("serve", "--seed", "18446744073709551616"), {}),
            (("serve", "--clock-speed", "nan"), {}),
            (("serve", "--source", "dice"), {}),
            (("serve", "--clock-speed", "-1"), {}),
            (("serve", "--threads", "0"), {}),
            (("serve", "--tls-cert", __file__), {}),
            (("serve", "--web-root", "/nowhere"), {}),
            (("serve", "--log-level", "loud"), {}),
            (("serve",), {"CHALKLINE_PORT": "x"}),
            (("serve",), {"CHALKLINE_SMTP_URL": "mail.example.org"}),
            (("serve",), {"CHALKLINE_VERIFY_EMAIL": "perhaps"}),
            (("serve", "--config", config), {}),
            (("serve", "--config", "/nowhere.toml"), {}),
            (("serve",), {"CHALKLINE_CONFIG": "/nowhere.toml"}),
            (("audit", "replay", "--to", "never"), {}),
            (("audit", "balance"), {}),
            (("audit", "balance", "--account", "-1"), {}),
            (("audit", "balance", "--account", "18446744073709551616"), {}),
            (("audit", "export", "--format", "pdf"), {}),
            (("sports", "import", "/nowhere.csv"), {}),
        ):
            with self.subTest(arguments=arguments, variables=variables):
                result = run(*arguments, **variables)
                self.assertEqual((result.returncode, result.stdout), (2, ""))
                self.assertRegex(result.stderr, r"\Achalkline: [ -~]+\n\Z")

    def test_help_explains_every_option_with_its_default(self):
        text = run("serve", "--help").stdout
        for option in ("port", "bind", "data", "source", "seed", "clock-speed", "threads", "tls-cert", "tls-key",
                       "web-root", "log-level"):
            self.assertRegex(text, rf"--{option} [^\n]*CHALKLINE_{option.upper().replace('-', '_')}\)")
        for default in ("8080", r"127\.0\.0\.1", r"\./data", "simulated", "info"):
            self.assertRegex(text, rf"(={default}| \[{default}\]) ")  # as CLI11 prints it on Debian 12, on Debian 13

    def test_an_option_may_come_from_the_environment_or_a_file(self):
        config = self.path / "chalkline.toml"
        config.write_text(f'[serve]\ndata = "{self.path / "filed"}"\nport = 0\nlog-level = "warn"\n')
        for variables, arguments, name in (
            ({"CHALKLINE_DATA": str(self.path / "named"), "CHALKLINE_PORT": "0"}, (), "named"),
            ({}, ("--config", config), "filed"),
            ({"CHALKLINE_CONFIG": str(config)}, (), "filed"),
            ({"CHALKLINE_CONFIG": str(config), "CHALKLINE_DATA": str(self.path / "named")}, (), "filed"),
            ({"CHALKLINE_CONFIG": str(config)}, ("--data", self.path / "given"), "given"),
        ):
            with self.subTest(name=name):
                server = subprocess.Popen([BINARY, "serve", *map(str, arguments)], stdout=subprocess.PIPE, text=True,
                                          stderr=subprocess.DEVNULL, env={**os.environ, **variables})
                line = server.stdout.readline()
                server.terminate()
                self.assertEqual(server.wait(PATIENCE_S), 0)
                server.stdout.close()
                self.assertTrue(line.endswith(f"(data in {self.path / name})\n"), line)
                self.assertTrue((self.path / name / "accounts.db").exists())

    def test_a_choice_that_is_not_there_is_answered_with_those_that_are(self):
        self.assertIn("dice not in {live,replay,simulated}", run("serve", "--source", "dice").stderr)

    def test_an_empty_variable_says_nothing(self):
        self.assertEqual(run("version", CHALKLINE_CONFIG="").returncode, 0)

    def test_the_last_of_an_option_given_twice_counts(self):
        self.assertEqual(run("version", "--config", "/nowhere").returncode, 2)
        server = chalkline.Server(self.path / "first", "--data", self.path / "second")
        self.assertEqual(server.stop(), 0)
        server.process.stdout.close()
        self.assertFalse((self.path / "first").exists())


class Starting(unittest.TestCase):
    def setUp(self):
        self.site = Site()
        self.addCleanup(self.site.stop)

    def test_a_port_in_use_is_said(self):
        with tempfile.TemporaryDirectory() as other:
            result = run("serve", "--port", self.site.port, "--data", other, "--log-level", "off")
        self.assertEqual(result.returncode, 1)
        self.assertEqual(result.stderr,
                         f"chalkline: Port {self.site.port} on 127.0.0.1 is in use by another program\n")

    def test_an_ipv6_address_is_written_as_urls_write_it(self):
        with tempfile.TemporaryDirectory() as other:
            server = subprocess.Popen([BINARY, "serve", "--bind", "::1", "--port", "0", "--data", other, "--log-level", "off"],
                                      stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            line = server.stdout.readline()
            server.terminate()
            refusal = server.communicate(timeout=PATIENCE_S)[1]
        if "assign requested address" in refusal or "not supported" in refusal:
            self.skipTest("this machine has no IPv6")
        self.assertRegex(line, r"^Chalkline serves http://\[::1\]:\d+ ")

    def test_a_data_directory_in_use_is_said(self):
        result = run("serve", "--port", 0, "--data", self.site.data, "--log-level", "off")
        self.assertEqual(result.returncode, 1)
        self.assertEqual(result.stderr,
                         f"chalkline: The data directory {self.site.data} is in use by another chalkline\n")

    def test_whoever_starts_a_server_has_games_that_nobody_else_can_foretell(self):
        def games(data, seed=None):
            with chalkline.Server(data, "--log-level", "off", seed=seed) as server:
                return {game["id"] for game in server.client().games()}

        with tempfile.TemporaryDirectory() as directory:
            here, there = pathlib.Path(directory) / "here", pathlib.Path(directory) / "there"
            first = games(here)
            kept = (here / "seed").read_text()
            self.assertRegex(kept, r"\A[0-9a-f]{64}\n\Z")
            self.assertTrue(first & games(here), "a restart goes on with the same games")
            self.assertEqual((here / "seed").read_text(), kept)
            self.assertFalse(first & games(there))
            self.assertFalse(first & games(here, seed=1), "--seed wins for that run")
            self.assertEqual((here / "seed").read_text(), kept)
            (there / "seed").write_text(kept)
            self.assertTrue(games(there) & games(here))

    def test_a_seed_that_cannot_be_read_is_said(self):
        with tempfile.TemporaryDirectory() as directory:
            (pathlib.Path(directory) / "seed").write_text("seven\n")
            result = run("serve", "--port", 0, "--data", directory, "--log-level", "off")
        self.assertEqual(result.returncode, 1)
        self.assertEqual(result.stderr, f"chalkline: {directory}/seed must hold 64 hexadecimal digits or a whole number "
                         "below 2^64, the seed of the simulated games; without the file a new one is drawn\n")


class Clock(unittest.TestCase):
    def read(self, client):
        clock = client.call("GET", "/api/clock").expect(200).json()
        return datetime.datetime.fromisoformat(clock["now"]), clock["speed"]

    def test_it_runs_at_its_speed_and_never_goes_back_behind_the_ledger(self):
        an_hour = datetime.timedelta(hours=1)
        site = Site("--clock-speed", "3600")
        try:
            client = site.client()
            before = time.monotonic()
            first, speed = self.read(client)
            after = time.monotonic()
            self.assertEqual(speed, 3600)
            wait_for(lambda: self.read(client)[0] >= first + an_hour, "an hour of the clock")
            at_least = time.monotonic() - after
            second, _ = self.read(client)
            at_most = time.monotonic() - before
            self.assertLessEqual(3600 * at_least, (second - first).total_seconds())
            self.assertLessEqual((second - first).total_seconds(), 3600 * at_most)
            site.player("late-riser")  # an event of that hour
            self.assertEqual(site.server.stop(), 0)
            site.server = chalkline.Server(site.data, "--log-level", "warn")
            later, speed = self.read(site.server.client())
            self.assertEqual(speed, 1)
            self.assertGreaterEqual(later, second)
        finally:
            site.stop()

    def test_a_clock_that_ran_ahead_goes_on_from_there_after_a_stop_and_after_a_kill(self):
        site = Site("--clock-speed", "600")
        try:
            for end in (lambda server: server.stop(), lambda server: server.kill()):
                seen, _ = self.read(site.client())
                kept = site.data / "clock"
                wait_for(lambda: kept.exists() and datetime.datetime.fromisoformat(kept.read_text().strip()) >= seen,
                         "the clock to be kept")
                end(site.server)
                site.start_server()
                now, speed = self.read(site.client())
                self.assertGreaterEqual(now, seen)
                self.assertEqual(speed, 1)
                self.assertEqual(site.stop_server(), 0)
                site.start_server("--clock-speed", "600")
        finally:
            site.stop()


class LosingFiles(unittest.TestCase):
    """People and coins lie in different files: neither goes on without the other."""

    def setUp(self):
        self.site = Site()
        self.addCleanup(self.site.stop)
        self.site.player("first")
        self.older = self.site.data.parent / "older"
        self.stop()
        shutil.copytree(self.site.data, self.older)

    def stop(self):
        self.assertEqual(self.site.server.stop(), 0)

    def refused(self):
        result = run("serve", "--port", 0, "--data", self.site.data, "--log-level", "off")
        self.assertEqual((result.returncode, result.stdout), (1, ""))
        return result.stderr

    def add_a_player(self):
        self.site.server = chalkline.Server(self.site.data, "--log-level", "warn")
        self.site.player("second")
        self.stop()

    def test_without_its_people_a_ledger_is_not_given_to_strangers(self):
        (self.site.data / "accounts.db").unlink()
        self.assertRegex(self.refused(), r"^chalkline: \S+/accounts.db is missing or empty, and the ledger has people: "
                                         r"put the newest one back, beside its -wal if there is one\n$")
        self.assertFalse((self.site.data / "accounts.db").exists())

    def test_an_older_copy_of_the_people_is_noticed(self):
        self.add_a_player()
        shutil.copy(self.older / "accounts.db", self.site.data)
        self.assertIn("The ledger has account 1001 and accounts.db has none beyond 1000", self.refused())

    def test_without_its_ledger_nobody_begins_again_unnoticed(self):
        shutil.rmtree(self.site.data / "log")
        shutil.rmtree(self.site.data / "read")
        self.assertRegex(self.refused(), r"^chalkline: The ledger \(log/\) is missing in \S+, which has had one: "
                                         r"there is \S+/accounts\.db\. Put it back, or start in an empty directory\n$")

    def test_people_are_for_the_owner_of_the_file_alone_to_read(self):
        self.assertEqual((self.site.data / "accounts.db").stat().st_mode & 0o777, 0o600)


class Stopping(unittest.TestCase):
    def test_sigterm_under_load_loses_no_bet_that_was_answered(self):
        site = Site()
        clients = [site.player(f"loaded{i}") for i in range(8)]
        for client in clients:  # enough for 10,000 bets
            client.call("POST", "/api/membership/upgrade", {"tierId": "ultimate"}).expect(200)
        pick = next(picks(clients[0].games()[-1]))
        answered = [[] for _ in clients]
        some = threading.Event()

        def bet(client, ids):
            try:
                while True:
                    answer = client.place(pick, 10)
                    if answer.status != 201:
                        return
                    ids.append(answer.json()["bet"]["id"])
                    if len(ids) >= 50:
                        some.set()
            except OSError:
                return
            except Exception as ended:  # http.client's several ways to say that the server has closed
                if type(ended).__module__ != "http.client":
                    raise

        threads = [threading.Thread(target=bet, args=pair) for pair in zip(clients, answered)]
        for thread in threads:
            thread.start()
        self.assertTrue(some.wait(PATIENCE_S))
        self.assertEqual(site.server.stop(), 0)
        for thread in threads:
            thread.join()
        site.server.process.stdout.close()
        site.server = chalkline.Server(site.data, "--log-level", "warn")
        try:
            for before, ids in zip(clients, answered):
                client = site.server.client()
                client.cookie, client.position = before.cookie, before.position
                present = {bet["id"] for bet in client.bets()}
                self.assertLessEqual(set(ids), present)
                self.assertLessEqual(len(present) - len(ids), 1)  # written, and its answer cut off at most once
        finally:
            site.stop()

    def test_an_idle_connection_does_not_hold_the_stop_up(self):
        site = Site()
        with Wire(site.port) as idle:
            # Answered once, so that it has been accepted: what still waits for that is reset instead.
            self.assertEqual(idle.send(f"GET /healthz HTTP/1.1\r\n{HOST}\r\n").answer()[0], 200)
            self.assertEqual(site.stop(), 0)
            self.assertTrue(idle.is_closed())

    def test_ctrl_c_stops_as_well(self):
        site = Site()
        site.server.process.send_signal(signal.SIGINT)
        self.assertEqual(site.stop(), 0)


if __name__ == "__main__":
    unittest.main()

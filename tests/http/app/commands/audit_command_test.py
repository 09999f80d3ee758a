#!/usr/bin/python3
"""`chalkline audit verify` as an auditor runs it: beside a server and after it, on what was altered, with kept roots."""

import hashlib
import pathlib
import re
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import unittest

from support import BINARY, PATIENCE_S, Site, picks, wait_for


VERIFIER = pathlib.Path(__file__).resolve().parents[4] / "proof/verify.py"


def run(*arguments, **options):
    return subprocess.run([BINARY, *map(str, arguments)], capture_output=True, text=True, timeout=PATIENCE_S, **options)


def write_no_file():
    """As on a full disk: each write into a file fails."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


class Auditing(unittest.TestCase):
    def setUp(self):
        self.site = Site()
        self.addCleanup(self.site.stop)

    def test_an_audit_runs_beside_the_server(self):
        self.site.player("audited")
        result = run("audit", "verify", "--data", self.site.data)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        self.assertRegex(result.stdout, r"^\d+ events, root [0-9a-f]{64}, 0 faults\n$")
        result = run("audit", "balance", "--account", 1000, "--data", self.site.data)
        self.assertEqual(result.stdout.splitlines()[:2], ["available 1000", "held 0"])

    def test_the_ledger_as_of_a_moment_is_printed_beside_the_server(self):
        client = self.site.player("audited")
        end = int(client.position)
        now = run("audit", "as-of", end, "--account", 1000, "--data", self.site.data).stdout.splitlines()
        self.assertEqual(now[:3], [f"position {end}", "available 1000", "held 0"])
        opened = int(now[-1].removeprefix("last "))
        everybody = run("audit", "as-of", "2999-01-01T00:00:00Z", "--data", self.site.data).stdout.splitlines()
        self.assertIn("1000 available 1000 held 0", everybody)
        self.assertIn("grants -1000", everybody)
        self.assertLessEqual(opened, end)
        before = run("audit", "as-of", 1, "--account", 1000, "--data", self.site.data)
        self.assertEqual((before.returncode, before.stderr),
                         (1, "chalkline: The ledger did not know account 1000 at position 1\n"))
        self.assertEqual(run("audit", "as-of", "then", "--data", self.site.data).returncode, 2)

    def test_a_program_that_shares_no_code_with_ours_finds_the_same_root_and_no_fault(self):
        """With a game of each sport that was bet on, played and revealed."""
        site = Site("--clock-speed", "1200")
        self.addCleanup(site.stop)
        client = site.player("audited")
        for sport in ("nba", "nfl", "mlb", "nhl"):
            while not self.bets_on(client, sport):
                pass  # its price has moved, or it has started
        wait_for(lambda: all(bet["settledAt"] for bet in client.bets()), "the settlements")
        self.assertEqual(site.server.stop(), 0)
        exported = run("audit", "export", "--format", "jsonl", "--data", site.data).stdout
        checked = subprocess.run([sys.executable, VERIFIER, "export", "-"], input=exported, capture_output=True, text=True)
        self.assertEqual(checked.returncode, 0, checked.stdout + checked.stderr)
        ours = re.search(r"^(\d+) events, root ([0-9a-f]{64}), 0 faults\n$",
                         run("audit", "verify", "--data", site.data).stdout, re.MULTILINE)
        self.assertRegex(checked.stdout, rf"\n    {ours[1]} records in \d+ batches, root {ours[2]}\n")
        self.assertIn("2 arithmetic of the ledger: no fault\n", checked.stdout)
        self.assertRegex(checked.stdout, r"3 derivation of simulated games: no fault\n    revealed games: mlb \d+, nba \d+, "
                                         r"nfl \d+, nhl \d+; of derivation 5\n    derived again: closing lines \d+, ")
        self.assertIn("prices of bets 4, results ", checked.stdout)

    def bets_on(self, client, sport):
        """Whether a bet was taken on the third game of the sport to start."""
        return client.place(next(picks(client.games(sport=sport)[2])), 50).status == 201

    def test_an_audit_and_a_rebuild_find_the_read_models_right_and_a_change_in_them(self):
        client = self.site.player("audited")
        client.place(next(picks(client.games()[-1])), 100).expect(201)
        client.call("GET", "/api/auth/me").expect(200)
        self.assertEqual(self.site.server.stop(), 0)
        data = self.site.data
        self.assertEqual(run("audit", "verify", "--data", data).returncode, 0)
        with sqlite3.connect(data / "read" / "models.db") as models:
            self.assertEqual(models.execute("UPDATE standing SET balance = balance + 1").rowcount, 1)
        models.close()
        result = run("audit", "verify", "--data", data)
        self.assertEqual(result.returncode, 1)
        self.assertIn("models.db: a page is not as it was written\n", result.stdout)
        self.assertEqual(run("rebuild", "--data", data).returncode, 0)
        self.assertEqual(run("audit", "verify", "--data", data).returncode, 0)

    def test_an_audit_speaks_of_the_ledger_where_it_may_not_build_read_models_to_compare(self):
        self.assertEqual(self.site.server.stop(), 0)
        (self.site.data / "lock").unlink()
        (self.site.data / "lock").mkdir()  # so that not even root can take it
        result = run("audit", "verify", "--data", self.site.data)
        self.assertRegex(result.stdout, r"^\d+ events, root [0-9a-f]{64}, 0 faults\n$")
        self.assertRegex(result.stderr, r"^The read models are not compared: .*\n$")
        self.assertEqual(result.returncode, 1, "not all was checked")

    def test_an_audit_counts_no_fault_where_the_read_models_to_compare_with_find_no_room(self):
        self.assertEqual(self.site.server.stop(), 0)
        result = run("audit", "verify", "--data", self.site.data, preexec_fn=write_no_file)
        self.assertRegex(result.stdout, r"^\d+ events, root [0-9a-f]{64}, 0 faults\n$")
        self.assertRegex(result.stderr, r"^The read models are not compared: .*\n$")
        self.assertEqual(result.returncode, 1, "not all was checked")
        self.assertEqual(list((self.site.data / "read").glob("models.check*")), [])

    def test_an_audit_skips_no_read_model_in_silence(self):
        running = run("audit", "verify", "--data", self.site.data)
        self.assertEqual((running.returncode, running.stderr),
                         (0, "A server has the read models open: they are not compared\n"))
        self.assertEqual(self.site.server.stop(), 0)
        models = self.site.data / "read" / "models.db"
        with sqlite3.connect(models) as database:
            database.execute("UPDATE model SET version = 99")
        database.close()
        other = run("audit", "verify", "--data", self.site.data)
        self.assertEqual(other.returncode, 1)
        self.assertIn("models.db: a page is not as it was written\n", other.stdout)
        shutil.rmtree(models.parent)
        none = run("audit", "verify", "--data", self.site.data)
        self.assertEqual((none.returncode, none.stderr), (0, "There are no read models to compare\n"))

    def test_an_audit_holds_the_log_to_a_root_that_was_kept(self):
        self.site.player("kept")
        first = run("audit", "verify", "--data", self.site.data).stdout
        events, root = re.match(r"(\d+) events, root ([0-9a-f]{64}), 0 faults\n$", first).groups()
        self.site.player("later")
        verify = lambda *roots: run("audit", "verify", "--data", self.site.data,
                                    *(text for kept in roots for text in ("--expect", kept)))
        empty = "0:" + hashlib.sha256(b"").hexdigest()
        kept = verify(empty, f"{events}:{root}")
        self.assertEqual(kept.returncode, 0, kept.stdout)
        rewritten = verify(f"{events}:{'0' * 64}")
        self.assertEqual(rewritten.returncode, 1)
        self.assertIn(f"{events}: the Merkle root is {root}, not the known {'0' * 64}: the log was written anew at or "
                      "before it\n", rewritten.stdout)
        rolled_back = verify(f"999999:{root}")
        self.assertEqual(rolled_back.returncode, 1)
        self.assertRegex(rolled_back.stdout, r"999999: a root is known for it, but the log ends at \d+: it was cut off, "
                                             "or replaced by an older copy\n")
        for wrong in ("", "7", f"x:{root}", f"7:{root[1:]}", f"-1:{root}", f"7:{root[:-1]}g", f"7:{root}0"):
            with self.subTest(wrong=wrong):
                refused = verify(wrong)
                self.assertEqual((refused.returncode, refused.stdout, refused.stderr.count("\n")), (2, "", 1))

    def test_an_audit_speaks_of_the_ledger_when_the_read_models_are_no_database(self):
        self.assertEqual(self.site.server.stop(), 0)
        (self.site.data / "read" / "models.db").write_bytes(b"nonsense" * 1000)
        result = run("audit", "verify", "--data", self.site.data)
        self.assertEqual(result.returncode, 1)
        self.assertRegex(result.stdout, r"^\S+/models.db: file is not a database\n\d+ events, root [0-9a-f]{64}, 1 faults\n$")

    def test_an_audit_says_when_nobody_knows_how_far_the_log_has_to_reach(self):
        self.assertEqual(self.site.server.stop(), 0)
        (self.site.data / "log" / "acknowledged").unlink()
        result = run("audit", "verify", "--data", self.site.data)
        self.assertEqual(result.returncode, 1)
        self.assertRegex(result.stdout, r"^\d+: the log ends here, but the file that says how far it has to reach, "
                                        r"acknowledged, is missing or damaged\n\d+ events, .*, 1 faults\n$")

    def test_an_audit_finds_which_hash_beside_the_ledger_is_not_the_ledgers(self):
        other = Site()
        self.addCleanup(other.stop)
        for site, name in ((self.site, "hashed"), (other, "another")):
            site.player(name)
            client = site.client()
            wait_for(lambda client=client: client.call("GET", "/api/proof").json()["size"] > 10, "eleven records to be signed")
            self.assertEqual(site.server.stop(), 0)
        data, proof, elsewhere = self.site.data, self.site.data / "proof", other.data / "proof"
        level, mark, checkpoint = proof / "levels/0", proof / "mark", proof / "checkpoint"
        size = int.from_bytes(mark.read_bytes()[:8], "little")
        flipped = bytearray(level.read_bytes())
        flipped[7 * 32 + 9] ^= 1
        for file, altered, sentence in (
            (level, bytes(flipped), rf"{level} differs from the ledger: hash 7 is not that of record 8"),
            (level, level.read_bytes()[:5 * 32 + 3], rf"{level} ends after 5 of {size} hashes"),
            (level, (elsewhere / "levels/0").read_bytes(),
             rf"{level} differs from the ledger: hash 0 is not that of record 1 \(\d+ differ\)"),
            (mark, mark.read_bytes()[:-1], rf"{mark} is damaged: it says no size and root of the levels"),
            (checkpoint, (elsewhere / "checkpoint").read_bytes(),
             r"\d+: (the Merkle root is \w+, not the known|a root is known for it, but the log ends at) .*"),
        ):
            with self.subTest(sentence=sentence):
                whole = file.read_bytes()
                file.write_bytes(altered)
                result = run("audit", "verify", "--data", data)
                file.write_bytes(whole)
                self.assertEqual(result.returncode, 1)
                self.assertRegex(result.stdout, rf"^{sentence}\n\d+ events, root [0-9a-f]{{64}}, 1 faults\n$")
        self.assertEqual(run("audit", "verify", "--data", data).returncode, 0)
        shutil.rmtree(proof)
        none = run("audit", "verify", "--data", data)
        self.assertEqual((none.returncode, none.stderr), (0, "There are no hashes of the log's tree to compare\n"))

    def test_there_must_be_a_ledger_to_audit(self):
        result = run("audit", "verify", "--data", "/nowhere")
        self.assertEqual((result.returncode, result.stderr), (1, "chalkline: There is no ledger in /nowhere\n"))



if __name__ == "__main__":
    unittest.main()

#!/usr/bin/python3
"""What a server publishes of a ledger above 65,536 records, so that its tree has a third level, read by Go's packages for
transparency logs and by proof/verify.py."""

import json
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

from log_reader import LogReader, vkey_of
from support import BINARY, PATIENCE_S, bet_on, chalkline

SEED = BINARY.parent / "tests/bench_seed"
CLIENT = chalkline.ROOT / "tests/proof/tlog_client/main.go"
ACCOUNTS, BETS = 4_000, 24_000  # half of the bets are those of a tenth, with 1,000 coins each
THIRD_LEVEL = 256 * 256


def go(home, *arguments):
    # Debian has the packages without modules, and where it keeps their sources.
    environment = {"GO111MODULE": "off", "GOPATH": "/usr/share/gocode", "GOFLAGS": "", "GOCACHE": f"{home}/go"}
    return subprocess.run(["go", "run", CLIENT, *map(str, arguments)], capture_output=True, text=True, timeout=PATIENCE_S,
                          env={**os.environ, **environment})


class ShortLog(unittest.TestCase):
    def test_go_s_packages_read_the_records_of_a_log_without_a_full_tile(self):
        with tempfile.TemporaryDirectory(prefix="chalkline-") as home:
            data, token = pathlib.Path(home) / "data", pathlib.Path(home) / "token"
            with chalkline.Server(data, "--log-level", "off") as server:
                auditor = server.client()
                auditor.sign_up("an-auditor")
                chalkline.run("user", "grant", "an-auditor", "auditor", data=data)
                token.write_text(chalkline.run("user", "token", "an-auditor", data=data).stdout)
                self.assertLess(LogReader(data, server.port).checkpoint(auditor.position).size, 256)
                done = go(home, "-token", token, f"http://127.0.0.1:{server.port}", vkey_of(data))
                self.assertEqual(done.returncode, 0, done.stderr)


class LongLog(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.home = tempfile.TemporaryDirectory(prefix="chalkline-")
        cls.addClassCleanup(cls.home.cleanup)
        home = pathlib.Path(cls.home.name)
        cls.data = home / "data"
        subprocess.run([SEED, cls.data, str(ACCOUNTS), str(BETS), "1"], check=True, stdout=subprocess.DEVNULL, timeout=PATIENCE_S)
        cls.server = chalkline.Server(cls.data, "--log-level", "off")
        cls.addClassCleanup(cls.server.stop)
        auditor = cls.server.client()
        auditor.sign_up("an-auditor")
        chalkline.run("user", "grant", "an-auditor", "auditor", data=cls.data)
        cls.token = home / "token"
        cls.token.write_text(chalkline.run("user", "token", "an-auditor", data=cls.data).stdout)
        log = LogReader(cls.data, cls.server.port)
        cls.earlier = home / "earlier"
        cls.earlier.write_bytes(log.checkpoint(THIRD_LEVEL).note)
        player = auditor
        player.sign_up("somebody-else")
        bet = bet_on(player, player.games()[::-1], 10)[2].expect(201).json()["bet"]["id"]
        cls.receipts = [home / "bet.receipt.json", home / "record.tlog-proof"]
        for file, path in zip(cls.receipts, (f"receipt/{bet}", f"record/{bet}")):
            file.write_bytes(player.call("GET", f"/api/proof/{path}").expect(200).body)
        cls.size = log.checkpoint(player.position).size
        cls.url = f"http://127.0.0.1:{cls.server.port}"

    def go(self, *arguments):
        return go(self.home.name, *arguments)

    def test_go_s_packages_read_checkpoint_tiles_records_and_receipts(self):
        receipts = ("-receipts", ",".join(map(str, self.receipts)))
        done = self.go("-token", self.token, *receipts, self.url, vkey_of(self.data), self.earlier)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertGreaterEqual(int(done.stdout.split()[0]), self.size)
        proofs = len(json.loads(self.receipts[0].read_bytes())["proofs"]) + 1
        self.assertTrue(done.stdout.endswith(f" records, 1 earlier checkpoints, {proofs} proofs of receipts\n"), done.stdout)

    def test_go_s_packages_find_a_receipt_that_says_something_else(self):
        proof = self.receipts[1].read_text()
        forged = pathlib.Path(self.home.name) / "forged"
        for change in (lambda text: text.replace("index ", "index 1"), lambda text: text.replace("extra ", "extra AAAA"),
                       lambda text: re.sub(r"\n[^\n]{44}\n\n", "\n\n", text, count=1)):
            forged.write_text(change(proof))
            self.assertNotEqual(forged.read_text(), proof)
            self.assertEqual(self.go("-receipts", forged, self.url, vkey_of(self.data)).returncode, 1)

    def test_the_verifier_reads_all_hashes_and_all_records(self):
        memory = pathlib.Path(self.home.name) / "memory"
        memory.write_bytes(self.earlier.read_bytes())
        done = subprocess.run(["python3", chalkline.ROOT / "proof/verify.py", "server", self.url, "--key", vkey_of(self.data),
                               "--token-file", self.token, "--memory", memory], capture_output=True, text=True,
                              timeout=PATIENCE_S)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        printed = done.stdout
        self.assertIn("1 hashes and signatures: no fault\n", printed)
        self.assertIn("2 arithmetic of the ledger: no fault\n", printed)
        self.assertGreaterEqual(int(memory.read_text().splitlines()[1]), self.size)


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/python3
"""What a server publishes of a ledger above 65,536 records, so that its tree has a third level, read by Go's packages for
transparency logs and by proof/verify.py."""

import os
import pathlib
import subprocess
import tempfile
import unittest

from log_reader import LogReader, vkey_of
from support import BINARY, PATIENCE_S, chalkline

SEED = BINARY.parent / "tests/bench_seed"
CLIENT = chalkline.ROOT / "tests/proof/tlog_client/main.go"
ACCOUNTS, BETS = 4_000, 24_000  # half of the bets are those of a tenth, with 1,000 coins each
THIRD_LEVEL = 256 * 256


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
        auditor.sign_up("somebody-else")
        cls.size = log.checkpoint(auditor.position).size
        cls.url = f"http://127.0.0.1:{cls.server.port}"

    def run_well(self, *command, **environment):
        done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=PATIENCE_S,
                              env={**os.environ, **environment})
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout

    def test_go_s_packages_read_checkpoint_tiles_and_records(self):
        # Debian has the packages without modules, and where it keeps their sources.
        go = {"GO111MODULE": "off", "GOPATH": "/usr/share/gocode", "GOFLAGS": "", "GOCACHE": f"{self.home.name}/go"}
        printed = self.run_well("go", "run", CLIENT, "-token", self.token, self.url, vkey_of(self.data), self.earlier, **go)
        records = int(printed.split()[0])
        self.assertGreaterEqual(records, self.size)
        self.assertTrue(printed.endswith(" records, 1 earlier checkpoints\n"), printed)

    def test_the_verifier_reads_all_hashes_and_all_records(self):
        memory = pathlib.Path(self.home.name) / "memory"
        memory.write_bytes(self.earlier.read_bytes())
        printed = self.run_well("python3", chalkline.ROOT / "proof/verify.py", "server", self.url, "--key", vkey_of(self.data),
                                "--token-file", self.token, "--memory", memory)
        self.assertIn("1 hashes and signatures: no fault\n", printed)
        self.assertIn("2 arithmetic of the ledger: no fault\n", printed)
        self.assertGreaterEqual(int(memory.read_text().splitlines()[1]), self.size)


if __name__ == "__main__":
    unittest.main()

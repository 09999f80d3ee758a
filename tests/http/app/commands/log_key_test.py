#!/usr/bin/python3
"""The keys of a log: `chalkline log-key` beside a server, and a log that has ended because its ledger lost records."""

import contextlib
import io
import pathlib
import shutil
import unittest

from log_reader import LogReader, verify, vkey_of
from support import Site, chalkline


class LogKey(unittest.TestCase):
    def setUp(self):
        self.site = Site()
        self.addCleanup(self.site.stop)
        self.newcomers = 0
        self.first = vkey_of(self.site.data)
        self.memory = pathlib.Path(self.site.directory.name) / "kept.note"

    def change(self, what, expect=0):
        done = chalkline.run("log-key", what, data=self.site.data, check=False)
        self.assertEqual(done.returncode, expect, done.stderr)
        return (done.stderr if expect else done.stdout).strip()

    def grow(self):
        """Waits for a checkpoint that covers a newcomer; its note."""
        self.newcomers += 1
        position = self.site.player(f"newcomer-{self.newcomers}").position
        reader = LogReader(self.site.data, self.site.port)
        note = reader.checkpoint(position).note
        # What proves a key is there before the checkpoint that it has signed.
        verify.follow_keys(reader.server.keys(), reader.keys, verify.Layout(verify.LAYOUT))
        return verify.open_checkpoint(note, reader.keys)

    def restart(self):
        self.assertEqual(self.site.stop_server(), 0)
        self.site.start_server()

    def verified(self, *more, code=0):
        """What the verifier says that has known the first key alone."""
        out = io.StringIO()
        url = f"http://127.0.0.1:{self.site.port}"
        with contextlib.redirect_stdout(out):
            ended = verify.main(["server", url, "--key", self.first, "--memory", str(self.memory), *more])
        self.assertEqual(ended, code, out.getvalue())
        return out.getvalue()

    def test_a_key_is_changed_on_a_running_server_and_the_first_one_leads_to_it(self):
        self.assertIn("The keys stay as they are: one key signs", self.change("retire", expect=1))
        self.grow()
        self.verified()
        second = self.change("change").split()[0]
        self.assertIn("The key stays as it is: two keys sign already", self.change("change", expect=1))
        self.restart()
        self.assertEqual(len(self.grow().signed_by), 1 + 1)
        self.assertIn(f"{second} signs, as the key before it has signed", self.verified())
        self.assertEqual(self.change("retire"), f"{second} signs alone, and the key before it is gone")
        self.assertEqual(vkey_of(self.site.data), second)
        self.assertEqual(self.grow().signed_by, [second.split("+")[1]])
        self.verified()
        self.restart()
        third = self.change("change").split()[0]
        self.grow()
        self.assertIn(f"{third} signs, as", self.verified())
        self.assertEqual(self.site.stop_server(), 0)
        audit = chalkline.run("audit", "verify", data=self.site.data)
        self.assertIn(" 0 faults\n", audit.stdout)
        self.site.start_server()

    def refused(self):
        done = chalkline.run("serve", "--port", 0, data=self.site.data, check=False)
        self.assertEqual(done.returncode, 1)
        return done.stderr.splitlines()[-1]

    def begin_anew(self):
        """Starts with the loss accepted, once; the new log's key."""
        self.site.start_server("--accept-log-end")
        self.restart()
        second = vkey_of(self.site.data)
        self.assertEqual(second.split("+")[0], self.first.split("+")[0] + "/2")
        self.grow()
        return second

    def test_a_key_that_the_ledger_has_not_adopted_serves_nothing(self):
        self.grow()
        self.assertEqual(self.site.stop_server(), 0)
        shutil.rmtree(self.site.data / "proof")
        self.assertRegex(self.refused(),
                         r"The key \S+ in proof/ is not the one that the ledger has adopted: put proof/ back$")
        self.begin_anew()
        self.assertIn("has ended, since its key is gone", self.verified(code=1))

    def test_a_log_that_lost_records_ends_and_whoever_kept_a_checkpoint_of_it_sees_that(self):
        self.grow()
        self.assertEqual(self.site.stop_server(), 0)
        copy = pathlib.Path(self.site.directory.name) / "copy"
        shutil.copytree(self.site.data, copy, ignore=shutil.ignore_patterns("operator.sock", "proof"))
        self.site.start_server()
        self.grow()
        self.verified()
        kept = self.memory.read_bytes()
        self.assertEqual(self.site.stop_server(), 0)
        (self.site.data / "proof").rename(copy / "proof")
        shutil.rmtree(self.site.data)
        copy.rename(self.site.data)
        self.assertIn("records that were published are lost", self.refused())
        second = self.begin_anew()
        self.assertIn("has ended, since records that it had signed are lost", self.verified(code=1))
        self.assertEqual(self.memory.read_bytes(), kept)
        with contextlib.redirect_stdout(io.StringIO()):
            self.assertEqual(verify.main(["directory", str(self.site.data), "--key", second]), 0)
        self.assertEqual(self.site.stop_server(), 0)
        audit = chalkline.run("audit", "verify", data=self.site.data)
        self.assertIn(" 0 faults\n", audit.stdout)
        self.site.start_server()


if __name__ == "__main__":
    unittest.main()

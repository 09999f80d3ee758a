#!/usr/bin/python3
"""A start with each file of a data directory removed, emptied, cut or older, alone and in pairs.

Whatever it does, it loses nothing that was acknowledged: either the player's balance and bets are there, or the start
is refused with a sentence, as often as one tries, and the ledger's files are left as they were.
"""

import contextlib
import itertools
import pathlib
import shutil
import sqlite3
import tempfile
import time
import unittest

from support import bet_on, chalkline

REMOVED, EMPTIED, CUT, OLDER = "removed", "emptied", "cut", "older"

# Files that a start refuses to do without or to believe as they are, by their path's beginning. All others are made
# anew (state/, read/), or are RocksDB's own notes.
REFUSED = {
    REMOVED: ("log/CURRENT", "log/MANIFEST", "log/0", "log/acknowledged", "accounts.db", "proof/key", "proof/checkpoint"),
    EMPTIED: ("log/CURRENT", "log/MANIFEST", "log/0", "log/acknowledged", "accounts.db"),
    CUT: ("log/CURRENT", "log/MANIFEST", "log/0", "log/acknowledged", "accounts.db", "proof/key", "proof/checkpoint"),
}
# Without its sports.db a server offers no new games, and all that was bet stays.
READY = (b"ready", b"The sports feed does not run")
# SQLite's own, made anew.
BESIDE = ("-wal", "-shm")


def is_refused(name, how):
    return name.startswith(REFUSED[how]) and not name.endswith(BESIDE)


class DataDirectory(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.home = tempfile.TemporaryDirectory(prefix="chalkline-")
        home = pathlib.Path(cls.home.name)
        cls.whole, cls.older, cls.trial = home / "whole", home / "older", home / "data"
        for bets, copy in ((1, cls.older), (2, cls.whole)):
            with chalkline.Server(cls.trial, "--log-level", "off") as server:
                client = server.client()
                (client.sign_up if bets == 1 else client.sign_in)("ann")
                for number in range(bets):
                    bet_on(client, client.games()[::-1], 10, key=f"{bets}-{number}")
                cls.position = client.position
                if copy == cls.whole:
                    server.kill()
            # A server that was killed leaves its socket behind, which cannot be copied.
            shutil.copytree(cls.trial, copy, ignore=shutil.ignore_patterns("operator.sock"))

    @classmethod
    def tearDownClass(cls):
        cls.home.cleanup()

    def lay_out(self):
        self.changed = []
        shutil.rmtree(self.trial, ignore_errors=True)
        shutil.copytree(self.whole, self.trial)

    def change(self, name, how):
        file = self.trial / name
        self.changed.append(name)
        if how == REMOVED:
            file.unlink()
        elif how == EMPTIED:
            file.write_bytes(b"")
        elif how == CUT:
            content = file.read_bytes()
            if name.endswith(".log"):
                content = content.rstrip(b"\0")  # zeros ahead of its end say nothing
            file.write_bytes(content[:len(content) // 2])
        elif how == OLDER:
            file.unlink()
            if (self.older / name).exists():
                shutil.copy(self.older / name, file)

    def ledger_files(self):
        return {file.name: file.read_bytes() for file in (self.trial / "log").iterdir() if file.name != "LOCK"}

    def start(self):
        """True where a start is refused; asserts that nothing is lost otherwise."""
        before = self.ledger_files()
        try:
            with chalkline.Server(self.trial, "--log-level", "off") as server:
                client = server.client()
                until = time.monotonic() + chalkline.PATIENCE_S
                while client.call("GET", "/readyz").body not in READY:  # damaged read models are being made anew
                    self.assertLess(time.monotonic(), until)
                    time.sleep(0.01)
                client.position = self.position  # the read models may be behind what was acknowledged
                client.sign_in("ann")
                self.assertEqual(client.call("GET", "/api/auth/me").expect(200).json()["virtualBalance"], 970)
                self.assertEqual(len(list(client.bets())), 3)
                return False
        except chalkline.NotStarted:
            # A whole log has been opened by then, where another file is the reason.
            if any(name.startswith("log/") for name in self.changed):
                self.assertEqual(self.ledger_files(), before)
            return True

    def files(self):
        return sorted(str(file.relative_to(self.whole)) for file in self.whole.rglob("*")
                      if file.is_file() and file.stat().st_size > 0 and file.name not in ("lock", "LOCK"))

    def test_one_file_is_changed(self):
        for name, how in itertools.product(self.files(), (REMOVED, EMPTIED, CUT, OLDER)):
            if how in (EMPTIED, OLDER) and not name.startswith(("log/", "accounts.db")):
                continue  # as removed or cut: these are made anew
            with self.subTest(file=name, how=how):
                self.lay_out()
                self.change(name, how)
                refused = self.start()
                if how != OLDER:
                    self.assertEqual(refused, is_refused(name, how))
                if refused:
                    self.assertTrue(self.start())

    def test_two_files_are_lost(self):
        needed = ("log/CURRENT", "log/MANIFEST", "log/acknowledged", "accounts.db", "state/CURRENT", "read/models.db")
        files = [name for name in self.files() if name.startswith(needed)]
        files += [name for name in self.files() if name.startswith("log/0")][-1:]
        for pair in itertools.combinations(files, 2):
            with self.subTest(files=pair):
                self.lay_out()
                for name in pair:
                    self.change(name, REMOVED)
                self.assertEqual(self.start(), any(is_refused(name, REMOVED) for name in pair))

    def test_a_lost_end_that_is_accepted_is_gone_on_from(self):
        # People who came since the older copy are lost to the ledger as well.
        self.lay_out()
        with chalkline.Server(self.trial, "--log-level", "off") as server:
            server.client().sign_up("bob")
            server.kill()
        for log in (self.trial / "log").glob("*.log"):
            log.unlink()
        self.changed = ["log/"]
        self.assertTrue(self.start())
        with chalkline.Server(self.trial, "--log-level", "off", "--accept-log-end") as server:
            for name in ("ann", "bob"):
                client = server.client()
                client.sign_in(name)
                bet_on(client, client.games()[::-1], 10, key="after-the-loss")
        with chalkline.Server(self.trial, "--log-level", "off"):
            pass
        done = chalkline.run("audit", "verify", data=self.trial, check=False)
        self.assertRegex(done.stdout, r"^\d+ events, root [0-9a-f]{64}, 0 faults\n$")
        self.assertEqual(done.returncode, 0)

    def test_an_accounts_db_that_is_put_back_has_everybody(self):
        # Rows of before the kill are in its -wal, which belongs to it by name alone.
        for put_away in (lambda file: file.rename(file.with_name("away")),
                         lambda file: (shutil.copy(file, file.with_name("away")), file.write_bytes(b""))):
            self.lay_out()
            file = self.trial / "accounts.db"
            put_away(file)
            for _ in range(2):
                done = chalkline.run("serve", "--port", 0, data=self.trial, check=False)
                self.assertRegex(done.stderr, r"accounts\.db is missing or empty, and the ledger has people")
                self.assertEqual(done.returncode, 1)
            file.with_name("away").replace(file)
            self.assertFalse(self.start())

    def test_an_accounts_db_that_is_damaged_keeps_its_wal_and_has_everybody_once_it_is_put_back(self):
        self.lay_out()
        file = self.trial / "accounts.db"
        whole = file.read_bytes()
        wal = file.with_name("accounts.db-wal")
        before = wal.read_bytes()
        for damage in (b"x" * 4096 + whole[4096:], whole[:4096] + b"x" * (len(whole) - 4096)):
            file.write_bytes(damage)
            for _ in range(2):
                done = chalkline.run("serve", "--port", 0, data=self.trial, check=False)
                self.assertRegex(done.stderr, r"accounts\.db")
                self.assertEqual(done.returncode, 1)
            self.assertEqual(wal.read_bytes(), before)
        file.write_bytes(whole)
        self.assertFalse(self.start())

    def test_an_accounts_db_without_a_table_says_which_and_is_left_as_it_was(self):
        self.lay_out()
        file = self.trial / "accounts.db"
        for table in ("wizard_messages", "wizard_saved", "wizard_days", "places"):
            with self.subTest(table):
                whole = {path: path.read_bytes() for path in (file, file.with_name("accounts.db-wal")) if path.exists()}
                with contextlib.closing(sqlite3.connect(file)) as people:
                    people.execute(f"DROP TABLE {table}")
                    people.commit()
                for _ in range(2):
                    done = chalkline.run("serve", "--port", 0, data=self.trial, check=False)
                    self.assertRegex(done.stderr, rf"accounts\.db has lost its table {table}: put the newest one back, "
                                                  r"with its -wal if there is one\n$")
                    self.assertEqual(done.returncode, 1)
                for path, content in whole.items():
                    path.write_bytes(content)
        self.assertFalse(self.start())

    def test_a_ledger_that_is_gone_is_not_made_anew(self):
        self.lay_out()
        shutil.rmtree(self.trial / "log")
        for _ in range(2):
            done = chalkline.run("serve", "--port", 0, data=self.trial, check=False)
            self.assertRegex(done.stderr, r"The ledger \(log/\) is missing in \S+, which has had one")
            self.assertEqual(done.returncode, 1)
        self.assertFalse((self.trial / "log").exists())


if __name__ == "__main__":
    unittest.main()

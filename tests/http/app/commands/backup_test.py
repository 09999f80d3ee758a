#!/usr/bin/python3
"""`chalkline backup` beside a server that takes bets, and `chalkline restore` of what it made."""

import contextlib
import io
import pathlib
import shutil
import subprocess
import threading
import unittest

from class_calls import educator, opened
from log_reader import LogReader, verify, vkey_of
from support import BINARY, PATIENCE_S, Site, bet_on, chalkline, wait_for


class Backup(unittest.TestCase):
    def setUp(self):
        self.site = Site()
        self.addCleanup(self.site.stop)
        self.home = pathlib.Path(self.site.directory.name)
        self.backups = self.home / "backups"
        self.restored = self.home / "restored"

    def run_command(self, *arguments, code=0):
        done = subprocess.run([BINARY, *map(str, arguments)], capture_output=True, text=True, timeout=PATIENCE_S)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        return done.stdout if code == 0 else done.stderr

    def back_up(self, *options, code=0):
        return self.run_command("backup", self.backups, "--data", self.site.data, *options, code=code)

    def restore(self, *options, code=0):
        return self.run_command("restore", self.backups, self.restored, *options, code=code)

    def restart(self, *options):
        self.assertEqual(self.site.stop_server(), 0)
        self.site.start_server(*options)

    def serve_restored(self, *options):
        """The restored directory in the place of the one that was lost."""
        self.site.stop_server()
        shutil.rmtree(self.site.data)
        self.restored.rename(self.site.data)
        self.site.start_server(*options)

    def audit(self, directory):
        """Both verifiers on a directory that no server has."""
        done = self.run_command("audit", "verify", "--data", directory)
        self.assertIn(" 0 faults\n", done)
        exported = self.home / "ledger.jsonl"
        with exported.open("w") as out:
            subprocess.run([BINARY, "audit", "export", "--data", directory], stdout=out, check=True)
        with contextlib.redirect_stdout(io.StringIO()) as said:
            self.assertEqual(verify.main(["export", str(exported)]), 0, said.getvalue())

    def back_up_under_load(self, players):
        """While each of the players places bets, as many as their coins allow at a second time as well."""
        done = threading.Event()
        placed = [[] for _ in players]

        def play(player, mine):
            games = player.games()[::-1]
            while not done.is_set() and len(mine) < 45:
                mine.append(bet_on(player, games, 10))

        threads = [threading.Thread(target=play, args=pair) for pair in zip(players, placed)]
        for thread in threads:
            thread.start()
        try:
            wait_for(lambda: all(mine for mine in placed), "some bets")
            return self.back_up()
        finally:
            done.set()
            for thread in threads:
                thread.join()

    def test_a_backup_under_load_is_whole_and_the_second_one_writes_what_is_new(self):
        players = [self.site.player(f"player-{number}") for number in range(6)]
        key = vkey_of(self.site.data)
        self.assertIn("does not have the key", self.back_up_under_load(players))
        self.assertGreater(self.bytes_shared(self.back_up_under_load(players)), 0)
        names = {path.name: path.stat() for path in (self.backups / "backup-000001/log").glob("*.sst")}
        common = [path for path in (self.backups / "backup-000002/log").glob("*.sst") if path.name in names]
        self.assertTrue(common)
        for path in common:
            self.assertEqual(path.stat().st_ino, names[path.name].st_ino)
        self.assertFalse((self.site.data / "backing-up").exists())
        for number in (1, 2):
            self.assertIn("The backup has no key of the log", self.restore("--number", number))
            self.audit(self.restored)
            with contextlib.redirect_stdout(io.StringIO()) as told:
                self.assertEqual(verify.main(["directory", str(self.restored), "--key", key]), 0, told.getvalue())
            shutil.rmtree(self.restored)

    @staticmethod
    def bytes_shared(said):
        words = said.split()
        return int(words[words.index("shared") - 1])

    def test_a_restored_server_goes_on_with_its_players_bets_and_log(self):
        player = self.site.player("ann")
        bet_on(player, player.games()[::-1], 10)
        covered = LogReader(self.site.data, self.site.port).checkpoint(player.position)
        self.assertIn("It has the key of the log", self.back_up("--with-key"))
        self.restore()
        vkey = vkey_of(self.site.data)
        self.serve_restored()
        stranger = self.site.client()
        stranger.cookie = player.cookie
        stranger.call("GET", "/api/auth/me").expect(401)
        client = self.site.client()
        client.sign_in("ann")
        self.assertEqual(len(list(client.bets())), 1)
        bet_on(client, client.games()[::-1], 10)
        reader = LogReader(self.site.data, self.site.port)
        self.assertEqual(reader.vkey, vkey)
        newest = reader.checkpoint(client.position)
        self.assertGreater(newest.size, covered.size)
        self.assertEqual(self.site.stop_server(), 0)
        self.audit(self.site.data)
        self.site.start_server()

    def test_without_the_key_nothing_is_signed_until_it_is_put_back(self):
        player = self.site.player("ann")
        LogReader(self.site.data, self.site.port).checkpoint(player.position)
        self.back_up()
        kept = self.home / "kept.key"
        shutil.copy(self.site.data / "proof/key", kept)
        self.assertFalse((self.backups / "backup-000001/proof/key").exists())
        self.restore()
        refused = subprocess.run([BINARY, "serve", "--port", "0", "--data", self.restored], capture_output=True,
                                 text=True, timeout=PATIENCE_S)
        self.assertEqual(refused.returncode, 1)
        self.assertIn("has no file key", refused.stderr)
        shutil.rmtree(self.restored)
        kept.write_text(kept.read_text().replace("PRIVATE", "PRIVATF"))
        self.assertIn("has no key that has signed", self.restore("--key", kept, code=1))
        self.assertFalse(self.restored.exists())
        shutil.copy(self.site.data / "proof/key", kept)
        self.restore("--key", kept)
        self.serve_restored()
        client = self.site.client()
        client.sign_in("ann")

    def test_a_log_that_has_halted_signs_nothing_after_a_restore(self):
        self.assertEqual(self.site.stop_server(), 0)
        (self.site.data / "proof/halted").write_text("the roots are two")
        self.back_up("--with-key")
        self.restore()
        self.assertEqual((self.restored / "proof/halted").read_text(), "the roots are two")
        self.serve_restored()
        self.assertFalse(self.site.client().call("GET", "/api/proof").expect(200).json()["signs"])

    def test_what_an_ended_log_has_signed_is_kept_and_its_key_as_that_of_the_log(self):
        player = self.site.player("ann")
        LogReader(self.site.data, self.site.port).checkpoint(player.position)
        self.assertEqual(self.site.stop_server(), 0)
        note = (self.site.data / "proof/checkpoint").read_bytes()
        (self.site.data / "proof/key").write_text("nothing")
        self.site.start_server("--accept-log-end")
        self.back_up()
        self.back_up("--with-key")
        self.assertEqual(self.site.stop_server(), 0)
        ended = self.restored / "proof.ended.1"
        for options, has_key in ((("--number", 1), False), ((), True), (("--ledger", self.site.data), True)):
            self.restore(*options)
            self.assertEqual((ended / "key").exists(), has_key)
            self.assertGreaterEqual(len((ended / "levels/0").read_bytes()), 32 * int(player.position))
            self.assertEqual((ended / "checkpoint").read_bytes(), note)
            shutil.rmtree(self.restored)
        self.site.start_server()

    def test_a_key_that_is_changed_meanwhile_is_kept_once_and_none_is_kept_for_it(self):
        player = self.site.player("ann")
        LogReader(self.site.data, self.site.port).checkpoint(player.position)
        chalkline.run("log-key", "change", data=self.site.data)
        bob = self.site.player("bob")
        LogReader(self.site.data, self.site.port).checkpoint(bob.position)  # both have signed it
        proof = self.site.data / "proof"
        self.assertEqual(self.site.stop_server(), 0)
        self.back_up("--with-key")
        self.assertTrue((self.backups / "backup-000001/proof/key.next").exists())
        changed = (proof / "key.next").read_bytes()
        (proof / "key.next").unlink()  # as if the keys had been read before the change
        self.assertIn("was changed just now, back up again", self.back_up("--with-key", code=1))
        for name in ("key", "key.next"):  # as if one had been read before `retire` and one after it
            (proof / name).write_bytes(changed)
        self.back_up("--with-key")
        self.assertFalse((self.backups / "backup-000002/proof/key.next").exists())
        self.assertEqual((self.backups / "backup-000002/proof/key").read_bytes(), changed)
        (proof / "key.next").unlink()
        self.site.start_server()

    def test_a_backup_behind_the_anchor_or_a_kept_checkpoint_is_refused(self):
        anchor = self.home / "elsewhere/anchor"
        anchor.parent.mkdir()
        self.restart("--anchor", anchor)
        self.site.player("ann")
        self.back_up("--with-key")
        bob = self.site.player("bob")
        LogReader(self.site.data, self.site.port).checkpoint(bob.position)
        kept = self.home / "kept.note"
        shutil.copy(self.site.data / "proof/checkpoint", kept)
        self.assertIn("records that were published are lost", self.restore("--known", kept, code=1))
        self.assertIn("records that were published are lost", self.restore("--anchor", anchor, code=1))
        self.assertFalse(self.restored.exists())
        self.back_up("--with-key")
        uncompared = "No anchor, no witness and no checkpoint from elsewhere was compared"
        for options, is_compared in ((("--number", 1, "--anchor", anchor, "--accept-log-end"), False), ((), False),
                                     (("--anchor", self.home / "none"), False), (("--anchor", anchor), True),
                                     (("--known", kept), True), (("--known", kept, "--anchor", anchor), True)):
            self.assertEqual(uncompared not in self.restore(*options), is_compared, options)
            shutil.rmtree(self.restored)

    def test_a_ledger_that_went_on_otherwise_since_the_backup_is_refused(self):
        self.site.player("ann")
        self.back_up("--with-key")
        self.restore()
        bob = self.site.player("bob")
        LogReader(self.site.data, self.site.port).checkpoint(bob.position)
        kept = self.home / "kept.note"
        shutil.copy(self.site.data / "proof/checkpoint", kept)
        self.serve_restored()
        for name in ("cem", "dee", "eve", "fay"):
            last = self.site.player(name)
        LogReader(self.site.data, self.site.port).checkpoint(last.position)
        self.back_up("--with-key")
        self.assertRegex(self.restore("--known", kept, code=1), r"another root|no root|published are lost")
        self.assertIn("is there already", self.run_command("restore", self.backups, self.site.data, code=1))
        # A directory of backups is of one ledger.
        other = self.home / "other"
        with chalkline.Server(other) as server:
            server.client().sign_up("ann")
            said = self.run_command("backup", self.backups, "--data", other, code=1)
        self.assertIn("does not continue", said)

    def test_whoever_left_after_the_backup_is_erased_again(self):
        anchor = self.home / "elsewhere/anchor"
        anchor.parent.mkdir()
        self.restart("--anchor", anchor)
        for name in ("ann", "bob"):
            self.site.player(name)
        self.back_up("--with-key")
        bob = self.site.client()
        bob.sign_in("bob")
        bob.call("POST", "/api/account/delete", {"password": "practice-only"}).expect(204)
        listed = self.home / "elsewhere/anchor.erased"
        wait_for(lambda: listed.exists() and listed.read_text() == "1001\n", "the list of who was erased")
        self.assertIn("People erased again: 1", self.restore("--anchor", anchor, "--accept-log-end"))
        shutil.rmtree(self.restored)
        # The next backup knows it, and its ledger does.
        self.back_up("--with-key")
        self.assertIn("People erased again: 1", self.restore("--number", 1))
        shutil.rmtree(self.restored)
        self.restore("--anchor", anchor)
        self.serve_restored("--anchor", anchor)
        self.assertEqual(self.site.client().call("POST", "/api/auth/login", {
            "username": "bob", "password": "practice-only"}).status, 401)
        self.site.client().sign_in("ann")

    def test_a_class_that_was_erased_after_the_backup_is_erased_again(self):
        anchor = self.home / "elsewhere/anchor"
        anchor.parent.mkdir()
        self.restart("--anchor", anchor)
        teacher = educator(self.site, "prof")
        taught = opened(teacher, title="Erasable Course")
        self.back_up("--with-key")
        teacher.call("POST", "/api/classes/end", {"classId": taught["id"]}).expect(200)
        chalkline.run("class", "erase", taught["id"], "--early", data=self.site.data)
        listed = self.home / "elsewhere/anchor.erased"
        wait_for(lambda: listed.exists() and listed.read_text() == f"class {taught['id']}\n", "the list of what was erased")
        self.assertIn("Classes erased again: 1", self.restore("--anchor", anchor, "--accept-log-end"))
        self.assertNotIn(b"Erasable Course", (self.restored / "accounts.db").read_bytes())
        shutil.rmtree(self.restored)
        # The next backup knows it.
        self.back_up("--with-key")
        self.assertIn("Classes erased again: 1", self.restore("--number", 1))

    def test_people_of_a_backup_go_on_with_a_ledger_that_has_survived(self):
        for name in ("ann", "bob"):
            self.site.player(name)
        self.back_up()
        bob = self.site.client()
        bob.sign_in("bob")
        bob.call("POST", "/api/account/delete", {"password": "practice-only"}).expect(204)
        ann = self.site.client()
        ann.sign_in("ann")
        bet_on(ann, ann.games()[::-1], 10)
        self.site.player("cem")
        self.assertIn("in use by another chalkline", self.restore("--ledger", self.site.data, code=1))
        self.site.server.kill()
        said = self.restore("--ledger", self.site.data)
        self.assertIn("People erased again: 1", said)
        self.assertIn("belong to nobody: 1", said)
        self.serve_restored()
        ann = self.site.client()
        ann.sign_in("ann")
        self.assertEqual(len(list(ann.bets())), 1)
        for name in ("bob", "cem"):
            self.assertEqual(self.site.client().call("POST", "/api/auth/login", {
                "username": name, "password": "practice-only"}).status, 401)
        self.site.player("cem")
        self.assertEqual(self.site.stop_server(), 0)
        self.audit(self.site.data)
        self.site.start_server()

    def test_a_server_that_is_stopped_is_backed_up_and_an_altered_file_is_found(self):
        self.site.player("ann")
        self.assertEqual(self.site.stop_server(), 0)
        self.back_up("--with-key")
        self.assertIn("lie in the data directory", self.run_command(
            "backup", self.site.data / "backups", "--data", self.site.data, code=1))
        table = next((self.backups / "backup-000001/log").glob("*.sst"))
        whole = table.read_bytes()
        for at in range(0, len(whole), max(1, len(whole) // 20)):
            table.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1:])
            self.assertIn("is not as it was written", self.restore(code=1))
            self.assertFalse(self.restored.exists())
        table.write_bytes(whole)
        (self.backups / "backup-000001/manifest").write_bytes(b"nothing")
        self.assertIn("list of files", self.restore(code=1))
        self.assertIn("There is no complete backup", self.run_command(
            "restore", self.home / "none", self.restored, code=1))
        self.site.start_server()


if __name__ == "__main__":
    unittest.main()

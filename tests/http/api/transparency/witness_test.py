#!/usr/bin/python3
"""A witness beside the transparency log, which may be well, slow, dead or hostile: it signs what is served already, and it
sees a data directory that was put back."""

import contextlib
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import time
import unittest
import unittest.mock

import witness_server
from log_reader import LogReader, verify, vkey_of
from support import bet_on, chalkline, wait_for
from witness_server import SIZE_TYPE, WitnessServer, always, flipped, request_of

ORIGIN = "play.example/log"
LIMIT_S = 2.0  # for a witness's answer


def run_verifier(*arguments):
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        code = verify.main([str(argument) for argument in arguments])
    return code, out.getvalue()


class WitnessCase(unittest.TestCase):
    def setUp(self):
        home = tempfile.TemporaryDirectory(prefix="chalkline-")
        self.addCleanup(home.cleanup)
        self.home = pathlib.Path(home.name)
        self.data, self.said = self.home / "data", self.home / "said"
        self.witness = self.begin_witness("witness.example/w1")
        self.newcomers = 0

    def begin_witness(self, name):
        witness = WitnessServer(self.home / name.replace("/", "-"), name)
        self.addCleanup(lambda: witness.stop())
        return witness

    def serve(self, *witnesses, more=()):
        """A server with these witnesses, who know its log."""
        options = [part for witness in witnesses for part in ("--witness", witness.option)]
        with self.said.open("a") as log:
            server = chalkline.Server(self.data, "--log-level", "info", "--log-origin", ORIGIN, *options, *more, log=log)
        self.addCleanup(server.stop)
        for witness in witnesses:
            witness.learn(vkey_of(self.data))
        return server

    def keys(self, *witnesses):
        return verify.Keys([verify.Key(vkey_of(self.data), verify.LOG_KEY)],
                           [verify.Key(witness.signer.vkey, verify.COSIGNATURE_KEY) for witness in witnesses])

    def grow(self, server):
        """Has something recorded; a position that covers it."""
        client = server.client()
        client.sign_up(f"newcomer-{self.newcomers}")
        self.newcomers += 1
        return int(client.position)

    def newest(self, server, at_least):
        return LogReader(self.data, server.port).checkpoint(at_least)

    def witnessed(self, server, *witnesses, at_least=1):
        """The newest witnessed checkpoint, once it is of so many records and has a line of each of these."""
        keys = self.keys(*witnesses)

        def reached():
            answer = server.client().call("GET", "/log/checkpoint.witnessed")
            if answer.status != 200:
                return None
            checkpoint = verify.open_checkpoint(answer.body, keys)
            return checkpoint if checkpoint.size >= at_least and len(checkpoint.cosigned) == len(witnesses) else None

        return wait_for(reached, "the witness")

    def metric(self, server, name, witness=None):
        label = re.escape(f'{{witness="{witness.signer.name}"}}') if witness else ""
        return float(re.search(rf"^{name}{label} (\S+)$", server.metrics(), re.MULTILINE)[1])


class Witnessed(WitnessCase):
    def test_each_checkpoint_is_signed_by_the_witness_too_and_is_served_so(self):
        server = self.serve(self.witness)
        self.assertIn("Each checkpoint is sent to the witness witness.example/w1 at ", self.said.read_text())
        self.assertNotIn("would not be noticed", self.said.read_text())
        for _ in range(3):
            at_least = self.grow(server)
            checkpoint = self.witnessed(server, self.witness, at_least=at_least)
            [seconds] = checkpoint.cosigned.values()
            self.assertAlmostEqual(seconds, time.time(), delta=60)
            self.assertEqual((self.data / "proof/checkpoint.witnessed").read_bytes(), checkpoint.note)
            self.assertEqual(self.witness.kept(ORIGIN).size, checkpoint.size)
        paths, bodies = zip(*self.witness.requests)
        self.assertEqual(set(paths), {"/witness/add-checkpoint"})
        self.assertEqual(self.witness.most_under_way, 1)
        sizes = [request_of(body)[0] for body in bodies]
        self.assertEqual(sizes, sorted(sizes))
        self.assertTrue(all(re.fullmatch(rb"old \d+\n([A-Za-z0-9+/]{43}=\n){0,63}\nplay\.example/log\n(?s:.*)", body)
                            for body in bodies))
        self.assertEqual(self.metric(server, "chalkline_witness_healthy", self.witness), 1)
        self.assertEqual(self.metric(server, "chalkline_witnessed_position"), checkpoint.size)
        self.assertAlmostEqual(self.metric(server, "chalkline_witness_signed_timestamp_seconds", self.witness), time.time(),
                               delta=60)
        with self.subTest("it is public like the newest"):
            answer = server.client().call("GET", "/log/checkpoint.witnessed").expect(200)
            self.assertEqual((answer.headers["Cache-Control"], answer.headers["Access-Control-Allow-Origin"]),
                             ("public, max-age=1", "*"))
            told = server.client().call("GET", "/api/proof").expect(200).json()
            self.assertEqual(told["witnesses"], [self.witness.signer.vkey])
        with self.subTest("and is served at once after a start, and by the verifier's word the log's"):
            server.stop()
            self.witness.behave = always(500, "busy")
            server = self.serve(self.witness)
            note = server.client().call("GET", "/log/checkpoint.witnessed").expect(200).body
            self.assertEqual(note, (self.data / "proof/checkpoint.witnessed").read_bytes())
            code, printed = run_verifier("server", f"http://127.0.0.1:{server.port}", "--key", vkey_of(self.data), "--witness",
                                         self.witness.signer.vkey)
            self.assertEqual(code, 0, printed)
            self.assertIn("cosigned by witness.example/w1 at ", printed)

    def test_a_receipt_has_the_witness_where_its_checkpoint_covers_it(self):
        server = self.serve(self.witness)
        client = server.client()
        client.sign_up("bettor")
        bet = bet_on(client, client.games()[::-1], 10)[2].json()["bet"]["id"]
        self.witnessed(server, self.witness, at_least=int(client.position))
        self.witness.behave = always(500, "busy")
        receipt = client.call("GET", f"/api/proof/receipt/{bet}").expect(200)
        note = json.loads(receipt.body)["proofs"][0]["proof"].partition("\n\n")[2].encode()
        self.assertEqual(list(verify.checkpoint_of(note, self.keys(self.witness)).cosigned), [
            (self.witness.signer.name, self.witness.signer.id)])
        path = self.home / "receipt"
        path.write_bytes(receipt.body)
        code, printed = run_verifier("receipt", path, "--key", vkey_of(self.data), "--witness", self.witness.signer.vkey)
        self.assertEqual(code, 0, printed)
        self.assertIn("cosigned by witness.example/w1 at ", printed)
        with self.subTest("and does not wait for it"):
            later = bet_on(client, client.games()[::-1], 10)[2].json()["bet"]["id"]
            receipt = client.call("GET", f"/api/proof/receipt/{later}").expect(200).body
            note = json.loads(receipt)["proofs"][0]["proof"].partition("\n\n")[2].encode()
            self.assertEqual(verify.checkpoint_of(note, self.keys(self.witness)).cosigned, {})

    def test_a_witness_that_has_seen_less_or_forgot_all_is_led_on_from_there(self):
        server = self.serve(self.witness)
        first = self.witnessed(server, self.witness, at_least=self.grow(server))
        failures = self.metric(server, "chalkline_witness_failures_total", self.witness)
        for earlier in (first.note.split("\u2014 witness".encode())[0], None):
            if earlier:
                self.witness.keep(ORIGIN, earlier)
            else:
                self.witness.file_of(ORIGIN).unlink()
            checkpoint = self.witnessed(server, self.witness, at_least=self.grow(server))
            self.assertEqual(self.witness.kept(ORIGIN).size, checkpoint.size)
        self.assertEqual(self.metric(server, "chalkline_witness_failures_total", self.witness), failures)

    def test_two_witnesses_sign_one_checkpoint_and_one_that_is_dead_holds_up_nobody(self):
        other = self.begin_witness("witness.example/w2")
        server = self.serve(self.witness, other)
        checkpoint = self.witnessed(server, self.witness, other, at_least=self.grow(server))
        self.assertEqual(len(checkpoint.cosigned), 2)
        other.stop()
        checkpoint = self.witnessed(server, self.witness, at_least=self.grow(server))
        self.assertEqual(self.metric(server, "chalkline_witness_healthy", self.witness), 1)
        wait_for(lambda: self.metric(server, "chalkline_witness_healthy", other) == 0, "the failure")
        other.behave = None
        other.start(other.port)
        self.witnessed(server, self.witness, other, at_least=self.grow(server))

    def test_witnesses_are_named_in_the_environment_too(self):
        other = self.begin_witness("witness.example/w2")
        with unittest.mock.patch.dict(os.environ, CHALKLINE_WITNESS=f"{self.witness.option} {other.option}"):
            server = self.serve()
        told = server.client().call("GET", "/api/proof").expect(200).json()
        self.assertEqual(told["witnesses"], [self.witness.signer.vkey, other.signer.vkey])

    def test_without_a_witness_the_start_says_so_and_there_is_no_such_checkpoint(self):
        server = self.serve()
        self.grow(server)
        server.client().call("GET", "/log/checkpoint.witnessed").expect(404)
        self.assertIn("no checkpoint is kept anywhere else (--anchor, --witness, --known)", self.said.read_text())


class Restore(WitnessCase):
    def restore(self, code=0):
        shutil.rmtree(self.home / "restored", ignore_errors=True)
        done = subprocess.run([chalkline.BINARY, "restore", self.home / "backups", self.home / "restored", "--witness",
                               self.witness.option], capture_output=True, text=True, timeout=chalkline.PATIENCE_S)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        self.assertEqual((self.home / "restored").exists(), code == 0)
        return done.stdout + done.stderr

    def test_a_backup_is_held_against_what_the_witness_has_signed(self):
        server = self.serve(self.witness)
        chalkline.run("backup", self.home / "backups", data=self.data)
        self.witnessed(server, self.witness, at_least=self.grow(server))
        self.assertIn("What the witness witness.example/w1 has signed is not continued: ", self.restore(code=1))
        chalkline.run("backup", self.home / "backups", data=self.data)
        self.assertNotIn("nobody knows", self.restore())
        with self.subTest("a witness that cannot say so is no comparison"):
            signed = self.witness.file_of(ORIGIN)
            note = signed.read_bytes()
            line_under = self.witness.line_under
            self.witness.line_under = lambda note: flipped(line_under(note))
            self.assertIn("has a false signature of witness.example/w1", self.restore(code=1))
            self.witness.line_under = line_under
            signed.write_bytes(b"no note")
            self.assertIn("The answer of the witness witness.example/w1 has ", self.restore(code=1))
            signed.unlink()
            self.assertIn("tells no checkpoint of play.example/log: it answers 404", self.restore(code=1))
            signed.write_bytes(note)
            self.witness.stop()
            self.assertIn("The witness witness.example/w1 could not be asked: ", self.restore(code=1))


class Hostile(WitnessCase):
    def test_a_bad_answer_is_no_signature_and_holds_up_neither_checkpoints_nor_bets(self):
        stranger = self.begin_witness("other.example/w")

        def forged(make):
            return lambda handler, body: witness_server.answer(handler, 200, make(request_of(body)[2]))

        server = self.serve(self.witness)
        client = server.client()
        client.sign_up("bettor")
        good = self.witnessed(server, self.witness, at_least=int(client.position))
        elsewhere = f"http://127.0.0.1:{stranger.port}/witness/add-checkpoint"
        for name, behave in {
                "a false signature": forged(lambda note: flipped(self.witness.line_under(note))),
                "another key": forged(stranger.line_under),
                "a time that was not signed": forged(lambda note: flipped(self.witness.line_under(note), 11)),
                "a signature of something else": forged(lambda _: self.witness.line_under(b"a\n1\nAA==\n\n")),
                "no lines": always(200, ""), "no signature": always(200, "signed\n"),
                "too many lines": forged(lambda note: self.witness.line_under(note) * 33),
                "a redirect": always(302, "", Location=elsewhere), "a redirect to keep": always(307, "", Location=elsewhere),
                "an answer without an end": witness_server.endless, "one that is pressed": witness_server.bomb,
                "one that drips": witness_server.dripping, "silence": witness_server.silent,
                "another log": always(404, "unknown"), "another key of the log": always(403, "unknown"),
                "a smaller size each time": always(409, "3\n", SIZE_TYPE), "trouble": always(500, "trouble")}.items():
            with self.subTest(name):
                # A witness that fails is asked more and more seldom, and at once by a start.
                server.stop()
                self.witness.behave = behave
                server = self.serve(self.witness)
                client = server.client()
                client.sign_in("bettor")
                self.assertEqual(bet_on(client, client.games()[::-1], 10)[2].status, 201)
                self.newest(server, client.position)
                wait_for(lambda: self.metric(server, "chalkline_witness_failures_total", self.witness), "a failure")
                self.assertEqual(self.metric(server, "chalkline_witness_healthy", self.witness), 0)
                self.assertEqual(self.metric(server, "chalkline_checkpoints_healthy"), 1)
                self.assertEqual(self.witnessed(server, self.witness).size, good.size)
        self.assertEqual(stranger.requests, [], "no redirect is followed")
        self.witness.behave = None
        wait_for(lambda: self.metric(server, "chalkline_witness_healthy", self.witness) == 1, "the witness")

    def test_a_witness_that_is_dead_at_the_start_delays_the_first_checkpoint_alone(self):
        server = self.serve(self.witness)
        self.witnessed(server, self.witness, at_least=self.grow(server))
        server.stop()
        self.witness.behave = witness_server.silent
        server = self.serve(self.witness)
        begun = time.monotonic()
        position = self.grow(server)  # does not wait
        self.newest(server, position)
        self.assertLess(time.monotonic() - begun, LIMIT_S + 30)
        self.assertIn("The witness witness.example/w1 has not signed: ", self.said.read_text())

    def test_an_option_that_names_no_witness_is_one_sentence(self):
        vkey = self.witness.signer.vkey
        log = self.serve()
        log.stop()
        for option, sentence in ((vkey, "is not URL=VKEY"), ("http://127.0.0.1:1", "is not URL=VKEY"),
                                 (f"http://example.com={vkey}", "is neither https://... nor http://... on this machine"),
                                 (f"https://w.example/={vkey}", "or ends with a slash"),
                                 (f"https://w.example={vkey[:-4]}", "is named with a key that is malformed"),
                                 (f"https://w.example={vkey_of(self.data)}", "is named with a log's key")):
            with self.subTest(option):
                done = chalkline.run("serve", "--port", 0, "--witness", option, data=self.data, check=False)
                self.assertEqual((done.returncode, done.stdout), (2, ""))
                self.assertIn(sentence, done.stderr)
        done = chalkline.run("serve", "--port", 0, "--witness", self.witness.option, "--witness", self.witness.option,
                             data=self.data, check=False)
        self.assertEqual(done.returncode, 1)
        self.assertIn("The witness witness.example/w1 is named twice", done.stderr)


class PutBack(WitnessCase):
    def copy(self):
        return shutil.copytree(self.data, self.home / "copy", ignore=shutil.ignore_patterns("operator.sock"))

    def put_back(self, copy):
        shutil.rmtree(self.data)
        shutil.copytree(copy, self.data)

    def test_a_directory_that_was_put_back_signs_nothing_and_bets_go_on(self):
        server = self.serve(self.witness)
        self.witnessed(server, self.witness, at_least=self.grow(server))
        server.stop()
        copy = self.copy()
        server = self.serve(self.witness)
        seen = self.witnessed(server, self.witness, at_least=self.grow(server))
        server.stop()
        self.put_back(copy)
        signed = verify.checkpoint_of((self.data / "proof/checkpoint").read_bytes(), self.keys())
        for starts in ("the first", "and the next"):
            with self.subTest(starts):
                server = self.serve(self.witness)
                client = server.client()
                client.sign_up(f"after-{len(starts)}")
                self.assertEqual(bet_on(client, client.games()[::-1], 10)[2].status, 201)
                wait_for(lambda: (self.data / "proof/halted").exists(), "the end of signing")
                self.assertEqual(self.newest(server, 1).size, signed.size)
                self.assertEqual(self.metric(server, "chalkline_checkpoints_healthy"), 0)
                self.assertFalse(client.call("GET", "/api/proof").expect(200).json()["signs"])
                self.assertEqual(self.witness.kept(ORIGIN).size, seen.size)
                server.stop()
        self.assertRegex(self.said.read_text(),
                         rf"No more checkpoints are signed: the witness witness\.example/w1 disagrees: it has signed a "
                         rf"checkpoint of {seen.size} records of this log, whose newest has {signed.size}: the data directory "
                         r"was put back, or another server signs as this log")

    def test_a_history_that_is_another_stops_the_signer_whether_it_is_told_or_proved(self):
        server = self.serve(self.witness)
        self.witnessed(server, self.witness, at_least=self.grow(server))
        server.stop()
        copy = self.copy()
        # It goes on without a witness, and so does the copy: two histories, of which the witness sees the second.
        server = self.serve()
        self.newest(server, self.grow(server))
        server.stop()
        forked = self.home / "forked"
        self.data.rename(forked)
        shutil.copytree(copy, self.data)
        server = self.serve(self.witness)
        seen = self.witnessed(server, self.witness, at_least=self.grow(server))
        server.stop()
        self.put_back(forked)
        server = self.serve()
        while True:
            checkpoint = self.newest(server, self.grow(server))
            if checkpoint.size > seen.size:
                break
        server.stop()
        server = self.serve(self.witness)
        self.grow(server)
        wait_for(lambda: (self.data / "proof/halted").exists(), "the end of signing")
        self.assertIn(f"it has signed another root over the first {seen.size} records of this log", self.said.read_text())

    def test_a_witness_that_others_feed_too_is_no_disagreement(self):
        server = self.serve(self.witness)
        first = self.witnessed(server, self.witness, at_least=self.grow(server))
        # Somebody hands on what is public, before the server comes to it.
        self.witness.behave = always(500, "busy")
        later = self.newest(server, self.grow(server))
        self.assertGreater(later.size, first.size)
        self.witness.keep(ORIGIN, later.note)
        self.witness.behave = None
        self.witnessed(server, self.witness, at_least=self.grow(server))
        self.assertEqual(self.metric(server, "chalkline_checkpoints_healthy"), 1)


if __name__ == "__main__":
    unittest.main()

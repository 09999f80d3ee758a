#!/usr/bin/python3
"""What a running server publishes of its ledger, and the starts that it refuses because of what it has published."""

import gzip
import itertools
import pathlib
import shutil
import tempfile
import unittest

from log_reader import LogReader, verify
from support import HOST, Site, Wire, at_once, bet_on, chalkline, wait_for

FOREVER = "public, max-age=31536000, immutable"
TILE = 256


class Reading(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.site = Site()
        for number in itertools.count():
            cls.player = cls.site.player(f"reader-{number}")
            for _ in range(40):  # of 10 coins each
                bet_on(cls.player, cls.player.games()[::-1], 10)
            if int(cls.player.position) > TILE + 10:  # a full tile and a level above
                break
        cls.auditor = cls.site.player("the-auditor")
        chalkline.run("user", "grant", "the-auditor", "auditor", data=cls.site.data)
        cls.log = LogReader(cls.site.data, cls.site.port)
        cls.checkpoint = cls.log.checkpoint(cls.player.position)

    @classmethod
    def tearDownClass(cls):
        cls.site.stop()

    def get(self, path, client=None, **headers):
        return (client or self.site.client()).call("GET", f"/log/{path}", **headers)

    def test_all_tiles_lead_to_the_root_of_the_checkpoint(self):
        tiles = self.log.tiles(self.checkpoint)
        self.assertEqual(len(list(tiles.leaves())), self.checkpoint.size)
        self.assertRegex(self.checkpoint.origin, r"^[0-9a-f]{8}\.chalkline/log$")

    def test_a_later_checkpoint_continues_an_earlier_one(self):
        bet_on(self.player, self.player.games()[::-1], 10)
        later = self.log.checkpoint(self.player.position)
        self.assertGreater(later.size, self.checkpoint.size)
        self.assertEqual(self.log.tiles(later).root_at(self.checkpoint.size), self.checkpoint.root)

    def test_pages_of_other_sites_and_shared_caches_may_have_checkpoint_and_tiles(self):
        for path, kind, caching in (("checkpoint", "text/plain; charset=utf-8", "public, max-age=1"),
                                    ("tile/0/000", "application/octet-stream", FOREVER),
                                    ("tile/1/000.p/1", "application/octet-stream", FOREVER)):
            with self.subTest(path):
                answer = self.get(path, self.player, **{"Accept-Encoding": "gzip, br"}).expect(200)
                self.assertEqual(answer.headers["Content-Type"], kind)
                self.assertEqual(answer.headers["Cache-Control"], caching)
                self.assertEqual(answer.headers["Access-Control-Allow-Origin"], "*")
                self.assertEqual(answer.headers["Cross-Origin-Resource-Policy"], "cross-origin")
                for absent in ("Set-Cookie", "Content-Encoding", "Vary", "Access-Control-Allow-Credentials"):
                    self.assertNotIn(absent, answer.headers)

    def test_head_is_the_head_of_get(self):
        for path in ("tile/0/000", "tile/0/999", "tile/0/0"):
            with Wire(self.site.port) as wire:
                whole = wire.send(f"GET /log/{path} HTTP/1.1\r\n{HOST}\r\n").answer_in_bytes()
                head = wire.send(f"HEAD /log/{path} HTTP/1.1\r\n{HOST}\r\n").answer_in_bytes(head_only=True)
            self.assertEqual(head[0], whole[0])
            self.assertEqual({**head[1], "date": ""}, {**whole[1], "date": ""})

    def test_a_partial_tile_is_the_beginning_of_the_full_one(self):
        full = self.get("tile/0/000").expect(200).body
        self.assertEqual(len(full), 32 * TILE)
        for width in (1, 2, 100, TILE - 1):
            self.assertEqual(self.get(f"tile/0/000.p/{width}").expect(200).body, full[:32 * width])

    def test_what_is_not_published_and_what_is_no_path_are_one_sentence_that_no_cache_keeps(self):
        size = self.log.checkpoint().size
        beyond = "The log is not that long yet"
        for path, status, sentence in (
                (f"tile/0/{size // TILE + 1:03}", 404, beyond), ("tile/0/x123/456", 404, beyond), ("tile/2/000", 404, beyond),
                ("tile/1/000", 404, beyond), ("tile/63/000.p/1", 404, beyond), ("tile/1/000.p/255", 404, beyond),
                *((f"tile/{path}", 400, "This is not the path of a tile")
                  for path in ("", "0", "0/", "0/0", "0/000/", "0/000.p", "0/000.p/", "0/000.p/0", "0/000.p/256", "0/x000/000",
                               "00/000", "64/000", "-1/000", "0/000.p/01", "0/001/000", "x/000", "8/0/000")),
                ("", 404, "There is no such call"), ("checkpoints", 404, "There is no such call"),
                ("checkpoint/", 404, "There is no such call"), ("tile", 404, "There is no such call")):
            with self.subTest(path):
                answer = self.get(path).expect(status)
                self.assertEqual(answer.body.decode(), sentence)
                self.assertEqual(answer.headers["Cache-Control"], "no-store")
        for method in ("POST", "PUT", "OPTIONS"):
            self.assertEqual(self.site.client().call(method, "/log/checkpoint").status, 405)

    def test_records_are_for_auditors_alone(self):
        path = "tile/entries/000.p/9"
        for client, status in ((self.site.client(), 401), (self.player, 403)):
            answer = self.get(path, client).expect(status)
            self.assertEqual(answer.headers["Cache-Control"], "no-store")
        wait_for(lambda: self.get(path, self.auditor).status == 200, "the role")
        leaves = self.get("tile/0/000").expect(200).body
        for width in (1, 9, TILE):
            partial = "" if width == TILE else f".p/{width}"
            answer = self.get(f"tile/entries/000{partial}", self.auditor).expect(200)
            self.assertEqual(answer.headers["Cache-Control"], "private")
            self.assertEqual(answer.headers["Content-Type"], "application/octet-stream")
            self.assertNotIn("Access-Control-Allow-Origin", answer.headers)
            records = verify.entries_of(answer.body, width, path)
            self.assertEqual(b"".join(map(verify.leaf_hash, records)), leaves[:32 * width])
            packed = self.get(f"tile/entries/000{partial}", self.auditor, **{"Accept-Encoding": "gzip"}).expect(200)
            self.assertEqual((packed.headers["Content-Encoding"], packed.headers["Vary"]), ("gzip", "Accept-Encoding"))
            self.assertEqual(gzip.decompress(packed.body), answer.body)
        self.assertLess(len(packed.body), 0.8 * len(answer.body))
        self.get("tile/entries/999", self.auditor).expect(404)
        self.get("tile/entries/0", self.auditor).expect(400)

    def test_the_metrics_tell_how_far_is_signed(self):
        self.assertEqual(self.site.metric("chalkline_checkpoints_healthy"), 1)
        self.assertGreaterEqual(self.site.metric("chalkline_checkpoint_position"), self.checkpoint.size)
        self.assertGreater(self.site.metric("chalkline_checkpoint_published_timestamp_seconds"), 1.7e9)
        self.get("checkpoint").expect(200)
        self.assertIn('chalkline_http_answers_total{method="GET",route="/log/checkpoint",status="2xx"}',
                      self.site.server.metrics())

    def test_ten_thousand_requests_at_once_are_answered_or_refused_and_bets_go_on(self):
        connections, each = 200, 50
        wires = [Wire(self.site.port) for _ in range(connections)]
        for wire in wires:
            self.addCleanup(wire.close)
            wire.send(f"GET /log/tile/0/000.p/1 HTTP/1.1\r\n{HOST}\r\n" * each)

        def read(some):
            return [wire.answer_in_bytes()[:2] for wire in some for _ in range(each)]

        bet, *read_by_all = at_once(lambda: bet_on(self.player, self.player.games()[::-1], 10)[2],
                                    *(lambda part=part: read(wires[part::8]) for part in range(8)))
        self.assertEqual(bet.status, 201)
        answers = [answer for part in read_by_all for answer in part]
        self.assertEqual(len(answers), connections * each)
        self.assertEqual({status for status, _ in answers} - {200, 503}, set())
        self.assertTrue(all(headers["retry-after"] == "1" for status, headers in answers if status == 503))


class Starting(unittest.TestCase):
    """Starts on a directory whose log was published."""

    def setUp(self):
        home = tempfile.TemporaryDirectory(prefix="chalkline-")
        self.addCleanup(home.cleanup)
        self.home = pathlib.Path(home.name)
        self.data, self.anchor, self.known = self.home / "data", self.home / "anchor", self.home / "known"

    def serve(self, *options, log=None):
        return chalkline.Server(self.data, "--log-level", "warn" if log else "off", *options, log=log)

    def publish(self, *options, name):
        """A server that runs until a newcomer's record is published; that checkpoint."""
        with self.serve(*options) as server:
            client = server.client()
            client.sign_up(name)
            return LogReader(self.data, server.port).checkpoint(client.position)

    def copy_to(self, name):
        """As a backup of a server that is stopped."""
        return shutil.copytree(self.data, self.home / name, ignore=shutil.ignore_patterns("operator.sock"))

    def put_back(self, copy):
        shutil.rmtree(self.data)
        shutil.copytree(copy, self.data)

    def refused(self, *options):
        done = chalkline.run("serve", "--port", 0, *options, data=self.data, check=False)
        self.assertEqual(done.returncode, 1, done.stdout)
        return done.stderr.splitlines()[-1]

    def log_of(self, *options):
        """What a start says before it serves."""
        said = self.home / "said"
        with said.open("w") as log, self.serve(*options, log=log):
            pass
        return said.read_text()

    def test_a_restart_goes_on_with_the_same_log(self):
        first = self.publish(name="before")
        self.assertIn(f"The log was made as {first.origin} and keeps that name: --log-origin other.example/log changes "
                      "nothing", self.log_of("--log-origin", "other.example/log"))
        with self.serve() as server:
            log = LogReader(self.data, server.port)
            served = log.checkpoint()
            self.assertEqual(served.origin, first.origin)
            self.assertGreaterEqual(served.size, first.size)
            self.assertEqual(log.tiles(served).root_at(first.size), first.root)

    def test_a_tile_that_is_damaged_on_the_disk_is_not_served_and_no_cache_keeps_the_refusal(self):
        with self.serve() as server:
            client = server.client()
            client.sign_up("reader")
            width = min(LogReader(self.data, server.port).checkpoint(client.position).size, TILE)
            partial = "" if width == TILE else f".p/{width}"
            path = f"/log/tile/0/000{partial}"
            self.assertEqual(client.call("GET", path).expect(200).headers["Cache-Control"], FOREVER)
            with (self.data / "proof/levels/0").open("r+b") as level:
                level.seek(32 * 3)
                byte = level.read(1)[0]
                level.seek(32 * 3)
                level.write(bytes((byte ^ 1,)))
            for damaged in (path, "/log/tile/0/000.p/1"):
                answer = server.client().call("GET", damaged).expect(503)
                self.assertEqual(answer.headers["Cache-Control"], "no-store")
                self.assertEqual(answer.body, b"The hashes that are stored beside the ledger are not those that were signed")

    def test_the_log_is_named_as_told_or_after_the_site(self):
        for options, name in ((("--public-url", "https://Play.example.org:8443/chalk"), "play.example.org:8443/log"),
                              (("--public-url", "https://play.example.org", "--log-origin", "chalk.example/2026"),
                               "chalk.example/2026")):
            with self.serve(*options):
                self.assertEqual((self.data / "proof/checkpoint").read_text().splitlines()[0], name)
            shutil.rmtree(self.data)
        for name in ("two words", "a+b"):
            done = chalkline.run("serve", "--log-origin", name, data=self.data, check=False)
            self.assertEqual((done.returncode, done.stderr.count("\n")), (2, 1))

    def test_a_whole_directory_that_was_put_back_is_found_out_by_an_anchor_or_a_note_that_was_kept(self):
        self.publish("--anchor", self.anchor, name="before")
        copy = self.copy_to("copy")
        self.known.write_bytes(self.publish("--anchor", self.anchor, name="after").note)
        self.assertEqual(self.anchor.read_bytes(), (self.data / "proof/checkpoint").read_bytes())
        self.put_back(copy)
        for option in (("--anchor", self.anchor), ("--known", self.known)):
            for _ in range(2):
                self.assertRegex(self.refused(*option), r"The ledger ends at position \d+, but a checkpoint of \d+ records "
                                                        r"was signed: records that were published are lost$")
        # Without either nobody can know, and the start says so.
        self.assertIn("A data directory that is put back as a whole would not be noticed", self.log_of())

    def test_a_ledger_that_was_put_back_behind_its_checkpoint_is_not_served(self):
        self.publish(name="before")
        copy = self.copy_to("copy")
        self.publish(name="after")
        shutil.rmtree(copy / "proof")
        shutil.copytree(self.data / "proof", copy / "proof")
        note = (copy / "proof/checkpoint").read_bytes()
        self.put_back(copy)
        self.assertIn("records that were published are lost", self.refused())
        self.assertEqual((self.data / "proof/checkpoint").read_bytes(), note)

    def test_a_loss_that_is_accepted_ends_the_log_and_another_begins(self):
        self.publish(name="before")
        copy = self.copy_to("copy")
        lost = self.publish(name="lost")
        shutil.rmtree(copy / "proof")
        shutil.copytree(self.data / "proof", copy / "proof")
        self.put_back(copy)
        self.assertIn(f"The log {lost.origin} has ended, and {lost.origin}/2 begins", self.log_of("--accept-log-end"))
        self.assertEqual(self.publish("--accept-log-end", name="after").origin, f"{lost.origin}/2")
        self.assertEqual((self.data / "proof.ended.1/checkpoint").read_bytes(), lost.note)

    def test_a_log_goes_on_that_continues_the_checkpoint_that_was_kept(self):
        known = self.publish(name="before")
        self.known.write_bytes(known.note)
        self.assertGreater(self.publish("--known", self.known, name="after").size, known.size)
        self.assertIn("is no checkpoint that this log has signed", self.refused("--known", self.data / "proof/key"))

    def test_without_its_key_or_its_checkpoint_a_log_is_not_begun_anew(self):
        self.publish("--anchor", self.anchor, name="before")
        proof = self.data / "proof"
        for name in ("key", "checkpoint"):
            kept = (proof / name).read_bytes()
            (proof / name).unlink()
            self.assertIn(f"has no file {name}: without it nobody knows what this log has published; put it back",
                          self.refused())
            (proof / name).write_bytes(kept)
        proof.rename(self.home / "proof")
        self.assertIn("There is a checkpoint in", self.refused("--anchor", self.anchor))
        self.assertFalse(proof.exists())

    def test_an_anchor_that_would_be_put_back_too_or_is_not_mounted_refuses_the_start(self):
        self.assertIn("lies in the data directory", self.refused("--anchor", self.data / "anchor"))
        self.assertIn("Cannot lock", self.refused("--anchor", self.home / "not-mounted/anchor"))

    def test_a_log_that_was_halted_serves_what_it_had_published_and_bets_go_on(self):
        published = self.publish(name="before")
        (self.data / "proof/halted").write_text("the roots are two")
        with self.serve() as server:
            client = server.client()
            client.sign_up("after")
            bet_on(client, client.games()[::-1], 10)
            self.assertEqual(LogReader(self.data, server.port).checkpoint().size, published.size)
            self.assertIn("\nchalkline_checkpoints_healthy 0\n", server.metrics())
            client.call("GET", "/readyz").expect(200)


if __name__ == "__main__":
    unittest.main()

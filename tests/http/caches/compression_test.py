#!/usr/bin/python3
"""What answers are compressed, and for whom (docs/decisions/0016, 0045)."""

import ctypes
import gzip
import json
import unittest

from support import HOST, Site, Wire, bet_on

BROWSER = "gzip, deflate, br, zstd"
SHARED = ("/api/betting/upcoming-games", "/api/sports/nhl/rosters", "/api/leaderboard?period=alltime&category=balance")
OWN = ("/api/auth/me", "/api/bets", "/api/statement", "/api/account/export", "/api/learn", "/api/habit/today")


def setUpModule():
    global site
    site = Site()


def tearDownModule():
    site.stop()


def unbrotli(packed):
    library = ctypes.CDLL("libbrotlidec.so.1")
    size = ctypes.c_size_t(1 << 24)
    text = ctypes.create_string_buffer(size.value)
    if library.BrotliDecoderDecompress(ctypes.c_size_t(len(packed)), packed, ctypes.byref(size), text) != 1:
        raise ValueError("this is not brotli")
    return text.raw[:size.value]


def content_of(answer):
    decode = {"gzip": gzip.decompress, "br": unbrotli, None: bytes}
    return decode[answer.headers["Content-Encoding"]](answer.body)


def read(client, path, encodings, **headers):
    return client.call("GET", path, **{"Accept-Encoding": encodings}, **headers)


class Shared(unittest.TestCase):
    def test_a_text_that_all_see_alike_is_sent_as_the_client_wants_it(self):
        client = site.client()
        for path in SHARED:
            sizes = {}
            for encodings, coding in (("identity", None), ("gzip", "gzip"), (BROWSER, "br"), ("br;q=0.1, *", "gzip")):
                with self.subTest(path=path, encodings=encodings):
                    answer = read(client, path, encodings).expect(200)
                    if len(content_of(answer)) < 1024:
                        coding = None
                    self.assertEqual(answer.headers["Content-Encoding"], coding)
                    self.assertEqual((answer.headers["Vary"], answer.headers["Cache-Control"]), ("Accept-Encoding", "no-cache"))
                    json.loads(content_of(answer))
                    sizes[coding] = len(answer.body)
            if len(sizes) == 3:
                self.assertTrue(sizes["br"] <= sizes["gzip"] < sizes[None] / 4, sizes)

    def test_who_has_it_already_is_not_sent_it_again(self):
        client = site.client()
        path = SHARED[1]
        for encodings in ("identity", "gzip", "br"):
            with self.subTest(encodings=encodings):
                etag = read(client, path, encodings).expect(200).headers["ETag"]
                again = read(client, path, encodings, **{"If-None-Match": etag}).expect(304)
                self.assertEqual((again.body, again.headers["ETag"], again.headers["Vary"]), (b"", etag, "Accept-Encoding"))
                other = "gzip" if encodings != "gzip" else "br"
                read(client, path, other, **{"If-None-Match": etag}).expect(200)

    def test_head_says_what_get_would_send(self):
        for path in (SHARED[1], "/api/dashboard/data", "/"):
            for encodings in ("identity", "gzip", "br"):
                with self.subTest(path=path, encodings=encodings), Wire(site.port) as wire:
                    head = f"{path} HTTP/1.1\r\n{HOST}Accept-Encoding: {encodings}\r\n\r\n"
                    names = ("content-encoding", "vary", "etag", "content-type")
                    _, got, _ = wire.send("GET /healthz HTTP/1.1\r\n" + HOST + "\r\n").answer()
                    wire.send("HEAD " + head)
                    said = self.head_of(wire)
                    answer = read(site.client(), path, encodings)
                    self.assertEqual([said.get(name) for name in names], [answer.headers[name] for name in names])

    @staticmethod
    def head_of(wire):
        """The head of an answer to HEAD, behind which nothing comes."""
        text = b""
        while not text.endswith(b"\r\n\r\n"):
            text += wire.socket.recv(1)
        lines = text.decode().split("\r\n")[1:-2]
        return {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}

    def test_a_range_is_not_served_so_that_the_whole_comes(self):
        answer = read(site.client(), SHARED[1], "br", Range="bytes=0-9").expect(200)
        self.assertIsNone(answer.headers["Content-Range"])
        json.loads(content_of(answer))


class Own(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.player = site.player("own_answers")
        for _ in range(4):
            bet_on(cls.player, cls.player.games(), 10)

    def test_what_is_one_persons_is_never_compressed(self):
        for path in OWN:
            with self.subTest(path=path):
                answer = read(self.player, path, BROWSER).expect(200)
                self.assertIsNone(answer.headers["Content-Encoding"])
                self.assertEqual(answer.headers["Cache-Control"], "no-store")

    def test_a_dashboard_has_its_own_part_as_it_is_behind_the_compressed_part(self):
        plain = read(self.player, "/api/dashboard/data", "identity").expect(200)
        own = plain.body[plain.body.index(b'"isDemo"'):]
        self.assertIn(b"recentActivity", own)
        for encodings in ("gzip", "br"):
            with self.subTest(encodings=encodings):
                packed = read(self.player, "/api/dashboard/data", encodings).expect(200)
                self.assertEqual(packed.headers["Content-Encoding"], encodings)
                self.assertEqual((packed.headers["Cache-Control"], packed.headers["ETag"]), ("no-store", None))
                self.assertEqual(json.loads(content_of(packed)).keys(), plain.json().keys())
                self.assertIn(own[:-1], packed.body)
                self.assertLess(len(packed.body) - len(own), (len(plain.body) - len(own)) / 2)


class MadeForOneAnswer(unittest.TestCase):
    def test_props_are_compressed_for_each_answer(self):
        client = site.client()
        game = next(game for game in client.games(sport="nba") if game["source"] == "simulated")
        plain = read(client, f"/api/betting/props?gameId={game['id']}", "identity").expect(200)
        self.assertGreater(len(plain.body), 1024)
        for encodings in ("gzip", "br"):
            packed = read(client, f"/api/betting/props?gameId={game['id']}", encodings).expect(200)
            self.assertEqual((packed.headers["Content-Encoding"], packed.headers["Vary"]), (encodings, "Accept-Encoding"))
            self.assertEqual(json.loads(content_of(packed)).keys(), plain.json().keys())
            self.assertLess(len(packed.body), len(plain.body) / 2)


if __name__ == "__main__":
    unittest.main()

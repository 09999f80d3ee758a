#!/usr/bin/python3
"""HTTP/1.1 itself, byte by byte: framing, limits, timeouts, what is malformed."""

import contextlib
import pathlib
import socket
import subprocess
import tempfile
import time
import unittest

from support import BINARY, HOST, JSON, Site, Wire, chalkline, wait_for

GET = f"GET /healthz HTTP/1.1\r\n{HOST}\r\n"
MOMENT_S = 0.4  # over which a server is seen to do nothing
CUT_OFF_WITHIN_S = 60  # for what a server that is not busy does within 15 seconds


def setUpModule():
    global site
    site = Site()


def tearDownModule():
    site.stop()


class Framing(unittest.TestCase):
    def wire(self, **options):
        wire = Wire(site.port, **options)
        self.addCleanup(wire.close)
        return wire

    def test_a_connection_serves_one_request_after_the_other(self):
        wire = self.wire()
        for _ in range(3):
            self.assertEqual(wire.send(GET).answer()[::2], (200, "ok"))

    def test_pipelined_requests_are_answered_in_their_order(self):
        wire = self.wire().send(GET + GET.replace("healthz", "readyz") + GET.replace("healthz", "api/none") + GET)
        self.assertEqual([wire.answer()[0] for _ in range(4)], [200, 200, 404, 200])

    def test_a_request_may_arrive_byte_by_byte(self):
        wire = self.wire()
        wire.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for byte in f"POST /api/auth/logout HTTP/1.1\r\n{HOST}{JSON}Content-Length: 2\r\n\r\n{{}}".encode():
            wire.send(bytes([byte]))
        self.assertEqual(wire.answer()[0], 204)
        self.assertEqual(wire.send(GET).answer()[0], 200)

    def test_empty_lines_before_a_request_are_ignored(self):
        wire = self.wire()
        for before in ("\r\n", "\r\n\r\n"):
            self.assertEqual(wire.send(before + GET + "\r\n" + GET).answer()[0], 200)
            self.assertEqual(wire.answer()[0], 200)
        wire.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for piece in ("\r", "\n", "\r\n\r", "\n" + GET):
            wire.send(piece)
        self.assertEqual(wire.answer()[0], 200)

    def test_a_chunked_body_is_put_together(self):
        body = '5\r\n{"pas\r\n11\r\nsword":"secret1"}\r\n0\r\n\r\n'
        wire = self.wire().send(f"POST /api/auth/login HTTP/1.1\r\n{HOST}{JSON}Transfer-Encoding: chunked\r\n\r\n{body}")
        self.assertEqual(wire.answer()[::2], (400, "Username or email is required"))

    def test_nothing_is_taken_from_behind_a_chunked_body(self):
        trailers = "Host: elsewhere.example\r\nCookie: session=1\r\nOrigin: http://elsewhere.example\r\n"
        body = f"2\r\n{{}}\r\n0\r\n{trailers}\r\n"
        wire = self.wire().send(f"POST /api/auth/login HTTP/1.1\r\n{HOST}{JSON}Transfer-Encoding: chunked\r\n\r\n{body}")
        self.assertEqual(wire.answer()[0], 400)
        self.assertEqual(wire.send(GET).answer()[0], 200)

    def test_the_client_may_ask_to_close(self):
        wire = self.wire().send(f"GET /healthz HTTP/1.1\r\n{HOST}Connection: close\r\n\r\n")
        status, headers, _ = wire.answer()
        self.assertEqual((status, headers["connection"]), (200, "close"))
        self.assertTrue(wire.is_closed())

    def test_http_1_0_is_answered_and_closed(self):
        wire = self.wire().send("GET /healthz HTTP/1.0\r\n\r\n")
        self.assertEqual(wire.answer()[::2], (200, "ok"))
        self.assertTrue(wire.is_closed())

    def test_head_is_get_without_the_content(self):
        wire = self.wire()
        whole = wire.send(GET).answer()
        head = wire.send(GET.replace("GET", "HEAD")).answer(head_only=True)
        self.assertEqual(head[0], 200)
        self.assertEqual(head[1]["content-length"], whole[1]["content-length"])
        self.assertEqual(wire.send(GET).answer()[0], 200)

    def test_another_method_is_told_which_one_there_is(self):
        wire = self.wire()
        for method, path, allow in (
            ("OPTIONS", "/healthz", "GET, HEAD"),
            ("POST", "/api/bets", "GET, HEAD"),
            ("GET", "/api/place-bet", "POST"),
            ("HEAD", "/api/auth/login", "POST"),
            ("DELETE", "/dashboard", "GET, HEAD"),
            ("OPTIONS", "*", "GET, HEAD"),
        ):
            with self.subTest(method=method, path=path):
                answer = wire.send(f"{method} {path} HTTP/1.1\r\n{HOST}\r\n").answer(head_only=method == "HEAD")
                self.assertEqual((answer[0], answer[1]["allow"]), (405, allow))

    def test_a_client_that_waits_for_it_is_told_to_go_on(self):
        wire = self.wire().send(
            f"POST /api/auth/login HTTP/1.1\r\n{HOST}{JSON}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n"
        )
        self.assertEqual(wire.answer()[0], 100)
        self.assertEqual(wire.send("{}").answer()[0], 400)

    def test_a_request_in_absolute_form_is_served(self):
        for scheme in ("http", "HTTP"):
            wire = self.wire().send(f"GET {scheme}://127.0.0.1/healthz HTTP/1.1\r\n{HOST}\r\n")
            self.assertEqual(wire.answer()[::2], (200, "ok"))

    def test_the_host_of_an_absolute_form_counts_and_not_the_header(self):
        wire = self.wire().send(f"GET http://evil.example/healthz HTTP/1.1\r\n{HOST}\r\n")
        self.assertEqual(wire.answer()[0], 421)
        wire = self.wire().send("GET http://127.0.0.1/healthz HTTP/1.1\r\nHost: evil.example\r\n\r\n")
        self.assertEqual(wire.answer()[::2], (200, "ok"))


class Rest(unittest.TestCase):
    def test_a_server_that_has_answered_sleeps_with_its_connections_open(self):
        wires = [Wire(site.port) for _ in range(8)]  # on each of its threads
        for wire in wires:
            self.addCleanup(wire.close)
            self.assertEqual(wire.send(GET).answer()[0], 200)

        def used_s():
            return chalkline.processor_time(pathlib.Path(f"/proc/{site.server.process.pid}/stat"))[1]

        def sleeps():
            before = used_s()
            time.sleep(MOMENT_S)
            return used_s() - before < MOMENT_S / 4  # one thread that did not would use all of it

        wait_for(sleeps, "the server to sleep")


class Malformed(unittest.TestCase):
    def refused(self, request):
        """The answer to a request that ends its connection."""
        with Wire(site.port) as wire:
            wire.send(request)
            answer = wire.answer()
            self.assertEqual(answer[1]["connection"], "close")
            self.assertTrue(wire.is_closed())
            return answer[::2]

    def test_what_is_no_http_is_refused_with_a_sentence(self):
        for request in (
            "nonsense\r\n\r\n",
            "GET / HTTP/9.9\r\n\r\n",
            f"GET  / HTTP/1.1\r\n{HOST}\r\n",
            f"GET / HTTP/1.1\r\n{HOST}Bad Header: x\r\n\r\n",
            f"GET / HTTP/1.1\r\n{HOST}: x\r\n\r\n",
            f"POST / HTTP/1.1\r\n{HOST}Content-Length: x\r\n\r\n",
            f"POST / HTTP/1.1\r\n{HOST}Content-Length: -1\r\n\r\n",
            f"POST / HTTP/1.1\r\n{HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab",
            f"POST / HTTP/1.1\r\n{HOST}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            f"POST / HTTP/1.1\r\n{HOST}Transfer-Encoding: chunked\r\n\r\nzz\r\n",
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
        ):
            with self.subTest(request=request):
                self.assertEqual(self.refused(request), (400, "The request is not valid HTTP"))

    def test_hosts_targets_and_encodings_are_checked(self):
        for request, sentence in (
            (
                f"POST / HTTP/1.1\r\n{HOST}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
                "The request's Transfer-Encoding must be chunked",
            ),
            ("GET / HTTP/1.1\r\n\r\n", "The request has no Host header"),
            ("GET / HTTP/1.1\r\nHost:\r\n\r\n", "The request's Host header names no host"),
            ("GET / HTTP/1.1\r\nHost: a b\r\n\r\n", "The request's Host header names no host"),
            ("GET / HTTP/1.1\r\nHost: a, b\r\n\r\n", "The request's Host header names no host"),
            (f"GET / HTTP/1.1\r\n{HOST}{HOST}\r\n", "The request has two Host headers"),
            (f"GET /%zz HTTP/1.1\r\n{HOST}\r\n", "The request's path is not valid"),
            (f"GET /a%00b HTTP/1.1\r\n{HOST}\r\n", "The request's path is not valid"),
            (f"GET dashboard HTTP/1.1\r\n{HOST}\r\n", "The request's target must be a path"),
        ):
            with self.subTest(request=request):
                self.assertEqual(self.refused(request), (400, sentence))

    def test_no_path_leaves_the_client_s_files(self):
        for path in ("/../etc/passwd", "/..%2f..%2fetc%2fpasswd", "/assets/../../etc/passwd", "/%2e%2e/etc/passwd"):
            with self.subTest(path=path), Wire(site.port) as wire:
                _, _, body = wire.send(f"GET {path} HTTP/1.1\r\n{HOST}\r\n").answer()
                self.assertNotIn("root:", body)


class Limits(unittest.TestCase):
    def test_a_body_of_64_kib_is_read_and_one_byte_more_is_not(self):
        for extra, expected in ((0, 400), (1, 413)):
            with self.subTest(extra=extra), Wire(site.port) as wire:
                length = 64 * 1024 + extra
                wire.send(f"POST /api/auth/login HTTP/1.1\r\n{HOST}{JSON}Content-Length: {length}\r\n\r\n" + " " * length)
                status, _, body = wire.answer()
                self.assertEqual(status, expected)
                if extra:
                    self.assertEqual(body, "The request's body is larger than 64 KiB")
                    self.assertTrue(wire.is_closed())

    def test_a_chunked_body_has_the_same_limit(self):
        with Wire(site.port) as wire:
            wire.send(f"POST /api/auth/login HTTP/1.1\r\n{HOST}{JSON}Transfer-Encoding: chunked\r\n\r\n")
            chunk = "4000\r\n" + " " * 0x4000 + "\r\n"
            wire.send(chunk * 4 + "1\r\n \r\n0\r\n\r\n")
            self.assertEqual(wire.answer()[0], 413)

    def test_the_lines_between_the_chunks_have_a_limit_too(self):
        for name, line in (("extension", "1;"), ("trailer", "2\r\n{}\r\n0\r\nX: ")):
            with self.subTest(name=name), Wire(site.port) as wire:
                wire.send(f"POST /api/auth/login HTTP/1.1\r\n{HOST}{JSON}Transfer-Encoding: chunked\r\n\r\n")
                wire.send(line + "a" * 128 * 1024)
                status, headers, _ = wire.answer()
                self.assertEqual((status, headers["connection"]), (413, "close"))
                self.assertTrue(wire.is_closed())

    def test_a_too_large_body_is_refused_before_it_is_sent(self):
        with Wire(site.port) as wire:
            wire.send(f"POST /api/auth/login HTTP/1.1\r\n{HOST}{JSON}Expect: 100-continue\r\nContent-Length: 99999999\r\n\r\n")
            self.assertEqual(wire.answer()[0], 413)

    def test_who_sends_a_far_too_large_body_at_once_still_reads_why_it_was_refused(self):
        with Wire(site.port) as wire:
            length = 10 * 1024 * 1024
            wire.send(f"POST /api/auth/login HTTP/1.1\r\n{HOST}{JSON}Content-Length: {length}\r\n\r\n" + " " * length)
            status, headers, body = wire.answer()
            self.assertEqual((status, body), (413, "The request's body is larger than 64 KiB"))
            self.assertEqual(headers["connection"], "close")
            self.assertTrue(wire.is_closed())

    def test_who_never_ends_sending_is_cut_off(self):
        for pause_s in (0, 0.2):  # by what was sent, and by the clock
            with self.subTest(pause_s=pause_s), Wire(site.port) as wire:
                wire.send(f"POST /api/auth/login HTTP/1.1\r\n{HOST}{JSON}Content-Length: {1 << 40}\r\n\r\n")
                end = time.monotonic() + CUT_OFF_WITHIN_S
                with self.assertRaises(ConnectionError):
                    while time.monotonic() < end:
                        wire.send(b" " * 65536)
                        time.sleep(pause_s)

    def test_a_header_has_at_most_16_kib(self):
        frame = len(GET) + len("X-Fill: \r\n")
        for extra, expected in ((0, 200), (1, 431)):
            with self.subTest(extra=extra), Wire(site.port) as wire:
                fill = "x" * (16 * 1024 - frame + extra)
                wire.send(f"GET /healthz HTTP/1.1\r\n{HOST}X-Fill: {fill}\r\n\r\n")
                self.assertEqual(wire.answer()[0], expected)

    def test_a_header_line_without_end_is_cut_off(self):
        with Wire(site.port) as wire:
            wire.send(f"GET / HTTP/1.1\r\n{HOST}X-Fill: " + "x" * 20_000)
            self.assertEqual(wire.answer()[::2], (431, "The request's header is larger than 16 KiB"))

    def test_one_address_has_1024_connections_at_most(self):
        wires = []
        try:
            for _ in range(1030):
                wires.append(Wire(site.port))
            full = [wire for wire in wires[1000:] if self.is_refused(wire)]
            self.assertGreater(len(full), 0)
            self.assertLessEqual(len(full), 30)
        finally:
            for wire in wires:
                wire.close()

    @staticmethod
    def is_refused(wire):
        """True when the server closes with 503 unasked; false when it still waits for a request."""
        try:
            wire.send(GET)
            return wire.answer()[0] == 503
        except (ConnectionError, EOFError):
            return True

    def test_a_slow_request_is_cut_off_although_it_goes_on(self):
        with Wire(site.port) as wire:
            began = time.monotonic()
            wire.send("GET /healthz HTTP/1.1\r\n")
            wire.socket.settimeout(0.5)
            while (passed := time.monotonic() - began) < CUT_OFF_WITHIN_S:
                try:
                    wire.send("X-Slow: 1\r\n")
                    if wire.socket.recv(1) == b"":
                        break
                except TimeoutError:
                    continue
                except ConnectionError:
                    break
            self.assertTrue(14 < passed < CUT_OFF_WITHIN_S, passed)

    def test_a_request_that_has_not_arrived_whole_does_not_hold_a_stop_up(self):
        halves = ("GET /healthz HTTP/1.1\r\nHos", f"POST /api/auth/login HTTP/1.1\r\n{HOST}{JSON}Content-Length: 9\r\n\r\n{{")
        with contextlib.ExitStack() as stack:
            data = stack.enter_context(tempfile.TemporaryDirectory(prefix="chalkline-"))
            server = stack.enter_context(subprocess.Popen(
                [BINARY, "serve", "--port", "0", "--data", data, "--log-level", "warn"], text=True,
                stdout=subprocess.PIPE, stderr=subprocess.PIPE))
            stack.callback(server.kill)
            port = int(server.stdout.readline().split("127.0.0.1:")[1].split()[0])
            for half in halves:
                wire = stack.enter_context(Wire(port))
                # Bytes behind a whole request have been read with it.
                self.assertEqual(wire.send(GET + half).answer()[0], 200)
            server.terminate()
            # It would say so if it had waited for them in vain.
            self.assertNotIn("did not finish", server.stderr.read())
            self.assertEqual(server.wait(), 0)


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/python3
"""Serving others than the person at this machine: TLS, and what a start warns of."""

import pathlib
import socket
import ssl
import subprocess
import tempfile
import unittest
import urllib.parse

from support import BINARY, PATIENCE_S, Site, chalkline, wait_for


class Exposing(unittest.TestCase):
    """A start tells what others than the person at this machine would run into."""

    CLEAR_TEXT = "Passwords cross the network in clear text"
    UNSENT = "Mail reaches nobody"

    def log_of(self, *options):
        with tempfile.TemporaryDirectory(prefix="chalkline-") as directory:
            server = subprocess.Popen([BINARY, "serve", "--port", "0", "--data", directory, *options],
                                      stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            port = int(server.stdout.readline().rsplit(" (", 1)[0].rsplit(":", 1)[1])
            client = chalkline.Client(port)
            account = {"username": "ann", "email": "ann@example.org", "password": "practice-only"}
            client.call("POST", "/api/auth/register", account).expect(201)
            client.call("POST", "/api/auth/forgot-password", {"email": "ann@example.org"}).expect(200)
            outbox = pathlib.Path(directory) / "outbox"
            wait_for(lambda: list(outbox.glob("*.eml")), "the mail")
            client.connection.close()
            server.terminate()
            return server.communicate(timeout=PATIENCE_S)[1]

    def test_at_home_the_log_says_where_the_mail_lies_and_warns_of_nothing(self):
        log = self.log_of()
        self.assertIn("Mail 'Reset your password' lies in", log)
        self.assertNotIn("token=", log)
        self.assertNotIn(self.CLEAR_TEXT, log)
        self.assertNotIn(self.UNSENT, log)

    def test_beyond_this_machine_clear_text_is_warned_of_and_no_link_is_logged(self):
        log = self.log_of("--bind", "0.0.0.0")
        self.assertIn(self.CLEAR_TEXT, log)
        self.assertIn(self.UNSENT, log)
        self.assertIn("Mail 'Reset your password' lies in", log)
        self.assertNotIn("token=", log)

    def test_with_a_public_address_no_link_is_logged(self):
        log = self.log_of("--public-url", "https://play.example.org")
        self.assertNotIn(self.CLEAR_TEXT, log)
        self.assertIn(self.UNSENT, log)
        self.assertNotIn("token=", log)


class Doors(unittest.TestCase):
    """The names and ports under which a server answers."""

    @classmethod
    def setUpClass(cls):
        cls.site = Site()

    @classmethod
    def tearDownClass(cls):
        cls.site.stop()

    def test_the_metrics_are_on_a_port_of_their_own_and_never_on_the_site_s(self):
        self.assertIn("chalkline_ledger_position", self.site.server.metrics())
        for forwarded in ({}, {"X-Forwarded-For": "192.0.2.1"}):
            answer = self.site.client().call("GET", "/metrics", **forwarded)
            self.assertNotIn(b"chalkline_", answer.body)
        own = chalkline.Client(urllib.parse.urlsplit(self.site.server.metrics_url).port)
        self.addCleanup(own.connection.close)
        self.assertEqual(own.call("GET", "/api/clock").status, 404)
        self.assertEqual(own.call("POST", "/metrics").status, 404)
        self.assertEqual(own.call("GET", "/metrics", Host="metrics.example").status, 421)

    def test_without_being_asked_for_there_are_no_metrics(self):
        with tempfile.TemporaryDirectory(prefix="chalkline-") as data:
            server = subprocess.Popen([BINARY, "serve", "--port", "0", "--data", data, "--log-level", "error"],
                                      stdout=subprocess.PIPE, text=True)
            line = server.stdout.readline()
            server.terminate()
            server.communicate(timeout=PATIENCE_S)
        self.assertRegex(line, r"^Chalkline serves http://127.0.0.1:\d+ \(data in [^;]+\)\n$")
        for nowhere in ("127.0.0.1", "127.0.0.1:x", "::1:80", "here:80", "127.0.0.1:70000"):
            refused = subprocess.run([BINARY, "serve", "--port", "0", "--metrics-bind", nowhere], capture_output=True, text=True)
            self.assertEqual(refused.returncode, 2)
            self.assertIn(f"'{nowhere}' is not ADDRESS:PORT", refused.stderr)

    def test_a_name_that_somebody_else_has_lead_here_is_refused(self):
        account = {"username": "rebound", "password": "practice-only"}
        client = self.site.client()
        for host in ("evil.example", f"evil.example:{self.site.port}"):
            refused = client.call("POST", "/api/auth/register", account, Host=host, Origin=f"http://{host}")
            self.assertEqual((refused.status, refused.body), (
                421, b"This server has another name: ask for it by its address or its own name"))
            for path in ("/", "/api/clock", "/metrics", "/healthz"):
                self.assertEqual(client.call("GET", path, Host=host).status, 421, path)
        for host in ("localhost", f"127.0.0.1:{self.site.port}", "[::1]:8080", "192.0.2.7"):
            self.assertEqual(client.call("GET", "/api/clock", Host=host).status, 200, host)

    def test_the_public_address_is_a_name_of_the_server(self):
        site = Site("--public-url", "https://play.example.org/chalkline")
        self.addCleanup(site.stop)
        account = {"username": "ann", "password": "practice-only"}
        registered = site.client().call("POST", "/api/auth/register", account, Host="play.example.org",
                                        Origin="https://play.example.org")
        self.assertEqual(registered.status, 201)
        self.assertEqual(site.client().call("GET", "/api/clock", Host="example.org").status, 421)


class Tls(unittest.TestCase):
    def test_a_certificate_makes_it_https(self):
        with tempfile.TemporaryDirectory(prefix="chalkline-") as name:
            directory = pathlib.Path(name)
            subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
                            "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout",
                            directory / "key.pem", "-out", directory / "cert.pem"], check=True, capture_output=True)
            server = subprocess.Popen(
                [BINARY, "serve", "--port", "0", "--data", directory / "data", "--tls-cert", directory / "cert.pem",
                 "--tls-key", directory / "key.pem", "--log-level", "warn"], stdout=subprocess.PIPE, text=True)
            try:
                self.speak(server, directory)
            finally:
                server.terminate()
                self.assertEqual(server.wait(PATIENCE_S), 0)
                server.stdout.close()

    def speak(self, server, directory):
        line = server.stdout.readline()
        self.assertIn("https://127.0.0.1:", line)
        port = int(line.split("127.0.0.1:")[1].split()[0])
        context = ssl.create_default_context(cafile=directory / "cert.pem")
        client = chalkline.Client(port)
        client.connection = chalkline.http.client.HTTPSConnection("127.0.0.1", port, timeout=PATIENCE_S, context=context)
        client.call("POST", "/api/auth/register", {"username": "secure", "password": "practice-only"}).expect(201)
        answer = client.call("POST", "/api/auth/login", {"username": "secure", "password": "practice-only"})
        self.assertRegex(answer.headers["Set-Cookie"], r"^__Host-session=[\w-]{43}; HttpOnly; .*; Path=/; .*; Secure$")
        client.cookie = answer.headers["Set-Cookie"].split(";")[0]
        client.call("GET", "/api/auth/me").expect(200)
        plain = f"http://127.0.0.1:{port}"
        client.call("POST", "/api/auth/logout", Origin=plain).expect(403)
        self.assertIn("max-age=", answer.headers["Strict-Transport-Security"])
        client.call("GET", "/api/betting/upcoming-games").expect(200)
        large = client.call("POST", "/api/auth/login", {"password": "x" * 10_000_000}).expect(413)
        self.assertEqual(large.body, b"The request's body is larger than 64 KiB")
        client.connection.close()
        self.check_ciphers(directory, port)
        old = ssl.create_default_context(cafile=directory / "cert.pem")
        old.minimum_version = ssl.TLSVersion.TLSv1
        old.maximum_version = ssl.TLSVersion.TLSv1_1
        with self.assertRaises(ssl.SSLError), socket.create_connection(("127.0.0.1", port)) as raw:
            old.wrap_socket(raw, server_hostname="127.0.0.1")

    def check_ciphers(self, directory, port):
        def chosen(offered):
            context = ssl.create_default_context(cafile=directory / "cert.pem")
            context.maximum_version = ssl.TLSVersion.TLSv1_2
            context.set_ciphers(offered)
            with socket.create_connection(("127.0.0.1", port)) as raw, \
                    context.wrap_socket(raw, server_hostname="127.0.0.1") as wrapped:
                return wrapped.cipher()[0]

        for refused in ("AES128-SHA", "AES256-GCM-SHA384", "ECDHE-RSA-AES256-SHA384", "ECDHE-RSA-AES128-SHA"):
            with self.subTest(refused=refused), self.assertRaises(ssl.SSLError):
                chosen(refused)
        strong, fast = "ECDHE-RSA-AES256-GCM-SHA384", "ECDHE-RSA-AES128-GCM-SHA256"
        self.assertEqual(chosen(strong), strong)
        self.assertEqual(chosen(f"{strong}:{fast}"), fast, "the server's order counts")


if __name__ == "__main__":
    unittest.main()

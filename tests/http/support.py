"""Shared by the tests of the HTTP room: the driver of the real binary, and raw sockets."""

import datetime
import http.client
import json
import pathlib
import re
import socket
import sys
import tempfile
import threading
import unittest
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "e2e"))

import chalkline
import read_log
from chalkline import BINARY, PATIENCE_S, parlay_of, picks, points, prop_item, prop_pick, wait_for

__all__ = ["BINARY", "HOST", "JSON", "PATIENCE_S", "EventSource", "OneSite", "Site", "Wire", "about", "ask", "at_once",
           "bet_on", "chalkline", "conversation", "parlay_of", "picks", "points", "prop_item", "prop_pick", "read_log",
           "tomorrow_at_noon", "wait_for"]

HOST = "Host: 127.0.0.1\r\n"
JSON = "Content-Type: application/json\r\n"


class Site:
    """A server on a fresh data directory; stop() ends both. Its clock begins at `begins`, if that is still to come."""

    def __init__(self, *options, seed=1, begins=None):
        self.directory = tempfile.TemporaryDirectory(prefix="chalkline-")
        self.data = pathlib.Path(self.directory.name) / "data"
        self.seed = seed
        self.data.mkdir()
        self.start_server(*options, begins=begins)

    def start_server(self, *options, begins=None):
        if begins:
            (self.data / "clock").write_text(f"{begins:%Y-%m-%dT%H:%M:%SZ}\n")
        self.server = chalkline.Server(self.data, "--log-level", "warn", *options, seed=self.seed)
        self.port = self.server.port

    def stop_server(self):
        return self.server.stop()

    def client(self):
        return self.server.client()

    def player(self, name):
        client = self.client()
        client.sign_up(name)
        return client

    def metric(self, name):
        return float(re.search(rf"^{name} (\S+)$", self.server.metrics(), re.MULTILINE)[1])

    def stop(self):
        try:
            return self.stop_server()
        finally:
            self.directory.cleanup()


def tomorrow_at_noon():
    """Far from where a day, a week or a month ends."""
    tomorrow = datetime.datetime.now(datetime.UTC) + datetime.timedelta(days=1)
    return tomorrow.replace(hour=12, minute=0, second=0)


class OneSite(unittest.TestCase):
    """A server for all tests of a class, whose clock begins far from a day's end."""

    @classmethod
    def setUpClass(cls):
        cls.site = Site(begins=tomorrow_at_noon())

    @classmethod
    def tearDownClass(cls):
        cls.site.stop()

    def player(self, tier=None):
        """A new one, named after the test."""
        player = self.site.player(self._testMethodName[-30:].strip("_"))
        if tier:
            player.call("POST", "/api/membership/upgrade", {"tierId": tier}).expect(200)
        return player


def ask(client, message, key=None, **more):
    """Asks the Wizard, once the past games are read; `more` goes with the question."""
    headers = {"Idempotency-Key": key} if key else {}

    def answered():
        answer = client.call("POST", "/api/wizard/chat", {"message": message, **more}, **headers)
        return answer if answer.status != 503 else None

    return wait_for(answered, "the Wizard")


def conversation(client):
    return client.call("GET", "/api/wizard/conversation").expect(200).json()


def about(game):
    """A question about the game."""
    return f"{game['awayTeam']['name']} at {game['homeTeam']['name']}, moneyline?"


def bet_on(client, games, stake, **options):
    """Bets on the first pick of the first of the games that is still open, at whatever is quoted now, as a
    person who accepts a moved price; returns that game, the pick and the answer."""
    for game in games:
        while True:
            pick = next(picks(game))
            answer = client.place(pick, stake, **options)
            if answer.status == 201:
                return game, pick, answer
            if "json" not in answer.expect(409).headers["Content-Type"]:
                break  # it has started meanwhile
            game = answer.json()["game"]
    raise AssertionError("no game is open")


def at_once(*calls):
    """Makes the calls at the same moment, each on a thread of its own; what they returned, in their order."""
    barrier = threading.Barrier(len(calls))

    def run(call):
        barrier.wait()
        return call()

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(run, calls))


class EventSource:
    """An event stream as a browser reads it; iterating gives the fields of each event until the stream ends."""

    def __init__(self, port, path, headers=None):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE_S)
        self.connection.request("GET", path, headers=headers or {})
        self.response = self.connection.getresponse()

    def __iter__(self):
        event = {}
        while line := self.response.readline().decode():
            if line.startswith(":"):
                continue
            if line != "\n":
                field, value = line.rstrip("\n").split(": ", 1)
                event[field] = value
            elif event:
                yield event
                event = {}

    def close(self):
        self.response.close()
        self.connection.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


class Wire:
    """A bare TCP connection, from the given loopback address if any."""

    def __init__(self, port, address="127.0.0.1"):
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE_S, (address, 0))
        self.buffer = b""

    def send(self, data):
        self.socket.sendall(data if isinstance(data, bytes) else data.encode())
        return self

    def get(self, path, cookie):
        return self.send(f"GET {path} HTTP/1.1\r\n{HOST}Cookie: {cookie}\r\n\r\n")

    def post(self, path, content, cookie=""):
        body = json.dumps(content)
        return self.send(f"POST {path} HTTP/1.1\r\n{HOST}{JSON}Cookie: {cookie}\r\nContent-Length: {len(body)}\r\n\r\n{body}")

    def answer(self, head_only=False):
        """The next answer as (status, headers with lower-case names, body)."""
        status, headers, body = self.answer_in_bytes(head_only)
        return status, headers, body.decode()

    def answer_in_bytes(self, head_only=False):
        """The same where the body is no text."""
        while b"\r\n\r\n" not in self.buffer:
            self._more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        lines = head.decode().split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines[1:])}
        if head_only:
            body = b""
        elif headers.get("transfer-encoding") == "chunked":
            body = b"".join(iter(self._chunk, b""))
        else:
            body = self._take(int(headers.get("content-length", 0)))
        return int(lines[0].split()[1]), headers, body

    def is_closed(self):
        """Waits for the server to say nothing more, and to end the connection."""
        try:
            return self.buffer == b"" and self.socket.recv(1) == b""
        except ConnectionResetError:
            return True

    def close(self):
        self.socket.close()

    def _chunk(self):
        while b"\r\n" not in self.buffer:
            self._more()
        size, self.buffer = self.buffer.split(b"\r\n", 1)
        return self._take(int(size, 16) + 2)[:-2]

    def _take(self, length):
        while len(self.buffer) < length:
            self._more()
        taken, self.buffer = self.buffer[:length], self.buffer[length:]
        return taken

    def _more(self):
        data = self.socket.recv(65536)
        if not data:
            raise EOFError(f"closed after {self.buffer!r}")
        self.buffer += data

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

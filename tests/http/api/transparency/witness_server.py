"""A witness of transparency logs on loopback, as C2SP's tlog-witness has it, that can be told to do something else."""

import base64
import gzip
import hashlib
import http.server
import os
import pathlib
import sys
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "proof"))

from log_double import Signer, verify  # noqa: E402  (the tests of the verifier sign by hand)

SIZE_TYPE = "text/x.tlog.size"
PREFIX = "/witness"


class Quiet(http.server.ThreadingHTTPServer):
    def handle_error(self, *_):
        """A client that has heard enough ends its connection."""


class WitnessServer:
    """Keeps in `folder` the newest checkpoint of each log that it knows. `behave`, where it is set, gets the handler and the
    request's body and answers in its place."""

    def __init__(self, folder, name="witness.example/w1"):
        self.signer = Signer(name, name.encode(), verify.COSIGNATURE_KEY)
        self.folder, self.logs, self.behave = pathlib.Path(folder), {}, None
        self.folder.mkdir(parents=True, exist_ok=True)
        self.lock, self.requests, self.under_way, self.most_under_way = threading.Lock(), [], 0, 0
        self.server = None
        self.start()

    def start(self, port=0):
        witness = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"  # one connection for all requests

            def do_POST(self):
                witness.take(self, self.rfile.read(int(self.headers["Content-Length"])))

            def do_GET(self):
                answer(self, *witness.published_at(self.path))

            def log_message(self, *_):
                pass

        self.server = Quiet(("127.0.0.1", port), Handler)
        self.server.daemon_threads = True
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self):
        self.behave = hang_up  # on a connection that was kept
        self.server.shutdown()
        self.server.server_close()

    @property
    def option(self):
        """As `chalkline serve --witness` takes it."""
        return f"http://127.0.0.1:{self.port}{PREFIX}={self.signer.vkey}"

    def learn(self, vkey):
        """From now on it knows the log of that key."""
        keys = verify.Keys([verify.Key(vkey, verify.LOG_KEY)])
        self.logs[keys.origin] = keys

    def kept(self, origin):
        """The newest checkpoint that it has signed of the log, None before the first."""
        try:
            return verify.checkpoint_of(self.file_of(origin).read_bytes(), self.logs[origin])
        except FileNotFoundError:
            return None

    def file_of(self, origin):
        return self.folder / hashlib.sha256(origin.encode()).hexdigest()

    def keep(self, origin, note):
        beside = self.file_of(origin).with_suffix(".new")
        with open(beside, "wb") as file:
            file.write(note)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, self.file_of(origin))

    def take(self, handler, body):
        with self.lock:
            self.under_way += 1
            self.most_under_way = max(self.most_under_way, self.under_way)
            self.requests.append((handler.path, body))
        try:
            if self.behave:
                self.behave(handler, body)
            else:
                answer(handler, *self.answer_to(handler.path, body))
        except (BrokenPipeError, ConnectionResetError):
            handler.close_connection = True
        finally:
            with self.lock:
                self.under_way -= 1

    def published_at(self, path):
        """What it serves to everybody: the newest checkpoint that it has signed of a log."""
        for origin in self.logs:
            file = self.file_of(origin)
            if path == f"{PREFIX}/{file.name}/checkpoint" and file.exists():
                note = file.read_bytes()
                return 200, note + self.line_under(note)
        return 404, "no such checkpoint"

    def answer_to(self, path, body):
        if path != f"{PREFIX}/add-checkpoint":
            return 404, "no such call"
        old, hashes, note = request_of(body)
        origin = note.split(b"\n", 1)[0].decode()
        if origin not in self.logs:
            return 404, "unknown log"
        try:
            checkpoint = verify.checkpoint_of(note, self.logs[origin])
        except verify.Fault as fault:
            return 403, str(fault)
        if old > checkpoint.size:
            return 400, "old is larger"
        with self.lock:
            kept = self.kept(origin)
            size, root = (kept.size, kept.root) if kept else (0, verify.EMPTY_ROOT)
            if old != size:
                return 409, f"{size}\n", SIZE_TYPE
            if old == checkpoint.size and root != checkpoint.root:
                return 409, "another root"
            if not verify.is_consistent(old, root, checkpoint.size, checkpoint.root, hashes):
                return 422, "no proof"
            self.keep(origin, note)
        return 200, self.line_under(note)

    def line_under(self, note, at=None):
        """Its signature line of the checkpoint, at that second or now."""
        return self.signer.cosigned(note, int(at or time.time()))[len(note):]


def request_of(body):
    """The size, the hashes and the note of a request, in its one form."""
    head, _, note = body.partition(b"\n\n")
    first, *lines = head.decode().split("\n")
    assert first.startswith("old ") and len(lines) <= 63, head
    return verify.number_of(first[len("old "):], "old"), [verify.base64_of(line, "hash", 32) for line in lines], note


def answer(handler, status, body, kind="text/plain", **headers):
    data = body if isinstance(body, bytes) else body.encode()
    handler.send_response(status)
    handler.send_header("Content-Type", kind)
    handler.send_header("Content-Length", str(len(data)))
    for name, value in headers.items():
        handler.send_header(name, value)
    handler.end_headers()
    handler.wfile.write(data)


def always(status, body, kind="text/plain", **headers):
    return lambda handler, _: answer(handler, status, body, kind, **headers)


def hang_up(handler, _):
    handler.close_connection = True


def silent(handler, _):
    time.sleep(4)
    handler.close_connection = True


def dripping(handler, _):
    """An answer that never comes to its end."""
    handler.send_response(200)
    handler.end_headers()
    for _ in range(40):
        handler.wfile.write(b"\xe2\x80\x94")
        handler.wfile.flush()
        time.sleep(0.1)
    handler.close_connection = True


def endless(handler, _):
    handler.send_response(200)
    handler.end_headers()
    while True:
        handler.wfile.write(b"\xe2\x80\x94 other.example AAAAAAAA\n" * 1000)


def bomb(handler, _):
    """A hundred megabytes that come as a hundred kilobytes."""
    data = gzip.compress(bytes(100_000_000))
    answer(handler, 200, data, **{"Content-Encoding": "gzip"})


def flipped(line, bit=-30):
    """A signature of which one bit is another."""
    name, _, text = line.decode().rpartition(" ")
    data = bytearray(base64.b64decode(text))
    data[bit] ^= 1
    return f"{name} {base64.b64encode(data).decode()}\n".encode()

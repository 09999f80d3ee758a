"""A transparency log made by hand: signs checkpoints with a key of its own, and lays out what a server publishes as files."""

import base64
import functools
import gzip
import hashlib
import http.server
import os
import pathlib
import sys
import threading

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXTURES = pathlib.Path(os.environ.get("CHALKLINE_FIXTURES", ROOT.parent / "shared/data"))
sys.path.insert(0, str(ROOT / "proof"))

import verify  # noqa: E402  (the verifier is no package)

TOKEN = "an auditor's token"
# What is answered below these paths, and said to be gzip.
PACKED = {"/packed/": gzip.compress, "/not-packed/": bytes, "/half/": lambda data: gzip.compress(data)[:-9],
          "/bomb/": lambda data: gzip.compress(data + bytes(10_000_000))}


class Signer:
    """An Ed25519 key with a seed that everybody knows."""

    def __init__(self, name="log.example/log", seed=b"a log in the tests", algorithm=verify.LOG_KEY):
        self.name, digest = name, hashlib.sha512(hashlib.sha256(seed).digest()).digest()
        self.scalar = int.from_bytes(digest[:32], "little") & (1 << 254) - 8 | 1 << 254
        self.prefix = digest[32:]
        self.public = self.multiple(self.scalar)
        data = bytes([algorithm]) + self.public
        self.id = hashlib.sha256(name.encode() + b"\n" + data).digest()[:4]
        self.vkey = f"{name}+{self.id.hex()}+{base64.b64encode(data).decode()}"

    @staticmethod
    def multiple(scalar):
        return verify.bytes_of_point(verify.add_multiples(scalar, verify.BASE, 0, verify.IDENTITY))

    def signature(self, message):
        nonce = int.from_bytes(hashlib.sha512(self.prefix + message).digest(), "little") % verify.ORDER
        point = self.multiple(nonce)
        challenge = int.from_bytes(hashlib.sha512(point + self.public + message).digest(), "little")
        return point + ((nonce + challenge * self.scalar) % verify.ORDER).to_bytes(32, "little")

    def line(self, signature):
        return f"\u2014 {self.name} {base64.b64encode(self.id + signature).decode()}\n"

    def note(self, size, root):
        text = f"{self.name}\n{size}\n{base64.b64encode(root).decode()}\n"
        return (text + "\n" + self.line(self.signature(text.encode()))).encode()

    def cosigned(self, note, seconds):
        """The note with this witness's line at its end."""
        message = verify.cosigned_message(note.decode().rpartition("\n\n")[0] + "\n", seconds)
        return note + self.line(seconds.to_bytes(8, "big") + self.signature(message)).encode()


def root_of(leaves):
    tree = verify.Tree()
    for leaf in leaves:
        tree.append(leaf)
    return tree.root()


def inclusion(leaves, index):
    """RFC 6962, 2.1.1: the proof of the leaf, from its sibling upwards."""
    if len(leaves) == 1:
        return []
    half = 1 << (len(leaves) - 1).bit_length() - 1
    if index < half:
        return [*inclusion(leaves[:half], index), root_of(leaves[half:])]
    return [*inclusion(leaves[half:], index - half), root_of(leaves[:half])]


def tlog_proof(note, records, index):
    hashes = inclusion([verify.leaf_hash(record) for record in records], index)
    lines = ["c2sp.org/tlog-proof@v1", f"extra {base64.b64encode(records[index]).decode()}", f"index {index}",
             *(base64.b64encode(one).decode() for one in hashes)]
    return "\n".join(lines).encode() + b"\n\n" + note


def publish(folder, signer, records):
    """Writes what a server shows below its address, and `proof/` of its data directory beside it."""
    hashes = [verify.leaf_hash(record) for record in records]
    note = signer.note(len(records), root_of(hashes))
    write(folder / "log/checkpoint", note)
    write(folder / "proof/checkpoint", note)
    write_tiles(folder, "entries", [len(record).to_bytes(2, "big") + record for record in records])
    for level in range(verify.TILE_LEVELS):
        if hashes:
            write_tiles(folder, level, hashes)
            write(folder / f"proof/levels/{level}", b"".join(hashes))
        hashes = [root_of(hashes[at:at + 256]) for at in range(0, len(hashes) - 255, 256)]
    return note


def write_tiles(folder, level, items):
    for at in range(0, len(items), 256):
        some = items[at:at + 256]
        write(folder / "log" / verify.tile_path(level, at // 256, len(some)), b"".join(some))


def write(path, data):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files, but entry bundles only for who has the token."""

    def do_GET(self):
        if "/entries/" in self.path and self.headers.get("Authorization") != f"Bearer {TOKEN}":
            self.send_error(401)
        elif self.path.startswith("/moved/"):
            self.send_response(302)
            self.send_header("Location", self.path.removeprefix("/moved"))
            self.end_headers()
        elif self.path.startswith(tuple(PACKED)):
            prefix = self.path[:self.path.index("/", 1) + 1]
            file = pathlib.Path(self.directory) / self.path.removeprefix(prefix)
            self.send_response(200 if file.exists() else 404)
            self.send_header("Content-Encoding", "gzip")
            self.end_headers()
            self.wfile.write(PACKED[prefix](file.read_bytes()) if file.exists() else b"")
        elif self.path.startswith("/cut/"):
            self.send_response(200)
            self.send_header("Content-Length", "100")
            self.end_headers()
            self.wfile.write(b"cut off")
        else:
            super().do_GET()

    def log_message(self, *_):
        pass


class Server:
    """Serves a folder until the test ends."""

    def __init__(self, test, folder):
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        test.addCleanup(server.server_close)
        test.addCleanup(server.shutdown)
        self.url = f"http://127.0.0.1:{server.server_port}"

"""Reads the transparency log of a running server as a stranger does, with the verifier that shares no code with it."""

import base64
import hashlib
import sys

from support import chalkline, wait_for

sys.path.insert(0, str(chalkline.ROOT / "proof"))

import verify  # noqa: E402  (the verifier is no package)

__all__ = ["LogReader", "verify", "vkey_of"]


def vkey_of(data):
    """The public half of the key in a data directory."""
    _, _, name, key_id, secret = (data / "proof/key").read_text().rstrip("\n").split("+", 4)
    digest = hashlib.sha512(base64.b64decode(secret)[1:]).digest()
    scalar = int.from_bytes(digest[:32], "little") & (1 << 254) - 8 | 1 << 254
    public = verify.bytes_of_point(verify.add_multiples(scalar, verify.BASE, 0, verify.IDENTITY))
    return f"{name}+{key_id}+{base64.b64encode(bytes([verify.LOG_KEY]) + public).decode()}"


class LogReader:
    """What is published of the ledger in `data` on a port of this machine, verified with its key."""

    def __init__(self, data, port):
        self.vkey = vkey_of(data)
        self.keys = verify.Keys([verify.Key(self.vkey, verify.LOG_KEY)])
        self.server = verify.Server(f"http://127.0.0.1:{port}")

    def checkpoint(self, at_least=1):
        """The newest, once it is of so many records."""
        def reached():
            try:
                checkpoint = verify.open_checkpoint(self.server.note("checkpoint"), self.keys)
            except verify.Unreadable:  # none is signed yet
                return None
            return checkpoint if checkpoint.size >= int(at_least) else None

        return wait_for(reached, "the checkpoint")

    def tiles(self, checkpoint):
        return verify.Tiles(checkpoint, self.server.tile)

"""A recorder of a running server: what each call that changes something has to refuse."""

from document import Recorder
from support import HOST, Wire

TOO_LARGE = "x" * (64 * 1024 + 1)


class SiteRecorder(Recorder):
    def __init__(self, site):
        super().__init__()
        self.site = site

    def too_large(self, path):
        with Wire(self.site.port) as wire:
            head = f"POST {path} HTTP/1.1\r\n{HOST}Content-Length: {len(TOO_LARGE)}\r\n\r\n"
            status, headers, body = wire.send(head + TOO_LARGE).answer()
            self.check("POST", path, status, {"Content-Type": headers["content-type"]}, body.encode())

    def without_body(self, player, path):
        self.call(self.site.client(), "POST", path)
        self.call(player, "POST", path, Origin="http://evil.example")
        for body in (None, {"id": 1}):
            self.call(player, "POST", path, body)

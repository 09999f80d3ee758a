"""A server with the OpenAI chat-completions interface, on loopback, that does what a test tells it to."""

import http.server
import json
import threading
import time


class ModelServer:
    """`behave` gets the request's text and writes the answer; every request is kept."""

    def __init__(self, behave):
        self.behave = behave
        self.requests = []
        self.headers = []
        server = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                server.requests.append(body)
                server.headers.append(dict(self.headers))
                try:
                    server.behave(self, body["messages"][-1]["content"])
                except (BrokenPipeError, ConnectionResetError):
                    self.close_connection = True

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}/v1"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def texts(self):
        return [request["messages"][-1]["content"] for request in self.requests]

    def stop(self):
        self.server.shutdown()
        self.server.server_close()


def begin(handler, status=200, kind="text/event-stream"):
    handler.send_response(status)
    handler.send_header("Content-Type", kind)
    handler.send_header("Connection", "close")
    handler.end_headers()
    handler.close_connection = True


def piece(handler, text, reason=None):
    choice = {"index": 0, "delta": {"content": text}, "finish_reason": reason}
    handler.wfile.write(f"data: {json.dumps({'choices': [choice]})}\n\n".encode())
    handler.wfile.flush()


def says(text_of):
    """Streams what `text_of` makes of the request's text, word by word."""

    def behave(handler, asked):
        begin(handler)
        for word in text_of(asked).split(" "):
            piece(handler, word + " ")
        piece(handler, "", "stop")
        handler.wfile.write(b"data: [DONE]\n\n")

    return behave


def always(text):
    return says(lambda _: text)


def slow(handler, _asked):
    begin(handler)
    for _ in range(20):
        piece(handler, "word ")
        time.sleep(0.5)


def silent(_handler, _asked):
    time.sleep(10)


def failing(handler, _asked):
    begin(handler, 500, "text/plain")
    handler.wfile.write(b"the model has run out of memory")


def garbage(handler, _asked):
    begin(handler, kind="text/html")
    handler.wfile.write(b"<html><script>alert(1)</script>" * 100)


def endless(handler, _asked):
    begin(handler)
    while True:
        handler.wfile.write(b"data: " + b"x" * 4096)


def cut_off(handler, _asked):
    begin(handler)
    piece(handler, "The price says")

"""A proxy between rclone and a server: it counts requests and disturbs them."""

from __future__ import annotations

import http.client
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import unquote, urlsplit


@dataclass
class Request:
    """A received request. `number` counts from 1."""

    number: int
    method: str
    path: str
    headers: dict[str, str]
    size: int


@dataclass
class Answer:
    """An answer of the proxy's own, in S3's form."""

    status: int
    code: str

    @property
    def body(self) -> bytes:
        return f"<?xml version='1.0'?><Error><Code>{self.code}</Code><Message>{self.code}</Message></Error>".encode()


class Cut(Exception):
    """Ends the connection in the middle of the upload."""


# Handles a request before it is forwarded. It may wait, answer by itself, or cut the connection.
Rule = Callable[[Request], "Answer | None"]


def failing(every: int, status: int = 503, code: str = "SlowDown") -> Rule:
    """Fails every n-th request."""
    return lambda request: Answer(status, code) if request.number % every == 0 else None


def cutting(every: int) -> Rule:
    """Cuts every n-th upload in its middle."""
    uploads = []

    def rule(request: Request) -> Answer | None:
        if request.method == "PUT" and request.size:
            uploads.append(request)
            if len(uploads) % every == 0:
                raise Cut
        return None

    return rule


def slow(seconds: float) -> Rule:
    """Delays every request."""
    return lambda request: time.sleep(seconds)


def always(status: int, code: str, method: str | None = None) -> Rule:
    """Refuses all requests, or all with one method."""
    return lambda request: Answer(status, code) if method in (None, request.method) else None


def once(method: str, end: str, action: Callable[[], None]) -> Rule:
    """Runs an action just before the first request of a method to a path with this end is forwarded."""
    left = [action]

    def rule(request: Request) -> None:
        if left and request.method == method and request.path.endswith(end):
            left.pop()()

    return rule


@dataclass
class Middle:
    """The proxy, in threads of this process."""

    upstream: str
    rule: Rule | None = None
    requests: list[Request] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def __enter__(self) -> Middle:
        middle = self

        class Handler(Exchange):
            owner = middle

        self.server = Listener(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()

    def counts(self) -> dict[str, int]:
        """Returns the number of requests of each method."""
        found: dict[str, int] = {}
        for request in self.requests:
            found[request.method] = found.get(request.method, 0) + 1
        return found

    def note(self, handler: BaseHTTPRequestHandler, size: int) -> Request:
        with self.lock:
            path = unquote(urlsplit(handler.path).path)
            request = Request(len(self.requests) + 1, handler.command, path, dict(handler.headers.items()), size)
            self.requests.append(request)
            return request


class Listener(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_: object) -> None:
        """Killed clients disconnect midway."""


class Exchange(BaseHTTPRequestHandler):
    """One connection."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    owner: Middle

    def handle_one(self) -> None:
        size = int(self.headers.get("Content-Length") or 0)
        request = self.owner.note(self, size)
        try:
            answer = self.owner.rule(request) if self.owner.rule else None
        except Cut:
            self.rfile.read(size // 2)
            self.connection.shutdown(socket.SHUT_RDWR)
            self.close_connection = True
            return
        body = self.rfile.read(size)
        if len(body) < size:  # The client has died.
            self.close_connection = True
        elif answer:
            self.send(answer.status, [("Content-Type", "application/xml")], answer.body)
        else:
            self.forward(body)

    def forward(self, body: bytes) -> None:
        """Asks the server, and forwards its answer."""
        place = urlsplit(self.owner.upstream)
        connection = http.client.HTTPConnection(place.hostname, place.port, timeout=60)
        headers = {name: value for name, value in self.headers.items() if name.lower() not in ("connection", "expect")}
        connection.request(self.command, self.path, body or None, headers)
        response = connection.getresponse()
        data = response.read()
        left_out = ("connection", "transfer-encoding", "content-length", "date", "server")
        kept = [(name, value) for name, value in response.getheaders() if name.lower() not in left_out]
        length = response.getheader("Content-Length") if self.command == "HEAD" else str(len(data))
        self.send(response.status, kept, data, length)
        connection.close()

    def send(self, status: int, headers: list[tuple[str, str]], body: bytes, length: str | None = None) -> None:
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        if status != 204:
            self.send_header("Content-Length", length or str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    do_GET = do_PUT = do_HEAD = do_POST = do_DELETE = do_PROPFIND = do_MKCOL = do_MOVE = handle_one

    def log_message(self, *_: object) -> None:
        pass

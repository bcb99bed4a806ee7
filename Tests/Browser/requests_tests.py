"""Requests that no page of the studio sends."""

from __future__ import annotations

import re
import socket
import zlib

import inputs
from program import Caller, Studio
from running import Trial, test

SECRETS = ("lighthouse", "focus", "/tmp/")
EDIT = {"edits": [{"op": "set", "collection": inputs.COLLECTION, "wallpaper": "meadow", "key": "focus", "value": [0.1, 0.1]}], "revision": 0}
READS = ["/api/page", "/api/changes", "/api/events", "/api/wallpaper?id=meadow", "/pictures/anything"]
WRITES = ["/api/edit", "/api/save", "/api/undo", "/api/build", "/api/verify", "/api/discard", "/api/overwrite", "/api/estimate", "/api/cancel"]


def coast_studio(trial: Trial) -> Studio:
    return trial.studio(inputs.coast(trial.folder / "input"))


def refused(caller: Caller, method: str, path: str, statuses: tuple[int, ...], body: object = None, **headers: str | None) -> None:
    status, _, content = caller.send(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
    assert status in statuses, f"{method} {path} with {headers} was answered with {status}: {content[:200]!r}"
    assert not any(secret.encode() in content for secret in SECRETS), content


@test
def nothing_is_told_without_a_session(trial: Trial) -> None:
    caller = Caller(coast_studio(trial))
    for path in READS:
        refused(caller, "GET", path, (401,))
        refused(caller, "GET", path, (401,), Cookie=f"wallpress-{caller.studio.port}=0000")
        refused(caller, "GET", path, (401,), Cookie=f"wallpress-{caller.studio.port}={caller.studio.token}")
    refused(caller, "POST", "/api/session", (403,), X_Wallpress_Token=None)
    refused(caller, "POST", "/api/session", (403,), X_Wallpress_Token="0" * 64)


@test
def nothing_is_changed_without_the_token(trial: Trial) -> None:
    caller = Caller(coast_studio(trial)).open()
    for path in WRITES:
        for token in (None, "", "0" * 64, caller.studio.token[:-1], caller.studio.token.upper()):
            refused(caller, "POST", path, (403,), EDIT, X_Wallpress_Token=token)
    refused(caller, "PUT", f"/api/masters?collection={inputs.COLLECTION}&name=x.png", (403,), inputs.plain(40, 40, (0, 0, 0)), X_Wallpress_Token=None)
    assert not caller.page()["studio"]["isChanged"]


@test
def other_hosts_and_origins_are_refused(trial: Trial) -> None:
    caller = Caller(coast_studio(trial)).open()
    port = caller.studio.port
    hosts = ["example.com", f"example.com:{port}", "127.0.0.1", f"127.0.0.1:{port + 1}", f"127.0.0.1.example.com:{port}", f"[::1]:{port}", "", None]
    for host in hosts:
        # A site can let its own name mean this machine. Its page then has that name for its origin too.
        refused(caller, "GET", "/api/page", (400, 403), Host=host, Origin=None)
        refused(caller, "POST", "/api/edit", (400, 403), EDIT, Host=host, Origin=f"http://{host}")
    for origin in ("http://example.com", f"http://127.0.0.1:{port + 1}", f"https://127.0.0.1:{port}", "null", "file://"):
        refused(caller, "POST", "/api/edit", (403,), EDIT, Origin=origin)
        refused(caller, "GET", "/api/page", (403,), Origin=origin)
    refused(caller, "POST", "/api/edit", (403,), EDIT, Origin=None, Sec_Fetch_Site="cross-site")
    assert not caller.page()["studio"]["isChanged"]


@test
def no_path_leads_out_of_the_input(trial: Trial) -> None:
    studio = coast_studio(trial)
    caller = Caller(studio).open()
    secret = studio.input.parent / "secret.png"
    secret.write_bytes(inputs.plain(30, 30, (9, 9, 9)))
    good = next(picture for picture in re.findall(r'"source":"([^"]+)"', caller.send("GET", "/api/page")[2].decode().replace("\\/", "/")))
    assert caller.send("GET", good)[0] == 200
    up = ["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..\\", "..%5c", "....//", "%252e%252e/", "./../"]
    for step in up:
        for path in (f"/pictures/{step}secret.png", f"/pictures/{inputs.COLLECTION}/{step}{step}secret.png", f"/{step}secret.png",
                     f"{good.rsplit('/', 1)[0]}/{step * 6}{str(secret)[1:]}", f"/pictures/{step * 12}etc/passwd", f"/pictures/{secret}"):
            status, _, content = caller.send("GET", path)
            assert status in (400, 404) and b"root:" not in content, f"{path}: {status} {content[:80]!r}"
    for name in ("../x.png", "..%2Fx.png", "%2Ftmp%2Fx.png", ".hidden.png", "a%00.png"):
        status, _, _ = caller.send("PUT", f"/api/masters?collection={inputs.COLLECTION}&name={name}", inputs.plain(40, 40, (0, 0, 0)))
        assert status == 400, f"{name}: {status}"
    for collection in ("..", "../other", "a%2Fb", ""):
        status, _, _ = caller.send("PUT", f"/api/masters?collection={collection}&name=x.png", inputs.plain(40, 40, (0, 0, 0)))
        assert status == 400, f"{collection}: {status}"
    assert {path.name for path in studio.input.parent.iterdir()} <= {"input", "secret.png", "input-errors.txt", "Output"}


@test
def an_upload_of_a_gigabyte_takes_no_memory(trial: Trial) -> None:
    studio = coast_studio(trial)
    Caller(studio).open().page()
    before = studio.memory
    picture = inputs.png(8, 8, lambda _: bytes(24))
    assert send_zeros(studio, 1 << 30, b"") in (413, 422)
    assert send_zeros(studio, (1 << 30) + 1, picture) == 413
    # Without a length, and with a good header: all of it is read, and none of it is kept.
    assert send_zeros(studio, None, picture) in (409, 413, 422)
    grown = studio.memory - before
    trial.setting.measured.append(f"  memory that an upload of 1 GB takes: {grown / 1e6:.0f} MB")
    assert grown < 100e6, f"{grown / 1e6:.0f} MB"
    assert sorted(path.name for path in (studio.input / inputs.COLLECTION).iterdir()) == ["collection.yml", "lighthouse.png", "meadow.png"]


def send_zeros(studio: Studio, length: int | None, head: bytes) -> int:
    """Uploads zeros after some first bytes, in chunks if there is no length, and returns the status of the answer."""
    caller = Caller(studio).open()
    connection = socket.create_connection(("127.0.0.1", studio.port), timeout=60)
    way = "Transfer-Encoding: chunked" if length is None else f"Content-Length: {length}"
    connection.sendall((
        f"PUT /api/masters?collection={inputs.COLLECTION}&name=zeros.png HTTP/1.1\r\nHost: 127.0.0.1:{studio.port}\r\n"
        f"Cookie: {caller.cookie}\r\nX-Wallpress-Token: {studio.token}\r\n{way}\r\n\r\n").encode())
    block, left = bytes(1 << 20), length or (1 << 30) + (1 << 20)
    try:
        for part in [head] if head else []:
            connection.sendall(part if length else b"%x\r\n%s\r\n" % (len(part), part))
            left -= len(part)
        while left > 0:
            part = block[:left]
            connection.sendall(part if length else b"%x\r\n%s\r\n" % (len(part), part))
            left -= len(part)
        if length is None:
            connection.sendall(b"0\r\n\r\n")
    except (BrokenPipeError, ConnectionResetError):
        pass  # It has refused, and does not listen anymore.
    try:
        answer = connection.recv(200)
    except ConnectionResetError:
        answer = b""
    connection.close()
    # A connection that is closed while we still send may take its answer with it.
    return int(answer.split()[1]) if answer else 413


@test
def bodies_that_are_no_edits_change_nothing(trial: Trial) -> None:
    caller = Caller(coast_studio(trial)).open()
    deep = b"[" * 100_000
    bomb = zlib.compress(bytes(1 << 20))
    for body in (b"", b"{", b"null", b"[]", b'{"edits": 3}', deep, bomb, b'{"edits": [{"op": "erase"}], "revision": 0}', b"\xff" * 5000,
                 b'{"edits": [], "revision": 1e400}', b'{"edits":[{"op":"set","collection":"../..","wallpaper":"x","key":"focus","value":[0,0]}],"revision":0}'):
        status, _, content = caller.send("POST", "/api/edit", body)
        assert 400 <= status < 500 and b'"error"' in content, f"{body[:60]!r}: {status} {content[:200]!r}"
    assert not caller.page()["studio"]["isChanged"]

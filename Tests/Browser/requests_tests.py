"""Requests that no page of the studio sends: an upload without an end. Refused requests are in StudioTests."""

from __future__ import annotations

import socket

import inputs
from program import Caller, Studio
from running import Trial, test


@test
def an_upload_of_a_gigabyte_takes_no_memory(trial: Trial) -> None:
    studio = trial.studio(inputs.coast(trial.folder / "input"))
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


def send_zeros(studio: Studio, length: int | None, head: bytes) -> int:
    """Uploads zeros after some first bytes, in chunks if there is no length, and returns the status of the answer."""
    caller = Caller(studio).open()
    connection = socket.create_connection(("127.0.0.1", studio.port), timeout=60)
    way = "Transfer-Encoding: chunked" if length is None else f"Content-Length: {length}"
    connection.sendall(
        (
            f"PUT /api/masters?collection={inputs.COLLECTION}&name=zeros.png HTTP/1.1\r\nHost: 127.0.0.1:{studio.port}\r\n"
            f"Cookie: {caller.cookie}\r\nX-Wallpress-Token: {studio.token}\r\n{way}\r\n\r\n"
        ).encode()
    )
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
        pass  # The studio has refused the upload, and no longer reads.
    try:
        answer = connection.recv(200)
    except ConnectionResetError:
        answer = b""
    connection.close()
    # Closing a connection during an upload may lose the answer.
    return int(answer.split()[1]) if answer else 413

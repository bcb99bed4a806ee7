"""The servers: moto, which simulates S3, `rclone serve`, and nginx as web server and as CDN. Each ends with its
context.
"""

from __future__ import annotations

import grp
import os
import pwd
import shutil
import socket
import subprocess
import time
from pathlib import Path

MOTO = Path(__file__).resolve().parents[2] / ".servers/venv/bin/moto_server"
# A user and a secret that protect nothing. The secret must never appear in the program's output or files.
USER, SECRET = "AKIAPUBLISHER", "s3cr3t-0f-the-tests"
# moto shows private files to anyone who signs the request, and does not check the signature.
SIGNED = {
    "Authorization": "AWS4-HMAC-SHA256 Credential=TESTS/20260101/us-east-1/s3/aws4_request, SignedHeaders=host, Signature=0"
}


def environment(**more: str) -> dict[str, str]:
    """Returns the environment of the servers and of the tests' own rclone. AWS_CA_BUNDLE makes Debian's rclone fail."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("AWS_", "RCLONE_"))}
    return {**kept, "RCLONE_CONFIG": os.devnull, "NO_PROXY": "127.0.0.1", **more}


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


class Server:
    """A program that listens on a port of this machine."""

    def __init__(self, log: Path, port: int, *command: str | Path, **more: str) -> None:
        self.port, self.log, self.command, self.more = port, log, [str(word) for word in command], more

    def __enter__(self) -> Server:
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                self.command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, env=environment(**self.more)
            )
        end = time.monotonic() + 60
        while not self.listens():
            if self.process.poll() is not None or time.monotonic() > end:
                self.__exit__()
                raise RuntimeError(f"{self.command[0]} did not start: {self.log.read_text()[-800:]}")
            time.sleep(0.02)
        return self

    def listens(self) -> bool:
        with socket.socket() as one:
            return one.connect_ex(("127.0.0.1", self.port)) == 0

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


def moto(folder: Path, **more: str) -> Server:
    """Starts S3, with all buckets in memory. It requires no password, unless `more` enables that."""
    port = free_port()
    return Server(folder / f"moto-{port}.log", port, MOTO, "-H", "127.0.0.1", "-p", str(port), **more)


def rclone_serve(kind: str, served: Path, log: Path) -> Server:
    """Starts a server of rclone. `kind` is webdav or sftp."""
    port = free_port()
    return Server(
        log,
        port,
        "rclone",
        "serve",
        kind,
        served,
        "--addr",
        f"127.0.0.1:{port}",
        "--user",
        USER,
        "--pass",
        SECRET,
        "--dir-cache-time",
        "0s",
    )


def obscured(password: str) -> str:
    """Returns a password in the form of rclone's configuration."""
    done = subprocess.run(
        ["rclone", "obscure", password], capture_output=True, text=True, check=True, env=environment()
    )
    return done.stdout.strip()


def web(folder: Path, s3: str) -> Server:
    """Starts nginx. `/folders` are the folders in `folder`, `/s3` the buckets. `/cdn` is a cache in front of both that
    follows Cache-Control; `/stubborn` keeps everything for an hour, including missing files.
    """
    (folder / "folders").mkdir()
    port, program = free_port(), shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin") or "nginx"
    (folder / "nginx.conf").write_text(nginx_configuration(folder, port, s3))
    return Server(folder / "nginx.log", port, program, "-p", folder, "-e", "nginx-errors.log", "-c", "nginx.conf")


def nginx_configuration(folder: Path, port: int, s3: str) -> str:
    areas = " ".join(f"{name}_temp_path {name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    user = pwd.getpwuid(os.getuid()).pw_name, grp.getgrgid(os.getgid()).gr_name
    return f"""\
        {f"user {user[0]} {user[1]};" if os.getuid() == 0 else ""}
        daemon off;
        pid nginx.pid;
        events {{}}
        http {{
            access_log access.log;
            {areas}
            types {{ image/jpeg jpg; application/json json; }}
            map $uri $keeping {{
                ~/metadata/ "max-age=300, must-revalidate";
                default "public, max-age=31536000, immutable";
            }}
            proxy_cache_path cdn keys_zone=cdn:1m;
            proxy_cache_path stubborn keys_zone=stubborn:1m;
            server {{
                listen 127.0.0.1:{port};
                location /folders/ {{ alias {folder}/folders/; add_header Cache-Control $keeping; }}
                location /s3/ {{ proxy_pass {s3}/; proxy_set_header Authorization "{SIGNED["Authorization"]}"; }}
                location /cdn/ {{
                    proxy_pass http://127.0.0.1:{port}/;
                    proxy_cache cdn;
                    add_header X-Cache $upstream_cache_status;
                }}
                location /stubborn/ {{
                    proxy_pass http://127.0.0.1:{port}/;
                    proxy_cache stubborn;
                    proxy_cache_valid any 1h;
                    proxy_ignore_headers Cache-Control Expires;
                }}
            }}
        }}
        """

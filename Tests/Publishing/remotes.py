"""The kinds of places to publish to. The tests access them without rclone, and put foreign files beside ours."""

from __future__ import annotations

import hashlib
import mimetypes
import os
import subprocess
import urllib.request
import xml.etree.ElementTree
from contextlib import ExitStack, suppress
from email.message import Message
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import quote

from servers import SECRET, SIGNED, USER, Server, environment, obscured, rclone_serve

ROOT = "mobile-wallpapers"
# Foreign files, some of them in our folders.
FOREIGN = {
    "readme.txt": b"The server of somebody.",
    f"{ROOT}/index.html": b"<p>Nothing to see.</p>",
    f"{ROOT}/ios/old-one/old-one.jpg": b"a picture from before wallpress",
    f"{ROOT}/metadata/v1/notes.json": b"{}",
    f"{ROOT}/metadata/releases/readme.md": b"# Releases",
}


class Remote:
    """A place to publish to. Paths are relative to our folder, or to the whole place if `whole`."""

    # The argument for wallpress, rclone's environment, and the address for a browser.
    word: str
    variables: dict[str, str]
    url: str
    # The address of rclone's server, if it uses HTTP.
    server: str

    def through(self, url: str) -> None:
        """Redirects rclone to another server."""
        raise NotImplementedError

    def files(self, whole: bool = False) -> dict[str, bytes]:
        """Returns all files, without those removed meanwhile: rclone outlives a killed wallpress."""
        raise NotImplementedError

    def put(self, path: str, data: bytes, whole: bool = False) -> None:
        raise NotImplementedError

    def remove(self, path: str) -> None:
        raise NotImplementedError

    def state(self, path: str) -> object:
        """Returns everything visible of a foreign file: it changes if the file is touched."""
        raise NotImplementedError

    def lay_foreign_files(self) -> None:
        for path, data in FOREIGN.items():
            self.put(path, data, whole=True)
        self.foreign = {path: self.state(path) for path in FOREIGN}

    def touched(self) -> list[str]:
        """Returns the foreign files that have changed."""
        return [path for path, state in self.foreign.items() if self.state(path) != state]

    def pictures(self) -> dict[str, bytes]:
        return {path: data for path, data in self.files().items() if path.endswith(".jpg") and "old-one" not in path}


class Folder(Remote):
    """A folder of this machine."""

    def __init__(self, folder: Path, web: Server, endings: ExitStack, name: str = "place") -> None:
        self.top = folder / "folders" / name
        self.top.mkdir()
        self.url = f"{web.url}/folders/{name}/{ROOT}"
        self.word, self.variables = str(self.top / ROOT), {}

    def files(self, whole: bool = False) -> dict[str, bytes]:
        top, found = self.top if whole else self.top / ROOT, {}
        for path in top.rglob("*"):
            with suppress(FileNotFoundError):
                if path.is_file():
                    found[path.relative_to(top).as_posix()] = path.read_bytes()
        return found

    def put(self, path: str, data: bytes, whole: bool = False) -> None:
        place = (self.top if whole else self.top / ROOT) / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)

    def remove(self, path: str) -> None:
        (self.top / ROOT / path).unlink()

    def state(self, path: str) -> object:
        try:
            status = os.lstat(self.top / path)
        except FileNotFoundError:
            return None
        return (self.top / path).read_bytes(), status.st_ino, status.st_mtime_ns, status.st_ctime_ns, status.st_mode


class Served(Folder):
    """A folder behind a server of rclone."""

    kind: str

    def __init__(self, folder: Path, web: Server, endings: ExitStack, name: str = "place") -> None:
        super().__init__(folder, web, endings, name)
        server = endings.enter_context(rclone_serve(self.kind, self.top, folder / "folders" / f"{name}.log"))
        self.word = f"cdn:{ROOT}"
        self.variables = {f"RCLONE_CONFIG_CDN_{key}": value for key, value in self.settings(server).items()}

    def settings(self, server: Server) -> dict[str, str]:
        raise NotImplementedError


class WebDAV(Served):
    kind = "webdav"

    def settings(self, server: Server) -> dict[str, str]:
        self.server = server.url
        return {"TYPE": "webdav", "URL": server.url, "VENDOR": "other", "USER": USER, "PASS": obscured(SECRET)}

    def through(self, url: str) -> None:
        self.variables["RCLONE_CONFIG_CDN_URL"] = url


class SFTP(Served):
    kind = "sftp"

    def settings(self, server: Server) -> dict[str, str]:
        return {"TYPE": "sftp", "HOST": "127.0.0.1", "PORT": str(server.port), "USER": USER, "PASS": obscured(SECRET)}


class S3(Remote):
    """A bucket of moto."""

    def __init__(self, s3: Server, web: Server, name: str) -> None:
        self.server, self.bucket = s3.url, f"{s3.url}/{name}"
        ask("PUT", self.bucket)
        self.word, self.url = f"cdn:{name}/{ROOT}", f"{web.url}/s3/{name}/{ROOT}"
        self.variables = {
            f"RCLONE_CONFIG_CDN_{key}": value
            for key, value in {
                "TYPE": "s3",
                "PROVIDER": "Other",
                "ACCESS_KEY_ID": USER,
                "SECRET_ACCESS_KEY": SECRET,
                "ENDPOINT": s3.url,
                "REGION": "us-east-1",
                "FORCE_PATH_STYLE": "true",
            }.items()
        }

    def through(self, url: str) -> None:
        self.variables["RCLONE_CONFIG_CDN_ENDPOINT"] = url

    def keys(self) -> list[str]:
        found, token, space = [], "", {"s3": "http://s3.amazonaws.com/doc/2006-03-01/"}
        while True:
            page = xml.etree.ElementTree.fromstring(ask("GET", f"{self.bucket}?list-type=2{token}")[1])
            found += [key.text for key in page.iterfind("s3:Contents/s3:Key", space)]
            following = page.findtext("s3:NextContinuationToken", namespaces=space)
            if not following:
                return found
            token = f"&continuation-token={quote(following, safe='')}"

    def files(self, whole: bool = False) -> dict[str, bytes]:
        start, found = "" if whole else f"{ROOT}/", {}
        for key in self.keys():
            if key.startswith(start):
                try:
                    found[key.removeprefix(start)] = ask("GET", f"{self.bucket}/{quote(key)}")[1]
                except HTTPError as error:
                    if error.code != 404:
                        raise
        return found

    def put(self, path: str, data: bytes, whole: bool = False) -> None:
        ask("PUT", f"{self.bucket}/{path if whole else f'{ROOT}/{path}'}", data)

    def remove(self, path: str) -> None:
        ask("DELETE", f"{self.bucket}/{ROOT}/{path}")

    def headers(self, path: str) -> Message:
        """Returns the headers stored with a file."""
        return ask("HEAD", f"{self.bucket}/{ROOT}/{path}")[0]

    def state(self, path: str) -> object:
        try:
            headers, data = ask("GET", f"{self.bucket}/{path}")
        except HTTPError:
            return None
        return hashlib.sha256(data).digest(), headers["Last-Modified"], headers["ETag"], headers.get("x-amz-version-id")


def ask(method: str, url: str, data: bytes | None = None) -> tuple[Message, bytes]:
    """Sends a request without a proxy; returns headers and body of the answer."""
    # Without a type, urllib sends everything as a form, and moto reads it as one.
    kind = mimetypes.guess_type(url)[0] or "application/octet-stream"
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(
        urllib.request.Request(url, data, SIGNED | {"Content-Type": kind}, method=method), timeout=60
    ) as answer:
        return answer.headers, answer.read()


def rclone(*words: str, **variables: str) -> str:
    """Runs rclone on behalf of the tests, and returns its output."""
    done = subprocess.run(["rclone", *words], capture_output=True, text=True, check=True, env=environment(**variables))
    return done.stdout

"""The program: commands that end by themselves, and the studio."""

from __future__ import annotations

import http.client
import json
import signal
import subprocess
from pathlib import Path
from urllib.parse import urlsplit


class Program:
    def __init__(self, path: Path) -> None:
        self.path = path

    def run(self, *words: str | Path, status: int = 0) -> str:
        """Runs a command, and returns its output. Any exit code except the expected one is a failure."""
        done = subprocess.run([self.path, *map(str, words)], capture_output=True, text=True, timeout=300)
        assert done.returncode == status, (
            f"wallpress {words[0]} ended with {done.returncode}: {done.stderr}{done.stdout}"
        )
        return done.stdout

    def studio(self, input: Path, output: Path) -> Studio:
        return Studio(self.path, input, output)


class Studio:
    """A studio that runs until it is ended or killed."""

    def __init__(self, program: Path, input: Path, output: Path) -> None:
        self.input, self.output = input, output
        self.errors = input.parent / f"{input.name}-errors.txt"
        with self.errors.open("w") as errors:
            self.process = subprocess.Popen(
                [program, "studio", input, "--output", output, "--no-open"],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        line = self.process.stdout.readline()
        assert "http://" in line, f"The studio did not start: {line}{self.errors.read_text()}"
        self.url = line.split()[-1]
        place = urlsplit(self.url)
        self.port, self.token = place.port, place.fragment.removeprefix("token=")

    @property
    def memory(self) -> int:
        """Returns the peak of its memory, in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return 1024 * next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM"))

    def interrupt(self) -> None:
        """Interrupts it, as Ctrl+C does."""
        self.process.send_signal(signal.SIGINT)

    def end(self) -> None:
        """Ends it, even with unsaved changes."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError("The studio did not end after ten seconds.") from None

    def kill(self) -> None:
        """Ends it without a warning."""
        self.process.kill()
        self.process.wait()


class Caller:
    """A client of a studio without a browser. `headers` replace the headers of a normal request, and None omits one."""

    def __init__(self, studio: Studio) -> None:
        self.studio = studio
        self.cookie: str | None = None

    def open(self) -> Caller:
        _, headers, _ = self.send("POST", "/api/session")
        self.cookie = headers["Set-Cookie"].split(";")[0]
        return self

    def send(self, method: str, path: str, body: object = None, headers: dict[str, str | None] | None = None) -> tuple:
        """Sends a request; returns status, headers and body of the answer."""
        proper = {
            "Host": f"127.0.0.1:{self.studio.port}",
            "Origin": f"http://127.0.0.1:{self.studio.port}",
            "X-Wallpress-Token": self.studio.token,
            "Cookie": self.cookie,
        }
        data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        connection = http.client.HTTPConnection("127.0.0.1", self.studio.port, timeout=60)
        connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        for name, value in {**proper, **(headers or {})}.items():
            if value is not None:
                connection.putheader(name, value)
        if method != "GET":
            connection.putheader("Content-Length", str(len(data or b"")))
        connection.endheaders(data)
        answer = connection.getresponse()
        content = answer.read()
        connection.close()
        return answer.status, answer.headers, content

    def page(self) -> dict:
        return self.json("GET", "/api/page")

    def json(self, method: str, path: str, body: object = None) -> dict:
        """Returns the JSON of an answer, which must be a success."""
        status, _, content = self.send(method, path, body)
        assert 200 <= status < 300, f"{method} {path} was answered with {status}: {content[:300]!r}"
        return json.loads(content or b"{}")

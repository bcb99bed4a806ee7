"""The runner. A test is a function with a sentence for its name; it gets a trial and raises an error if its claim is
false.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import trees
from middle import Middle
from remotes import S3, SFTP, Folder, Remote, WebDAV
from servers import SECRET, Server, environment

KINDS = {"S3": S3, "WebDAV": WebDAV, "SFTP": SFTP, "folder": Folder}
TESTS: list[tuple[Callable[[Trial], None], str]] = []


def test(*kinds: str) -> Callable:
    """Registers a function as a test, once for each kind of remote."""

    def listed(function: Callable[[Trial], None]) -> Callable[[Trial], None]:
        TESTS.extend((function, kind) for kind in kinds or KINDS)
        return function

    return listed


class Skipped(Exception):
    """The reason why a test cannot be run on this machine."""


@dataclass
class Setting:
    """The shared state of all tests."""

    program: Path
    work: Path
    s3: Server
    web: Server
    full: bool
    seed: int
    measured: list[str] = field(default_factory=list)


@dataclass
class Run:
    """The result of a command."""

    words: list[str]
    code: int
    out: str
    errors: str

    @property
    def said(self) -> str:
        return self.out + self.errors

    @property
    def json(self) -> dict:
        return json.loads(self.out)

    def expect(self, *texts: str) -> Run:
        """Fails unless the command has printed all of these texts."""
        for text in texts:
            assert text.lower() in self.said.lower(), f'expected "{text}" in: {self}'
        return self

    def __str__(self) -> str:
        return f"wallpress {self.words[0]} ended with {self.code}: {self.said.strip()[-1500:]}"


class Trial:
    """The state of one test: an input, the tree of its last build, and a remote with foreign files beside ours."""

    def __init__(self, setting: Setting, kind: str, number: int) -> None:
        self.setting, self.number = setting, number
        self.folder = setting.work / f"trial-{number}"
        self.folder.mkdir()
        self.endings, self.remotes, self.running = ExitStack(), [], []
        self.input, self.tree = self.folder / "Input", self.folder / "Output"
        self.random = random.Random(f"{setting.seed} {number}")
        self.variables: dict[str, str] = {}
        self.kind = kind
        self.remote = self.another()

    def another(self, kind: str | None = None) -> Remote:
        """Makes one more remote, of another kind or of the same."""
        kind, name = kind or self.kind, f"place-{self.number}-{len(self.remotes)}"
        if kind == "S3":
            remote: Remote = S3(self.setting.s3, self.setting.web, name)
        else:
            remote = KINDS[kind](self.setting.work, self.setting.web, self.endings, name)
        remote.lay_foreign_files()
        self.remotes.append(remote)
        return remote

    def middle(self, rule: Callable | None = None) -> Middle:
        """Puts a proxy between rclone and its server."""
        middle = self.endings.enter_context(Middle(self.remote.server, rule))
        self.remote.through(middle.url)
        return middle

    def build(
        self, *, recipe: str = "", later: dict[str, int] | None = None, start: str = "2099-01-01", **wallpapers: int
    ) -> None:
        """Builds a tree of these wallpapers, each with the version of its picture. Wallpapers in `later` are in a
        collection that starts at a day.
        """
        collections = {"classic": named(wallpapers)} | ({"spring": named(later)} if later else {})
        trees.write_masters(self.input, trees.RECIPE + recipe, collections, {"spring": start})
        shutil.rmtree(self.tree, ignore_errors=True)
        self.run("build", self.input, "--output", self.tree, status=None).expect("wallpaper")

    @property
    def usual(self) -> list[str | Path]:
        """Returns the options of commands that publish."""
        return ["--url", self.remote.url, "--input", self.input, "--yes"]

    def publish(self, *words: str | Path, status: int | None = 0) -> Run:
        return self.run("publish", self.tree, self.remote.word, *self.usual, *words, status=status)

    def run(self, *words: str | Path, status: int | None = 0) -> Run:
        """Runs a command to its end. Any exit code except the expected one is a failure."""
        return self.end_of(self.start(*words), status)

    def start(self, *words: str | Path, errors: int = subprocess.PIPE) -> subprocess.Popen:
        """Starts a command in a session of its own: no process of it is left at the end. Standard error may be a
        terminal.
        """
        variables = {
            "AWS_CA_BUNDLE": os.environ.get("AWS_CA_BUNDLE", "/etc/ssl/certs/ca-certificates.crt")
        } | self.variables
        process = subprocess.Popen(
            [self.setting.program, *map(str, words)],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
            cwd=self.folder,
            env=environment(**variables, **self.remote.variables),
        )
        self.running.append(process)
        return process

    def end_of(self, process: subprocess.Popen, status: int | None = None) -> Run:
        out, errors = process.communicate(timeout=300)
        kill(process)
        self.running.remove(process)
        run = Run(process.args[1:], process.returncode, out, errors or "")
        assert status is None or run.code == status, f"expected exit code {status}: {run}"
        assert SECRET not in run.said, f"a secret is in what was said: {run}"
        return run

    def stop(self) -> None:
        """Kills everything that runs, and the remains of commands that were killed alone."""
        while self.running:
            process = self.running.pop()
            kill(process)
            process.communicate()

    def verify(self, remote: Remote | None = None) -> None:
        """Simulates the clients with the live release."""
        self.run("verify", (remote or self.remote).url, "--recipe", self.input / "wallpress.yml", status=0)

    def feed(self, version: int = 0) -> bytes:
        return self.remote.files()[trees.FEEDS[version]]

    def live(self) -> list[str]:
        return trees.ids(self.feed())

    def is_live(self, tree: Path | None = None) -> None:
        """Fails unless the remote shows a tree, byte for byte."""
        remote = self.remote.files()
        wrong = [path for path, data in trees.files(tree or self.tree).items() if remote.get(path) != data]
        assert not wrong, f"these are not as in the tree: {wrong}"

    @property
    def release(self) -> int:
        """Returns the number of the release that is marked as live."""
        return json.loads(self.remote.files()["metadata/releases/live.json"])["release"]

    def record(self, release: int) -> dict:
        return json.loads(self.remote.files()[f"metadata/releases/{release}.json"])

    def lock(self) -> dict[str, dict]:
        """Returns the wallpapers in `published.lock`."""
        return {one["id"]: one for one in json.loads((self.input / "published.lock").read_text())["wallpapers"]}

    def measured(self, line: str) -> None:
        self.setting.measured.append(f"  {line}")

    def end(self) -> list[str]:
        """Ends everything that runs. Returns broken promises of every test: foreign files are unchanged, and our files
        contain no secret.
        """
        self.stop()
        problems, written = [], trees.files(self.folder)
        with self.endings:
            for remote in self.remotes:
                problems += [f"a file of others was touched: {path}" for path in remote.touched()]
                written |= remote.files()
        problems += [f"a secret is in {path}" for path, data in written.items() if SECRET.encode() in data]
        shutil.rmtree(self.folder)
        return problems


def named(wallpapers: dict[str, int]) -> dict[str, int]:
    """Returns ids with hyphens in place of Python's underscores."""
    return {name.replace("_", "-"): version for name, version in wallpapers.items()}


def kill(process: subprocess.Popen) -> None:
    """Kills a command with all its processes, and does not wait for their end. The processes may be in groups of their
    own, but not in another session.
    """
    members = [process.pid] if process.poll() is None else []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            # The name of the program is in parentheses and may contain spaces.
            session = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[3])
        except (OSError, ValueError, IndexError):
            continue
        if session == process.pid:
            members.append(int(folder.name))
    for member in members:
        try:
            os.kill(member, signal.SIGKILL)
        except ProcessLookupError:
            pass


def tried(setting: Setting, function: Callable[[Trial], None], kind: str, number: int) -> str:
    """Runs a test. Returns its failure, or nothing."""
    trial, problems = Trial(setting, kind, number), []
    for part in (function, Trial.end):
        try:
            problems += part(trial) or []
        except Skipped:
            trial.end()
            raise
        except Exception:  # noqa: BLE001  Whatever it is, the other tests are to run.
            problems.append(told())
    return "\n".join(problems)


def told() -> str:
    """Returns the message of an error, and its place in our files."""
    kind, error, place = sys.exc_info()
    ours = [frame for frame in traceback.extract_tb(place) if Path(frame.filename).parent == Path(__file__).parent]
    where = [
        f"{Path(frame.filename).name}:{frame.lineno}: {frame.line}" for frame in ours if frame.filename != __file__
    ]
    return "\n".join([*where, f"{kind.__name__}: {str(error).strip()}"])


def run(setting: Setting, only: list[str], jobs: int) -> int:
    """Runs all tests whose files, names or remotes contain one of some texts, some at a time, and prints a line for
    each.
    """
    chosen = [(number, *one) for number, one in enumerate(TESTS) if any(text in line(*one) for text in only)]
    failed, skipped, start = [], [], time.monotonic()

    def tell(number: int, function: Callable[[Trial], None], kind: str) -> None:
        before, reason, problem, name = time.monotonic(), "", "", line(function, kind).split(": ", 1)[1]
        try:
            problem = tried(setting, function, kind, number)
        except Skipped as error:
            reason = f": {error}"
            skipped.append(name)
        if problem:
            failed.append(name)
        told = ["", *problem.strip().splitlines()] if problem else [""]
        seconds = time.monotonic() - before
        verdict = "FAILED" if problem else "skipped" if reason else "passed"
        print(f"{verdict:7} {seconds:6.1f} s  {name}{reason}" + "\n    ".join(told), flush=True)

    with ThreadPoolExecutor(jobs) as pool:
        try:
            for done in [pool.submit(tell, *one) for one in chosen]:
                done.result()
        finally:
            pool.shutdown(cancel_futures=True)
    if setting.measured:
        print("measured:", *sorted(setting.measured), sep="\n")
    print(f"{len(chosen)} tests, {len(failed)} failed, {len(skipped)} skipped, {time.monotonic() - start:.0f} s")
    return 1 if failed or not chosen else 0


def line(function: Callable[[Trial], None], kind: str) -> str:
    """Returns the file, the name and the remote of a test."""
    return f"{function.__module__}: {function.__name__.replace('_', ' ')} ({kind})"

"""The runner. A test is a function with a sentence for its name; it gets a trial and raises an error if its claim is
false.
"""

from __future__ import annotations

import os
import platform
import shutil
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import TracebackType

from playwright.sync_api import Browser, Page

import inputs
from program import Program, Studio
from windows import PATIENCE, Watch

FAILURES = Path(".browser/failures")
TESTS: list[Callable[[Trial], None]] = []


def test(function: Callable[[Trial], None]) -> Callable[[Trial], None]:
    """Registers a function as a test."""
    TESTS.append(function)
    return function


@dataclass
class Setting:
    """The shared state of all tests."""

    path: Path
    work: Path
    browser: Browser
    screenshots: Path | None
    # The numbers that tests have measured, for the summary.
    measured: list[str] = field(default_factory=list)

    @cached_property
    def program(self) -> Program:
        return Program(self.path)

    @cached_property
    def tree(self) -> Path:
        """Returns a built tree of the sample collection. Tests read it and do not change it."""
        self.program.run("build", inputs.sample(self.work / "sample"), "--output", self.work / "tree")
        return self.work / "tree"

    @cached_property
    def preview(self) -> Path:
        """Returns the page of a preview of that tree."""
        self.program.run("preview", self.tree, "--output", self.work / "preview")
        return self.work / "preview" / "index.html"


class Trial:
    """The folder, windows and studios of one test. All of them end with it."""

    def __init__(self, setting: Setting, folder: Path) -> None:
        self.setting, self.folder = setting, folder
        self.program = setting.program
        self.watches: dict[Page, Watch] = {}
        self.endings = ExitStack()

    def window(
        self, url: str | Path | None = None, *, dark: bool = False, width: int = 1280, height: int = 900, **options
    ) -> Page:
        """Opens a window of a browser with a profile of its own."""
        context = self.setting.browser.new_context(
            color_scheme="dark" if dark else "light", viewport={"width": width, "height": height}, **options
        )
        self.endings.callback(context.close)
        return self.watched(context.new_page(), url)

    def watched(self, page: Page, url: str | Path | None) -> Page:
        page.set_default_timeout(PATIENCE)
        self.watches[page] = Watch(page)
        if url:
            page.goto(url.as_uri() if isinstance(url, Path) else url)
        return page

    def studio(self, input: Path, output: Path | None = None) -> Studio:
        """Starts `wallpress studio`."""
        studio = self.program.studio(input, output or self.folder / "Output")
        self.endings.callback(studio.end)
        return studio

    def allow(self, text: str) -> None:
        """Allows a browser message with this text: the test causes it."""
        for watch in self.watches.values():
            watch.allowed.append(text)

    def picture(self, page: Page, name: str) -> None:
        """Saves a picture of a window, if pictures are requested."""
        if self.setting.screenshots:
            page.screenshot(path=self.setting.screenshots / f"{name}.png")

    def measured(self, what: str, seconds: float) -> None:
        """Records a time for the summary. It fails no test: a machine may be slow or busy."""
        self.setting.measured.append(f"  {what}: {seconds * 1000:.0f} ms")

    def end(self) -> list[str]:
        """Closes everything, and returns the browser's complaints."""
        problems = [problem for watch in self.watches.values() for problem in watch.problems()]
        self.endings.close()
        shutil.rmtree(self.folder)
        return problems

    def keep(self, name: str) -> None:
        FAILURES.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(self.watches):
            if not page.is_closed():
                page.screenshot(path=FAILURES / f"{name}-{number + 1}.png")


def tried(setting: Setting, function: Callable[[Trial], None]) -> str:
    """Runs a test. Returns its failures, or nothing."""
    folder = setting.work / "trial"
    folder.mkdir()
    trial, problem = Trial(setting, folder), ""
    try:
        function(trial)
    except Exception:  # noqa: BLE001  Whatever it is, the other tests are to run.
        problem = told(*sys.exc_info())
        trial.keep(function.__name__)
    complaints = trial.end()
    return problem or "\n".join(complaints)


def told(kind: type, error: Exception, place: TracebackType) -> str:
    """Returns the message of an error without the picture of the whole page in words, and its place in our files."""
    ours = [frame for frame in traceback.extract_tb(place) if Path(frame.filename).parent == Path(__file__).parent]
    where = [f"{Path(frame.filename).name}:{frame.lineno}: {frame.line}" for frame in ours[1:]]
    return "\n".join([*where, f"{kind.__name__}: {str(error).split('Aria snapshot:')[0].strip()}"])


def run(setting: Setting, only: list[str]) -> int:
    """Runs all tests whose names or files contain one of some texts, and prints a line for each."""
    shutil.rmtree(FAILURES, ignore_errors=True)
    chosen = [
        one for one in TESTS if any(text in f"{one.__module__}: {one.__name__.replace('_', ' ')}" for text in only)
    ]
    failed, start = [], time.monotonic()
    for function in chosen:
        name, before = function.__name__.replace("_", " "), time.monotonic()
        problem = tried(setting, function)
        print(f"{'FAILED' if problem else 'passed'}  {time.monotonic() - before:5.1f} s  {name}", flush=True)
        if problem:
            failed.append(name)
            print("    " + problem.strip().replace("\n", "\n    "), flush=True)
    if setting.measured:
        print(f"measured on {platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}:")
        print(*setting.measured, sep="\n")
    print(f"{len(chosen)} tests, {len(failed)} failed, {time.monotonic() - start:.0f} s")
    return 1 if failed or not chosen else 0

"""Chromium, and a record of its windows' requests and complaints."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

# If the system has no Chromium, Playwright's own is beside the virtual environment.
os.environ.setdefault("PLAYWRIGHT_BROWSERS_PATH", str(Path(".browser/chromium").resolve()))

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect, sync_playwright  # noqa: E402

# Conditions become true at once, or never. A busy machine may need longer.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)


@contextmanager
def chromium() -> Iterator[Browser]:
    # Pages get the function gc. The browser's sandbox does not work for root.
    words = ["--js-flags=--expose-gc", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=words)
        yield browser
        browser.close()


class Watch:
    """Records all requests of a page, and everything forbidden: errors, refusals of the content security policy, and
    requests that leave this machine.
    """

    def __init__(self, page: Page) -> None:
        self.requests: list[str] = []
        self.complaints: list[str] = []
        self.allowed: list[str] = []
        self.page = page
        page.on("request", self.note)
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(f"error in the page: {error}"))
        # Leaving a page with unsaved changes asks for confirmation; tests confirm.
        page.on("dialog", lambda dialog: dialog.accept())

    def note(self, request: Request) -> None:
        self.requests.append(request.url)
        place = urlsplit(request.url)
        if place.scheme not in ("file", "data", "blob", "about") and place.hostname != "127.0.0.1":
            self.complaints.append(f"the page asks for {request.url}")

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"the browser says: {message.text} ({message.location.get('url', '')})")

    def problems(self) -> list[str]:
        return [
            text
            for text in self.complaints
            if not any(allowed in text for allowed in self.allowed) and not self.is_outdated(text)
        ]

    def is_outdated(self, complaint: str) -> bool:
        """Returns whether a complaint is about a picture that was still loading when its wallpaper was renamed, removed or
        changed, and that the page does not show anymore.
        """
        if "404" not in complaint or "/pictures/" not in complaint or self.page.is_closed():
            return False
        shown = self.page.evaluate("() => [...document.images].map((image) => image.src)")
        return not any(f"({source})" in complaint for source in shown)

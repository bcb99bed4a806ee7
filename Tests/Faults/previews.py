"""The job that writes a page over an earlier one."""

from __future__ import annotations

import re
from pathlib import Path

import watching
from jobs import Build
from trees import files


class Preview(Build):
    """A preview of a tree replaces an earlier one, beside which somebody has put a file."""

    place = "Page"

    @property
    def command(self) -> list[str | Path]:
        return [self.program, "preview", "Output", "--output", "Page", "--recipe", "Input/wallpress.yml"]

    def prepare(self) -> None:
        super().prepare()
        for command in (self.command, self.build):
            outcome = watching.run(command, self.template)
            if outcome.code != 0:
                raise SystemExit(f"{command} ended with {outcome.code}: {outcome.errors}")
        (self.template / "Page/notes.txt").write_text("mine")
        for name in ("stdout", "stderr"):
            (self.template / name).unlink()

    def promises(self, folder: Path, done: bool) -> list[str]:
        """A kill may come when the pictures are there, and their page is not. The next run puts that right."""
        page = self.page(folder)
        return (
            [] if page.get("notes.txt") == b"mine" and page.get("index.html") else ["index.html or notes.txt is gone"]
        )

    def judge(self, folder: Path, outcome: watching.Outcome) -> list[str]:
        if outcome.code is None:
            return ["it hangs"]
        if outcome.code not in (0, 2, 64) and not outcome.killed:
            return [f"it ended with {outcome.code}: {outcome.errors[-400:]}"]
        page = self.page(folder)
        found = self.promises(folder, done=outcome.code == 0)
        # If nobody can be told that the page is written, that is an error too.
        if outcome.code == 2 and page not in (self.page(self.template), self.reference):
            found.append("it failed, and the earlier page is not what it was")
        if outcome.code == 0:
            # A picture of the tree that cannot be read is a finding on the page.
            named = re.findall(rb'"(pictures/[^"]+)"', page.get("index.html", b""))
            found += [f"{name.decode()} is missing" for name in named if not page.get(name.decode())]
        return found

    def page(self, folder: Path) -> dict[str, bytes]:
        """The files of the page, without those that were put aside."""
        return {path: data for path, data in files(folder / "Page").items() if not path.startswith(".")}

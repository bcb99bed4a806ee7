"""A job that writes a page over an earlier one."""

from __future__ import annotations

import re
from pathlib import Path

import watching
from jobs import Build
from trees import files


class Preview(Build):
    """A preview of a tree that replaces an earlier one, with a foreign file beside it."""

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
        """Checks the page. A kill may leave the pictures without their page, and the next run repairs that."""
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
        # A written page that cannot be reported is an error, too.
        if outcome.code == 2 and page not in (self.page(self.template), self.reference):
            found.append("it failed, and the earlier page is not what it was")
        if outcome.code == 0:
            # An unreadable picture of the tree is a finding on the page.
            named = re.findall(rb'"(pictures/[^"]+)"', page.get("index.html", b""))
            found += [f"{name.decode()} is missing" for name in named if not page.get(name.decode())]
        return found

    def page(self, folder: Path) -> dict[str, bytes]:
        """Returns the files of the page, without the ones set aside."""
        return {path: data for path, data in files(folder / "Page").items() if not path.startswith(".")}

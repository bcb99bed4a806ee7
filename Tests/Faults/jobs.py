"""The disturbed jobs, and the promises that must hold afterwards."""

from __future__ import annotations

import errno
import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import watching
from masters import png, recipe
from systemcalls import Call
from trees import STAGING, broken, differences, files, metadata_path, published

# Files that a build can do without: a cache that cannot be synced is a note.
CACHE = {".wallpress", ".wallpress/Output.cache.new"}


class Job:
    """A command in a small situation, with its result without a fault."""

    # The folder that the command writes to.
    place = "Output"

    def __init__(self, program: Path, work: Path):
        self.program = program
        self.template = work / type(self).__name__
        self.template.mkdir(parents=True)
        self.prepare()
        self.good = published(self.template / self.place)
        self.before = files(self.template / self.place)
        undisturbed = work / f"{type(self).__name__}-undisturbed"
        self.copy_to(undisturbed)
        outcome = watching.run(self.command, undisturbed, lambda call: None)
        self.code, self.calls, self.output = outcome.code, outcome.calls, outcome.output
        self.reference = files(undisturbed / self.place)
        problems = self.promises(undisturbed, done=True)
        if problems or self.code not in (0, 1):
            raise SystemExit(f"{type(self).__name__} undisturbed: {self.code} {outcome.errors} {problems}")

    @property
    def command(self) -> list[str | Path]:
        raise NotImplementedError

    def prepare(self) -> None:
        """Makes the situation in the template."""

    def gone(self) -> set[tuple[str, str]]:
        """Returns the published wallpapers that the job removes."""
        return set()

    def copy_to(self, folder: Path) -> None:
        shutil.copytree(self.template, folder, symlinks=True, dirs_exist_ok=True)

    def disturb(self, folder: Path, hits: Callable[[Call], bool], code: int, why: int = 0) -> list[str]:
        """Runs the job in a copy of the situation, with a fault at some calls: the number of an error, KILL or HALF.
        Returns the broken promises. `why` is a system error that the program must report if it ends with an error.
        """
        self.copy_to(folder)
        outcome = watching.run(self.command, folder, lambda call: code if hits(call) else None)
        found = self.judge(folder, outcome)
        if not any(map(hits, outcome.calls)):
            found.append("the fault never came")
        # An interrupted sync is repeated.
        if code != errno.EINTR and self.claims_to_be_done(outcome):
            refused = {call.path for call in outcome.calls if hits(call) and "sync" in call.name}
            found += [f"exit {outcome.code}, but {path} could not be synced" for path in sorted(refused - CACHE)]
        if outcome.code in (1, 2, 64) and not outcome.errors.strip():
            found.append(f"exit {outcome.code} without a word")
        if why and outcome.code in (1, 2) and outcome.code != self.code and os.strerror(why) not in outcome.errors:
            found.append(f'it does not tell of "{os.strerror(why)}": {outcome.errors}')
        return found + self.again(folder)

    def judge(self, folder: Path, outcome: watching.Outcome) -> list[str]:
        """Returns the broken promises after a run with a fault."""
        if outcome.code is None:
            return ["it hangs"]
        if outcome.code not in (0, 1, 2, 64) and not outcome.killed:
            return [f"it ended with {outcome.code}: {outcome.errors[-400:]}"]
        done = self.claims_to_be_done(outcome)
        found = self.promises(folder, done) + self.strange(folder)
        if done and files(folder / self.place) != self.reference:
            found.append(f"exit {outcome.code}, but the job is not done: {self.compared(folder)}")
        if files(folder / "Input") != files(self.template / "Input"):
            found.append("it has changed the input")
        return found

    def claims_to_be_done(self, outcome: watching.Outcome) -> bool:
        return outcome.code == 0

    def again(self, folder: Path) -> list[str]:
        """Checks that the next run without a fault makes the result of a first run."""
        outcome = watching.run(self.command, folder)
        if outcome.code != self.code:
            return [f"the next run ends with {outcome.code}: {outcome.errors[-400:]}"]
        if files(folder / self.place) != self.reference:
            return [f"the next run makes another tree: {self.compared(folder)}"]
        return self.left(folder)

    def left(self, folder: Path) -> list[str]:
        """Returns remains that nobody needs once a job is done."""
        paths = (f"{self.place}/{STAGING}", ".wallpress/Output.cache.new")
        return [f"the next run leaves {path}" for path in paths if (folder / path).exists()]

    def promises(self, folder: Path, done: bool) -> list[str]:
        tree = folder / self.place
        lost = self.good - published(tree) - self.gone()
        found = broken(tree, exactly=True, changing=() if done else self.changing())
        return sorted(found) + [f"{'/'.join(one)} is gone" for one in sorted(lost)]

    def changing(self) -> set[str]:
        """Returns the files that the job replaces. Only these may differ from the record until it is done."""
        return {path for path, data in self.before.items() if self.reference.get(path) != data}

    def strange(self, folder: Path) -> list[str]:
        """Checks that each picture is the earlier one or the job's own, even after a fault."""
        return [
            f"{path} is a picture that no build has made"
            for path, data in files(folder / self.place).items()
            if path.endswith(".jpg") and data not in (self.before.get(path), self.reference.get(path))
        ]

    def compared(self, folder: Path) -> str:
        mine = files(folder / self.place)
        return ", ".join(
            f"{path} is {'missing' if path not in mine else 'too much' if path not in self.reference else 'different'}"
            for path in sorted(mine.keys() | self.reference.keys())
            if mine.get(path) != self.reference.get(path)
        )


class Build(Job):
    """A second build: of five published wallpapers one stays, one has another master, one is removed, and one has new
    settings; a sixth is new.
    """

    @property
    def build(self) -> list[str | Path]:
        return [self.program, "build", "--prune", "--format", "json", "--jobs", "2", "--date", "2026-01-02"]

    @property
    def command(self) -> list[str | Path]:
        return self.build

    def gone(self) -> set[tuple[str, str]]:
        return {("a", "goes"), ("b", "last")}

    def prepare(self) -> None:
        masters = self.template / "Input/a"
        masters.mkdir(parents=True)
        (self.template / "Input/b").mkdir()
        (self.template / "Input/wallpress.yml").write_text(recipe())
        for number, name in enumerate(("a/stays", "a/changes", "a/goes", "a/listed", "b/last"), 1):
            (self.template / f"Input/{name}.png").write_bytes(png(30, 45, number))
        first = watching.run(self.build, self.template)
        if first.code != 0:
            raise SystemExit(f"the first build ended with {first.code}: {first.errors}")
        (masters / "changes.png").write_bytes(png(30, 45, 10))
        (masters / "new.png").write_bytes(png(48, 30, 11))
        (masters / "collection.yml").write_text("wallpapers:\n  - {id: listed, card-color: 102030}\n")
        (masters / "goes.png").unlink()
        shutil.rmtree(self.template / "Input/b")
        for name in ("stdout", "stderr"):
            (self.template / name).unlink()


class BuildWithFailure(Build):
    """The same, and a published wallpaper with an unreadable master: its last good version stays."""

    def prepare(self) -> None:
        super().prepare()
        (self.template / "Input/a/stays.png").write_bytes(b"\x89PNG\r\n\x1a\n")

    def claims_to_be_done(self, outcome: watching.Outcome) -> bool:
        if outcome.code != 1:
            return outcome.code == 0
        try:
            return json.loads(outcome.output)["failed"] == json.loads(self.output)["failed"]
        except ValueError:
            return False


class FirstBuild(Build):
    """A build into a missing folder. It makes the same as `Build`, which finds an older tree."""

    def __init__(self, program: Path, work: Path):
        super().__init__(program, work)
        found = differences(work / "Build-undisturbed/Output", work / "FirstBuild-undisturbed/Output", strays=set())
        if found:
            raise SystemExit(f"the tree of Build is not that of a build from nothing: {found}")

    def gone(self) -> set[tuple[str, str]]:
        return set()

    def prepare(self) -> None:
        super().prepare()
        for name in ("Output", ".wallpress"):
            shutil.rmtree(self.template / name)


class Fill(Build):
    """Measures the colors that are missing in the metadata of a tree."""

    @property
    def command(self) -> list[str | Path]:
        return [self.program, "fill", "Output", "--recipe", "wallpress.yml"]

    def gone(self) -> set[tuple[str, str]]:
        return set()

    def prepare(self) -> None:
        super().prepare()
        path = metadata_path(self.template / "Output", "v1")
        document = json.loads(path.read_bytes())
        for collection in document["collections"]:
            for wallpaper in collection["wallpapers"]:
                wallpaper["text-color"] = ""
                del wallpaper["card-color"]
        path.write_text(json.dumps(document, indent=2))
        (self.template / "Input/wallpress.yml").rename(self.template / "wallpress.yml")
        shutil.rmtree(self.template / ".wallpress")


class Init(Job):
    """Starts an input folder."""

    place = "Start"

    @property
    def command(self) -> list[str | Path]:
        return [self.program, "init", "Start"]


class Add(Job):
    """Copies two pictures into a new collection of an input."""

    place = "Input"
    sources = {"Input/new/mr-lee.png": "Mr. Lee.png", "Input/new/mr-lee_ls.png": "Mr. Lee_ls.png"}

    @property
    def command(self) -> list[str | Path]:
        return [self.program, "add", *self.sources.values(), "--to", "new"]

    def prepare(self) -> None:
        (self.template / "Input/a").mkdir(parents=True)
        (self.template / "Input/wallpress.yml").write_text(recipe())
        (self.template / "Input/a/x.png").write_bytes(png(30, 45, 1))
        for number, name in enumerate(self.sources.values(), 2):
            (self.template / name).write_bytes(png(30, 45, number))

    def judge(self, folder: Path, outcome: watching.Outcome) -> list[str]:
        if outcome.code not in (0, 1, 2, 64) and not outcome.killed:
            return [f"it ended with {outcome.code}: {outcome.errors[-400:]}"]
        return self.promises(folder, done=outcome.code == 0)

    def again(self, folder: Path) -> list[str]:
        """Checks that the next run copies the missing pictures, and refuses the existing ones."""
        outcome = watching.run(self.command, folder)
        if outcome.code not in (0, 1):
            return [f"the next run ends with {outcome.code}: {outcome.errors[-400:]}"]
        found = self.promises(folder, done=True)
        # The next picture removes the remains of a kill.
        shutil.copy(folder / "Mr. Lee.png", folder / "another.png")
        watching.run([self.program, "add", "another.png", "--to", "new"], folder)
        hidden = [path for path in files(folder / "Input") if Path(path).name.startswith(".")]
        return found + [f"the next picture leaves {path}" for path in hidden]

    def promises(self, folder: Path, done: bool) -> list[str]:
        """Checks that a build finds whole pictures, or none. It ignores hidden files, such as the remains of a kill."""
        found = []
        for name, source in self.sources.items():
            copy = folder / name
            if copy.exists() and copy.read_bytes() != (self.template / source).read_bytes():
                found.append(f"{name} is not the whole picture")
            if done and not copy.exists():
                found.append(f"{name} is missing")
        before, now = files(self.template / "Input"), files(folder / "Input")
        return found + [f"{path} has changed" for path in before if now.get(path) != before[path]]

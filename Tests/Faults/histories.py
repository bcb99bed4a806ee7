#!/usr/bin/env python3
"""Random histories of edits, builds and kills. At the end of each, one undisturbed build must make the tree that a
build from nothing makes.

    Tests/Faults/histories.py [PROGRAM] [--count N] [--seed N] [--only N]

The seed is printed, and WALLPRESS_SEED repeats it; `--only N` plays one history of it again and prints its steps. A
kill after some milliseconds, unlike one at a system call, may then come at another moment.
"""

from __future__ import annotations

import argparse
import errno
import json
import os
import random
import re
import shutil
import sys
import tempfile
import time
from pathlib import Path

import systemcalls
import watching
from cases import slim
from edits import BACKUPS, SUFFIXES, Edits, remove
from masters import png, recipe
from trees import STAGING, VERSIONS, broken, differences, metadata_path, published, stamps, wallpapers

DATE = ["--date", "2026-01-02"]
MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


class Broken(Exception):
    """A broken promise."""


class History:
    def __init__(self, program: Path, folder: Path, seed: str, jpegs: list[bytes]):
        self.program, self.folder = program, folder
        self.numbers = random.Random(seed)
        self.edits = Edits(folder, self.numbers, jpegs)
        self.input, self.tree = self.edits.input, self.edits.tree
        self.steps: list[str] = []
        # Only files older than two seconds are trusted without reading them, and some histories wait.
        self.waits = self.numbers.random() < 0.02

    def play(self) -> None:
        (self.input / "a").mkdir(parents=True)
        (self.input / "wallpress.yml").write_text(recipe())
        (self.input / "a/x.png").write_bytes(png(30, 45, 1))
        (self.input / "a/y.png").write_bytes(png(30, 45, 2))
        for _ in range(self.numbers.randrange(3, 6)):
            for _ in range(self.numbers.randrange(1, 4)):
                self.steps.append(self.edits.once())
            if self.waits and self.numbers.random() < 0.5:
                self.steps.append("wait")
                time.sleep(2.1)
            self.build()
        self.finish()

    # Builds

    def build(self) -> None:
        options = [option for option in ("--prune", "--strict") if self.numbers.random() < 0.25]
        kinds = ("plain", "plain", "plain", "kill at call", "kill at call", "kill after", "fail at call", "two", "dry")
        kind = self.numbers.choice(kinds)
        if "call" in kind and not watching.IS_POSSIBLE:
            kind = "kill after"
        number = self.numbers.randrange(1, 400)
        step = " ".join(["build", kind, str(number) if "call" in kind else "", *options])
        self.steps.append(step)
        before = self.state()
        command = [self.program, "build", "--format", "json", *DATE, *options]
        if kind == "two":
            outcome = self.two(command)
        elif kind == "dry":
            self.dry_run(command)
            return
        elif kind == "kill after":
            outcome = watching.run(command, self.folder, seconds=self.numbers.uniform(0.01, 0.06))
            outcome.code = -9 if outcome.code is None else outcome.code
        elif kind == "plain":
            outcome = watching.run(command, self.folder)
        else:
            verdict = systemcalls.KILL if kind == "kill at call" else errno.EIO
            outcome = watching.run(command, self.folder, lambda call: verdict if call.number == number else None)
            if len(outcome.calls) >= number:
                self.steps[-1] += f": {outcome.calls[number - 1]}"
        self.steps[-1] += f" -> {outcome.code} {outcome.errors.strip()[-200:]!r}"
        self.look_for_cache(outcome, may_fail=kind == "fail at call")
        self.check(before, outcome, "--prune" in options, undisturbed=kind == "plain")
        if outcome.code == 2 and self.numbers.random() < 0.6:
            self.mend(outcome)

    def two(self, command: list) -> watching.Outcome:
        """Runs two builds at once. Returns the first one's outcome; the other one must end as builds do."""
        child = os.fork()
        if child == 0:
            os.close(1), os.close(2)
            os.chdir(self.folder)
            os.execv(command[0], [str(word) for word in command])
        outcome = watching.run(command, self.folder)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if code not in (0, 1, 2):
            raise Broken(f"the second of two builds ended with {code}")
        return outcome

    def dry_run(self, command: list) -> None:
        places = (self.tree, self.input, self.folder / ".wallpress")
        before = stamps(*places)
        outcome = watching.run([*command, "--dry-run"], self.folder)
        self.steps[-1] += f" -> {outcome.code}"
        if outcome.code not in (0, 1, 2) or stamps(*places) != before:
            raise Broken(f"a dry run ended with {outcome.code} or changed something: {outcome.errors}")

    # Promises

    def state(self) -> tuple[set, set]:
        return broken(self.tree, exactly=False), published(self.tree)

    def check(self, before: tuple[set, set], outcome: watching.Outcome, prunes: bool, undisturbed: bool) -> None:
        if outcome.code not in (0, 1, 2) and not outcome.killed:
            raise Broken(f"the build ended with {outcome.code}: {outcome.errors}")
        now_broken, now_published = self.state()
        if now_broken - before[0]:
            raise Broken(f"the metadata names what is not there: {sorted(now_broken - before[0])}")
        there = self.in_input()
        kept = there | self.backed_up()
        lost = {one for one in before[1] - now_published if not prunes or one in kept}
        if lost:
            raise Broken(f"published wallpapers are gone: {sorted(lost)}")
        if outcome.code in (0, 1) and undisturbed and (self.tree / STAGING).exists():
            raise Broken("the folder of staged files is still there")
        if outcome.code == 0:
            exactly = broken(self.tree, exactly=True)
            for collection, wallpaper in sorted(there):
                for version in VERSIONS:
                    named = [(c, one["id"]) for c, one in wallpapers(self.tree, version)]
                    if (collection, wallpaper) not in named:
                        raise Broken(f"exit 0, and {version} does not name {collection}/{wallpaper}")
                wrong = [one for one in exactly if f" {collection}/{wallpaper}:" in one]
                if wrong:
                    raise Broken(f"exit 0, and {wrong}")

    def look_for_cache(self, outcome: watching.Outcome, may_fail: bool = False) -> None:
        """Notes a lost cache, after a failed call or damage by an edit. A killed build does not damage it."""
        if '"cache-unusable"' not in outcome.output:
            return
        if not may_fail and not self.edits.cache_was_lost:
            raise Broken("nobody has damaged the cache, but it cannot be used")
        self.edits.cache_was_lost = True

    def in_input(self) -> set[tuple[str, str]]:
        """Returns the wallpapers that must not be removed: all with a name in the input, whatever has that name, and
        all of a collection that is no longer a folder.
        """
        found = set()
        for folder in self.input.iterdir():
            if not folder.is_dir() or folder.is_symlink():
                found |= {(name, one["id"]) for name, one in wallpapers(self.tree, "v1") if name == folder.name}
                continue
            for path in folder.iterdir():
                suffix = max((one for one in ("", *SUFFIXES) if path.stem.endswith(one)), key=len)
                if path.suffix.lower() in (".png", ".jpg", ".jpeg"):
                    found.add((folder.name, path.stem.removesuffix(suffix)))
        return found

    def backups(self) -> list[Path]:
        return [path for path in self.input.glob("*/*") if path.name.endswith(BACKUPS)]

    def backed_up(self) -> set[tuple[str, str]]:
        """Returns the wallpapers with a backup of their master, which stay although nothing is built from it."""
        names = {(path.parent.name, re.sub(f"({'|'.join(BACKUPS)})$", "", path.name)) for path in self.backups()}
        suffix = f"({'|'.join(SUFFIXES)})$"
        return {(collection, re.sub(suffix, "", Path(name).stem)) for collection, name in names}

    def finish(self) -> None:
        """Removes the backups and everything that the build complains about, builds once more and compares."""
        for backup in self.backups():
            remove(backup)
        command = [self.program, "build", "--prune", "--format", "json", *DATE]
        for _ in range(12):
            self.add_anchor()
            outcome = watching.run(command, self.folder)
            self.look_for_cache(outcome)
            if outcome.code == 0:
                break
            self.steps.append(f"build -> {outcome.code} {outcome.errors.strip()[-200:]!r}")
            self.mend(outcome)
        else:
            raise Broken(f"the input cannot be mended: {outcome.errors}")
        clean = watching.run([*command, "--output", "Clean"], self.folder)
        if clean.code != 0:
            raise Broken(f"a build from nothing ended with {clean.code}: {clean.errors}")
        strays = None if self.edits.cache_was_lost else self.edits.replaced
        found = differences(self.tree, self.folder / "Clean", strays)
        if found or broken(self.tree, exactly=True):
            raise Broken(f"the tree is not that of a build from nothing: {found} {broken(self.tree, exactly=True)}")
        if json.loads(outcome.output)["wallpapers"] != json.loads(clean.output)["wallpapers"]:
            raise Broken("the report is not that of a build from nothing")
        plan = json.loads(watching.run([*command, "--dry-run"], self.folder).output)
        if again := [one["id"] for one in plan["wallpapers"] if one["build"]]:
            raise Broken(f"the next build would build again: {again}")

    def add_anchor(self) -> None:
        """Puts one master in its place: there is always something to build."""
        place = self.input / "a"
        if not place.is_dir() or place.is_symlink():
            remove(place)
            place.mkdir()
        (place / "anchor.png").write_bytes(png(30, 45, 3))

    def mend(self, outcome: watching.Outcome) -> None:
        """Removes everything that a build has complained about."""
        self.steps.append("mend")
        if outcome.code == 1:
            for one in json.loads(outcome.output)["failed"]:
                # A wallpaper with settings and without a master is reported with the path of its collection.
                listed = self.folder / one["path"] / "collection.yml"
                remove(listed if listed.is_file() else self.folder / one["path"])
        for path in (self.input / "wallpress.yml", *self.input.glob("*/collection.yml")):
            if str(path.relative_to(self.folder)) in outcome.errors:
                path.write_text(recipe() if path.name == "wallpress.yml" else "")
        for version in VERSIONS:
            if f"metadata/{version}" in outcome.errors:
                metadata_path(self.tree, version).unlink(missing_ok=True)


def jpegs_of(program: Path, folder: Path) -> list[bytes]:
    """Returns small JPEG files made by the program itself."""
    (folder / "Input/a").mkdir(parents=True)
    (folder / "Input/wallpress.yml").write_text(recipe(60))
    for number in range(4):
        (folder / f"Input/a/j{number}.png").write_bytes(png(60, 60, 60 * number))
    outcome = watching.run([program, "build", *DATE], folder)
    if outcome.code != 0:
        raise SystemExit(f"{program} cannot build: {outcome.errors}")
    return [path.read_bytes() for path in sorted((folder / "Output").glob("ios/*/*.jpg"))]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path, nargs="?", default=Path(".build/release/wallpress"))
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=int(os.environ.get("WALLPRESS_SEED", time.time())))
    parser.add_argument("--only", type=int)
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    work = Path(tempfile.mkdtemp(prefix="wallpress-histories-", dir=MEMORY))
    program = slim(options.program, work)
    jpegs = jpegs_of(program, work / "jpegs")
    start, failures = time.monotonic(), 0
    for number in range(options.count) if options.only is None else [options.only]:
        history = History(program, work / str(number), f"{options.seed}-{number}", jpegs)
        try:
            history.play()
        except Broken as error:
            failures += 1
            print(f"history {number}: {error}\n  " + "\n  ".join(history.steps), flush=True)
            print(f"  repeat: Tests/Faults/histories.py --seed {options.seed} --only {number}", flush=True)
        if options.only is not None:
            print("\n".join(history.steps), f"\nleft in {history.folder}")
            return min(failures, 1)
        shutil.rmtree(history.folder)
        if (number + 1) % 1000 == 0:
            print(f"{number + 1} histories, {failures} failures, {time.monotonic() - start:.0f} s", flush=True)
    shutil.rmtree(work)
    print(f"{options.count} histories in {time.monotonic() - start:.0f} s: {failures or 'no'} failures")
    return min(failures, 1)


if __name__ == "__main__":
    sys.exit(main())

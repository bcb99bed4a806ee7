"""The jobs of a build on several machines: a shard, and the merge that completes the tree."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

import watching
from jobs import Build
from trees import files


class Shards(Build):
    """The situation of `Build`, with the first of two shards built. Nothing is removed."""

    @property
    def build(self) -> list[str | Path]:
        return [word for word in super().build if word != "--prune"]

    @property
    def merge(self) -> list[str | Path]:
        return [self.program, "merge", "Output", "--format", "json"]

    def shard(self, number: int) -> list[str | Path]:
        return [*self.build, "--shard", f"{number}/2"]

    def gone(self) -> set[tuple[str, str]]:
        return set()

    def prepare(self) -> None:
        super().prepare()
        with tempfile.TemporaryDirectory(dir=self.template.parent) as folder:
            self.copy_to(Path(folder))
            self.succeed(self.build, Path(folder))
            self.whole = files(Path(folder) / self.place)
        self.older = files(self.template / self.place)
        self.succeed(self.shard(1), self.template)

    def changing(self) -> set[str]:
        """Returns the pictures of both shards: the merge writes the records of all."""
        return {path for path, data in self.older.items() if self.whole.get(path) != data}

    def succeed(self, command: list[str | Path], folder: Path) -> None:
        outcome = watching.run(command, folder)
        if outcome.code != 0:
            raise SystemExit(f"{command} ended with {outcome.code}: {outcome.errors}")
        for name in ("stdout", "stderr"):
            (folder / name).unlink()

    def completed(self, command: list[str | Path], folder: Path) -> list[str]:
        """Completes the tree, and compares it with the tree of one build."""
        outcome = watching.run(command, folder)
        if outcome.code != 0:
            return [f"{command[1]} ends with {outcome.code}: {outcome.errors[-400:]}"]
        return self.unlike_one_build(command, folder) + self.left(folder)

    def unlike_one_build(self, command: list[str | Path], folder: Path) -> list[str]:
        mine = files(folder / self.place)
        different = sorted(path for path in mine.keys() | self.whole.keys() if mine.get(path) != self.whole.get(path))
        return [f"after {command[1]}, {path} is not that of one build" for path in different]


class Shard(Shards):
    """The second shard, which is disturbed."""

    @property
    def command(self) -> list[str | Path]:
        return self.shard(2)

    def promises(self, folder: Path, done: bool) -> list[str]:
        """Checks the metadata, which has the records of older pictures until the merge."""
        return super().promises(folder, done=False)

    def judge(self, folder: Path, outcome: watching.Outcome) -> list[str]:
        found = super().judge(folder, outcome)
        if not self.claims_to_be_done(outcome):
            return found
        # Then it can be merged unchanged. The next run needs the original tree, and the merge runs in a copy.
        with tempfile.TemporaryDirectory(dir=self.template.parent) as copy:
            shutil.copytree(folder, copy, symlinks=True, dirs_exist_ok=True)
            return found + self.completed(self.merge, Path(copy))

    def again(self, folder: Path) -> list[str]:
        """Checks that the shard makes its result again, and the merge the tree of one build."""
        outcome = watching.run(self.command, folder)
        if outcome.code != 0:
            return [f"the next run ends with {outcome.code}: {outcome.errors[-400:]}"]
        if files(folder / self.place) != self.reference:
            return [f"the next run makes another tree: {self.compared(folder)}"]
        return self.completed(self.merge, folder)


class Merge(Shards):
    """The merge of two built shards, which is disturbed."""

    @property
    def command(self) -> list[str | Path]:
        return self.merge

    def prepare(self) -> None:
        super().prepare()
        self.succeed(self.shard(2), self.template)

    def again(self, folder: Path) -> list[str]:
        """Checks that the shards still exist or are merged. The next build then has nothing to do."""
        outcome = watching.run(self.merge, folder)
        is_merged = outcome.code == 2 and not any((folder / ".wallpress/Output.shards").glob("*.json"))
        if outcome.code != 0 and not is_merged:
            return [f"the next merge ends with {outcome.code}: {outcome.errors[-400:]}"]
        # A build would repair omissions of the merge.
        return self.unlike_one_build(self.merge, folder) or self.completed(self.build, folder)

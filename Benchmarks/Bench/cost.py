"""The cost of a command: wall time, CPU time and peak memory; and many such costs in a file."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median


@dataclass(frozen=True)
class Command:
    """A program, its arguments, and additions to its environment."""

    arguments: tuple[str, ...]
    environment: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(cls, *arguments: str | Path, **environment: str) -> Command:
        return cls(tuple(map(str, arguments)), tuple(environment.items()))


@dataclass(frozen=True)
class Cost:
    """Seconds of wall and of CPU time (user and system); peak of resident memory in bytes."""

    wall: float
    cpu: float
    peak: int


class CommandError(Exception):
    """A failed command, with the end of its error output."""


def measured(*commands: Command) -> Cost:
    """Runs commands one after another: times add up, peaks do not."""
    # Earlier commands' output is written to the disk before the next one is measured.
    os.sync()
    costs = [_cost(command) for command in commands]
    return Cost(
        wall=sum(each.wall for each in costs),
        cpu=sum(each.cpu for each in costs),
        peak=max(each.peak for each in costs),
    )


def _cost(command: Command) -> Cost:
    """Runs a command. If it prints JSON, those values replace the ones measured from outside.

    Linux counts into a child's peak the memory of its parent at the start. This program must therefore stay smaller
    than the measured ones: no imports of image libraries, no large files in memory.
    """
    with tempfile.TemporaryFile("w+") as output, tempfile.TemporaryFile("w+") as complaints:
        environment = {**os.environ, **dict(command.environment)}
        start = time.monotonic()
        process = subprocess.Popen(command.arguments, stdout=output, stderr=complaints, env=environment)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.monotonic() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            complaints.seek(0)
            raise CommandError(f"{' '.join(command.arguments)[:300]}\n{complaints.read()[-2000:]}")
        output.seek(0)
        printed = json.loads(output.read() or "{}")
    cpu, peak = usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024
    return Cost(**{"wall": wall, "cpu": cpu, "peak": peak, **printed})


@dataclass(frozen=True)
class Record:
    """One cost: of which measure, subject, recipe and contender."""

    measure: str
    subject: str
    recipe: str
    who: str
    wall: float
    cpu: float
    peak: int


@dataclass(frozen=True)
class Summary:
    """Medians of some costs, with the span and the largest peak."""

    runs: int
    wall: float
    least_wall: float
    most_wall: float
    cpu: float
    peak: float
    most_peak: int

    @classmethod
    def of(cls, records: Iterable[Record]) -> Summary:
        every = list(records)
        walls = [each.wall for each in every]
        return cls(
            runs=len(every),
            wall=median(walls),
            least_wall=min(walls),
            most_wall=max(walls),
            cpu=median(each.cpu for each in every),
            peak=median(each.peak for each in every),
            most_peak=max(each.peak for each in every),
        )


class Records:
    """All costs so far. They are also kept in a file, one line of JSON each: an interrupted run loses nothing."""

    def __init__(self, path: Path, keeping: bool = False) -> None:
        self._path = path
        if not keeping:
            path.write_text("")
        self._all = [Record(**json.loads(line)) for line in path.read_text().splitlines()]

    def add(self, measure: str, subject: str, recipe: str, who: str, cost: Cost) -> None:
        record = Record(measure, subject, recipe, who, **asdict(cost))
        self._all.append(record)
        with self._path.open("a") as file:
            file.write(json.dumps(asdict(record)) + "\n")
        print(
            f"{measure}: {subject}, {recipe}, {who}: {cost.wall:.2f} s, CPU {cost.cpu:.2f} s, {cost.peak / 1e6:.0f} MB",
            flush=True,
        )

    def summaries(self, measure: str) -> dict[tuple[str, str, str], Summary]:
        """Returns summaries by subject, recipe and contender, in the order of measuring."""
        groups: dict[tuple[str, str, str], list[Record]] = {}
        for each in self._all:
            if each.measure == measure:
                groups.setdefault((each.subject, each.recipe, each.who), []).append(each)
        return {key: Summary.of(records) for key, records in groups.items()}

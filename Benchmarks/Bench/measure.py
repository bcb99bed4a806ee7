"""What a command costs: wall time, CPU time and peak memory."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Command:
    """A program, its arguments, and what is added to the environment."""

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
    """A command that did not end well, with what it complained of."""


def cost(commands: Iterable[Command]) -> Cost:
    """Runs commands one after another: times add up, peaks do not."""
    costs = [_cost(command) for command in commands]
    return Cost(
        wall=sum(each.wall for each in costs),
        cpu=sum(each.cpu for each in costs),
        peak=max(each.peak for each in costs),
    )


def _cost(command: Command) -> Cost:
    """Runs a command. What it prints as JSON replaces what was seen from outside.

    Linux counts into a child's peak what its parent held when it was started, so this program must
    stay smaller than what it measures: no imports of image libraries, no large files in memory.
    """
    with tempfile.TemporaryFile("w+") as output, tempfile.TemporaryFile("w+") as complaints:
        environment: Mapping[str, str] = {**os.environ, **dict(command.environment)}
        start = time.monotonic()
        process = subprocess.Popen(
            command.arguments, stdout=output, stderr=complaints, env=environment
        )
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.monotonic() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            complaints.seek(0)
            raise CommandError(f"{' '.join(command.arguments)[:300]}\n{complaints.read()[-2000:]}")
        output.seek(0)
        printed = output.read()
    seen = Cost(wall=wall, cpu=usage.ru_utime + usage.ru_stime, peak=usage.ru_maxrss * 1024)
    return Cost(**{**seen.__dict__, **json.loads(printed or "{}")})

"""A case is one fault at one moment of one job. Classes of faults are generators of cases."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from jobs import Job


@dataclass
class Case:
    """`run` gets an empty folder and returns what does not hold. The name tells the case from all others."""

    name: str
    run: Callable[[Path], list[str]]


class Skipped(Exception):
    """The class of faults cannot be tried on this machine, and why. After its first case, it is a fault."""


@dataclass
class Setting:
    """What the classes of faults work with."""

    # The jobs by the names of their classes.
    jobs: dict[str, Job]
    # A folder in memory, and whether everything is tried or a part of it.
    work: Path
    full: bool


def needs_mounts(what: str, work: Path) -> None:
    """Skips a class of faults where nothing can be mounted, as in most containers."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        raise Skipped(f"{what} needs root on Linux")
    probe = work / "probe"
    probe.mkdir()
    try:
        mount("-t", "tmpfs", "tmpfs", probe)
        unmount(probe)
    finally:
        probe.rmdir()


def slim(program: Path, work: Path) -> Path:
    """A copy of a program in memory without its symbols. A build hashes the program, which took half of its time."""
    copy = work / program.name
    shutil.copy(program, copy)
    subprocess.run(["strip", copy], capture_output=True)
    return copy


def mount(*words: str | Path) -> None:
    """Runs mount, in a mount namespace of our own."""
    done = subprocess.run(["mount", *map(str, words)], capture_output=True, text=True)
    if done.returncode != 0:
        raise Skipped(f"cannot mount: {done.stderr.strip()}")


def unmount(folder: Path) -> None:
    subprocess.run(["umount", folder], check=True)

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
    """One fault. `run` gets an empty folder and returns the broken promises. The name is unique among all cases."""

    name: str
    run: Callable[[Path], list[str]]


class Skipped(Exception):
    """The reason why a class of faults cannot be tried on this machine. After its first case, it is a fault."""


@dataclass
class Setting:
    # The jobs by the names of their classes.
    jobs: dict[str, Job]
    # A folder in memory, and whether everything or only a part is tried.
    work: Path
    full: bool


def needs_mounts(what: str, work: Path) -> None:
    """Skips a class of faults if nothing can be mounted, as in most containers."""
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
    """Copies a program into memory without its symbols. A build hashes the program, which took half of its time."""
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

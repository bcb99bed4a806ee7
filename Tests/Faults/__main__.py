#!/usr/bin/env python3
"""Disturbs small builds in every way that a machine can, and checks the remains.

    Tests/Faults/__main__.py [PROGRAM] [--full] [--only TEXT]

After each fault: the metadata names no file that is missing or different, a good picture that was published is still
there, exit 0 means that the job is done, nothing crashes or hangs, and the next build makes the tree of a build that
nothing has disturbed. A fault is printed with the words for `--only` to repeat it.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import calls
import disks
import jobs
import previews
import shards
import surroundings
import watching
from cases import Case, Setting, Skipped, slim

CLASSES = {
    "killed at a call": calls.kills,
    "a call fails": calls.failures,
    "calls fail from one on": calls.bad_disks,
    "full disk": disks.full,
    "power cut": disks.power_cuts,
    "read-only": surroundings.read_only,
    "surroundings": surroundings.odd,
    "no /proc": surroundings.no_proc,
    "large masters": surroundings.large_masters,
}
MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def own_mounts() -> None:
    """Gives this process mounts of its own, which end with it."""
    if os.geteuid() == 0 and ctypes.CDLL(None).unshare(0x20000) == 0:
        subprocess.run(["mount", "--make-rprivate", "/"], capture_output=True)


def tried(case: Case, folder: Path) -> list[str]:
    folder.mkdir()
    try:
        return case.run(folder)
    except Skipped as error:
        return [str(error)]
    finally:
        shutil.rmtree(folder)


def attempt(name: str, cases: Iterator[Case], only: str, folder: Path) -> tuple[int, list[str], str]:
    """Tries the cases of a class. Returns their number, the broken promises, and the reason if it was skipped."""
    begun, count, found = False, 0, []
    try:
        for case in cases:
            begun = True
            if only not in f"{name}: {case.name}":
                continue
            count += 1
            if problems := tried(case, folder):
                found.append(f'  --only "{name}: {case.name}": ' + "; ".join(problems))
    except Skipped as error:
        if not begun:
            return 0, [], f"skipped: {error}"
        found.append(f"  {name}: {error}")
    return count, found, ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path, nargs="?", default=Path(".build/release/wallpress"))
    parser.add_argument("--full", action="store_true", help="try all cases, not every kind at some moments")
    parser.add_argument("--only", default="", help="try the cases whose names contain this")
    options = parser.parse_args()
    if not watching.IS_POSSIBLE:
        print("skipped: only Linux lets a process decide about the system calls of another one")
        return 0
    own_mounts()
    work = Path(tempfile.mkdtemp(prefix="wallpress-faults-", dir=MEMORY))
    program = slim(options.program, work)
    kinds = (
        jobs.Build,
        jobs.BuildWithFailure,
        jobs.FirstBuild,
        jobs.Fill,
        jobs.Init,
        jobs.Add,
        shards.Shard,
        shards.Merge,
        previews.Preview,
    )
    setting = Setting({kind.__name__: kind(program, work / "jobs") for kind in kinds}, work, options.full)
    print(f"{'fault':24} {'cases':>6} {'seconds':>8}  found", flush=True)
    tries, faults, skipped = 0, 0, []
    for name, cases in CLASSES.items():
        if ": " in options.only and not options.only.startswith(name + ": "):
            continue
        start = time.monotonic()
        count, found, reason = attempt(name, cases(setting), options.only, work / "case")
        print(f"{name:24} {count:6} {time.monotonic() - start:8.1f}  {len(found)} {reason}", flush=True)
        print("\n".join(found), end="\n" if found else "", flush=True)
        tries, faults, skipped = tries + count, faults + len(found), skipped + [name] * bool(reason)
    shutil.rmtree(work)
    if skipped:
        print(f"SKIPPED on this machine: {', '.join(skipped)}")
    if tries == 0:
        parser.error(f"no case was tried that has this in its name: {options.only}")
    return min(faults, 1)


if __name__ == "__main__":
    sys.exit(main())

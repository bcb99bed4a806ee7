"""Faults of real file systems: one that is too small, and ext4 after a loss of power."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import watching
from cases import Case, Setting, Skipped, mount, needs_mounts, unmount
from jobs import Job
from trees import files

PAGE = 4096
# Without the last option, ext4 syncs on behalf of programs that forget to, which our builds must do themselves.
KINDS = {"ordered": "loop,commit=600,noauto_da_alloc", "writeback": "loop,commit=600,noauto_da_alloc,data=writeback"}


def full(setting: Setting) -> Iterator[Case]:
    """Yields disks in memory with room for one page, or one file, more and more, until there is room for all."""
    needs_mounts("a small file system", setting.work)
    for name in ("Build", "FirstBuild", "Fill", "Init", "Shard", "Merge"):
        job = setting.jobs[name]
        paths = list(job.template.rglob("*"))
        pages = sum(-(-path.stat().st_size // PAGE) for path in paths if path.is_file())
        for more in range(0, 40, 1 if setting.full else 3):
            limits = {"size": (pages + more or 1) * PAGE, "nr_inodes": len(paths) + 2 + more}
            for limit, amount in limits.items():
                yield Case(f"{name} {limit} {amount}", small_disk(job, setting.work, limit, amount))


def small_disk(job: Job, work: Path, limit: str, amount: int):
    def run(folder: Path) -> list[str]:
        mount("-t", "tmpfs", "-o", f"{limit}={amount}", "tmpfs", folder)
        try:
            job.copy_to(folder)
            outcome = watching.run(job.command, folder, texts=work)
            problems = job.judge(folder, outcome)
            if (
                job.place == "Output"
                and outcome.code == 2
                and files(folder / job.place) != files(job.template / job.place)
            ):
                problems.append("the disk was full before anything was renamed, but the tree has changed")
            mount("-o", f"remount,{limit}={64 << 20}", folder)
            return problems + job.again(folder)
        finally:
            unmount(folder)

    return run


def power_cuts(setting: Setting) -> Iterator[Case]:
    """Yields the disk after a loss of power, once for each write that reaches it.

    Data that is not synced is not on the disk yet: the kernel would keep it for ten minutes. A build is held before
    each of its calls that write, and the disk is copied if it has changed. Each copy is then mounted, which replays its
    journal, and checked. Writes reordered by a drive are not simulated.
    """
    needs_mounts("a loop device", setting.work)
    for name in ("Build", "FirstBuild", "Fill", "Shard", "Merge"):
        job = setting.jobs[name]
        for kind, options in KINDS.items():
            if not setting.full and kind == "writeback" and name != "Build":
                continue
            images, finished = record(job, setting.work, options)
            for number, image in enumerate(images):
                is_last = number == len(images) - 1
                yield Case(f"{name} {kind} {number}", after_cut(job, setting.work, image, finished and is_last))


def record(job: Job, work: Path, options: str) -> tuple[list[bytes], bool]:
    """Returns all states of the disk during a build, and whether the build ended as it should."""
    image, folder = work / "disk.img", work / "disk"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    with open(image, "wb") as file:
        file.truncate(4 << 20)
    if subprocess.run(["mkfs.ext4", "-q", "-b", "1024", "-N", "256", image], capture_output=True).returncode != 0:
        raise Skipped("mkfs.ext4 is not there or fails")
    mount("-o", options, image, folder)
    try:
        job.copy_to(folder)
        os.sync()
        images = [image.read_bytes()]

        def look(call: watching.Call | None) -> None:
            if call is None or call.writes:
                now = image.read_bytes()
                if now != images[-1]:
                    images.append(now)

        outcome = watching.run(job.command, folder, look, texts=work)
        look(None)
    finally:
        unmount(folder)
    return images, outcome.code == job.code


def after_cut(job: Job, work: Path, image: bytes, finished: bool):
    def run(folder: Path) -> list[str]:
        copy = work / "cut.img"
        copy.write_bytes(image)
        mount("-o", "loop", copy, folder)
        try:
            problems = job.promises(folder, done=finished)
            if files(folder / "Input") != files(job.template / "Input"):
                problems.append("the input has changed")
            if finished:
                mine = files(folder / job.place)
                problems += [f"{path} was not synced" for path, data in job.reference.items() if mine.get(path) != data]
            return problems + job.again(folder)
        finally:
            unmount(folder)

    return run

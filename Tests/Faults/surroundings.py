"""Faults of the machine around a build: something is read-only, missing, closed or scarce."""

from __future__ import annotations

import ctypes
import os
import resource
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import watching
from cases import Case, Setting, mount, needs_mounts, unmount
from jobs import Job
from masters import plain


def read_only(setting: Setting) -> Iterator[Case]:
    """Mounts folders read-only, which stops root too."""
    needs_mounts("a mount for reading only", setting.work)
    for name in ("Build", "BuildWithFailure", "Fill"):
        for place in ("Output", "Input", ".wallpress", "."):
            if (setting.jobs[name].template / place).exists():
                yield Case(f"{name} {place}", on_read_only(setting.jobs[name], place, setting.work))


def on_read_only(job: Job, place: str, work: Path):
    def run(folder: Path) -> list[str]:
        job.copy_to(folder)
        mount("--bind", folder / place, folder / place)
        try:
            mount("-o", "remount,bind,ro", folder / place)
            outcome = watching.run(job.command, folder / ".", texts=work)
        finally:
            unmount(folder / place)
        problems = job.judge(folder, outcome)
        if place in ("Input", ".wallpress") and not job.claims_to_be_done(outcome):
            problems.append(f"nothing has to be written there, but it ended with {outcome.code}: {outcome.errors}")
        return problems + job.again(folder)

    return run


def odd(setting: Setting) -> Iterator[Case]:
    """Combines each way with every job. If the second value is true, there is enough of everything, and the job must be
    done.
    """
    ways: dict[str, tuple[Callable[[], None], bool]] = {
        "32 file handles": (limit(resource.RLIMIT_NOFILE, 32), True),
        "150 MB of address space": (address_space(150), True),
        "stdin closed": (lambda: os.close(0), True),
        "stdout closed": (lambda: os.close(1), False),
        "stderr closed": (lambda: os.close(2), False),
        "all closed": (lambda: os.closerange(0, 3), False),
        "nobody reads": (unread, False),
        "stdout full": (lambda: os.dup2(os.open("/dev/full", os.O_WRONLY), 1), False),
        "stderr full": (lambda: os.dup2(os.open("/dev/full", os.O_WRONLY), 2), False),
    }
    for count in (4, 8, 31):
        ways[f"{count} file handles"] = (limit(resource.RLIMIT_NOFILE, count), False)
    for size in (130, 140):
        ways[f"{size} MB of address space"] = (address_space(size), False)
    for size in (0, 100, 500, 1000, 2000, 4000):
        ways[f"files of {size} bytes"] = (limit(resource.RLIMIT_FSIZE, size), False)
    for what, (prepare, is_enough) in ways.items():
        for name, job in setting.jobs.items():
            yield Case(f"{name} {what}", surrounded(job, prepare, is_enough, setting.work))


def no_proc(setting: Setting) -> Iterator[Case]:
    """Hides /proc, which jails often lack."""
    needs_mounts("a folder in the place of /proc", setting.work)
    for name, job in setting.jobs.items():
        yield Case(name, surrounded(job, without_proc, False, setting.work))


def large_masters(setting: Setting) -> Iterator[Case]:
    """Builds three masters of one wallpaper, each taking 210 MB when decoded, with room for one."""

    def run(folder: Path) -> list[str]:
        (folder / "Input/a").mkdir(parents=True)
        for number, name in enumerate(("w", "w_ls", "w_pad"), 1):
            (folder / f"Input/a/{name}.png").write_bytes(plain(8400, 40 * number))
        command = [setting.jobs["Build"].program, "build", "--jobs", "2"]
        outcome = watching.run(command, folder, prepare=address_space(600), texts=setting.work)
        return (
            [] if outcome.code == 0 else [f"there is enough memory, but it ended with {outcome.code}: {outcome.errors}"]
        )

    yield Case("three of 70 megapixels", run)


def surrounded(job: Job, prepare: Callable[[], None], is_enough: bool, work: Path):
    def run(folder: Path) -> list[str]:
        job.copy_to(folder)
        outcome = watching.run(job.command, folder, seconds=90, prepare=prepare, texts=work)
        if prepare is unread and outcome.code == -signal.SIGPIPE:
            outcome.code = -signal.SIGKILL  # Usual without a reader. The remains must still be valid.
        problems = job.judge(folder, outcome)
        if is_enough and not job.claims_to_be_done(outcome):
            problems.append(f"there is enough of everything, but it ended with {outcome.code}: {outcome.errors}")
        return problems + job.again(folder)

    return run


def limit(what: int, amount: int) -> Callable[[], None]:
    return lambda: resource.setrlimit(what, (amount, amount))


def address_space(megabytes: int) -> Callable[[], None]:
    """Limits the address space, and the cores to two: each core needs some of it."""

    def prepare() -> None:
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:2])
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))

    return prepare


def unread() -> None:
    """Connects standard output and error to a pipe whose reader has ended."""
    reader, writer = os.pipe()
    os.close(reader)
    os.dup2(writer, 1)
    os.dup2(writer, 2)


def without_proc() -> None:
    libc = ctypes.CDLL(None)
    if libc.unshare(0x20000) != 0 or libc.mount(b"none", b"/proc", b"tmpfs", 0, None) != 0:
        os._exit(126)

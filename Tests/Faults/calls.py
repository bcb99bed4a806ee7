"""Faults at single system calls. Which calls there are is found by watching the job once."""

from __future__ import annotations

import errno
from typing import Iterator

from cases import Case, Setting
from jobs import Job
from watching import KILL, SHORT, Call

WRITING = ("write", "pwrite64", "writev")
READING = ("read", "pread64", "readv")
OPENING = ("open", "openat", "openat2")


def errors(call: Call) -> list[int]:
    """What may happen to a call: the errors that its kind has on real disks."""
    if call.name in READING:
        return [errno.EIO, errno.EINTR, SHORT]
    if call.name in WRITING:
        return [errno.ENOSPC, errno.EIO, errno.EINTR, errno.EDQUOT, SHORT]
    if call.name in OPENING:
        found = [errno.EIO, errno.EACCES, errno.EMFILE, errno.ENOMEM, errno.EINTR]
        return found + [errno.ENOSPC, errno.EROFS] if call.writes else found
    if call.writes:
        return [errno.EIO, errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EINTR]
    return [errno.EIO, errno.EACCES, errno.ENOMEM]


def told(code: int) -> str:
    return "half" if code == SHORT else errno.errorcode[code]


def is_tried(call: Call) -> bool:
    """Whether a terminal is asked for its width or a lock is looked at matters little."""
    return call.name not in ("ioctl", "lseek") and not call.path.startswith("stderr")


def kills(setting: Setting) -> Iterator[Case]:
    """SIGKILL at every call that may change the disk, before it has done anything."""
    for name in ("BuildWithFailure", "FirstBuild", "Fill", "Init"):
        job = setting.jobs[name]
        for call in job.calls:
            if call.writes and not call.path.startswith("std"):
                yield Case(f"{name} {call.number} {call.name}", at(job, call.number, KILL))


def failures(setting: Setting) -> Iterator[Case]:
    """One call fails. The full set tries every call with all errors that it may have; the other one tries the first and
    the last call of each kind on each file, with one of its errors."""
    for name in ("Build", "FirstBuild", "BuildWithFailure", "Fill", "Init"):
        job = setting.jobs[name]
        tried = [call for call in job.calls if is_tried(call)]
        ends = {(call.name, call.path): call.number for call in tried}
        if name == "Build":
            ends |= {("first", call.name, call.path): call.number for call in reversed(tried)}
        chosen = set(ends.values())
        for call in tried:
            codes = errors(call)
            if not setting.full:
                codes = [codes[call.number % len(codes)]] if call.number in chosen else []
            for code in codes:
                yield Case(f"{name} {call.number} {call.name} {told(code)}", at(job, call.number, code))


def bad_disks(setting: Setting) -> Iterator[Case]:
    """From one call on the disk is read-only, or full, or broken."""
    for name in ("Build", "Fill", "Init"):
        job = setting.jobs[name]
        for index, call in enumerate(call for call in job.calls if call.writes and is_tried(call)):
            for code in (errno.EROFS, errno.EIO, errno.ENOSPC):
                if setting.every(6, index + code):
                    yield Case(f"{name} {call.number} {told(code)}", since(job, call.number, code))
    for name in ("Build", "Fill"):
        job = setting.jobs[name]
        for kind in sorted({call.name for call in job.calls if is_tried(call)}):
            for code in sorted({code for call in job.calls if call.name == kind for code in errors(call)}):
                if code != errno.EINTR:
                    yield Case(f"{name} all {kind} {told(code)}", always(job, kind, code))


def at(job: Job, number: int, code: int):
    return lambda folder: job.disturb(
        folder, lambda call: code if call.number == number else None, why=max(code, 0))


def since(job: Job, number: int, code: int):
    return lambda folder: job.disturb(
        folder, lambda call: code if call.number >= number and call.writes and is_tried(call) else None)


def always(job: Job, kind: str, code: int):
    """All calls with this name fail, on files below the folder of the case."""
    return lambda folder: job.disturb(folder, lambda call: code if call.name == kind and is_tried(call) else None)

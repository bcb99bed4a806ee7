"""Faults at single system calls. The calls are found by watching the job once."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterator

from cases import Case, Setting
from jobs import Job
from systemcalls import HALF, KILL, Call


def told(code: int) -> str:
    return "half" if code == HALF else errno.errorcode[code]


def kills(setting: Setting) -> Iterator[Case]:
    """Yields SIGKILL at every call that may change the disk, before its effect."""
    for name in ("BuildWithFailure", "FirstBuild", "Fill", "Init", "Add", "Shard", "Merge", "Preview"):
        for call in setting.jobs[name].calls:
            if call.writes and not call.path.startswith("std"):
                yield Case(f"{name} {call.number} {call.name}", fault(setting.jobs[name], at(call), KILL))


def failures(setting: Setting) -> Iterator[Case]:
    """Makes one call fail. The full set tries every call with all its possible errors; the other one tries the first
    and the last call of each kind on each file, with one of its errors.
    """
    for name in ("Build", "FirstBuild", "BuildWithFailure", "Fill", "Init", "Add", "Shard", "Merge", "Preview"):
        tried = [call for call in setting.jobs[name].calls if call.matters]
        chosen = {(call.name, call.path): call.number for call in tried}
        if name == "Build":
            chosen |= {(call.name, call.path, "first"): call.number for call in reversed(tried)}
        for call in tried:
            codes = call.errors
            if not setting.full:
                codes = [codes[call.number % len(codes)]] if call.number in chosen.values() else []
            for code in codes:
                yield Case(
                    f"{name} {call.number} {call.name} {told(code)}",
                    fault(setting.jobs[name], at(call), code, why=max(code, 0)),
                )


def bad_disks(setting: Setting) -> Iterator[Case]:
    """Makes the disk read-only, full or broken from one call on; or makes all calls with one name fail."""
    for name in ("Build", "Fill", "Init", "Add", "Shard", "Merge"):
        job = setting.jobs[name]
        for index, call in enumerate(call for call in job.calls if call.writes and call.matters):
            for code in (errno.EROFS, errno.EIO, errno.ENOSPC):
                if setting.full or (index + code) % 6 == 0:
                    yield Case(f"{name} {call.number} {told(code)}", fault(job, since(call), code))
        errors = {(call.name, code) for call in job.calls if call.matters for code in call.errors}
        for kind, code in sorted(errors):
            # A call that is always interrupted would be repeated without end.
            if code != errno.EINTR:
                yield Case(f"{name} all {kind} {told(code)}", fault(job, named(kind), code))


def fault(job: Job, hits: Callable[[Call], bool], code: int, why: int = 0):
    return lambda folder: job.disturb(folder, hits, code, why)


def at(one: Call) -> Callable[[Call], bool]:
    return lambda call: (call.name, call.path, call.turn) == (one.name, one.path, one.turn)


def since(first: Call) -> Callable[[Call], bool]:
    return lambda call: call.number >= first.number and call.writes and call.matters


def named(kind: str) -> Callable[[Call], bool]:
    return lambda call: call.name == kind and call.matters

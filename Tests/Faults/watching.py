"""Runs a program and stops it at each of its system calls on files, to kill it there or to make the call fail.

The kernel asks this process about each call (seccomp user notifications; Linux only, no rights needed). Unlike strace,
it counts the calls of all threads together: "the 70th call" is one moment of the build.
"""

from __future__ import annotations

import ctypes
import fcntl
import functools
import os
import re
import select
import signal
import socket
import struct
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from systemcalls import HALF, KILL, ON_PATHS, QUIET, Call, names, numbers

IS_POSSIBLE = sys.platform.startswith("linux")
Decide = Callable[[Call], "int | None"]
Prepare = Callable[[], object]
libc = ctypes.CDLL(None, use_errno=True)


@dataclass
class Outcome:
    """The end of a program. The code is negative if a signal killed it, and None if it did not end in time."""

    code: int | None
    output: str
    errors: str
    calls: list[Call] = field(default_factory=list)

    @property
    def killed(self) -> bool:
        return self.code == -signal.SIGKILL


def run(
    command: list[str | Path],
    folder: Path,
    decide: Decide | None = None,
    seconds: float = 60,
    prepare: Prepare | None = None,
    texts: Path | None = None,
) -> Outcome:
    """Runs a program in a folder.

    `decide` is called for each call on a file below the folder. It returns None to let the call happen, the number of
    an error, KILL or HALF. `prepare` runs in the new process. The output of the program goes to files in `texts`, or in
    the folder.
    """
    calls: list[Call] = []
    texts = texts or folder
    words = [str(word) for word in command]
    with open(texts / "stdout", "w+b") as output, open(texts / "stderr", "w+b") as errors:
        if decide:
            watched = Watched(words, folder, output.fileno(), errors.fileno(), prepare)
            code, calls = watched.run(decide, seconds)
        else:
            process = subprocess.Popen(
                words, cwd=folder, stdin=subprocess.DEVNULL, stdout=output, stderr=errors, preexec_fn=prepare
            )
            code = ended(process, seconds)
        output.seek(0), errors.seek(0)
        said, complained = (file.read().decode(errors="replace") for file in (output, errors))
    return Outcome(code, said, complained, calls)


def ended(process: subprocess.Popen, seconds: float) -> int | None:
    """Waits for a program, and kills it if it does not end in time."""
    if IS_POSSIBLE:  # Python itself would poll, with pauses.
        handle = os.pidfd_open(process.pid)
        select.select([handle], [], [], seconds)
        os.close(handle)
        seconds = 0
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        return None


@functools.cache
def rules() -> ctypes.Array:
    """Returns the program of a filter that passes quiet calls and asks about all others."""
    load, jump, end, allow, ask = 0x20, 0x15, 0x06, 0x7FFF0000, 0x7FC00000
    lines = [(load, 0, 0, 0)]
    for number in (numbers()[name] for name in QUIET if name in numbers()):
        lines += [(jump, 0, 1, number), (end, 0, 0, allow)]
    return ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *line) for line in [*lines, (end, 0, 0, ask)]))


class Watched:
    """A program that runs with the filter."""

    RECEIVE, SEND, IN_TURN = 0xC0502100, 0xC0182101, 0x40082104

    def __init__(self, command: list[str], folder: Path, output: int, errors: int, prepare: Prepare | None):
        self.folder = os.path.realpath(folder)
        self.turns: Counter[tuple[str, str]] = Counter()
        lines = rules()
        program = struct.pack("HxxxxxxQ", (len(lines) - 1) // 8, ctypes.addressof(lines))
        mine, its = socket.socketpair()
        self.process = os.fork()
        if self.process == 0:
            try:
                os.chdir(folder)
                os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
                os.dup2(output, 1)
                os.dup2(errors, 2)
                if prepare:
                    prepare()
                libc.prctl(38, 1, 0, 0, 0)  # No new privileges: then any user may install a filter.
                listener = libc.syscall(numbers()["seccomp"], 1, 8, program)
                socket.send_fds(its, [b"."], [listener])
                os.execv(command[0], command)
            finally:
                os._exit(126)
        its.close()
        self.listener = socket.recv_fds(mine, 1, 1)[1][0]
        mine.close()
        fcntl.ioctl(self.listener, self.IN_TURN, 1)

    def run(self, decide: Decide, seconds: float) -> tuple[int | None, list[Call]]:
        """Answers until the program ends. Returns its code, which is None if it had to be stopped, and its calls."""
        calls: list[Call] = []
        poll = select.poll()
        poll.register(self.listener, select.POLLIN)
        end = time.monotonic() + seconds
        while events := poll.poll(max(0, 1000 * (end - time.monotonic()))):
            if not events[0][1] & select.POLLIN:
                break
            try:
                self.answer(calls, decide)
            except OSError:
                pass  # The calling thread is gone.
        else:
            os.kill(self.process, signal.SIGKILL)
        os.close(self.listener)
        code = os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])
        return code if events else None, calls

    def answer(self, calls: list[Call], decide: Decide) -> None:
        message = bytearray(80)
        fcntl.ioctl(self.listener, self.RECEIVE, message)
        identifier, thread, _, number, _, _, *arguments = struct.unpack("QIIiIQ6Q", message)
        name, decision, value = names().get(number, str(number)), None, 0
        if path := self.path(thread, name, arguments):
            self.turns[name, path] += 1
            flags = arguments[1 if name == "open" else 2]
            calls.append(Call(len(calls) + 1, name, path, flags, self.turns[name, path]))
            decision = decide(calls[-1])
        if decision == KILL:
            os.kill(self.process, signal.SIGKILL)
            return
        if decision == HALF:
            try:
                value, decision = self.half(thread, name, arguments), 0
            except OSError as error:
                decision = error.errno
        goes_on = 1 if decision is None else 0
        fcntl.ioctl(self.listener, self.SEND, struct.pack("QqiI", identifier, value, -(decision or 0), goes_on))

    def path(self, thread: int, name: str, arguments: list[int]) -> str | None:
        """Returns the path that a call affects, relative to the folder; None if it is outside."""

        def place(descriptor: int) -> str:
            descriptor = ctypes.c_int32(descriptor).value
            return os.readlink(f"/proc/{thread}/" + ("cwd" if descriptor == -100 else f"fd/{descriptor}"))

        try:
            if name in ON_PATHS:
                path = self.text(thread, arguments[0])
            elif name in ("renameat", "renameat2", "linkat"):
                path = os.path.join(place(arguments[2]), self.text(thread, arguments[3]))
            elif (name.endswith("at") and name != "fstat") or name in ("statx", "openat2", "faccessat2", "fchmodat2"):
                path = os.path.join(place(arguments[0]), self.text(thread, arguments[1]))
            else:
                path = place(arguments[0])
        except OSError:
            return None
        path = os.path.normpath(os.path.join(self.folder, path))
        if ":" in path or not (path + "/").startswith(self.folder + "/"):
            return None  # Outside, or a pipe, a socket or an event.
        return re.sub(r"\b[0-9a-f]{10,32}$", "*", os.path.relpath(path, self.folder))

    def text(self, thread: int, address: int) -> str:
        """Returns the text at an address of the program."""
        if address == 0:
            return ""
        with open(f"/proc/{thread}/mem", "rb", buffering=0) as memory:
            text = os.pread(memory.fileno(), 4096 - address % 4096, address)
            if b"\0" not in text:
                text += os.pread(memory.fileno(), 4096, address + len(text))
        return os.fsdecode(text.split(b"\0")[0])

    def half(self, thread: int, name: str, arguments: list[int]) -> int:
        """Reads or writes half of the bytes on behalf of the program. Returns their number."""
        address, count = arguments[1], max(1, min(arguments[2], 1 << 20) // 2)
        process = os.pidfd_open(self.process)
        file = libc.syscall(numbers()["pidfd_getfd"], process, ctypes.c_int(ctypes.c_int32(arguments[0]).value), 0)
        memory = os.open(f"/proc/{thread}/mem", os.O_RDWR)
        try:
            if name == "write":
                return os.write(file, os.pread(memory, count, address))
            data = os.pread(file, count, arguments[3]) if name == "pread64" else os.read(file, count)
            return os.pwrite(memory, data, address) if data else 0
        finally:
            for descriptor in (process, file, memory):
                os.close(descriptor)

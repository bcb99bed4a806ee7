"""Runs a program and stops it at each of its system calls on files, to kill it there or to let the call fail.

The kernel asks this process what to do with each call (seccomp user notifications; Linux only, no rights needed). Unlike
strace, it counts the calls of all threads together, so "the 70th call" is one moment of the build.
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
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable

# Calls that touch no file: memory, threads, signals, clocks, events. The kernel does not ask about them. Every other
# call is watched, also one that nobody has thought of. A call to close cannot fail on Linux in a way that programs can
# do something about.
QUIET = """
    mmap munmap mprotect mremap madvise brk futex clone clone3 set_robust_list rseq set_tid_address gettid getpid getppid
    rt_sigaction rt_sigprocmask rt_sigreturn sigaltstack tgkill exit exit_group wait4 waitid restart_syscall
    sched_yield sched_getaffinity sched_setaffinity sched_getparam sched_getscheduler setpriority getpriority
    clock_gettime clock_nanosleep nanosleep gettimeofday time timerfd_create timerfd_settime
    epoll_create1 epoll_ctl epoll_wait epoll_pwait poll ppoll eventfd2 signalfd4 pipe2
    prctl arch_prctl prlimit64 getrandom getuid geteuid getgid getegid uname sysinfo getcwd umask membarrier
    sendmsg execve close dup dup3
    """.split()

PATH_CALLS = set(
    "open creat stat lstat access mkdir rmdir unlink readlink chmod chown truncate statfs rename link symlink".split()
)
IS_POSSIBLE = sys.platform.startswith("linux")
KILL = -1
SHORT = -2


@dataclass
class Call:
    """A system call on a file of the watched folder. Numbers count from 1 in one run."""

    number: int
    name: str
    path: str
    flags: int

    @property
    def writes(self) -> bool:
        """Whether the call may change the disk. What is not known to read only counts as writing."""
        if self.name in ("open", "openat"):
            return bool(self.flags & (os.O_CREAT | os.O_TRUNC | os.O_WRONLY | os.O_RDWR))
        return self.name not in READS

    def __str__(self) -> str:
        return f"{self.name} {self.path}"


READS = set(
    "read pread64 readv getdents64 stat lstat fstat newfstatat statx access faccessat faccessat2 readlink readlinkat"
    " lseek ioctl fcntl flock statfs fstatfs getxattr fadvise64".split()
)


@dataclass
class Outcome:
    """How a program ended. The code is negative if a signal killed it, and None if it did not end in time."""

    code: int | None
    output: str
    errors: str
    calls: list[Call] = field(default_factory=list)

    @property
    def killed(self) -> bool:
        return self.code == -signal.SIGKILL


@functools.cache
def numbers() -> dict[str, int]:
    """The numbers of all system calls on this machine, by name."""
    macros = subprocess.run(
        ["cc", "-dM", "-E", "-include", "sys/syscall.h", "-"], stdin=subprocess.DEVNULL, capture_output=True, text=True,
        check=True,
    ).stdout
    return {name: int(number) for name, number in re.findall(r"^#define __NR_(\w+) (\d+)$", macros, re.M)}


@functools.cache
def names() -> dict[int, str]:
    return {number: name for name, number in numbers().items()}


libc = ctypes.CDLL(None, use_errno=True)


@functools.cache
def program_of_filter() -> ctypes.Array:
    """A filter that lets quiet calls pass and asks about all others."""
    load, jump, end = 0x20, 0x15, 0x06
    lines = [(load, 0, 0, 0)]
    for name in QUIET:
        if name in numbers():
            lines += [(jump, 0, 1, numbers()[name]), (end, 0, 0, 0x7FFF0000)]
    lines.append((end, 0, 0, 0x7FC00000))
    return ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *line) for line in lines))


def install_filter() -> int:
    """Asks the parent about all further calls of this process. Returns the descriptor to answer on."""
    lines = program_of_filter()
    program = struct.pack("HxxxxxxQ", (len(lines) - 1) // 8, ctypes.addressof(lines))
    libc.prctl(38, 1, 0, 0, 0)
    return libc.syscall(numbers()["seccomp"], 1, 8, program)


class Watched:
    """A program that runs with a filter."""

    RECEIVE, SEND, QUICK = 0xC0502100, 0xC0182101, 0x40082104

    def __init__(self, command: list[str], folder: Path, output: int, errors: int, prepare: Callable[[], None]):
        self.folder = os.path.realpath(folder)
        numbers(), program_of_filter()
        mine, its = socket.socketpair()
        self.process = os.fork()
        if self.process == 0:
            try:
                os.chdir(folder)
                os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
                os.dup2(output, 1)
                os.dup2(errors, 2)
                prepare()
                listener = install_filter()
                socket.send_fds(its, [b"."], [listener])
                os.execv(command[0], command)
            finally:
                os._exit(126)
        its.close()
        _, found, _, _ = socket.recv_fds(mine, 1, 1)
        mine.close()
        self.listener = found[0]
        fcntl.ioctl(self.listener, self.QUICK, 1)

    def run(self, decide: Callable[[Call], int | None], seconds: float) -> tuple[int | None, list[Call]]:
        """Asks `decide` about each call on a file below the folder. It returns None to let the call happen, a number of
        an error, KILL, or SHORT to read or write only half of what was asked for."""
        calls: list[Call] = []
        poll = select.poll()
        poll.register(self.listener, select.POLLIN)
        end = time.monotonic() + seconds
        while True:
            events = poll.poll(max(0, 1000 * (end - time.monotonic())))
            if not events:
                os.kill(self.process, signal.SIGKILL)
                os.waitpid(self.process, 0)
                os.close(self.listener)
                return None, calls
            if not events[0][1] & select.POLLIN:
                break
            message = bytearray(80)
            try:
                fcntl.ioctl(self.listener, self.RECEIVE, message)
            except OSError:
                continue
            identifier, thread, _, number, _, _, *arguments = struct.unpack("QIIiIQ6Q", message)
            path = self.path(thread, names().get(number, str(number)), arguments)
            decision, value = None, 0
            if path is not None:
                call = Call(len(calls) + 1, names().get(number, str(number)), path, arguments[2])
                if call.name == "open":
                    call.flags = arguments[1]
                calls.append(call)
                decision = decide(call)
            if decision == KILL:
                os.kill(self.process, signal.SIGKILL)
                continue
            if decision == SHORT:
                try:
                    value, decision = self.half(thread, call.name, arguments), 0
                except OSError as error:
                    decision = error.errno
            answer = struct.pack(
                "QqiI", identifier, value, -(decision or 0), 1 if decision is None else 0)
            try:
                fcntl.ioctl(self.listener, self.SEND, answer)
            except OSError:
                pass  # The thread is gone.
        os.close(self.listener)
        _, status = os.waitpid(self.process, 0)
        return os.waitstatus_to_exitcode(status), calls

    def path(self, thread: int, name: str, arguments: list[int]) -> str | None:
        """The path that a call is about, relative to the folder; nil if it lies outside."""
        if name in PATH_CALLS:
            path = self.text(thread, arguments[0])
        elif name in ("renameat", "renameat2", "linkat"):
            path = os.path.join(self.place(thread, arguments[2]), self.text(thread, arguments[3]))
        elif name.endswith("at") and name != "fstat" or name in ("statx", "openat2", "faccessat2", "fchmodat2"):
            path = os.path.join(self.place(thread, arguments[0]), self.text(thread, arguments[1]))
        else:
            path = self.place(thread, arguments[0])
        if ":" in path:
            return None  # A pipe, a socket or an event.
        path = os.path.normpath(os.path.join(self.folder, path))
        if path != self.folder and not path.startswith(self.folder + "/"):
            return None
        return re.sub(r"\b[0-9a-f]{10,16}$", "*", os.path.relpath(path, self.folder))

    def place(self, thread: int, descriptor: int) -> str:
        descriptor = ctypes.c_int32(descriptor).value
        try:
            return os.readlink(f"/proc/{thread}/" + ("cwd" if descriptor == -100 else f"fd/{descriptor}"))
        except OSError:
            return "/none"

    def text(self, thread: int, address: int) -> str:
        if address == 0:
            return ""
        try:
            with open(f"/proc/{thread}/mem", "rb", buffering=0) as memory:
                text = os.pread(memory.fileno(), 4096 - address % 4096, address)
                if b"\0" not in text:
                    text += os.pread(memory.fileno(), 4096, address + len(text))
        except OSError:
            return "/none"
        return os.fsdecode(text.split(b"\0")[0])

    def half(self, thread: int, name: str, arguments: list[int]) -> int:
        """Reads or writes half of the bytes in the place of the program. Returns their number."""
        number, address, count = arguments[:3]
        count = max(1, min(count, 1 << 20) // 2)
        process = os.pidfd_open(self.process)
        file = libc.syscall(numbers()["pidfd_getfd"], process, ctypes.c_int(ctypes.c_int32(number).value), 0)
        memory = os.open(f"/proc/{thread}/mem", os.O_RDWR)
        try:
            if name in ("write", "pwrite64"):
                return os.write(file, os.pread(memory, count, address))
            data = os.pread(file, count, arguments[3]) if name == "pread64" else os.read(file, count)
            return os.pwrite(memory, data, address) if data else 0
        finally:
            for descriptor in (process, file, memory):
                os.close(descriptor)


def nothing(*_: object) -> None:
    return None


def ended(process: subprocess.Popen, seconds: float) -> int | None:
    """Waits for a program, and kills it if it does not end in time."""
    if IS_POSSIBLE:  # Python itself would look again and again, with pauses.
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


def run(
    command: list[str | Path], folder: Path, decide: Callable[[Call], int | None] | None = None, seconds: float = 20,
    prepare: Callable[[], None] | None = None, texts: Path | None = None,
) -> Outcome:
    """Runs a program in a folder; `decide` may kill it or let calls fail, and `prepare` runs in the new process. What it
    prints goes to files in `texts`, or else in the folder."""
    calls: list[Call] = []
    words = [str(word) for word in command]
    texts = texts or folder
    with open(texts / "stdout", "w+b") as output, open(texts / "stderr", "w+b") as errors:
        if decide is None:
            process = subprocess.Popen(
                words, cwd=folder, stdin=subprocess.DEVNULL, stdout=output, stderr=errors, preexec_fn=prepare)
            code = ended(process, seconds)
        else:
            watched = Watched(words, folder, output.fileno(), errors.fileno(), prepare or nothing)
            code, calls = watched.run(decide, seconds)
        output.seek(0), errors.seek(0)
        said, complained = (file.read().decode(errors="replace") for file in (output, errors))
    return Outcome(code, said, complained, calls)

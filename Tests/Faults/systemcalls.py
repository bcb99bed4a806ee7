"""The system calls, and the files they affect."""

from __future__ import annotations

import errno
import functools
import os
import re
import subprocess
from dataclasses import dataclass

# Calls that touch no file: memory, threads, signals, clocks, events. The kernel does not report them. Every other call
# is watched, even an unforeseen one. Programs cannot handle a failing call to close.
QUIET = """
    mmap munmap mprotect mremap madvise brk futex clone clone3 set_robust_list rseq set_tid_address gettid getpid getppid
    rt_sigaction rt_sigprocmask rt_sigreturn sigaltstack tgkill exit exit_group wait4 waitid restart_syscall
    sched_yield sched_getaffinity sched_setaffinity sched_getparam sched_getscheduler setpriority getpriority
    clock_gettime clock_nanosleep nanosleep gettimeofday time timerfd_create timerfd_settime
    epoll_create1 epoll_ctl epoll_wait epoll_pwait poll ppoll eventfd2 signalfd4 pipe2
    prctl arch_prctl prlimit64 getrandom getuid geteuid getgid getegid uname sysinfo getcwd umask membarrier
    sendmsg execve close dup dup3
    """.split()
# Calls whose first argument is a path, and calls that only read.
ON_PATHS = (
    "open creat stat lstat access mkdir rmdir unlink readlink chmod chown truncate statfs rename link symlink".split()
)
LOOKING = """
    read pread64 readv getdents64 stat lstat fstat newfstatat statx access faccessat faccessat2 readlink readlinkat lseek
    ioctl fcntl flock statfs fstatfs getxattr fadvise64
    """.split()
OPENING = ("open", "openat", "openat2")
# Used in place of an error number: SIGKILL, or only half of the bytes.
KILL, HALF = -1, -2


@functools.cache
def numbers() -> dict[str, int]:
    """Returns the numbers of all system calls on this machine, by name."""
    command = ["cc", "-dM", "-E", "-include", "sys/syscall.h", "-"]
    macros = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True).stdout
    return {name: int(number) for name, number in re.findall(r"^#define __NR_(\w+) (\d+)$", macros, re.M)}


@functools.cache
def names() -> dict[int, str]:
    return {number: name for name, number in numbers().items()}


@dataclass
class Call:
    """A system call on a file of the watched folder. Numbers count from 1 in one run."""

    number: int
    name: str
    path: str
    flags: int
    # The count of calls with this name on this path. Unlike numbers, it is equal in each run, in any order of threads.
    turn: int

    @property
    def writes(self) -> bool:
        """Whether the call may change the disk."""
        if self.name in OPENING:
            return bool(self.flags & (os.O_CREAT | os.O_TRUNC | os.O_WRONLY | os.O_RDWR))
        return self.name not in LOOKING

    @property
    def errors(self) -> list[int]:
        """Returns the possible errors of the call on real machines."""
        if self.name in OPENING:
            return [errno.EIO, errno.EACCES, errno.EMFILE, errno.ENOMEM, errno.EINTR, *[errno.ENOSPC] * self.writes]
        if self.name in ("read", "pread64"):
            return [errno.EIO, errno.EINTR, HALF]
        if self.name == "write":
            return [errno.ENOSPC, errno.EIO, errno.EINTR, errno.EDQUOT, HALF]
        if self.writes:
            return [errno.EIO, errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EINTR]
        return [errno.EIO, errno.EACCES, errno.ENOMEM]

    @property
    def matters(self) -> bool:
        """Whether its failure must be reported: not if the call asks about a terminal, or prints an error."""
        return self.name not in ("ioctl", "lseek") and self.path != "stderr"

    def __str__(self) -> str:
        return f"{self.name} {self.path}"

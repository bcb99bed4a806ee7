#!/usr/bin/env python3
"""Publishes with the real program to real servers, disturbs it, and checks the live release.

    python3 Tests/Publishing [PROGRAM] [--only TEXT...] [--full] [--jobs N] [--seed N]

Scripts/install-servers.sh installs the servers. The name of a test is its claim, and the kind of remote follows it.
After every test, the files of others at the remote are as they were, and no secret is in what was said or written.
"""

from __future__ import annotations

import argparse
import ctypes
import importlib
import os
import signal
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

import servers
from running import Setting, run


def own_mounts() -> None:
    """Gives this process mounts of its own, which end with it."""
    if sys.platform.startswith("linux") and os.geteuid() == 0 and ctypes.CDLL(None).unshare(0x20000) == 0:
        subprocess.run(["mount", "--make-rprivate", "/"], capture_output=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path, nargs="?", default=Path(".build/release/wallpress"))
    parser.add_argument(
        "--only", nargs="+", default=[""], help="run the tests whose lines or files contain one of these"
    )
    parser.add_argument("--full", action="store_true", help="disturb at 100 moments, not at some")
    parser.add_argument(
        "--jobs", type=int, default=2 * (os.cpu_count() or 1), help="how many tests run at the same time"
    )
    parser.add_argument("--seed", type=int, default=int(os.environ.get("WALLPRESS_SEED") or 1))
    options = parser.parse_args()
    for path in sorted(Path(__file__).parent.glob("*_tests.py")):
        importlib.import_module(path.stem)  # Importing a module registers its tests.
    # This ends the servers as well.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    own_mounts()
    print(f"seed {options.seed}", flush=True)
    with ExitStack() as endings:
        work = Path(
            endings.enter_context(
                tempfile.TemporaryDirectory(prefix="wallpress-publishing-", ignore_cleanup_errors=True)
            )
        )
        s3 = endings.enter_context(servers.moto(work))
        web = endings.enter_context(servers.web(work, s3.url))
        return run(
            Setting(options.program.resolve(), work, s3, web, options.full, options.seed), options.only, options.jobs
        )


if __name__ == "__main__":
    sys.exit(main())

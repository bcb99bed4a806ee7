"""The machine and the versions of all that takes part."""

from __future__ import annotations

import os
import platform
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from contenders import IMAGEMAGICK, PYTHON, REPOSITORY, WALLPRESS

PYTHON_VERSIONS = """
import PIL, pyvips
from PIL import features
vips = ".".join(str(pyvips.version(part)) for part in range(3))
print(f"pyvips {pyvips.__version__} with libvips {vips}")
print(f"Pillow {PIL.__version__} with libjpeg-turbo {features.version_feature('libjpeg_turbo')}")
"""


def description() -> Iterator[tuple[str, str]]:
    """Names and values."""
    yield (
        "CPU",
        f"{_field('/proc/cpuinfo', 'model name')}, {len(os.sched_getaffinity(0))} cores used",
    )
    yield "memory", f"{int(_field('/proc/meminfo', 'MemTotal').split()[0]) * 1024 / 1e9:.1f} GB"
    yield (
        "system",
        f"{platform.freedesktop_os_release()['PRETTY_NAME']}, Linux {platform.release()}",
    )
    yield "wallpress", f"{_first_lines(3, WALLPRESS, '--version')}; {_revision()}"
    yield "Swift", _first_lines(1, "swift", "--version")
    yield "ImageMagick", _first_lines(1, IMAGEMAGICK, "-version").removeprefix("Version: ")
    yield (
        "Python",
        f"{platform.python_version()}; {_first_lines(2, PYTHON, '-c', PYTHON_VERSIONS)}",
    )
    libjpeg, libpng = (
        _first_lines(1, "pkg-config", "--modversion", f"{library}")
        for library in ("libjpeg", "libpng")
    )
    yield "floor", f"libjpeg {libjpeg}, libpng {libpng}; {_first_lines(1, 'cc', '--version')}"


def other_load() -> float:
    """How many programs have been running at a time, in the last minute."""
    return os.getloadavg()[0]


def _revision() -> str:
    revision = _first_lines(1, "git", "-C", REPOSITORY, "describe", "--always", "--dirty")
    return f"revision {revision}" if revision else "no revision"


def _field(path: str, name: str) -> str:
    found = re.search(rf"^{name}\s*:\s*(.+)$", Path(path).read_text(), re.MULTILINE)
    return found.group(1) if found else "unknown"


def _first_lines(count: int, *command: str | Path) -> str:
    """What a program prints, or nothing when it is not there or fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return "; ".join(line.strip() for line in done.stdout.splitlines()[:count] if line.strip())

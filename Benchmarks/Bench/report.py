"""Writes the measurements as Markdown."""

from __future__ import annotations

import os
import platform
import re
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path

from contenders import IMAGEMAGICK, PYTHON, REPOSITORY, WALLPRESS
from cost import Records, Summary
from goals import goals

HEAD = """\
# Speed and memory

Written by `make bench`. Wall time (with its span in parentheses), CPU time (user and system) and
memory (the peak of resident memory) are medians, in seconds and in MB of 10^6 bytes. Goals for
memory are judged by the largest peak of all runs.
"""
PEERS = """\
## The same work

Four variants and a thumbnail of each of Debian's wallpapers of 5120 x 2880, quality 85, 4:2:0.
Each run checks sizes, sampling, encoding and quantization tables of all results. Whole processes
are measured, the start of Python included.

- "default" is `wallpress build` without a `wallpress.yml`: the crop goes to what the eye goes to,
  the encoding is progressive, and colors are measured. Pillow and ImageMagick have no such crop.
  In "center-progressive" and "center-baseline" the recipe says `crop: center`.
- Progressive files of wallpress have five scans. Those of the others have ten, which is libjpeg's
  default, and takes longer to encode and to decode.
- wallpress runs all of `build`, with two jobs, into an empty output.
- pyvips keeps one decode for all results and runs two threads. Its crop is "attention" or "centre".
- Pillow keeps one decode too and runs two processes; their peaks of memory are added up.
- ImageMagick runs five times per master; the largest peak counts. It optimizes the Huffman tables
  of baseline files, which is its default; the others do not.
- The floor is libjpeg-turbo and libpng alone, in one process: masters decoded, results encoded, no
  resampling between. Reading the results' pixels is in its memory, but not in its times.
"""
FORMATS = """\
## Formats of masters

One of Debian's wallpapers of 5120 x 2880 in every format. "library" is its library alone, on one
thread, which decodes to RGB; "wallpress" is the whole build.
"""
PYTHON_VERSIONS = """
import PIL, pyvips
from PIL import features
vips = ".".join(str(pyvips.version(part)) for part in range(3))
print(f"pyvips {pyvips.__version__} with libvips {vips}")
print(f"Pillow {PIL.__version__} with libjpeg-turbo {features.version_feature('libjpeg_turbo')}")
"""


def report(records: Records) -> str:
    goal_rows = [goal.row for goal in goals(records)]
    sections = [
        *(HEAD, "## The machine\n", _table(("what", "which"), _machine())),
        *("## Goals\n", _table(("goal", "at most", "measured", "reached"), goal_rows)),
        *(*_peers(records), *_formats(records), *_many(records), *_others(records)),
    ]
    return "\n".join(sections)


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _columns(summary: Summary) -> tuple[str, ...]:
    walls = f"{summary.wall:.2f} ({summary.least_wall:.2f} to {summary.most_wall:.2f})"
    return walls, f"{summary.cpu:.2f}", f"{summary.peak / 1e6:.0f}"


def _peers(records: Records) -> Iterator[str]:
    summaries = records.summaries("peers")
    if summaries:
        yield PEERS
    for kind, recipe in dict.fromkeys(key[:2] for key in summaries):
        ours = summaries[kind, recipe, "wallpress"]
        rows = []
        for (*work, who), their in summaries.items():
            if work == [kind, recipe]:
                shares = (ours.wall / their.wall, ours.cpu / their.cpu, ours.peak / their.peak)
                rows.append((who, *_columns(their), *(f"{share:.3f}" for share in shares)))
        yield f"### {kind}, {recipe}; runs: {ours.runs}\n"
        yield _table(("", "wall", "CPU", "memory", "wallpress to it: wall", "CPU", "memory"), rows)


def _formats(records: Records) -> Iterator[str]:
    rows = [(name, who, *_columns(each)) for (name, _, who), each in records.summaries("formats").items()]
    if rows:
        yield FORMATS
        yield _table(("master", "by", "wall", "CPU", "memory"), rows)


def _many(records: Records) -> Iterator[str]:
    rows = []
    for (count, *_), summary in records.summaries("growth").items():
        each = (summary.wall * 1000 / int(count), summary.cpu * 1000 / int(count))
        rows.append((count, *_columns(summary), *(f"{milliseconds:.3f}" for milliseconds in each)))
    if rows:
        yield "## Many small masters\n"
        head = ("masters", "wall", "CPU", "memory", "wall per master, ms", "CPU per master, ms")
        yield _table(head, rows)


def _others(records: Records) -> Iterator[str]:
    large, unchanged = records.summaries("large"), records.summaries("unchanged")
    rows = [(f"a master of {size}", *_columns(each)) for (size, *_), each in large.items()]
    rows += [(f"{count} wallpapers, built {when}", *_columns(each)) for (count, _, when), each in unchanged.items()]
    if rows:
        yield "## One large master, and nothing changed\n"
        yield _table(("build", "wall", "CPU", "memory"), rows)


# Returns the machine, and the versions of all participants.


def _machine() -> Iterator[tuple[str, str]]:
    cores = len(os.sched_getaffinity(0))
    yield "CPU", f"{_field('/proc/cpuinfo', 'model name')}, {cores} cores used"
    yield "memory", f"{int(_field('/proc/meminfo', 'MemTotal').split()[0]) * 1024 / 1e9:.1f} GB"
    system = platform.freedesktop_os_release()["PRETTY_NAME"]
    yield "system", f"{system}, Linux {platform.release()}"
    revision = _said("git", "-C", REPOSITORY, "describe", "--always", "--dirty") or "none"
    yield "wallpress", f"{_said(WALLPRESS, '--version', lines=3)}; revision {revision}"
    yield "Swift", _said("swift", "--version")
    yield "ImageMagick", _said(IMAGEMAGICK, "-version").removeprefix("Version: ")
    modules = _said(PYTHON, "-c", PYTHON_VERSIONS, lines=2)
    yield "Python", f"{platform.python_version()}; {modules}"
    jpeg, png = (_said("pkg-config", "--modversion", name) for name in ("libjpeg", "libpng"))
    yield "floor", f"libjpeg {jpeg}, libpng {png}; {_said('cc', '--version')}"


def _field(path: str, name: str) -> str:
    found = re.search(rf"^{name}\s*:\s*(.+)$", Path(path).read_text(), re.MULTILINE)
    return found.group(1) if found else "unknown"


def _said(*command: str | Path, lines: int = 1) -> str:
    """Returns the output of a program, or nothing if it is missing or fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return "; ".join(line.strip() for line in done.stdout.splitlines()[:lines] if line.strip())

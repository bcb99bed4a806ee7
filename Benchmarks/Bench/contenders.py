"""Who does the work, and by which commands."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from measure import Command
from work import QUALITY, VARIANTS, Work, result_path

REPOSITORY = Path(__file__).resolve().parents[2]
BENCH = REPOSITORY / ".bench"
WALLPRESS = REPOSITORY / ".build/release/wallpress"
FLOOR = BENCH / "floor"
# Not by the search path: other programs go by the name of "convert".
IMAGEMAGICK = Path("/usr/bin/convert")
PYTHON = sys.executable
HERE = Path(__file__).resolve().parent
JOBS = 2


@dataclass(frozen=True)
class Contender:
    """A way of doing the work: its commands.

    They are given the work, the folder for results, and the one where wallpress has put its own.
    """

    name: str
    commands: Callable[[Work, Path, Path], list[Command]]


def input_folder(work: Work, recipe: str = "crop: center\n") -> Path:
    """An input folder for wallpress with the masters of a work; made anew."""
    folder = BENCH / "inputs" / f"{work.name}-{work.encoding}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for master in work.masters:
        (folder / master.name).hardlink_to(master)
    text = f"quality: {QUALITY}\nencoding: {work.encoding}\n{recipe}"
    (folder / "wallpress.yml").write_text(text)
    return folder


def build(folder: Path, root: Path, jobs: int = JOBS) -> Command:
    return Command.of(WALLPRESS, "build", folder, "--output", root, "--jobs", str(jobs), "--quiet")


def _wallpress(work: Work, root: Path, _: Path) -> list[Command]:
    return [build(BENCH / "inputs" / f"{work.name}-{work.encoding}", root)]


def _pyvips(work: Work, root: Path, _: Path) -> list[Command]:
    script = HERE / "with_pyvips.py"
    return [Command.of(PYTHON, script, work.encoding, root, *work.masters, VIPS_CONCURRENCY="2")]


def _pillow(work: Work, root: Path, _: Path) -> list[Command]:
    return [Command.of(PYTHON, HERE / "with_pillow.py", work.encoding, root, *work.masters)]


def _imagemagick(work: Work, root: Path, _: Path) -> list[Command]:
    interlace = "JPEG" if work.is_progressive else "none"
    commands = []
    for master in work.masters:
        for suffix, (width, height) in VARIANTS.items():
            commands.append(
                Command.of(
                    *(IMAGEMAGICK, master, "-resize", f"{width}x{height}^", "-gravity", "center"),
                    *("-extent", f"{width}x{height}", "-strip", "-quality", str(QUALITY)),
                    *("-sampling-factor", "4:2:0", "-interlace", interlace),
                    result_path(root, master, suffix),
                )
            )
    return commands


def _floor(work: Work, root: Path, reference: Path) -> list[Command]:
    return [Command.of(FLOOR, work.encoding, reference, root, *work.masters)]


CONTENDERS = (
    Contender("wallpress", _wallpress),
    Contender("pyvips", _pyvips),
    Contender("Pillow", _pillow),
    Contender("ImageMagick", _imagemagick),
    Contender("floor", _floor),
)


def empty_root(name: str) -> Path:
    """A folder for results that is not there yet, nor is a memory of earlier builds beside it."""
    folder = BENCH / "results" / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder / "Output"


def make_folders(work: Work, root: Path) -> None:
    for master in work.masters:
        result_path(root, master, "").parent.mkdir(parents=True, exist_ok=True)

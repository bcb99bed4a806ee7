"""The masters, the contenders, and their commands."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Collection
from pathlib import Path

from cost import Command
from work import QUALITY, RECIPES, VARIANTS, Work, result_path

REPOSITORY = Path(__file__).resolve().parents[2]
BENCH = REPOSITORY / ".bench"
WALLPRESS = REPOSITORY / ".build/release/wallpress"
FLOOR = BENCH / "floor"
# Not found through PATH: other programs are called "convert" as well.
IMAGEMAGICK = Path("/usr/bin/convert")
WALLPAPERS = Path("/usr/share/wallpapers")
PYTHON = sys.executable
HERE = Path(__file__).resolve().parent
JOBS = 2


def debian_masters(only: Collection[str]) -> dict[str, tuple[Path, ...]]:
    """Returns copies of Debian's wallpapers of 5120 x 2880, by type; only the ids in `only`, if there are any.

    Debian names the files by their size. "Flow/contents/images_dark" becomes "flow-dark".
    """
    folder = BENCH / "masters/debian"
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[Path]] = {"JPEG": [], "PNG": []}
    for path in sorted(WALLPAPERS.glob("*/contents/images*/5120x2880.*")):
        theme = path.relative_to(WALLPAPERS).parts[0]
        name = theme.lower() + path.parent.name.removeprefix("images").replace("_", "-")
        if only and name not in only:
            continue
        copy = folder / (name + path.suffix)
        if not copy.exists():
            shutil.copyfile(path, copy)
        with copy.open("rb") as file:
            found["PNG" if file.read(4) == b"\x89PNG" else "JPEG"].append(copy)
    return {kind: tuple(paths) for kind, paths in found.items() if paths}


def generated_masters(count: int, width: int, height: int) -> tuple[Path, ...]:
    """Returns generated masters of a size. A separate process draws the missing ones."""
    folder = BENCH / f"masters/generated-{width}x{height}"
    sizes = map(str, (count, width, height))
    subprocess.run([PYTHON, HERE / "generate.py", folder, *sizes], check=True)
    return tuple(folder / f"master-{seed:04}.jpg" for seed in range(count))


def input_folder(work: Work, recipe: str | None = None) -> Path:
    """Makes a new input folder for wallpress with the masters of a work."""
    folder = BENCH / "inputs" / f"{work.name}-{work.recipe}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for master in work.masters:
        (folder / master.name).hardlink_to(master)
    text = recipe or RECIPES[work.recipe]
    if text is not None:
        (folder / "wallpress.yml").write_text(text)
    return folder


def empty_root(name: str) -> Path:
    """Returns a folder for results that does not exist yet, and neither does a cache of earlier builds beside it."""
    folder = BENCH / "results" / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder / "Output"


def make_folders(work: Work, root: Path) -> None:
    """Makes the folders for results; wallpress itself needs none."""
    for master in work.masters:
        result_path(root, master, "").parent.mkdir(parents=True, exist_ok=True)


def compile_floor() -> None:
    folder = REPOSITORY / "Benchmarks/Floor"
    decoders = ("libwebp", "libheif", "libtiff-4", "libjxl")
    asked = ["pkg-config", "--cflags", "--libs", "libjpeg", "libpng", *decoders]
    flags = subprocess.check_output(asked, text=True).split()
    sources = [folder / "floor.c", folder / "codecs.c", folder / "decoders.c"]
    options = ["-std=c11", "-D_DEFAULT_SOURCE", "-O2", "-Wall", "-Wextra"]
    subprocess.run(["cc", *options, *sources, "-o", FLOOR, *flags], check=True)


def build(folder: Path, root: Path) -> Command:
    return Command.of(WALLPRESS, "build", folder, "--output", root, "--jobs", str(JOBS), "--quiet")


# The commands of each contender, for a work, the folder of its results, and the folder of wallpress's own results.


def _wallpress(work: Work, root: Path, _: Path) -> list[Command]:
    return [build(BENCH / "inputs" / f"{work.name}-{work.recipe}", root)]


def _pyvips(work: Work, root: Path, _: Path) -> list[Command]:
    script = HERE / "with_pyvips.py"
    return [Command.of(PYTHON, script, work.recipe, root, *work.masters, VIPS_CONCURRENCY="2")]


def _pillow(work: Work, root: Path, _: Path) -> list[Command]:
    return [Command.of(PYTHON, HERE / "with_pillow.py", work.recipe, root, *work.masters)]


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


CONTENDERS: dict[str, Callable[[Work, Path, Path], list[Command]]] = {
    "wallpress": _wallpress,
    "pyvips": _pyvips,
    "Pillow": _pillow,
    "ImageMagick": _imagemagick,
    "floor": _floor,
}


def contenders(work: Work) -> list[str]:
    """Returns the contenders able to do a work: only wallpress and pyvips crop to attention."""
    return ["wallpress", "pyvips", "floor"] if work.crops_to_attention else list(CONTENDERS)

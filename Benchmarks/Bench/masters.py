"""The masters: Debian's wallpapers, and generated ones."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Collection
from pathlib import Path

from contenders import BENCH, HERE, PYTHON

WALLPAPERS = Path("/usr/share/wallpapers")
MASTERS = BENCH / "masters"
PNG_START = b"\x89PNG\r\n\x1a\n"


def debian_masters(only: Collection[str]) -> dict[str, tuple[Path, ...]]:
    """Copies of the wallpapers of 5120 x 2880, for links to be made of, by type; `only` those ids.

    Debian names the files by their size. "Flow/contents/images_dark" becomes "flow-dark".
    """
    folder = MASTERS / "debian"
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, list[Path]] = {"jpeg": [], "png": []}
    for path in sorted(WALLPAPERS.glob("*/contents/images*/5120x2880.*")):
        theme = path.relative_to(WALLPAPERS).parts[0]
        name = theme.lower() + path.parent.name.removeprefix("images").replace("_", "-")
        copy = folder / (name + path.suffix)
        if only and name not in only:
            continue
        if not copy.exists():
            shutil.copyfile(path, copy)
        with copy.open("rb") as file:
            kind = "png" if file.read(len(PNG_START)) == PNG_START else "jpeg"
        found[kind].append(copy)
    return {kind: tuple(paths) for kind, paths in found.items() if paths}


def generated_masters(count: int, width: int, height: int) -> tuple[Path, ...]:
    """Generated masters of a size, drawn by a process of its own where they are missing."""
    folder = MASTERS / f"generated-{width}x{height}"
    sizes = map(str, (count, width, height))
    subprocess.run([PYTHON, HERE / "generate.py", folder, *sizes], check=True)
    return tuple(folder / f"master-{seed:04}.jpg" for seed in range(count))

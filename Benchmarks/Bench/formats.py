"""One master of 5120 x 2880 in every format. Debian's tools make the missing ones."""

from __future__ import annotations

import subprocess
from pathlib import Path

from contenders import BENCH, IMAGEMAGICK, WALLPAPERS

SOURCE = WALLPAPERS / "MilkyWay/contents/images/5120x2880.png"
PNG = "png-8"
# A master without compression: its cost is reading and hashing 88 MB. The rest of a PNG's path costs the same as for
# any PNG of that many bytes.
STORED_PNG = "png-16-stored"
STORED = "tiff-16"
# The name of each master without its extension, and the command that makes it from a PNG.
MAKERS: dict[str, tuple[str, ...]] = {
    "png-16.png": (str(IMAGEMAGICK), "{from}", "PNG48:{to}"),
    f"{STORED_PNG}.png": (str(IMAGEMAGICK), "{from}", *("-define", "png:compression-level=0"), "PNG48:{to}"),
    "webp-lossy.webp": ("cwebp", "-quiet", "-q", "90", "{from}", "-o", "{to}"),
    "webp-lossless.webp": ("cwebp", "-quiet", "-z", "3", "{from}", "-o", "{to}"),
    "heic.heic": ("heif-enc", "-q", "90", "{from}", "-o", "{to}"),
    "avif-8.avif": ("avifenc", "-s", "8", "-d", "8", "{from}", "{to}"),
    "avif-10.avif": ("avifenc", "-s", "8", "-d", "10", "{from}", "{to}"),
    "tiff-8-lzw.tif": (str(IMAGEMAGICK), "{from}", "-depth", "8", "-compress", "LZW", "{to}"),
    f"{STORED}.tif": (str(IMAGEMAGICK), "{from}", "-depth", "16", "-compress", "None", "{to}"),
    "jxl-lossy.jxl": ("cjxl", "{from}", "{to}", "-d", "1", "-e", "5"),
    "jxl-lossless.jxl": ("cjxl", "{from}", "{to}", "-d", "0", "-e", "3"),
}


def masters() -> dict[str, Path]:
    """Returns the masters by name, the 8-bit PNG first."""
    folder = BENCH / "masters/formats"
    folder.mkdir(parents=True, exist_ok=True)
    png = folder / f"{PNG}.png"
    if not png.exists():
        # This removes the color profile and the metadata, which not every tool would keep.
        subprocess.run([IMAGEMAGICK, SOURCE, "-strip", f"PNG24:{png}"], check=True)
    found = {PNG: png}
    for name, maker in MAKERS.items():
        path = folder / name
        if not path.exists():
            words = [word.replace("{from}", str(png)).replace("{to}", str(path)) for word in maker]
            subprocess.run(words, check=True, capture_output=True)
        found[path.stem] = path
    return found

"""Inputs: the sample collection, and small generated masters."""

from __future__ import annotations

import random
import re
import shutil
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

SAMPLE = Path(__file__).resolve().parents[2] / "Input"
COLLECTION = "classic-firefox"
LIGHTHOUSE_YAML = """\
# What the coast looks like.
heading: "The coast"   # the title over the collection
wallpapers:
  - id: lighthouse     # it stands to the left
    focus: [0.60, 0.50]
  - {id: meadow, focus: [0.5, 0.5]}
"""
PLACES = {
    "night-lake": "portrait: {focus: [0.615, 0.50]}",
    "aurora": "pad: {focus: [0.55, 0.50]}        # brings the cabin nearer to the middle",
}

Color = tuple[int, int, int]


def sample(folder: Path) -> Path:
    """Copies the sample collection. Only these two of its crops are placed by hand."""
    shutil.copytree(SAMPLE, folder)
    yaml = folder / COLLECTION / "collection.yml"
    text = re.sub(r"(?m)^    variants:\n(?:^      .*\n)+", "", yaml.read_text())
    for id, place in PLACES.items():
        text = text.replace(f"- id: {id}\n", f"- id: {id}\n    variants:\n      {place}\n")
    yaml.write_text(text)
    return folder


def coast(folder: Path) -> Path:
    """Makes two wallpapers: a lighthouse far to the left, which an iPad's crop would cut off, and a meadow."""
    (folder / COLLECTION).mkdir(parents=True)
    (folder / COLLECTION / "lighthouse.png").write_bytes(lighthouse())
    (folder / COLLECTION / "meadow.png").write_bytes(plain(1500, 1000, (40, 90, 60)))
    (folder / COLLECTION / "collection.yml").write_text(LIGHTHOUSE_YAML)
    return folder


def lighthouse(width: int = 1800, height: int = 1200) -> bytes:
    """Draws a dark sea with a red tower at 12 % from the left."""
    return towers(width, height, [0.12])


def towers(width: int, height: int, places: list[float]) -> bytes:
    def row(y: int) -> bytes:
        line = bytearray(bytes((16, 30, 50 + 40 * y // height)) * width)
        for place in places if 0.30 <= y / height < 0.75 else []:
            left, right = int((place - 0.02) * width), int((place + 0.02) * width)
            line[3 * left : 3 * right] = bytes((200, 30, 30)) * (right - left)
        return bytes(line)

    return png(width, height, row)


def plain(width: int, height: int, color: Color) -> bytes:
    return png(width, height, lambda _: bytes(color) * width)


def noisy(width: int, height: int, seed: int) -> bytes:
    """Draws a picture that compresses badly: soft noise over a slope."""
    numbers = random.Random(seed)

    def row(y: int) -> bytes:
        shade = 40 + 60 * y // height
        noise = numbers.randbytes(3 * width)
        return bytes(shade + (part >> 2) for part in noise)

    return png(width, height, row)


def png(width: int, height: int, row: Callable[[int], bytes]) -> bytes:
    """Returns a PNG of 8-bit RGB from the bytes of its rows."""
    rows = b"".join(b"\0" + row(y) for y in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 1)) + chunk(b"IEND", b"")


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

"""Masters, all tiny except those made to take memory."""

from __future__ import annotations

import struct
import zlib


def png(width: int, height: int, seed: int) -> bytes:
    """Returns a picture that differs with the seed. Pictures of one size have files of one size: only bytes and times
    differ.
    """
    rows = b"".join(
        b"\0"
        + bytes(part for x in range(width) for part in ((3 * x + seed) % 256, (5 * y + 7 * seed) % 256, seed % 256))
        for y in range(height)
    )
    return png_file(width, height, zlib.compress(rows, 0))


def plain(side: int, gray: int) -> bytes:
    """Returns a large square of one color, in a small file."""
    row = b"\0" + bytes([gray]) * (3 * side)
    deflate = zlib.compressobj(1)
    return png_file(side, side, b"".join(deflate.compress(row) for _ in range(side)) + deflate.flush())


def png_file(width: int, height: int, data: bytes) -> bytes:
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


# Three files for each wallpaper. The second profile has hard links to the pictures of the first, and asks for the keys
# of Fenix.
RECIPE = """\
profiles:
  - name: tiny
    path: "ios/{{id}}/{{id}}{{variant}}.jpg"
    variants: {{portrait: "", thumbnail: _thumbnail}}
    default-collection: a
  - name: twin
    path: "twin/{{collection}}/{{id}}/{{variant}}.jpg"
    variants: {{portrait: portrait}}
    client: fenix
variants:
  portrait: {{width: {width}, height: 40}}
  thumbnail: {{width: 16, height: 16}}
quality: {quality}
"""


def recipe(width: int = 24, quality: int = 85) -> str:
    return RECIPE.format(width=width, quality=quality)


def paths(collection: str, wallpaper: str) -> list[str]:
    """Returns the files of a wallpaper in a tree of this recipe."""
    stem = f"ios/{wallpaper}/{wallpaper}"
    return [f"{stem}.jpg", f"{stem}_thumbnail.jpg", f"twin/{collection}/{wallpaper}/portrait.jpg"]

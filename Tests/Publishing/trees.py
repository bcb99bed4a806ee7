"""Collections of tiny masters, the trees that a build makes of them, and changes to such trees."""

from __future__ import annotations

import hashlib
import json
import shutil
import struct
import zlib
from pathlib import Path

RECIPE = """\
profiles:
  - name: tiny
    path: "ios/{id}/{id}{variant}.jpg"
    variants: {portrait: "", landscape: _ls, pad: _pad, pad-landscape: _pad_ls, thumbnail: _thumbnail}
    default-collection: classic
variants:
  portrait: {width: 24, height: 40}
  landscape: {width: 40, height: 24}
  pad: {width: 30, height: 40}
  pad-landscape: {width: 40, height: 30}
  thumbnail: {width: 16, height: 16}
"""
SUFFIXES = ("", "_ls", "_pad", "_pad_ls", "_thumbnail")
FEEDS = ("metadata/v1/wallpapers.json", "metadata/v2/wallpapers.json")


def paths(wallpaper: str) -> list[str]:
    """Returns the pictures of a wallpaper, relative to the tree."""
    return [f"ios/{wallpaper}/{wallpaper}{suffix}.jpg" for suffix in SUFFIXES]


def write_masters(folder: Path, recipe: str, collections: dict[str, dict[str, int]], starts: dict[str, str]) -> None:
    """Writes an input folder with exactly these collections: wallpapers with the versions of their pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        if old.is_dir():
            shutil.rmtree(old)
    (folder / "wallpress.yml").write_text(recipe)
    for collection, wallpapers in collections.items():
        (folder / collection).mkdir()
        if collection in starts:
            text = f"availability-range: {{start: {starts[collection]}, end: 2199-12-31}}\n"
            (folder / collection / "collection.yml").write_text(text)
        for name, version in wallpapers.items():
            (folder / collection / f"{name}.png").write_bytes(master(name, version))


def master(name: str, version: int) -> bytes:
    """Draws a dark picture, on which text is legible. Each name and each version has another one."""
    tint = hashlib.sha256(f"{name} {version}".encode()).digest()[:3]
    size = 60
    rows = b"".join(
        b"\0"
        + bytes((tint[part] % 32) + (x if part == version % 3 else y) // 3 for x in range(size) for part in range(3))
        for y in range(size)
    )
    header = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def files(folder: Path) -> dict[str, bytes]:
    """Returns all files of a folder by their relative paths."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()
    }


def pictures(tree: Path) -> dict[str, bytes]:
    return {path: data for path, data in files(tree).items() if path.endswith(".jpg")}


def ids(feed: bytes) -> list[str]:
    """Returns the wallpapers that a feed names."""
    return [one["id"] for collection in json.loads(feed)["collections"] for one in collection["wallpapers"]]


def faults(remote: dict[str, bytes], expected: dict[str, bytes]) -> list[str]:
    """Returns a client's losses: pictures named by a live feed that are missing, or have other bytes than expected. A
    remote without a feed has no faults.
    """
    found = []
    for path in FEEDS:
        try:
            named = ids(remote[path]) if path in remote else []
        except ValueError:
            found.append(f"{path} is no whole JSON")
            continue
        for picture in [picture for wallpaper in named for picture in paths(wallpaper)]:
            if picture not in remote:
                found.append(f"{path} names {picture}, which is missing")
            elif remote[picture] != expected[picture]:
                found.append(f"{path} names {picture}, which has other bytes")
    return found

"""The promises about a tree at any time, and the comparison of two trees."""

from __future__ import annotations

import hashlib
import json
import os
import struct
from collections.abc import Collection
from pathlib import Path

from masters import paths

VERSIONS = ("v1", "v2")
STAGING = ".wallpress-staging"


def metadata_path(tree: Path, version: str) -> Path:
    return tree / "metadata" / version / "wallpapers.json"


def metadata(tree: Path, version: str) -> dict | None:
    """Returns the metadata of a tree; None if there is none, or if it is not JSON."""
    try:
        return json.loads(metadata_path(tree, version).read_bytes())
    except (OSError, ValueError):
        return None


def wallpapers(tree: Path, version: str) -> list[tuple[str, dict]]:
    """Returns all wallpapers in a metadata file, with their collections."""
    found = metadata(tree, version) or {}
    return [(collection["id"], one) for collection in found.get("collections", []) for one in collection["wallpapers"]]


def is_whole(data: bytes) -> bool:
    """Whether these are all bytes of a JPEG file: walks over its segments from the first to the end of the picture."""
    at = 2
    if data[:2] != b"\xff\xd8":
        return False
    while at + 4 <= len(data) and data[at] == 0xFF:
        kind, length = data[at + 1], struct.unpack(">H", data[at + 2 : at + 4])[0]
        at += 2 + length
        if kind == 0xDA:
            while at + 1 < len(data):  # the coded bytes of a scan
                if data[at] == 0xFF and data[at + 1] not in (0, *range(0xD0, 0xD8)):
                    break
                at += 1
            if data[at : at + 2] == b"\xff\xd9":
                return at + 2 == len(data)
    return False


def broken(tree: Path, exactly: bool, changing: Collection[str] = ()) -> set[str]:
    """Returns the metadata's promises that the tree breaks.

    `exactly` also compares the bytes on record in v2. A build that was killed or aborted may have replaced a picture
    and not its record, but only one that is `changing`.
    """
    found: set[str] = set()
    for version in VERSIONS:
        path = metadata_path(tree, version)
        if path.exists() and metadata(tree, version) is None:
            found.add(f"metadata/{version}/wallpapers.json is no JSON")
        for collection, wallpaper in wallpapers(tree, version):
            records = {file["path"]: file for file in wallpaper.get("files", [])}
            for path in records or paths(collection, wallpaper["id"]):
                problem = problem_of(tree / path, records.get(path) if exactly and path not in changing else None)
                if problem:
                    found.add(f"{version} names {collection}/{wallpaper['id']}: {path} {problem}")
    return found


def problem_of(path: Path, record: dict | None) -> str | None:
    try:
        data = path.read_bytes()
    except OSError as error:
        return f"cannot be read ({error.strerror})"
    if not is_whole(data):
        return f"is no whole picture ({len(data)} bytes)"
    if record and (record["bytes"], record["sha256"]) != (len(data), hashlib.sha256(data).hexdigest()):
        return "has other bytes than its record"
    return None


def published(tree: Path) -> set[tuple[str, str]]:
    """Returns the wallpapers of v1 that have all their pictures."""
    return {
        (collection, one["id"])
        for collection, one in wallpapers(tree, "v1")
        if not any(problem_of(tree / path, None) for path in paths(collection, one["id"]))
    }


def files(tree: Path) -> dict[str, bytes]:
    """Returns the files of a tree by their paths, without staged ones."""
    return {
        os.path.relpath(os.path.join(folder, name), tree): Path(folder, name).read_bytes()
        for folder, _, names in os.walk(tree)
        if STAGING not in folder
        for name in names
        if os.path.isfile(os.path.join(folder, name))
    }


def stamps(*folders: Path) -> dict[str, tuple]:
    """Returns everything visible of files and folders, to show that nothing was touched."""
    found = {}
    for top in folders:
        for folder, below, names in os.walk(top):
            for name in [".", *below, *names]:
                path = os.path.join(folder, name)
                status = os.lstat(path)
                found[path] = (status.st_mode, status.st_ino, status.st_size, status.st_mtime_ns, status.st_ctime_ns)
    return found


def differences(tree: Path, clean: Path, strays: set[str] | None) -> list[str]:
    """Returns the differences between a tree and a clean build of the same input.

    All files must be equal, byte for byte, and there must be no others. Three things in the metadata are not compared,
    because a build keeps them from earlier metadata: `last-updated-date`, the order of collections, and keys unknown to
    wallpress (ours begin with "x-"). `strays` are files that may remain, or None if all may: only the cache has a
    record of the remains of a build that died before it wrote the metadata.
    """
    mine, theirs = files(tree), files(clean)
    found = [f"{path} is missing" for path in theirs.keys() - mine.keys()]
    if strays is not None:
        found += [f"{path} should not be there" for path in mine.keys() - theirs.keys() - strays]
    for path in mine.keys() & theirs.keys():
        if path.startswith("metadata/"):
            same = comparable(json.loads(mine[path])) == comparable(json.loads(theirs[path]))
        else:
            same = mine[path] == theirs[path]
        if not same:
            found.append(f"{path} differs")
    return sorted(found)


def comparable(document: dict) -> dict:
    def known(part: object) -> object:
        if isinstance(part, dict):
            return {key: known(value) for key, value in part.items() if not key.startswith("x-")}
        return [known(one) for one in part] if isinstance(part, list) else part

    rest = known(document)
    rest.pop("last-updated-date", None)
    rest["collections"] = {collection["id"]: collection for collection in rest["collections"]}
    return rest

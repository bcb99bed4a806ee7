#!/usr/bin/env python3
"""Gathers the pictures of a table, from copies of their sources. Needs Git and Pillow.

    gather.py check-labels.csv FOLDER SOURCES
    gather.py training-labels.csv FOLDER SOURCES
    gather.py focal-points.csv FOLDER SOURCES

SOURCES has a folder for each source, with its name: OWNER/NAME is a clone of a repository of GitHub (`git clone --bare`),
and "Debian NAME" is an unpacked package (`apt-get download NAME=VERSION`, `dpkg-deb -x`). Writes FOLDER/labels.csv and
FOLDER/pictures, as compare.py and train.py read them, or the pictures of focal points as they are, as focal.py reads them.
Pictures that are there already stay. Names the sources that are missing, and exits with 1 if a picture is.
"""

import argparse
import csv
import io
import shutil
import subprocess
import sys
from pathlib import Path

from PIL import Image, ImageOps

Image.MAX_IMAGE_PIXELS = None


def contents(sources, source, version, path):
    """Returns the bytes of a file; None if its source or the file is missing."""
    folder = sources / source
    if source.startswith("Debian "):
        return (folder / path).read_bytes() if (folder / path).is_file() else None
    found = subprocess.run(
        ["git", "-C", folder, "cat-file", "--follow-symlinks", "--batch"],
        input=f"{version}:{path}\n".encode(),
        capture_output=True,
        check=False,
    )
    header, _, rest = found.stdout.partition(b"\n")
    kind, _, count = header.rpartition(b" ")
    return rest[: int(count)] if found.returncode == 0 and kind.endswith(b" blob") else None


def upright(data, size):
    """Returns the picture in RGB as it was labeled: upright, on white, and without a transparent frame."""
    image = ImageOps.exif_transpose(Image.open(io.BytesIO(data)))
    if image.mode == "I;16":
        image = image.point(lambda value: value / 256).convert("L")
    if image.mode in ("LA", "PA", "RGBA") or "transparency" in image.info:
        image = image.convert("RGBA")
        if image.size != size:
            image = image.crop(image.getchannel("A").getbbox())
        image = Image.alpha_composite(Image.new("RGBA", image.size, "white"), image)
    image = image.convert("RGB")
    # supertuxkart-data has pictures that are shown in another shape.
    is_stretched = abs(image.width * size[1] - image.height * size[0]) > 0.01 * image.width * size[1]
    return image.resize(size, Image.LANCZOS) if is_stretched else image


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("table", "folder", "sources"):
        parser.add_argument(name, type=Path)
    options = parser.parse_args()
    with open(options.table, newline="") as table:
        rows = list(csv.DictReader(table))
    is_labeled = "id" in rows[0]
    missing = []
    for row in rows:
        source, version = (row["source"], row["version"]) if is_labeled else (row["site"], row["commit"])
        target = options.folder / (f"pictures/{row['id']}.jpg" if is_labeled else f"{source}/{row['path']}")
        if target.exists():
            continue
        data = contents(options.sources, source, version, row["path"])
        if data is None:
            missing.append((source, version, row["path"]))
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        if is_labeled:
            upright(data, (int(row["width"]), int(row["height"]))).save(target, quality=95)
        else:
            target.write_bytes(data)
    if is_labeled:
        shutil.copy(options.table, options.folder / "labels.csv")
    print(f"{len(rows) - len(missing)} of {len(rows)} pictures")
    for source, version in sorted({one[:2] for one in missing}):
        paths = [one[2] for one in missing if one[:2] == (source, version)]
        print(f"missing: {len(paths)} of {source} {version}, such as {paths[0]}")
    sys.exit(1 if missing else 0)


if __name__ == "__main__":
    main()

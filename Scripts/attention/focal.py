#!/usr/bin/env python3
"""Compares the program's portrait crops with focal points that designers chose. Needs what compare.py needs.

    focal.py FOLDER [--level portable|avx2|neon]

FOLDER has the pictures of focal-points.csv, as SITE/PATH. Prints the share of its width that a crop has in common with
the one around the point, for the program and for the middle, and the difference with its interval of 95 %.
"""

import argparse
import csv
from pathlib import Path

import numpy as np
from PIL import Image, ImageOps

import judge
from compare import LEVELS, Program, interval, planes_of, reduced

POINTS = Path(__file__).with_name("focal-points.csv")


def in_common(start, point, share):
    """Returns the share of its width that a crop from `start` has in common with the one around a point."""
    return max(0, 1 - abs(start - np.clip(point - share / 2, 0, 1 - share)) / share)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--level", choices=LEVELS, default="portable")
    options = parser.parse_args()
    program, shape, shares = Program(options.level), judge.SHAPES["portrait"], []
    with open(POINTS, newline="") as points:
        for row in csv.DictReader(points):
            image = ImageOps.exif_transpose(Image.open(options.folder / row["site"] / row["path"]))
            ratio, point = float(row["width"]) / float(row["height"]), float(row["x"])
            crop = judge.cut(program.maps(planes_of(reduced(image))), shape, ratio).box
            share = shape / ratio
            shares.append([in_common(start, point, share) for start in (crop[0], (1 - share) / 2)])
    ours, middle = np.array(shares).T
    print(f"{len(shares)} points: {100 * ours.mean():.1f} % in common, the middle {100 * middle.mean():.1f} %")
    print("difference:", interval(ours - middle))


if __name__ == "__main__":
    main()

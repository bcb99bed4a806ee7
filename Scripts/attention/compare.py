#!/usr/bin/env python3
"""Compares the network in the program with the same network in double precision, and scores its crops. Needs numpy, Pillow
and a C compiler.

    compare.py FOLDER weights.npz [--limit N] [--level portable|avx2|neon]

FOLDER has labels.csv, pictures/, and the network in numpy as reference.py. Prints how far maps are apart, the shares of good,
fair and bad crops of both on the rows of set `check`, those of the program by kind, and how many pictures are doubtful.
"""

import argparse
import collections
import csv
import ctypes
import glob
import os
import shutil
import subprocess
import sys
import tempfile

import numpy as np
from PIL import Image

import judge

SOURCES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Sources/CPixels")
LEVELS = ["portable", "avx2", "neon"]
DOUBTFUL, LEAST_CONFIDENCE = 0.475, 0.3  # as in Saliency


class Rows(ctypes.Structure):
    _fields_ = [("first", ctypes.c_char_p), ("stride", ctypes.c_size_t)]


class Picture(ctypes.Structure):
    _fields_ = [
        ("width", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
        ("planes", ctypes.POINTER(Rows)),
        ("plane_count", ctypes.c_size_t),
    ]


class Maps(ctypes.Structure):
    _fields_ = [("subject", ctypes.c_void_p), ("core", ctypes.c_void_p)]


class Program:
    """The C of the program, compiled into a library of its own."""

    def __init__(self, level):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "network.so")
            files = [f for part in ("kernels", "network") for f in sorted(glob.glob(f"{SOURCES}/{part}/*.c"))]
            compiler = shutil.which("clang") or "cc"
            subprocess.run(
                [
                    compiler,
                    "-O2",
                    "-w",
                    "-D_Nullable=",
                    "-shared",
                    "-fPIC",
                    "-ffp-contract=off",
                    f"-I{SOURCES}/include",
                    "-o",
                    path,
                    *files,
                    "-lm",
                ],
                check=True,
            )
            self.library = ctypes.CDLL(path)
        self.library.cpx_kernels_of.restype = ctypes.c_void_p
        self.library.cpx_saliency_memory.restype = ctypes.c_size_t
        if not self.library.cpx_level_available(LEVELS.index(level)):
            sys.exit(f"This machine does not have {level}.")
        self.kernels = ctypes.c_void_p(self.library.cpx_kernels_of(LEVELS.index(level)))
        self.memory = ctypes.create_string_buffer(self.library.cpx_saliency_memory())

    def saliency(self, rgb):
        """The map of an [h, w, 3] picture that is as large as the network sees it: 0...1 a cell."""
        r, g, b = (rgb[..., i].astype(np.float64) for i in range(3))
        luma = 0.299 * r + 0.587 * g + 0.114 * b
        planes = [luma, (b - luma) * 0.564 + 128, (r - luma) * 0.713 + 128]
        h, w = luma.shape
        rows = (Rows * 3)(*[Rows(np.clip(np.rint(p), 0, 255).astype(np.uint8).tobytes(), w) for p in planes])
        cells = np.zeros(((h + 3) // 4, (w + 3) // 4), np.uint8)
        code = self.library.cpx_saliency(
            ctypes.byref(Picture(w, h, rows, 3)), self.kernels, self.memory, cells.ctypes.data_as(ctypes.c_void_p)
        )
        if code != 0:
            sys.exit(f"cpx_saliency refused {w} x {h}.")
        return cells / 255


def read_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("weights")
    parser.add_argument("--limit", type=int)
    parser.add_argument("--level", choices=LEVELS, default="portable")
    return parser.parse_args()


def percents(counts):
    return "  ".join(f"{verdict} {100 * counts[verdict] / counts.total():.2f} %" for verdict in ("good", "fair", "bad"))


def main():
    options = read_options()
    sys.path.insert(1, options.folder)
    import reference

    weights = dict(np.load(options.weights))
    program = Program(options.level)
    with open(os.path.join(options.folder, "labels.csv")) as labels:
        checked = [row for row in csv.DictReader(labels) if row["set"] == "check"][: options.limit]
    totals, kinds = (collections.defaultdict(collections.Counter) for _ in range(2))
    pictures, differences, changed = collections.Counter(), [], 0
    for row in checked:
        rgb = reference.reduced(Image.open(os.path.join(options.folder, "pictures", row["id"] + ".jpg")))
        maps = {"reference": reference.saliency(rgb, weights), "program": program.saliency(rgb)}
        differences.append(255 * np.abs(maps["reference"] - maps["program"]).mean())
        ratio = float(row["width"]) / float(row["height"])
        kept = [judge.cut(maps["program"], shape, ratio)[1] for shape in judge.SHAPES.values()]
        is_doubtful = min(kept) < DOUBTFUL and maps["program"].max() >= LEAST_CONFIDENCE
        pictures["doubtful"] += is_doubtful
        if float(row["left"]) < 0:
            continue
        found = {name: [verdict for verdict, _ in judge.verdicts(row, one)] for name, one in maps.items()}
        for name, verdicts in found.items():
            totals[name].update(verdicts)
        kinds[row["kind"]].update(found["program"])
        changed += sum(a != b for a, b in zip(found["reference"], found["program"], strict=True))
        if "bad" in found["program"]:
            pictures["bad"] += 1
            pictures["bad and doubtful"] += is_doubtful
    print(f"{len(checked)} maps differ by {np.mean(differences):.2f}/255 on average, one by {max(differences):.2f}/255")
    for name, counts in totals.items():
        print(f"{name:10} {percents(counts)}")
    print(f"{changed} verdicts changed")
    for kind, counts in sorted(kinds.items(), key=lambda item: -item[1].total()):
        print(f"{kind:10} {counts.total() // 4:4} pictures  {percents(counts)}")
    print(
        f"{pictures['doubtful']} of {len(checked)} pictures are doubtful, and {pictures['bad and doubtful']} of the "
        f"{pictures['bad']} with a bad crop"
    )


if __name__ == "__main__":
    main()

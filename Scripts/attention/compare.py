#!/usr/bin/env python3
"""Compares the network in the program with the same network in double precision. Needs numpy, Pillow and a C compiler.

    compare.py FOLDER [--limit N] [--level portable|avx2|neon] [--pull 0.06,0.12]

FOLDER is where the network was trained: weights.npz, reference.py, crops.py, labels.csv and pictures/. Prints how far maps
are apart, and the shares of good, fair and bad crops of both, on the rows of set `check`.
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

SOURCES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Sources/CPixels")
LEVELS = ["portable", "avx2", "neon"]


class Rows(ctypes.Structure):
    _fields_ = [("first", ctypes.c_char_p), ("stride", ctypes.c_size_t)]


class Picture(ctypes.Structure):
    _fields_ = [
        ("width", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
        ("planes", ctypes.POINTER(Rows)),
        ("plane_count", ctypes.c_size_t),
    ]


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


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--limit", type=int)
    parser.add_argument("--level", choices=LEVELS, default="portable")
    parser.add_argument("--pull", default="0.06,0.12")
    options = parser.parse_args()
    sys.path.insert(0, options.folder)
    import crops
    import reference

    weights = dict(np.load(os.path.join(options.folder, "weights.npz")))
    pull = [float(part) for part in options.pull.split(",")]
    program = Program(options.level)
    with open(os.path.join(options.folder, "labels.csv")) as labels:
        checked = [row for row in csv.DictReader(labels) if row["set"] == "check"][: options.limit]
    differences, verdicts, changed = [], {"reference": collections.Counter(), "program": collections.Counter()}, 0
    for row in checked:
        rgb = reference.reduced(Image.open(os.path.join(options.folder, "pictures", row["id"] + ".jpg")))
        maps = {"reference": reference.saliency(rgb, weights), "program": program.saliency(rgb)}
        differences.append(255 * np.abs(maps["reference"] - maps["program"]).mean())
        if float(row["left"]) < 0:
            continue
        box, ratio = [float(row[key]) for key in crops.KEYS], float(row["width"]) / float(row["height"])
        for shape in crops.SHAPES.values():
            found = {name: crops.judge(box, crops.crop(m, shape, ratio, pull)[0]) for name, m in maps.items()}
            for name, verdict in found.items():
                verdicts[name][verdict] += 1
            changed += len(set(found.values())) > 1
    print(f"{len(checked)} maps differ by {np.mean(differences):.2f}/255 on average, one by {max(differences):.2f}/255")
    for name, counts in verdicts.items():
        print(
            f"{name:10}", *[f"{v} {100 * counts[v] / counts.total():.2f} %" for v in ("good", "fair", "bad")], sep="  "
        )
    print(f"{changed} verdicts changed")


if __name__ == "__main__":
    main()

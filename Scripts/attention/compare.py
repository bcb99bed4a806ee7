#!/usr/bin/env python3
"""Scores the crops of the program, and compares its network with the original in double precision. Needs numpy,
Pillow and a C compiler; PyTorch only with WEIGHTS.

    compare.py FOLDER [WEIGHTS] [--set check|later] [--limit N] [--level portable|avx2|neon]

FOLDER has labels.csv and pictures/. Prints the shares of good, fair and bad crops on the rows of a set, with the
interval of 95 % from resampling by picture; the shares by kind; the shares of bad crops that trust and the kept share
find; the number of doubtful pictures; and the distance of the program's maps from the maps of WEIGHTS, its source.
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
LONGEST = 256
DOUBTFUL = 0.5  # as in Saliency


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
                    "-D_Nonnull=",
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

    def maps(self, planes):
        """Returns the maps of the three planes of a picture of the network's input size."""
        h, w = planes[0].shape
        rows = (Rows * 3)(*[Rows(plane.tobytes(), w) for plane in planes])
        cells = np.zeros((2, (h + 3) // 4, (w + 3) // 4), np.uint8)
        code = self.library.cpx_saliency(
            ctypes.byref(Picture(w, h, rows, 3)),
            self.kernels,
            self.memory,
            ctypes.byref(Maps(*(one.ctypes.data for one in cells))),
        )
        if code != 0:
            sys.exit(f"cpx_saliency refused {w} x {h}.")
        return cells / 255


class Exact:
    """The network in double precision, as in PyTorch."""

    def __init__(self, path):
        import torch

        import network

        self.torch, self.color_planes = torch, network.color_planes
        self.network = network.Network()
        self.network.start(dict(np.load(path)))
        self.network.double().eval()

    def maps(self, rgb):
        pixels = self.torch.from_numpy(rgb.copy()).permute(2, 0, 1)[None].double()
        with self.torch.no_grad():
            return self.torch.sigmoid(self.network(self.color_planes(pixels)))[0].numpy()


def planes_of(rgb):
    """Returns luma and two color differences of an [h, w, 3] picture, in 8 bits."""
    r, g, b = (rgb[..., i].astype(np.float64) for i in range(3))
    luma = 0.299 * r + 0.587 * g + 0.114 * b
    planes = luma, (b - luma) * 0.564 + 128, (r - luma) * 0.713 + 128
    return [np.clip(np.rint(plane), 0, 255).astype(np.uint8) for plane in planes]


def mirrored(planes):
    """Returns the mirror image at three quarters of the size, but of at least 16 samples along each side."""
    size = [max(16, (3 * side + 2) // 4) for side in reversed(planes[0].shape)]
    return [np.asarray(Image.fromarray(plane).resize(size, Image.LANCZOS))[:, ::-1] for plane in planes]


def reduced(image):
    """Returns the picture at the network's input size."""
    width, height = image.size
    scale = LONGEST / max(width, height)
    size = (max(16, round(width * scale)), max(16, round(height * scale)))
    return np.asarray(image.convert("RGB").resize(size, Image.BOX if scale < 1 else Image.BILINEAR))


def read_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("weights", nargs="?")
    parser.add_argument("--set", default="check", help="the set of the rows to score")
    parser.add_argument("--limit", type=int)
    parser.add_argument("--level", choices=LEVELS, default="portable")
    return parser.parse_args()


def percents(verdicts):
    counts = collections.Counter(one for picture in verdicts for one in picture)
    return "  ".join(f"{verdict} {100 * counts[verdict] / counts.total():.2f} %" for verdict in ("good", "fair", "bad"))


def interval(shares):
    """Returns the mean share of all pictures, and its interval of 95 %, in percent."""
    random = np.random.default_rng(1)
    means = [random.choice(shares, len(shares)).mean() for _ in range(4000)]
    low, high = np.quantile(means, [0.025, 0.975])
    return f"{100 * np.mean(shares):.2f} % ({100 * low:.2f} to {100 * high:.2f})"


def found(values, bad):
    """Returns the share of bad crops below the 5 % quantile of the others."""
    values, bad = np.array(values), np.array(bad)
    return (values[bad] < np.quantile(values[~bad], 0.05)).mean()


def main():
    options = read_options()
    program = Program(options.level)
    exact = Exact(options.weights) if options.weights else None
    with open(os.path.join(options.folder, "labels.csv"), newline="") as labels:
        checked = [row for row in csv.DictReader(labels) if row["set"] == options.set][: options.limit]
    kinds, doubtful, differences = collections.defaultdict(list), [], []
    crops = []
    for row in checked:
        rgb = reduced(Image.open(os.path.join(options.folder, "pictures", row["id"] + ".jpg")))
        planes = planes_of(rgb)
        maps = program.maps(planes)
        if exact:
            differences.append(255 * np.abs(maps - exact.maps(rgb)).mean())
        cut = judge.crops(maps, float(row["width"]) / float(row["height"]), program.maps(mirrored(planes))[:, :, ::-1])
        least = min(crop.trust for crop in cut)
        doubtful.append(least < DOUBTFUL and maps[0].max() >= judge.LEAST_CONFIDENCE)
        if float(row["left"]) < 0:
            continue
        verdicts = [crop.verdict(row) for crop in cut]
        kinds[row["kind"]].append(verdicts)
        crops.append((verdicts, cut, doubtful[-1]))
    verdicts = [verdicts for verdicts, _, _ in crops]
    print(f"{len(checked)} pictures, {len(crops)} with a subject:  {percents(verdicts)}")
    print("bad crops:", interval([one.count("bad") / len(one) for one in verdicts]))
    for kind, some in sorted(kinds.items(), key=lambda item: -len(item[1])):
        print(f"{kind:10} {len(some):4} pictures  {percents(some)}")
    bad = [verdict == "bad" for one in verdicts for verdict in one]
    for name in ("kept", "trust"):
        share = found([getattr(crop, name) for _, cut, _ in crops for crop in cut], bad)
        print(f"{name} finds {100 * share:.0f} % of the bad crops at 5 % of the others")
    badly_cut = [is_doubtful for verdicts, _, is_doubtful in crops if "bad" in verdicts]
    print(f"{sum(doubtful)} pictures are doubtful, and {sum(badly_cut)} of the {len(badly_cut)} with a bad crop")
    if exact:
        print(f"maps differ by {np.mean(differences):.2f}/255 on average, one by {max(differences):.2f}/255")


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Writes the weights halfway between the start and the end of a training. Needs numpy.

halfway.py start.npz end.npz OUT.npz [--share 0.5]
"""

import argparse

import numpy as np


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("start", "end", "out"):
        parser.add_argument(name)
    parser.add_argument("--share", type=float, default=0.5, help="how far to go from the start")
    options = parser.parse_args()
    start, end = (dict(np.load(path)) for path in (options.start, options.end))
    if len(start["o.w"]) == 1:
        # A core missing in the start begins as the subject; see `Network.start`.
        start["o.w"], start["o.b"] = start["o.w"].repeat(2, 0), start["o.b"].repeat(2) - np.array([0, 1], np.float32)
    mixed = {name: (1 - options.share) * start[name] + options.share * end[name] for name in end}
    np.savez_compressed(options.out, **{name: array.astype(np.float32) for name, array in mixed.items()})


if __name__ == "__main__":
    main()

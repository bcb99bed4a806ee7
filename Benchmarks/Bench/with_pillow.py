"""The same work as a careful user of Pillow would do it: one decode for all, two processes.

Prints the sum of the processes' peaks of memory, in bytes; shared pages are counted in each.
"""

from __future__ import annotations

import json
import os
import resource
from multiprocessing import Pool
from pathlib import Path

from PIL import Image, ImageOps

from work import QUALITY, VARIANTS, result_path, work_and_root

PROCESSES = 2
work, root = work_and_root()


def peak() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def make(master: Path) -> tuple[int, int]:
    """Makes a master's results; returns the process and its peak so far."""
    with Image.open(master) as opened:
        picture = opened.convert("RGB")
    for suffix, size in VARIANTS.items():
        ImageOps.fit(picture, size, Image.Resampling.LANCZOS, centering=(0.5, 0.5)).save(
            result_path(root, master, suffix),
            quality=QUALITY,
            subsampling="4:2:0",
            progressive=work.is_progressive,
        )
    return os.getpid(), peak()


if __name__ == "__main__":
    with Pool(PROCESSES) as pool:
        peaks = dict(sorted(pool.imap_unordered(make, work.masters)))
        pool.close()
        pool.join()
    print(json.dumps({"peak": sum(peaks.values()) + peak()}))

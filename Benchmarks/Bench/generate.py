"""Draws masters: soft colors with some grain, the same on every machine with the same Pillow.

    generate.py FOLDER COUNT WIDTH HEIGHT

Draws what is missing of FOLDER/master-0000.jpg and so on: baseline JPEG, 4:2:0, quality 90.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from PIL import Image

GRAIN_SIDE = 256
GRAIN_SHARE = 0.06


def draw(seed: int, width: int, height: int) -> Image.Image:
    numbers = random.Random(seed)
    colors = Image.frombytes("RGB", (8, 5), numbers.randbytes(8 * 5 * 3))
    picture = colors.resize((width, height), Image.Resampling.BICUBIC)
    tile = Image.frombytes("L", (GRAIN_SIDE, GRAIN_SIDE), numbers.randbytes(GRAIN_SIDE * GRAIN_SIDE))
    grain = Image.new("L", (width, height))
    for top in range(0, height, GRAIN_SIDE):
        for left in range(0, width, GRAIN_SIDE):
            grain.paste(tile, (left, top))
    return Image.blend(picture, grain.convert("RGB"), GRAIN_SHARE)


def main() -> None:
    folder, count, width, height = Path(sys.argv[1]), *map(int, sys.argv[2:])
    folder.mkdir(parents=True, exist_ok=True)
    for seed in range(count):
        path = folder / f"master-{seed:04}.jpg"
        if not path.exists():
            draw(seed, width, height).save(path, quality=90, subsampling="4:2:0", progressive=False)


if __name__ == "__main__":
    main()

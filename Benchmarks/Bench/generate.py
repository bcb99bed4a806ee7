"""Draws masters: soft, dark colors and some grain, the same on every machine with the same Pillow.

They are dark, and white text is legible everywhere on them: for a small master, advice about colors would cost more
than all the rest, and only some would need it.

    generate.py FOLDER COUNT WIDTH HEIGHT

Draws the missing files of FOLDER/master-0000.jpg and so on: baseline JPEG, 4:2:0, quality 90.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from PIL import Image

GRAIN_SIDE = 256
GRAIN_SHARE = 0.06
# Samples stay below this before the grain; sRGB below 118 is 4.5:1 or more to white.
DARKNESS = 80


def draw(seed: int, width: int, height: int) -> Image.Image:
    numbers = random.Random(seed)
    samples = bytes(numbers.randrange(DARKNESS) for _ in range(8 * 5 * 3))
    colors = Image.frombytes("RGB", (8, 5), samples)
    picture = colors.resize((width, height), Image.Resampling.BICUBIC)
    tile = Image.frombytes("L", (GRAIN_SIDE, GRAIN_SIDE), numbers.randbytes(GRAIN_SIDE**2))
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
            picture = draw(seed, width, height)
            picture.save(path, quality=90, subsampling="4:2:0", progressive=False)


if __name__ == "__main__":
    main()

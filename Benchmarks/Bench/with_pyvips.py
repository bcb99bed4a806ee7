"""The same work as a careful user of libvips would do it: one decode, kept, for all results."""

from __future__ import annotations

import pyvips

from work import QUALITY, VARIANTS, result_path, work_and_root

work, root = work_and_root()
crop = "attention" if work.crops_to_attention else "centre"
for master in work.masters:
    picture = pyvips.Image.new_from_file(str(master), access="sequential")
    if picture.hasalpha():
        picture = picture.flatten()
    picture = picture.copy_memory()
    for suffix, (width, height) in VARIANTS.items():
        result = picture.thumbnail_image(width, height=height, crop=crop, size="both")
        result.jpegsave(
            str(result_path(root, master, suffix)),
            Q=QUALITY,
            subsample_mode="on",
            interlace=work.is_progressive,
            keep="none",
        )

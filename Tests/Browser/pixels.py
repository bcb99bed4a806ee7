"""Pixels of pictures, as Chromium decodes them."""

from __future__ import annotations

import base64
from pathlib import Path

from running import Trial

AVERAGE = """async ([data, [left, top, right, bottom]]) => {
    const image = new Image();
    image.src = data;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = new OffscreenCanvas(1, 1);
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, left * width, top * height, (right - left) * width, (bottom - top) * height, 0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}"""
COLUMNS = """async (data) => {
    const image = new Image();
    image.src = data;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, 1);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, image.naturalHeight / 2, image.naturalWidth, 1, 0, 0, image.naturalWidth, 1);
    const line = context.getImageData(0, 0, image.naturalWidth, 1).data;
    return Array.from({ length: image.naturalWidth }, (_, x) => [...line.slice(4 * x, 4 * x + 3)]);
}"""


def average(trial: Trial, path: Path, box: tuple[float, float, float, float] = (0, 0, 1, 1)) -> list[int]:
    """The color of a part of a picture: left, top, right and bottom as fractions."""
    return trial.window().evaluate(AVERAGE, [data_url(path), box])


def middle_line(trial: Trial, path: Path) -> list[list[int]]:
    """The colors of the line of pixels at half height."""
    return trial.window().evaluate(COLUMNS, data_url(path))


def tower_share(trial: Trial, path: Path) -> float:
    """How much of the width of a picture is the red tower of the lighthouse."""
    line = middle_line(trial, path)
    return sum(red > 150 and green < 90 and blue < 90 for red, green, blue in line) / len(line)


def data_url(path: Path) -> str:
    kind = "png" if path.suffix == ".png" else "jpeg"
    return f"data:image/{kind};base64,{base64.b64encode(path.read_bytes()).decode()}"

"""Labeled pictures in the device's memory, and altered views of them for training."""

import csv
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

from network import color_planes

LONGEST = 256
KEYS = ("left", "top", "right", "bottom", "core_left", "core_top", "core_right", "core_bottom")


@dataclass
class Album:
    """Pictures of at most 256 x 256, each in the upper left corner of its square."""

    rows: list
    pixels: torch.Tensor  # [n, 3, 256, 256] bytes
    sizes: torch.Tensor  # [n, 2] width and height
    boxes: torch.Tensor  # [n, 8] subject and core in fractions, -1 without a subject

    @staticmethod
    def load(folder, rows, device):
        with ThreadPoolExecutor(8) as pool:
            decoded = list(pool.map(lambda row: decode(Path(folder) / "pictures" / f"{row['id']}.jpg"), rows))
        pixels = torch.from_numpy(np.stack([square for square, _ in decoded])).permute(0, 3, 1, 2).contiguous()
        sizes = torch.tensor([size for _, size in decoded], dtype=torch.float32)
        boxes = torch.tensor([[float(row[key]) for key in KEYS] for row in rows])
        return Album(rows, pixels.to(device), sizes.to(device), boxes.to(device))

    def picture(self, number):
        """Returns one picture as [1, 3, h, w]."""
        width, height = (int(side) for side in self.sizes[number])
        return self.pixels[number : number + 1, :, :height, :width].float()


def decode(path):
    image = Image.open(path).convert("RGB")
    image.thumbnail((LONGEST, LONGEST))
    square = np.zeros((LONGEST, LONGEST, 3), np.uint8)
    square[: image.height, : image.width] = np.asarray(image)
    return square, image.size


def labels(folder):
    with open(Path(folder) / "labels.csv", newline="") as file:
        return list(csv.DictReader(file))


def views(album, index, shape, strong):
    """Returns altered crops of the pictures at `index`, of width x height: color planes, boxes, has a subject."""
    pixels, boxes, has = crops(album, index, shape, strong)
    return color_planes(recolored(pixels, strong)), boxes, has


def crops(album, index, shape, strong):
    """Returns crops that keep the core if it fits, mirrored half of the time."""
    count, (columns, lines), device = len(index), shape, index.device
    ratio = columns / lines
    width, height = album.sizes[index].unbind(1)
    boxes = album.boxes[index]
    has = boxes[:, 0] >= 0
    wide = torch.minimum(width, height * ratio)
    smallest = 0.6 if strong else 0.7
    scale = smallest + (1 - smallest) * torch.rand(count, device=device)
    scale = torch.where(torch.rand(count, device=device) < 0.4, torch.ones_like(scale), scale)
    squeeze = 1 + 0.12 * (2 * torch.rand(count, device=device) - 1)
    wide, high = wide * scale, torch.minimum(wide / ratio * scale * squeeze, height)
    left = place(wide, width, boxes[:, 4] * width, boxes[:, 6] * width, has)
    top = place(high, height, boxes[:, 5] * height, boxes[:, 7] * height, has)
    mirrored = torch.rand(count, device=device) < 0.5
    across = ((torch.arange(columns, device=device) + 0.5) / columns).expand(count, columns)
    across = torch.where(mirrored[:, None], 1 - across, across)
    down = ((torch.arange(lines, device=device) + 0.5) / lines).expand(count, lines)
    across = (left[:, None] + across * wide[:, None]) / LONGEST * 2 - 1
    down = (top[:, None] + down * high[:, None]) / LONGEST * 2 - 1
    grid = torch.stack(
        [across[:, None, :].expand(count, lines, columns), down[:, :, None].expand(count, lines, columns)], -1
    )
    pixels = F.grid_sample(album.pixels[index].float(), grid, padding_mode="border", align_corners=False)
    x = (boxes[:, 0::2] * width[:, None] - left[:, None]) / wide[:, None]
    y = (boxes[:, 1::2] * height[:, None] - top[:, None]) / high[:, None]
    flipped = torch.stack([1 - x[:, 1], 1 - x[:, 0], 1 - x[:, 3], 1 - x[:, 2]], 1)
    x = torch.where(mirrored[:, None], flipped, x)
    return pixels, torch.stack([x, y], 2).flatten(1).clamp(0, 1), has


def place(size, whole, low, high, has):
    """Returns a random start of a window of `size` that contains low...high if it can."""
    first, last = (high - size).clamp(min=0), torch.minimum(low, whole - size)
    fits = has & (first <= last)
    first = torch.where(fits, first, torch.zeros_like(first))
    last = torch.where(fits, last, whole - size)
    return first + torch.rand_like(size) * (last - first)


def recolored(pixels, strong):
    """Changes contrast, light, saturation and tint, in one matrix for each picture; then gamma, blur and noise."""
    count, device = len(pixels), pixels.device

    def uniform(low, high, *sides):
        return torch.rand(count, *(sides or (1, 1, 1)), device=device) * (high - low) + low

    def some(share):
        return torch.nonzero(torch.rand(count, device=device) < share)[:, 0]

    mean = pixels.mean((1, 2, 3))[:, None, None]
    contrast, light = uniform(0.7, 1.35, 1, 1), uniform(0.7, 1.3, 1, 1)
    saturation = uniform(0.3, 1.5, 1, 1)
    saturation[some(0.06)] = 0
    gain = 1 + 0.12 * torch.randn(count, 3, 1, device=device)
    matrix = gain * contrast * (saturation * torch.eye(3, device=device) + (1 - saturation) / 3)
    offset = gain * mean * (light - contrast)
    rolled = some(0.15)
    matrix[rolled], offset[rolled] = matrix[rolled].roll(1, 1), offset[rolled].roll(1, 1)
    pixels = torch.baddbmm(offset, matrix, pixels.flatten(2)).view_as(pixels)
    pixels = pixels.div_(255).clamp_(0, 1).pow_(uniform(0.75, 1.35)).mul_(255)
    if strong:
        blurred = some(0.2)
        if len(blurred):
            half = F.avg_pool2d(pixels[blurred], 2)
            pixels[blurred] = F.interpolate(half, size=pixels.shape[2:], mode="bilinear", align_corners=False)
        mixed = some(0.3)
        pixels[mixed] = torch.lerp(pixels[mixed], pixels[mixed - 1], 0.15)  # a small share of another picture
    noise = torch.randn((1, *pixels.shape[1:]), device=device).expand_as(pixels)
    return pixels.addcmul_(noise, uniform(0, 5)).clamp_(0, 255)

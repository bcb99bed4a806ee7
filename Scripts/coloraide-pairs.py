#!/usr/bin/env python3
"""Writes Tests/ColorsTests/ColoraidePairs.swift: 100 pairs of colors, as converted by an independent library.

pip install coloraide==8.13 && Scripts/coloraide-pairs.py > Tests/ColorsTests/ColoraidePairs.swift
"""

import random

import coloraide
from coloraide import Color

HEAD = f"""// Written by Scripts/coloraide-pairs.py with coloraide {coloraide.__version__}; not to be edited.

/// Two colors, their WCAG 2.1 contrast, and the first in OKLCH.
struct ColoraidePair: Sendable {{
    let first: UInt32
    let second: UInt32
    let contrast: Double
    let lightness: Double
    let chroma: Double
    /// Degrees; 0 for gray.
    let hue: Double

    init(_ first: UInt32, _ second: UInt32, _ contrast: Double, _ oklch: (Double, Double, Double)) {{
        self.first = first
        self.second = second
        self.contrast = contrast
        (lightness, chroma, hue) = oklch
    }}
}}

let coloraidePairs: [ColoraidePair] = ["""

KNOWN = [
    (0x767676, 0xFFFFFF),
    (0x777777, 0xFFFFFF),
    (0x000000, 0xFFFFFF),
    (0xFBFBFE, 0x15141A),
    (0xFF0000, 0x0000FF),
    (0x00FF00, 0xFF00FF),
    (0x0000FF, 0xFFFF00),
    (0x010101, 0x000000),
]


def row(first: int, second: int) -> str:
    a, b = Color(f"#{first:06x}"), Color(f"#{second:06x}")
    lightness, chroma, hue = a.convert("oklch").coords(nans=False)
    if chroma < 1e-5:
        hue = 0
    return (
        f"    ColoraidePair(0x{first:06X}, 0x{second:06X}, {a.contrast(b):.9f},"
        f" ({lightness:.9f}, {chroma:.9f}, {hue:.7f})),"
    )


def main() -> None:
    numbers = random.Random(3)
    pairs = KNOWN + [(numbers.getrandbits(24), numbers.getrandbits(24)) for _ in range(100 - len(KNOWN))]
    print(HEAD)
    for pair in pairs:
        print(row(*pair))
    print("]")


if __name__ == "__main__":
    main()

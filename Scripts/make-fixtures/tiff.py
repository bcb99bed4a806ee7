#!/usr/bin/env python3
"""Makes the TIFFs of Tests/Fixtures/tiff, and beside each its expected pixels, as PNG.

The files are written here, byte by byte, with known pixels. Debian's libtiff-tools (4.5.0) compress some of
them: tiffcp. The expected pixels of lossy ones come from Pillow (13.0.0) and netpbm's tifftopnm.
"""

import io
import pathlib
import struct
import subprocess
import tempfile
import zlib

from PIL import Image

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Tests/Fixtures/tiff"
SIZES = {1: "B", 2: "B", 3: "H", 4: "I", 16: "Q"}
GRAY_WHITE, GRAY, RGB, PALETTE, INKS, LAB = 0, 1, 2, 3, 5, 8
# The turn that makes a picture upright, by its orientation.
TURNS = {
    2: "FLIP_LEFT_RIGHT",
    3: "ROTATE_180",
    4: "FLIP_TOP_BOTTOM",
    5: "TRANSPOSE",
    6: "ROTATE_270",
    7: "TRANSVERSE",
    8: "ROTATE_90",
}


def png(path, width, height, samples, bits, rows):
    depth = 16 if bits > 8 else 8
    kind = {1: 0, 2: 4, 3: 2, 4: 6}[samples]
    body = b"".join(b"\0" + struct.pack(f">{len(row)}{'H' if depth == 16 else 'B'}", *row) for row in rows)
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, 0)),
        (b"IDAT", zlib.compress(body, 9)),
        (b"IEND", b""),
    ]
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + b"".join(
            struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
            for name, data in chunks
        )
    )


def pack(row, bits, order):
    """Returns the bytes of a row of samples."""
    if bits >= 8:
        return struct.pack(f"{order}{len(row)}{ {8: 'B', 16: 'H', 32: 'I'}[bits] }", *row)
    value = 0
    for sample in row:
        value = value << bits | sample
    padding = -len(row) * bits % 8
    return (value << padding).to_bytes((len(row) * bits + padding) // 8, "big")


class Picture:
    """Samples with their tags, and a writer for every layout."""

    def __init__(self, width, height, bits, photometric, samples, value, **tags):
        self.width, self.height, self.bits, self.samples = width, height, bits, samples
        self.most = (1 << bits) - 1
        self.photometric, self.tags = photometric, tags
        self.rows = [
            [[value(x, y, s) & self.most for s in range(samples)] for x in range(width)] for y in range(height)
        ]

    def segments(self, order, separate, tile, rows_per_strip):
        def cell(x, y):
            return self.rows[min(y, self.height - 1)][min(x, self.width - 1)]

        groups = [[s] for s in range(self.samples)] if separate else [range(self.samples)]
        across, down = tile or (self.width, rows_per_strip)
        for group in groups:
            for top in range(0, self.height, down):
                bottom = top + down if tile else min(self.height, top + down)
                for left in range(0, self.width, across):
                    yield b"".join(
                        pack([cell(x, y)[s] for x in range(left, left + across) for s in group], self.bits, order)
                        for y in range(top, bottom)
                    )

    def entries(self, order, segments, separate, tile, rows_per_strip, big):
        tags = {
            256: (3, [self.width]),
            257: (3, [self.height]),
            258: (3, [self.bits] * self.samples),
            262: (3, [self.photometric]),
            277: (3, [self.samples]),
            284: (3, [2 if separate else 1]),
        }
        places = (16 if big else 4, [0] * len(segments))
        counts = (4, [len(data) for data in segments])
        if tile:
            tags |= {322: (3, [tile[0]]), 323: (3, [tile[1]]), 324: places, 325: counts}
        else:
            tags |= {273: places, 278: (3, [rows_per_strip]), 279: counts}
        known = {"extra": (338, 3), "palette": (320, 3), "orientation": (274, 3), "kind": (254, 4), "chroma": (530, 3)}
        for name, values in self.tags.items():
            tag, kind = known[name]
            tags[tag] = kind, values
        return tags

    def file(self, order="<", separate=False, tile=None, rows_per_strip=5, big=False, deflated=False, base=0):
        """Returns a TIFF with its directory at the end. With a base, only the part after the header."""
        segments = list(self.segments(order, separate, tile, rows_per_strip))
        if deflated:
            segments = [zlib.compress(data, 9) for data in segments]
        tags = self.entries(order, segments, separate, tile, rows_per_strip, big)
        tags[259] = 3, [8 if deflated else 1]
        word, length, head = ("Q", 20, 16) if big else ("I", 12, 8)
        body, places = b"", []
        base = base or head
        for data in segments:
            places.append(base + len(body))
            body += data + bytes(len(data) % 2)
        tags[324 if tile else 273] = tags[324 if tile else 273][0], places
        start = base + len(body)
        outside = start + (8 if big else 2) + length * len(tags) + (8 if big else 4)
        directory, values = struct.pack(order + ("Q" if big else "H"), len(tags)), b""
        for tag in sorted(tags):
            kind, numbers = tags[tag]
            data = struct.pack(f"{order}{len(numbers)}{SIZES[kind]}", *numbers)
            if len(data) <= struct.calcsize("=" + word):
                field = data.ljust(struct.calcsize("=" + word), b"\0")
            else:
                field = struct.pack(order + word, outside + len(values))
                values += data + bytes(len(data) % 2)
            directory += struct.pack(f"{order}HH{word}", tag, kind, len(numbers)) + field
        self.directory, self.link = start, outside - 4
        directory += bytes(len(field))
        mark = b"II" if order == "<" else b"MM"
        header = mark + (struct.pack(order + "HHHQ", 43, 8, 0, start) if big else struct.pack(order + "HI", 42, start))
        rest = body + directory + values
        return rest if base != head else header + rest

    def shown(self):
        """Returns rows of gray or RGB, perhaps with alpha, of 8 or 16 bits."""
        alpha = next((i for i, kind in enumerate(self.tags.get("extra", [])) if kind in (1, 2)), None)
        return [[value for pixel in row for value in self.shown_pixel(pixel, alpha)] for row in self.rows]

    def shown_pixel(self, pixel, alpha):
        colors = {INKS: 4, RGB: 3, LAB: 3}.get(self.photometric, 1)

        def scaled(v):
            return v >> 16 if self.bits == 32 else v if self.bits >= 8 else v * 255 // self.most

        if self.photometric == PALETTE:
            color = [self.tags["palette"][c << self.bits | pixel[0]] >> 8 for c in range(3)]
        elif self.photometric == INKS:
            most = self.most
            color = [((most - v) * (most - pixel[3]) + most // 2) // most for v in pixel[:3]]
        elif self.photometric == LAB:
            color = [round(value * self.most) for value in from_lab(pixel, self.bits)]
        else:
            color = [scaled(self.most - v if self.photometric == GRAY_WHITE else v) for v in pixel[:colors]]
        if alpha is None:
            return color
        opacity = pixel[colors + alpha]
        if self.tags["extra"][alpha] == 1:
            color = [min(self.most, (v * self.most + opacity // 2) // opacity) if opacity else 0 for v in color]
        return color + [scaled(opacity)]

    def write(self, name, **layout):
        (FOLDER / f"{name}.tiff").write_bytes(self.file(**layout))
        self.expect(name)

    def expect(self, name):
        """Writes the expected picture. Files whose names are equal up to "+" show the same."""
        name = name.split("+")[0]
        rows = self.shown()
        png(FOLDER / f"{name}.png", self.width, self.height, len(rows[0]) // self.width, self.bits, rows)
        turn = TURNS.get(self.tags.get("orientation", [1])[0])
        if turn:
            Image.open(FOLDER / f"{name}.png").transpose(Image.Transpose[turn]).save(FOLDER / f"{name}.png")

    def compress(self, name, *options, **layout):
        """Writes a file with tiffcp."""
        with tempfile.NamedTemporaryFile(suffix=".tiff") as plain:
            plain.write(self.file(**layout))
            plain.flush()
            subprocess.run(["tiffcp", *options, plain.name, FOLDER / f"{name}.tiff"], check=True)
        self.expect(name)


def from_lab(pixel, bits):
    """Converts CIELAB with the white point D50 (TIFF 6.0, section 23) to sRGB of 0 to 1 (ICC profile of sRGB, adapted
    with Bradford).
    """
    lightness, *opposites = pixel
    a, b = ((v - (1 << bits) if v >> bits - 1 else v) / (1 << bits - 8) for v in opposites)
    fy = (lightness * 100 / ((1 << bits) - 1) + 16) / 116
    x, y, z = (
        white * (f**3 if f > 6 / 29 else 3 * (6 / 29) ** 2 * (f - 4 / 29))
        for white, f in ((0.9642, fy + a / 500), (1, fy), (0.8249, fy - b / 200))
    )
    light = (
        3.1338561 * x - 1.6168667 * y - 0.4906146 * z,
        -0.9787684 * x + 1.9161415 * y + 0.0334540 * z,
        0.0719453 * x - 0.2289914 * y + 1.4052427 * z,
    )
    return [12.92 * v if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055 for v in (min(1, max(0, v)) for v in light)]


def opposing(bits):
    """Returns CIELAB in the middle of sRGB's gamut."""

    def value(x, y, s):
        number = (30 + 3 * x, 2 * x - 18, 4 * y - 24)[s]
        return round(number * ((1 << bits) - 1) / 100) if s == 0 else number << bits - 8

    return value


def smooth(x, y, s):
    return 12 * x + 17 * y * (s + 1) + 40 * s


def deep(x, y, s):
    return 3001 * x + 4099 * y * (s + 1) + 10007 * s


def clear(colors, most, is_premultiplied=False):
    def value(x, y, s):
        opacity = min(most, max(0, (30 * (x + y) - 150) * most // 255))
        if s >= colors:
            return opacity
        return (smooth if most == 255 else deep)(x, y, s) % ((opacity if is_premultiplied else most) + 1)

    return value


def palette(bits):
    return [(37 * i * (c + 1) + 11 * c) % 256 * 257 for c in range(3) for i in range(1 << bits)]


def picture(bits=8, photometric=RGB, samples=3, value=None, width=19, height=13, **tags):
    return Picture(width, height, bits, photometric, samples, value or (smooth if bits <= 8 else deep), **tags)


def plain_layouts():
    for bits in 1, 2, 4, 8, 16, 32:
        wide = (
            (lambda x, y, s: deep(x, y, s) % 65536 * 65537)
            if bits == 32
            else (lambda x, y, s: x + y)
            if bits < 8
            else None
        )
        picture(bits, GRAY, 1, wide).write(f"gray-{bits}")
        picture(bits, GRAY_WHITE, 1, wide).write(f"white-{bits}", order=">")
    for bits in 1, 2, 4, 8:
        picture(bits, PALETTE, 1, lambda x, y, s: x + 3 * y, palette=palette(bits)).write(f"palette-{bits}")
    for bits in 8, 16:
        rgb = picture(bits)
        rgb.write(f"rgb-{bits}")
        rgb.write(f"rgb-{bits}+big-endian", order=">")
        rgb.write(f"rgb-{bits}+separate", separate=True, rows_per_strip=13, deflated=True)
        rgb.write(f"rgb-{bits}+tiles", tile=(16, 16), deflated=bits == 16)
        rgb.write(f"rgb-{bits}+tiles-separate", tile=(16, 16), separate=True, order=">", deflated=True)
        rgb.write(f"rgb-{bits}+bigtiff", big=True, order="<" if bits == 8 else ">")
        picture(bits, INKS, 4).write(f"cmyk-{bits}", separate=bits == 16)
        picture(bits, LAB, 3, opposing(bits)).write(f"lab-{bits}", tile=(16, 16) if bits == 16 else None)
        picture(bits, RGB, 4, clear(3, rgb.most), extra=[2]).write(f"alpha-{bits}")
        picture(bits, RGB, 4, clear(3, rgb.most, True), extra=[1]).write(f"premultiplied-{bits}", separate=bits == 8)
        picture(bits, GRAY, 2, clear(1, rgb.most), extra=[2]).write(f"gray-alpha-{bits}", tile=(16, 16))
    picture(2, RGB, 3, lambda x, y, s: x + y * s).write("rgb-2")
    picture(8, RGB, 4).write("extra-unmarked")
    picture(8, RGB, 6, clear(3, 255), extra=[0, 2, 0]).write("extra-three")
    picture(8, INKS, 5, clear(4, 255), extra=[0]).write("cmyk-extra")
    for width, height in (1, 1), (17, 33), (37, 1), (1, 37):
        picture(width=width, height=height).write(f"size-{width}x{height}", rows_per_strip=7)
    for orientation in range(1, 9):
        picture(width=7, height=5, orientation=[orientation]).write(f"orientation-{orientation}")


def pages():
    first, other = picture(), picture(8, GRAY, 1, width=9, height=7)
    thumbnail = picture(8, RGB, 3, lambda x, y, s: 0, width=5, height=4, kind=[1])
    for name, parts in (
        ("rgb-8+pages", [first, other, other]),
        ("rgb-8+thumbnail-first", [thumbnail, first, other, thumbnail]),
    ):
        data = bytearray(parts[0].file())
        link = parts[0].link
        for part in parts[1:]:
            data += part.file(base=len(data))
            data[link : link + 4] = struct.pack("<I", part.directory)
            link = part.link
        (FOLDER / f"{name}.tiff").write_bytes(data)
        first.expect(name)


def compressed():
    for bits in 8, 16:
        for name in "lzw:2", "zip:2", "packbits", "zstd:2", "lzma", "lzw":
            picture(bits).compress(f"rgb-{bits}+{name.replace(':2', '-predicted')}", "-c", name)
    picture().compress("rgb-8+lzw-tiles", "-c", "lzw:2", "-t", "-w", "16", "-l", "16")
    picture(1, GRAY_WHITE, 1, lambda x, y, s: x + y).compress("white-1+fill-order", "-c", "packbits", "-f", "lsb2msb")


def lossy():
    """Makes lossy files. The expected pixels come from other readers: Pillow, which converts YCbCr as libtiff does, or
    tifftopnm.
    """
    rgb = picture(width=33, height=31)
    for name, options in (
        ("jpeg-ycbcr", ["-c", "jpeg:90", "-r", "16"]),
        ("jpeg-rgb", ["-c", "jpeg:r:90", "-r", "16"]),
        ("jpeg-gray", ["-c", "jpeg:90", "-r", "16"]),
        ("jpeg-tiles", ["-c", "jpeg:90", "-t", "-w", "16", "-l", "16"]),
        ("webp", ["-c", "webp:80"]),
    ):
        source = picture(8, GRAY, 1, width=33, height=31) if name == "jpeg-gray" else rgb
        source.compress(name, *options)
        path = FOLDER / f"{name}.tiff"
        # Pillow's libtiff has no WebP, and tifftopnm does not convert YCbCr.
        if name == "webp":
            path = io.BytesIO(subprocess.run(["tifftopnm", "-quiet", path], check=True, capture_output=True).stdout)
        with Image.open(path) as found:
            found.convert("L" if name == "jpeg-gray" else "RGB").save(FOLDER / f"{name}.png")


class Subsampled(Picture):
    """Y, Cb, Cr with chroma for blocks of pixels, each block stored together (TIFF 6.0, section 21)."""

    def __init__(self, across, down):
        super().__init__(19, 13, 8, 6, 3, smooth, chroma=[across, down])
        self.across, self.down = across, down

    def segments(self, order, separate, tile, rows_per_strip):
        def value(x, y, s):
            return self.rows[min(y, self.height - 1)][min(x, self.width - 1)][s]

        for top in range(0, self.height, rows_per_strip):
            yield bytes(
                value(x + dx, y + dy, s)
                for y in range(top, min(self.height, top + rows_per_strip), self.down)
                for x in range(0, self.width, self.across)
                for dx, dy, s in [(dx, dy, 0) for dy in range(self.down) for dx in range(self.across)]
                + [(0, 0, 1), (0, 0, 2)]
            )


def subsampled():
    for across, down in (1, 1), (2, 2), (4, 2):
        path = FOLDER / f"ycbcr-{across}x{down}.tiff"
        path.write_bytes(Subsampled(across, down).file(rows_per_strip=4, deflated=across > 1))
        with Image.open(path) as found:
            found.convert("RGB").save(path.with_suffix(".png"))


FOLDER.mkdir(exist_ok=True)
for old in FOLDER.iterdir():
    old.unlink()
plain_layouts()
pages()
compressed()
lossy()
subsampled()

#!/usr/bin/env python3
"""Makes the pictures of Tests/Fixtures/jpegxl, and beside each the PNG that djxl makes from it.

Needs cjxl and djxl (libjxl-tools; made with 0.7.0), cjpeg (libjpeg-turbo-progs), a C compiler and libjxl-dev. With a
folder as its argument, it makes them there.
"""

import struct
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

WIDTH, HEIGHT = 19, 13


def color(x, y):
    """Returns a color of a ramp that is smooth, and still depends on each bit."""
    values = 12 * x + 10 + (5 * y) % 3, 17 * y + 20, 250 - 6 * x - 7 * y - (x * y) % 5
    return tuple(min(255, max(0, value)) for value in values)


def png(value, width=WIDTH, height=HEIGHT, color_type=2, depth=8, chunks=(), frames=1):
    """Returns a PNG, or with more frames an APNG. `value(x, y)` is the samples of a pixel."""

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    def pixels(frame):
        rows = []
        for y in range(height):
            samples = [sample for x in range(width) for sample in value(x + frame, y)]
            rows.append(b"\0" + b"".join(sample.to_bytes(depth // 8, "big") for sample in samples))
        return zlib.compress(b"".join(rows))

    data = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, color_type, 0, 0, 0))
    data += b"".join(chunk(name, content) for name, content in chunks)
    if frames > 1:
        data += chunk(b"acTL", struct.pack(">II", frames, 0))
    number = 0
    for frame in range(frames):
        if frames > 1:
            data += chunk(b"fcTL", struct.pack(">IIIIIHHBB", number, width, height, 0, 0, 1, 10, 0, 0))
            number += 1
        if frame == 0:
            data += chunk(b"IDAT", pixels(frame))
        else:
            data += chunk(b"fdAT", struct.pack(">I", number) + pixels(frame))
            number += 1
    return b"\x89PNG\r\n\x1a\n" + data + chunk(b"IEND", b"")


def ppm():
    """Returns a picture without a color space, which an option of cjxl can set."""
    pixels = bytes(sample for y in range(HEIGHT) for x in range(WIDTH) for sample in color(x, y))
    return b"P6\n%d %d\n255\n" % (WIDTH, HEIGHT) + pixels


def exif(orientation):
    return b"II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0" + bytes([orientation, 0, 0, 0, 0, 0, 0, 0])


def profile():
    """Returns an ICC profile with the primaries of Display P3, and a curve that no formula describes."""

    def fixed(*numbers):
        return b"XYZ \0\0\0\0" + struct.pack(">3i", *(round(number * 65536) for number in numbers))

    curve = b"curv\0\0\0\0" + struct.pack(">I6H", 6, 0, 1500, 9000, 22000, 40000, 65535)
    tags = [
        (b"desc", b"desc\0\0\0\0\0\0\0\x05test\0" + bytes(79)),
        (b"cprt", b"text\0\0\0\0none\0\0\0\0"),
        (b"wtpt", fixed(0.9642, 1, 0.8249)),
        (b"rXYZ", fixed(0.515121, 0.241196, -0.001053)),
        (b"gXYZ", fixed(0.291977, 0.692245, 0.041885)),
        (b"bXYZ", fixed(0.157104, 0.066574, 0.784073)),
        (b"rTRC", curve),
        (b"gTRC", curve),
        (b"bTRC", curve),
    ]
    place = 128 + 4 + 12 * len(tags)
    table, content = struct.pack(">I", len(tags)), b""
    for name, data in tags:
        data += bytes(-len(data) % 4)
        table += name + struct.pack(">II", place + len(content), len(data))
        content += data
    header = b"lcms\x02\x40\0\0mntrRGB XYZ \x07\xe6\0\x01\0\x01\0\0\0\0\0\0acspAPPL" + bytes(24)
    header += struct.pack(">3i", 63190, 65536, 54061) + bytes(48)
    return struct.pack(">I", place + len(content)) + header + table + content


def in_pieces(codestream, size):
    """Returns a container with the codestream in several boxes, between others."""

    def box(name, content):
        return struct.pack(">I", 8 + len(content)) + name + content

    pieces = [codestream[start : start + size] for start in range(0, len(codestream), size)]
    data = box(b"JXL ", b"\r\n\x87\n") + box(b"ftyp", b"jxl \0\0\0\0jxl ") + box(b"Exif", bytes(4) + exif(6))
    for number, piece in enumerate(pieces):
        last = 1 << 31 if number == len(pieces) - 1 else 0
        data += box(b"jxlp", struct.pack(">I", number | last) + piece) + box(b"free", b"")
    return data


def drop_chunk(path, name):
    data = path.read_bytes()
    start = data.index(name) - 4
    (length,) = struct.unpack_from(">I", data, start)
    path.write_bytes(data[:start] + data[start + 12 + length :])


class Maker:
    def __init__(self, folder, work):
        self.folder, self.work = folder, work

    def write(self, name, data):
        (self.work / name).write_bytes(data)
        return self.work / name

    def make(self, name, source, *options):
        """Encodes a picture, whose kind is in its first bytes, and decodes it again."""
        kinds = {b"\x89P": "png", b"\xff\xd8": "jpg", b"P5": "pgm", b"P6": "ppm", b"Pf": "pfm", b"PF": "pfm"}
        path = self.write(f"{name}.{kinds[source[:2]]}", source)
        target = self.folder / f"{name}.jxl"
        subprocess.run(["cjxl", path, target, "--quiet", *options], check=True, capture_output=True)
        if name == "ten-bits":
            self.decode_by_samples(target)
        elif name != "floats":
            self.decode(target)

    def decode(self, path, *options):
        png = path.with_suffix(".png")
        self.run_decoder(path, png, *options)
        # An animation becomes a file for each frame.
        first = path.with_name(path.stem + "-0.png")
        if first.exists():
            first.rename(png)
        for other in path.parent.glob(path.stem + "-[1-9].png"):
            other.unlink()

    def decode_by_samples(self, path):
        """Reads the 16 bits of samples from a PPM: djxl shifts them in a PNG of 10 bits."""
        target = self.work / "samples.ppm"
        self.run_decoder(path, target)
        samples = struct.unpack(f">{3 * WIDTH * HEIGHT}H", target.read_bytes()[-6 * WIDTH * HEIGHT :])
        pixels = [samples[start : start + 3] for start in range(0, len(samples), 3)]
        path.with_suffix(".png").write_bytes(png(lambda x, y: pixels[y * WIDTH + x], depth=16))

    def run_decoder(self, path, target, *options):
        subprocess.run(["djxl", path, target, "--num_threads=0", "--quiet", *options], check=True, capture_output=True)

    def jpeg(self, orientation=1):
        plain = subprocess.run(
            ["cjpeg", "-quality", "90", self.write("jpeg.ppm", ppm())], check=True, capture_output=True
        ).stdout
        segment = b"Exif\0\0" + exif(orientation)
        return plain[:2] + b"\xff\xe1" + struct.pack(">H", len(segment) + 2) + segment + plain[2:]

    def make_all(self):
        plain = png(color)
        gray = png(lambda x, y: color(x, y)[:1], color_type=0)
        alpha = png(lambda x, y: (*color(x, y), min(255, 20 * y)), color_type=6)
        deep = png(lambda x, y: [257 * c + 40 * x - 90 for c in color(x, y)], depth=16)
        for effort in [1, 7, 9]:
            self.make(f"lossless-{effort}", plain, "-d", "0", "-e", str(effort))
        for effort in [3, 7]:
            self.make(f"lossy-{effort}", plain, "-d", "1", "-e", str(effort))
        self.make("progressive", plain, "-d", "1", "-p")
        self.make("low-frequency-frame", plain, "-d", "1", "--progressive_dc=1")
        self.make("passes", plain, "-d", "1", "--progressive_ac", "--qprogressive_ac")
        self.make("squeezed", plain, "-d", "0", "-R", "1")
        self.make("squeezed-lossy", plain, "-d", "1", "-m", "1")
        self.make("enlarged", png(color, 33, 17), "-d", "2", "--resampling=4")
        self.make("noisy", plain, "-d", "1", "--photon_noise=ISO3200")
        dots = png(lambda x, y: (0, 0, 0) if x % 12 in (3, 4, 5) and y % 10 in (2, 4, 6) else (240,) * 3, 60, 40)
        self.make("patches", dots, "-d", "1", "-e", "9", "--patches=1")
        self.make("gray-lossless", gray, "-d", "0")
        self.make("gray-lossy", gray, "-d", "1")
        self.make("alpha-lossless", alpha, "-d", "0")
        self.make("alpha-lossy", alpha, "-d", "1")
        self.make("deep-lossless", deep, "-d", "0")
        self.make("deep-lossy", deep, "-d", "1")
        self.make("ten-bits", deep, "-d", "0", "--override_bitdepth=10")
        self.make("deep-gray", png(lambda x, y: [257 * 9 * x + 40 * y], color_type=0, depth=16), "-d", "0")
        # djxl cannot write these, and their PNG has the original pixels. A PFM begins with its last row.
        floats = b"PF\n%d %d\n-1.0\n" % (WIDTH, HEIGHT)
        values = [[(x / 18, y / 12, x * y / 216) for x in range(WIDTH)] for y in range(HEIGHT)]
        floats += b"".join(struct.pack("<3f", *value) for row in reversed(values) for value in row)
        self.make("floats", floats, "-d", "0")
        rounded = png(lambda x, y: [round(65535 * value) for value in values[y][x]], depth=16)
        (self.folder / "floats.png").write_bytes(rounded)
        self.make("one-pixel", png(color, 1, 1), "-d", "0")
        self.make("one-pixel-lossy", png(color, 1, 1), "-d", "1")
        self.make("tall", png(color, 7, 23), "-d", "0")
        for orientation in range(1, 9):
            self.make(f"orientation-{orientation}", png(color, 5, 4, chunks=[(b"eXIf", exif(orientation))]), "-d", "0")
        self.make("jpeg", self.jpeg(), "-j", "1")
        self.make("jpeg-bare", self.jpeg(orientation=6), "-j", "1", "--jpeg_store_metadata=0", "--container=0")
        self.make("p3-lossless", ppm(), "-d", "0", "-x", "color_space=RGB_D65_DCI_Rel_SRG")
        self.make("p3-lossy", ppm(), "-d", "1", "-x", "color_space=RGB_D65_DCI_Rel_SRG")
        self.make("gamma", ppm(), "-d", "0", "-x", "color_space=RGB_D65_SRG_Rel_g0.5")
        for name, distance in (("bt709-lossless", "0"), ("bt709-lossy", "1")):
            self.make(name, ppm(), "-d", distance, "-x", "color_space=RGB_D65_SRG_Rel_709")
            # The code points of a PNG may mean the curve of sRGB. Its ICC profile has BT.709's.
            drop_chunk(self.folder / f"{name}.png", b"cICP")
        icc = zlib.compress(profile())
        self.make("icc-lossless", png(color, chunks=[(b"iCCP", b"icc\0\0" + icc)]), "-d", "0")
        self.make("icc-lossy", png(color, chunks=[(b"iCCP", b"icc\0\0" + icc)]), "-d", "1")
        # Without this, djxl writes linear light in place of its profile.
        self.decode(self.folder / "icc-lossy.jxl", "--color_space=RGB_D65_SRG_Rel_SRG")
        self.make("animation", png(color, frames=3), "-d", "0")
        for curve in ["PeQ", "HLG"]:  # They are refused.
            self.make(curve.lower(), ppm(), "-d", "0", "-x", f"color_space=RGB_D65_202_Rel_{curve}")
            (self.folder / f"{curve.lower()}.png").unlink()
        program = self.work / "encode"
        source = Path(__file__).with_name("jpegxl-encode.c")
        subprocess.run(["cc", "-o", program, source, "-ljxl"], check=True)
        for kind in ["premultiplied", "ink", "mosaic", "depth", "layers"]:
            target = self.folder / f"{kind}.jxl"
            subprocess.run([program, kind, target], check=True)
            if kind not in ("ink", "mosaic"):
                self.decode(target)
        bare = (self.folder / "lossless-7.jxl").read_bytes()
        target = self.folder / "pieces.jxl"
        target.write_bytes(in_pieces(bare, 70))
        self.decode(target)


def main():
    root = Path(__file__).resolve().parents[2]
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else root / "Tests/Fixtures/jpegxl"
    with tempfile.TemporaryDirectory() as work:
        Maker(folder, Path(work)).make_all()


main()

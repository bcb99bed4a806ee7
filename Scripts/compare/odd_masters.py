"""Makes a folder of odd masters: small, strange, damaged, or no pictures at all. The same on every run.

    .bench/venv/bin/python Scripts/compare/odd_masters.py FOLDER

Needs Pillow and cjpeg (libjpeg-turbo-progs), which Scripts/install-peers.sh installs.
"""

from __future__ import annotations

import io
import random
import struct
import subprocess
import sys
import zlib
from pathlib import Path

from PIL import Image, ImageCms, ImageDraw

SEED = 16
SIZES = [
    (1, 1), (1, 2), (2, 1), (1, 17), (17, 1), (3, 5), (7, 7), (8, 8), (9, 8), (13, 9), (15, 16),
    (16, 16), (17, 13), (31, 33), (64, 1), (1, 64), (255, 3), (33, 257),
]  # fmt: skip
# Color type of PNG: samples per pixel and bit depths.
PNG_TYPES = {
    0: (1, (1, 2, 4, 8, 16)),
    2: (3, (8, 16)),
    3: (1, (1, 2, 4, 8)),
    4: (2, (8, 16)),
    6: (4, (8, 16)),
}
# Start and step of the seven passes of an interlaced PNG: x, y, x step, y step.
PASSES = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
SCAN_SCRIPTS = {
    "dc-then-rest": "0,1,2: 0-0, 0, 0; 0: 1-63, 0, 0; 1: 1-63, 0, 0; 2: 1-63, 0, 0;",
    "chroma-first": "2: 0-0, 0, 1; 1: 0-0, 0, 1; 0: 0-0, 0, 1; 2: 1-63, 0, 2; 1: 1-63, 0, 2; 0: 1-5, 0, 2;"
    " 0: 6-63, 0, 2; 0: 0-0, 1, 0; 1: 0-0, 1, 0; 2: 0-0, 1, 0; 0: 1-63, 2, 1; 0: 1-63, 1, 0;"
    " 1: 1-63, 2, 1; 2: 1-63, 2, 1; 1: 1-63, 1, 0; 2: 1-63, 1, 0;",
    "one-by-one": "0: 0-0, 0, 0; 1: 0-0, 0, 0; 2: 0-0, 0, 0; "
    + " ".join(f"0: {k}-{k}, 0, 0;" for k in range(1, 64))
    + " 1: 1-63, 0, 0; 2: 1-63, 0, 0;",
    "incomplete": "0,1,2: 0-0, 0, 0; 0: 1-9, 0, 0;",
    "sequential": "0; 1; 2;",
}
SAMPLINGS = ["1x1", "2x1", "1x2", "2x2", "4x1", "1x4", "4x2", "2x2,2x1,1x1", "1x1,2x2,2x2", "3x1", "2x2,1x2,2x1"]


class Folder:
    """The folder, and its files so far by name."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.bytes: dict[str, bytes] = {}

    def add(self, name: str, data: bytes) -> None:
        if name in self.bytes:
            raise ValueError(f"two files are named {name}")
        self.bytes[name] = data
        (self.path / name).write_bytes(data)


def photo(width: int, height: int, seed: int) -> Image.Image:
    """Draws a gradient with shapes and grain, which gives crops and compression something to work on."""
    numbers = random.Random(SEED * 1000 + seed)
    brightness = (60, 150, 255)[seed % 3]
    corners = Image.frombytes("RGB", (4, 3), bytes(numbers.randrange(brightness) for _ in range(36)))
    picture = corners.resize((width, height), Image.Resampling.BICUBIC)
    draw = ImageDraw.Draw(picture)
    for _ in range(seed % 7):
        x, y = numbers.randrange(width), numbers.randrange(height)
        radius = 1 + numbers.randrange(max(width, height) // 4 + 1)
        color = tuple(numbers.randrange(256) for _ in range(3))
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=color)
    grain = Image.frombytes("RGB", (width, height), numbers.randbytes(width * height * 3))
    return Image.blend(picture, grain, 0.05)


def jpeg(picture: Image.Image, **options: object) -> bytes:
    output = io.BytesIO()
    picture.save(output, "JPEG", **{"quality": 85, **options})
    return output.getvalue()


def cjpeg(picture: Image.Image, *options: str) -> bytes:
    ppm = io.BytesIO()
    picture.save(ppm, "PPM")
    return subprocess.run(["cjpeg", *options], input=ppm.getvalue(), capture_output=True, check=True).stdout


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def filtered(row: bytes, above: bytes, step: int, kind: int) -> bytes:
    """Returns a row of a PNG with its filter's number before it."""
    out = bytearray([kind])
    for i, value in enumerate(row):
        left = row[i - step] if i >= step else 0
        up = above[i] if above else 0
        corner = above[i - step] if above and i >= step else 0
        paeth = min((left, up, corner), key=lambda each: abs(left + up - corner - each))
        out.append(value - (0, left, up, (left + up) // 2, paeth)[kind] & 255)
    return bytes(out)


def png(
    width: int,
    height: int,
    depth: int = 8,
    color: int = 2,
    interlaced: bool = False,
    chunks: bytes = b"",
    filters: tuple[int, ...] = (0, 1, 2, 3, 4),
    idat_size: int = 1 << 20,
    seed: int = 0,
) -> bytes:
    """Returns a PNG of any type. Samples are a soft ramp, in the order in which the passes store them."""
    samples, bits = PNG_TYPES[color][0], PNG_TYPES[color][0] * depth
    numbers = random.Random(SEED + seed)
    raw = bytearray()
    for left, top, across, down in PASSES if interlaced else [(0, 0, 1, 1)]:
        columns = len(range(left, width, across))
        above = b""
        for y in range(top, height, down) if columns else []:
            values = [
                ((x * 5 + y * 3 + plane * 60 + numbers.randrange(9)) % 256) * (257 if depth == 16 else 1)
                for x in range(left, width, across)
                for plane in range(samples)
            ]
            text = "".join(f"{value >> (8 - depth if depth < 8 else 0):0{depth}b}" for value in values)
            size = (columns * bits + 7) // 8
            row = int(text.ljust(size * 8, "0"), 2).to_bytes(size, "big")
            raw += filtered(row, above, max(1, bits // 8), filters[y % len(filters)])
            above = row
    data = zlib.compress(bytes(raw))
    header = struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, interlaced)
    palette = b"".join(bytes((i, 255 - i, i * 7 % 256)) for i in range(1 << depth)) if color == 3 else b""
    return b"".join([
        b"\x89PNG\r\n\x1a\n", chunk(b"IHDR", header), chunks if color != 3 else b"",
        chunk(b"PLTE", palette) if palette else b"", chunks if color == 3 else b"",
        *(chunk(b"IDAT", data[at : at + idat_size]) for at in range(0, len(data), idat_size)),
        chunk(b"IEND", b""),
    ])  # fmt: skip


def profiles() -> dict[str, bytes]:
    """Returns ICC profiles: sRGB, one of wide gamut, Lab, gray, and damaged ones."""
    srgb = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    lab = ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB")).tobytes()
    # The red colorant moved outward, to Display P3's: an RGB profile that is not sRGB.
    (red,) = struct.unpack_from(">I", srgb, srgb.index(b"rXYZ") + 4)
    wide = bytearray(srgb)
    struct.pack_into(">3i", wide, red + 8, *(round(value * 65536) for value in (0.5151, 0.2412, -0.0011)))
    return {"srgb": srgb, "wide": bytes(wide), "lab": lab, "cut": srgb[:200], "noise": bytes(range(256)) * 2}


def add_sizes(folder: Folder) -> None:
    for i, (width, height) in enumerate(SIZES):
        folder.add(f"size-{width}x{height}-jpeg.jpg", jpeg(photo(width, height, i), progressive=i % 2 == 1))
        folder.add(f"size-{width}x{height}-png.png", png(width, height, interlaced=i % 3 == 0, seed=i))


def add_png(folder: Folder) -> None:
    for color, (_, depths) in PNG_TYPES.items():
        for depth in depths:
            for interlaced in (False, True):
                name = f"png-type{color}-{depth}-{'adam7' if interlaced else 'plain'}.png"
                folder.add(name, png(67, 43, depth, color, interlaced))
    for kind in range(5):
        folder.add(f"png-filter{kind}.png", png(90, 40, filters=(kind,)))
        folder.add(f"png-alpha-filter{kind}.png", png(45, 50, color=6, filters=(kind,), seed=kind))
    icc = {name: chunk(b"iCCP", b"x\0\0" + zlib.compress(data)) for name, data in profiles().items()}
    extra = {
        "gamma-45455": chunk(b"gAMA", struct.pack(">I", 45455)),
        "gamma-100000": chunk(b"gAMA", struct.pack(">I", 100000)),
        "srgb": chunk(b"sRGB", b"\0"),
        "chrm": chunk(b"cHRM", struct.pack(">8I", 31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000)),
        "trns": chunk(b"tRNS", struct.pack(">3H", 60, 120, 180)),
        "bkgd": chunk(b"bKGD", struct.pack(">3H", 60, 120, 180)),
        "text": chunk(b"tEXt", b"Comment\0odd"),
        "turned": chunk(b"eXIf", Image.Exif().tobytes()[6:] or b"II*\0\x08\0\0\0\0\0"),
        **{f"icc-{name}": data for name, data in icc.items()},
    }
    for name, data in extra.items():
        folder.add(f"png-chunk-{name}.png", png(60, 44, chunks=data))
    folder.add("png-palette-trns.png", png(50, 40, color=3, chunks=chunk(b"tRNS", bytes(range(0, 256, 2)))))
    folder.add("png-gray-trns.png", png(50, 40, color=0, chunks=chunk(b"tRNS", b"\0\x40")))
    folder.add("png-tiny-idat.png", png(40, 40, idat_size=3))


def add_jpeg(folder: Folder) -> None:
    for i, sampling in enumerate(SAMPLINGS):
        name = sampling.replace(",", "-")
        folder.add(f"jpeg-sample-{name}.jpg", cjpeg(photo(101, 75, i), "-sample", sampling))
        folder.add(f"jpeg-sample-{name}-p.jpg", cjpeg(photo(83, 97, i), "-sample", sampling, "-progressive"))
    script = folder.path.parent / "scans.txt"
    for i, (name, scans) in enumerate(SCAN_SCRIPTS.items()):
        script.write_text(scans)
        folder.add(f"jpeg-scans-{name}.jpg", cjpeg(photo(131, 77, i), "-scans", str(script)))
        folder.add(
            f"jpeg-scans-{name}-444.jpg",
            cjpeg(photo(77, 131, i), "-sample", "1x1", "-restart", "3B", "-scans", str(script)),
        )
    script.unlink()
    for i, options in enumerate((
        "-arithmetic", "-arithmetic -progressive", "-restart 1B", "-restart 1", "-restart 7B -progressive",
        "-rgb", "-grayscale", "-grayscale -progressive", "-quality 1", "-quality 100", "-dct float",
        "-quality 2 -baseline", "-optimize", "-quality 20,90,40",
    )):  # fmt: skip
        name = options[1:].replace(" ", "").replace(",", "-")
        folder.add(f"jpeg-option-{name}.jpg", cjpeg(photo(150, 110, i), *options.split()))
    cmyk = photo(90, 70, 4).convert("CMYK")
    folder.add("jpeg-cmyk.jpg", jpeg(cmyk))
    # The Adobe marker's last byte names the color transform: 2 makes it YCCK.
    adobe = jpeg(cmyk)
    at = adobe.index(b"Adobe") + 11
    folder.add("jpeg-ycck.jpg", adobe[:at] + b"\2" + adobe[at + 1 :])
    for value in range(10):
        exif = Image.Exif()
        exif[0x0112] = value
        sampling = ("4:4:4", "4:2:2", "4:2:0")[value % 3]
        turned = jpeg(photo(140, 91, value), exif=exif, progressive=value % 2 == 0, subsampling=sampling)
        folder.add(f"jpeg-turned-{value}.jpg", turned)
    for name, profile in profiles().items():
        folder.add(f"jpeg-icc-{name}.jpg", jpeg(photo(80, 60, 5), icc_profile=profile))
        folder.add(f"jpeg-icc-{name}-gray.jpg", jpeg(photo(80, 60, 5).convert("L"), icc_profile=profile))


def add_photos(folder: Folder) -> None:
    """Adds larger ones, over which text is legible or not, with a master of their own for some variants."""
    for seed in range(16):
        width, height = ((900, 600), (600, 900), (1400, 500), (640, 640))[seed % 4]
        folder.add(f"photo{seed}.jpg", jpeg(photo(width, height, seed), progressive=seed % 2 == 0))
    folder.add("photo3_ls.jpg", jpeg(photo(1200, 500, 40)))
    folder.add("photo4_thumbnail.png", png(64, 64))
    folder.add("photo5_pad.jpg", jpeg(photo(300, 400, 41)))
    folder.add("orphan_ls.jpg", jpeg(photo(300, 200, 42)))


def add_damaged(folder: Folder) -> None:
    numbers = random.Random(SEED)
    for name in ("jpeg-sample-2x2.jpg", "jpeg-sample-2x2-p.jpg", "png-type2-8-plain.png", "png-type6-8-adam7.png"):
        data, (stem, end) = folder.bytes[name], name.rsplit(".", 1)
        for percent in (2, 30, 70, 99):
            folder.add(f"cut-{percent}-{stem}.{end}", data[: len(data) * percent // 100])
        for flip in range(8):
            changed = bytearray(data)
            changed[numbers.randrange(len(data) // 8, len(data))] ^= 1 << numbers.randrange(8)
            folder.add(f"flip{flip}-{stem}.{end}", bytes(changed))
        folder.add(f"longer-{stem}.{end}", data + b"more bytes than there should be" * 9)
        folder.add(f"misnamed-{stem}.{'png' if end == 'jpg' else 'jpg'}", data)


def add_no_pictures(folder: Folder) -> None:
    other = photo(50, 40, 2)
    for kind in ("GIF", "BMP", "TIFF", "WEBP"):
        output = io.BytesIO()
        other.save(output, kind)
        folder.add(f"really-{kind.lower()}.jpg", output.getvalue())
    huge = struct.pack(">IIBBBBB", 100_000, 100_000, 8, 2, 0, 0, 0)
    for name, data in {
        "empty.jpg": b"",
        "empty-too.png": b"",
        "text.jpg": b"not a picture\n",
        "html.png": b"<!doctype html><title>404</title>",
        "only-start.jpg": b"\xff\xd8",
        "only-signature.png": b"\x89PNG\r\n\x1a\n",
        "huge.png": b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", huge) + chunk(b"IEND", b""),
        "no-end.png": png(20, 20)[:-12],
        "notes.txt": b"no master",
        "Bad Name!.jpg": jpeg(other),
        "UPPER.JPG": jpeg(other),
        "also.jpeg": jpeg(other),
        "twice.jpg": jpeg(other),
        "twice.png": png(20, 20),
    }.items():
        folder.add(name, data)


def main() -> None:
    folder = Folder(Path(sys.argv[1]))
    folder.path.mkdir(parents=True, exist_ok=True)
    for add in (add_sizes, add_png, add_jpeg, add_photos, add_damaged, add_no_pictures):
        add(folder)
    print(f"{len(folder.bytes)} odd masters")


if __name__ == "__main__":
    main()

"""Makes the HEICs and AVIFs of Tests/Fixtures/heif, and beside each the pixels that other programs read from it, as PNG.

Needs Debian's packages libheif-examples and libavif-bin, and Pillow (made with libheif 1.15.1, libavif 0.11.1, Pillow 13.0.0).
HEICs are read by heif-convert, AVIFs by avifdec, which enlarges halved chroma as libheif does: each sample for four pixels.
Neither converts colors. avifdec does not turn or crop, and heif-convert does not divide by alpha; that is done here.
"""

from __future__ import annotations

import struct
import subprocess
import tempfile
from pathlib import Path

from PIL import Image

FOLDER = Path(__file__).resolve().parents[2] / "Tests/Fixtures/heif"


def smooth(x: int, y: int) -> tuple[int, ...]:
    return 20 + 3 * x % 230, 30 + 4 * y, 220 - 2 * x - y


def clear(x: int, y: int) -> tuple[int, ...]:
    return (*smooth(x, y), max(0, min(255, 6 * (x + y) - 40)))


def draw(path: Path, width: int, height: int, pixel) -> Path:
    values = [pixel(x, y) for y in range(height) for x in range(width)]
    mode = "L" if isinstance(values[0], int) else {3: "RGB", 4: "RGBA"}[len(values[0])]
    picture = Image.new(mode, (width, height))
    picture.putdata(values)
    picture.save(path)
    return path


def deep(path: Path, width: int, height: int) -> Path:
    """A PNG of 16 bits, which Pillow does not write."""
    import zlib

    rows = b"".join(
        b"\0" + b"".join(struct.pack(">3H", 900 * x % 65536, 1500 * y, 60000 - 700 * x) for x in range(width))
        for y in range(height)
    )

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = struct.pack(">2I5B", width, height, 16, 2, 0, 0, 0)
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    )
    return path


def box(name: bytes, *parts: bytes) -> bytes:
    body = b"".join(parts)
    return struct.pack(">I", 8 + len(body)) + name + body


def boxes(data: bytes):
    while data:
        length, name = struct.unpack(">I4s", data[:8])
        yield name, data[8:length]
        data = data[length:]


def hevc(path: Path) -> tuple[bytes, bytes]:
    """The property hvcC and the pixels of a HEIC with one picture."""
    data = path.read_bytes()
    top = dict(boxes(data))
    meta = dict(boxes(top[b"meta"][4:]))
    properties = dict(boxes(dict(boxes(meta[b"iprp"]))[b"ipco"]))
    return properties[b"hvcC"], top[b"mdat"]


def grid(tiles: list[Path], columns: int, side: int, width: int, height: int) -> bytes:
    """A HEIC that is a grid of tiles of `side` pixels, cut to a size, as phones write them."""
    rows = len(tiles) // columns
    parts = [hevc(tile) for tile in tiles]
    items = range(1, len(tiles) + 2)
    infe = b"".join(
        box(
            b"infe",
            b"\2\0\0\1" if item > 1 else b"\2\0\0\0",
            struct.pack(">2H", item, 0),
            b"grid" if item == 1 else b"hvc1",
            b"\0",
        )
        for item in items
    )
    layout = struct.pack(">4B2H", 0, 0, rows - 1, columns - 1, width, height)
    reference = box(b"dimg", struct.pack(f">2H{len(tiles)}H", 1, len(tiles), *range(2, len(tiles) + 2)))
    ispe = [box(b"ispe", bytes(4), struct.pack(">2I", *size)) for size in ((width, height), (side, side))]
    # Display P3, full range.
    colors = box(b"colr", b"nclx", struct.pack(">3HB", 12, 13, 6, 0x80))
    properties = box(b"ipco", *ispe, colors, *(box(b"hvcC", code) for code, _ in parts))
    links = [struct.pack(">HBBB", 1, 2, 1, 3)]
    links += [struct.pack(">HBBBB", n + 2, 3, 2, 3, 0x80 | (4 + n)) for n in range(len(parts))]
    ipma = box(b"ipma", bytes(4), struct.pack(">I", len(links)), *links)
    ftyp = box(b"ftyp", b"heic", bytes(4), b"mif1heic")

    def meta(start: int) -> bytes:
        places, at = [struct.pack(">4HII", 1, 1, 0, 1, 0, len(layout))], start
        for n, (_, pixels) in enumerate(parts):
            places.append(struct.pack(">4HII", n + 2, 0, 0, 1, at, len(pixels)))
            at += len(pixels)
        return box(
            b"meta",
            bytes(4),
            box(b"hdlr", bytes(8), b"pict", bytes(13)),
            box(b"pitm", bytes(4), struct.pack(">H", 1)),
            box(b"iinf", bytes(4), struct.pack(">H", len(items)), infe),
            box(b"iref", bytes(4), reference),
            box(b"iprp", properties, ipma),
            box(b"iloc", b"\1\0\0\0\x44\0", struct.pack(">H", len(places)), *places),
            box(b"idat", layout),
        )

    start = len(ftyp) + len(meta(0)) + 8
    return ftyp + meta(start) + box(b"mdat", *(pixels for _, pixels in parts))


def run(*words: str | Path) -> None:
    subprocess.run(list(map(str, words)), check=True, capture_output=True)


def make(work: Path) -> None:
    sizes = {"dot": (1, 1), "row": (37, 1), "column": (1, 37), "odd": (19, 13), "high": (33, 70)}
    pictures = {name: draw(work / f"{name}.png", *size, smooth) for name, size in sizes.items()}
    pictures["gray"] = draw(work / "gray.png", 19, 13, lambda x, y: 9 * x + 5 * y)
    pictures["clear"] = draw(work / "clear.png", 38, 26, clear)
    pictures["deep"] = deep(work / "deep.png", 38, 26)
    pictures["tile"] = draw(work / "tile.png", 64, 64, smooth)
    plain = ("-L", "-p", "chroma=444", "--matrix_coefficients=0")
    heics = {
        "odd": ("odd", "-q", "60"),
        "high": ("high", "-q", "40"),
        "444": ("odd", "-q", "70", "-p", "chroma=444"),
        "422": ("odd", "-q", "70", "-p", "chroma=422"),
        "lossless": ("odd", *plain),
        "lossless-high": ("high", *plain),
        "limited": ("odd", "-q", "70", "--full_range_flag", "0"),
        "matrix-1": ("odd", "-q", "70", "--matrix_coefficients=1"),
        "gray": ("gray", "-q", "70"),
        "alpha": ("clear", "-q", "70"),
        "alpha-lossless": ("clear", *plain),
        "premultiplied": ("clear", "-q", "70", "--premultiplied-alpha"),
        "10": ("deep", "-q", "70", "-b", "10"),
        "12": ("deep", "-q", "70", "-b", "12"),
        "10-lossless": ("deep", *plain, "-b", "10"),
        "thumbnail": ("high", "-q", "50", "-t", "16"),
        "row": ("row", "-q", "90"),
        "column": ("column", "-q", "90"),
        "dot": ("dot", "-q", "90"),
    }
    for name, (picture, *options) in heics.items():
        run("heif-enc", *options, pictures[picture], "-o", FOLDER / f"{name}.heic")
    tiles = []
    for n in range(6):
        picture = draw(work / f"tile{n}.png", 64, 64, lambda x, y, n=n: smooth(x + n % 3 * 64, y + n // 3 * 64 & 31))
        tiles.append(work / f"tile{n}.heic")
        run("heif-enc", "-q", "50", picture, "-o", tiles[-1])
    (FOLDER / "grid.heic").write_bytes(grid(tiles, 3, 64, 150, 100))

    avifs = {
        "odd": ("odd", "-y", "420"),
        "high": ("high", "-y", "420", "--min", "30", "--max", "40"),
        "444": ("odd", "-y", "444"),
        "422": ("odd", "-y", "422"),
        "lossless": ("odd", "-l"),
        "lossless-high": ("high", "-l"),
        "limited": ("odd", "-r", "limited"),
        "matrix-1": ("odd", "--cicp", "1/13/1"),
        "gray": ("gray", "-y", "400"),
        "alpha": ("clear", "-y", "444"),
        "alpha-lossless": ("clear", "-l"),
        "premultiplied": ("clear", "-p", "-y", "444"),
        "10": ("deep", "-d", "10"),
        "12": ("deep", "-d", "12"),
        "12-lossless": ("deep", "-d", "12", "--cicp", "1/13/0", "--min", "0", "--max", "0"),
        "10-420": ("deep", "-d", "10", "-y", "420"),
        "irot-1": ("odd", "-l", "--irot", "1"),
        "irot-2": ("odd", "-l", "--irot", "2"),
        "irot-3": ("odd", "-l", "--irot", "3"),
        "imir-0": ("odd", "-l", "--imir", "0"),
        "imir-1": ("odd", "-l", "--imir", "1"),
        "irot-imir": ("odd", "-l", "--irot", "1", "--imir", "0"),
        "crop": ("high", "-l", "--crop", "4,8,20,30"),
        "row": ("row",),
        "column": ("column",),
        "dot": ("dot",),
    }
    for name, (picture, *options) in avifs.items():
        run("avifenc", "-s", "6", *options, pictures[picture], FOLDER / f"{name}.avif")
    run("avifenc", "-s", "6", "-g", "2x1", *2 * [pictures["tile"]], FOLDER / "grid.avif")
    run("avifenc", "-s", "6", "-l", pictures["odd"], pictures["odd"], FOLDER / "animated.avif")

    for path in sorted(FOLDER.glob("*.heic")):
        run("heif-convert", path, path.with_suffix(".heic.png"))
    for path in sorted(FOLDER.glob("*.avif")):
        run("avifdec", "-j", "1", "-u", "nearest", path, path.with_suffix(".avif.png"))
    correct()


def correct() -> None:
    """What the other programs leave out."""
    turns = {
        "irot-1": ["ROTATE_90"],
        "irot-2": ["ROTATE_180"],
        "irot-3": ["ROTATE_270"],
        "imir-0": ["FLIP_TOP_BOTTOM"],
        "imir-1": ["FLIP_LEFT_RIGHT"],
        "irot-imir": ["ROTATE_90", "FLIP_TOP_BOTTOM"],
    }
    for name, turned in turns.items():
        picture = Image.open(FOLDER / "lossless.avif.png")
        for turn in turned:
            picture = picture.transpose(Image.Transpose[turn])
        picture.save(FOLDER / f"{name}.avif.png")
    Image.open(FOLDER / "lossless-high.avif.png").crop((4, 8, 24, 38)).save(FOLDER / "crop.avif.png")
    path = FOLDER / "premultiplied.heic.png"
    picture = Image.open(path)
    picture.putdata(
        [
            (*(min(255, (value * 255 + alpha // 2) // alpha) if alpha else 0 for value in color), alpha)
            for *color, alpha in picture.getdata()
        ]
    )
    picture.save(path)


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    with tempfile.TemporaryDirectory() as work:
        make(Path(work))

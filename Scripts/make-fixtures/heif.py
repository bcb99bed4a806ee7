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


def deep(path: Path, width: int, height: int, is_mirrored: bool = False) -> Path:
    """Returns a PNG of 16 bits; Pillow cannot write one."""
    import zlib

    rows = b"".join(
        b"\0"
        + b"".join(
            struct.pack(">3H", 900 * x % 65536, 1500 * y, 60000 - 700 * x)
            for x in (reversed(range(width)) if is_mirrored else range(width))
        )
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


Item = tuple[bytes, list[bytes], bytes]


def items(path: Path) -> list[Item]:
    """Returns the type, the property boxes and the bytes of each item of a file from heif-enc or avifenc."""
    data = path.read_bytes()
    top = dict(boxes(data))
    meta = dict(boxes(top[b"meta"][4:]))
    properties = dict(boxes(meta[b"iprp"]))
    contents = [box(name, payload) for name, payload in boxes(properties[b"ipco"])]
    associations, list_ = {}, properties[b"ipma"][8:]
    while list_:
        item, count = struct.unpack(">HB", list_[:3])
        associations[item] = [contents[(index & 127) - 1] for index in list_[3 : 3 + count]]
        list_ = list_[3 + count :]
    # heif-enc's locations have a base, and in version 1 a method, which is 1 for grids in "idat".
    places, list_ = {}, meta[b"iloc"][8:]
    form = ">HH" + ("H" if meta[b"iloc"][0] == 1 else "") + ("I" if meta[b"iloc"][5] else "") + "HII"
    while list_:
        item, *middle, _, offset, length = struct.unpack_from(form, list_)
        source = meta[b"idat"] if meta[b"iloc"][0] == 1 and middle[0] == 1 else data
        start = offset + (middle[-1] if meta[b"iloc"][5] else 0)
        places[item] = source[start : start + length]
        list_ = list_[struct.calcsize(form) :]
    found = []
    for _, entry in boxes(meta[b"iinf"][6:]):
        (item,) = struct.unpack(">H", entry[4:6])
        found.append((entry[8:12], associations.get(item, []), places[item]))
    return found


def reference(kind: bytes, item: int, *others: int) -> bytes:
    return box(kind, struct.pack(f">{2 + len(others)}H", item, len(others), *others))


def size(width: int, height: int) -> bytes:
    return box(b"ispe", bytes(4), struct.pack(">2I", width, height))


def container(brand: bytes, items: list[Item], references: list[bytes]) -> bytes:
    """Returns a file of items: the first is the main picture, and the others are hidden. Grids are in "idat"."""
    properties = list(dict.fromkeys(property for _, properties, _ in items for property in properties))
    infe = [
        box(b"infe", b"\2\0\0\1" if n > 1 else b"\2\0\0\0", struct.pack(">2H", n, 0), kind, b"\0")
        for n, (kind, _, _) in enumerate(items, 1)
    ]
    links = [
        struct.pack(f">HB{len(found)}B", n, len(found), *(properties.index(property) + 1 for property in found))
        for n, (_, found, _) in enumerate(items, 1)
        if found
    ]
    ftyp = box(b"ftyp", brand, bytes(4), b"mif1", brand)

    def meta(start: int) -> bytes:
        places, offsets = [], {True: 0, False: start}
        for n, (kind, _, data) in enumerate(items, 1):
            is_inside = kind == b"grid"
            places.append(struct.pack(">4HII", n, is_inside, 0, 1, offsets[is_inside], len(data)))
            offsets[is_inside] += len(data)
        return box(
            b"meta",
            bytes(4),
            box(b"hdlr", bytes(8), b"pict", bytes(13)),
            box(b"pitm", bytes(4), struct.pack(">H", 1)),
            box(b"iinf", bytes(4), struct.pack(">H", len(items)), *infe),
            box(b"iref", bytes(4), *references),
            box(b"iprp", box(b"ipco", *properties), box(b"ipma", bytes(4), struct.pack(">I", len(links)), *links)),
            box(b"iloc", b"\1\0\0\0\x44\0", struct.pack(">H", len(places)), *places),
            box(b"idat", *(data for kind, _, data in items if kind == b"grid")),
        )

    mdat = box(b"mdat", *(data for kind, _, data in items if kind != b"grid"))
    return ftyp + meta(len(ftyp) + len(meta(0)) + 8) + mdat


def grid(tiles: list[Item], columns: int, width: int, height: int, *properties: bytes) -> Item:
    layout = struct.pack(">4B2H", 0, 0, len(tiles) // columns - 1, columns - 1, width, height)
    return b"grid", [size(width, height), *properties], layout


def phone_grid(tiles: list[Item]) -> bytes:
    """Returns tiles of 64 pixels, cut to a size, as written by phones."""
    # Display P3, full range.
    colors = box(b"colr", b"nclx", struct.pack(">3HB", 12, 13, 6, 0x80))
    parts = [
        (kind, [size(64, 64), colors, *(p for p in properties if p[4:8] == b"hvcC")], data)
        for kind, properties, data in tiles
    ]
    parts.insert(0, grid(tiles, 3, 150, 100, colors))
    return container(b"heic", parts, [reference(b"dimg", 1, *range(2, 8))])


def phone_of_2024(picture: Item) -> bytes:
    """Returns a file as from phones with iOS 18: Exif belongs to the picture and to its version for HDR, and a gain map
    to both.
    """
    gain_map = (
        picture[0],
        [*picture[1], box(b"auxC", bytes(4), b"urn:com:apple:photo:2020:aux:hdrgainmap\0")],
        picture[2],
    )
    metadata = b"Exif", [], bytes(4) + b"II*\0\x08\0\0\0" + bytes(6)
    shown = b"tmap", [p for p in picture[1] if p[4:8] in (b"ispe", b"colr")], bytes(62)
    return container(
        b"heic",
        [picture, gain_map, metadata, shown],
        [reference(b"dimg", 4, 1, 2), reference(b"cdsc", 3, 1, 4), reference(b"auxl", 2, 1, 4)],
    )


def alpha_for_each_tile(picture: Item, alpha: Item) -> bytes:
    kind = box(b"auxC", bytes(4), b"urn:mpeg:hevc:2015:auxid:1\0")
    alpha = alpha[0], [*alpha[1], kind], alpha[2]
    parts = [picture, alpha, picture, alpha]
    return container(
        b"heic",
        [grid(parts[:2], 2, 100, 26), *parts],
        [reference(b"dimg", 1, 2, 4), reference(b"auxl", 3, 2), reference(b"auxl", 5, 4)],
    )


def with_limited_range(alpha: Item) -> Item:
    """Returns alpha with the other range bit in the header of its sequence, which must be a still picture of AV1 in
    gray.
    """
    kind, properties, data = alpha
    start = data.index(b"\x0a") + 2
    bits = "".join(f"{byte:08b}" for byte in data[start : start + data[start - 1]])
    assert bits[3:5] == "11"
    place = 10 + 8 + 2 + int(bits[10:14], 2) + int(bits[14:18], 2) + 6
    assert bits[place : place + 4] == "0101", "8 bits, gray, no colors, full range"
    bits = bits[: place + 3] + "0" + bits[place + 4 :]
    header = int(bits, 2).to_bytes(len(bits) // 8, "big")
    return kind, properties, data[:start] + header + data[start + len(header) :]


def run(*words: str | Path) -> None:
    subprocess.run(list(map(str, words)), check=True, capture_output=True)


def make(work: Path) -> None:
    sizes = {"dot": (1, 1), "row": (37, 1), "column": (1, 37), "odd": (19, 13), "high": (33, 70)}
    pictures = {name: draw(work / f"{name}.png", *size, smooth) for name, size in sizes.items()}
    pictures["gray"] = draw(work / "gray.png", 19, 13, lambda x, y: 9 * x + 5 * y)
    pictures["clear"] = draw(work / "clear.png", 38, 26, clear)
    pictures["narrow"] = draw(
        work / "narrow.png", 38, 26, lambda x, y: (*smooth(x, y), 16 + clear(x, y)[3] * 219 // 255)
    )
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
    (FOLDER / "grid.heic").write_bytes(phone_grid([items(tile)[0] for tile in tiles]))
    # heif-enc writes a grid of one tile. heif-convert reads only the tiles of these files.
    tile = items(tiles[0])[0]
    colors, alpha = (item for item in items(FOLDER / "alpha-lossless.heic") if item[0] == b"hvc1")
    made = {"phone-2024": phone_of_2024(tile), "alpha-tiles": alpha_for_each_tile(colors, alpha)}
    for name, item in {"phone-2024": tile, "alpha-tiles": colors, "alpha-tiles-alpha": alpha}.items():
        (FOLDER / f"{name}.heic").write_bytes(container(b"heic", [item], []))

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
        "12-lossless-imir-1": ("deep", "-d", "12", "--cicp", "1/13/0", "--min", "0", "--max", "0", "--imir", "1"),
        "alpha-irot-1": ("clear", "-l", "--irot", "1"),
        "alpha-imir-0": ("clear", "-l", "--imir", "0"),
        "alpha-crop": ("clear", "-l", "--crop", "4,8,20,14"),
        "alpha-limited": ("narrow", "-l"),
        "crop": ("high", "-l", "--crop", "4,8,20,30"),
        "row": ("row",),
        "column": ("column",),
        "dot": ("dot",),
    }
    for name, (picture, *options) in avifs.items():
        run("avifenc", "-s", "6", *options, pictures[picture], FOLDER / f"{name}.avif")
    run("avifenc", "-s", "6", "-g", "2x1", *2 * [pictures["tile"]], FOLDER / "grid.avif")
    run("avifenc", "-s", "6", "-l", pictures["odd"], pictures["odd"], FOLDER / "animated.avif")
    # avifdec reads these before they are changed.
    picture, alpha = items(FOLDER / "alpha-lossless.avif")
    unsized = alpha[0], [p for p in alpha[1] if p[4:8] != b"ispe"], alpha[2]
    narrow, limited = items(FOLDER / "alpha-limited.avif")
    changed = {
        "alpha-unsized": container(b"avif", [picture, unsized], [reference(b"auxl", 2, 1)]),
        "alpha-limited": container(b"avif", [narrow, with_limited_range(limited)], [reference(b"auxl", 2, 1)]),
    }
    run("avifenc", "-s", "6", "-l", pictures["clear"], FOLDER / "alpha-unsized.avif")

    for path in sorted(FOLDER.glob("*.heic")):
        run("heif-convert", path, path.with_suffix(".heic.png"))
    for path in sorted(FOLDER.glob("*.avif")):
        run("avifdec", "-j", "1", "-u", "nearest", path, path.with_suffix(".avif.png"))
    for name, data in changed.items():
        (FOLDER / f"{name}.avif").write_bytes(data)
    for name, data in made.items():
        (FOLDER / f"{name}.heic").write_bytes(data)
    mirrored = deep(work / "mirrored.png", 38, 26, is_mirrored=True)
    run("avifenc", "-s", "6", *avifs["12-lossless"][1:], mirrored, work / "mirrored.avif")
    run("avifdec", "-j", "1", work / "mirrored.avif", FOLDER / "12-lossless-imir-1.avif.png")
    correct()


def correct() -> None:
    """Applies the conversions that the other programs omit."""
    turns = {
        "irot-1": ["ROTATE_90"],
        "irot-2": ["ROTATE_180"],
        "irot-3": ["ROTATE_270"],
        "imir-0": ["FLIP_TOP_BOTTOM"],
        "imir-1": ["FLIP_LEFT_RIGHT"],
        "irot-imir": ["ROTATE_90", "FLIP_TOP_BOTTOM"],
    }
    turns |= {f"alpha-{name}": turns[name] for name in ("irot-1", "imir-0")}
    for name, turned in turns.items():
        picture = Image.open(FOLDER / f"{'alpha-' if 'alpha' in name else ''}lossless.avif.png")
        for turn in turned:
            picture = picture.transpose(Image.Transpose[turn])
        picture.save(FOLDER / f"{name}.avif.png")
    Image.open(FOLDER / "lossless-high.avif.png").crop((4, 8, 24, 38)).save(FOLDER / "crop.avif.png")
    Image.open(FOLDER / "alpha-lossless.avif.png").crop((4, 8, 24, 22)).save(FOLDER / "alpha-crop.avif.png")
    path = FOLDER / "alpha-limited.avif.png"
    picture = Image.open(path)
    picture.putdata(
        [(*color, (max(0, alpha - 16) * 255 + 109) // 219) for *color, alpha in picture.get_flattened_data()]
    )
    picture.save(path)
    path = FOLDER / "alpha-tiles.heic.png"
    tile, picture = Image.open(path).convert("RGB"), Image.new("RGBA", (100, 26))
    tile.putalpha(Image.open(FOLDER / "alpha-tiles-alpha.heic.png").convert("RGB").getchannel(0))
    for x in (0, 64):
        picture.paste(tile, (x, 0))
    picture.save(path)
    for left in FOLDER.glob("alpha-tiles-alpha.*"):
        left.unlink()
    path = FOLDER / "premultiplied.heic.png"
    picture = Image.open(path)
    picture.putdata(
        [
            (*(min(255, (value * 255 + alpha // 2) // alpha) if alpha else 0 for value in color), alpha)
            for *color, alpha in picture.get_flattened_data()
        ]
    )
    picture.save(path)


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    with tempfile.TemporaryDirectory() as work:
        make(Path(work))

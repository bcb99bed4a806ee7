"""Checks results against the requested work, by their JPEG markers alone (ITU-T T.81, B.2)."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path

from work import VARIANTS, Work, result_path

START_OF_IMAGE = b"\xff\xd8"
BASELINE, PROGRESSIVE, QUANTIZATION, START_OF_SCAN = 0xC0, 0xC2, 0xDB, 0xDA
# Horizontal and vertical sampling factors of Y, Cb and Cr.
SAMPLING_420 = ((2, 2), (1, 1), (1, 1))
# The largest size of everything before the first scan, in bytes.
HEADER_BYTES = 1 << 16


class MismatchError(Exception):
    """A result that differs from the requested one."""


@dataclass(frozen=True)
class Header:
    """The header of a JPEG file, up to its first scan."""

    size: tuple[int, int]
    encoding: str
    sampling: tuple[tuple[int, int], ...]
    quantization: tuple[bytes, ...]


def header(path: Path) -> Header:
    with path.open("rb") as file:
        data = file.read(HEADER_BYTES)
    if not data.startswith(START_OF_IMAGE):
        raise MismatchError(f"{path} is not a JPEG")
    frame: bytes | None = None
    encoding = "another"
    tables: dict[int, bytes] = {}
    position = 2
    while (marker := data[position + 1]) != START_OF_SCAN:
        length = int.from_bytes(data[position + 2 : position + 4], "big")
        segment = data[position + 4 : position + 2 + length]
        if marker == QUANTIZATION:
            # 8-bit tables of 64 values, each after a byte with its number.
            tables.update({segment[i]: segment[i + 1 : i + 65] for i in range(0, len(segment), 65)})
        elif marker in (BASELINE, PROGRESSIVE):
            frame = segment
            encoding = "baseline" if marker == BASELINE else "progressive"
        position += 2 + length
    if frame is None:
        raise MismatchError(f"{path} is neither baseline nor progressive")
    components = [frame[i : i + 3] for i in range(6, 6 + 3 * frame[5], 3)]
    return Header(
        size=(int.from_bytes(frame[3:5], "big"), int.from_bytes(frame[1:3], "big")),
        encoding=encoding,
        sampling=tuple((each[1] >> 4, each[1] & 15) for each in components),
        quantization=tuple(tables[each[2]] for each in components),
    )


def check(work: Work, root: Path, reference: Path) -> int:
    """Checks every result; its quality must equal the same result's in `reference`.

    Returns the bytes of all results.
    """
    total = 0
    for master in work.masters:
        for suffix, size in VARIANTS.items():
            path = result_path(root, master, suffix)
            expected = header(result_path(reference, master, suffix))
            wanted = Header(size, work.encoding, SAMPLING_420, expected.quantization)
            found = asdict(header(path))
            others = [name for name, value in asdict(wanted).items() if found[name] != value]
            if others:
                raise MismatchError(f"{path}: not the {' and '.join(others)} that was asked for")
            total += path.stat().st_size
    return total

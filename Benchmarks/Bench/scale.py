"""Measures the cost of a wallpaper as their number grows, and prints a table.

Run by `make bench-scale`, which installs its needs. Masters are small, and the measure is the cost per master. 100,000
of them take half an hour and 6 GB in `.bench`; a trial: --counts 1000 10000.
"""

from __future__ import annotations

import argparse
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from contenders import BENCH, WALLPRESS, build, empty_root, generated_masters
from cost import Command, Cost, Records, measured

SMALL_MASTER = (240, 135)
# The largest variants that such a master can fill, as with real masters.
VARIANTS = """\
variants:
  portrait: {width: 54, height: 117}
  landscape: {width: 216, height: 100}
  pad: {width: 96, height: 128}
  pad-landscape: {width: 160, height: 120}
  thumbnail: {width: 40, height: 40}
"""
DRAWN = 1000
GROWTH = 1.15
STEPS = ("build", "unchanged", "one changed", "dry run", "json", "verify", "verify over http")


def masters(count: int) -> Path:
    """Returns a folder with masters, all different: each has a comment of its own, and every thousandth has the same
    pixels.
    """
    folder = BENCH / f"masters/scale-{count}"
    if folder.exists():
        return folder
    drawn = [path.read_bytes() for path in generated_masters(min(count, DRAWN), *SMALL_MASTER)]
    begun = folder.with_suffix(".begun")
    shutil.rmtree(begun, ignore_errors=True)
    begun.mkdir(parents=True)
    for number in range(count):
        copy = different_copy(drawn[number % len(drawn)], number)
        (begun / f"master-{number:06}.jpg").write_bytes(copy)
    return begun.rename(folder)


def different_copy(picture: bytes, number: int) -> bytes:
    """Returns a JPEG with another comment."""
    comment = f"{number:06}".encode()
    return picture[:2] + b"\xff\xfe" + (len(comment) + 2).to_bytes(2, "big") + comment + picture[2:]


def input_of(count: int, collections: int) -> Path:
    """Makes an input folder with that many masters in that many collections."""
    folder = BENCH / f"inputs/scale-{count}-{collections}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "wallpress.yml").write_text(VARIANTS)
    names = [f"collection-{number:03}" for number in range(collections)]
    for name in names:
        (folder / name).mkdir()
    for number, master in enumerate(sorted(masters(count).iterdir())):
        (folder / names[number % collections] / master.name).hardlink_to(master)
    return folder


@contextmanager
def nginx(root: Path) -> Iterator[str]:
    """Serves a folder, and yields its URL."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folder = root.parent / "nginx"
    folder.mkdir()
    (folder / "nginx.conf").write_text(
        f"daemon off; worker_processes 1; error_log error.log; pid nginx.pid; events {{}}\n"
        f"http {{ access_log off; types {{ image/jpeg jpg; application/json json; }}\n"
        f"server {{ listen 127.0.0.1:{port}; root {root}; }} }}\n"
    )
    process = subprocess.Popen(["/usr/sbin/nginx", "-p", folder, "-e", "error.log", "-c", "nginx.conf"])
    try:
        while True:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def measure(count: int, collections: int) -> Iterator[tuple[str, Cost]]:
    folder = input_of(count, collections)
    root = empty_root("scale")
    made = build(folder, root)
    yield "build", measured(made)
    # The first build afterwards settles the files whose times were too coarse.
    measured(made)
    yield "unchanged", measured(made)
    change_one(folder)
    yield "one changed", measured(made)
    yield "dry run", measured(quiet("build", folder, "--output", root, "--dry-run"))
    yield "json", measured(quiet("build", folder, "--output", root, "--format", "json"))
    yield "verify", measured(quiet("verify", root, "--input", folder, "--fail-on", "error"))
    with nginx(root) as url:
        yield "verify over http", measured(quiet("verify", url, "--input", folder, "--fail-on", "error"))


def quiet(command: str, *arguments: str | Path) -> Command:
    """Returns a command of wallpress with an ignored result."""
    words = " ".join(f"'{word}'" for word in (WALLPRESS, command, *arguments))
    return Command.of("/bin/sh", "-c", f"exec {words} > /dev/null")


def change_one(folder: Path) -> None:
    master = min(folder.glob("*/*.jpg"))
    changed = master.read_bytes().replace(b"\xff\xfe\x00\x08", b"\xff\xfe\x00\x09x", 1)
    master.unlink()  # Other folders have links to it.
    master.write_bytes(changed)


def table(records: Records, counts: list[int], spreads: list[int]) -> str:
    """Returns a table of the milliseconds for each master, their growth, and the largest memory."""
    costs = records.summaries("scale")
    lines = ["| collections | step |" + "".join(f" {count:,} |" for count in counts) + " growth | seconds | MB |"]
    lines.append("|---" * (len(counts) + 5) + "|")
    for spread in spreads:
        for step in STEPS:
            keys = {count: (str(count), str(spread), step) for count in counts}
            found = {count: costs[key] for count, key in keys.items() if key in costs}
            if not found:
                continue
            each = [summary.wall / count * 1000 for count, summary in found.items()]
            growth, largest = each[-1] / each[0], found[max(found)]
            mark = "" if growth <= GROWTH else " **no**"
            lines.append(
                f"| {spread} | {step} |"
                + "".join(f" {ms:.2f} ms |" for ms in each)
                + f" {growth:.2f}{mark} | {largest.wall:.1f} | {largest.most_peak / 1e6:.0f} |"
            )
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--counts", type=int, nargs="+", default=[1000, 10_000, 100_000])
    parser.add_argument("--collections", type=int, nargs="+", default=[1, 500])
    parser.add_argument("--runs", type=int, default=1)
    options = parser.parse_args()
    BENCH.mkdir(exist_ok=True)
    records = Records(BENCH / "scale.jsonl")
    for _ in range(options.runs):
        for spread in options.collections:
            for count in options.counts:
                for step, cost in measure(count, spread):
                    records.add("scale", str(count), str(spread), step, cost)
    print("\n" + table(records, options.counts, options.collections))
    return 0


if __name__ == "__main__":
    sys.exit(main())

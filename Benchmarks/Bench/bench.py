"""Measures wallpress against its peers, and its own behavior, and writes Benchmarks/RESULTS.md.

Run by `make bench`, which prepares what it needs.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys

import measures
from contenders import BENCH, FLOOR, JOBS, REPOSITORY
from machine import other_load
from masters import debian_masters
from measure import CommandError
from outputs import MismatchError
from records import Records
from report import report

MEASURES = ("peers", "cores", "large", "growth", "unchanged")
ENOUGH_RUNS = 5
FULL_COUNT = 2000
RESULTS = REPOSITORY / "Benchmarks" / "RESULTS.md"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--runs", type=int, default=ENOUGH_RUNS, help="how often everything is measured")
    add(
        "--only",
        nargs="+",
        default=[],
        metavar="ID",
        help="some of Debian's wallpapers: flow-dark",
    )
    add("--measures", nargs="+", default=MEASURES, choices=MEASURES, help="some of the measures")
    add("--count", type=int, default=FULL_COUNT, help="how many small masters are generated")
    add("--report", action="store_true", help="write the last results again, from its records")
    return parser.parse_args()


def compile_floor() -> None:
    folder = REPOSITORY / "Benchmarks" / "Floor"
    asked = ["pkg-config", "--cflags", "--libs", "libjpeg", "libpng"]
    flags = subprocess.check_output(asked, text=True)
    sources = (str(folder / name) for name in ("floor.c", "codecs.c"))
    options = ("-std=c11", "-D_DEFAULT_SOURCE", "-O2", "-Wall", "-Wextra")
    subprocess.run(["cc", *options, *sources, "-o", str(FLOOR), *flags.split()], check=True)


def use_two_cores() -> None:
    """Everything started from here runs on two cores, however many there are."""
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:JOBS])


def take(options: argparse.Namespace, records: Records) -> None:
    sets = debian_masters(options.only)
    counts = ", ".join(f"{len(masters)} {kind}" for kind, masters in sets.items())
    print(f"Debian's wallpapers of 5120 x 2880: {counts}")
    if other_load() > 0.5:
        print(f"other programs are running (load {other_load():.1f}): trust the wall times less")
    runs, count = options.runs, options.count
    if "peers" in options.measures:
        measures.measure_peers(sets, runs, records)
    if "cores" in options.measures:
        measures.measure_cores(sets, runs, records)
    if "large" in options.measures:
        measures.measure_large(runs, records)
    if "growth" in options.measures:
        measures.measure_growth(count, runs, records)
    if "unchanged" in options.measures:
        measures.measure_unchanged(count // 2, runs, records)


def is_trial(options: argparse.Namespace) -> bool:
    partly = options.only or options.measures != MEASURES
    return bool(partly) or options.runs < ENOUGH_RUNS or options.count < FULL_COUNT


def main() -> int:
    options = arguments()
    BENCH.mkdir(exist_ok=True)
    use_two_cores()
    # A trial does not replace the results of a whole run.
    name, results = ("trial", BENCH / "RESULTS.md") if is_trial(options) else ("records", RESULTS)
    records = Records(BENCH / f"{name}.jsonl", keeping=options.report)
    if not options.report:
        compile_floor()
        try:
            take(options, records)
        except (CommandError, MismatchError) as problem:
            print(problem, file=sys.stderr)
            return 1
        shutil.rmtree(BENCH / "results")
    text = report(records)
    results.write_text(text)
    print(f"\n{text}\nWritten to {results.relative_to(REPOSITORY)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

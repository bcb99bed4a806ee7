"""Measures wallpress against its peers, and its own behavior, and writes Benchmarks/RESULTS.md.

Run by `make bench`, which prepares what it needs.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

import measures
from contenders import BENCH, FLOOR, JOBS, REPOSITORY
from machine import other_load
from masters import debian_masters
from measure import Failed
from outputs import Mismatch
from records import Records
from report import report

MEASURES = ("peers", "cores", "large", "growth", "unchanged")
ENOUGH_RUNS = 5
FULL_COUNT = 2000
RESULTS = REPOSITORY / "Benchmarks" / "RESULTS.md"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=ENOUGH_RUNS, help="how often everything is measured")
    parser.add_argument("--only", default="", help="ids of masters, with commas between: flow,flow-dark")
    parser.add_argument("--measures", default=",".join(MEASURES), help="some of the measures (%(default)s)")
    parser.add_argument("--count", type=int, default=FULL_COUNT, help="how many small masters there are")
    parser.add_argument("--report", action="store_true", help="measure nothing; report the last run again")
    return parser.parse_args()


def compile_floor() -> None:
    folder = REPOSITORY / "Benchmarks" / "Floor"
    flags = subprocess.check_output(["pkg-config", "--cflags", "--libs", "libjpeg", "libpng"], text=True)
    sources = (str(folder / name) for name in ("floor.c", "codecs.c"))
    options = ("-std=c11", "-D_DEFAULT_SOURCE", "-O2", "-Wall", "-Wextra")
    subprocess.run(["cc", *options, *sources, "-o", str(FLOOR), *flags.split()], check=True)


def use_two_cores() -> None:
    """Everything started from here runs on two cores, however many there are."""
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:JOBS])


def take(options: argparse.Namespace, records: Records) -> None:
    wanted = set(options.measures.split(","))
    sets = debian_masters(set(filter(None, options.only.split(","))))
    counts = ", ".join(f"{len(masters)} {kind}" for kind, masters in sets.items())
    print(f"masters of 5120 x 2880: {counts}")
    if other_load() > 0.5:
        print(f"other programs are running (load {other_load():.1f}): trust the wall times less")
    if "peers" in wanted:
        measures.measure_peers(sets, options.runs, records)
    if "cores" in wanted:
        measures.measure_cores(sets, options.runs, records)
    if "large" in wanted:
        measures.measure_large(options.runs, records)
    if "growth" in wanted:
        measures.measure_growth(options.count, options.runs, records)
    if "unchanged" in wanted:
        measures.measure_unchanged(options.count // 2, options.runs, records)


def is_complete(options: argparse.Namespace) -> bool:
    everything = not options.only and set(options.measures.split(",")) == set(MEASURES)
    return everything and options.runs >= ENOUGH_RUNS and options.count == FULL_COUNT


def main() -> int:
    options = arguments()
    BENCH.mkdir(exist_ok=True)
    use_two_cores()
    records = Records(BENCH / "records.jsonl", keeping=options.report)
    try:
        if not options.report:
            compile_floor()
            take(options, records)
    except (Failed, Mismatch) as problem:
        print(problem, file=sys.stderr)
        return 1
    text = report(records)
    # A trial does not replace the results of a whole run.
    path: Path = RESULTS if is_complete(options) else BENCH / RESULTS.name
    path.write_text(text)
    print(f"\n{text}\nWritten to {path.relative_to(REPOSITORY)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

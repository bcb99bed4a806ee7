"""Measures wallpress against its peers, and its own behavior, and writes Benchmarks/RESULTS.md.

Run by `make bench`, which installs the peers. All contenders are measured in turns: a slow minute affects all of them.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path

import contenders
import formats
from check import MismatchError, check
from contenders import BENCH, CONTENDERS, REPOSITORY, build, empty_root, input_folder
from cost import Command, CommandError, Records, measured
from report import report
from work import RECIPES, Work

ENOUGH_RUNS = 5
FULL_COUNT = 2000
# About a tenth of real masters and variants in width: the measure is the cost per master.
SMALL_MASTER = (480, 270)
SMALL_VARIANTS = """\
variants:
  portrait: {width: 117, height: 253}
  landscape: {width: 253, height: 117}
  pad: {width: 204, height: 273}
  pad-landscape: {width: 273, height: 204}
  thumbnail: {width: 40, height: 40}
"""
# 100.7 megapixels.
LARGE_MASTER = (12288, 8192)


def measure_peers(options: argparse.Namespace, records: Records) -> None:
    """Measures wallpress, its peers and the floor at the same work."""
    sets = contenders.debian_masters(options.only)
    works = [
        Work(f"{len(masters)} {kind} masters", masters, recipe) for kind, masters in sets.items() for recipe in RECIPES
    ]
    references: dict[Work, Path] = {}
    for work in works:
        references[work] = empty_root(f"reference {work.name} {work.recipe}")
        measured(build(input_folder(work), references[work]))
    for _ in range(options.runs):
        for work in works:
            for name in contenders.contenders(work):
                root = empty_root("peers")
                if name != "wallpress":
                    contenders.make_folders(work, root)
                cost = measured(*CONTENDERS[name](work, root, references[work]))
                check(work, root, references[work])
                records.add("peers", work.name, work.recipe, name, cost)


def measure_large(options: argparse.Namespace, records: Records) -> None:
    """Measures the memory for one master of 100 megapixels."""
    folder = input_folder(Work("large", contenders.generated_masters(1, *LARGE_MASTER)))
    for _ in range(options.runs):
        cost = measured(build(folder, empty_root("large")))
        records.add("large", "{} x {}".format(*LARGE_MASTER), "default", "wallpress", cost)


def measure_growth(options: argparse.Namespace, records: Records) -> None:
    """Measures many small masters against every tenth of them."""
    masters = contenders.generated_masters(options.count, *SMALL_MASTER)
    sets = {len(some): some for some in (masters[::10], masters)}
    folders = {count: input_folder(Work(f"small-{count}", some), SMALL_VARIANTS) for count, some in sets.items()}
    for _ in range(options.runs):
        for count, folder in folders.items():
            cost = measured(build(folder, empty_root("small")))
            records.add("growth", str(count), "small variants", "wallpress", cost)


def measure_unchanged(options: argparse.Namespace, records: Records) -> None:
    """Measures another build without changes.

    The variants have their full size, and the tree is as large as real ones.
    """
    count = options.count // 2
    masters = contenders.generated_masters(count, *SMALL_MASTER)
    folder, root = input_folder(Work(f"unchanged-{count}", masters)), empty_root("unchanged")
    for run in range(options.runs + 1):
        cost = measured(build(folder, root))
        records.add("unchanged", str(count), "default", "again" if run > 0 else "first", cost)


def measure_formats(options: argparse.Namespace, records: Records) -> None:
    """Measures a master in every format: the whole build, and its library alone."""
    masters = formats.masters()
    folders = {name: input_folder(Work(f"format-{name}", (path,))) for name, path in masters.items()}
    for _ in range(options.runs):
        for name, path in masters.items():
            records.add("formats", name, "default", "wallpress", measured(build(folders[name], empty_root("format"))))
            decode = Command.of(contenders.FLOOR, "decode", path)
            records.add("formats", name, "default", "library", measured(decode))


MEASURES = {
    "peers": measure_peers,
    "formats": measure_formats,
    "large": measure_large,
    "growth": measure_growth,
    "unchanged": measure_unchanged,
}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--runs", type=int, default=ENOUGH_RUNS, help="how often everything is measured")
    add("--only", nargs="+", default=[], metavar="ID", help="some of Debian's masters: flow-dark")
    add("--measures", nargs="+", default=list(MEASURES), choices=MEASURES, help="some of the measures")
    add("--count", type=int, default=FULL_COUNT, help="how many small masters are generated")
    add("--report", action="store_true", help="write the last results again, from its records")
    return parser.parse_args()


def is_trial(options: argparse.Namespace) -> bool:
    partly = options.only or options.measures != list(MEASURES)
    return bool(partly) or options.runs < ENOUGH_RUNS or options.count < FULL_COUNT


def main() -> int:
    options = arguments()
    BENCH.mkdir(exist_ok=True)
    # Everything started from here runs on two cores, even if there are more.
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: contenders.JOBS])
    # A trial must not replace the results of a whole run.
    folder, name = (BENCH, "trial") if is_trial(options) else (REPOSITORY / "Benchmarks", "records")
    results = folder / "RESULTS.md"
    records = Records(BENCH / f"{name}.jsonl", keeping=options.report)
    if not options.report:
        if (load := os.getloadavg()[0]) > 0.5:
            print(f"other programs are running (load {load:.1f}): trust the wall times less")
        contenders.compile_floor()
        try:
            for measure in options.measures:
                MEASURES[measure](options, records)
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

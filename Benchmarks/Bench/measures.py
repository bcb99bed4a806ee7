"""The measures. Each makes its inputs, then measures in turns: a slow minute is shared by all."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from contenders import CONTENDERS, JOBS, build, empty_root, input_folder, make_folders
from masters import generated_masters
from measure import Command, Cost, cost
from outputs import check
from records import Record, Records
from work import ENCODINGS, Work

# About a tenth of real masters and variants in width: what is measured is the cost of many.
SMALL_MASTER = (480, 270)
SMALL_VARIANTS = """\
crop: center
variants:
  portrait: {width: 117, height: 253}
  landscape: {width: 253, height: 117}
  pad: {width: 204, height: 273}
  pad-landscape: {width: 273, height: 204}
  thumbnail: {width: 40, height: 40}
"""
# 100.7 megapixels.
LARGE_MASTER = (12288, 8192)


def _measured(*commands: Command) -> Cost:
    # What earlier commands have written is on the disk before the next one is measured.
    os.sync()
    return cost(commands)


def measure_peers(sets: Mapping[str, tuple[Path, ...]], runs: int, records: Records) -> None:
    """Wallpress, its peers and the floor at the same work."""
    works = [
        Work(name, masters, encoding) for name, masters in sets.items() for encoding in ENCODINGS
    ]
    references: dict[Work, Path] = {}
    for work in works:
        folder = input_folder(work)
        references[work] = empty_root(f"reference-{work.name}-{work.encoding}")
        cost([build(folder, references[work])])
    for run in range(runs):
        for work in works:
            for contender in CONTENDERS:
                root = empty_root("peers")
                if contender.name != "wallpress":
                    make_folders(work, root)
                spent = _measured(*contender.commands(work, root, references[work]))
                size = check(work, root, references[work])
                records.add(Record.of("peers", work.name, work, contender.name, spent))
                print(
                    f"run {run + 1}: {work.name} {work.encoding}, {contender.name}: "
                    f"{spent.wall:.2f} s, CPU {spent.cpu:.2f} s, {spent.peak / 1e6:.0f} MB; "
                    f"results as asked for, {size / 1e6:.1f} MB"
                )


def measure_cores(sets: Mapping[str, tuple[Path, ...]], runs: int, records: Records) -> None:
    """Every master alone, with one job and with two; also what memory each needs."""
    for kind, masters in sets.items():
        for encoding in ENCODINGS:
            for master in masters:
                work = Work("one", (master,), encoding)
                folder = input_folder(work)
                for _ in range(runs):
                    for jobs in (1, JOBS):
                        spent = _measured(build(folder, empty_root("one"), jobs))
                        means = f"--jobs {jobs}"
                        records.add(
                            Record.of("cores", f"{kind} {master.stem}", work, means, spent)
                        )
            print(f"{len(masters)} {kind} {encoding} masters, each alone: done")


def measure_large(runs: int, records: Records) -> None:
    """The memory for one master of 100 megapixels."""
    work = Work("large", generated_masters(1, *LARGE_MASTER), "baseline")
    folder = input_folder(work)
    for _ in range(runs):
        spent = _measured(build(folder, empty_root("large")))
        records.add(Record.of("large", "{} x {}".format(*LARGE_MASTER), work, "wallpress", spent))
    print(f"a master of 100 megapixels: {spent.wall:.2f} s, {spent.peak / 1e6:.0f} MB")


def measure_growth(count: int, runs: int, records: Records) -> None:
    """Many small masters against a tenth of them: every tenth."""
    masters = generated_masters(count, *SMALL_MASTER)
    works = [Work(f"small-{len(some)}", some, "progressive") for some in (masters[::10], masters)]
    folders = {work: input_folder(work, SMALL_VARIANTS) for work in works}
    for run in range(runs):
        for work in works:
            spent = _measured(build(folders[work], empty_root("small")))
            records.add(Record.of("growth", str(len(work.masters)), work, "wallpress", spent))
            print(f"run {run + 1}: {work.name}: {spent.wall:.2f} s, {spent.peak / 1e6:.0f} MB")


def measure_unchanged(count: int, runs: int, records: Records) -> None:
    """Building again when nothing has changed.

    The variants have their full size, so that the tree is as large as real ones.
    """
    work = Work(f"unchanged-{count}", generated_masters(count, *SMALL_MASTER), "baseline")
    folder = input_folder(work)
    root = empty_root("unchanged")
    for run in range(runs + 1):
        spent = _measured(build(folder, root))
        means = "again" if run > 0 else "first"
        records.add(Record.of("unchanged", str(count), work, means, spent))
        print(f"{count} wallpapers, built {means}: {spent.wall:.2f} s, CPU {spent.cpu:.2f} s")

"""Writes what was measured, as Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from goals import by_subject, verdicts
from machine import description
from records import Records, Summary
from work import ENCODINGS

HEAD = """\
# Speed and memory

Written by `make bench`. Wall and CPU time (user and system) are medians in seconds, with the span of the wall
times; memory is the peak of resident memory in MB of 10^6 bytes, the median for peers.
"""

PEERS = """\
All make the same {count} results: four variants and a thumbnail of each master of 5120 x 2880, center crop, quality
85, 4:2:0; sizes, sampling, encoding and quantization tables of all results are checked in each run. wallpress runs
all of `build`, with two jobs, into an empty output. pyvips runs with two threads, Pillow with two processes (the
sum of their peaks), ImageMagick as five processes per master one after another (the largest peak); whole processes
are measured, the start of Python included. The floor is libjpeg-turbo and libpng alone: the masters decoded and the
results encoded, without a resampling between them; its memory holds all results of a master at once.
ImageMagick optimizes the Huffman tables of baseline files too, which is its default; the others do not.
"""


def report(records: Records) -> str:
    sections = [HEAD, *_machine(), *_goals(records), *_peers(records)]
    sections += [*_cores(records), *_growth(records), *_single_subjects(records)]
    return "\n".join(sections)


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _machine() -> Iterator[str]:
    yield "## The machine\n"
    yield _table(("what", "which"), description())


def _goals(records: Records) -> Iterator[str]:
    yield "## Goals\n"
    yield _table(("goal", "at most", "measured", "reached"), (each.row for each in verdicts(records)))


def _columns(summary: Summary) -> tuple[str, ...]:
    walls = f"{summary.wall:.2f} ({summary.least_wall:.2f} to {summary.most_wall:.2f})"
    return walls, f"{summary.cpu:.2f}", f"{summary.peak / 1e6:.0f}"


def _peers(records: Records) -> Iterator[str]:
    for subject, some in by_subject(records.of("peers")).items():
        for encoding in ENCODINGS:
            means = dict.fromkeys(each.means for each in some)
            summaries = {name: Summary.of(records.of("peers", subject, encoding, name)) for name in means}
            ours = summaries["wallpress"]
            yield f"## {subject} masters, {encoding} encoding, {ours.runs} runs\n"
            rows = []
            for name, their in summaries.items():
                ratios = (ours.wall / their.wall, ours.cpu / their.cpu, ours.peak / their.peak)
                shown = tuple(f"{ratio:.3f}" for ratio in ratios) if name != "wallpress" else ("", "", "")
                rows.append((name, *_columns(their), *shown))
            head = ("", "wall", "CPU", "memory", "wallpress' wall", "its CPU", "its memory, as a share")
            yield _table(head, rows)


def _cores(records: Records) -> Iterator[str]:
    for encoding in ENCODINGS:
        rows = []
        for subject, some in by_subject(records.of("cores", encoding=encoding)).items():
            one, two = (Summary.of(r for r in some if r.means == f"--jobs {jobs}") for jobs in (1, 2))
            rows.append((subject, *_columns(one), *_columns(two), f"{two.wall / one.wall:.3f}"))
        if rows:
            yield f"## One master alone, {encoding} encoding\n"
            jobs = tuple(f"{name}, {jobs}" for jobs in ("one job", "two") for name in ("wall", "CPU", "memory"))
            yield _table(("master", *jobs, "wall, two to one"), rows)


def _growth(records: Records) -> Iterator[str]:
    rows = []
    for count, some in by_subject(records.of("growth")).items():
        summary = Summary.of(some)
        each = (summary.wall * 1000 / int(count), summary.cpu * 1000 / int(count))
        rows.append((count, *_columns(summary), *(f"{milliseconds:.3f}" for milliseconds in each)))
    if rows:
        yield "## Many small masters\n"
        head = ("masters", "wall", "CPU", "memory", "wall per master, ms", "CPU per master, ms")
        yield _table(head, rows)


def _single_subjects(records: Records) -> Iterator[str]:
    rows = []
    for record in records.of("large")[:1]:
        summary = Summary.of(records.of("large"))
        rows.append((f"a master of {record.subject}", *_columns(summary)))
    for count, some in by_subject(records.of("unchanged")).items():
        for means in dict.fromkeys(each.means for each in some):
            summary = Summary.of(each for each in some if each.means == means)
            rows.append((f"{count} wallpapers, built {means}", *_columns(summary)))
    if rows:
        yield "## One large master, and nothing changed\n"
        yield _table(("build", "wall", "CPU", "memory"), rows)

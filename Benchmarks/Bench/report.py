"""Writes what was measured, as Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from goals import by_subject, one_and_two_jobs, verdicts
from machine import description
from records import Records, Summary
from work import ENCODINGS

HEAD = """\
# Speed and memory

Written by `make bench`. Wall time (with its span in parentheses), CPU time (user and system) and
memory (the peak of resident memory) are medians, in seconds and in MB of 10^6 bytes. Goals for
memory are judged by the largest peak of all runs.
"""

PEERS = """\
## The same work

Four variants and a thumbnail of each of Debian's wallpapers of 5120 x 2880: center crop, quality
85, 4:2:0. Each run checks sizes, sampling, encoding and quantization tables of all results.
Whole processes are measured, the start of Python included.

- wallpress runs all of `build`, with two jobs, into an empty output.
- pyvips keeps one decode for all results and runs two threads.
- Pillow keeps one decode too and runs two processes; their peaks of memory are added up.
- ImageMagick runs five times per master; the largest peak counts. It optimizes the Huffman tables
  of baseline files, which is its default; the others do not.
- The floor is libjpeg-turbo and libpng alone, in one process: masters decoded, results encoded, no
  resampling between. Reading the results' pixels is in its memory, but not in its times.
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
    yield _table(
        ("goal", "at most", "measured", "reached"), (each.row for each in verdicts(records))
    )


def _columns(summary: Summary) -> tuple[str, ...]:
    walls = f"{summary.wall:.2f} ({summary.least_wall:.2f} to {summary.most_wall:.2f})"
    return walls, f"{summary.cpu:.2f}", f"{summary.peak / 1e6:.0f}"


def _peers(records: Records) -> Iterator[str]:
    groups = by_subject(records.of("peers"))
    if groups:
        yield PEERS
    for subject, some in groups.items():
        for encoding in ENCODINGS:
            means = dict.fromkeys(each.means for each in some)
            summaries = {
                name: Summary.of(records.of("peers", subject, encoding, name)) for name in means
            }
            ours = summaries["wallpress"]
            masters = f"{some[0].masters} {subject} masters"
            yield f"### {masters}, {encoding} encoding; runs: {ours.runs}\n"
            rows = [
                (name, *_columns(their), *_shares(ours, their))
                for name, their in summaries.items()
            ]
            head = ("", "wall", "CPU", "memory", "wallpress to it: wall", "CPU", "memory")
            yield _table(head, rows)


def _shares(ours: Summary, their: Summary) -> tuple[str, ...]:
    shares = (ours.wall / their.wall, ours.cpu / their.cpu, ours.peak / their.peak)
    return tuple(f"{share:.3f}" for share in shares)


def _cores(records: Records) -> Iterator[str]:
    for encoding in ENCODINGS:
        rows = []
        for subject, some in by_subject(records.of("cores", encoding=encoding)).items():
            one, two = one_and_two_jobs(some)
            rows.append((subject, *_columns(one), *_columns(two), f"{two.wall / one.wall:.3f}"))
        if rows:
            yield f"## One master alone, {encoding} encoding\n"
            one_job = ("one job: wall", "CPU", "memory")
            two_jobs = ("two: wall", "CPU", "memory")
            yield _table(("master", *one_job, *two_jobs, "wall, two to one"), rows)


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

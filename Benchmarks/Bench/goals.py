"""The goals for speed and memory, and whether what was measured reaches them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from records import Record, Records, Summary
from work import ENCODINGS

# Set of masters, encoding, quantity, whose it is compared with, and the share that is allowed.
SHARES = (
    ("jpeg", "baseline", "wall", "pyvips", 0.40),
    ("jpeg", "baseline", "wall", "Pillow", 0.27),
    ("jpeg", "baseline", "wall", "ImageMagick", 0.04),
    ("jpeg", "baseline", "cpu", "floor", 1.4),
    ("jpeg", "progressive", "wall", "pyvips", 0.6),
    ("jpeg", "progressive", "cpu", "floor", 1.2),
    ("png", "baseline", "wall", "pyvips", 0.60),
    ("png", "baseline", "cpu", "floor", 1.4),
    ("png", "progressive", "wall", "pyvips", 0.60),
    ("png", "progressive", "cpu", "floor", 1.4),
)
QUANTITIES = {"wall": "wall time", "cpu": "CPU time"}
PEAK = 160e6
LARGE_PEAK = 500e6
ONE_MASTER_SHARE = 0.75
GROWTH = 1.10
UNCHANGED_SECONDS = 1.0


@dataclass(frozen=True)
class Verdict:
    """A goal, the most it allows, and what was measured."""

    goal: str
    allowed: float
    measured: float
    unit: str = ""

    @property
    def is_reached(self) -> bool:
        return self.measured <= self.allowed

    @property
    def row(self) -> tuple[str, str, str, str]:
        reached = "yes" if self.is_reached else "**no**"
        return self.goal, self._text(self.allowed), self._text(self.measured), reached

    def _text(self, value: float) -> str:
        digits = 0 if self.unit == "MB" else 3
        return f"{value:.{digits}f} {self.unit}".strip()


def by_subject(records: list[Record]) -> dict[str, list[Record]]:
    """Records of the same measure by what they were measured on, in the order of measuring."""
    grouped: dict[str, list[Record]] = {}
    for record in records:
        grouped.setdefault(record.subject, []).append(record)
    return grouped


def one_and_two_jobs(records: list[Record]) -> tuple[Summary, Summary]:
    """Of the same master, with one job and with two."""
    one, two = ([each for each in records if each.means == f"--jobs {jobs}"] for jobs in (1, 2))
    return Summary.of(one), Summary.of(two)


def verdicts(records: Records) -> Iterator[Verdict]:
    """Those goals of which something was measured."""
    yield from _shares(records)
    yield from _peaks(records)
    yield from _cores(records)
    yield from _growth(records)
    again = records.of("unchanged", means="again")
    for count, some in by_subject(again).items():
        goal = f"{count} unchanged wallpapers, built again: wall time"
        yield Verdict(goal, UNCHANGED_SECONDS, Summary.of(some).wall, "s")


def _shares(records: Records) -> Iterator[Verdict]:
    for subject, encoding, quantity, peer, allowed in SHARES:
        ours = records.of("peers", subject, encoding, "wallpress")
        theirs = records.of("peers", subject, encoding, peer)
        if ours and theirs:
            share = getattr(Summary.of(ours), quantity) / getattr(Summary.of(theirs), quantity)
            goal = f"{subject} masters, {encoding}: {QUANTITIES[quantity]}, to that of {peer}"
            yield Verdict(goal, allowed, share)


def _peaks(records: Records) -> Iterator[Verdict]:
    """By the largest peak of all runs."""
    for subject, some in by_subject(records.of("peers", means="wallpress")).items():
        for encoding in ENCODINGS:
            encoded = [record for record in some if record.encoding == encoding]
            if encoded:
                goal = f"{subject} masters, {encoding}: peak memory with two jobs"
                yield Verdict(goal, PEAK / 1e6, Summary.of(encoded).most_peak / 1e6, "MB")
    for subject, some in by_subject(records.of("large")).items():
        goal = f"a baseline 4:2:0 master of {subject}: peak memory with two jobs"
        yield Verdict(goal, LARGE_PEAK / 1e6, Summary.of(some).most_peak / 1e6, "MB")


def _cores(records: Records) -> Iterator[Verdict]:
    """By the master that gains the least."""
    for encoding in ENCODINGS:
        shares: dict[str, dict[str, float]] = {}
        for subject, some in by_subject(records.of("cores", encoding=encoding)).items():
            one, two = one_and_two_jobs(some)
            shares.setdefault(subject.split()[0], {})[subject] = two.wall / one.wall
        for kind, of_kind in shares.items():
            worst = max(of_kind, key=of_kind.__getitem__)
            goal = f"one {kind} master alone, {encoding}: wall time with two jobs, to one"
            yield Verdict(f"{goal} (worst: {worst})", ONE_MASTER_SHARE, of_kind[worst])


def _growth(records: Records) -> Iterator[Verdict]:
    summaries = {
        int(count): Summary.of(some) for count, some in by_subject(records.of("growth")).items()
    }
    if len(summaries) == 2:
        few, many = sorted(summaries)
        each = {count: summary.wall / count for count, summary in summaries.items()}
        goal = f"{many} small masters: "
        yield Verdict(f"{goal}wall time per master, to {few}", GROWTH, each[many] / each[few])
        yield Verdict(
            f"{goal}peak memory, to {few}", GROWTH, summaries[many].peak / summaries[few].peak
        )

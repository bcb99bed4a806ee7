"""The goals for speed and memory, and whether the measurements reach them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cost import Records
from formats import PNG, STORED, STORED_PNG

# Recipe, quantity, the contender to compare with, and the allowed share, of masters of either type.
SHARES = (
    ("default", "wall", "pyvips", 0.65),
    ("default", "cpu", "floor", 1.7),
    *(
        (recipe, "wall", peer, share)
        for recipe in ("center-baseline", "center-progressive")
        for peer, share in (("pyvips", 0.45), ("Pillow", 0.30), ("ImageMagick", 0.05))
    ),
)
QUANTITIES = {"wall": "wall time", "cpu": "CPU time"}
FORMAT_SHARE = 1.2
PEAK = 600e6
LARGE_PEAK = 1000e6
GROWTH = 1.15
UNCHANGED_SECONDS = 1.0


@dataclass(frozen=True)
class Goal:
    """A goal, its limit, and the measurement."""

    name: str
    allowed: float
    measured: float
    unit: str = ""

    @property
    def row(self) -> tuple[str, str, str, str]:
        reached = "yes" if self.measured <= self.allowed else "**no**"
        return self.name, self._text(self.allowed), self._text(self.measured), reached

    def _text(self, value: float) -> str:
        digits = 0 if self.unit == "MB" else 3
        return f"{value:.{digits}f} {self.unit}".strip()


def goals(records: Records) -> Iterator[Goal]:
    """Returns the goals with a measurement."""
    peers = records.summaries("peers")
    kinds = dict.fromkeys(subject for subject, _, _ in peers)
    for recipe, quantity, peer, allowed in SHARES:
        for kind in kinds:
            ours, theirs = peers.get((kind, recipe, "wallpress")), peers.get((kind, recipe, peer))
            if ours and theirs:
                name = f"{kind}, {recipe}: {QUANTITIES[quantity]}, to that of {peer}"
                yield Goal(name, allowed, getattr(ours, quantity) / getattr(theirs, quantity))
    # Memory is judged by the largest peak of all runs.
    for (kind, recipe, who), summary in peers.items():
        if who == "wallpress":
            name = f"{kind}, {recipe}: peak memory with two jobs"
            yield Goal(name, PEAK / 1e6, summary.most_peak / 1e6, "MB")
    yield from _formats(records)
    for (size, *_), summary in records.summaries("large").items():
        name = f"one master of {size}: peak memory"
        yield Goal(name, LARGE_PEAK / 1e6, summary.most_peak / 1e6, "MB")
    each = {int(count): summary.wall / int(count) for (count, *_), summary in records.summaries("growth").items()}
    if len(each) == 2:
        few, many = sorted(each)
        name = f"{many} small masters: wall time per master, to {few}"
        yield Goal(name, GROWTH, each[many] / each[few])
    for (count, _, when), summary in records.summaries("unchanged").items():
        if when == "again":
            name = f"{count} unchanged wallpapers, built again: wall time"
            yield Goal(name, UNCHANGED_SECONDS, summary.wall, "s")


def _formats(records: Records) -> Iterator[Goal]:
    """Returns the goals of other formats: a master may cost its library's time, plus a PNG's time without decoding."""
    cpu = {(name, who): each.cpu for (name, _, who), each in records.summaries("formats").items()}
    for name, who in cpu:
        if who == "wallpress" and name not in (PNG, STORED_PNG):
            png = STORED_PNG if name == STORED else PNG
            rest = cpu[png, "wallpress"] - cpu[png, "library"]
            goal = f"{name}: CPU time, to that of its library and the rest of {png}'s"
            yield Goal(goal, FORMAT_SHARE, cpu[name, who] / (cpu[name, "library"] + rest))

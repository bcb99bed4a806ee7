"""What was measured, one line of JSON for each, so that an interrupted run loses nothing."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

from measure import Cost
from work import Work


@dataclass(frozen=True)
class Record:
    """One cost: of which measure, on what and how many masters, by what means."""

    measure: str
    subject: str
    masters: int
    encoding: str
    means: str
    wall: float
    cpu: float
    peak: int

    @classmethod
    def of(cls, measure: str, subject: str, work: Work, means: str, cost: Cost) -> Record:
        count = len(work.masters)
        return cls(measure, subject, count, work.encoding, means, cost.wall, cost.cpu, cost.peak)


class Records:
    """All costs so far, kept in a file too."""

    def __init__(self, path: Path, keeping: bool = False) -> None:
        self._path = path
        lines = path.read_text().splitlines() if keeping else []
        self._all = [Record(**json.loads(line)) for line in lines]
        if not keeping:
            path.write_text("")

    def add(self, record: Record) -> None:
        self._all.append(record)
        with self._path.open("a") as file:
            file.write(json.dumps(asdict(record)) + "\n")

    def of(
        self, measure: str, subject: str = "", encoding: str = "", means: str = ""
    ) -> list[Record]:
        """Those of a measure; what is empty is not asked."""
        return [
            each
            for each in self._all
            if each.measure == measure
            and subject in ("", each.subject)
            and encoding in ("", each.encoding)
            and means in ("", each.means)
        ]


@dataclass(frozen=True)
class Summary:
    """Medians of some costs, and the span and the largest peak that the medians hide."""

    runs: int
    wall: float
    least_wall: float
    most_wall: float
    cpu: float
    peak: float
    most_peak: int

    @classmethod
    def of(cls, records: Iterable[Record]) -> Summary:
        every = list(records)
        walls = [each.wall for each in every]
        return cls(
            runs=len(every),
            wall=median(walls),
            least_wall=min(walls),
            most_wall=max(walls),
            cpu=median(each.cpu for each in every),
            peak=median(each.peak for each in every),
            most_peak=max(each.peak for each in every),
        )

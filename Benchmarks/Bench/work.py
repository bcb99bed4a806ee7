"""The work that wallpress and its peers all do: five results of every master.

Imported by the peers too, so it must stay cheap to import.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

QUALITY = 85
ENCODINGS = ("baseline", "progressive")
# Suffix of the result's name: width and height in pixels.
VARIANTS = {
    "": (1170, 2532),
    "_ls": (2532, 1170),
    "_pad": (2048, 2732),
    "_pad_ls": (2732, 2048),
    "_thumbnail": (200, 200),
}


@dataclass(frozen=True)
class Work:
    """Masters that are pressed together, and how their results are encoded."""

    name: str
    masters: tuple[Path, ...]
    encoding: str

    @property
    def is_progressive(self) -> bool:
        return self.encoding == "progressive"


def result_path(root: Path, master: Path, suffix: str) -> Path:
    """Where a result goes; as wallpress's default profile spells it."""
    return root / "ios" / master.stem / f"{master.stem}{suffix}.jpg"

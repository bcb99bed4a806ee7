"""The work that wallpress and its peers all do: five results of every master.

Imported by the peers too, so it must stay cheap to import.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

QUALITY = 85
# Suffix of the result's name: width and height in pixels.
VARIANTS = {
    "": (1170, 2532),
    "_ls": (2532, 1170),
    "_pad": (2048, 2732),
    "_pad_ls": (2732, 2048),
    "_thumbnail": (200, 200),
}
# What wallpress.yml says; without one, wallpress does what it does by itself.
RECIPES = {
    "default": None,
    "center-progressive": "crop: center\nencoding: progressive\n",
    "center-baseline": "crop: center\nencoding: baseline\n",
}


@dataclass(frozen=True)
class Work:
    """Masters that are built together, and the name of their recipe."""

    name: str
    masters: tuple[Path, ...]
    recipe: str = "default"

    @property
    def is_progressive(self) -> bool:
        return self.recipe != "center-baseline"

    @property
    def encoding(self) -> str:
        return "progressive" if self.is_progressive else "baseline"

    @property
    def crops_to_attention(self) -> bool:
        return self.recipe == "default"


def result_path(root: Path, master: Path, suffix: str) -> Path:
    """Where a result goes; as wallpress's default profile spells it."""
    return root / "ios" / master.stem / f"{master.stem}{suffix}.jpg"


def work_and_root() -> tuple[Work, Path]:
    """What the peers written in Python are told: RECIPE OUT MASTER... The folders in OUT exist already."""
    recipe, root, *masters = sys.argv[1:]
    return Work("", tuple(map(Path, masters)), recipe), Path(root)

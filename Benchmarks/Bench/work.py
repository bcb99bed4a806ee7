"""The work of wallpress and its peers: five results of every master.

The peers import this file too, and it must stay cheap to import.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

QUALITY = 85
# The suffix of the result's name, and its width and height in pixels.
VARIANTS = {
    "": (1170, 2532),
    "_ls": (2532, 1170),
    "_pad": (2048, 2732),
    "_pad_ls": (2732, 2048),
    "_thumbnail": (200, 200),
}
# The text of wallpress.yml; None for wallpress's defaults.
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
    """Returns the path of a result, as in wallpress's default profile."""
    return root / "ios" / master.stem / f"{master.stem}{suffix}.jpg"


def work_and_root() -> tuple[Work, Path]:
    """Returns the arguments of the peers written in Python: RECIPE OUT MASTER... The folders in OUT exist already."""
    recipe, root, *masters = sys.argv[1:]
    return Work("", tuple(map(Path, masters)), recipe), Path(root)

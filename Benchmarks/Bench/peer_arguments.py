"""What the peers written in Python are told: ENCODING OUT MASTER..."""

from __future__ import annotations

import sys
from pathlib import Path

from work import Work


def work_and_root() -> tuple[Work, Path]:
    """The work, and the folder for its results, whose folders exist already."""
    encoding, root, *masters = sys.argv[1:]
    return Work("", tuple(map(Path, masters)), encoding), Path(root)

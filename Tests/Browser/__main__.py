#!/usr/bin/env python3
"""Works with the page in Chromium as a designer does, and checks the page, the YAML and the built pictures.

    .browser/venv/bin/python Tests/Browser [PROGRAM] [--only TEXT] [--screenshots DIR]

Scripts/install-browser.sh makes the virtual environment. The name of a test is its claim. A window of a test that
failed is kept as a picture in .browser/failures.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import tempfile
from pathlib import Path

from running import Setting, run
from windows import chromium


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path, nargs="?", default=Path(".build/release/wallpress"))
    parser.add_argument(
        "--only", nargs="+", default=[""], help="run the tests whose names or files contain one of these"
    )
    parser.add_argument("--screenshots", type=Path, help="save pictures of every screen here")
    options = parser.parse_args()
    for path in sorted(Path(__file__).parent.glob("*_tests.py")):
        importlib.import_module(path.stem)  # Importing a module registers its tests.
    if options.screenshots:
        options.screenshots.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="wallpress-browser-") as work, chromium() as browser:
        setting = Setting(options.program.resolve(), Path(work), browser, options.screenshots)
        return run(setting, options.only)


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Builds damaged masters, again and again, and fails when wallpress crashes.

    .bench/venv/bin/python Scripts/fuzz.py PROGRAM [--minutes N] [--seed N]

PROGRAM is best one with sanitizers: make test-sanitized, then .build-sanitized/release/wallpress. The masters are those
of Scripts/compare/odd_masters.py with some bytes changed, removed or repeated. A build of damaged masters may end with
0 or 1, and nothing else; the masters of one that did not stay in the folder that is printed.
"""

from __future__ import annotations

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parent
BATCH = 40
RECIPE = """\
variants:
  portrait: {width: 29, height: 63}
  landscape: {width: 63, height: 29}
  pad: {width: 51, height: 68}
  pad-landscape: {width: 68, height: 51}
  thumbnail: {width: 10, height: 10}
limits: {megapixels: 4}
"""


def damaged(data: bytes, numbers: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(numbers.choice((1, 1, 2, 5, 20))):
        if not changed:
            break
        # Most of what there is to get wrong stands near the beginning.
        at = int(len(changed) * numbers.random() ** numbers.choice((1, 3)))
        kind = numbers.randrange(5)
        if kind == 0:
            changed[at] ^= 1 << numbers.randrange(8)
        elif kind == 1:
            changed[at] = numbers.choice((0, 1, 0x7F, 0x80, 0xFE, 0xFF))
        elif kind == 2:
            del changed[at : at + numbers.randrange(1, 30)]
        elif kind == 3:
            changed[at:at] = changed[at : at + numbers.randrange(1, 200)]
        else:
            changed[at : at + 4] = numbers.randbytes(4)
    return bytes(changed)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=int(os.environ.get("WALLPRESS_SEED", time.time())))
    options = parser.parse_args()
    print(f"seed {options.seed}")
    numbers = random.Random(options.seed)
    program = options.program.resolve()
    folder = Path(tempfile.mkdtemp(prefix="wallpress-fuzz-"))
    subprocess.run([sys.executable, SCRIPTS / "compare/odd_masters.py", folder / "odd"], check=True)
    masters = [path for path in sorted((folder / "odd").iterdir()) if path.suffix in (".jpg", ".png")]
    end = time.monotonic() + options.minutes * 60
    builds = 0
    while time.monotonic() < end:
        work = folder / f"build-{builds}"
        (work / "Input").mkdir(parents=True)
        (work / "Input/wallpress.yml").write_text(RECIPE)
        for i in range(BATCH):
            master = numbers.choice(masters)
            (work / f"Input/m{i}{master.suffix}").write_bytes(damaged(master.read_bytes(), numbers))
        command = [program, "build", "--quiet", "--format", "json"]
        environment = {**os.environ, "ASAN_OPTIONS": "detect_leaks=0"}
        done = subprocess.run(command, cwd=work, capture_output=True, env=environment)
        if done.returncode not in (0, 1):
            print(done.stderr.decode(errors="replace")[-5000:], file=sys.stderr)
            print(f"exit code {done.returncode}; the masters are in {work}/Input", file=sys.stderr)
            return 1
        subprocess.run(["rm", "-r", work], check=True)
        builds += 1
    subprocess.run(["rm", "-r", folder], check=True)
    print(f"{builds * BATCH} damaged masters in {builds} builds: none crashed")
    return 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Counts type comments that begin with a question word, and subjects of commits that are too long.

A type comment is a noun phrase ("The result of a verification."), so few begin with What, How, Why or Where. Of
commits, the last five are checked, because history does not change.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

MOST_CLAUSES = 20
LONGEST_SUBJECT = 72
TYPE = re.compile(
    r"(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private|final|indirect|nonisolated)\s+)*"
    r"(?:struct|class|enum|actor|protocol|typealias)\s+\w+"
)


def clauses(path: Path) -> list[str]:
    """Returns the type comments of a file that begin with a question word, each with its place."""
    found = []
    first = None
    for number, line in enumerate(path.read_text().splitlines(), 1):
        text = line.strip()
        if text.startswith("///"):
            first = first or (number, text[3:].strip())
        elif first and text.startswith(("@", "//")) and not TYPE.match(text):
            continue
        else:
            if first and TYPE.match(text) and re.match(r"(What|How|Why|Where)\b", first[1]):
                found.append(f"{path}:{first[0]}: {first[1]}")
            first = None
    return found


def main() -> int:
    found = [clause for path in sorted(Path("Sources").rglob("*.swift")) for clause in clauses(path)]
    if len(found) > MOST_CLAUSES:
        print("\n".join(found), file=sys.stderr)
        print(f"expected at most {MOST_CLAUSES} type comments that are clauses, found {len(found)}", file=sys.stderr)
        return 1
    log = subprocess.run(["git", "log", "-5", "--no-merges", "--format=%h %s"], capture_output=True, text=True)
    long = [line for line in log.stdout.splitlines() if len(line.partition(" ")[2]) > LONGEST_SUBJECT]
    for line in long:
        print(f"expected a subject of at most {LONGEST_SUBJECT} characters: {line}", file=sys.stderr)
    return 1 if long else 0


if __name__ == "__main__":
    sys.exit(main())

"""Measures the gain from a second node: shards on two nodes of one core each, and their merge, against one build on one
core.

Run by `make bench-slurm`. It takes half an hour on an idle machine with two cores; a trial: --masters 40.
"""

from __future__ import annotations

import argparse
import filecmp
import re
import shutil
import sys
import tempfile
import time
from pathlib import Path

from contenders import REPOSITORY, WALLPRESS, generated_masters
from cost import Command, measured
from scale import different_copy

sys.path.insert(0, str(REPOSITORY / "Tests/Slurm"))
from cluster import Cluster  # noqa: E402

SIZE = (3840, 2160)
DRAWN = 40
# Several for each node: neither waits long for the other.
SHARDS = 16
GOAL = 0.85


def write_input(folder: Path, count: int) -> None:
    drawn = [path.read_bytes() for path in generated_masters(min(count, DRAWN), *SIZE)]
    folder.mkdir(parents=True)
    for number in range(count):
        (folder / f"master-{number:04}.jpg").write_bytes(different_copy(drawn[number % len(drawn)], number))


def seconds_on_nodes(work: Path) -> float:
    """Returns the seconds from the submission of the array to the end of the merge."""
    with Cluster(work / "cluster", 2, WALLPRESS.parent) as cluster:
        start = time.monotonic()
        said = cluster.run("bash", REPOSITORY / "Deploy/slurm/build.sbatch", cwd=work, SHARDS=str(SHARDS))
        found = re.search(r"shards in job (\d+), merge in job (\d+)", said)
        assert found, said
        for job in found.groups():
            states = cluster.finish(job, seconds=7200)
            assert set(states.values()) == {"COMPLETED"}, states
        return time.monotonic() - start


def is_same(one: Path, other: Path) -> bool:
    files = [{path.relative_to(tree) for path in tree.rglob("*") if path.is_file()} for tree in (one, other)]
    return files[0] == files[1] and all(filecmp.cmp(one / path, other / path, shallow=False) for path in files[0])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--masters", type=int, default=2600)
    options = parser.parse_args()
    work = Path(tempfile.mkdtemp(prefix="wallpress-nodes-"))
    # Munge refuses a folder that others may write.
    work.chmod(0o755)
    write_input(work / "Input", options.masters)
    alone = measured(Command.of(WALLPRESS, "build", work / "Input", "--output", work / "One", "--jobs", "1", "--quiet"))
    print(f"{options.masters} masters of {SIZE[0]} x {SIZE[1]} on one core: {alone.wall:.0f} s", flush=True)
    seconds = seconds_on_nodes(work)
    share = alone.wall / (2 * seconds)
    print(f"{SHARDS} shards on two nodes, and the merge: {seconds:.0f} s; {share:.2f} of linear (goal {GOAL})")
    assert is_same(work / "One", work / "Output"), f"the trees differ: {work}"
    print("the tree is that of one build, byte for byte")
    shutil.rmtree(work)
    return 0


if __name__ == "__main__":
    sys.exit(main())

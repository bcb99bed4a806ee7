"""Builds 200 masters in an array of eight tasks on a Slurm cluster of four nodes, and disturbs the jobs: a task is
canceled, a node goes down, a shard runs twice, one is missing. The tree must be that of one build, byte for byte.

    python3 Tests/Slurm [PROGRAM] [--masters 200]

After a failure, the folder with the trees and the logs is left in /tmp.
"""

from __future__ import annotations

import argparse
import filecmp
import hashlib
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path

from cluster import Cluster, is_installed

SCRIPT = Path(__file__).resolve().parents[2] / "Deploy/slurm/build.sbatch"
SHARDS = 8


def write_masters(folder: Path, count: int) -> None:
    """Writes gradients of 1600 x 1600 in five collections."""
    side = 1600
    for number in range(count):
        place = folder / f"collection-{number % 5}" / f"wall-{number}.png"
        place.parent.mkdir(parents=True, exist_ok=True)
        row = bytearray(3 * side)
        row[0::3] = bytes((x * (number % 7 + 1) // 16) & 255 for x in range(side))
        row[1::3] = bytes((x // 12 + number) & 255 for x in range(side))
        pixels = bytearray()
        for y in range(side):
            row[2::3] = bytes([(y // 8 + 3 * number) & 255]) * side
            pixels += b"\0" + row
        header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
        chunks = [(b"IHDR", header), (b"IDAT", zlib.compress(bytes(pixels), 1)), (b"IEND", b"")]
        place.write_bytes(
            b"\x89PNG\r\n\x1a\n"
            + b"".join(
                struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
                for name, data in chunks
            )
        )
    (folder / "collection-1" / "torn.jpg").write_bytes(b"\xff\xd8\xff\xe0 no picture")


def differences(one: Path, other: Path) -> list[str]:
    """Returns every path that is not in both trees with the same bytes."""
    paths = {path.relative_to(tree) for tree in (one, other) for path in tree.rglob("*") if not path.is_dir()}
    return sorted(
        str(path)
        for path in paths
        if not (
            (one / path).exists() and (other / path).exists() and filecmp.cmp(one / path, other / path, shallow=False)
        )
    )


class Trial:
    def __init__(self, cluster: Cluster, folder: Path, program: Path) -> None:
        self.cluster, self.folder, self.program, self.start = cluster, folder, program, time.monotonic()

    def say(self, text: str) -> None:
        print(f"{time.monotonic() - self.start:6.1f} s  {text}", flush=True)

    def wallpress(self, *words: str, code: int) -> str:
        run = subprocess.run([self.program, *words], cwd=self.folder, capture_output=True, text=True)
        assert run.returncode == code, (
            f"{words} ended with {run.returncode}, expected {code}: {run.stdout[-800:]}{run.stderr[-800:]}"
        )
        return run.stdout + run.stderr

    def running(self, job: str) -> dict[str, str]:
        """Returns the running tasks and their nodes."""
        return {
            name: task["NodeList"] for name, task in self.cluster.tasks(job).items() if task["JobState"] == "RUNNING"
        }

    def wait_for_running(self, job: str, count: int) -> list[tuple[str, str]]:
        self.cluster.wait(f"{count} running tasks", lambda: len(self.running(job)) >= count)
        return sorted(self.running(job).items())

    def hurry(self, array: str, task: str) -> None:
        """Starts a task again that Slurm would delay for two minutes."""

        def is_hurried() -> bool:
            self.cluster.run("scontrol", "update", f"jobid={task}", "starttime=now", check=False)
            return self.cluster.tasks(array)[task]["StartTime"] == "Unknown" or task in self.running(array)

        self.cluster.wait(f"task {task}", is_hurried)

    def staged(self) -> int:
        """Returns the number of pictures made and not yet in the tree."""
        return sum(1 for _ in (self.folder / "Output/.wallpress-staging").glob("*"))

    def submit(self) -> tuple[str, str]:
        said = self.cluster.run("bash", SCRIPT, cwd=self.folder)
        found = re.search(r"shards in job (\d+), merge in job (\d+)", said)
        assert found, said
        return found[1], found[2]

    def run(self) -> None:
        self.say("one build on this machine")
        self.wallpress("build", "Input", "--output", "One", "--jobs", "1", "--quiet", code=1)
        array, merge = self.submit()
        self.cluster.run("scontrol", "hold", merge)
        self.say(f"submitted {SHARDS} shards in job {array} and the merge in job {merge}")

        self.cluster.wait("shards in their middle", lambda: self.staged() > 40)
        task, node = self.wait_for_running(array, 3)[0]
        self.cluster.run("scancel", task)
        self.cluster.wait("the canceled task", lambda: self.cluster.tasks(array)[task]["JobState"] == "CANCELLED")
        self.cluster.run("scontrol", "requeue", task)
        self.say(f"canceled task {task} on {node}, and requeued it: {self.cluster.tasks(array)[task]['JobState']}")
        self.hurry(array, task)
        # A merge with the dependency "afterok" on an array never starts after one of its tasks was canceled.
        self.cluster.run("scancel", merge)
        merge = self.cluster.run(
            "sbatch", "--parsable", "--hold", f"--dependency=afterany:{array}", SCRIPT, cwd=self.folder
        ).strip()

        task, node = self.wait_for_running(array, 3)[-1]
        self.cluster.run("scontrol", "update", f"nodename={node}", "state=down", "reason=trial")
        self.cluster.wait(
            "the task of the node",
            lambda: (
                self.cluster.tasks(array)[task]["JobState"] != "RUNNING"
                or self.cluster.tasks(array)[task]["NodeList"] != node
            ),
        )
        lost = self.cluster.tasks(array)[task]
        self.say(f"took node {node} down: task {task} is {lost['JobState']}, restarts {lost['Restarts']}")
        assert lost["Restarts"] != "0", lost

        self.hurry(array, task)
        code = 1 if shard_of("collection-1/torn") == 5 else 0
        self.wallpress(
            "build", "Input", "--output", "Output", "--shard", f"5/{SHARDS}", "--jobs", "1", "--quiet", code=code
        )
        self.say("built shard 5 a second time beside the array")
        self.cluster.run("scontrol", "update", f"nodename={node}", "state=resume", check=False)

        states = self.cluster.finish(array)
        self.say(f"the array has ended: {', '.join(sorted(set(states.values())))}")
        assert set(states.values()) == {"COMPLETED"} and len(states) == SHARDS, states
        self.merge_with_one_missing()
        self.cluster.run("scontrol", "release", merge)
        self.cluster.finish(merge, 40)
        code = self.cluster.tasks(merge)[merge]["ExitCode"]
        self.say(f"the merge job has ended with {code}, because of the damaged master")
        assert code == "1:0", (self.folder / f"wallpress-{merge}_4294967294.log").read_text()
        found = differences(self.folder / "One", self.folder / "Output")
        assert not found, f"these differ from one build: {found[:20]}"
        self.say("the tree is that of one build, byte for byte")
        said = self.wallpress("build", "Input", "--output", "Output", "--jobs", "1", code=1)
        assert " (0 built" in said, said
        self.say("the next build has nothing to do")

    def merge_with_one_missing(self) -> None:
        file = self.folder / f".wallpress/Output.shards/6-of-{SHARDS}.json"
        aside = file.rename(self.folder / "aside.json")
        said = self.wallpress("merge", "Output", code=2)
        command = f"wallpress build Input --output Output --shard 6/{SHARDS}"
        assert f"shard 6/{SHARDS} is missing; run `{command}`" in said, said
        assert not (self.folder / "Output/metadata").exists(), "metadata was written"
        aside.rename(file)
        self.say(f"a merge without shard 6: {said.strip().splitlines()[-1]}")


def shard_of(wallpaper: str) -> int:
    """Returns the shard of a wallpaper, by its collection and its id. This never changes."""
    return int(hashlib.sha256(wallpaper.encode()).hexdigest()[:15], 16) % SHARDS + 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path, nargs="?", default=Path(".build/release/wallpress"))
    parser.add_argument("--masters", type=int, default=200)
    options = parser.parse_args()
    if not is_installed() or os.geteuid() != 0:
        print("This needs Slurm and munge (Scripts/install-slurm.sh), and root.")
        return 2
    work = Path(tempfile.mkdtemp(prefix="wallpress-slurm-"))
    # Munge refuses a folder that others may write.
    work.chmod(0o755)
    write_masters(work / "Input", options.masters)
    program = options.program.resolve()
    with Cluster(work / "cluster", 4, program.parent) as cluster:
        Trial(cluster, work, program).run()
    shutil.rmtree(work)
    return 0


if __name__ == "__main__":
    sys.exit(main())

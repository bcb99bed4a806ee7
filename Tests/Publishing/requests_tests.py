"""The number of requests of a release on S3, and its duration beside tools without an understanding of feeds."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import servers
import trees
from remotes import ROOT, rclone
from running import Skipped, Trial, test

# The most requests of a release on S3, besides the pictures of new wallpapers, which are sent one by one.
ALLOWED = 30


@test("S3")
def one_new_wallpaper_among_many_takes_few_requests(trial: Trial) -> None:
    count = 1000 if trial.setting.full else 300
    many = {f"w_{number}": 1 for number in range(count)}
    trial.build(**many)
    old = trial.folder / "old"
    shutil.copytree(trial.tree, old)
    between = trial.middle()

    def measured(what: str, work: Callable[[], object]) -> int:
        between.requests.clear()
        start = time.monotonic()
        work()
        seconds, requests = time.monotonic() - start, len(between.requests)
        trial.measured(f"{what}: {requests} requests {between.counts()}, {seconds:.1f} s")
        return requests

    measured(f"publish {count} wallpapers", trial.publish)
    # The other files keep their times, the only thing that the other tools compare.
    (trial.input / "classic" / "one-more.png").write_bytes(trees.master("one-more", 1))
    trial.run("build", trial.input, "--output", trial.tree)
    requests = measured(f"publish 1 new wallpaper among {count}", trial.publish)
    assert requests <= ALLOWED + len(trees.paths("one-more")), f"publishing 1 new wallpaper takes {requests} requests"
    trial.is_live()
    measured(f"nothing to do among {count}", trial.publish)
    for name, sync in {"rclone sync": rclone_sync, "aws s3 sync": aws_sync}.items():
        sync(trial, old, between.url)
        measured(f"{name} of 1 new wallpaper among {count}", lambda sync=sync: sync(trial, trial.tree, between.url))


def rclone_sync(trial: Trial, tree: Path, url: str) -> None:
    variables = trial.remote.variables | {"RCLONE_CONFIG_CDN_ENDPOINT": url}
    rclone("sync", str(tree), trial.remote.word.replace(ROOT, "by-rclone"), **variables)


def aws_sync(trial: Trial, tree: Path, url: str) -> None:
    program = shutil.which("aws")
    if not program:
        raise Skipped("there is no aws")
    bucket = trial.remote.word.split(":")[1].split("/")[0]
    access = {
        "AWS_ACCESS_KEY_ID": servers.USER,
        "AWS_SECRET_ACCESS_KEY": servers.SECRET,
        "AWS_DEFAULT_REGION": "us-east-1",
    }
    subprocess.run(
        [program, "--endpoint-url", url, "s3", "sync", "--delete", "--no-progress", tree, f"s3://{bucket}/by-aws"],
        check=True,
        capture_output=True,
        env=servers.environment(**access),
    )

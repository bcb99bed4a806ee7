"""Servers that fail, disconnect, are slow or full, and clocks that are wrong."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import middle
import trees
from running import Skipped, Trial, test


@test("S3")
def a_server_that_fails_every_fifth_request_gets_the_release(trial: Trial) -> None:
    trial.build(forest=1, lake=1, meadow=1)
    between = trial.middle(middle.failing(5))
    trial.publish()
    assert len(between.requests) > 5
    trial.is_live()
    trial.verify()
    trial.build(forest=1, lake=1)
    between.rule = middle.failing(3, 500, "InternalError")
    trial.publish()
    trial.is_live()
    trial.verify()


@test("S3")
def a_server_that_cuts_uploads_in_the_middle_gets_the_release(trial: Trial) -> None:
    trial.build(forest=1, lake=1, meadow=1)
    trial.middle(middle.cutting(3))
    trial.publish()
    trial.is_live()
    trial.verify()


@test("S3")
def a_slow_server_gets_the_release(trial: Trial) -> None:
    trial.build(forest=1, lake=1)
    trial.middle(middle.slow(0.5))
    trial.publish()
    trial.is_live()
    trial.verify()


@test("S3")
def a_server_that_always_fails_is_given_up_and_nothing_is_lost(trial: Trial) -> None:
    trial.build(forest=1)
    trial.publish()
    before = trial.remote.files()
    trial.build(forest=1, lake=1)
    between, start = trial.middle(middle.always(503, "SlowDown")), time.monotonic()
    trial.publish(status=2)
    trial.measured(
        f"a server that always fails is given up after {time.monotonic() - start:.0f} s and {len(between.requests)} requests"
    )
    # This server serves files and accepts none.
    between.rule, start = middle.always(500, "InternalError", method="PUT"), time.monotonic()
    trial.publish(status=2)
    trial.measured(f"a server that takes no file is given up after {time.monotonic() - start:.0f} s")
    assert trial.remote.files() == before


@test("S3")
def a_server_that_takes_pictures_and_no_feed_shows_the_release_of_before(trial: Trial) -> None:
    trial.build(forest=1)
    trial.publish()
    before = {path: data for path, data in trial.remote.files().items() if path in trees.FEEDS}
    for feed in trees.FEEDS:
        trial.build(forest=1, lake=1)
        trial.middle(
            lambda request, feed=feed: (
                middle.Answer(403, "AccessDenied") if request.method == "PUT" and request.path.endswith(feed) else None
            )
        )
        run = trial.publish(status=None)
        assert run.code in (1, 2), run
        shown = trial.remote.files()
        assert [path for path in trees.FEEDS if shown[path] != before[path]] == [], f"{feed} was refused: {run}"
        trial.verify()
        trial.remote.through(trial.setting.s3.url)
    trial.publish()
    trial.is_live()


@test("S3")
def a_picture_that_arrives_with_other_bytes_is_named_by_no_feed(trial: Trial) -> None:
    trial.build(forest=1)
    trial.publish()
    before, done = trial.feed(), []
    trial.build(forest=1, lake=1)
    lost = trees.paths("lake")[1]

    def spoil() -> None:
        # The file stored just before the feed is not the one that was sent.
        done.append(trial.remote.put(lost, b"other bytes"))

    trial.middle(middle.once("PUT", "/releases/2.json", spoil))
    run = trial.publish(status=1).expect(lost)
    assert done and trial.feed() == before, run
    trial.verify()


@test("S3")
def a_clock_that_is_off_is_named(trial: Trial) -> None:
    trial.build(forest=1)
    trial.middle(middle.always(403, "RequestTimeTooSkewed"))
    trial.publish(status=2).expect("clock")


@test("folder")
def a_disk_without_room_loses_nothing(trial: Trial) -> None:
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        raise Skipped("a disk of its own needs root on Linux")
    place = trial.remote.top / "mobile-wallpapers"
    held = trial.remote.files()
    if subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=128k,nr_inodes=200", "none", place], capture_output=True
    ).returncode:
        raise Skipped("cannot mount")
    trial.endings.callback(subprocess.run, ["umount", place], check=True)
    for path, data in held.items():
        trial.remote.put(path, data)
    trial.remote.foreign = {path: trial.remote.state(path) for path in trial.remote.foreign}
    trial.build(forest=1)
    trial.publish()
    before = {path: data for path, data in trial.remote.files().items() if path in trees.FEEDS}
    trial.remote.put(
        "filler", bytes(128_000 - sum(-(-len(data) // 4096) * 4096 for data in trial.remote.files().values()))
    )
    trial.build(**{"forest": 1, **{f"lake_{number}": 1 for number in range(20)}})
    trial.publish(status=2).expect("space")
    shown = trial.remote.files()
    assert [path for path in trees.FEEDS if shown[path] != before[path]] == []
    trial.verify()
    trial.remote.remove("filler")


@test("folder")
def a_folder_that_may_not_be_written_is_named(trial: Trial) -> None:
    trial.build(forest=1)
    blocked = trial.folder / "a-file"
    blocked.write_text("no folder")
    trial.remote.word = str(blocked / "wallpapers")
    trial.publish(status=2).expect("a-file")

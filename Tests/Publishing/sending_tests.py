"""The sent files, their order, and files that are not sent again."""

from __future__ import annotations

import os
import re

import trees
from middle import Middle, Request, Rule
from running import Trial, kill, test


def sent(middle: Middle, *ends: str) -> list[str]:
    """Returns the sent files, by the ends of their names."""
    return [
        one.path.split("mobile-wallpapers/")[-1]
        for one in middle.requests
        if one.method == "PUT" and one.path.endswith(ends)
    ]


@test("S3")
def pictures_come_first_then_the_record_then_v2_then_v1(trial: Trial) -> None:
    trial.build(forest=1)
    trial.publish()
    trial.build(forest=1, lake=1)
    middle = trial.middle()
    trial.publish()
    order = sent(middle, "")
    assert sorted(order[:5]) == sorted(trees.paths("lake")), order
    records = ["metadata/releases/2.json", trees.FEEDS[1], trees.FEEDS[0], "metadata/releases/live.json"]
    assert order[5:] == records, order


@test("S3")
def the_feed_and_the_record_are_sent_on_conditions(trial: Trial) -> None:
    trial.build(forest=1)
    middle = trial.middle()
    trial.publish()
    trial.build(forest=1, lake=1)
    middle.requests.clear()
    trial.publish()
    conditions = {
        one.path.split("/")[-2]: {name.lower() for name in one.headers}
        for one in middle.requests
        if one.method == "PUT" and one.path.endswith(("wallpapers.json", "/2.json"))
    }
    assert "if-match" in conditions["v1"] and "if-match" in conditions["v2"], conditions
    assert "if-none-match" in conditions["releases"], conditions


@test("S3")
def what_has_arrived_before_a_kill_is_not_sent_again(trial: Trial) -> None:
    names = [f"lake_{number}" for number in range(8)]
    trial.build(**dict.fromkeys(names, 1))
    middle, running = trial.middle(), []

    def after(count: int) -> Rule:
        def rule(request: Request) -> None:
            if request.method == "PUT" and len(sent(middle, ".jpg")) >= count:
                kill(running[0])

        return rule

    middle.rule = after(30)
    running.append(trial.start("publish", trial.tree, trial.remote.word, *trial.usual, "--transfers", "2"))
    trial.end_of(running[0])
    middle.rule = None
    # The server may still be storing files received before the kill, and others may arrive after this check.
    arrived = {path.removeprefix("mobile-wallpapers/") for path in trial.remote.pictures()}
    assert 20 < len(arrived) < 40, f"{len(arrived)} pictures arrived"
    middle.requests.clear()
    trial.publish()
    again = arrived & set(sent(middle, ".jpg"))
    assert not again, f"{len(arrived)} had arrived, and these were sent again: {again}"
    trial.is_live()


@test("S3", "folder")
def pictures_that_somebody_has_uploaded_by_hand_are_not_sent_again(trial: Trial) -> None:
    trial.build(forest=1, lake=1)
    for path in trees.paths("lake"):
        trial.remote.put(path, (trial.tree / path).read_bytes())
    before = {path: trial.remote.state(f"mobile-wallpapers/{path}") for path in trees.paths("lake")}
    trial.publish()
    assert before == {path: trial.remote.state(f"mobile-wallpapers/{path}") for path in before}
    trial.is_live()


@test("S3", "folder")
def a_file_that_lies_at_the_path_of_a_new_picture_is_named_and_replaced(trial: Trial) -> None:
    path = trees.paths("lake")[0]
    trial.build(forest=1)
    trial.publish()
    trial.remote.put(path, b"half of a picture")
    trial.build(forest=1, lake=1)
    trial.publish("--dry-run", status=3).expect(path)
    trial.publish().expect(path)
    trial.is_live()


@test("WebDAV", "SFTP")
def the_check_says_how_far_it_is(trial: Trial) -> None:
    trial.build(**{f"lake_{number}": 1 for number in range(30)})
    ours, theirs = os.openpty()
    with os.fdopen(ours, "rb", buffering=0) as screen:
        process = trial.start("publish", trial.tree, trial.remote.word, *trial.usual, errors=theirs)
        os.close(theirs)
        shown = b""
        try:
            while piece := screen.read(1 << 16):
                shown += piece
        except OSError:
            pass  # Linux reports the end of a terminal like this.
    assert trial.end_of(process).code == 0, shown
    percents = [int(one) for one in re.findall(rb"(\d+) % of 150 files checked", shown)]
    assert len(set(percents)) > 2 and percents[-1:] == [100], shown


@test("WebDAV")
def pictures_are_listed_by_folder_and_read_once(trial: Trial) -> None:
    """The server has no checksums."""
    count = 40
    trial.build(**{f"lake_{number}": 1 for number in range(count)})
    middle = trial.middle()
    trial.publish()
    trial.is_live()
    read = [one.path for one in middle.requests if one.method == "GET" and one.path.endswith(".jpg")]
    assert len(read) == len(set(read)) == 5 * count, f"{len(read)} pictures were read"
    last = max(number for number, one in enumerate(middle.requests) if one.method == "PUT" and ".jpg" in one.path)
    looks = [one for one in middle.requests[last + 6 :] if one.method == "PROPFIND" and "/ios/" in one.path]
    # One listing before the feed changes, and one afterwards.
    assert len(looks) < 2.5 * count, f"{len(looks)} requests look for {5 * count} pictures in {count} folders"
    # Unchanged files of the release are not read again.
    (trial.input / "classic" / "one-more.png").write_bytes(trees.master("one-more", 1))
    trial.run("build", trial.input, "--output", trial.tree)
    middle.requests.clear()
    trial.publish()
    read = [one.path for one in middle.requests if one.method == "GET" and one.path.endswith(".jpg")]
    assert len(read) == 5, f"{len(read)} pictures were read"

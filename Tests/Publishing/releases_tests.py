"""Releases without trouble: the first one, one wallpaper more, nothing to do."""

from __future__ import annotations

import json
import shutil

import trees
from running import Trial, test


@test()
def the_first_release_is_what_clients_see(trial: Trial) -> None:
    trial.build(forest=1, lake=1)
    trial.publish()
    trial.is_live()
    trial.verify()
    record, live = trial.record(1), json.loads(trial.remote.files()["metadata/releases/live.json"])
    assert live == {"release": 1, "history": [1]}, live
    assert (record["release"], record["after"]) == (1, None), record
    assert [record["feeds"][version].encode() for version in ("v1", "v2")] == [trial.feed(0), trial.feed(1)]
    assert sorted(trial.lock()) == ["forest", "lake"]


@test()
def one_wallpaper_more_sends_its_files_and_touches_no_other_picture(trial: Trial) -> None:
    trial.build(forest=1, lake=1)
    trial.publish()
    before = {path: trial.remote.state(f"mobile-wallpapers/{path}") for path in trial.remote.pictures()}
    trial.build(forest=1, lake=1, meadow=1)
    told = trial.publish("--format", "json").json
    assert (told["ok"], told["live"], told["release"], told["new"], told["unchanged"]) == (
        True,
        True,
        2,
        ["meadow"],
        2,
    ), told
    sent = [trees.pictures(trial.tree)[path] for path in trees.paths("meadow")]
    assert (told["files"], told["bytes"]) == (5, sum(map(len, sent))), told
    trial.is_live()
    trial.verify()
    assert before == {path: trial.remote.state(f"mobile-wallpapers/{path}") for path in before}
    assert trial.record(2)["after"] == 1 and trial.lock()["meadow"]["release"] == 2


@test()
def nothing_to_do_changes_nothing(trial: Trial) -> None:
    trial.build(forest=1)
    trial.publish()
    before = trial.remote.files()
    trial.publish()
    trial.publish("--dry-run")
    told = trial.publish("--format", "json").json
    assert (told["ok"], told["new"], told["files"]) == (True, [], 0), told
    assert trial.remote.files() == before


@test()
def a_dry_run_ends_with_3_where_there_is_something_to_do_and_sends_nothing(trial: Trial) -> None:
    trial.build(forest=1)
    before = trial.remote.files(whole=True)
    trial.publish("--dry-run", status=3).expect("forest")
    assert trial.remote.files(whole=True) == before and not (trial.input / "published.lock").exists()
    trial.publish()
    before = trial.remote.files()
    trial.build(forest=1, lake=1)
    trial.publish("--dry-run", status=3).expect("lake")
    assert trial.remote.files() == before and sorted(trial.lock()) == ["forest"]


@test("S3", "folder")
def texts_and_colors_may_change_without_a_new_picture(trial: Trial) -> None:
    trial.build(forest=1)
    trial.publish()
    (trial.input / "classic" / "collection.yml").write_text(
        "heading: Trees\nwallpapers: [{id: forest, card-color: 112233}]\n"
    )
    shutil.rmtree(trial.tree)
    trial.run("build", trial.input, "--output", trial.tree)
    told = trial.publish("--format", "json").json
    assert (told["release"], told["new"], told["files"], told["refused"]) == (2, [], 0, []), told
    assert b"112233" in trial.feed()
    trial.is_live()


@test("S3", "SFTP")
def the_settings_in_wallpress_yml_are_enough(trial: Trial) -> None:
    settings = f"publish:\n  remote: {trial.remote.word}\n  url: {trial.remote.url}\n"
    trial.build(forest=1, recipe=settings)
    trial.run("publish", "--yes")
    assert trial.release == 1
    trial.is_live()
    trial.run("releases").expect("1")
    assert "forest" in trial.lock()


@test("S3")
def files_are_stored_with_the_types_and_headers_that_caches_need(trial: Trial) -> None:
    trial.build(forest=1)
    trial.publish()
    for path in trial.remote.files():
        if "old-one" in path or not path.endswith((".jpg", "wallpapers.json")):
            continue
        kind, keeping = (
            ("image/jpeg", "public, max-age=31536000, immutable, no-transform")
            if path.endswith(".jpg")
            else ("application/json", "max-age=300, must-revalidate, no-transform")
        )
        headers = trial.remote.headers(path)
        assert (headers["Content-Type"], headers["Cache-Control"]) == (kind, keeping), f"{path}: {headers.items()}"


@test("S3")
def headers_of_ones_own_are_stored_with_the_files(trial: Trial) -> None:
    recipe = """publish:
  headers:
    pictures: {Cache-Control: "public, max-age=60", Content-Disposition: inline}
    metadata: {Cache-Control: "max-age=7"}
"""
    trial.build(forest=1, recipe=recipe)
    trial.publish()
    picture, feed = (trial.remote.headers(path) for path in (trees.paths("forest")[0], trees.FEEDS[0]))
    assert (picture["Cache-Control"], picture["Content-Disposition"]) == ("public, max-age=60", "inline"), (
        picture.items()
    )
    assert feed["Cache-Control"] == "max-age=7", feed.items()


@test("S3", "folder")
def a_tree_that_does_not_pass_is_not_published(trial: Trial) -> None:
    trial.build(forest=1, lake=1)
    (trial.tree / trees.paths("lake")[1]).unlink()
    before = trial.remote.files(whole=True)
    trial.publish(status=1).expect("lake")
    assert trial.remote.files(whole=True) == before

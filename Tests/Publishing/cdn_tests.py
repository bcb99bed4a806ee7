"""A client's view through a CDN, which keeps files for any length of time."""

from __future__ import annotations

import urllib.request
from urllib.error import HTTPError

import trees
from running import Trial, test


def behind(trial: Trial, cache: str) -> None:
    """Points the remote's URL at a cache in front of it."""
    trial.remote.url = trial.remote.url.replace(trial.setting.web.url, f"{trial.setting.web.url}/{cache}")


def purge(trial: Trial, cache: str) -> None:
    """Removes this remote's files from a cache. A file of nginx begins with its address."""
    place = f"/place-{trial.number}-".encode()
    for path in (trial.setting.work / cache).iterdir():
        if place in path.read_bytes():
            path.unlink()


def fetch(trial: Trial, path: str) -> bytes | None:
    """Returns a file as a client gets it through the cache."""
    try:
        with urllib.request.urlopen(f"{trial.remote.url}/{path}") as answer:
            return answer.read()
    except HTTPError:
        return None


@test("S3", "folder")
def a_cdn_that_keeps_the_feed_for_its_five_minutes_stops_no_release(trial: Trial) -> None:
    behind(trial, "cdn")
    trial.build(forest=1)
    trial.publish()
    old = fetch(trial, trees.FEEDS[0])
    trial.build(forest=1, lake=1)
    trial.publish()
    assert trial.release == 2
    trial.is_live()
    assert fetch(trial, trees.FEEDS[0]) == old, "the cache of this test keeps nothing"
    purge(trial, "cdn")
    trial.verify()


@test("S3", "folder")
def a_cdn_that_does_not_show_a_new_picture_stops_the_feed(trial: Trial) -> None:
    behind(trial, "stubborn")
    trial.build(forest=1)
    trial.publish()
    before, early = trial.feed(), trees.paths("lake")[1]
    trial.build(forest=1, lake=1)
    assert fetch(trial, early) is None
    trial.publish(status=1).expect(early)
    assert trial.feed() == before
    purge(trial, "stubborn")
    trial.publish()
    trial.is_live()
    purge(trial, "stubborn")
    trial.verify()


@test("S3", "folder")
def a_cdn_that_serves_the_old_picture_of_a_replaced_wallpaper_is_named(trial: Trial) -> None:
    behind(trial, "cdn")
    trial.build(forest=1, later={"tulip": 1})
    trial.publish()
    old = trees.paths("tulip")[0]
    assert fetch(trial, old) == trees.pictures(trial.tree)[old]
    trial.build(forest=1, later={"tulip": 2})
    trial.publish("--replace", "tulip", status=1).expect(f"{trial.remote.url}/{old}", "purge")
    purge(trial, "cdn")
    trial.publish("--replace", "tulip")
    trial.is_live()
    purge(trial, "cdn")
    trial.verify()


@test("S3", "folder")
def a_url_that_shows_something_else_stops_the_feed(trial: Trial) -> None:
    trial.build(forest=1)
    trial.remote.url = f"{trial.remote.url}/elsewhere"
    trial.publish(status=1).expect("forest")
    assert trees.FEEDS[0] not in trial.remote.files()


@test("S3")
def an_address_that_answers_not_at_all_is_named(trial: Trial) -> None:
    trial.build(forest=1)
    trial.remote.url = "http://127.0.0.1:9/nothing"
    run = trial.publish(status=None).expect("127.0.0.1:9")
    assert run.code in (1, 2) and trees.FEEDS[0] not in trial.remote.files(), run

"""Movements between releases: rollback, from staging to production, takedown, the list of releases."""

from __future__ import annotations

import trees
from running import Run, Trial, test


def two_releases(trial: Trial) -> list[dict[str, bytes]]:
    """Publishes two releases; returns the live files after each."""
    found = []
    for wallpapers in ({"forest": 1, "lake": 1}, {"forest": 1, "meadow": 1}):
        trial.build(**wallpapers)
        trial.publish()
        found.append(trial.remote.files())
    return found


def rollback(trial: Trial, *words: str, status: int | None = 0) -> Run:
    return trial.run("rollback", trial.remote.word, *trial.usual, *words, status=status)


@test()
def a_rollback_puts_back_the_feed_of_before(trial: Trial) -> None:
    first, second = two_releases(trial)
    rollback(trial, "--dry-run", status=3).expect("lake", "meadow")
    assert trial.remote.files() == second and trial.release == 2
    rollback(trial)
    assert [trial.feed(version) for version in (0, 1)] == [first[path] for path in trees.FEEDS]
    assert trial.record(3)["rollback-to"] == 1
    assert trial.release == 3
    trial.verify()
    # One step forward again, by its number.
    rollback(trial, "--to", "2")
    assert trial.release == 4
    assert trial.feed() == second[trees.FEEDS[0]]
    assert trial.remote.pictures() == {path: data for path, data in second.items() if path in trial.remote.pictures()}
    trial.publish("--dry-run")


@test("S3")
def a_rollback_to_a_release_whose_picture_has_other_bytes_is_refused(trial: Trial) -> None:
    two_releases(trial)
    changed = trees.paths("lake")[2]
    trial.remote.put(changed, trial.remote.files()[changed][::-1])
    before = trial.remote.files()
    rollback(trial, status=1).expect(changed)
    assert trial.remote.files() == before


@test()
def what_was_released_at_staging_goes_to_production_byte_for_byte(trial: Trial) -> None:
    production = trial.another("folder")
    # Staging has no lock here, because the input names production.
    recipe = f"publish: {{remote: {production.word}}}\n"
    trial.build(forest=1, lake=1, recipe=recipe)
    trial.publish()
    first = trial.remote.files()
    trial.build(forest=1, lake=1, meadow=1, recipe=recipe)
    trial.publish()

    def bring(release: str) -> None:
        trial.run(
            "publish",
            trial.remote.word,
            production.word,
            "--from",
            release,
            "--url",
            production.url,
            "--yes",
            "--input",
            trial.input,
        )

    bring("1")
    shown = production.files()
    assert [
        path for path in [*trees.FEEDS, *trees.paths("forest"), *trees.paths("lake")] if shown.get(path) != first[path]
    ] == []
    assert not set(trees.paths("meadow")) & shown.keys(), "pictures of another release were brought as well"
    trial.verify(production)
    bring("2")
    shown, staged = production.files(), trial.remote.files()
    assert [path for path in [*trees.FEEDS, *trial.remote.pictures()] if shown.get(path) != staged[path]] == []
    trial.verify(production)


@test()
def a_takedown_removes_a_wallpaper_and_its_files_and_tells_what_to_purge(trial: Trial) -> None:
    trial.build(forest=1, lake=1)
    trial.publish()
    run = trial.publish("--takedown", "lake")
    assert trial.release == 2, run
    run.expect(*[f"{trial.remote.url}/{path}" for path in trees.paths("lake")])
    assert trial.live() == ["forest"] and not set(trees.paths("lake")) & trial.remote.files().keys()
    assert set(trees.paths("forest")) <= trial.remote.files().keys()
    assert trial.record(2)["takedown"] == "lake" and trial.lock()["lake"]["deleted"] == 2
    trial.verify()
    # It does not return by mistake: neither from the input, which still contains it, nor by a rollback.
    trial.publish(status=1).expect("lake")
    rollback(trial, "--to", "1").expect("nothing to do", "lake")
    assert trial.live() == ["forest"]


@test("S3", "folder")
def a_rollback_offers_an_earlier_feed_without_what_was_taken_down(trial: Trial) -> None:
    first, _ = two_releases(trial)
    trial.publish("--takedown", "forest")
    rollback(trial).expect("forest")
    assert trial.live() == ["lake"] and trial.record(4)["rollback-to"] == 1
    assert trial.remote.pictures().keys() == first.keys() & trial.remote.pictures().keys() | {*trees.paths("meadow")}
    trial.verify()

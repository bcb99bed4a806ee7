"""What may happen to a wallpaper that is published: it is changed, renamed, replaced, coded anew."""

from __future__ import annotations

import trees
from running import Trial, test


@test()
def changed_bytes_under_a_published_id_are_refused_with_a_way_out(trial: Trial) -> None:
    trial.build(forest=1, lake=1)
    trial.publish()
    before = trial.remote.files()
    trial.build(forest=2, lake=1)
    trial.publish(status=1).expect("forest", "forest-2", "forest.png")
    told = trial.publish("--format", "json", status=1).json
    assert [one["wallpaper"] for one in told["refused"]] == ["forest"], told
    assert sorted(told["refused"][0]["paths"]) == sorted(trees.paths("forest")), told
    assert trial.remote.files() == before


@test("S3")
def a_change_of_the_recipe_is_refused_for_all_wallpapers(trial: Trial) -> None:
    trial.build(forest=1, lake=1)
    trial.publish()
    trial.build(forest=1, lake=1, recipe="quality: 40\n")
    trial.publish(status=1).expect("forest", "lake")


@test()
def a_renamed_wallpaper_is_new_and_the_old_one_retired(trial: Trial) -> None:
    trial.build(forest=1, lake=1)
    trial.publish()
    old = trial.remote.pictures()
    trial.build(forest_2=2, lake=1)
    told = trial.publish("--format", "json").json
    assert (told["new"], told["retired"], told["unchanged"]) == (["forest-2"], ["forest"], 1), told
    assert sorted(trial.live()) == ["forest-2", "lake"]
    assert old.items() <= trial.remote.pictures().items()
    trial.verify()


@test()
def a_wallpaper_that_nobody_can_have_yet_may_be_replaced(trial: Trial) -> None:
    trial.build(forest=1, later={"tulip": 1})
    trial.publish()
    trial.build(forest=1, later={"tulip": 2})
    trial.publish(status=1).expect("--replace tulip")
    run = trial.publish("--replace", "tulip").expect("Release 2 is live")
    run.expect(*[f"{trial.remote.url}/{path}" for path in trees.paths("tulip")])
    trial.is_live()
    trial.verify()
    trial.publish().expect("Nothing to do")


@test("S3", "folder")
def a_wallpaper_that_people_have_is_not_replaced(trial: Trial) -> None:
    trial.build(forest=1, later={"tulip": 1}, start="2020-01-01")
    trial.publish()
    before = trial.remote.files()
    trial.build(forest=2, later={"tulip": 2}, start="2020-01-01")
    trial.publish("--replace", "tulip", "--replace", "forest", status=1).expect("tulip", "forest")
    # That it is in the future now helps nobody who has it from before.
    trial.build(forest=1, later={"tulip": 2}, start="2099-01-01")
    trial.publish("--replace", "tulip", status=1).expect("tulip")
    assert trial.remote.files() == before


@test("S3", "folder")
def replacing_an_id_that_does_not_exist_is_refused(trial: Trial) -> None:
    trial.build(forest=1)
    trial.publish()
    trial.build(forest=1, lake=1)
    run = trial.publish("--replace", "froest", status=None).expect("froest")
    assert run.code in (1, 64), run


@test()
def pictures_of_the_same_master_and_recipe_are_kept_as_released(trial: Trial) -> None:
    trial.build(forest=1, lake=1)
    trial.publish()
    old = trial.remote.pictures()
    trial.build(forest=1, lake=1, meadow=1)
    trees.recode(trial.tree, "forest", "lake")
    run = trial.publish().expect("Release 2 is live", "kept as released")
    assert old.items() <= trial.remote.pictures().items(), "the bytes at the server have changed"
    assert not trees.recorded_otherwise(trial.remote.files()), run
    assert sorted(trial.live()) == ["forest", "lake", "meadow"]
    trial.verify()
    told = trial.publish("--format", "json").json
    assert (sorted(told["kept"]), told["new"], told["files"], told["release"]) == (["forest", "lake"], [], 0, 2), told


@test("S3")
def a_picture_that_the_remote_lost_is_sent_again(trial: Trial) -> None:
    trial.build(forest=1, lake=1)
    trial.publish()
    trial.remote.remove(trees.paths("lake")[1])
    trial.build(forest=1, lake=1, meadow=1)
    trial.publish()
    trial.is_live()
    trial.verify()


@test("S3", "folder")
def a_picture_that_was_changed_at_the_remote_is_never_named_by_a_new_feed(trial: Trial) -> None:
    trial.build(forest=1, lake=1)
    trial.publish()
    lost = trees.paths("lake")[1]
    good = trial.remote.files()[lost]
    trial.remote.put(lost, good[:-10] + bytes(10))
    trial.build(forest=1, lake=1, meadow=1)
    run = trial.publish(status=None)
    if run.code == 0:
        assert trial.remote.files()[lost] == good, run
    else:
        run.expect(lost)
        assert "meadow" not in trial.live(), run


@test("folder")
def a_build_warns_at_once_that_a_change_touches_published_bytes(trial: Trial) -> None:
    trial.build(forest=1)
    trial.publish()
    trees.write_masters(trial.input, trees.RECIPE, {"classic": {"forest": 2}}, {})
    trial.run("build", trial.input, "--output", trial.tree, status=None).expect("published", "forest-2")

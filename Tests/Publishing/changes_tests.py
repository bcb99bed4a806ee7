"""Changes to a published wallpaper: edited, renamed, replaced, encoded again."""

from __future__ import annotations

import trees
from running import Trial, test


@test()
def a_wallpaper_that_nobody_can_have_yet_may_be_replaced(trial: Trial) -> None:
    trial.build(forest=1, later={"tulip": 1})
    trial.publish()
    trial.build(forest=1, later={"tulip": 2})
    trial.publish(status=1).expect("--replace tulip")
    run = trial.publish("--replace", "tulip")
    assert trial.release == 2, run
    run.expect(*[f"{trial.remote.url}/{path}" for path in trees.paths("tulip")])
    trial.is_live()
    trial.verify()
    trial.publish("--dry-run")


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

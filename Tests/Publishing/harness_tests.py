"""The servers themselves: a browser gets the same files that rclone sent."""

from __future__ import annotations

from remotes import rclone
from running import Trial, test


@test()
def what_rclone_brings_to_a_server_is_what_a_browser_gets(trial: Trial) -> None:
    trial.build(forest=1, lake=1)
    rclone("copy", str(trial.tree), trial.remote.word, **trial.remote.variables)
    trial.is_live()
    trial.verify()

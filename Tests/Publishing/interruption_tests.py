"""Publishing that is killed. At any moment, a live feed names only whole pictures, and the next run continues."""

from __future__ import annotations

import signal
import subprocess
import time
from pathlib import Path

import trees
from middle import Rule
from running import Trial, kill, test


class Life:
    """Releases in sequence. Each has one wallpaper more than the one before and one less."""

    def __init__(self, trial: Trial) -> None:
        self.trial, self.number, self.pictures = trial, 0, {}
        self.next()
        start = time.monotonic()
        trial.publish()
        self.next()
        trial.publish()
        self.seconds = (time.monotonic() - start) / 2

    def next(self) -> None:
        """Builds the tree of the next release."""
        self.number += 1
        self.trial.build(**{"forest": 1, f"lake_{self.number}": 1, f"lake_{self.number + 1}": 1})
        self.pictures |= trees.pictures(self.trial.tree)

    def check(self, moment: str) -> None:
        """Checks the live release after a command was killed, and lets the next one continue."""
        trial, remote = self.trial, self.trial.remote.files()
        faults = trees.faults(remote, self.pictures)
        assert not faults, f"killed {moment}: {faults}"
        trial.verify()
        run = trial.publish(status=None)
        assert run.code == 0, f"killed {moment}, the next run fails: {run}"
        trial.is_live()
        trial.verify()
        assert sorted(trial.live()) == sorted(trees.ids((trial.tree / trees.FEEDS[0]).read_bytes()))
        left = [one for one in trial.live() if "retired" in trial.lock().get(one, {"retired": 0})]
        assert not left, f"killed {moment}, the lock knows nothing of {left}"
        trial.stop()

    def leaves_nothing(self) -> None:
        """Fails if a file is left at the end that is no picture, no feed and no record."""
        waste = [path for path in self.trial.remote.files() if path.endswith((".part", ".partial", ".tmp"))]
        assert not waste, f"after kills, these are left: {waste}"


def kill_later(trial: Trial, seconds: float, *words: str | Path) -> str:
    """Starts a command and kills it after a time, alone or with all its processes. Returns its description."""
    process = trial.start(*words)
    alone = trial.random.random() < 0.5
    try:
        process.wait(seconds)
        moment = "never: it ended before"
    except subprocess.TimeoutExpired:
        moment = f"after {seconds:.3f} s" + (" alone" if alone else "")
    if alone:
        process.kill()
        process.wait()
    else:
        kill(process)
        process.wait()
    return moment


@test()
def killed_at_random_moments_it_never_shows_a_broken_feed(trial: Trial) -> None:
    life = Life(trial)
    for _ in range(100 if trial.setting.full else 6):
        life.next()
        seconds = trial.random.uniform(0, 1.1 * life.seconds)
        life.check(kill_later(trial, seconds, "publish", trial.tree, trial.remote.word, *trial.usual))
    life.leaves_nothing()


@test()
def a_rollback_that_is_killed_never_shows_a_broken_feed(trial: Trial) -> None:
    life = Life(trial)
    for _ in range(30 if trial.setting.full else 3):
        seconds = trial.random.uniform(0, life.seconds)
        life.check(kill_later(trial, seconds, "rollback", trial.remote.word, *trial.usual))
        life.next()
        trial.publish()
    life.leaves_nothing()


@test()
def a_first_release_that_is_killed_leaves_no_broken_feed(trial: Trial) -> None:
    trial.build(forest=1, lake=1)
    expected, start = trees.pictures(trial.tree), time.monotonic()
    trial.publish()
    whole = time.monotonic() - start
    for _ in range(30 if trial.setting.full else 3):
        trial.remote = remote = trial.another()
        (trial.input / "published.lock").unlink(missing_ok=True)
        seconds = trial.random.uniform(0, 1.1 * whole)
        moment = kill_later(trial, seconds, "publish", trial.tree, remote.word, *trial.usual)
        faults = trees.faults(remote.files(), expected)
        assert not faults, f"killed {moment}: {faults}"
        trial.publish()
        trial.is_live()
        trial.verify()


@test("S3")
def killed_at_every_request_it_never_shows_a_broken_feed(trial: Trial) -> None:
    life, running = Life(trial), []
    middle = trial.middle()

    def kill_at(number: int) -> Rule:
        return lambda request: kill(running[0]) if request.number == number else None

    life.next()
    trial.publish()
    count = len(middle.requests)
    moments = (
        range(1, count + 1) if trial.setting.full else sorted(trial.random.sample(range(1, count + 1), min(8, count)))
    )
    for number in moments:
        life.next()
        middle.requests.clear()
        middle.rule = kill_at(number)
        running[:] = [trial.start("publish", trial.tree, trial.remote.word, *trial.usual)]
        trial.end_of(running[0])
        middle.rule = None
        life.check(f"at request {number} of {count}")
    trial.measured(f"a release on S3 that was killed at {len(moments)} of its {count} requests")


@test()
def interrupted_by_the_user_it_ends_with_130_and_goes_on_later(trial: Trial) -> None:
    life, codes = Life(trial), []
    for part in (0.2, 0.5, 0.8):
        life.next()
        process = trial.start("publish", trial.tree, trial.remote.word, *trial.usual)
        time.sleep(part * life.seconds)
        process.send_signal(signal.SIGINT)
        start = time.monotonic()
        run = trial.end_of(process)
        assert run.code in (0, 130) and time.monotonic() - start < 30, run
        codes.append(run.code)
        life.check(f"by SIGINT after {part * life.seconds:.3f} s")
    # A release that has begun to show is completed first.
    assert 130 in codes, f"no interruption was heard: {codes}"


@test("S3", "folder")
def a_takedown_that_is_killed_is_finished_by_the_next_one(trial: Trial) -> None:
    life = Life(trial)
    for part in (0.3, 0.5, 0.7, 0.8, 0.9, 1.0):
        gone = f"lake-{life.number}"
        assert gone in trial.live()
        moment = kill_later(
            trial, part * life.seconds, "publish", trial.tree, trial.remote.word, "--takedown", gone, *trial.usual
        )
        faults = trees.faults(trial.remote.files(), life.pictures)
        assert not faults, f"killed {moment}: {faults}"
        run = trial.publish("--takedown", gone, status=None)
        left = sorted(set(trees.paths(gone)) & trial.remote.files().keys())
        assert gone not in trial.live() and not left, f"killed {moment}, the next takedown leaves {left}: {run}"
        # If everything was done before the kill, nothing is left to take down.
        assert run.code in (0, 1, 64), run
        trial.stop()
        life.number += 1
        life.next()
        trial.publish()

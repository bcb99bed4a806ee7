"""Two people who publish at once, and people who edit the feed at the remote by hand."""

from __future__ import annotations

import json
import shutil
import time
from pathlib import Path

import middle
import trees
from running import Run, Trial, test


class Person:
    """A person with an input and a tree."""

    def __init__(self, trial: Trial, name: str) -> None:
        self.trial, self.input, self.tree = trial, trial.folder / f"Input-{name}", trial.folder / f"Output-{name}"

    def build(self, **wallpapers: int) -> None:
        trial = self.trial
        trial.build(**wallpapers)
        for mine, theirs in ((self.input, trial.input), (self.tree, trial.tree)):
            lock = mine / "published.lock"
            kept = lock.read_bytes() if lock.exists() else None
            shutil.rmtree(mine, ignore_errors=True)
            shutil.copytree(theirs, mine)
            if kept:
                lock.write_bytes(kept)

    @property
    def words(self) -> list[str | Path]:
        remote = self.trial.remote
        return ["publish", self.tree, remote.word, "--input", self.input, "--url", remote.url, "--yes"]

    def has_won(self, shown: dict[str, bytes], feeds: tuple[str, ...] = trees.FEEDS) -> bool:
        return all(shown[path] == (self.tree / path).read_bytes() for path in feeds)


def agrees(shown: dict[str, bytes]) -> None:
    """Fails unless the live release is the one marked as live."""
    number = json.loads(shown["metadata/releases/live.json"])["release"]
    texts = json.loads(shown[f"metadata/releases/{number}.json"])["feeds"]
    wrong = [path for path in trees.FEEDS if shown[path].decode() != texts[path.split("/")[1]]]
    assert not wrong, f"release {number} is marked as live, and {wrong} are others"


@test()
def of_two_who_publish_at_once_one_is_live_and_the_other_is_told(trial: Trial) -> None:
    people = Person(trial, "a"), Person(trial, "b")
    trial.build(forest=1)
    trial.publish()
    pictures, outcomes = trees.pictures(trial.tree), {}
    # If the server checks no conditions, the live v2 may briefly be the other person's. Clients read v1.
    feeds = trees.FEEDS if trial.kind == "S3" else trees.FEEDS[:1]
    for round in range(50 if trial.setting.full else 4):
        for name, person in zip("ab", people, strict=True):
            person.build(forest=1, **{f"{name}_{round}": 1})
            pictures |= trees.pictures(person.tree)
        before, started = trial.remote.files(), []
        for person in people:
            started.append(trial.start(*person.words))
            time.sleep(trial.random.uniform(0, 0.1))
        runs = [trial.end_of(one) for one in started]
        told = "\n".join(map(str, runs))
        shown = trial.remote.files()
        outcome = tuple(run.code for run in runs)
        outcomes[outcome] = outcomes.get(outcome, 0) + 1
        assert set(outcome) <= ({0, 1} if trial.kind == "S3" else {0, 1, 2}), f"round {round}: {told}"
        assert not trees.faults(shown, pictures), f"round {round}: {trees.faults(shown, pictures)} {told}"
        winners = [person for person in people if person.has_won(shown, feeds)]
        # During that time, both may be refused, and the previous feed is live.
        nobody = trial.kind != "S3" and 0 not in outcome and shown[feeds[0]] == before[feeds[0]]
        assert len(winners) == 1 or nobody, f"round {round}: the live feed is the one of {len(winners)}: {told}"
        if winners:
            assert runs[people.index(winners[0])].code == 0, (
                f"round {round}: the one who is live was told to have lost: {told}"
            )
        if trial.kind == "S3":
            agrees(shown)
        trial.verify()
        following = trial.run(*people[0].words, "--dry-run", status=None)
        if following.code not in (0, 3) and trial.kind != "S3":
            # The loser's record may overwrite the winner's. Then the next publisher has to take over.
            outcomes["taken over"] = outcomes.get("taken over", 0) + 1
            following = trial.run(*people[0].words, "--take-over", status=None)
        assert following.code in (0, 3), f"round {round}: nobody can publish any more: {following}\n{told}"
    trial.measured(f"{round + 1} times two at once on {trial.kind}, exit codes: {outcomes}")


@test()
def of_two_first_releases_at_once_one_is_live_and_the_other_is_told(trial: Trial) -> None:
    """In every other round, both have the same tree: then even their records may be equal."""
    people, outcomes, whole = (Person(trial, "a"), Person(trial, "b")), {}, 0.0
    for round in range(30 if trial.setting.full else 6):
        trial.remote = trial.another()
        for name, person in zip("ab", people, strict=True):
            (person.input / "published.lock").unlink(missing_ok=True)
            person.build(forest=1, lake=1, **({f"{name}_{round}": 1} if round % 2 else {}))
        pictures = trees.pictures(people[0].tree) | trees.pictures(people[1].tree)
        start, started = time.monotonic(), [trial.start(*people[0].words)]
        time.sleep(trial.random.uniform(0, 0.6 * whole))
        started.append(trial.start(*people[1].words))
        runs = [trial.end_of(one) for one in started]
        whole = whole or (time.monotonic() - start) / 2
        told = f"round {round}: " + "\n".join(map(str, runs))
        outcome = tuple(run.code for run in runs)
        if outcome == (0, 0):
            # The second one may start after the first one is done: then its plan is about the first one's release.
            second = next((run for run in runs if "Nothing to do" in run.out or "unchanged" in run.out), None)
            assert second, f"both were told that they are live: {told}"
            late = second if "Nothing to do" in second.out else runs[1 - runs.index(second)]
        else:
            assert sorted(outcome) == [0, 1], told
            late = runs[outcome.index(1)]
            errors = [line for line in late.errors.splitlines() if line.startswith("error: ")]
            assert len(errors) == 1 and "someone else has published" in errors[0], told
        outcomes[outcome] = outcomes.get(outcome, 0) + 1
        shown, winner = trial.remote.files(), people[1 - runs.index(late)]
        assert winner.has_won(shown) and not trees.faults(shown, pictures), told
        agrees(shown)
        trial.verify()
        waste = [path for path in shown if path.endswith(".part")]
        assert not waste, f"{waste} are left: {told}"
        trial.run(*winner.words).expect("Nothing to do")
    trial.measured(f"{round + 1} times two first releases at once on {trial.kind}, exit codes: {outcomes}")


def overtaken(trial: Trial, path: str) -> tuple[Person, Person, Run, Run]:
    """Makes one person publish just before a file of another one is forwarded to the server."""
    slow, quick, done = Person(trial, "slow"), Person(trial, "quick"), []
    trial.build(forest=1)
    trial.publish()
    slow.build(forest=1, slow=1)
    quick.build(forest=1, quick=1)

    def overtake() -> None:
        trial.remote.through(trial.setting.s3.url)
        done.append(trial.run(*quick.words, status=None))

    trial.middle(middle.once("PUT", path, overtake))
    late = trial.run(*slow.words, status=None)
    assert done, f"{path} was not sent: {late}"
    return slow, quick, late, done[0]


@test("S3")
def who_is_overtaken_before_the_feed_is_sent_stops(trial: Trial) -> None:
    for place in ("/slow_pad.jpg", "/releases/2.json", "/v2/wallpapers.json"):
        trial.remote = trial.another()
        for lock in trial.folder.glob("Input*/published.lock"):
            lock.unlink()
        slow, quick, late, early = overtaken(trial, place)
        assert (early.code, late.code) == (0, 1), f"{place}: {early}\n{late}"
        assert quick.has_won(trial.remote.files()), place
        agrees(trial.remote.files())
        trial.verify()


@test("S3")
def who_is_overtaken_between_both_feeds_leaves_one_whole_release(trial: Trial) -> None:
    slow, quick, late, early = overtaken(trial, "/v1/wallpapers.json")
    shown = trial.remote.files()
    assert slow.has_won(shown) != quick.has_won(shown), f"{early}\n{late}"
    assert (late.code == 0) == slow.has_won(shown) and (early.code == 0) == quick.has_won(shown), f"{early}\n{late}"
    agrees(shown)
    trial.verify()


@test("S3")
def who_cannot_read_back_puts_nothing_over_the_release_of_somebody_else(trial: Trial) -> None:
    slow, quick, runs = Person(trial, "slow"), Person(trial, "quick"), []
    trial.build(forest=1)
    trial.publish()
    slow.build(forest=1, slow=1)
    quick.build(forest=1, quick=1)
    between = trial.middle()

    def rule(request: middle.Request) -> middle.Answer | None:
        sent = [one for one in between.requests if one.method == "PUT" and one.path.endswith("/v1/wallpapers.json")]
        if request.method == "PUT" or not sent:
            return None
        if not runs:
            # The slow person's feed is sent. Before it is read back, another person publishes.
            trial.remote.through(trial.setting.s3.url)
            runs.append(trial.run(*quick.words))
            return middle.Answer(403, "AccessDenied")
        return None

    between.rule = rule
    late = trial.run(*slow.words, status=None)
    assert runs, f"nothing was read back: {late}"
    assert late.code != 0 and quick.has_won(trial.remote.files()), late
    agrees(trial.remote.files())
    trial.verify()

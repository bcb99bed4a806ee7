"""A release in the log and the summary of a job on GitHub."""

from __future__ import annotations

import json

from running import Trial, test


@test("folder")
def annotations_and_reports_tell_what_becomes_of_a_release(trial: Trial) -> None:
    plan, summary, annotations = (trial.folder / name for name in ["plan.json", "plan.md", "plan.txt"])
    reports = ["--format", "github", "--report", f"json={plan}", "--report", f"markdown={summary}"]
    trial.build(forest=1)
    reports += ["--report", f"github={annotations}"]
    run = trial.publish("--dry-run", *reports, status=3)
    assert run.out.startswith("Release 1 at ") and "::" not in run.out, run
    assert annotations.read_text() == "Nothing was published.\n", annotations.read_text()
    assert json.loads(plan.read_text())["changes"] == 1, plan.read_text()
    text = summary.read_text()
    assert text.startswith("### What phones will notice\n") and "### Release plan\n\n````text\nRelease 1 at " in text, (
        text
    )
    run = trial.publish(*reports)
    assert json.loads(plan.read_text())["live"] is True, plan.read_text()
    for text in [run.out, summary.read_text(), annotations.read_text()]:
        assert text.splitlines()[-1].startswith("Release 1 is live"), text
    trial.publish(*reports)
    assert json.loads(plan.read_text())["changes"] == 0, plan.read_text()

    trial.build(forest=2)
    run = trial.publish(*reports, status=1)
    assert f"\n::error file={trial.input}/classic/forest.png,title=refused (forest)::" in run.out, run
    assert "forest-2" in summary.read_text(), summary.read_text()


@test("folder")
def what_ends_without_a_plan_is_an_annotation(trial: Trial) -> None:
    trial.build(forest=1)
    plan, summary = trial.folder / "plan.json", trial.folder / "plan.md"
    reports = ["--format", "github", "--report", f"markdown={summary}", "--report", f"json={plan}"]
    for words, status in [(["nowhere"], 2), (["cnd:bucket"], 2), (["a", "--from", "x"], 64)]:
        run = trial.run("publish", trial.tree, *words, "--yes", *reports, status=status)
        assert run.out.startswith("::error title=wallpress publish::") and run.out.count("\n") == 1, run
        assert summary.read_text().startswith("### wallpress publish ended without a result"), summary.read_text()
    next(trial.tree.glob("**/*.jpg")).unlink()
    run = trial.publish(*reports, status=1)
    assert run.out.startswith(f"::error file={trial.tree}/") and "(forest)" in run.out, run
    assert f"### {trial.tree} " in summary.read_text(), summary.read_text()
    told = json.loads(plan.read_text())
    assert told["ok"] is False and str(trial.tree) in told["error"], told


@test("folder")
def a_release_that_fails_is_reported_once(trial: Trial) -> None:
    trial.build(forest=1)
    annotations = trial.folder / "plan.txt"
    words = [
        "--url",
        "http://127.0.0.1:9",
        "--report",
        f"github={annotations}",
        "--report",
        f"json={trial.folder}/plan.json",
    ]
    publish = ["publish", trial.tree, trial.remote.word, "--input", trial.input, "--yes", *words]
    run = trial.run(*publish, "--format", "markdown", status=1)
    assert run.out.count("### Release plan\n") == 1 and run.out.count("### ") == 2, run
    assert annotations.read_text().startswith("::error title=wallpress publish::"), annotations.read_text()
    told = json.loads((trial.folder / "plan.json").read_text())
    assert (told["ok"], told["live"]) == (False, False) and told["error"], told
    run = trial.run(*publish, "--format", "github", status=1)
    assert run.out.count("::error ") == 1, run
    # The release is live, but the lock cannot be written.
    (trial.input / "published.lock").mkdir()
    run = trial.publish("--format", "github", *words[2:], status=2)
    assert run.out.count("::error ") == 1 and run.out.splitlines()[-1].startswith("Release 1 is live"), run
    told = json.loads((trial.folder / "plan.json").read_text())
    assert (told["ok"], told["live"]) == (False, True) and "published.lock" in told["error"], told

"""Previews of one tree against another, and previews in one file."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import Page, expect

import inputs
from designer import yaml_of
from preview_tests import preview
from running import Trial, test

MAIL = 10_000_000


def changed_tree(trial: Trial) -> Path:
    """Builds the sample collection after an edit of each kind."""
    input = inputs.sample(trial.folder / "changed")
    yaml = yaml_of(input)
    folder = yaml.parent
    yaml.write_text(
        yaml.read_text()
        .replace("heading: null", "heading: Winter")
        .replace("# availability-range", "availability-range")
        .replace("- id: dawn-ridges", "- {id: dawn-ridges, text-color: '111111'}")
        .replace("  - id: dune-sea\n", "")
    )
    (folder / "dune-sea.png").unlink()
    shutil.copy(folder / "dawn-ridges.jpg", folder / "aurora.jpg")
    (folder / "plain-day.png").write_bytes(inputs.plain(1500, 1200, (120, 160, 200)))
    trial.program.run("build", input, "--output", trial.folder / "changed-tree", "--date", "2026-07-01")
    return trial.folder / "changed-tree"


def badge(page: Page, id: str) -> str:
    return " ".join(page.locator(f'.card[data-id="{id}"] .badge').all_text_contents())


@test
def against_another_tree_all_changes_are_told(trial: Trial) -> None:
    path = preview(trial, changed_tree(trial), "--against", trial.setting.tree)
    page = trial.window(path)
    assert "Published pictures changed" in badge(page, "aurora")
    assert "Changed" in badge(page, "dawn-ridges"), badge(page, "dawn-ridges")
    assert "Bytes" not in badge(page, "dawn-ridges")
    assert "New" in badge(page, "plain-day") and "Removed" in badge(page, "dune-sea")
    assert "Changed" not in badge(page, "night-lake") and "New" not in badge(page, "night-lake")
    page.get_by_role("button", name="Order of the feed").click()
    changes = page.locator(".collection-change")
    expect(changes).to_contain_text("Winter")
    expect(changes).to_contain_text("2026-06-01")
    page.goto(f"{path.as_uri()}#dawn-ridges")
    expect(page.locator("table.changes", has_text="111111")).to_be_visible()
    page.goto(f"{path.as_uri()}#aurora")
    expect(page.locator(".compare .warning-box")).to_have_count(1)
    page.goto(f"{path.as_uri()}#night-lake")
    expect(page.locator("h1")).to_contain_text("Night lake")
    expect(page.locator(".compare .warning-box")).to_have_count(0)


@test
def pictures_are_compared_under_a_slider_and_side_by_side(trial: Trial) -> None:
    path = preview(trial, changed_tree(trial), "--against", trial.setting.tree)
    page = trial.window(f"{path.as_uri()}#aurora")
    stage = page.locator(".compare-stage")
    expect(stage.locator("img")).to_have_count(2)
    page.wait_for_function(
        "() => [...document.querySelectorAll('.compare-stage img')].every((image) => image.complete && image.naturalWidth)"
    )
    stage.scroll_into_view_if_needed()
    pictures = []
    for share in ("0", "100"):
        stage.get_by_role("slider").fill(share)
        pictures.append(stage.locator(".stack").screenshot())
    assert pictures[0] != pictures[1], "the slider shows the same picture at both ends"
    page.get_by_role("button", name="Side by side").click()
    expect(stage.locator("figure")).to_have_count(2)
    left, right = (stage.locator("figure").nth(at).bounding_box() for at in (0, 1))
    assert left["x"] + left["width"] <= right["x"] + 1 and abs(left["y"] - right["y"]) < 2
    page.get_by_label("Picture").select_option("pad")
    assert stage.locator("img").first.evaluate("image => image.width / image.height") < 0.8


@test
def a_single_file_of_thirty_wallpapers_can_be_mailed(trial: Trial) -> None:
    input = thirty(trial)
    trial.program.run("build", input, "--output", trial.folder / "tree")
    path = preview(trial, trial.folder / "tree", "--single-file")
    size = path.stat().st_size
    trial.setting.measured.append(f"  one file of 30 wallpapers: {size / 1e6:.1f} MB")
    assert size < MAIL, f"{size / 1e6:.1f} MB"
    moved = trial.folder / "alone" / "mail.html"
    moved.parent.mkdir()
    path.rename(moved)
    page = trial.window(moved)
    expect(page.locator(".card")).to_have_count(30)
    page.locator(".card a").last.click()
    expect(page.locator(".frame img").first).to_be_visible()
    page.wait_for_function("() => document.querySelector('.frame img').naturalWidth > 0")
    asked = {url for url in trial.watches[page].requests if not url.startswith("data:")}
    assert {url.split("#")[0] for url in asked} == {moved.as_uri()}, asked


def thirty(trial: Trial) -> Path:
    """Returns thirty masters: real ones if this machine has some, and noise, which is larger than any picture."""
    folder = trial.folder / "thirty" / inputs.COLLECTION
    folder.mkdir(parents=True)
    real = sorted(
        Path("/usr/share/wallpapers").glob("*/contents/images/[0-9]*x[0-9]*.*"), key=lambda path: (path.stem, path)
    )
    masters = {path.parts[4].lower(): path for path in real if path.suffix in (".jpg", ".png")}
    for name, path in list(masters.items())[:30]:
        shutil.copy(path, folder / f"{name.replace('_', '-')}{path.suffix}")
    for number in range(30 - len(list(folder.iterdir()))):
        (folder / f"noise-{number}.png").write_bytes(inputs.noisy(1200, 900, number))
    return folder.parent

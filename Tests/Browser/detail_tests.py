"""One wallpaper in a preview: its home pages, switches, colors and findings; and small windows."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from playwright.sync_api import Page, expect

import inputs
from preview_tests import data_of, overflow, preview
from running import Trial, test


@test
def the_home_page_is_drawn_on_every_screen(trial: Trial) -> None:
    path = trial.setting.preview
    page = trial.window(f"{path.as_uri()}#aurora")
    for screen in data_of(path)["screens"]:
        frame = page.locator(f'[data-screen="{screen["name"]}"]')
        expect(frame.locator(".screen-name")).to_have_text(screen["name"])
        expect(frame.locator(".line").first).to_be_attached()


@test
def the_android_frame_anchors_pictures_bottom_left_and_the_others_in_the_middle(trial: Trial) -> None:
    path = trial.setting.preview
    page = trial.window(f"{path.as_uri()}#aurora")
    for screen in data_of(path)["screens"]:
        # Nothing in this tree is for Ecosia, and its frames are hidden.
        if screen["isEcosia"]:
            continue
        frame = page.locator(f'[data-screen="{screen["name"]}"]')
        frame.scroll_into_view_if_needed()
        device, plate = (frame.locator(name).bounding_box() for name in (".picture-frame", ".plate"))
        spare = [device[side] - plate[side] for side in ("width", "height")]
        assert max(spare) < 1, f"{screen['name']} is not covered"
        left, low = plate["x"] - device["x"], device["y"] + device["height"] - plate["y"] - plate["height"]
        wanted = (0, 0) if screen["anchor"] == "bottom-left" else (spare[0] / 2, spare[1] / 2)
        assert abs(left - wanted[0]) < 1 and abs(low - wanted[1]) < 1, (screen["name"], left, low, wanted)


@test
def switches_change_what_stands_on_the_wallpaper(trial: Trial) -> None:
    page = trial.window(f"{trial.setting.preview.as_uri()}#aurora")
    frame = page.locator('[data-screen="iPhone Pro, portrait"]')
    expect(frame.locator(".piece").first).to_be_attached()
    flip(page, "Bars and tiles")
    expect(frame.locator(".piece")).to_have_count(0)
    flip(page, "Bars and tiles")
    expect(frame.locator(".device")).not_to_have_class(re.compile("dark"))
    page.get_by_role("button", name="Dark", exact=True).click()
    expect(frame.locator(".device")).to_have_class(re.compile("dark"))
    english = frame.locator(".line").all_text_contents()
    flip(page, "German labels")
    expect(frame.locator(".line.label").first).to_have_text(re.compile("Wetter|Nachrichten|Einkauf|Stellen"))
    assert frame.locator(".line").all_text_contents() != english
    logo = frame.locator(".line.logo").bounding_box()
    flip(page, "Right to left")
    expect(frame.locator(".line.label").first).to_have_attribute("dir", "rtl")
    flip(page, "Scrolled")
    assert frame.locator(".line.logo").count() == 0 or frame.locator(".line.logo").bounding_box() != logo


def flip(page: Page, name: str) -> None:
    page.get_by_role("switch", name=name).click()


@test
def the_contrast_map_hatches_pixels_that_miss_their_contrast(trial: Trial) -> None:
    tree = gray_on_dawn(trial)
    page = trial.window(f"{preview(trial, tree).as_uri()}#dawn-ridges")
    frame = page.locator('[data-screen="iPhone Pro, portrait"]')
    expect(frame.locator("canvas")).to_be_hidden()
    page.get_by_role("button", name="For text").click()
    expect(frame.locator("canvas")).to_be_visible()
    inked = """canvas => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data
        .filter((value, at) => at % 4 === 3 && value > 0).length / (canvas.width * canvas.height)"""
    hatched = frame.locator("canvas").evaluate(inked)
    assert hatched > 0.1, f"{hatched:.1%} are hatched, and gray text stands on a gray sky"
    page.get_by_role("button", name="Hidden").click()
    expect(frame.locator("canvas")).to_be_hidden()


@test
def a_line_below_its_goal_is_outlined_with_its_number(trial: Trial) -> None:
    page = trial.window(f"{preview(trial, gray_on_dawn(trial)).as_uri()}#dawn-ridges")
    low = page.locator('[data-screen="iPhone Pro, portrait"] .line.low')
    expect(low.first).to_be_attached()
    numbers = low.locator("b").all_text_contents()
    assert all(text.endswith(" %") and int(text.removesuffix(" %")) < 80 for text in numbers), numbers
    assert low.first.evaluate("line => getComputedStyle(line).outlineStyle") != "none"
    expect(page.locator(".swatch", has_text="808080").first).to_contain_text("2.20:1")


def gray_on_dawn(trial: Trial) -> Path:
    """Builds a tree whose first wallpaper has gray text and a gray logo, set in its YAML."""
    input = inputs.sample(trial.folder / "gray")
    yaml = input / inputs.COLLECTION / "collection.yml"
    yaml.write_text(yaml.read_text().replace("- id: dawn-ridges", "- {id: dawn-ridges, text-color: 808080}"))
    for other in ("night-lake.jpg", "dune-sea.png", "aurora.jpg"):
        (input / inputs.COLLECTION / other).unlink()
    yaml.write_text(yaml.read_text().split("  - id: night-lake")[0])
    trial.program.run("build", input, "--output", trial.folder / "gray-tree")
    return trial.folder / "gray-tree"


@test
def the_settings_picker_shows_thumbnails_and_marks_the_one_at_hand(trial: Trial) -> None:
    page = trial.window(f"{trial.setting.preview.as_uri()}#aurora")
    picker = page.locator(".picker")
    expect(picker.locator("img")).to_have_count(4)
    expect(picker.locator(".chosen img")).to_have_attribute("alt", "Aurora, chosen")


@test
def the_settings_picker_draws_no_wallpaper_without_a_thumbnail(trial: Trial) -> None:
    tree = trial.folder / "tree"
    shutil.copytree(trial.setting.tree, tree)
    next(tree.glob("ios/aurora/aurora_thumbnail.jpg")).unlink()
    next(tree.glob("ios/dune-sea/dune-sea_ls.jpg")).unlink()
    address = preview(trial, tree).as_uri()
    page = trial.window(f"{address}#aurora")
    picker = page.locator("figure", has=page.locator(".picker"))
    expect(picker.locator("img")).to_have_count(3)
    expect(picker.locator("figcaption")).to_contain_text("does not show this wallpaper")
    page = trial.window(f"{address}#dune-sea")
    picker = page.locator("figure", has=page.locator(".picker"))
    expect(picker.locator("figcaption")).to_contain_text("cannot choose it")


@test
def findings_stand_beside_the_picture_that_they_are_about(trial: Trial) -> None:
    tree = trial.folder / "tree"
    shutil.copytree(trial.setting.tree, tree)
    next(tree.glob("ios/aurora/aurora_pad.jpg")).write_bytes(b"this is no picture")
    page = trial.window(f"{preview(trial, tree).as_uri()}#aurora")
    expect(
        page.locator('.picture-list [data-variant="pad"] .finding').or_(page.locator(".detail-side .finding")).first
    ).to_be_visible()
    page.get_by_role("link", name="Who sees what").click()
    expect(page.locator("table").first).to_contain_text("iPhone")


@test
def nothing_is_cut_off_in_a_narrow_window_or_at_twice_the_size(trial: Trial) -> None:
    path = trial.setting.preview
    for name, size in {
        "360": {"width": 360, "height": 740},
        "zoom": {"width": 640, "height": 450, "device_scale_factor": 2},
    }.items():
        page = trial.window(path, **size)
        for view in ("", "#aurora", "#/clients"):
            page.goto(f"{path.as_uri()}{view}")
            expect(page.locator("h1")).to_be_attached()
            assert overflow(page) <= 0, f"{view or 'the grid'} is {overflow(page)} pixels too wide at {name}"
            trial.picture(page, f"preview-{name}-{view.strip('#/') or 'grid'}")

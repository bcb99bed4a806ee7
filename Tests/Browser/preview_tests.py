"""A preview: the grid, one wallpaper, and small windows."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

from playwright.sync_api import Page, expect

import inputs
from running import Trial, test

DEVICES = ["iPhone SE", "iPhone Pro", "iPhone Pro Max", "iPad mini", "iPad 13-inch", "Android phone"]


def preview(trial: Trial, tree: Path, *words: str | Path) -> Path:
    """Writes a preview and returns its page."""
    name = f"preview-{len(list(trial.folder.iterdir()))}"
    output = trial.folder / (f"{name}.html" if "--single-file" in words else name)
    trial.program.run("preview", tree, "--output", output, *words)
    return output if output.is_file() else output / "index.html"


def data_of(path: Path) -> dict:
    """The data that stands in a page."""
    return json.loads(re.search('<script type="application/json" id="data">(.*?)</script>', path.read_text(), re.S)[1])


def shown_ids(page: Page) -> list[str]:
    return page.locator(".card").evaluate_all("cards => cards.map(card => card.dataset.id)")


def overflow(page: Page) -> int:
    """By how many pixels a page is wider than its window."""
    return page.evaluate("document.documentElement.scrollWidth - innerWidth")


@test
def a_preview_opens_as_a_file_and_fetches_nothing_from_elsewhere(trial: Trial) -> None:
    path = trial.setting.preview
    page = trial.window(path)
    expect(page.locator(".card")).to_have_count(4)
    page.locator(".card a").first.click()
    expect(page.locator(".frame img").first).to_be_visible()
    page.wait_for_function("() => [...document.images].filter(image => image.loading !== 'lazy').every(image => image.complete)")
    asked = trial.watches[page].requests
    assert len(asked) > 5 and all(url.startswith(path.parent.as_uri()) for url in asked), asked


@test
def all_pictures_of_the_grid_load_at_their_true_shapes(trial: Trial) -> None:
    page = trial.window(trial.setting.preview)
    pictures = page.locator(".card img")
    expect(pictures).to_have_count(20)
    for number in range(20):
        pictures.nth(number).scroll_into_view_if_needed()
    page.wait_for_function("() => [...document.images].every(image => image.complete && image.naturalWidth > 0)")
    skew = pictures.evaluate_all("""images => Math.max(...images.map(image => {
        const { width, height } = image.getBoundingClientRect();
        return Math.abs(width / height / (image.naturalWidth / image.naturalHeight) - 1);
    }))""")
    assert skew < 0.03, f"a picture is drawn {skew:.1%} too wide or too narrow"


@test
def the_grid_is_sorted_worst_first_or_as_the_feed(trial: Trial) -> None:
    path = trial.setting.preview
    page, wallpapers = trial.window(path), data_of(path)["wallpapers"]
    feed = [one["id"] for one in wallpapers]
    worst = [one["id"] for one in sorted(wallpapers, key=lambda one: one["worst"]["mean"])]
    ranked = [one["id"] for one in sorted(wallpapers, key=lambda one: one["rank"])]
    assert [means(wallpapers, one) for one in ranked] == [means(wallpapers, one) for one in worst]
    assert shown_ids(page) == ranked
    page.get_by_role("button", name="Order of the feed").click()
    assert shown_ids(page) == feed == ["dawn-ridges", "night-lake", "dune-sea", "aurora"]


def means(wallpapers: list[dict], id: str) -> int:
    return next(one["worst"]["mean"] for one in wallpapers if one["id"] == id)


@test
def the_grid_can_be_filtered_by_text_collection_and_badge(trial: Trial) -> None:
    input = inputs.sample(trial.folder / "input")
    (input / "dunes").mkdir()
    shutil.move(input / inputs.COLLECTION / "dune-sea.png", input / "dunes" / "dune-sea.png")
    yaml = input / inputs.COLLECTION / "collection.yml"
    yaml.write_text(yaml.read_text().replace("  - id: dune-sea\n", "").replace("- id: dawn-ridges", "- {id: dawn-ridges, text-color: 808080}"))
    trial.program.run("build", input, "--output", trial.folder / "tree")
    page = trial.window(preview(trial, trial.folder / "tree"))
    expect(page.locator(".count")).to_have_text("4 wallpapers")
    page.get_by_role("searchbox").fill("LAKE")
    expect(page.locator(".count")).to_have_text("1 of 4 wallpapers")
    assert shown_ids(page) == ["night-lake"]
    page.get_by_role("searchbox").fill("nothing has this name")
    page.get_by_role("button", name="Show all wallpapers").click()
    expect(page.locator(".card")).to_have_count(4)
    page.get_by_label("Collection").select_option("dunes")
    assert shown_ids(page) == ["dune-sea"]
    page.get_by_label("Collection").select_option("")
    page.get_by_role("button", name="Below 80 %").click()
    assert shown_ids(page) == ["dawn-ridges"]


@test
def a_wallpaper_has_an_address_and_keys_go_through_them(trial: Trial) -> None:
    path = trial.setting.preview
    page = trial.window(f"{path.as_uri()}#night-lake")
    expect(page.locator("h1")).to_contain_text("Night lake")
    page.keyboard.press("Escape")
    expect(page.locator(".card")).to_have_count(4)
    order = shown_ids(page)
    page.locator(".card a").first.click()
    for id in order[1:]:
        page.keyboard.press("j")
        page.wait_for_url(f"**/*#{id}")
        expect(page.locator(".detail-head")).to_contain_text(id)
    page.keyboard.press("k")
    expect(page.locator(".detail-head")).to_contain_text(order[-2])
    page.go_back()
    expect(page.locator(".detail-head")).to_contain_text(order[-1])


@test
def the_home_page_is_drawn_on_every_device(trial: Trial) -> None:
    page = trial.window(f"{trial.setting.preview.as_uri()}#aurora")
    names = page.locator(".screen-name").all_text_contents()
    for device in DEVICES:
        assert any(name.startswith(device) for name in names), f"{device} is not among {names}"
    for name in names[:-1]:
        frame = page.locator(f'[data-screen="{name}"]')
        expect(frame.locator(".line.logo").or_(frame.locator(".line")).first).to_be_attached()
    for device in ("iPad mini", "iPad 13-inch"):
        assert {f"{device}, portrait", f"{device}, landscape"} <= set(names), names


@test
def the_android_frame_anchors_pictures_bottom_left_and_the_others_in_the_middle(trial: Trial) -> None:
    path = trial.setting.preview
    page = trial.window(f"{path.as_uri()}#aurora")
    for screen in data_of(path)["screens"]:
        frame = page.locator(f'[data-screen="{screen["name"]}"]')
        frame.scroll_into_view_if_needed()
        device, plate = (frame.locator(name).bounding_box() for name in (".device", ".plate"))
        spare = [device[side] - plate[side] for side in ("width", "height")]
        assert max(spare) < 1, f"{screen['name']} is not covered"
        # Frames have rims.
        left, low = plate["x"] - device["x"], device["y"] + device["height"] - plate["y"] - plate["height"]
        wanted = (0, 0) if screen["anchor"] == "bottom-left" else (spare[0] / 2, spare[1] / 2)
        assert abs(left - wanted[0]) < 6 and abs(low - wanted[1]) < 6, (screen["name"], left, low, wanted)


@test
def switches_change_what_stands_on_the_wallpaper(trial: Trial) -> None:
    page = trial.window(f"{trial.setting.preview.as_uri()}#aurora")
    frame = page.locator('[data-screen="iPhone Pro, portrait"]')
    expect(frame.locator(".piece").first).to_be_attached()
    flip(page, "Furniture")
    expect(frame.locator(".piece")).to_have_count(0)
    flip(page, "Furniture")
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
    page.get_by_role("button", name="Text misses").click()
    expect(frame.locator("canvas")).to_be_visible()
    inked = """canvas => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data
        .filter((value, at) => at % 4 === 3 && value > 0).length / (canvas.width * canvas.height)"""
    hatched = frame.locator("canvas").evaluate(inked)
    assert hatched > 0.1, f"{hatched:.1%} are hatched, and gray text stands on a gray sky"
    page.get_by_role("button", name="No map").click()
    expect(frame.locator("canvas")).to_be_hidden()


@test
def a_line_below_its_goal_is_outlined_with_its_number(trial: Trial) -> None:
    page = trial.window(f"{preview(trial, gray_on_dawn(trial)).as_uri()}#dawn-ridges")
    low = page.locator('[data-screen="iPhone Pro, portrait"] .line.low')
    expect(low.first).to_be_attached()
    assert all(int(number) < 80 for number in low.locator("b").all_text_contents())
    assert low.first.evaluate("line => getComputedStyle(line).outlineStyle") != "none"
    expect(page.locator(".swatch", has_text="808080").first).to_contain_text("2.15:1")


def gray_on_dawn(trial: Trial) -> Path:
    """A tree whose first wallpaper has gray text and a gray logo, as its YAML says."""
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
def findings_stand_beside_the_picture_that_they_are_about(trial: Trial) -> None:
    tree = trial.folder / "tree"
    shutil.copytree(trial.setting.tree, tree)
    next(tree.glob("ios/aurora/aurora_pad.jpg")).write_bytes(b"this is no picture")
    page = trial.window(f"{preview(trial, tree).as_uri()}#aurora")
    expect(page.locator('.picture-list [data-variant="pad"] .finding').or_(page.locator(".detail-side .finding")).first).to_be_visible()
    page.get_by_role("link", name="Who sees what").click()
    expect(page.locator("table").first).to_contain_text("iPhone")


@test
def nothing_is_cut_off_in_a_narrow_window_or_at_twice_the_size(trial: Trial) -> None:
    path = trial.setting.preview
    for name, size in {"360": {"width": 360, "height": 740}, "zoom": {"width": 640, "height": 450, "device_scale_factor": 2}}.items():
        page = trial.window(path, **size)
        for view in ("", "#aurora", "#/clients"):
            page.goto(f"{path.as_uri()}{view}")
            expect(page.locator("h1")).to_be_attached()
            assert overflow(page) <= 0, f"{view or 'the grid'} is {overflow(page)} pixels too wide at {name}"
            trial.picture(page, f"preview-{name}-{view.strip('#/') or 'grid'}")

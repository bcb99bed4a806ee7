"""The grid of a preview."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

from playwright.sync_api import Page, expect

import inputs
from running import Trial, test


def preview(trial: Trial, tree: Path, *words: str | Path) -> Path:
    """Writes a preview and returns its page."""
    name = f"preview-{len(list(trial.folder.iterdir()))}"
    output = trial.folder / (f"{name}.html" if "--single-file" in words else name)
    trial.program.run("preview", tree, "--output", output, *words)
    return output if output.is_file() else output / "index.html"


def data_of(path: Path) -> dict:
    return json.loads(re.search('<script type="application/json" id="data">(.*?)</script>', path.read_text(), re.S)[1])


def shown_ids(page: Page) -> list[str]:
    return page.locator(".card").evaluate_all("cards => cards.map(card => card.dataset.id)")


def overflow(page: Page) -> int:
    """Returns the number of pixels by which a page is wider than its window."""
    return page.evaluate("document.documentElement.scrollWidth - innerWidth")


@test
def a_preview_opens_as_a_file_and_fetches_nothing_from_elsewhere(trial: Trial) -> None:
    path = trial.setting.preview
    page = trial.window(path)
    expect(page.locator(".card")).to_have_count(4)
    page.locator(".card a").first.click()
    expect(page.locator(".frame img").first).to_be_visible()
    page.wait_for_function(
        "() => [...document.images].filter(image => image.loading !== 'lazy').every(image => image.complete)"
    )
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
    assert shown_ids(page) == [one["id"] for one in sorted(wallpapers, key=lambda one: one["rank"])]
    page.get_by_role("button", name="Order of the feed").click()
    assert shown_ids(page) == ["dawn-ridges", "night-lake", "dune-sea", "aurora"]


@test
def the_grid_can_be_filtered_by_text_collection_and_badge(trial: Trial) -> None:
    input = inputs.sample(trial.folder / "input")
    (input / "dunes").mkdir()
    shutil.move(input / inputs.COLLECTION / "dune-sea.png", input / "dunes" / "dune-sea.png")
    yaml = input / inputs.COLLECTION / "collection.yml"
    yaml.write_text(
        yaml.read_text()
        .replace("  - id: dune-sea\n", "")
        .replace("- id: dawn-ridges", "- {id: dawn-ridges, text-color: 808080}")
    )
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
def clients_that_see_the_same_are_one_row(trial: Trial) -> None:
    input = inputs.sample(trial.folder / "input")
    yaml = input / inputs.COLLECTION / "collection.yml"
    limits = "available-locales: [en-US, de-DE]\navailability-range: {start: 2026-09-01, end: 2027-01-01}\n"
    yaml.write_text(limits + re.sub(r"(?m)^available.*\n", "", yaml.read_text()))
    trial.program.run("build", input, "--output", trial.folder / "tree")
    page = trial.window(f"{preview(trial, trial.folder / 'tree').as_uri()}#/clients")
    rows = page.locator(".clients-view tbody tr")
    expect(rows.first).to_be_visible()
    texts = rows.all_text_contents()
    assert all(text.startswith("iPhone, iPad") for text in texts), texts
    seen = rows.locator("td").all_text_contents()
    assert len(texts) == len(set(texts)) and "suffixed" not in " ".join(texts + seen), texts
    expect(page.locator("td", has_text="only the app's own").first).to_be_visible()

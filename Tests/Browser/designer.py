"""A designer's actions in the studio, in a designer's words."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

import inputs
from program import Caller, Studio
from running import Trial


def open_studio(trial: Trial, input: Path, id: str | None = None, **options) -> tuple[Studio, Page]:
    """Starts a studio, and opens one of its wallpapers."""
    studio = trial.studio(input)
    page = trial.window(studio.url, **options)
    expect(page.locator(".card").first).to_be_visible()
    if id:
        open_wallpaper(page, id)
    return studio, page


def open_wallpaper(page: Page, id: str) -> None:
    page.locator(f'.card[data-id="{id}"] a').click()
    expect(page.locator(".crop-box").first).to_be_visible()
    # The exact result replaces the estimate, and with it the pictures under the pointer.
    page.wait_for_function(
        "() => [...document.querySelectorAll('.crop-picture img')].every(image => image.complete && image.naturalWidth)"
    )


def yaml_of(input: Path) -> Path:
    return input / inputs.COLLECTION / "collection.yml"


def box_of(page: Page, variant: str) -> dict[str, float]:
    """Returns the place of a box on its master, in fractions."""
    values = page.locator(f".crop-box.{variant}").evaluate(
        "box => ['left', 'top', 'width', 'height'].map(side => parseFloat(box.style.getPropertyValue(`--${side}`)) / 100)"
    )
    return dict(zip(("x", "y", "width", "height"), values, strict=True))


def point_of(page: Page, x: float, y: float) -> tuple[float, float]:
    """Returns the point in the window for a point on the master, in fractions."""
    picture = page.locator(".crop-picture").first
    picture.scroll_into_view_if_needed()
    bounds = picture.bounding_box()
    return bounds["x"] + x * bounds["width"], bounds["y"] + y * bounds["height"]


def drag(page: Page, start: tuple[float, float], end: tuple[float, float], *, steps: int = 12) -> None:
    """Drags from one point on the master to another, with Shift if asked."""
    page.mouse.move(*point_of(page, *start))
    page.mouse.down()
    page.mouse.move(*point_of(page, *end), steps=steps)
    page.mouse.up()


def grip(page: Page, variant: str) -> tuple[float, float]:
    """Returns a point on the master that grips this box: close to its left edge."""
    box = box_of(page, variant)
    return box["x"] + 0.006, box["y"] + 0.4 * box["height"]


def drag_box(page: Page, variant: str, dx: float, dy: float = 0.0) -> None:
    x, y = grip(page, variant)
    drag(page, (x, y), (x + dx, y + dy))


def nudge(page: Page, key: str = "ArrowLeft") -> None:
    """Makes a small change with the keyboard."""
    page.locator(".crop-box.pad").focus()
    page.keyboard.press(key)
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "false")


def saved(page: Page) -> None:
    """Saves, after a check of the listed changes."""
    dialog = show_changes(page)
    with page.expect_response("**/api/save") as answer:
        dialog.get_by_role("button", name="Save", exact=True).click()
    assert answer.value.ok, f"{answer.value.status}: {answer.value.text()}"
    expect(page.locator(".notices")).to_contain_text("Saved")
    expect(page.locator(".studio-save.main")).to_have_count(0)


def show_changes(page: Page) -> Locator:
    page.get_by_role("button", name="Save…").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def built(page: Page) -> None:
    """Builds the saved state, and waits for the end."""
    with page.expect_response("**/api/build"):
        page.get_by_role("button", name="Build", exact=True).click()
    expect(page.locator(".job-result")).to_contain_text("Build:", timeout=60_000)


def verified(page: Page) -> str:
    with page.expect_response("**/api/verify"):
        page.get_by_role("button", name="Verify", exact=True).click()
    expect(page.locator(".job-result")).to_contain_text("Verify:", timeout=60_000)
    return page.locator(".job-result").text_content()


def edit(caller: Caller, **what: object) -> dict:
    """Sends one edit without a page."""
    revision = caller.page()["studio"]["revision"]
    return caller.json("POST", "/api/edit", {"edits": [what], "revision": revision})

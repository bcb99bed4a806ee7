"""A designer's errand from the first click to the verdict, counted."""

from __future__ import annotations

import base64
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

import inputs
from designer import box_of, open_studio, point_of, yaml_of
from running import Trial, test

# The colors of the line of pixels at half height.
MIDDLE_LINE = """async (data) => {
    const image = new Image();
    image.src = data;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, 1);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, image.naturalHeight / 2, image.naturalWidth, 1, 0, 0, image.naturalWidth, 1);
    const line = context.getImageData(0, 0, image.naturalWidth, 1).data;
    return Array.from({ length: image.naturalWidth }, (_, x) => [...line.slice(4 * x, 4 * x + 3)]);
}"""


def tower_share(trial: Trial, path: Path) -> float:
    """Returns the share of a JPEG's width that shows the red tower of the lighthouse, as decoded by Chromium."""
    data = base64.b64encode(path.read_bytes()).decode()
    line = trial.window().evaluate(MIDDLE_LINE, f"data:image/jpeg;base64,{data}")
    return sum(red > 150 and green < 90 and blue < 90 for red, green, blue in line) / len(line)


class Hand:
    """Counts a designer's clicks and keys."""

    def __init__(self, page: Page) -> None:
        self.page, self.actions = page, 0

    def click(self, what: Locator) -> None:
        self.actions += 1
        what.click()

    def click_master(self, x: float, y: float) -> None:
        self.actions += 1
        self.page.mouse.click(*point_of(self.page, x, y))

    def press(self, name: str) -> None:
        self.click(self.page.get_by_role("button", name=name, exact=True))


@test
def the_lighthouse_that_is_cut_on_ipad_is_fixed_and_publishable_in_eight_actions(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    trial.program.run("build", input, "--output", trial.folder / "Output")
    pad = trial.folder / "Output/ios/lighthouse/lighthouse_pad.jpg"
    phone = pad.with_name("lighthouse.jpg")
    phone_before = phone.read_bytes()
    assert tower_share(trial, pad) == 0, "the lighthouse is not cut, so there is nothing to fix"
    _, page = open_studio(trial, input)
    hand = Hand(page)
    hand.click(page.locator('.card[data-id="lighthouse"] a'))
    hand.click(page.locator(".crop-legend button.pad"))
    hand.click(page.locator(".crop-link"))
    hand.click_master(0.12, 0.5)
    page.wait_for_function(
        "() => parseFloat(document.querySelector('.crop-box.pad').style.getPropertyValue('--left')) < 1"
    )
    hand.press("Save…")
    expect(page.get_by_role("dialog").locator(".change-list li").first).to_be_visible()
    hand.press("Save")
    expect(page.locator(".notices")).to_contain_text("Saved")
    hand.press("Build")
    expect(page.locator(".job-result")).to_contain_text("Build:", timeout=60_000)
    hand.press("Verify")
    expect(page.locator(".job-result.good")).to_contain_text("Verify:", timeout=60_000)
    assert hand.actions <= 8, f"{hand.actions} actions"
    trial.setting.measured.append(f"  the errand: {hand.actions} actions")
    assert 0.06 < tower_share(trial, pad) < 0.09
    assert phone.read_bytes() == phone_before, "only the iPad was to change"
    assert "pad" in yaml_of(input).read_text() and box_of(page, "pad")["x"] < 0.01


@test
def the_same_errand_works_without_a_pointer(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    studio, page = open_studio(trial, input)
    reach(page, page.locator('.card[data-id="lighthouse"] a'))
    page.keyboard.press("Enter")
    expect(page.locator(".crop-box").first).to_be_visible()
    reach(page, page.locator(".crop-legend button.pad"))
    page.keyboard.press("Enter")
    expect(page.locator(".crop-box.pad")).to_be_focused()
    for _ in range(4):
        page.keyboard.press("Shift+ArrowLeft")
    page.wait_for_function(
        "() => parseFloat(document.querySelector('.crop-box.pad').style.getPropertyValue('--left')) < 1"
    )
    reach(page, page.get_by_role("button", name="Build", exact=True))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Save and build")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".job-result")).to_contain_text("Build:", timeout=60_000)
    reach(page, page.get_by_role("button", name="Verify", exact=True))
    page.keyboard.press("Space")
    expect(page.locator(".job-result.good")).to_contain_text("Verify:", timeout=60_000)
    assert tower_share(trial, studio.output / "ios/lighthouse/lighthouse_pad.jpg") > 0.06


def reach(page: Page, target: Locator) -> None:
    """Reaches an element with Tab, and checks that the focus is visible on the way."""
    for _ in range(120):
        if target.evaluate("element => element === document.activeElement"):
            assert shot(page, target) != shot_without_focus(page, target), "the focus cannot be seen"
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {target}")


def shot(page: Page, target: Locator) -> bytes:
    """Returns a picture of the element in its surroundings."""
    # The element has no box while the page redraws it.
    expect(target).to_be_visible()
    box = target.bounding_box()
    return page.screenshot(
        clip={"x": box["x"] - 12, "y": box["y"] - 12, "width": box["width"] + 24, "height": box["height"] + 24},
        animations="disabled",
    )


def shot_without_focus(page: Page, target: Locator) -> bytes:
    target.evaluate("element => element.blur()")
    picture = shot(page, target)
    target.focus()
    return picture

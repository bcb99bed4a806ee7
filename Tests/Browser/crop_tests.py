"""The crop editor: what hands and keys do to the boxes, and what of it stands in the YAML."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import inputs
from designer import box_of, drag, drag_box, grip, open_studio, point_of, saved, yaml_of
from running import Trial, test


def focus_of(text: str, id: str = "lighthouse") -> list[float] | None:
    """The focus of a wallpaper, in a file that says it in its own line."""
    part = text.split(f"id: {id}")[1].split("- ")[0]
    found = re.search(r"^    focus: \[([\d.]+), ([\d.]+)\]", part, re.M)
    return [float(number) for number in found.groups()] if found else None


def settle(page: Page) -> None:
    """Waits until the last move has become a change that undo takes back."""
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "false")


@test
def a_dragged_box_moves_the_focus(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    drag_box(page, "pad", -0.3)
    settle(page)
    saved(page)
    focus = focus_of(yaml_of(input).read_text())
    assert abs(focus[0] - 0.30) < 0.01 and focus[1] == 0.5, focus


@test
def frames_follow_while_a_box_is_dragged(trial: Trial) -> None:
    _, page = open_studio(trial, inputs.coast(trial.folder / "input"), "lighthouse")
    plate = page.locator('.crop-frames [data-screen="iPad 11-inch, portrait"] .plate')
    x, y = grip(page, "pad")
    page.mouse.move(*point_of(page, x, y))
    page.mouse.down()
    places = set()
    for step in (0.05, 0.10, 0.15):
        page.mouse.move(*point_of(page, x - step, y))
        expect(page.locator(".crop-box.pad")).to_have_attribute("aria-valuenow", str(round(100 * (0.60 - step))))
        places.add(plate.evaluate("plate => plate.style.getPropertyValue('--image-left')"))
    page.keyboard.press("Escape")
    page.mouse.up()
    assert len(places) == 3, places


@test
def arrow_keys_move_by_one_percent_and_with_shift_by_ten(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    page.locator(".crop-box.pad").focus()
    for key in ("ArrowLeft", "ArrowLeft", "ArrowLeft", "Shift+ArrowLeft"):
        page.keyboard.press(key)
    settle(page)
    saved(page)
    focus = focus_of(yaml_of(input).read_text())
    assert focus == [0.47, 0.5], focus


@test
def delete_goes_back_to_what_attention_finds(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    page.locator(".crop-box.pad").focus()
    page.keyboard.press("Delete")
    settle(page)
    # Attention sees nothing but the tower.
    page.wait_for_function(
        "() => parseFloat(document.querySelector('.crop-box.pad').style.getPropertyValue('--left')) < 10"
    )
    saved(page)
    assert focus_of(yaml_of(input).read_text()) is None


@test
def a_double_click_goes_back_to_what_attention_finds(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    page.mouse.dblclick(*point_of(page, 0.6, 0.5))
    settle(page)
    saved(page)
    assert focus_of(yaml_of(input).read_text()) is None


@test
def a_click_sets_the_focus(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    page.mouse.click(*point_of(page, 0.3, 0.4))
    settle(page)
    saved(page)
    focus = focus_of(yaml_of(input).read_text())
    assert abs(focus[0] - 0.3) < 0.005 and abs(focus[1] - 0.4) < 0.005, focus


@test
def dragging_with_shift_draws_an_area_to_keep(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    page.keyboard.down("Shift")
    drag(page, (0.08, 0.25), (0.20, 0.80))
    page.keyboard.up("Shift")
    settle(page)
    expect(page.locator(".crop-keep")).to_be_visible()
    saved(page)
    text = yaml_of(input).read_text()
    keep = [float(number) for number in re.search(r"keep: \[([^]]+)\]", text)[1].split(",")]
    assert all(abs(found - wanted) < 0.005 for found, wanted in zip(keep, (0.08, 0.25, 0.20, 0.80), strict=True)), keep


@test
def the_lock_moves_one_variant_alone(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    page.locator(".crop-legend button.pad").click()
    page.locator(".crop-lock").click()
    others = {variant: box_of(page, variant) for variant in ("portrait", "landscape", "pad-landscape")}
    drag_box(page, "pad", -0.3)
    settle(page)
    # Estimates are made on smaller masters, so edges may lie a pixel aside.
    assert all(
        abs(box_of(page, variant)[side] - others[variant][side]) < 0.003 for variant in others for side in ("x", "y")
    )
    saved(page)
    text = yaml_of(input).read_text()
    assert focus_of(text) == [0.6, 0.5]
    assert re.search(r"pad: *\{? *focus: \[0\.(29\d+|3\d*),", text.replace("\n", " ").replace("  ", " ")), text


@test
def a_box_lights_up_its_frames_and_no_others(trial: Trial) -> None:
    _, page = open_studio(trial, inputs.coast(trial.folder / "input"), "lighthouse")
    x, y = grip(page, "pad")
    page.mouse.move(*point_of(page, x, y))
    expect(page.locator(".frame.lit").first).to_be_attached()
    lit = page.locator(".frame.lit").evaluate_all("frames => frames.map(frame => frame.dataset.screen)")
    assert len(lit) > 2 and all(re.match("(Ecosia, )?iPad.*portrait", name) for name in lit), lit

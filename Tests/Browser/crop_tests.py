"""The crop editor: the effects of pointer and keys on the boxes, and their record in the YAML."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

import inputs
from designer import box_of, drag, drag_box, grip, open_studio, point_of, saved, yaml_of
from running import Trial, test


def focus_of(text: str, id: str = "lighthouse") -> list[float] | None:
    """Returns the focus of a wallpaper, from a file with the focus in a line of its own."""
    part = text.split(f"id: {id}")[1].split("- ")[0]
    found = re.search(r"^    focus: \[([\d.]+), ([\d.]+)\]", part, re.M)
    return [float(number) for number in found.groups()] if found else None


def settle(page: Page) -> None:
    """Waits until the last move is a step that undo reverts."""
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "false")


@test
def a_late_result_of_an_earlier_state_is_dropped(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    expect(page.locator(".checking")).to_have_count(0)
    # The studio answers at once, and the page gets the answer late.
    held = []
    page.route("**/api/wallpaper?*", lambda route: held.append((route, route.fetch())))
    drag_box(page, "portrait", 0.1)
    settle(page)
    while not held:
        page.wait_for_timeout(20)
    # All data are fetched again, followed by another edit.
    with page.expect_response("**/api/page"):
        (input / inputs.COLLECTION / "another.png").write_bytes(inputs.plain(1200, 800, (90, 90, 90)))
    with page.expect_response("**/api/edit"):
        drag_box(page, "portrait", 0.1)
    moved = box_of(page, "portrait")
    route, response = held[0]
    with page.expect_response("**/api/wallpaper?*"):
        route.fulfill(response=response)
    page.unroute("**/api/wallpaper?*")
    expect(page.locator(".checking")).to_have_count(0)
    assert abs(box_of(page, "portrait")["x"] - moved["x"]) < 0.01


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
def delete_goes_back_to_the_automatic_place(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    page.locator(".crop-box.pad").focus()
    page.keyboard.press("Delete")
    settle(page)
    # Attention finds only the tower.
    page.wait_for_function(
        "() => parseFloat(document.querySelector('.crop-box.pad').style.getPropertyValue('--left')) < 10"
    )
    saved(page)
    assert focus_of(yaml_of(input).read_text()) is None


@test
def a_second_delete_removes_the_place_of_all_variants(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    yaml = yaml_of(input)
    own = "    variants: {pad: {focus: [0.3, 0.5]}}\n"
    yaml.write_text(re.sub(r"(    focus: \[0\.60.*\n)", r"\1" + own, yaml.read_text(), count=1))
    assert "pad:" in yaml.read_text()
    _, page = open_studio(trial, input, "lighthouse")
    page.locator(".crop-box.pad").focus()
    page.keyboard.press("Delete")
    settle(page)
    saved(page)
    assert "pad:" not in yaml.read_text() and focus_of(yaml.read_text()) == [0.6, 0.5], yaml.read_text()
    page.locator(".crop-box.pad").focus()
    page.keyboard.press("Delete")
    settle(page)
    saved(page)
    assert focus_of(yaml.read_text()) is None, yaml.read_text()


@test
def a_double_click_goes_back_to_the_automatic_place(trial: Trial) -> None:
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
def an_unlinked_variant_moves_alone(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    page.locator(".crop-legend button.pad").click()
    page.locator(".crop-link").click()
    others = {variant: box_of(page, variant) for variant in ("portrait", "landscape", "pad-landscape")}
    drag_box(page, "pad", -0.3)
    settle(page)
    # Estimates use smaller masters, and edges may differ by a pixel.
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


def bounds_of(page: Page) -> dict[str, float]:
    return page.locator(".crop-picture").first.bounding_box()


@test
def the_master_stays_where_it_is_while_a_pointer_is_down(trial: Trial) -> None:
    """Names and numbers of another variant must not move the master between a press and its release."""
    input = inputs.coast(trial.folder / "input")
    (input / inputs.COLLECTION / "safe-landing-final-v2.png").write_bytes(inputs.towers(2560, 1600, [0.95]))
    _, page = open_studio(trial, input, "safe-landing-final-v2")
    for width in (1280, 1366, 390):
        page.set_viewport_size({"width": width, "height": 900})
        for variant in ("pad", "landscape", "thumbnail", "pad-landscape", "portrait"):
            page.locator(f".crop-legend button.{variant}").click()
            before = bounds_of(page)
            page.mouse.move(*point_of(page, 0.95, 0.5))
            page.mouse.down()
            pressed = bounds_of(page)
            page.mouse.move(*point_of(page, 0.93, 0.5), steps=3)
            dragged = bounds_of(page)
            page.keyboard.press("Escape")
            page.mouse.up()
            assert before == pressed == dragged, (width, variant, before, pressed, dragged)


@test
def a_click_counts_from_where_the_master_was_when_it_was_pressed(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    page.mouse.move(*point_of(page, 0.3, 0.4))
    page.mouse.down()
    page.locator(".detail-head").evaluate("head => { head.style.paddingBottom = '60px'; }")
    page.mouse.up()
    settle(page)
    saved(page)
    focus = focus_of(yaml_of(input).read_text())
    assert abs(focus[0] - 0.3) < 0.005 and abs(focus[1] - 0.4) < 0.005, focus


@test
def a_ring_marks_the_focus(trial: Trial) -> None:
    _, page = open_studio(trial, inputs.coast(trial.folder / "input"), "lighthouse")
    ring = page.locator(".crop-focus")
    expect(ring).to_have_class(re.compile("by-hand"))
    assert place_of(ring) == [60, 50]
    page.mouse.click(*point_of(page, 0.3, 0.4))
    page.wait_for_function(
        "() => Math.abs(parseFloat(document.querySelector('.crop-focus').style.getPropertyValue('--left')) - 30) < 0.5"
    )
    settle(page)
    page.locator(".crop-box.portrait").press("Delete")
    # An automatic focus has a ring too, in another style.
    expect(ring).not_to_have_class(re.compile("by-hand"))
    expect(ring).to_be_visible()


def place_of(element: Locator) -> list[float]:
    return element.evaluate("it => ['left', 'top'].map(side => parseFloat(it.style.getPropertyValue(`--${side}`)))")


KEPT = (0.08, 0.25, 0.20, 0.80)


def draw_keep(page: Page) -> None:
    page.keyboard.down("Shift")
    drag(page, KEPT[:2], KEPT[2:])
    page.keyboard.up("Shift")
    settle(page)
    expect(page.locator(".crop-keep")).to_be_visible()


def keep_of(input: Path) -> list[float]:
    return [float(number) for number in re.search(r"keep: \[([^]]+)\]", yaml_of(input).read_text())[1].split(",")]


def near(found: list[float], wanted: tuple[float, ...]) -> bool:
    return all(abs(one - other) < 0.006 for one, other in zip(found, wanted, strict=True))


@test
def the_area_to_keep_is_moved_and_resized_with_a_pointer(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    draw_keep(page)
    drag(page, (0.14, 0.5), (0.24, 0.45))
    saved(page)
    moved = (0.18, 0.20, 0.30, 0.75)
    assert near(keep_of(input), moved), keep_of(input)
    drag(page, (0.30, 0.75), (0.40, 0.90))
    saved(page)
    resized = (0.18, 0.20, 0.40, 0.90)
    assert near(keep_of(input), resized), keep_of(input)
    # A single side moves, and a click leaves the area unchanged.
    drag(page, (0.18, 0.5), (0.10, 0.6))
    page.mouse.click(*point_of(page, 0.25, 0.5))
    expect(page.locator(".crop-keep")).to_be_focused()
    saved(page)
    assert near(keep_of(input), (0.10, 0.20, 0.40, 0.90)), keep_of(input)


@test
def the_area_to_keep_is_moved_resized_and_removed_with_keys(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    draw_keep(page)
    page.locator(".crop-keep").focus()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("ArrowUp")
    page.get_by_role("slider", name="Lower right corner").focus()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("ArrowDown")
    # The last of these keys is held back for later ones.
    page.wait_for_timeout(700)
    saved(page)
    assert near(keep_of(input), (0.18, 0.24, 0.40, 0.80)), keep_of(input)
    page.locator(".crop-keep").press("Delete")
    expect(page.locator(".crop-keep")).to_be_hidden()
    expect(page.locator(".crop-box.selected")).to_be_focused()
    saved(page)
    assert "keep:" not in yaml_of(input).read_text()


@test
def the_thumbnail_is_placed_alone_beside_its_frame(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    expect(page.locator('.crop-frames .frame[data-variant="thumbnail"] img')).to_be_visible()
    page.locator(".crop-legend button.thumbnail").click()
    expect(page.locator(".crop-box.thumbnail")).to_be_focused()
    page.locator(".crop-link").click()
    others = box_of(page, "pad")
    page.locator(".crop-box.thumbnail").focus()
    for _ in range(3):
        page.keyboard.press("Shift+ArrowLeft")
    page.wait_for_function(
        "() => parseFloat(document.querySelector('.crop-box.thumbnail').style.getPropertyValue('--left')) < 1"
    )
    settle(page)
    saved(page)
    text = yaml_of(input).read_text().replace("\n", " ")
    assert re.search(r"thumbnail: *\{? *focus: \[0\.3", text), text
    assert abs(box_of(page, "pad")["x"] - others["x"]) < 0.003
    trial.program.run("build", input, "--output", trial.folder / "Output")
    assert (trial.folder / "Output/ios/lighthouse/lighthouse_thumbnail.jpg").exists()


@test
def places_are_proposed_as_pictures(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    places = page.get_by_role("region", name="Places for Portrait").get_by_role("button")
    expect(places).to_have_text(["Automatic", "Other subject", "Right"])
    assert places.locator("img").evaluate_all("images => images.every(image => image.naturalWidth > 0)")
    # The pointer previews a place; leaving it restores the crop.
    places.nth(2).hover()
    right = "() => parseFloat(document.querySelector('.crop-box.portrait').style.getPropertyValue('--left')) > 65"
    page.wait_for_function(right)
    page.locator(".detail-head").hover()
    page.wait_for_function(right.replace("> 65", "< 60"))
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")
    places.nth(2).click()
    settle(page)
    expect(places.nth(2)).to_have_attribute("aria-pressed", "true")
    saved(page)
    assert focus_of(yaml_of(input).read_text())[0] > 0.8
    places.nth(0).focus()
    page.keyboard.press("Enter")
    expect(places.nth(0)).to_have_attribute("aria-pressed", "true")
    saved(page)
    assert focus_of(yaml_of(input).read_text()) is None


@test
def no_label_of_a_box_covers_another(trial: Trial) -> None:
    # The boxes of this sample wallpaper have corners close together.
    input = trial.folder / "input"
    shutil.copytree(inputs.SAMPLE, input)
    _, page = open_studio(trial, input, "dune-sea")
    expect(page.locator(".crop-name")).to_have_count(5)
    page.wait_for_timeout(300)
    covered = page.evaluate(
        """() => {
            const all = [...document.querySelectorAll('.crop-name')].map((name) => name.getBoundingClientRect());
            return all.flatMap((one, at) => all.slice(at + 1).map((other) =>
                Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
                && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1)).filter(Boolean).length;
        }"""
    )
    assert covered == 0, f"{covered} labels cover each other"

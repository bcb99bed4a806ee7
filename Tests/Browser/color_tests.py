"""Colors: candidates, the eyedropper, ink and scrim, and a color below its goal with a reason."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

import inputs
from designer import drag_box, open_studio, open_wallpaper, saved, yaml_of
from running import Trial, test


def row(page: Page, name: str) -> Locator:
    """Returns the row of a color."""
    return page.locator(".color-list > li", has=page.locator(".color-name", has_text=re.compile(f"^{name}$")))


@test
def a_candidate_becomes_the_color_of_cards(trial: Trial) -> None:
    input = inputs.sample(trial.folder / "input")
    _, page = open_studio(trial, input, "aurora")
    candidates = row(page, "Card").locator(".color-candidates button")
    expect(candidates.first).to_be_visible()
    other = candidates.and_(page.locator('[aria-pressed="false"]')).first
    color = re.match("#([0-9A-F]{6})", other.get_attribute("aria-label"))[1]
    other.click()
    give_reason_if_asked(page)
    expect(row(page, "Card").locator(".color-hex")).to_have_value(color)
    saved(page)
    assert f"card-color: {color}" in yaml_of(input).read_text().replace('"', "").replace("'", "")
    row(page, "Card").get_by_role("button", name="Measure").click()
    saved(page)
    assert "card-color" not in yaml_of(input).read_text()


def give_reason_if_asked(page: Page) -> None:
    """Enters a reason if the page asks for one, as it does for a color below its goal."""
    page.wait_for_function(
        "() => document.querySelector('dialog[open]') || document.querySelector('.studio-save.main')"
    )
    dialog = page.get_by_role("dialog")
    if dialog.count():
        dialog.get_by_role("textbox").fill("It is only a test.")
        dialog.get_by_role("button", name="Use anyway").click()


@test
def a_color_below_its_goal_is_taken_with_a_reason(trial: Trial) -> None:
    input = inputs.sample(trial.folder / "input")
    _, page = open_studio(trial, input, "dawn-ridges")
    field = row(page, "Text").locator(".color-hex")
    field.fill("808080")
    field.press("Enter")
    dialog = page.get_by_role("dialog", name="Below the goal")
    expect(dialog).to_contain_text("text-contrast")
    dialog.get_by_role("textbox").fill("The brand's gray, agreed with design")
    dialog.get_by_role("button", name="Use anyway").click()
    expect(page.locator(".accepted-list .accepted")).to_contain_text("The brand's gray, agreed with design")
    saved(page)
    assert "text-color: 808080" in yaml_of(input).read_text().replace('"', "").replace("'", "")
    recipe = (input / "wallpress.yml").read_text()
    assert "text-contrast" in recipe and "The brand's gray, agreed with design" in recipe and "dawn-ridges" in recipe, (
        recipe
    )
    page.locator(".accepted-list .accepted").get_by_role("button", name="Withdraw").click()
    saved(page)
    assert "text-contrast" not in (input / "wallpress.yml").read_text()


@test
def a_text_that_is_no_color_is_not_taken(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "meadow")
    field = row(page, "Text").locator(".color-hex")
    field.fill("red")
    field.press("Enter")
    assert "FBFBFE" in field.evaluate("field => field.validationMessage")
    page.keyboard.press("Control+s")
    expect(page.locator(".notices")).to_contain_text("nothing to save")


@test
def a_color_that_other_places_share_says_why_it_stays(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    shared = inputs.LIGHTHOUSE_YAML.replace("[0.60, 0.50]\n", "[0.60, 0.50]\n    card-color: &sea 16324A\n").replace(
        "[0.5, 0.5]}", "[0.5, 0.5], card-color: *sea}"
    )
    yaml_of(input).write_text(shared)
    _, page = open_studio(trial, input, "lighthouse")
    trial.allow("422")
    field = row(page, "Card").locator(".color-hex")
    field.fill("203040")
    field.press("Enter")
    expect(page.locator(".notices")).to_contain_text("&sea")
    expect(field).to_have_value("16324A")


@test
def a_color_is_taken_although_a_box_moves_before_its_estimate_is_there(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    # With a large master, an estimate takes seconds.
    page.evaluate("""() => {
        const send = window.fetch;
        const held = new Promise((release) => { window.release = release; });
        window.fetch = async (path, request) => {
            if (path === '/api/estimate') await held;
            return send(path, request);
        };
    }""")
    field = row(page, "Card").locator(".color-hex")
    field.fill("203040")
    field.press("Enter")
    drag_box(page, "pad", -0.3)
    # The page sends a move with a timer, which runs before this one.
    page.evaluate("() => { setTimeout(window.release); }")
    expect(row(page, "Card").get_by_role("button", name="Measure")).to_be_visible()
    saved(page)
    text = yaml_of(input).read_text()
    assert re.search("card-color: [\"']?203040", text) and "[0.60, 0.50]" not in text, text


@test
def a_selected_color_stays_selected_when_the_exact_result_comes(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input)
    held = []
    page.route("**/api/wallpaper?*", lambda route: held.append(route), times=1)
    open_wallpaper(page, "lighthouse")
    field = row(page, "Card").locator(".color-hex")
    first = field.element_handle()
    field.select_text()
    held[0].continue_()
    page.wait_for_function("(first) => !first.isConnected", arg=first)
    page.keyboard.type("203040")
    page.keyboard.press("Enter")
    expect(row(page, "Card").get_by_role("button", name="Measure")).to_be_visible()
    expect(row(page, "Card").locator(".color-hex")).to_have_value("203040")


@test
def the_eyedropper_takes_a_color_of_the_picture(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "meadow")
    row(page, "Card").get_by_role("button", name="Pick").click()
    dialog = page.get_by_role("dialog", name="Card:")
    expect(dialog.locator("output")).to_have_text(re.compile("#[0-9A-F]{6}"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowDown")
    color = dialog.locator("output").text_content().strip("#")
    page.keyboard.press("Enter")
    give_reason_if_asked(page)
    expect(row(page, "Card").locator(".color-hex")).to_have_value(color)
    saved(page)
    assert color in yaml_of(input).read_text()
    # The meadow is 285A3C; the picture in the browser may be a JPEG.
    assert all(abs(int(color[at : at + 2], 16) - wanted) <= 3 for at, wanted in ((0, 40), (2, 90), (4, 60))), color


@test
def ink_scrim_and_its_strength_are_chosen(trial: Trial) -> None:
    input = bright(trial.folder / "input")
    _, page = open_studio(trial, input, "snow")
    group = page.get_by_role("group", name="Text and logo")
    group.get_by_role("button", name="Light").click()
    expect(row(page, "Text").locator(".color-hex")).to_have_value("FBFBFE")
    page.get_by_role("group", name="Scrim").get_by_role("button", name="Auto").click()
    expect(page.locator(".color-strength small")).to_contain_text(re.compile(r"needs [1-9]\d* %"), timeout=10_000)
    saved(page)
    text = yaml_of(input).read_text()
    assert "ink: light" in text and "scrim: auto" in text, text
    slider = page.get_by_role("slider", name=re.compile("Maximum strength"))
    slider.fill("5")
    expect(page.locator(".color-strength output")).to_have_text("5 %")
    saved(page)
    assert re.search("max-strength: 0.05", (input / "wallpress.yml").read_text())
    group.get_by_role("button", name="Auto").click()
    saved(page)
    assert "ink" not in yaml_of(input).read_text(), yaml_of(input).read_text()


def bright(folder: Path) -> Path:
    """Makes a wallpaper that is too bright for light text."""
    (folder / inputs.COLLECTION).mkdir(parents=True)
    (folder / inputs.COLLECTION / "snow.png").write_bytes(inputs.plain(1500, 1000, (150, 160, 175)))
    (folder / inputs.COLLECTION / "collection.yml").write_text("wallpapers:\n  - id: snow\n")
    return folder

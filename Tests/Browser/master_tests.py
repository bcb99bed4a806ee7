"""Masters: files dropped into the page or chosen."""

from __future__ import annotations

import base64
import re

from playwright.sync_api import Locator, Page, expect

import inputs
from designer import box_of, open_studio, open_wallpaper
from running import Trial, test

FILES = """([name, data]) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], name));
    return transfer;
}"""


def drop(page: Page, target: Locator, name: str, data: bytes) -> None:
    """Drops a file on an element, as from a folder of the desktop."""
    transfer = page.evaluate_handle(FILES, [name, base64.b64encode(data).decode()])
    target.dispatch_event("dragover", {"dataTransfer": transfer})
    expect(page.locator(".drop-hint")).to_be_visible()
    target.dispatch_event("drop", {"dataTransfer": transfer})
    expect(page.locator(".drop-hint")).to_be_hidden()


def choose(page: Page, files: list[tuple[str, bytes]]) -> None:
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Add pictures…").click()
    chooser.value.set_files(
        [{"name": name, "mimeType": "application/octet-stream", "buffer": data} for name, data in files]
    )


def small_picture() -> bytes:
    return inputs.plain(320, 200, (200, 90, 60))


@test
def a_file_that_is_dropped_becomes_a_wallpaper(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "meadow")
    drop(page, page.locator(".crop-picture"), "Été à la mer (final).PNG", inputs.plain(1200, 900, (20, 120, 160)))
    expect(page.locator(".uploads")).to_contain_text("Saved as")
    page.keyboard.press("Escape")
    expect(page.locator('.card[data-id="ete-a-la-mer-final"]')).to_be_visible()


@test
def a_file_that_is_dropped_on_a_variant_becomes_its_own_master(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "meadow")
    drop(page, page.locator(".crop-legend button.pad"), "anything.png", inputs.plain(1200, 1600, (160, 20, 20)))
    expect(page.locator(".crop-picture")).to_have_count(2)
    assert (input / inputs.COLLECTION / "meadow_pad.png").exists()


@test
def files_can_be_chosen_with_a_button(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input)
    files = [
        {"name": f"{name}.png", "mimeType": "image/png", "buffer": inputs.plain(1000, 800, color)}
        for name, color in (("one", (10, 20, 30)), ("two", (30, 20, 10)))
    ]
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Add pictures…").click()
        dialog = page.get_by_role("dialog")
        if dialog.count():
            dialog.get_by_role("button", name="Add").click()
    # Browsers do not count all of these as pictures.
    accepted = chooser.value.element.get_attribute("accept").split(",")
    assert {"image/*", ".jxl", ".hif", ".heic"} <= set(accepted), accepted
    chooser.value.set_files(files)
    page.wait_for_function(
        "() => document.querySelector('dialog[open]') || document.querySelectorAll('.card').length === 4"
    )
    if page.get_by_role("dialog").count():
        page.get_by_role("dialog").get_by_role("button", name="Add").click()
    expect(page.locator(".card")).to_have_count(4)


@test
def a_choice_of_files_survives_garbage_collection(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input)
    button = page.get_by_role("button", name="Add pictures…")
    with page.expect_file_chooser() as chooser:
        button.evaluate(
            "(button) => { button.click(); for (let i = 0; i < 4; i++) gc({ type: 'major', execution: 'sync' }); }"
        )
    chooser.value.set_files({"name": "late.png", "mimeType": "image/png", "buffer": small_picture()})
    expect(page.locator(".upload-list")).to_contain_text("Saved as")


@test
def what_is_no_picture_or_is_there_already_is_refused_with_a_reason(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "meadow")
    trial.allow("422")
    trial.allow("409")
    drop(page, page.locator(".crop-picture"), "letter.png", b"Dear designer, this is no picture.")
    expect(page.locator(".uploads .problem")).to_contain_text("letter.png")
    drop(page, page.locator(".crop-picture"), "lighthouse.png", inputs.plain(1200, 900, (1, 2, 3)))
    expect(page.locator(".uploads .problem").last).to_contain_text("lighthouse")


SUFFIXES = {
    "portrait": "_portrait",
    "landscape": "_ls",
    "pad": "_pad",
    "pad-landscape": "_pad_ls",
    "thumbnail": "_thumbnail",
}


def choose_own_master(page: Page, variant: str, color: inputs.Color) -> None:
    page.locator(f".crop-legend button.{variant}").click()
    data = inputs.plain(1200, 1600, color)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=re.compile("^Separate master for")).click()
    with page.expect_response("**/api/masters?*") as answer:
        chooser.value.set_files({"name": "anything.png", "mimeType": "image/png", "buffer": data})
    assert answer.value.ok, answer.value.text()


@test
def every_variant_can_have_a_master_of_its_own_beside_the_plain_one(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "meadow")
    for number, (variant, suffix) in enumerate(SUFFIXES.items()):
        choose_own_master(page, variant, (160, 20, 40 * number))
        expect(page.locator(f".crop-stage:has(.crop-box.{variant}) figcaption")).to_contain_text(f"meadow{suffix}.png")
        assert (input / inputs.COLLECTION / f"meadow{suffix}.png").exists()
        if variant == "portrait":
            # The others are still made from the plain one.
            expect(page.locator(".crop-stage:has(.crop-box.landscape) figcaption")).to_contain_text("meadow.png")
    trial.program.run("build", input, "--output", trial.folder / "Output")


@test
def an_own_master_is_taken_away_with_keys(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "meadow")
    choose_own_master(page, "pad", (160, 20, 20))
    own = input / inputs.COLLECTION / "meadow_pad.png"
    expect(page.locator(".crop-picture")).to_have_count(2)
    assert box_of(page, "pad")["width"] > 0.9
    remove = page.get_by_role("button", name=re.compile("Remove.* separate master"))
    expect(remove).to_have_count(1)
    remove.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".crop-picture")).to_have_count(1)
    expect(page.locator(".crop-box.pad")).to_be_focused()
    assert not own.exists() and (input / inputs.COLLECTION / "meadow.png").exists()
    expect(remove).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(page.locator(".crop-picture")).to_have_count(2)
    assert own.exists()


@test
def an_empty_studio_tells_where_pictures_go_and_how_large_they_should_be(trial: Trial) -> None:
    input = trial.folder / "input"
    trial.program.run("init", input)
    page = trial.window(trial.studio(input).url)
    place = page.get_by_role("region", name="Drop pictures here")
    expect(place).to_contain_text("4,372 × 2,732 pixels")
    expect(place).to_contain_text("iPad alone is 2,732 pixels high")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    with page.expect_file_chooser():
        place.get_by_role("button", name="Choose pictures…").click()
    # The variants of the recipe decide.
    (input / "wallpress.yml").write_text("variants:\n  portrait: {width: 600, height: 3000}\n")
    expect(place).to_contain_text("4,800 × 3,000 pixels")
    expect(place).to_contain_text("Portrait alone is 3,000 pixels high")
    drop(page, place, "first.png", small_picture())
    expect(page.locator(".detail-head")).to_contain_text("first")


@test
def a_picture_that_is_too_small_is_told_when_it_comes(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input)
    choose(page, [("small.png", small_picture())])
    few = page.locator(".upload-few")
    expect(few).to_contain_text("320 × 200 pixels, enlarged 13.7 times")
    expect(few).to_contain_text("from 4,372 × 2,732 on")


@test
def names_stand_once_and_messages_are_closed_together(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input)
    for status in ("422", "409"):
        trial.allow(status)
    choose(page, [("one.txt", b"no picture"), ("two.txt", b"none either"), ("meadow.png", small_picture())])
    problems = page.locator(".uploads .problem")
    expect(problems).to_have_count(3)
    for problem in problems.all():
        name = problem.locator(".upload-name").text_content()
        assert name not in problem.locator(".upload-words").text_content().replace(f"/{name}", ""), name
    expect(page.locator(".upload-sum")).to_have_text("3 pictures could not be added")
    page.get_by_role("button", name="Close all").click()
    expect(page.locator(".upload-list li")).to_have_count(0)
    expect(page.locator(".studio-dock")).to_be_hidden()


@test
def an_upload_leaves_people_where_they_work(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input)
    # The picture arrives after something else was opened.
    held = []
    page.route("**/api/masters*", lambda route: held.append(route))
    choose(page, [("late.png", small_picture())])
    open_wallpaper(page, "meadow")
    page.wait_for_function("() => document.querySelectorAll('.upload-list progress').length === 1")
    with page.expect_response("**/api/page"):
        held[0].continue_()
    expect(page.locator(".upload-list")).to_contain_text("Saved as")
    expect(page.locator(".detail-head")).to_contain_text("meadow")
    page.get_by_role("link", name="Open late.png").click()
    expect(page.locator(".detail-head")).to_contain_text("late")

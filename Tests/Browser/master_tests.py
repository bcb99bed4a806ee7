"""Masters: files that are dropped into the page or chosen."""

from __future__ import annotations

import base64
import re

from playwright.sync_api import Locator, Page, expect

import inputs
from designer import box_of, open_studio
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


@test
def a_file_that_is_dropped_becomes_a_wallpaper(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "meadow")
    drop(page, page.locator(".crop-picture"), "Été à la mer (final).PNG", inputs.plain(1200, 900, (20, 120, 160)))
    expect(page.locator(".uploads")).to_contain_text("Saved as")
    expect(page.locator(".detail-head")).to_contain_text("ete-a-la-mer-final")
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
    # Browsers do not count all of these among pictures.
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
        page.get_by_role("button", name=re.compile("^Own master for")).click()
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
    remove = page.get_by_role("button", name=re.compile("Remove.* own master"))
    expect(remove).to_have_count(1)
    remove.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("meadow_pad.png")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(remove).to_be_focused()
    assert own.exists()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Delete the file")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".crop-picture")).to_have_count(1)
    expect(page.locator(".crop-box.pad")).to_be_focused()
    assert not own.exists() and (input / inputs.COLLECTION / "meadow.png").exists()
    expect(remove).to_have_count(0)

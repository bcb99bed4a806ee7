"""Saving: the difference first, undo and redo, files changed by others, building and verifying."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import inputs
from designer import box_of, built, drag_box, nudge, open_studio, open_wallpaper, saved, show_changes, verified, yaml_of
from running import Trial, test


@test
def what_saving_changes_is_shown_first(trial: Trial) -> None:
    input = inputs.sample(trial.folder / "input")
    before = yaml_of(input).read_text()
    _, page = open_studio(trial, input, "aurora")
    page.locator(".crop-box.pad").focus()
    page.keyboard.press("Shift+ArrowRight")
    dialog = show_changes(page)
    expect(dialog.locator(".diff .removed")).to_have_count(1)
    expect(dialog.locator(".diff .removed")).to_contain_text("pad: {focus: [0.55, 0.50]}        # brings the cabin")
    expect(dialog.locator(".diff .added")).to_contain_text("# brings the cabin nearer to the middle")
    dialog.get_by_role("button", name="Cancel").click()
    assert yaml_of(input).read_text() == before, "the difference was only looked at"


@test
def undo_and_redo_go_through_all_changes(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    places = [box_of(page, "pad")["x"]]
    for step in (-0.1, -0.1):
        drag_box(page, "pad", step)
        page.wait_for_function(
            "x => Math.abs(parseFloat(document.querySelector('.crop-box.pad').style.getPropertyValue('--left')) / 100 - x) > 0.05",
            arg=places[-1],
        )
        places.append(places[-1] + step)
    undo, redo = page.get_by_role("button", name="Undo"), page.get_by_role("button", name="Redo")
    undo.click()
    wait_for_box(page, places[1])
    page.keyboard.press("Control+z")
    wait_for_box(page, places[0])
    expect(undo).to_have_attribute("aria-disabled", "true")
    redo.click()
    wait_for_box(page, places[1])
    page.keyboard.press("Control+Shift+Z")
    wait_for_box(page, places[2])
    expect(redo).to_have_attribute("aria-disabled", "true")
    undo.click()
    undo.click()
    wait_for_box(page, places[0])
    page.keyboard.press("Control+s")
    expect(page.locator(".notices")).to_contain_text("nothing to save")


def wait_for_box(page: Page, x: float) -> None:
    page.wait_for_function(
        "x => Math.abs(parseFloat(document.querySelector('.crop-box.pad').style.getPropertyValue('--left')) / 100 - x) < 0.01",
        arg=x,
    )


@test
def changes_of_two_people_in_different_lines_need_no_choice(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    nudge(page)
    yaml_of(input).write_text(inputs.LIGHTHOUSE_YAML.replace("The coast", "Their coast"))
    expect(page.locator(".banner")).to_contain_text("both changes")
    expect(page.locator(".detail-head")).to_contain_text("Their coast")
    dialog = show_changes(page)
    expect(dialog.locator(".diff .added")).to_have_count(1)
    dialog.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".notices")).to_contain_text("Saved")
    expect(page.locator(".banner")).to_have_count(0)
    text = yaml_of(input).read_text()
    assert "0.59" in text and "Their coast" in text, text
    # The changes of others are not reverted.
    page.get_by_role("button", name="Undo").click()
    saved(page)
    assert yaml_of(input).read_text() == inputs.LIGHTHOUSE_YAML.replace("The coast", "Their coast")


@test
def where_two_people_changed_the_same_lines_one_chooses_between_them(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    nudge(page)
    theirs = inputs.LIGHTHOUSE_YAML.replace("The coast", "Their coast").replace("0.60", "0.40")
    yaml_of(input).write_text(theirs)
    expect(page.locator(".banner")).to_contain_text("the same lines")
    dialog = show_changes(page)
    expect(dialog.locator(".conflict")).to_have_count(1)
    expect(dialog.locator(".conflict-side", has_text="On disk").locator(".added")).to_have_text(
        re.compile(r"focus: \[0.40, 0.50\]")
    )
    expect(dialog.locator(".conflict-side", has_text="Yours").locator(".added")).to_have_text(re.compile("0.59"))
    expect(dialog.locator(".conflict-side").first).to_contain_text("id: lighthouse")
    dialog.get_by_role("button", name="Cancel").click()
    assert yaml_of(input).read_text() == theirs
    # Saving waits for a choice.
    dialog = show_changes(page)
    dialog.get_by_role("button", name="Keep these lines").click()
    expect(dialog.locator(".conflict")).to_be_visible()
    dialog.get_by_role("radio", name="Yours").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(dialog.locator(".diff .added")).to_have_count(1)
    dialog.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".notices")).to_contain_text("Saved")
    text = yaml_of(input).read_text()
    assert "0.59" in text and "Their coast" in text, text


@test
def what_somebody_else_wrote_can_be_taken(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    nudge(page)
    yaml_of(input).write_text(inputs.LIGHTHOUSE_YAML.replace("0.60", "0.40"))
    expect(page.locator(".banner")).to_contain_text("the same lines")
    dialog = show_changes(page)
    dialog.get_by_role("radio", name="On disk").check()
    dialog.get_by_role("button", name="Keep these lines").click()
    expect(page.locator(".notices")).to_contain_text("nothing to save")
    wait_for_box(page, 0.40 - box_of(page, "pad")["width"] / 2)


@test
def save_rests_while_there_is_nothing_to_save(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    save = page.get_by_role("button", name="Save…")
    expect(save).to_have_attribute("aria-disabled", "true")
    nudge(page)
    expect(save).to_have_attribute("aria-disabled", "false")
    page.get_by_role("button", name="Undo").click()
    expect(save).to_have_attribute("aria-disabled", "true")


@test
def keys_save_and_redo_and_are_listed(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    for words in ("Save", "Redo", "Next wallpaper", "Move by 1 %"):
        expect(sheet.get_by_role("definition").filter(has_text=words).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Keys").click()
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    nudge(page)
    place = box_of(page, "pad")["x"]
    page.keyboard.press("Control+z")
    wait_for_box(page, place + 0.01)
    page.keyboard.press("Control+y")
    wait_for_box(page, place)
    page.keyboard.press("Control+s")
    page.get_by_role("dialog", name="Save changes").get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".notices")).to_contain_text("Saved")
    # Text being typed is saved, too, and "?" is a letter there.
    page.get_by_role("button", name="Collection…").click()
    page.get_by_label("Heading").fill("Who goes there")
    page.get_by_label("Heading").press("?")
    page.keyboard.press("Control+s")
    changes = page.get_by_role("dialog", name="Save changes")
    expect(changes.locator(".diff .added")).to_contain_text("Who goes there?")
    changes.get_by_role("button", name="Save", exact=True).click()
    # The notice of the first save may still be visible.
    for _ in range(200):
        if "Who goes there?" in yaml_of(input).read_text():
            break
        page.wait_for_timeout(50)
    assert "Who goes there?" in yaml_of(input).read_text()


@test
def one_mistyped_key_leaves_everything_in_sight(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    for text in (inputs.LIGHTHOUSE_YAML.replace("focus: [0.60", "fokus: [0.60"), "wallpapers: ["):
        yaml_of(input).write_text(text)
        banner = page.locator(".banner")
        expect(banner).to_contain_text(f"{inputs.COLLECTION}/collection.yml, line ")
        expect(banner).to_contain_text("fokus" if "fokus" in text else "bracket")
        expect(page.locator(".detail-head")).to_contain_text("The coast")
        page.keyboard.press("Escape")
        expect(page.locator(".card")).to_have_count(2)
        open_wallpaper(page, "lighthouse")
        yaml_of(input).write_text(inputs.LIGHTHOUSE_YAML)
        expect(banner).to_have_count(0)
        expect(page.locator(".detail-head")).to_contain_text("The coast")
    # A wallpaper that was really gone returns to people who had it open.
    master = input / inputs.COLLECTION / "lighthouse.png"
    master.rename(input / "away.png.bak")
    expect(page.locator(".card")).to_have_count(1)
    (input / "away.png.bak").rename(master)
    expect(page.locator(".detail-head")).to_contain_text("lighthouse")


@test
def files_that_change_on_disk_appear_by_themselves(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    yaml_of(input).write_text(inputs.LIGHTHOUSE_YAML.replace("0.60", "0.40").replace("The coast", "Another coast"))
    wait_for_box(page, 0.40 - box_of(page, "pad")["width"] / 2)
    expect(page.locator(".detail-head")).to_contain_text("Another coast")
    (input / inputs.COLLECTION / "lighthouse.png").write_bytes(inputs.towers(1800, 1200, [0.85]))
    red = """async () => {
        const image = document.querySelector('.crop-picture img');
        if (!image?.complete || !image.naturalWidth) return false;
        const canvas = new OffscreenCanvas(100, 1), context = canvas.getContext('2d');
        context.drawImage(image, 0, image.naturalHeight / 2, image.naturalWidth, 1, 0, 0, 100, 1);
        const at = (x) => context.getImageData(x, 0, 1, 1).data[0];
        return at(85) > 150 && at(12) < 90;
    }"""
    page.wait_for_function(red)
    (input / inputs.COLLECTION / "new-one.png").write_bytes(inputs.plain(1200, 900, (90, 40, 60)))
    page.keyboard.press("Escape")
    expect(page.locator('.card[data-id="new-one"]')).to_be_visible()


@test
def yaml_can_be_copied_without_saving(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse", permissions=["clipboard-read", "clipboard-write"])
    nudge(page)
    dialog = show_changes(page)
    dialog.get_by_text("1 file").click()
    dialog.get_by_role("button", name="Copy YAML").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert copied.startswith("# What the coast looks like.") and "0.59" in copied, copied
    assert yaml_of(input).read_text() == inputs.LIGHTHOUSE_YAML


@test
def building_and_verifying_show_progress_a_log_and_findings(trial: Trial) -> None:
    input = inputs.sample(trial.folder / "input")
    yaml = yaml_of(input)
    yaml.write_text(yaml.read_text().replace("- id: dawn-ridges", "- {id: dawn-ridges, text-color: 808080}"))
    _, page = open_studio(trial, input)
    # The bar may disappear before a test can check, and the page itself records it.
    page.evaluate("""() => {
        window.seen = new Set();
        new MutationObserver(() => window.seen.add(document.querySelector('.job-running').textContent))
            .observe(document.querySelector('.jobs'), { subtree: true, childList: true, characterData: true, attributes: true });
    }""")
    built(page)
    seen = page.evaluate("() => [...window.seen].join(' ')")
    assert "Build: 1 of 4" in seen and "Build: 4 of 4" in seen, seen
    expect(page.locator(".job-log")).to_contain_text("dune-sea")
    verdict = verified(page)
    assert "1 warning" in verdict or "2 warnings" in verdict, verdict
    open_wallpaper(page, "dawn-ridges")
    expect(
        page.locator(".finding", has_text="text-contrast").or_(page.locator("li", has_text="text-contrast")).first
    ).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator('.card[data-id="dawn-ridges"] .badge', has_text="warning")).to_be_visible()
    page.reload()
    expect(page.locator('.card[data-id="dawn-ridges"] .badge', has_text="warning")).to_be_visible()


@test
def a_build_asks_to_save_first(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    studio, page = open_studio(trial, input, "lighthouse")
    nudge(page)
    page.get_by_role("button", name="Build", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Cancel").click()
    assert not studio.output.exists() and yaml_of(input).read_text() == inputs.LIGHTHOUSE_YAML
    page.get_by_role("button", name="Build", exact=True).click()
    dialog.get_by_role("button", name="Save and build").click()
    expect(page.locator(".job-result")).to_contain_text("Build:", timeout=60_000)
    assert "0.59" in yaml_of(input).read_text()


@test
def undo_takes_back_what_another_tab_did(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    studio, page = open_studio(trial, input, "lighthouse")
    second = trial.watched(page.context.new_page(), studio.url)
    open_wallpaper(second, "lighthouse")
    drag_box(second, "pad", -0.2)
    wait_for_box(page, 0.40 - box_of(page, "pad")["width"] / 2)
    expect(page.locator(".notices")).to_contain_text("Another tab")
    page.bring_to_front()
    page.get_by_role("button", name="Undo").click()
    wait_for_box(page, 0.60 - box_of(page, "pad")["width"] / 2)
    wait_for_box(second, 0.60 - box_of(page, "pad")["width"] / 2)

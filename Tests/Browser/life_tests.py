"""The life of a wallpaper: names, ids, other pictures, removal, pictures changed outside the studio, and undo of all
that.
"""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, Route, expect

import inputs
from designer import built, drag_box, nudge, open_studio, open_wallpaper, saved, show_changes, yaml_of
from running import Trial, test

OWN_MASTER = inputs.plain(1200, 1600, (160, 20, 20))


def names(input: Path) -> set[str]:
    return {file.name for file in (input / inputs.COLLECTION).iterdir()}


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def rename(page: Page, *, name: str | None = None, id: str | None = None) -> None:
    button(page, "Rename…").click()
    dialog = page.get_by_role("dialog")
    if name:
        dialog.get_by_label(re.compile("^Name")).fill(name)
    if id:
        dialog.get_by_label(re.compile("^Id")).fill(id)
    else:
        expect(dialog.get_by_label(re.compile("^Id"))).not_to_have_value("lighthouse")
    dialog.get_by_role("button", name="Rename").click()


@test
def another_id_takes_masters_settings_order_and_accepted_findings_along(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    (input / inputs.COLLECTION / "lighthouse_pad.png").write_bytes(OWN_MASTER)
    (input / inputs.COLLECTION / "lighthouse_dark.png").write_bytes(inputs.lighthouse())
    recipe = "verify:\n  ignore:\n    - {rule: text-contrast, wallpaper: lighthouse, reason: it is night}\n"
    (input / "wallpress.yml").write_text(recipe)
    before = names(input)
    _, page = open_studio(trial, input, "lighthouse")
    rename(page, id="north-light")
    expect(page.locator(".detail-head")).to_contain_text("north-light")
    expected = {name.replace("lighthouse", "north-light") for name in before}
    assert names(input) == expected, names(input)
    # Only the id has changed on disk, and nothing is unsaved.
    assert yaml_of(input).read_text() == inputs.LIGHTHOUSE_YAML.replace("id: lighthouse", "id: north-light")
    assert (input / "wallpress.yml").read_text() == recipe.replace("lighthouse", "north-light")
    expect(page.locator(".studio-save.main")).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(page.locator(".notices")).to_contain_text("Undone")
    expect(page.locator(".card, .detail-head").first).to_contain_text("lighthouse", ignore_case=True)
    assert names(input) == before
    assert yaml_of(input).read_text() == inputs.LIGHTHOUSE_YAML
    assert (input / "wallpress.yml").read_text() == recipe


@test
def a_name_that_is_no_id_stays_a_name_and_brings_an_id(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    rename(page, name="Phare, à la mer")
    expect(page.locator(".detail-head h1")).to_contain_text("Phare, à la mer")
    expect(page.locator(".detail-head")).to_contain_text("phare-a-la-mer")
    assert "phare-a-la-mer.png" in names(input)
    saved(page)
    assert "Phare, à la mer" in yaml_of(input).read_text()


@test
def an_id_that_is_taken_or_none_is_refused(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    trial.allow("400")
    for id in ("meadow", "MEADOW", "two words"):
        rename(page, id=id)
        expect(page.locator(".notice.problem").last).to_contain_text(id.lower() if id != "MEADOW" else id)
    assert {"lighthouse.png", "meadow.png"} <= names(input)


@test
def a_wallpaper_that_is_removed_comes_back_with_undo(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    (input / inputs.COLLECTION / "lighthouse_pad.png").write_bytes(OWN_MASTER)
    before = names(input)
    _, page = open_studio(trial, input, "lighthouse")
    button(page, "Remove…").click()
    expect(page.locator(".card")).to_have_count(1)
    assert names(input) == {"meadow.png", "collection.yml"}
    assert "lighthouse" not in yaml_of(input).read_text()
    built(page)
    assert not (trial.folder / "Output/ios/lighthouse").exists()
    page.locator(".notices").get_by_role("button", name="Undo").click()
    expect(page.locator(".card")).to_have_count(2)
    assert names(input) == before
    assert yaml_of(input).read_text() == inputs.LIGHTHOUSE_YAML
    # Redo works, too.
    page.keyboard.press("Control+Shift+Z")
    expect(page.locator(".card")).to_have_count(1)
    assert names(input) == {"meadow.png", "collection.yml"}


@test
def another_picture_takes_the_place_and_can_be_taken_back(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    old = (input / inputs.COLLECTION / "lighthouse.png").read_bytes()
    new = inputs.towers(2400, 1600, [0.8])
    _, page = open_studio(trial, input, "lighthouse")
    with page.expect_file_chooser() as chooser:
        button(page, "Replace picture…").click()
    chooser.value.set_files({"name": "Final (2).png", "mimeType": "image/png", "buffer": new})
    expect(page.locator(".studio-editor")).to_contain_text("2400 × 1600")
    assert (input / inputs.COLLECTION / "lighthouse.png").read_bytes() == new
    assert names(input) == {"lighthouse.png", "meadow.png", "collection.yml"}
    page.keyboard.press("Control+z")
    expect(page.locator(".studio-editor")).to_contain_text("1800 × 1200")
    assert (input / inputs.COLLECTION / "lighthouse.png").read_bytes() == old
    page.keyboard.press("Control+y")
    expect(page.locator(".studio-editor")).to_contain_text("2400 × 1600")
    assert (input / inputs.COLLECTION / "lighthouse.png").read_bytes() == new


@test
def an_upload_can_be_undone(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input)
    with page.expect_file_chooser() as chooser:
        button(page, "Add pictures…").click()
    picture = inputs.plain(1200, 900, (20, 120, 160))
    chooser.value.set_files({"name": "森 forest.png", "mimeType": "image/png", "buffer": picture})
    expect(page.locator(".detail-head h1")).to_contain_text("森 forest")
    page.keyboard.press("Escape")
    # Small pictures that are still on their way would not be found afterwards.
    expect(page.locator(".card")).to_have_count(3)
    page.wait_for_function("() => [...document.querySelectorAll('.card img')].every((image) => image.complete)")
    page.locator("body").press("Control+z")
    expect(page.locator(".notices")).to_contain_text("Undone: added picture")
    expect(page.locator(".card")).to_have_count(2)
    assert names(input) == {"lighthouse.png", "meadow.png", "collection.yml"}
    assert yaml_of(input).read_text() == inputs.LIGHTHOUSE_YAML


@test
def a_picture_that_goes_beside_the_studio_is_a_question(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    folder = input / inputs.COLLECTION
    _, page = open_studio(trial, input)
    (folder / "lighthouse.png").rename(folder / "white-clock.png")
    card = page.locator(".missing")
    expect(card).to_contain_text("lighthouse")
    card.get_by_role("button", name="Rename to white-clock").click()
    expect(card).to_have_count(0)
    saved(page)
    assert yaml_of(input).read_text() == inputs.LIGHTHOUSE_YAML.replace("id: lighthouse", "id: white-clock")
    (folder / "meadow.png").unlink()
    expect(card).to_contain_text("meadow")
    card.get_by_role("button", name="Remove from the list").click()
    expect(card).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(card).to_contain_text("meadow")
    with page.expect_file_chooser() as chooser:
        card.get_by_role("button", name="Choose a picture…").click()
    picture = inputs.plain(1200, 900, (20, 120, 160))
    chooser.value.set_files({"name": "x.png", "mimeType": "image/png", "buffer": picture})
    expect(card).to_have_count(0)
    expect(page.locator(".card")).to_have_count(2)


@test
def undo_names_what_it_undid_in_another_wallpaper(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    drag_box(page, "pad", -0.1)
    expect(page.locator(".studio-save.main")).to_be_visible()
    page.keyboard.press("Escape")
    open_wallpaper(page, "meadow")
    page.keyboard.press("Control+z")
    notice = page.locator(".notice", has_text="Undone: crop")
    expect(notice).to_contain_text("of Lighthouse")
    notice.get_by_role("link").click()
    expect(page.locator(".detail-head h1")).to_contain_text("Lighthouse")


@test
def undo_survives_saving_and_edits_in_other_lines(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    nudge(page)
    saved(page)
    changed = yaml_of(input).read_text().replace("The coast", "Their coast")
    yaml_of(input).write_text(changed)
    expect(page.locator(".detail-head")).to_contain_text("Their coast")
    page.locator("body").press("Control+z")
    expect(page.locator(".notices")).to_contain_text("Undone")
    saved(page)
    assert yaml_of(input).read_text() == inputs.LIGHTHOUSE_YAML.replace("The coast", "Their coast")


@test
def undo_over_an_edit_by_hand_asks(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    nudge(page)
    saved(page)
    theirs = inputs.LIGHTHOUSE_YAML.replace("The coast", "Their coast").replace("0.60", "0.31")
    yaml_of(input).write_text(theirs)
    expect(page.locator(".detail-head")).to_contain_text("Their coast")
    trial.allow("409")
    page.locator("body").press("Control+z")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("by hand")
    dialog.get_by_role("button", name="Cancel").click()
    expect(page.locator(".studio-save.main")).to_have_count(0)
    page.locator("body").press("Control+z")
    dialog.get_by_role("button", name="Overwrite").click()
    saved(page)
    text = yaml_of(input).read_text()
    assert "0.60" in text and "Their coast" in text, text


@test
def a_typo_on_disk_is_named_beside_unsaved_changes(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    nudge(page)
    expect(page.locator(".studio-save.main")).to_be_visible()
    yaml_of(input).write_text(inputs.LIGHTHOUSE_YAML.replace("focus: [0.60", "fokus: [0.60"))
    expect(page.locator(".banner", has_text="fokus")).to_contain_text("line 5")


@test
def the_list_of_changes_goes_back_several_at_once(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    for _ in range(3):
        nudge(page, "Shift+ArrowLeft")
        page.wait_for_timeout(900)
    button(page, "All changes and messages").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("li")).to_have_count(3)
    dialog.get_by_role("button", name="Undo these 3").click()
    expect(page.locator(".studio-save.main")).to_have_count(0)
    expect(button(page, "Undo")).to_have_attribute("aria-disabled", "true")


@test
def a_form_closes_with_a_text_left_in_a_field(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input)
    trial.allow("400")
    button(page, "Collection…").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Locale to add").fill("deutsch")
    dialog.get_by_role("button", name="Add").click()
    page.wait_for_function("() => !document.querySelector('.locale-add input').validity.valid")
    overflow = dialog.evaluate("dialog => dialog.scrollHeight - dialog.clientHeight")
    assert overflow == 0, f"the dialog scrolls by {overflow} px"
    dialog.get_by_role("button", name="Done").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".notice.problem")).to_contain_text("deutsch")
    # Messages that have left the screen are in a list.
    page.locator(".notice.problem button").last.click()
    button(page, "All changes and messages").click()
    expect(page.locator(".message-list li").first).to_contain_text("deutsch")


@test
def frames_have_a_picture_before_the_large_one_has_come(trial: Trial) -> None:
    studio, page = open_studio(trial, inputs.coast(trial.folder / "input"))
    expect(page.locator(".card img").first).to_have_js_property("complete", True)
    held: list[Route] = []
    page.route(re.compile(r"/pictures/.*/(?!.*-small)[a-z-]+\.jpg"), lambda route: held.append(route))
    page.locator(".card a").first.click()
    plate = page.locator(".plate img").first
    expect(plate).to_have_css("background-image", re.compile(r"-small\.jpg"))
    assert not plate.evaluate("image => image.complete"), "the large picture has not come"
    for route in held:
        route.continue_()
    page.unroute_all()


@test
def fast_clicks_move_a_wallpaper_as_often_as_they_are(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    for number in range(18):
        (input / inputs.COLLECTION / f"w{number:02}.png").write_bytes(inputs.plain(400, 300, (number * 9, 90, 60)))
    _, page = open_studio(trial, input)
    button(page, "Collection…").click()
    items = page.locator(".order-list li")
    for _ in range(17):
        page.locator('.order-list [data-id="w17"] .up').click()
        page.wait_for_timeout(50)
    expect(items.nth(2)).to_have_attribute("data-id", "w17")
    page.wait_for_timeout(1500)
    expect(items.nth(2)).to_have_attribute("data-id", "w17")
    page.locator('.order-list [data-id="w16"] .top').click()
    expect(items.first).to_have_attribute("data-id", "w16")


@test
def no_window_scrolls_sideways(trial: Trial) -> None:
    input = inputs.sample(trial.folder / "input")
    for width, height in ((390, 844), (640, 400), (1280, 800)):
        _, page = open_studio(trial, input, "aurora", width=width, height=height)
        page.wait_for_timeout(500)
        found = page.evaluate("document.documentElement.scrollWidth")
        assert found == width, f"{found} px of {width}"
        bar = page.locator(".bar").bounding_box()["height"]
        page.evaluate("scrollTo(0, 3000)")
        assert page.locator(".studio-save").is_visible() and page.locator(".bar").bounding_box()["y"] == 0
        assert page.locator(".bar").bounding_box()["height"] == bar
        page.keyboard.press("Escape")
        expect(page.locator(".card").first).to_be_visible()
        found = page.evaluate("document.documentElement.scrollWidth")
        assert found == width, f"grid: {found} px of {width}"


@test
def saving_says_in_words_what_changes_and_drops_one_of_them(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    drag_box(page, "pad", -0.1)
    page.keyboard.press("Escape")
    open_wallpaper(page, "meadow")
    page.get_by_role("textbox", name="Name").fill("High meadow")
    page.keyboard.press("Tab")
    dialog = show_changes(page)
    expect(dialog.locator(".change-list")).to_contain_text("Lighthouse: 5 crops")
    expect(dialog.locator(".change-list")).to_contain_text("High meadow: name")
    expect(dialog.locator(".crop-pairs figure")).to_have_count(5)
    trial.picture(page, "save-in-words")
    dialog.get_by_role("button", name="Discard the changes of Lighthouse").click()
    expect(dialog.locator(".change-list li")).to_have_count(1)
    dialog.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".notices")).to_contain_text("Saved")
    text = yaml_of(input).read_text()
    assert re.search(r"\[0\.60?, 0\.50\]", text) and "High meadow" in text, text
    # Undo restores the dropped change.
    page.locator("body").press("Control+z")
    show_changes(page)
    expect(dialog.locator(".change-list")).to_contain_text("Lighthouse: 5 crops")
    dialog.get_by_role("button", name="Discard all").click()
    expect(page.locator(".studio-save.main")).to_have_count(0)
    assert yaml_of(input).read_text() == text


@test
def cards_are_dragged_into_another_order(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input)
    page.get_by_text("Order of the feed").click()
    cards = page.locator(".collection .cards > .card")
    expect(cards.first).to_have_attribute("data-id", "lighthouse")
    page.locator('.card[data-id="meadow"]').drag_to(page.locator('.card[data-id="lighthouse"]'))
    expect(cards.first).to_have_attribute("data-id", "meadow")
    saved(page)
    assert yaml_of(input).read_text().index("meadow") < yaml_of(input).read_text().index("lighthouse")


@test
def a_second_collection_is_made_with_its_first_picture(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input)
    button(page, "Collection…").click()
    button(page, "New collection…").click()
    page.get_by_label("Its id").fill("winter")
    with page.expect_file_chooser() as chooser:
        button(page, "Choose pictures…").click()
    picture = inputs.plain(1200, 900, (20, 120, 160))
    chooser.value.set_files({"name": "ice.png", "mimeType": "image/png", "buffer": picture})
    expect(page.locator(".detail-head")).to_contain_text("winter")
    assert (input / "winter/ice.png").exists()


@test
def the_command_that_publishes_can_be_copied_after_a_build(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, permissions=["clipboard-read", "clipboard-write"])
    built(page)
    button(page, "Copy the command for publishing").click()
    expect(page.locator(".job-result")).to_contain_text("Copied")
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert copied.startswith("wallpress publish ") and copied.endswith("Output REMOTE"), copied


@test
def what_changes_stands_beside_the_last_build(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "lighthouse")
    built(page)
    summary = page.get_by_text("Compare with the last build")
    expect(summary).to_be_hidden()
    nudge(page, "Shift+ArrowLeft")
    summary.click()
    pairs = page.locator(".built-pair")
    expect(pairs).to_have_count(5)
    page.wait_for_function(
        "() => [...document.querySelectorAll('.built-pair img')].every(image => image.complete && image.naturalWidth)"
    )
    trial.picture(page, "last-build")
    page.keyboard.press("Control+z")
    expect(summary).to_be_hidden()

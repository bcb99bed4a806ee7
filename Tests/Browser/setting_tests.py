"""The fields that the page draws from the table of settings."""

from __future__ import annotations

from playwright.sync_api import Page, expect

import inputs
from designer import open_studio, saved, yaml_of
from running import Trial, test


def settings_of(page: Page) -> list[dict]:
    """The table, as the page got it."""
    return page.evaluate("async () => (await (await fetch('/api/page')).json()).studio.settings")


@test
def a_name_is_typed_shown_and_removed(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "meadow")
    field = page.get_by_role("textbox", name="Name")
    field.fill("Green meadow")
    field.press("Enter")
    expect(page.get_by_role("heading", name="Green meadow")).to_be_visible()
    saved(page)
    assert "name: Green meadow" in yaml_of(input).read_text()
    field.fill("")
    field.press("Enter")
    expect(page.get_by_role("heading", name="Meadow")).to_be_visible()
    saved(page)
    assert "name: Green meadow" not in yaml_of(input).read_text()


@test
def a_name_that_is_still_being_typed_belongs_to_its_wallpaper(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "meadow")
    address = page.url
    field = page.get_by_role("textbox", name="Name")
    field.press_sequentially("Green meadow")
    page.evaluate("address => { location.href = address }", address.replace("meadow", "lighthouse"))
    expect(page.get_by_role("heading", name="Lighthouse")).to_be_visible()
    expect(field).not_to_have_value("Green meadow")
    saved(page)
    text = yaml_of(input).read_text()
    assert text.index("id: meadow") < text.index("name: Green meadow"), text


@test
def every_text_and_choice_has_a_field_with_its_title(trial: Trial) -> None:
    _, page = open_studio(trial, inputs.coast(trial.folder / "input"), "meadow")
    for setting in settings_of(page):
        if setting["kind"] == "text":
            expect(page.get_by_role("textbox", name=setting["title"])).to_be_visible()
            expect(page.locator(".studio-editor")).to_contain_text(setting["help"])
        if setting["kind"] == "choice":
            group = page.get_by_role("group", name=setting["title"])
            expect(group.get_by_role("button")).to_have_count(len(setting["choices"]))
            expect(group.get_by_role("button", pressed=True)).to_have_text(setting["fallback"].capitalize())

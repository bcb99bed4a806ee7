"""The settings of a collection: texts, dates, locales, order."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

import inputs
from designer import open_studio, saved, yaml_of
from running import Trial, test


def open_form(trial: Trial, input: Path) -> tuple[Page, Locator]:
    _, page = open_studio(trial, input)
    page.get_by_role("button", name="Collection…").click()
    return page, page.get_by_role("dialog")


def close_and_save(page: Page, form: Locator) -> None:
    form.get_by_role("button", name="Done").click()
    expect(form).to_have_count(0)
    saved(page)


@test
def texts_of_a_collection_are_written(trial: Trial) -> None:
    input = inputs.sample(trial.folder / "input")
    page, form = open_form(trial, input)
    form.get_by_label("Heading").fill("Dämmerung \U0001f305")
    form.get_by_label("Description").fill('Four skies: "quoted", and a # sign.')
    form.get_by_label("Learn more").fill("https://example.com/a?b=c#d")
    close_and_save(page, form)
    text = yaml_of(input).read_text()
    assert "Dämmerung \U0001f305" in text and "Four skies" in text and "https://example.com/a?b=c#d" in text, text


@test
def an_address_that_is_not_valid_stays_with_its_collection(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    other = input / "hills" / "collection.yml"
    other.parent.mkdir()
    other.write_text("heading: The hills\n")
    other.with_name("hill.png").write_bytes(inputs.plain(1200, 900, (90, 70, 40)))
    page, form = open_form(trial, input)
    menu, field = form.locator(".choice select"), form.get_by_label("Learn more")
    expect(menu).to_have_value(inputs.COLLECTION)
    field.fill("example.com")
    menu.select_option("hills")
    expect(menu).to_have_value(inputs.COLLECTION)
    expect(field).to_have_value("example.com")
    field.fill("https://example.com/coast")
    menu.select_option("hills")
    expect(form.get_by_label("Heading")).to_have_value("The hills")
    expect(field).to_have_value("")
    close_and_save(page, form)
    assert "https://example.com/coast" in yaml_of(input).read_text()
    assert other.read_text() == "heading: The hills\n"


@test
def the_calendar_shows_the_end_as_clients_treat_it(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    page, form = open_form(trial, input)
    form.get_by_label("First day", exact=True).fill("2026-12-01")
    form.get_by_label("First day", exact=True).press("Tab")
    form.get_by_label("Last day people see it", exact=True).fill("2026-12-24")
    form.get_by_label("Last day people see it", exact=True).press("Tab")
    expect(form.locator(".date-words")).to_contain_text(re.compile(r"24 December 2026\b.* end: 2026-12-25\b"))
    expect(form.locator('[data-day="2026-12-24"]')).to_have_attribute(
        "aria-label", re.compile("last day people see it")
    )
    expect(form.locator('[data-day="2026-12-25"]')).to_have_attribute("aria-label", re.compile("no longer shown"))
    expect(form.locator('[data-day="2026-12-25"]')).to_have_attribute("aria-selected", "false")
    close_and_save(page, form)
    text = yaml_of(input).read_text()
    assert re.search(r"start: 2026-12-01\b", text) and re.search(r"end: 2026-12-25\b", text), text
    page.get_by_role("button", name="Order of the feed").click()
    expect(page.locator(".shown-when")).to_contain_text("24 December 2026")


@test
def days_are_picked_in_the_calendar_with_pointer_and_keys(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    yaml_of(input).write_text(
        inputs.LIGHTHOUSE_YAML + "availability-range: {start: 2026-06-01, end: 2026-09-01}  # the summer\n"
    )
    page, form = open_form(trial, input)
    form.get_by_role("button", name="Last day", exact=True).click()
    form.locator('[data-day="2026-06-15"]').click()
    expect(form.locator(".date-words")).to_contain_text("15 June 2026")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(form.locator(".date-words")).to_contain_text("23 June 2026")
    close_and_save(page, form)
    assert (
        yaml_of(input).read_text()
        == inputs.LIGHTHOUSE_YAML + "availability-range: {start: 2026-06-01, end: 2026-06-24}  # the summer\n"
    ), yaml_of(input).read_text()


@test
def the_calendar_goes_on_from_the_first_day_to_the_last(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    yaml_of(input).write_text(inputs.LIGHTHOUSE_YAML + "availability-range: {start: 2026-06-01, end: 2026-06-11}\n")
    page, form = open_form(trial, input)
    form.locator('[data-day="2026-06-05"]').click()
    expect(form.get_by_role("button", name="Last day", exact=True)).to_have_attribute("aria-pressed", "true")
    form.locator('[data-day="2026-06-20"]').click()
    expect(form.locator(".date-words")).to_contain_text("from 5 June 2026 up to and including 20 June 2026")
    # A first day behind the end begins a new range.
    form.get_by_role("button", name="First day", exact=True).click()
    form.locator('[data-day="2026-06-25"]').click()
    expect(form.locator(".date-words")).to_contain_text("from 25 June 2026, with no last day")
    form.locator('[data-day="2026-06-25"]').focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(form.locator(".date-words")).to_contain_text("from 25 June 2026 up to and including 2 July 2026")
    close_and_save(page, form)
    assert "{start: 2026-06-25, end: 2026-07-03}" in yaml_of(input).read_text(), yaml_of(input).read_text()


@test
def the_dialog_has_the_name_of_its_collection(trial: Trial) -> None:
    page, form = open_form(trial, inputs.coast(trial.folder / "input"))
    expect(form.get_by_role("heading", level=2)).to_have_text("The coast")
    form.get_by_label("Heading").fill("The shore")
    form.get_by_label("Description").click()
    expect(page.get_by_role("dialog", name="The shore")).to_be_visible()
    form.get_by_label("Heading").fill("")
    form.get_by_label("Description").click()
    expect(page.get_by_role("dialog", name=inputs.COLLECTION)).to_be_visible()


@test
def locales_are_written_as_devices_spell_them(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    page, form = open_form(trial, input)
    trial.allow("400")
    field = form.get_by_label("Locale to add")
    field.fill("en-us EN_gb")
    field.press("Enter")
    expect(form.locator(".locale-chip")).to_have_count(2)
    expect(form.locator(".locale-chips")).to_contain_text("en-US")
    field.fill("german")
    field.press("Enter")
    page.wait_for_function("field => field.validationMessage.includes('german')", arg=field.element_handle())
    expect(field).to_have_value("german")
    expect(form.locator(".locale-chip")).to_have_count(2)
    field.fill("")
    close_and_save(page, form)
    assert "available-locales: [en-US, en_GB]" in yaml_of(input).read_text(), yaml_of(input).read_text()


@test
def locales_are_added_and_removed(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    page, form = open_form(trial, input)
    field = form.get_by_label("Locale to add")
    for locale in ("en-US", "fr-CA", "de-DE"):
        field.fill(locale)
        field.press("Enter")
        expect(form.locator(".locale-chip", has_text=locale)).to_be_visible()
    form.get_by_role("button", name="Remove fr-CA").click()
    expect(form.locator(".locale-chip")).to_have_count(2)
    close_and_save(page, form)
    text = yaml_of(input).read_text()
    assert re.search(r"available-locales:.*en-US.*de-DE", text, re.S) and "fr-CA" not in text, text


@test
def wallpapers_are_put_in_order_with_keys(trial: Trial) -> None:
    input = inputs.sample(trial.folder / "input")
    page, form = open_form(trial, input)
    item = form.locator('.order-list [data-id="aurora"]')
    for _ in range(3):
        item.locator("button.up").focus()
        page.keyboard.press("Enter")
    expect(form.locator(".order-list li").first).to_have_attribute("data-id", "aurora")
    close_and_save(page, form)
    assert ids_in(yaml_of(input).read_text()) == ["aurora", "dawn-ridges", "night-lake", "dune-sea"]


@test
def wallpapers_are_put_in_order_by_dragging(trial: Trial) -> None:
    input = inputs.sample(trial.folder / "input")
    page, form = open_form(trial, input)
    first, last = (form.locator(f'.order-list [data-id="{id}"]') for id in ("dawn-ridges", "aurora"))
    last.scroll_into_view_if_needed()
    start, end = first.bounding_box(), last.bounding_box()
    page.mouse.move(start["x"] + 60, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + 60, end["y"] + end["height"] / 2, steps=20)
    page.mouse.up()
    expect(form.locator(".order-list li").last).to_have_attribute("data-id", "dawn-ridges")
    close_and_save(page, form)
    assert ids_in(yaml_of(input).read_text()) == ["night-lake", "dune-sea", "aurora", "dawn-ridges"]


def ids_in(text: str) -> list[str]:
    return re.findall(r"^ *- (?:id: |\{id: )([\w-]+)", text, re.M)

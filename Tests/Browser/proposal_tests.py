"""Proposals for illegible home pages: their promises, and the effects of pointer, keys and undo."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

import inputs
from designer import open_studio, saved, yaml_of
from running import Trial, test

STRIPES = "stripes"


def stripes(folder: Path) -> Path:
    """Makes a wallpaper of dark and of gray stripes: no ink suits both, and white does under a scrim."""
    width, height = 1800, 1200
    row = b"".join(bytes([30 if x // 60 % 2 else 128] * 3) for x in range(width))
    place = folder / inputs.COLLECTION
    place.mkdir(parents=True)
    (place / f"{STRIPES}.png").write_bytes(inputs.png(width, height, lambda _: row))
    (place / "collection.yml").write_text(f"heading: Stripes\nwallpapers:\n  - id: {STRIPES}\n")
    return folder


def proposal(page: Page) -> Locator:
    return page.get_by_role("region", name="Suggestion").get_by_role("button")


def promised(page: Page) -> int:
    return int(re.search(r"(\d+) % of the text", proposal(page).text_content()).group(1))


def worst(page: Page) -> int:
    """Returns the number of the least legible page, from an exact result."""
    return int(re.search(r", (\d+) %\. The goal", page.locator(".detail").text_content()).group(1))


def sources(page: Page) -> list[str]:
    return page.locator(".crop-frames .plate img").evaluate_all("images => images.map(image => image.src)")


def devices_show(page: Page, kind: str, is_shown: bool) -> None:
    """Waits until all devices show a picture of a kind, or none does: `proposal`, or `master` before it is computed."""
    page.wait_for_function(
        """([kind, isShown]) => [...document.querySelectorAll('.crop-frames .plate img')]
            .every(image => image.src.includes(`/${kind}-`) === isShown)""",
        arg=[kind, is_shown],
    )


@test
def a_proposal_is_shown_on_the_devices_while_it_is_pointed_at(trial: Trial) -> None:
    _, page = open_studio(trial, stripes(trial.folder / "input"), STRIPES)
    expect(proposal(page)).to_be_visible()
    image = proposal(page).locator("img")
    page.wait_for_function("image => image.naturalWidth > 0", arg=image.element_handle())
    devices_show(page, "master", False)
    before, numbers = sources(page), page.locator(".crop-frames figcaption").all_text_contents()
    proposal(page).hover()
    devices_show(page, "proposal", True)
    trial.picture(page, "proposal-pointed-at")
    assert page.locator(".crop-frames figcaption").all_text_contents() != numbers
    page.mouse.move(5, 5)
    devices_show(page, "proposal", False)
    assert sources(page) == before
    assert page.locator(".crop-frames figcaption").all_text_contents() == numbers


@test
def a_proposal_is_shown_while_it_has_the_focus_of_the_keyboard(trial: Trial) -> None:
    _, page = open_studio(trial, stripes(trial.folder / "input"), STRIPES)
    expect(proposal(page)).to_be_visible()
    # The page scrolls, and must not put the button under the pointer.
    page.mouse.move(5, 5)
    page.locator(".crop-box").last.focus()
    for _ in range(40):
        page.keyboard.press("Tab")
        if proposal(page).evaluate("button => button === document.activeElement"):
            break
    devices_show(page, "proposal", True)
    page.keyboard.press("Tab")
    devices_show(page, "proposal", False)


@test
def a_proposal_keeps_what_it_promises_and_undo_takes_it_back(trial: Trial) -> None:
    input = stripes(trial.folder / "input")
    _, page = open_studio(trial, input, STRIPES)
    expect(proposal(page)).to_be_visible()
    before, promise = worst(page), promised(page)
    assert before < 80 <= promise, (before, promise)
    assert not re.search(r"scrim: auto|focus: \[", page.locator(".detail").text_content()), "settings to type"
    proposal(page).click()
    expect(page.get_by_role("region", name="Suggestion")).to_be_hidden()
    expect(page.locator(".checking")).to_have_count(0)
    assert worst(page) == promise, (worst(page), promise)
    page.get_by_role("button", name="Undo").click()
    expect(proposal(page)).to_be_visible()
    assert worst(page) == before
    page.get_by_role("button", name="Redo").click()
    expect(page.get_by_role("region", name="Suggestion")).to_be_hidden()
    saved(page)
    assert "scrim: auto" in yaml_of(input).read_text()

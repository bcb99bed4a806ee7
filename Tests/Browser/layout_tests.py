"""The page of one wallpaper: its order, its length and its words."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import inputs
from designer import open_studio
from running import Trial, test

SCREEN = {"width": 1680, "height": 1050}
FOREIGN_WORDS = r"(?i)\b(furniture|inks?|attention|suffixed)\b"


def bottom_of(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    return box["y"] + box["height"]


def top_of(page: Page, selector: str) -> float:
    return page.locator(selector).bounding_box()["y"]


def length_of(page: Page) -> int:
    return page.evaluate("() => document.documentElement.scrollHeight")


@test
def a_wallpaper_in_the_studio_takes_at_most_three_screens(trial: Trial) -> None:
    _, page = open_studio(trial, inputs.sample(trial.folder / "input"), "aurora", **SCREEN)
    expect(page.locator(".picture-list li")).to_have_count(5)
    expect(page.locator(".finding, .detail-side .quiet").first).to_be_visible()
    length = length_of(page)
    assert length <= 3 * SCREEN["height"], length
    order = [top_of(page, part) for part in (".crop-editor", ".color-panel", ".pictures", ".home-pages")]
    assert order == sorted(order), order
    # Devices are side by side: devices of one kind begin at one height.
    tops = {top_of(page, f'.home-pages [data-screen="{name}, portrait"]') for name in ("iPhone SE", "iPhone Pro Max")}
    assert len(tops) == 1, tops


@test
def help_and_other_places_are_in_sight_on_a_small_screen(trial: Trial) -> None:
    _, page = open_studio(trial, inputs.sample(trial.folder / "input"), "aurora", width=1280, height=900)
    for part in (".crop-picture", ".crop-help", ".crop-places", ".crop-frames"):
        assert bottom_of(page, part) <= 900, (part, bottom_of(page, part))


@test
def a_preview_shows_pictures_first_and_takes_at_most_three_screens(trial: Trial) -> None:
    page = trial.window(f"{trial.setting.preview.as_uri()}#aurora", **SCREEN)
    expect(page.locator(".picture-list li")).to_have_count(5)
    assert top_of(page, ".pictures") < top_of(page, ".home-pages")
    length = length_of(page)
    assert length <= 3 * SCREEN["height"], length


@test
def numbers_have_units_and_words_are_those_of_designers(trial: Trial) -> None:
    input = inputs.sample(trial.folder / "input")
    _, page = open_studio(trial, input, "aurora")
    for window in (page, trial.window(f"{trial.setting.preview.as_uri()}#aurora")):
        expect(window.locator(".home-pages")).to_be_visible()
        marks = window.locator(".line.low b").all_text_contents()
        assert all(re.fullmatch(r"\d+ %", text) for text in marks), marks
        expect(window.locator(".frames-legend")).to_contain_text("80 %")
        words = window.evaluate(
            """() => [document.body.innerText, ...[...document.querySelectorAll('[title], [aria-label]')].flatMap(
                (element) => [element.title, element.getAttribute('aria-label') ?? ''])].join(' ')"""
        )
        found = re.findall(FOREIGN_WORDS, words)
        assert not found, found

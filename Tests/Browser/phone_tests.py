"""The page that fills a phone, in three sizes, light and dark, upright and turned."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import inputs
from accessibility_tests import DRAWINGS, MODES
from designer import open_studio
from running import Trial, test

IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1"
ANDROID = (
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36"
)
# The screen in points, the visible part of its height in the browser, and the screens whose page is drawn.
PHONES = {
    "small": ((375, 667), 553, IPHONE, "iPhone SE"),
    "large": ((440, 956), 790, IPHONE, "iPhone Pro Max"),
    "android": ((412, 915), 780, ANDROID, "Android phone"),
}


@contextmanager
def served(trial: Trial, tree: Path | None = None) -> Iterator[str]:
    """Yields the address of the page for phones of a tree, or of the sample, on the loopback."""
    process = subprocess.Popen(
        [trial.program.path, "preview", tree or trial.setting.tree, "--phone"], stdout=subprocess.PIPE, text=True
    )
    try:
        lines = iter(process.stdout.readline, "")
        address = next(found for found in (re.search(r"http://\S+", line) for line in lines) if found)[0]
        yield re.sub(r"//[^:/]+", "//127.0.0.1", address)
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 0, "The preview did not end as it should."


def phone(trial: Trial, url: str, name: str, *, turned: bool = False, dark: bool = False) -> Page:
    (width, height), visible, agent, _ = PHONES[name]
    seen = (height, width - 40) if turned else (width, visible)
    return trial.window(
        url,
        dark=dark,
        width=seen[0],
        height=seen[1],
        screen={"width": width, "height": height},
        is_mobile=True,
        has_touch=True,
        device_scale_factor=2,
        user_agent=agent,
    )


def check(trial: Trial, page: Page, name: str) -> None:
    page.wait_for_function("() => document.querySelector('.frame img, .qr')?.naturalWidth !== 0")
    page.evaluate("() => Promise.all([...document.querySelectorAll('.frame img')].map((image) => image.decode()))")
    trial.picture(page, name)
    found = Axe().run(page, context=DRAWINGS, options={"resultTypes": ["violations"]}).response["violations"]
    assert not found, [(one["id"], node["html"][:160]) for one in found for node in one["nodes"]]


@test
def a_phone_is_filled_with_its_own_picture_and_the_page_in_its_true_size(trial: Trial) -> None:
    with served(trial) as url:
        for name, (size, _, _, device) in PHONES.items():
            for turned in (False, True):
                page = phone(trial, url, name, turned=turned)
                frame = page.locator(".frame").first
                arrangement = "landscape" if turned else "portrait"
                expect(frame).to_have_attribute("data-screen", f"{device}, {arrangement}")
                width = max(size) if turned else min(size)
                box = frame.locator(".device").bounding_box()
                assert (round(box["x"]), round(box["y"]), round(box["width"])) == (0, 0, width), box
                assert box["height"] >= page.viewport_size["height"], "The phone is not filled."
                source = frame.locator("img").first.get_attribute("src")
                assert source.endswith("_ls.jpg") == turned, source
                page.wait_for_function("() => document.querySelector('.frame img').naturalWidth > 1000")
                assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@test
def people_swipe_to_the_next_wallpaper_and_tap_to_hide_the_page(trial: Trial) -> None:
    with served(trial) as url:
        page = phone(trial, url, "small")
        expect(page.locator(".hint")).to_be_visible()
        expect(page.locator(".page").first).to_be_visible()
        page.locator(".track").evaluate("track => track.scrollBy({ left: track.clientWidth, behavior: 'instant' })")
        expect(page.locator(".hint")).to_be_hidden()
        expect(page.locator(".slide").nth(1).locator(".page")).to_be_visible()
        page.locator(".track").tap()
        expect(page.locator(".slide").nth(1).locator(".page")).to_be_hidden()
        expect(page.locator(".caption-title")).to_contain_text("2 of 4")
        page.get_by_role("button", name="Next wallpaper").tap()
        expect(page.locator(".caption-title")).to_contain_text("3 of 4")
        page.get_by_role("button", name="Dark").tap()
        expect(page.locator(".slide").nth(2).locator(".device")).to_have_class(re.compile("dark"))
        # Only the slides nearby are drawn.
        expect(page.locator(".slide").nth(0).locator(".device")).to_have_count(0)
        page.set_viewport_size({"width": 667, "height": 335})
        expect(page.locator(".slide").nth(2).locator(".frame")).to_have_attribute("data-screen", "iPhone SE, landscape")
        expect(page.locator(".caption-title")).to_contain_text("3 of 4")
        page.get_by_role("button", name="Show the page").tap()
        expect(page.locator(".slide").nth(2).locator(".page")).to_be_visible()


@test
def a_wallpaper_without_a_picture_for_the_screen_is_named(trial: Trial) -> None:
    tree = trial.folder / "upright"
    shutil.copytree(trial.setting.tree, tree)
    for path in tree.rglob("*_ls.*"):
        if path.parent.name != "night-lake":
            path.unlink()
    with served(trial, tree) as url:
        page = phone(trial, url, "small")
        expect(page.locator(".device").first).to_be_visible()
        expect(page.locator(".missing")).to_have_count(0)
        page.set_viewport_size({"width": 667, "height": 335})
        expect(page.locator(".missing").first).to_contain_text("has no picture for Landscape")
        trial.picture(page, "phone-missing")


@test
def the_page_for_phones_is_accessible_in_light_and_dark(trial: Trial) -> None:
    with served(trial) as url:
        for mode, dark in MODES.items():
            for name in PHONES:
                for turned in (False, True):
                    page = phone(trial, url, name, turned=turned, dark=dark)
                    expect(page.locator(".device").first).to_have_class(
                        re.compile("dark") if dark else re.compile("^((?!dark).)*$")
                    )
                    place = f"phone-{name}-{'turned' if turned else 'upright'}-{mode}"
                    check(trial, page, place)
                    page.locator(".track").tap()
                    expect(page.locator(".caption")).to_be_visible()
                    check(trial, page, f"{place}-picture")
            desk = trial.window(url, dark=dark)
            expect(desk.locator(".qr")).to_be_visible()
            check(trial, desk, f"phone-desk-{mode}")


@test
def the_studio_invites_phones_until_it_is_stopped(trial: Trial) -> None:
    for mode, dark in MODES.items():
        _, page = open_studio(trial, inputs.coast(trial.folder / f"input-{mode}"), dark=dark)
        page.get_by_role("button", name="Phone…").click()
        dialog = page.get_by_role("dialog", name="On a phone")
        expect(dialog.locator(".qr")).to_be_visible()
        check(trial, page, f"studio-phone-{mode}")
        url = re.sub(r"//[^:/]+", "//127.0.0.1", dialog.locator(".addresses code").first.inner_text())
        visitor = phone(trial, url, "small", dark=dark)
        visitor.wait_for_function("() => document.querySelector('.frame img')?.naturalWidth > 100")
        dialog.get_by_role("button", name="Stop").click()
        expect(page.locator(".notice", has_text="no longer")).to_be_visible()
        trial.allow("ERR_CONNECTION_REFUSED")
        try:
            visitor.reload()
        except Exception as error:  # noqa: BLE001
            assert "ERR_CONNECTION_REFUSED" in str(error), error
        else:
            raise AssertionError("The address still works.")

"""axe-core finds nothing serious on any screen, light or dark. With --screenshots, these screens become pictures."""

from __future__ import annotations

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import inputs
from comparison_tests import changed_tree
from designer import built, drag, drag_box, open_studio, open_wallpaper, show_changes, verified, yaml_of
from master_tests import choose, choose_own_master, small_picture
from preview_tests import preview
from running import Trial, test

MODES = {"light": False, "dark": True}
# A frame is a drawing of a phone: an image to screen readers, with the same legibility of texts as on the phone.
DRAWINGS = {"exclude": [[".device[role='img']"]]}


def check(trial: Trial, page: Page, name: str, mode: str) -> None:
    trial.picture(page, f"{name}-{mode}")
    result = Axe().run(page, context=DRAWINGS, options={"resultTypes": ["violations"]})
    serious = [
        f"{one['id']} ({one['impact']}): {node['html'][:160]} {node['failureSummary'].splitlines()[1].strip()}"
        for one in result.response["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]
    assert not serious, f"{name}, {mode}:\n" + "\n".join(serious)


@test
def a_preview_is_accessible_in_light_and_dark(trial: Trial) -> None:
    tree = changed_tree(trial)
    next((tree / "ios").glob("plain-day/*_pad.jpg")).write_bytes(b"this is no picture")
    path = preview(trial, tree, "--against", trial.setting.tree)
    for mode, dark in MODES.items():
        page = trial.window(path, dark=dark)
        expect(page.locator(".card")).to_have_count(5)
        check(trial, page, "preview-grid", mode)
        page.get_by_role("button", name="Order of the feed").click()
        check(trial, page, "preview-feed", mode)
        for id in ("aurora", "plain-day", "dune-sea"):
            page.goto(f"{path.as_uri()}#{id}")
            expect(page.locator(".detail-head")).to_contain_text(id)
            check(trial, page, f"preview-{id}", mode)
        page.goto(f"{path.as_uri()}#night-lake")
        for name in ("Right to left", "German labels", "Scrolled"):
            page.get_by_role("switch", name=name).click()
        page.get_by_role("button", name="Dark", exact=True).click()
        page.get_by_role("button", name="For text").click()
        check(trial, page, "preview-switches", mode)
        page.goto(f"{path.as_uri()}#/clients")
        expect(page.locator("h1")).to_have_text("Who sees what")
        check(trial, page, "preview-clients", mode)


@test
def the_studio_is_accessible_in_light_and_dark(trial: Trial) -> None:
    for mode, dark in MODES.items():
        input = inputs.sample(trial.folder / f"input-{mode}")
        (input / inputs.COLLECTION / "broken.jpg").write_bytes(b"this is no picture")
        _, page = open_studio(trial, input, dark=dark)
        check(trial, page, "studio-grid", mode)
        open_wallpaper(page, "aurora")
        expect(page.locator(".crop-frames .frame")).to_have_count(5)
        drag_box(page, "pad", 0.1)
        expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "false")
        check(trial, page, "studio-wallpaper", mode)
        page.keyboard.down("Shift")
        drag(page, (0.3, 0.3), (0.6, 0.7))
        page.keyboard.up("Shift")
        expect(page.locator(".crop-keep")).to_be_visible()
        choose_own_master(page, "pad", (160, 20, 20))
        remove = page.get_by_role("button", name=re.compile("Remove.* separate master"))
        expect(remove).to_be_visible()
        check(trial, page, "studio-own-master", mode)
        remove.click()
        expect(remove).to_have_count(0)
        check(trial, page, "studio-removed-master", mode)
        page.get_by_role("button", name="Rename…").click()
        check(trial, page, "studio-rename", mode)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="All changes").click()
        check(trial, page, "studio-changes", mode)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Pick Text from the picture").click()
        expect(page.get_by_role("dialog").locator(".lens")).to_be_visible()
        check(trial, page, "studio-eyedropper", mode)
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Collection…").click()
        page.get_by_label("First day", exact=True).fill("2026-12-01")
        page.get_by_label("Last day people see it", exact=True).fill("2026-12-24")
        page.get_by_label("Locale to add").fill("fr-CA")
        page.keyboard.press("Enter")
        expect(page.locator(".locale-chip")).to_be_visible()
        check(trial, page, "studio-collection", mode)
        page.get_by_role("button", name="Done").click()
        show_changes(page)
        check(trial, page, "studio-save", mode)
        page.get_by_role("dialog").get_by_role("button", name="Save", exact=True).click()
        expect(page.locator(".notices")).to_contain_text("Saved")
        ridges = input / inputs.COLLECTION / "dawn-ridges.jpg"
        ridges.rename(ridges.with_name("white-clock.jpg"))
        expect(page.locator(".missing")).to_be_visible()
        check(trial, page, "studio-missing", mode)
        ridges.with_name("white-clock.jpg").rename(ridges)
        expect(page.locator(".missing")).to_have_count(0)
        (input / inputs.COLLECTION / "broken.jpg").unlink()
        built(page)
        verified(page)
        check(trial, page, "studio-verified", mode)


@test
def a_conflict_and_a_reason_are_accessible_in_light_and_dark(trial: Trial) -> None:
    for mode, dark in MODES.items():
        input = inputs.sample(trial.folder / f"input-{mode}")
        _, page = open_studio(trial, input, "dawn-ridges", dark=dark)
        trial.allow("409")
        field = page.locator(".color-hex").first
        field.fill("808080")
        field.press("Enter")
        expect(page.get_by_role("dialog", name="Below the goal")).to_be_visible()
        check(trial, page, "studio-reason", mode)
        page.get_by_role("textbox", name="Reason").fill("It is only a test.")
        page.keyboard.press("Enter")
        expect(page.locator(".accepted-list .accepted")).to_be_visible()
        yaml_of(input).write_text(
            yaml_of(input).read_text().replace("- id: dawn-ridges", "- id: dawn-ridges\n    text-color: 00FF00")
        )
        expect(page.locator(".banner")).to_contain_text("the same lines")
        expect(show_changes(page).locator(".conflict")).to_be_visible()
        check(trial, page, "studio-conflict", mode)
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
        check(trial, page, "studio-keys", mode)


@test
def an_empty_studio_and_refused_pictures_are_accessible_in_light_and_dark(trial: Trial) -> None:
    for mode, dark in MODES.items():
        input = trial.folder / f"input-{mode}"
        trial.program.run("init", input)
        page = trial.window(trial.studio(input).url, dark=dark)
        expect(page.get_by_role("heading", name="Drop pictures here")).to_be_visible()
        trial.allow("422")
        check(trial, page, "studio-empty", mode)
        choose(page, [("one.txt", b"no picture"), ("two.txt", b"none either"), ("small.png", small_picture())])
        expect(page.get_by_role("button", name="Close all")).to_be_visible()
        check(trial, page, "studio-refused", mode)


@test
def people_who_want_no_motion_get_none(trial: Trial) -> None:
    moving = """() => [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
        const isLong = (durations) => durations.split(',').some((duration) => parseFloat(duration) > 0.01);
        return isLong(transitionDuration) || (animationName !== 'none' && isLong(animationDuration));
    }).map((element) => `${element.tagName}.${element.className}`)"""
    _, page = open_studio(trial, inputs.coast(trial.folder / "input"), "lighthouse", reduced_motion="reduce")
    assert page.evaluate(moving) == []


@test
def the_studio_is_not_cut_off_in_a_narrow_window(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, width=360, height=740)
    for name in ("grid", "lighthouse"):
        if name != "grid":
            open_wallpaper(page, name)
        wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        trial.picture(page, f"studio-360-{name}")
        assert wide <= 0, f"{name} is {wide} pixels too wide"

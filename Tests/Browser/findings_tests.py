"""Findings on the page: from a build, from a verification, and after a change."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, Route, expect

import inputs
from designer import built, open_studio, open_wallpaper, verified, yaml_of
from running import Trial, test


def findings(page: Page, rule: str) -> Locator:
    return page.locator(".detail-side .finding", has=page.locator("code", has_text=rule))


@test
def after_a_build_the_findings_of_all_wallpapers_are_in_the_grid(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    studio, page = open_studio(trial, input)
    expect(page.locator(".known")).to_contain_text("Build to check")
    built(page)
    expect(page.locator(".known")).to_be_hidden()
    expect(page.locator(".chip", has_text="With findings").locator(".chip-count")).to_have_text("2")
    expect(page.locator(".card .badge", has_text="warning")).to_have_count(2)
    page.close()
    studio.end()
    # The output matches the input: another studio shows the same at once.
    _, page = open_studio(trial, input)
    expect(page.locator(".chip", has_text="With findings").locator(".chip-count")).to_have_text("2")


@test
def what_is_accepted_leaves_the_findings_at_once(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input)
    built(page)
    open_wallpaper(page, "meadow")
    expect(findings(page, "enlarged")).to_have_count(1)
    page.get_by_role("button", name="Accept… enlarged").click()
    page.get_by_role("textbox", name="Reason").fill("It is a meadow.")
    page.keyboard.press("Enter")
    expect(findings(page, "enlarged")).to_have_count(0)
    expect(page.get_by_role("button", name="Accept… enlarged")).to_have_count(0)
    expect(page.locator(".accepted-list .accepted")).to_contain_text("It is a meadow.")
    page.get_by_role("button", name="Undo").click()
    expect(findings(page, "enlarged")).to_have_count(1)


@test
def what_verification_found_can_be_accepted_too(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    yaml = yaml_of(input)
    yaml.write_text(yaml.read_text().replace("{id: meadow,", "{id: meadow, text-color: 3A5A3A,"))
    _, page = open_studio(trial, input)
    built(page)
    verified(page)
    open_wallpaper(page, "meadow")
    button = page.get_by_role("button", name="Accept…").first
    expect(button).to_be_visible()
    while button.count():
        count = page.locator(".accepted-list .accepted").count()
        button.click()
        page.get_by_role("textbox", name="Reason").fill("It is a meadow.")
        page.keyboard.press("Enter")
        expect(page.locator(".accepted-list .accepted")).to_have_count(count + 1)
    expect(page.locator(".detail-side .finding.warning")).to_have_count(0)


@test
def nothing_was_found_is_said_only_after_the_check(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input, "meadow")
    expect(page.locator(".detail-side .finding").first).to_be_visible()
    # The exact result is held back.
    held, waits = [], [True]
    page.route("**/api/wallpaper?*", lambda route: held.append(route) if waits[0] else route.continue_())
    page.get_by_role("group", name="Text and logo").get_by_role("button", name="Dark").click()
    side = page.locator(".detail-side")
    expect(side).to_contain_text("Checking…")
    expect(side).not_to_contain_text("No findings")
    while not held:
        page.wait_for_timeout(50)
    waits[0] = False
    for route in held:
        route.continue_()
    expect(side).not_to_contain_text("Checking…")


@test
def findings_of_an_older_state_are_marked_and_go(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    studio, page = open_studio(trial, input)
    built(page)
    picture = studio.output / "ios/meadow/meadow.jpg"
    picture.write_bytes(picture.read_bytes() + b"more")
    verified(page)
    verdict = page.locator(".bar .verdict")
    expect(verdict).not_to_contain_text("Before the latest changes")
    open_wallpaper(page, "meadow")
    beside = page.locator(".picture-list code", has_text="trailing-bytes")
    expect(beside).to_have_count(1)
    page.get_by_role("group", name="Text and logo").get_by_role("button", name="Dark").click()
    expect(beside).to_have_count(0)
    older = page.locator(".older-findings", has_text="of the last verification")
    expect(older).to_be_visible()
    expect(verdict).to_contain_text("Before the latest changes")
    # Back in the verified state, they count again.
    page.get_by_role("button", name="Undo").click()
    expect(beside).to_have_count(1)
    expect(older).to_have_count(0)
    expect(verdict).not_to_contain_text("Before the latest changes")
    page.get_by_role("button", name="Redo").click()
    page.get_by_role("button", name="Build", exact=True).click()
    page.get_by_role("button", name="Save and build").click()
    expect(page.locator(".job-result")).to_contain_text("Build:", timeout=60_000)
    expect(older).to_have_count(0)
    expect(beside).to_have_count(0)


@test
def cards_keep_their_places_while_they_are_measured(trial: Trial) -> None:
    input = inputs.sample(trial.folder / "input")
    page = trial.window()
    # The test decides how many are measured, and which one is the worst.
    shown = {"measured": 0, "worst": 0}

    def answer(route: Route) -> None:
        response = route.fetch()
        data = response.json()
        for at, wallpaper in enumerate(data["wallpapers"]):
            wallpaper["rank"] = (at - shown["worst"]) % 4
            wallpaper["worst"] = {"screen": 0, "mean": 50 + wallpaper["rank"]}
            wallpaper["studio"]["crops"] = [{"variant": "pad"}]
            if at >= shown["measured"]:
                wallpaper["rank"] = at
                wallpaper["studio"]["crops"] = []
                del wallpaper["worst"]
        route.fulfill(response=response, json=data)

    def look_again(measured: int, worst: int) -> None:
        shown.update(measured=measured, worst=worst)
        yaml = yaml_of(input)
        with page.expect_response("**/api/page"):
            yaml.write_text(yaml.read_text() + "#\n")
        expect(page.locator(".card .verdict")).to_have_count(measured)

    page.route("**/api/page", answer)
    page.goto(trial.studio(input).url)
    expect(page.locator(".card")).to_have_count(4)
    first = ids_of(page)
    look_again(2, 1)
    assert ids_of(page) == first
    look_again(4, 1)
    ordered = [*first[1:], first[0]]
    expect(page.locator(".card").first).to_have_attribute("data-id", ordered[0])
    assert ids_of(page) == ordered
    # Nor do cards move under the pointer.
    page.locator(".card").nth(1).hover()
    look_again(4, 2)
    assert ids_of(page) == ordered
    page.mouse.move(5, 5)
    expect(page.locator(".card").first).to_have_attribute("data-id", first[2])


def ids_of(page: Page) -> list[str]:
    return page.locator(".card").evaluate_all("cards => cards.map((card) => card.dataset.id)")

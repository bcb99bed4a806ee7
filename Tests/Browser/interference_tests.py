"""Studios that interfere with one another, and studios that are interrupted and killed."""

from __future__ import annotations

import http.client
import os
import random
import resource
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

import inputs
from designer import drag_box, edit, open_studio, yaml_of
from program import Caller
from running import Trial, test


@test
def a_second_studio_on_one_input_says_so(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input)
    expect(page.locator(".banner")).to_have_count(0)
    other = trial.window(trial.studio(input).url)
    expect(other.locator(".banner")).to_contain_text("nother studio")


@test
def a_closed_banner_stays_closed_when_another_appears(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    trial.studio(input)
    _, page = open_studio(trial, input)
    page.locator(".banner").get_by_role("button", name="Close").click()
    expect(page.locator(".banner")).to_have_count(0)
    (input / inputs.COLLECTION / "letter.png").write_text("Dear designer, this is no picture.")
    expect(page.locator(".banner")).to_have_count(1)
    expect(page.locator(".banner")).to_contain_text("Not used")


@test
def the_page_says_that_the_studio_is_gone(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    studio, page = open_studio(trial, input, "lighthouse")
    for text in (
        "ERR_CONNECTION_REFUSED",
        "ERR_INCOMPLETE_CHUNKED_ENCODING",
        "ERR_CONNECTION_RESET",
        "ERR_EMPTY_RESPONSE",
        "403",
        "401",
    ):
        trial.allow(text)
    studio.kill()
    expect(page.locator(".banner")).to_contain_text("does not respond")
    drag_box(page, "pad", -0.1)
    expect(page.locator(".notices")).to_contain_text("The change was not made")


def pointed_at_a_card(trial: Trial) -> tuple[Path, Page]:
    input = inputs.coast(trial.folder / "input")
    _, page = open_studio(trial, input)
    page.get_by_role("button", name="Order of the feed").click()
    page.locator('.card[data-id="meadow"] a').hover()
    return input, page


def write_news(input: Path) -> None:
    yaml_of(input).write_text(yaml_of(input).read_text() + "learn-more-url: https://example.com/news\n")


@test
def news_during_a_press_leaves_the_click(trial: Trial) -> None:
    input, page = pointed_at_a_card(trial)
    page.mouse.down()
    with page.expect_event("requestfinished", lambda request: request.url.endswith("/api/page")):
        write_news(input)
    page.evaluate("() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))")
    page.mouse.up()
    expect(page.locator(".detail-head")).to_contain_text("meadow")
    page.keyboard.press("Escape")
    expect(page.locator(".collection-head")).to_contain_text("example.com/news")


@test
def news_show_beside_an_open_menu(trial: Trial) -> None:
    input, page = pointed_at_a_card(trial)
    # The page may never get this button's release.
    page.mouse.down(button="right")
    write_news(input)
    expect(page.locator(".collection-head")).to_contain_text("example.com/news")


@test
def a_studio_that_is_killed_while_saving_leaves_a_whole_file(trial: Trial) -> None:
    input = inputs.sample(trial.folder / "input")
    numbers, saved = random.Random(19), 0
    for number in range(12):
        studio = trial.program.studio(input, trial.folder / "Output")
        caller = Caller(studio).open()
        revision, _ = prepare(caller, [number / 100, 0.1])
        start = time.monotonic()
        caller.json("POST", "/api/save", {"revision": revision})
        usual = time.monotonic() - start
        before = yaml_of(input).read_text()
        revision, after = prepare(caller, [number / 100, 0.2])
        killer = threading.Timer(numbers.uniform(0, 1.2 * usual), studio.kill)
        killer.start()
        try:
            caller.json("POST", "/api/save", {"revision": revision})
        except (OSError, http.client.HTTPException):
            pass  # The studio was killed.
        killer.join()
        found = yaml_of(input).read_text()
        saved += found == after
        assert found in (before, after), f"after kill {number} the file is neither old nor new:\n{found}"
    trial.setting.measured.append(f"  kills after which the new file was there: {saved} of 12")
    assert len(Caller(trial.studio(input)).open().page()["wallpapers"]) == 4


def prepare(caller: Caller, focus: list[float]) -> tuple[int, str]:
    """Moves a focus. Returns the revision, and the future text of the file."""
    answer = edit(caller, op="set", collection=inputs.COLLECTION, wallpaper="aurora", key="focus", value=focus)
    return answer["studio"]["revision"], next(file["text"] for file in caller.json("GET", "/api/changes")["files"])


@test
def an_interrupt_warns_of_changes_that_are_not_saved(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    studio = trial.studio(input)
    caller = Caller(studio).open()
    for count, text in enumerate(("Saved", "Not saved"), 1):
        answer = edit(caller, op="set", collection=inputs.COLLECTION, wallpaper=None, key="heading", value=text)
        studio.interrupt()
        wait_for(lambda count=count: studio.errors.read_text().count("unsaved changes") == count)
        assert studio.process.poll() is None
        if text == "Saved":
            caller.json("POST", "/api/save", {"revision": answer["studio"]["revision"]})
            saved = yaml_of(input).read_text()
    studio.interrupt()
    assert studio.process.wait(10) == 130
    assert yaml_of(input).read_text() == saved != inputs.LIGHTHOUSE_YAML


@test
def an_interrupt_ends_it_while_requests_keep_it_busy(trial: Trial) -> None:
    """The studio's HTTP library takes minutes for a line of a megabyte."""
    studio = trial.studio(inputs.coast(trial.folder / "input"))
    for _ in range(os.cpu_count() + 1):
        connection = socket.create_connection(("127.0.0.1", studio.port))
        connection.sendall(b"GET /" + 1_000_000 * b"a")
        connection.close()
    time.sleep(1)
    studio.process.terminate()
    assert studio.process.wait(20) == 130


@test
def too_many_connections_do_not_end_it(trial: Trial) -> None:
    if not hasattr(resource, "prlimit"):
        return
    studio = trial.studio(inputs.coast(trial.folder / "input"))
    caller = Caller(studio).open()
    edit(caller, op="set", collection=inputs.COLLECTION, wallpaper=None, key="heading", value="Not saved")
    resource.prlimit(studio.process.pid, resource.RLIMIT_NOFILE, (40, 40))
    connections = []
    for _ in range(60):
        try:
            connections.append(socket.create_connection(("127.0.0.1", studio.port)))
        except ConnectionRefusedError:
            break  # The studio refuses connections until a file handle is free.
    time.sleep(2)
    assert studio.process.poll() is None, studio.errors.read_text()
    for connection in connections:
        connection.close()
    wait_for(lambda: answers(caller))
    assert caller.page()["studio"]["isChanged"]


def answers(caller: Caller) -> bool:
    try:
        return bool(caller.page())
    except (OSError, http.client.HTTPException):
        return False


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 15
    while not condition():
        assert time.monotonic() < end, "it does not come true"
        time.sleep(0.02)

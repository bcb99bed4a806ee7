"""Ids and texts that are markup, and pages of other sites."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from playwright.sync_api import Page, expect

import inputs
from designer import drag_box, open_studio, open_wallpaper, show_changes, yaml_of
from preview_tests import preview
from program import Caller
from running import Trial, test

MARKUP = "<img src=x onerror=window.hacked=1><script>window.hacked=1<\u002fscript>\"'&lt;b&gt;"
ID = "<img src=x onerror=window.hacked=1>"


def assert_unharmed(page: Page) -> None:
    """Fails if markup has become an element, or a script ran."""
    assert page.evaluate("() => window.hacked") is None
    assert (
        page.locator("img[src='x'], img[onerror], [onclick], body script").count()
        <= page.locator("body > script").count()
    )
    assert page.locator("img[onerror]").count() == 0


def hostile_tree(trial: Trial) -> Path:
    """Builds a tree in which every text, and an id, is markup."""
    tree = trial.folder / "tree"
    shutil.copytree(trial.setting.tree, tree)
    shutil.rmtree(tree / "metadata/v2")
    path = tree / "metadata/v1/wallpapers.json"
    metadata = json.loads(path.read_text())
    collection = metadata["collections"][0]
    collection.update(
        {
            "heading": MARKUP,
            "description": f"</script><!--{MARKUP}",
            "learn-more-url": "javascript:window.hacked=1",
            "available-locales": [MARKUP, "en-US"],
        }
    )
    collection["wallpapers"][0]["id"] = ID
    collection["wallpapers"][1]["text-color"] = f"red;background:url(https://example.com/{MARKUP})"
    shutil.copytree(tree / "ios/dawn-ridges", tree / "ios" / ID)
    for picture in (tree / "ios" / ID).iterdir():
        picture.rename(picture.with_name(picture.name.replace("dawn-ridges", ID)))
    path.write_text(json.dumps(metadata))
    return tree


@test
def markup_in_ids_and_texts_stays_text_in_a_preview(trial: Trial) -> None:
    tree = hostile_tree(trial)
    for words in ([], ["--single-file"], ["--against", trial.setting.tree]):
        path = preview(trial, tree, *words)
        page = trial.window(path)
        expect(page.locator(".card")).not_to_have_count(0)
        page.get_by_role("button", name="Order of the feed").click()
        expect(page.locator("body")).to_contain_text("<script>window.hacked=1")
        expect(page.locator(".cards")).to_contain_text(ID)
        assert page.locator("a[href^='javascript']").count() == 0
        assert_unharmed(page)
        for hash in (f"#{ID}", "#night-lake", "#/clients", "#%", "#%3Cimg%20src=x%20onerror=window.hacked=1%3E"):
            page.goto(path.as_uri() + hash)
            expect(page.locator("h1")).to_be_attached()
            assert_unharmed(page)


@test
def markup_in_yaml_and_file_names_stays_text_in_the_studio(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    texts = f"heading: {json.dumps(MARKUP)}\ndescription: {json.dumps(MARKUP)}\n"
    yaml_of(input).write_text(texts + "learn-more-url: 'javascript:window.hacked=1'\n")
    (input / inputs.COLLECTION / f"{ID}.png").write_bytes(inputs.plain(900, 900, (80, 80, 80)))
    (input / inputs.COLLECTION / f"{ID}-broken.jpg").write_bytes(b"this is no picture")
    page = trial.window(trial.studio(input).url)
    banner = page.locator(".banner")
    expect(banner).to_contain_text(f"{ID}.png")
    expect(banner).to_contain_text("javascript:window.hacked=1")
    assert_unharmed(page)
    yaml_of(input).write_text(f"{texts}wallpapers:\n  - id: lighthouse\n    name: {json.dumps(MARKUP)}\n")
    page.get_by_role("button", name="Order of the feed").click()
    expect(page.locator(".sections")).to_contain_text("<script>window.hacked=1")
    assert_unharmed(page)
    open_wallpaper(page, "lighthouse")
    assert_unharmed(page)
    drag_box(page, "pad", 0.1)
    page.get_by_role("button", name="Collection…").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Description").fill(f"</code>{MARKUP}")
    dialog.get_by_role("button", name="Done").click()
    expect(show_changes(page)).to_contain_text(MARKUP[:30])
    assert_unharmed(page)
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Verify", exact=True).click()
    expect(page.locator(".job-result")).not_to_be_empty()
    assert_unharmed(page)


@test
def a_page_of_another_site_can_neither_read_nor_write(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    studio, page = open_studio(trial, input)
    # Another port is another origin, but cookies of this machine are sent to both.
    other = trial.studio(inputs.sample(trial.folder / "other"))
    foreign = page.context.new_page()
    foreign.goto(f"http://127.0.0.1:{other.port}/")
    reached = foreign.evaluate(
        """async (port) => {
        const place = `http://127.0.0.1:${port}`;
        const tried = await Promise.allSettled([
            fetch(`${place}/api/page`, { credentials: 'include' }),
            fetch(`${place}/api/save`, { method: 'POST', credentials: 'include', mode: 'no-cors', body: '{"revision":0}' }),
        ]);
        return tried.map(({ status }) => status);
    }""",
        studio.port,
    )
    assert reached == ["rejected", "rejected"], reached
    blank = page.context.new_page()
    blank.route(
        "http://foreign.test/**",
        lambda route: route.fulfill(
            content_type="text/html",
            body=f"""<form method=post
        action="http://127.0.0.1:{studio.port}/api/undo" enctype=text/plain><input name='{{"revision":0,"x":"' value='"}}'></form>
        <iframe src="http://127.0.0.1:{studio.port}/"></iframe>""",
        ),
    )
    blank.goto("http://foreign.test/")
    with blank.expect_response("**/api/undo") as answer:
        blank.evaluate("() => document.forms[0].submit()")
    assert answer.value.status == 403
    assert not Caller(studio).open().page()["studio"]["isChanged"]

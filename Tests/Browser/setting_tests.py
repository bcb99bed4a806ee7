"""The fields that the page draws from the table of settings."""

from __future__ import annotations

from playwright.sync_api import Page, expect

import inputs
from designer import open_studio, saved, yaml_of
from running import Trial, test


def settings_of(page: Page) -> list[dict]:
    """Returns the table as sent to the page."""
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
    page.locator(".credit-fields summary").click()
    for setting in settings_of(page):
        if setting["kind"] in ("text", "address"):
            expect(page.get_by_role("textbox", name=setting["title"], exact=True)).to_be_visible()
            expect(page.locator(".studio-editor")).to_contain_text(setting["help"])
        if setting["kind"] == "choice":
            group = page.get_by_role("group", name=setting["title"])
            expect(group.get_by_role("button")).to_have_count(len(setting["choices"]))
            expect(group.get_by_role("button", pressed=True)).to_have_text(setting["fallback"].capitalize())


PACKET = """<x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>
<rdf:Description xmlns:dc='http://purl.org/dc/elements/1.1/' xmlns:cc='http://creativecommons.org/ns#'>
<dc:creator><rdf:Seq><rdf:li>Jane Doe</rdf:li></rdf:Seq></dc:creator>
<cc:license rdf:resource='https://creativecommons.org/licenses/by/4.0/'/>
</rdf:Description></rdf:RDF></x:xmpmeta>"""


@test
def a_credit_is_found_typed_and_shown_in_studio_and_preview(trial: Trial) -> None:
    input = inputs.coast(trial.folder / "input")
    master = input / inputs.COLLECTION / "meadow.png"
    text = inputs.chunk(b"iTXt", b"XML:com.adobe.xmp\0\0\0\0\0" + PACKET.encode())
    master.write_bytes(master.read_bytes()[:33] + text + master.read_bytes()[33:])
    _, page = open_studio(trial, input, "meadow")
    page.locator(".credit-fields summary").click()
    field = page.get_by_role("textbox", name="Author", exact=True)
    expect(field).to_have_attribute("placeholder", "Jane Doe (XMP dc:creator)")
    credit = page.locator(".credit")
    expect(credit).to_contain_text("Jane Doe")
    expect(credit.get_by_role("link")).to_have_attribute("href", "https://creativecommons.org/licenses/by/4.0/")
    page.get_by_role("textbox", name="Author's page").fill("no address")
    page.get_by_role("textbox", name="Author's page").press("Enter")
    page.get_by_role("textbox", name="Author's page").fill("https://example.com/jane")
    page.get_by_role("textbox", name="Author's page").press("Enter")
    field.fill("Jane D.")
    field.press("Enter")
    expect(credit).to_contain_text("Jane D.")
    saved(page)
    text = yaml_of(input).read_text()
    assert "credit:" in text and "author: Jane D." in text and "link: https://example.com/jane" in text, text
    trial.program.run("build", input, "--output", trial.folder / "tree")
    trial.program.run("preview", trial.folder / "tree", "--output", trial.folder / "preview")
    page = trial.window(trial.folder / "preview" / "index.html")
    page.locator('.card[data-id="meadow"] a').first.click()
    expect(page.locator(".credit")).to_contain_text("Jane D.")
    expect(page.locator(".credit").get_by_role("link")).to_have_count(2)

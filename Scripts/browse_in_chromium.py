#!/usr/bin/python3
"""Uses the pages of `cairn browse` as a person does, in Debian's Chromium, and says what held.

    browse_in_chromium.py CAIRN AXE SCREENS HOME

CAIRN is the command, its repository named by the environment; HOME has `Documents` and `Pictures`,
which are in it as the test made them. Prints `ok NAME` or `failed NAME: WHY` for each check, and
leaves a picture of each page in SCREENS.
"""

import json
import os
import subprocess
import sys
import time
import traceback
from urllib.parse import quote_from_bytes, urlsplit

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

CAIRN, AXE, SCREENS, HOME = sys.argv[1:]
WIDTHS = [360, 768, 1280, 1920]


class Browse:
    """A running `cairn browse`."""

    def __init__(self):
        self.process = subprocess.Popen(
            [CAIRN, "browse", "--no-open", "--json"], stdout=subprocess.PIPE, text=True)
        line = json.loads(self.process.stdout.readline())
        self.link = line["url"]
        self.base = f"http://{urlsplit(self.link).netloc}"

    def end(self):
        self.process.terminate()
        return self.process.wait(30)


def chromium():
    options = webdriver.ChromeOptions()
    for word in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars"]:
        options.add_argument(word)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))


class Person:
    def __init__(self, browse):
        self.browse = browse
        self.driver = chromium()
        self.driver.get(browse.link)
        self.until(lambda: self.heading())

    def open(self, address):
        self.driver.get(self.browse.base + address)

    def until(self, condition, seconds=20):
        # The page may be another one by the time it is asked; the driver has several words for it.
        wait = WebDriverWait(self.driver, seconds, 0.05, [WebDriverException])
        return wait.until(lambda _: condition())

    def heading(self):
        def look():
            found = self.driver.find_elements(By.CSS_SELECTOR, "main h1")
            return (found[0].text if found else "",)
        return self.until(look)[0]

    def text(self):
        return self.until(lambda: (self.driver.find_element(By.TAG_NAME, "main").text,))[0]

    def links(self, selector):
        return [each.text for each in self.driver.find_elements(By.CSS_SELECTOR, selector)]

    def follow(self, words):
        self.driver.find_element(By.PARTIAL_LINK_TEXT, words).click()

    def press(self, words):
        self.driver.find_element(By.XPATH, f"//button[normalize-space()='{words}']").click()

    def restored(self):
        """The heading of the restore's page when it has ended."""
        ends = ["It is back", "Not all of it is back", "Nothing was restored"]
        return self.until(lambda: next((each for each in ends if each == self.heading()), None))

    def size(self, width, height=900):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500})

    def colors(self, scheme):
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-color-scheme", "value": scheme}]})

    def scripts(self, run):
        self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": not run})

    def picture(self, name):
        height = self.driver.execute_script("return document.documentElement.scrollHeight")
        self.size(1280, min(2400, max(900, height)))
        self.driver.save_screenshot(f"{SCREENS}/{name}.png")


def roots(person):
    """The numbers of the two roots, by name."""
    person.open("/api/1/browse")
    found = json.loads(person.driver.find_element(By.TAG_NAME, "pre").text)
    return {each["path"].rsplit("/", 1)[1]: each["root"] for each in found["roots"]}


def read(path):
    with open(f"{HOME}/{path}", "rb") as file:
        return file.read()


def write(path, content):
    with open(f"{HOME}/{path}", "wb") as file:
        file.write(content)


# Checks, each with a person who is let in; an assertion that does not hold is its failure.


def every_page(person, number):
    documents, pictures = number["Documents"], number["Pictures"]
    return {
        "home": "/", "roots": "/browse", "folder": f"/browse?root={documents}",
        "deleted": f"/browse?root={documents}&path=Invoices&deleted=1",
        "file": f"/file?root={documents}&path=thesis.txt",
        "compare": f"/compare?root={documents}&path=thesis.txt&a=0&b=1",
        "pictures": f"/compare?root={pictures}&path=hill.png&a=0&b=1",
        "bytes": f"/compare?root={documents}&path=data.bin&a=0&b=1",
        "search": "/search?q=invoice", "none": "/search?q=nothinglikethis",
        "restore": f"/restore?root={documents}&path=thesis.txt", "why": f"/why?path={HOME}/Documents",
        "settings": "/settings", "job": "/job", "missing": "/nowhere"}


def pages_are_whole_and_fit(person, number):
    for name, address in every_page(person, number).items():
        person.open(address)
        assert person.heading(), name
        for width in WIDTHS:
            person.size(width)
            wide = person.driver.execute_script("return document.documentElement.scrollWidth")
            assert wide <= width, f"{name} is {wide} wide at {width}"
        person.picture(name)
    said = [
        line["message"] for line in person.driver.get_log("browser")
        if "favicon" not in line["message"] and "/nowhere" not in line["message"]]
    assert not said, said


def pages_can_be_used_by_everyone(person, number):
    script = open(AXE, encoding="utf-8").read()
    found = []
    for name, address in every_page(person, number).items():
        for scheme in ["light", "dark"]:
            person.open(address)
            person.colors(scheme)
            person.driver.execute_script(script)
            answer = person.driver.execute_async_script(
                "const done = arguments[0];"
                "axe.run(document, {resultTypes: ['violations']}).then(done, e => done(String(e)))")
            assert isinstance(answer, dict), answer
            found += [
                f"{name} {scheme} {each['id']} {each['nodes'][0]['html'][:120]}"
                for each in answer["violations"]]
    person.colors("light")
    assert not found, found


def an_older_version_comes_back_and_is_undone(person, number):
    present = read("Documents/thesis.txt")
    person.open(f"/file?root={number['Documents']}&path=thesis.txt&version=0")
    person.follow("Restore this version")
    assert "replaced" in person.text()
    assert read("Documents/thesis.txt") == present
    person.press("Restore it there")
    assert person.restored() == "It is back"
    assert read("Documents/thesis.txt") == b"Chapter 1\n\nOne stone marks the way.\n"
    person.driver.refresh()
    assert person.heading() == "It is back"
    person.press("Undo it")
    person.until(lambda: read("Documents/thesis.txt") == present)
    person.until(lambda: "Undo:" in person.text())
    assert person.restored() == "It is back"


def a_copy_is_put_elsewhere(person, number):
    person.open(f"/restore?root={number['Documents']}&path=Invoices")
    field = person.driver.find_element(By.NAME, "target")
    field.clear()
    field.send_keys(f"{HOME}/elsewhere")
    person.press("Restore there")
    assert person.restored() == "It is back"
    name = "Documents/Invoices/2026-04-invoice-88.pdf"
    assert read(f"elsewhere{HOME}/{name}") == read(name)


def a_deleted_file_is_found_and_restored_by_keyboard(person, number):
    driver = person.driver
    person.open("/")
    driver.find_element(By.TAG_NAME, "body").send_keys("/")
    focused = lambda: driver.switch_to.active_element
    person.until(lambda: focused().tag_name == "input")
    focused().send_keys("invoices march", Keys.ENTER)
    person.until(lambda: "found" in person.text())

    def tab_to(words):
        for _ in range(60):
            if focused().tag_name in ("a", "button") and words in focused().text:
                return focused().send_keys(Keys.ENTER)
            focused().send_keys(Keys.TAB)
        raise AssertionError(f"no tab leads to {words}")

    tab_to("march-invoice-77.pdf")
    person.until(lambda: "not there any more" in person.text())
    tab_to("Restore this version")
    person.until(lambda: person.heading().startswith("Restore"))
    tab_to("Restore it there")
    assert person.restored() == "It is back"
    assert read("Documents/Invoices/march-invoice-77.pdf") == b"%PDF-1.4 the one of march\n"
    os.remove(f"{HOME}/Documents/Invoices/march-invoice-77.pdf")


def pages_work_without_scripts(person, number):
    person.scripts(False)
    try:
        person.open("/")
        person.follow("Browse what is kept")
        person.follow("Documents")
        person.follow("Earlier")
        assert "at=" in person.driver.current_url
        person.follow("Later")
        person.follow("Show deleted items")
        person.follow("Invoices")
        person.driver.find_element(By.CSS_SELECTOR, ".find input").send_keys("thesis", Keys.ENTER)
        person.follow("thesis.txt")
        person.press("Compare")
        person.until(lambda: person.links(".diff .added"))
        write("Documents/notes.txt", b"spoiled")
        person.open(f"/file?root={number['Documents']}&path=notes.txt")
        person.follow("Restore this version")
        person.press("Restore it there")
        assert person.restored() == "It is back"
        assert read("Documents/notes.txt") == b"notes\n"
    finally:
        person.scripts(True)


def the_slider_leads_to_a_moment(person, number):
    person.open(f"/browse?root={number['Documents']}")
    slider = person.driver.find_element(By.CSS_SELECTOR, ".moments input[type=range]")
    slider.send_keys(Keys.HOME)
    person.until(lambda: "at=" in person.driver.current_url)
    names = person.links("tbody td.name a")
    assert "thesis.txt" in names and "later.txt" not in names, names


def a_search_answers_as_one_types(person, number):
    person.open("/search")
    field = person.driver.find_element(By.CSS_SELECTOR, ".filters input[name=q]")
    field.send_keys("INVOI")
    person.until(lambda: len(person.links("#results .items a")) >= 2)
    field.send_keys("ce march")
    person.until(lambda: person.links("#results .items a") == ["march-invoice-77.pdf"])
    assert "deleted" in person.text()


def words_that_changed_are_marked(person, number):
    person.open(f"/compare?root={number['Documents']}&path=thesis.txt&a=0&b=1")
    assert person.links(".diff del") == ["One", "stone", "marks"], person.links(".diff del")
    assert person.links(".diff ins") == ["Many", "stones", "mark"], person.links(".diff ins")


def kept_pages_run_nothing(person, number):
    for root, name in [("Documents", "page.html"), ("Pictures", "picture.svg")]:
        for view in ["", "&view=1"]:
            person.open("/")
            person.open(f"/content?root={number[root]}&path={name}{view}")
            assert "pwned" not in person.driver.title
        person.open(f"/file?root={number[root]}&path={name}")
        assert "pwned" not in person.driver.title
        assert "pwned" in person.driver.find_element(By.CSS_SELECTOR, "pre.text").text
        assert not person.driver.find_elements(By.CSS_SELECTOR, "main iframe, main script")


def hostile_names_are_shown_and_usable(person, number):
    for name in os.listdir(os.fsencode(f"{HOME}/Documents/odd")):
        person.open(f"/browse?root={number['Documents']}&path=odd")
        assert "pwned" not in person.driver.title
        address = f"path=odd/{quote_from_bytes(name, safe='/')}".lower()
        links = person.driver.find_elements(By.CSS_SELECTOR, "tbody td.name a")
        found = [
            each for each in links
            if address == urlsplit(each.get_attribute("href")).query.split("&")[1].lower()]
        assert len(found) == 1, (name, [each.get_attribute("href") for each in links])
        found[0].click()
        assert person.driver.find_element(By.CSS_SELECTOR, "pre.text").text == "odd"
        person.press("Compare")
        person.until(lambda: person.links(".diff, .empty"))
        person.follow("Restore the older one")
        person.press("Restore it there")
        assert person.restored() == "It is back", (name, person.text())


def other_sites_are_refused(person, number):
    # A page of another origin: what it sends carries no cookie, and says where it came from.
    evil = "data:text/html," + f"<form id=f method=post action='{person.browse.base}/undo'></form>"
    person.driver.get(evil)
    person.driver.execute_script("document.getElementById('f').submit()")
    person.until(lambda: "Not let in" in person.driver.page_source)
    person.driver.get(
        "data:text/html," + f"<iframe src='{person.browse.base}/' id=f></iframe>")
    frame = person.driver.find_element(By.ID, "f")
    person.driver.switch_to.frame(frame)
    assert "Cairn" not in person.driver.page_source or "Not let in" in person.driver.page_source
    person.driver.switch_to.default_content()


def a_second_browse_is_apart(person, number):
    other = Browse()
    try:
        person.driver.get(other.base + "/")
        assert "Not let in" in person.text()
        person.driver.get(other.link)
        person.until(lambda: person.heading() not in ("", "Not let in"))
        person.open("/")
        assert person.heading() != "Not let in"
        person.driver.get(other.link)
        assert "used already" in person.text()
    finally:
        assert other.end() == 0


CHECKS = [
    pages_are_whole_and_fit, pages_can_be_used_by_everyone,
    the_slider_leads_to_a_moment, a_search_answers_as_one_types, words_that_changed_are_marked,
    an_older_version_comes_back_and_is_undone, a_copy_is_put_elsewhere,
    a_deleted_file_is_found_and_restored_by_keyboard, pages_work_without_scripts,
    kept_pages_run_nothing, hostile_names_are_shown_and_usable, other_sites_are_refused,
    a_second_browse_is_apart]


def main():
    browse = Browse()
    person = Person(browse)
    try:
        number = roots(person)
        for check in CHECKS:
            if check is pages_can_be_used_by_everyone and not os.path.exists(AXE):
                print(f"skipped {check.__name__}: no axe-core")
                continue
            person.size(1280)
            started = time.monotonic()
            try:
                check(person, number)
                print(f"ok {check.__name__} {time.monotonic() - started:.1f} s")
            except Exception as error:  # Whatever it was is told, and the next check made.
                where = traceback.extract_tb(error.__traceback__)
                lines = [each.lineno for each in where if each.filename == __file__]
                print(f"failed {check.__name__}: lines {lines}: {str(error)[:500]!r}")
                person.driver.save_screenshot(f"{SCREENS}/failed-{check.__name__}.png")
            sys.stdout.flush()
    finally:
        person.driver.quit()
        print("ended", browse.end())


main()

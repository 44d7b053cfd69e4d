#!/usr/bin/python3
"""Uses the pages of `cairn browse` as a person does, in Debian's Chromium, and says what held.

    browse_in_chromium.py CAIRN AXE SCREENS HOME

CAIRN is the command, its repository named by the environment; HOME has `Documents` and `Pictures`,
which are in it as the test made them. With CAIRN_PAGE_PASSWORD in the environment the repository is
encrypted, and what is checked is the page that asks for that. Prints `ok NAME` or `failed NAME: WHY` for each check, and
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
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

CAIRN, AXE, SCREENS, HOME = sys.argv[1:]
WIDTHS = [360, 390, 768, 1280, 1920]
# Links and fields that lie over each other, or beyond the page where nothing scrolls; by their text.
ASTRAY = """
const wide = document.documentElement.clientWidth, found = [];
const shown = [...document.querySelectorAll('a, button, input, select')].map(e => [e, e.getClientRects()[0]])
    .filter(([e, r]) => r && r.width > 2 && r.height > 2 && r.right > 0
        && !e.closest('svg') && !e.closest('details:not([open]) > :not(summary)'));
const name = e => (e.textContent || e.name || e.value).trim().slice(0, 30);
for (const [e, r] of shown)
    if (r.right > wide + 1 && !e.closest('.scroll, .calendar, pre, .effects')) found.push('beyond: ' + name(e));
for (let i = 0; i < shown.length; i++) for (let j = i + 1; j < shown.length; j++) {
    const [a, p] = shown[i], [b, q] = shown[j];
    if (a.contains(b) || b.contains(a)) continue;
    const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const down = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (across > 2 && down > 6) found.push(name(a) + ' over ' + name(b));
}
const menu = [...document.querySelectorAll('.top nav a')].map(e => e.getBoundingClientRect().top);
if (wide >= 390 && Math.max(...menu) - Math.min(...menu) > 4) found.push('the menu has two rows');
for (const e of document.querySelectorAll('.items .figure')) {
    const gap = e.parentElement.getBoundingClientRect().right - e.getBoundingClientRect().right;
    if (gap > 4) found.push('not at the right: ' + name(e));
}
for (const e of document.querySelectorAll('main .row')) {
    const before = e.previousElementSibling;
    if (before && e.getBoundingClientRect().top - before.getBoundingClientRect().bottom < 4) found.push('touches what is above: ' + name(e));
}
return found;
"""


class Browse:
    """A running `cairn browse`."""

    def __init__(self):
        self.process = subprocess.Popen(
            [CAIRN, "browse", "--no-open", "--json"], stdout=subprocess.PIPE, text=True,
            start_new_session=True)
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

    def look(self, expression):
        """What the page has, asked at once: one that reloads meanwhile is one page or the other."""
        return self.driver.execute_script(f"return {expression}")

    def until(self, condition, seconds=20):
        # The page may be another one by the time it is asked; the driver has several words for it.
        wait = WebDriverWait(self.driver, seconds, 0.05, [WebDriverException])
        return wait.until(lambda _: condition())

    def heading(self):
        return self.look("document.querySelector('main h1')?.innerText ?? ''")

    def text(self):
        return self.until(lambda: (self.look("document.querySelector('main').innerText"),))[0]

    def links(self, selector):
        return self.look(
            f"[...document.querySelectorAll({json.dumps(selector)})].map(each => each.innerText)")

    def leave(self, by, words):
        """Clicks what leads to another page, and waits for that: what is opened before it comes
        would be replaced by it."""
        before = self.look("performance.timeOrigin")
        self.until(lambda: self.driver.find_element(by, words)).click()
        self.until(lambda: self.look("document.readyState != 'loading' && performance.timeOrigin")
                   not in (False, before))

    def follow(self, words):
        self.leave(By.PARTIAL_LINK_TEXT, words)

    def press(self, words):
        self.leave(By.XPATH, f"//button[normalize-space()='{words}']")

    def tab_to(self, words):
        """Presses Tab until the link, button or box of these words has the focus."""
        for _ in range(80):
            tag, name = self.look(
                "(each => [each.localName, each.innerText + (each.ariaLabel ?? '')])"
                "(document.activeElement)")
            if tag in ("a", "button", "input") and words in name:
                return self.driver.switch_to.active_element
            ActionChains(self.driver).send_keys(Keys.TAB).perform()
        raise AssertionError(f"no tab leads to {words}")

    def restored(self):
        """The heading of the restore's page when it has ended."""
        ends = ["Restore complete", "Undo complete", "Not everything was restored", "Nothing was restored",
                "The restore failed"]
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
        "restore": f"/restore?root={documents}&path=thesis.txt&at=1",
        "document": f"/file?root={documents}&path=report.odt",
        "bundle": f"/file?root={documents}&path=letter.rtfd", "basket": "/basket",
        "why": f"/why?path={HOME}/Documents", "exclude": f"/exclude?path={HOME}/Documents/data.bin",
        "settings": "/settings", "job": "/job", "missing": "/nowhere"}


def pages_are_whole_and_fit(person, number):
    for name, address in every_page(person, number).items():
        person.open(address)
        assert person.heading(), name
        for width in WIDTHS:
            person.size(width)
            wide = person.driver.execute_script("return document.documentElement.scrollWidth")
            assert wide <= width, f"{name} is {wide} wide at {width}"
            astray = person.driver.execute_script(ASTRAY)
            assert not astray, f"{name} at {width}: {astray[:5]}"
        person.picture(name)
    said = [
        line["message"] for line in person.driver.get_log("browser")
        if "favicon" not in line["message"] and "/nowhere" not in line["message"]]
    assert not said, said


# What of axe-core's rules depends on colours: all that the dark scheme changes (style.css).
OF_COLORS = ["color-contrast", "link-in-text-block"]


def pages_can_be_used_by_everyone(person, number):
    script = open(AXE, encoding="utf-8").read()
    found = []
    for name, address in every_page(person, number).items():
        person.open(address)
        person.driver.execute_script(script)
        for scheme, rules in [("light", None), ("dark", OF_COLORS)]:
            person.colors(scheme)
            found += [f"{name} {scheme} {each}" for each in violations(person, rules)]
        person.colors("light")
    assert not found, found


def violations(person, rules=None):
    """What axe-core, which is in the page, finds by these rules; by all if there are none."""
    options = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = {"type": "rule", "values": rules}
    answer = person.driver.execute_async_script(
        "const [options, done] = arguments;"
        "axe.run(document, options).then(done, e => done(String(e)))", options)
    assert isinstance(answer, dict), answer
    return [f"{each['id']} {each['nodes'][0]['html'][:120]}" for each in answer["violations"]]


def an_older_version_comes_back_and_is_undone(person, number):
    present = read("Documents/thesis.txt")
    person.open(f"/file?root={number['Documents']}&path=thesis.txt&version=0")
    person.follow("Restore this version")
    assert "replaced" in person.text()
    assert read("Documents/thesis.txt") == present
    person.press("Restore it there")
    assert person.restored() == "Restore complete"
    assert read("Documents/thesis.txt") == b"Chapter 1\n\nOne stone marks the way.\n"
    person.driver.refresh()
    assert person.heading() == "Restore complete"
    person.press("Undo it…")
    assert person.heading() == "Undo it" and "What would change" in person.text()
    assert read("Documents/thesis.txt") != present
    person.press("Undo it")
    assert person.restored() == "Undo complete"
    assert read("Documents/thesis.txt") == present


def a_copy_is_put_elsewhere(person, number):
    person.open(f"/restore?root={number['Documents']}&path=Invoices")
    field = person.driver.find_element(By.NAME, "target")
    field.clear()
    field.send_keys(f"{HOME}/it's elsewhere")
    assert f"--target '{HOME}/it'\\''s elsewhere' --snapshot" in person.text(), person.text()
    field.clear()
    field.send_keys("~/to the side")
    assert "--target ~/'to the side' --snapshot" in person.text(), person.text()
    field.clear()
    field.send_keys(f"{HOME}/elsewhere")
    assert f"--target {HOME}/elsewhere --snapshot" in person.text(), person.text()
    person.press("Restore there")
    assert person.restored() == "Restore complete"
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

    # The box before it has the same name.
    person.tab_to("march-invoice-77.pdf").send_keys(Keys.TAB)
    person.tab_to("march-invoice-77.pdf").send_keys(Keys.ENTER)
    person.until(lambda: "It was deleted" in person.text())
    person.tab_to("Restore this version").send_keys(Keys.ENTER)
    person.until(lambda: person.heading().startswith("Restore"))
    person.tab_to("Restore it there").send_keys(Keys.ENTER)
    assert person.restored() == "Restore complete"
    assert read("Documents/Invoices/march-invoice-77.pdf") == b"%PDF-1.4 the one of march\n"
    os.remove(f"{HOME}/Documents/Invoices/march-invoice-77.pdf")


def pages_work_without_scripts(person, number):
    person.scripts(False)
    try:
        person.open("/")
        person.follow("Browse your backups")
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
        assert person.restored() == "Restore complete"
        assert read("Documents/notes.txt") == b"notes\n"
    finally:
        person.scripts(True)


def the_slider_leads_to_a_moment(person, number):
    person.open(f"/browse?root={number['Documents']}")
    slider = person.driver.find_element(By.CSS_SELECTOR, ".moments input[type=range]")
    slider.send_keys(Keys.HOME)
    person.until(lambda: "at=" in person.driver.current_url and person.links("tbody td.name a"))
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
    field.clear()
    field.send_keys("*.pdf")
    person.until(lambda: len(person.links("#results .items a")) == 2)
    # What came while typing is as what the server sends.
    assert person.links("#results .command button") == ["Copy"]
    person.open("/search?q=*.pdf")
    assert person.links("#results .command button") == ["Copy"]


def a_narrow_page_shows_when_names_were_modified(person, number):
    for address, row in [
            (f"/browse?root={number['Documents']}", "tbody tr"),
            (f"/file?root={number['Documents']}&path=thesis.txt", ".versions tbody tr")]:
        person.open(address)
        person.size(400)
        rows = person.look(
            f"[...document.querySelectorAll({json.dumps(row)})].map(each =>"
            " [...each.querySelectorAll('td:not(.choose), td.time')].map(cell =>"
            " [cell.className, cell.innerText, cell.getBoundingClientRect().toJSON()]))")
        for cells in rows:
            first, last = cells[0][2], cells[-1]
            assert last[0] == "time" and len(last[1].strip()) >= 10, cells
            assert last[2]["top"] >= first["bottom"] - 1 and last[2]["right"] <= 400, cells
        assert len(rows) >= 2


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
        links = person.look("[...document.querySelectorAll('tbody td.name a')].map(e => e.href)")
        found = [each for each in links if address == urlsplit(each).query.split("&")[1].lower()]
        assert len(found) == 1, (name, links)
        person.leave(By.CSS_SELECTOR, f"tbody tr:nth-child({links.index(found[0]) + 1}) .name a")
        assert person.driver.find_element(By.CSS_SELECTOR, "pre.text").text == "odd"
        person.press("Compare")
        person.until(lambda: person.links(".diff, .empty"))
        person.follow("Restore the older one")
        person.press("Restore it there")
        assert person.restored() == "Restore complete", (name, person.text())


def several_items_come_back_together_by_keyboard(person, number):
    present = {name: read(f"Documents/{name}") for name in ["thesis.txt", "data.bin"]}
    person.open(f"/browse?root={number['Documents']}&at=1")
    for name in present:
        person.driver.find_element(By.TAG_NAME, "body").click()
        person.tab_to(f"Select {name}").send_keys(Keys.SPACE)
    person.tab_to("Add selected items to the basket").send_keys(Keys.ENTER)
    person.until(lambda: person.links(".top .count") == ["2"])
    assert "at=1" in person.driver.current_url
    person.tab_to("Basket").send_keys(Keys.ENTER)
    person.until(lambda: person.heading() == "Basket")
    assert "replaced" in person.text() and "2 items" in person.text()
    for width in WIDTHS:
        person.size(width)
        wide = person.driver.execute_script("return document.documentElement.scrollWidth")
        assert wide <= width, f"the basket is {wide} wide at {width}"
    person.picture("basket-full")
    assert all(read(f"Documents/{name}") == was for name, was in present.items())
    person.tab_to("Restore everything").send_keys(Keys.ENTER)
    assert person.restored() == "Restore complete"
    assert read("Documents/thesis.txt") == b"Chapter 1\n\nOne stone marks the way.\n"
    assert read("Documents/data.bin") == bytes([0, 1, 2, 3])
    person.driver.refresh()
    assert person.heading() == "Restore complete"
    person.picture("job-done")
    person.tab_to("Undo it…").send_keys(Keys.ENTER)
    person.until(lambda: person.heading() == "Undo it")
    person.tab_to("Undo it").send_keys(Keys.ENTER)
    assert person.restored() == "Undo complete"
    assert all(read(f"Documents/{name}") == was for name, was in present.items())
    person.open("/basket")
    person.press("Empty the basket")
    person.until(lambda: "have not selected anything yet" in person.text())


def the_basket_works_without_scripts(person, number):
    person.scripts(False)
    try:
        person.open("/search?q=march-invoice")
        person.driver.find_element(By.CSS_SELECTOR, "#results input[type=checkbox]").click()
        person.press("Add selected items to the basket")
        person.until(lambda: person.links(".top .count") == ["1"])
        assert "q=march-invoice" in person.driver.current_url
        person.open(f"/file?root={number['Documents']}&path=later.txt")
        person.press("Add to the basket")
        person.until(lambda: person.links(".top .count") == ["2"])
        person.follow("Basket")
        person.press("Remove")
        person.until(lambda: person.links(".top .count") == ["1"])
        field = person.driver.find_element(By.NAME, "target")
        field.clear()
        field.send_keys(f"{HOME}/aside")
        person.press("Restore to this folder")
        assert person.restored() == "Restore complete"
        assert "later" in read(f"aside{HOME}/Documents/later.txt").decode()
        person.open("/basket")
        person.press("Empty the basket")
        person.until(lambda: "have not selected anything yet" in person.text())
    finally:
        person.scripts(True)


def what_would_change_is_shown_word_by_word(person, number):
    person.open(f"/restore?root={number['Documents']}&path=thesis.txt&at=1")
    assert person.links(".diff del") == ["Many", "stones", "mark"], person.links(".diff del")
    assert person.links(".diff ins") == ["One", "stone", "marks"], person.links(".diff ins")


def documents_show_what_is_in_them(person, number):
    for path, words in [("report.odt", "OpenDocument text"), ("letter.rtfd", "folder")]:
        person.open(f"/file?root={number['Documents']}&path={path}")
        assert words in person.text(), person.text()
        assert "changed" in person.links(".members .tag"), path
    person.follow("TXT.rtf")
    person.until(lambda: person.heading() == "TXT.rtf")


def an_item_is_left_out_by_a_button(person, number):
    path = f"{HOME}/Documents/data.bin"
    person.open("/why")
    person.driver.find_element(By.CSS_SELECTOR, "main input[name=path]").send_keys(
        path, Keys.ENTER)
    person.until(lambda: "It is backed up" == person.heading() or "is backed up" in person.text())
    person.tab_to("Exclude it from now on").send_keys(Keys.ENTER)
    person.until(lambda: person.heading() == "Exclude it?")
    assert f'paths = ["{path}"]' in person.text() and "exclude add" in person.text()
    assert "user.xdg.robots.backup" not in os.listxattr(path)
    person.tab_to("Exclude it").send_keys(Keys.ENTER)
    person.until(lambda: person.heading() == "It is now excluded")
    assert os.getxattr(path, "user.xdg.robots.backup") == b"false"
    person.follow("Why it is not backed up")
    person.until(lambda: "It is not backed up" in person.text())
    os.removexattr(path, "user.xdg.robots.backup")


def the_password_is_asked_for(person, number):
    password = os.environ["CAIRN_PAGE_PASSWORD"]
    for run in [True, False]:
        person.scripts(run)
        person.open("/search?q=thesis")
        assert person.heading() == "The repository is encrypted"
        # The field has the focus: a keyboard suffices.
        field = person.driver.switch_to.active_element
        assert field.get_attribute("type") == "password", field.tag_name
        field.send_keys("wrong", Keys.ENTER)
        person.until(lambda: "Wrong password" in person.text())
    person.scripts(True)
    person.picture("password")
    person.driver.execute_script(open(AXE, encoding="utf-8").read())
    found = violations(person)
    assert not found, found
    person.driver.switch_to.active_element.send_keys(password, Keys.ENTER)
    person.until(lambda: "Search everything" in person.heading())
    assert password not in person.driver.current_url and "q=thesis" in person.driver.current_url
    person.until(lambda: person.driver.refresh() or "thesis.txt" in person.text())


def other_sites_are_refused(person, number):
    # A page of another origin: what it sends carries no cookie, and says where it came from.
    evil = "data:text/html," + f"<form id=f method=post action='{person.browse.base}/undo'></form>"
    person.driver.get(evil)
    person.driver.execute_script("document.getElementById('f').submit()")
    person.until(lambda: "Access denied" in person.driver.page_source)
    person.driver.get(
        "data:text/html," + f"<iframe src='{person.browse.base}/' id=f></iframe>")
    frame = person.driver.find_element(By.ID, "f")
    person.driver.switch_to.frame(frame)
    assert "Cairn" not in person.driver.page_source or "Access denied" in person.driver.page_source
    person.driver.switch_to.default_content()


def a_second_browse_is_apart(person, number):
    other = Browse()
    try:
        person.driver.get(other.base + "/")
        assert "Access denied" in person.text()
        person.driver.get(other.link)
        person.until(lambda: person.heading() not in ("", "Access denied"))
        person.open("/")
        assert person.heading() != "Access denied"
        person.driver.get(other.link)
        person.until(lambda: person.heading() not in ("", "Access denied"))
        person.driver.delete_cookie(f"cairn_{urlsplit(other.base).port}")
        person.driver.get(other.link)
        assert "already used" in person.text()
    finally:
        assert other.end() == 0


CHECKS = [
    pages_are_whole_and_fit, pages_can_be_used_by_everyone,
    the_slider_leads_to_a_moment, a_search_answers_as_one_types,
    a_narrow_page_shows_when_names_were_modified, words_that_changed_are_marked,
    an_older_version_comes_back_and_is_undone, a_copy_is_put_elsewhere,
    a_deleted_file_is_found_and_restored_by_keyboard, pages_work_without_scripts,
    several_items_come_back_together_by_keyboard, the_basket_works_without_scripts,
    what_would_change_is_shown_word_by_word, documents_show_what_is_in_them,
    an_item_is_left_out_by_a_button,
    kept_pages_run_nothing, hostile_names_are_shown_and_usable, other_sites_are_refused,
    a_second_browse_is_apart]
LOCKED = [the_password_is_asked_for]


def main():
    browse = Browse()
    person = Person(browse)
    took = []
    try:
        is_locked = "CAIRN_PAGE_PASSWORD" in os.environ
        number = {} if is_locked else roots(person)
        for check in LOCKED if is_locked else CHECKS:
            if check is pages_can_be_used_by_everyone and not os.path.exists(AXE):
                print(f"skipped {check.__name__}: no axe-core")
                continue
            person.size(1280)
            started = time.monotonic()
            try:
                check(person, number)
                print(f"ok {check.__name__}")
            except Exception as error:  # Whatever it was is told, and the next check made.
                where = traceback.extract_tb(error.__traceback__)
                lines = [each.lineno for each in where if each.filename == __file__]
                print(f"failed {check.__name__}: lines {lines}: {str(error)[:500]!r}")
                person.driver.save_screenshot(f"{SCREENS}/failed-{check.__name__}.png")
            took.append((time.monotonic() - started, check.__name__))
            sys.stdout.flush()
    finally:
        person.driver.quit()
        print("ended", browse.end())
        for seconds, name in sorted(took, reverse=True):
            print(f"{seconds:6.1f} s {name}", file=sys.stderr)
        print(f"{sum(each[0] for each in took):6.1f} s in all", file=sys.stderr)


main()

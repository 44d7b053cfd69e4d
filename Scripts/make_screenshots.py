#!/usr/bin/python3
"""Takes a picture of each page of `cairn browse`, of an example repository.

    make_screenshots.py CAIRN SCREENS PICTURES

Makes a home of somebody who writes a thesis, with a year of backups (faketime dates them), and
leaves a picture of each page in SCREENS. Those that the README shows go to PICTURES, too. Needs
faketime, chromium-driver and python3-selenium. Run by root it lies under /home/ada, in a mount of
its own that goes with the program.
"""

import datetime
import glob
import json
import os
import random
import shutil
import struct
import subprocess
import sys
import tempfile
import time
import zipfile
import zlib
from urllib.parse import urlsplit

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By

CAIRN, SCREENS, PICTURES = (os.path.abspath(each) for each in sys.argv[1:4])
SHOWN = ["home", "compare"]
WORDS = """stone path ridge valley winter morning river the a of and along above below where long
old first light snow wind walk mark hand high grey slow water evening field bridge""".split()
chance = random.Random(7)


def in_a_mount_of_its_own():
    """A tmpfs on /home, so that paths read like a person's."""
    if os.geteuid() != 0 or "CAIRN_SCREENS_HOME" in os.environ:
        return
    os.environ["CAIRN_SCREENS_HOME"] = "/home/ada"
    inner = 'mount -t tmpfs tmpfs /home && mkdir -m 755 /home/ada && exec "$@"'
    os.execvp("unshare", ["unshare", "--mount", "sh", "-c", inner, "sh", sys.executable, *sys.argv])


def sentence():
    words = " ".join(chance.choice(WORDS) for _ in range(chance.randint(6, 14)))
    return words.capitalize() + "."


def landscape(width, height, hue):
    """A PNG of three ridges before a sky. - Source: RFC 2083."""
    def ridge(base, roughness):
        knots = [base + chance.randint(-roughness, roughness) for _ in range(width // 40 + 2)]
        return [
            knots[x // 40] + (knots[x // 40 + 1] - knots[x // 40]) * (x % 40) // 40
            for x in range(width)]
    ridges = [
        (ridge(height * (4 + depth) // 8, 30), bytes(color))
        for depth, color in enumerate([(118, 140, 150), (92, 118, 112), (58, 88, 74)])]
    rows = []
    for y in range(height):
        sky = bytes((120 + y // 4, 170 + min(60, hue // 2), 225 - y // 4))
        row = [next((color for top, color in reversed(ridges) if y >= top[x]), sky)
               for x in range(width)]
        rows.append(b"\0" + b"".join(row))

    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head)
            + chunk(b"IDAT", zlib.compress(b"".join(rows))) + chunk(b"IEND", b""))


class Home:
    def __init__(self, path):
        self.path = path
        self.now = None
        self.chapters = [[sentence() for _ in range(6)] for _ in range(3)]

    def write(self, name, content):
        path = f"{self.path}/{name}"
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
        self.touch(path)

    def touch(self, path):
        """An item and the folders above it are of now."""
        while path != self.path:
            os.utime(path, (self.now, self.now))
            path = os.path.dirname(path)

    def remove(self, name):
        os.remove(f"{self.path}/{name}")
        self.touch(os.path.dirname(f"{self.path}/{name}"))

    def document(self, name, text):
        path = f"{self.path}/{name}"
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
            file.writestr(
                "mimetype", "application/vnd.oasis.opendocument.text", zipfile.ZIP_STORED)
            file.writestr("content.xml", f"<text>{text}</text>")
            file.writestr("styles.xml", "<styles/>")
            file.writestr("meta.xml", f"<meta>{len(text)}</meta>")
        self.touch(path)

    def picture(self, name, hue):
        self.write(name, landscape(480, 270, hue))

    def thesis(self):
        text = ["Waymarks of the high paths", ""]
        for number, lines in enumerate(self.chapters, 1):
            text += [f"Chapter {number}", ""] + lines + [""]
        self.write("Documents/Thesis/thesis.txt", "\n".join(text))

    def work(self):
        """What a day at the thesis changes: one chapter, by some words and now and then a line."""
        lines = chance.choice(self.chapters)
        place = chance.randrange(len(lines))
        words = lines[place].split(" ")
        for _ in range(2):
            words[chance.randrange(len(words) - 1)] = chance.choice(WORDS)
        lines[place] = " ".join(words)
        if chance.random() < 0.4:
            lines.append(sentence())
        self.thesis()


def build(home, run):
    """A year of days."""
    start = datetime.datetime.now().replace(hour=9, minute=12, second=7, microsecond=0)
    days = sorted(chance.sample(range(4, 360), 110), reverse=True)
    months = set()
    for count, ago in enumerate(days):
        moments = chance.choice([1, 1, 1, 2, 3])
        for part in range(moments):
            moment = start - datetime.timedelta(days=ago) + datetime.timedelta(
                hours=part * 3, minutes=chance.randrange(60), seconds=chance.randrange(60))
            home.now = moment.timestamp() - 90
            home.work()
            if moment.strftime("%Y-%m") not in months:
                months.add(moment.strftime("%Y-%m"))
                number = 70 + len(months)
                home.write(
                    f"Documents/Invoices/{moment:%Y-%m}-invoice-{number}.pdf",
                    f"%PDF-1.4 invoice {number}\n" + "0" * (22_000 + 900 * number))
            if count == 60 and part == 0:
                home.remove(f"Documents/Invoices/{min(months)}-invoice-71.pdf")
            if count % 9 == 0 and part == 0:
                home.picture(f"Pictures/walk-{moment:%Y-%m-%d}.png", count)
            if count % 5 == 0 and part == 0:
                home.document("Documents/Letters/to-the-press.odt", sentence() * (count + 3))
            if count % 12 == 0 and part == 0:
                home.write("Documents/notes.rtfd/TXT.rtf", "{\\rtf1 " + sentence() * 9 + "}")
                home.write(
                    f"Documents/notes.rtfd/sketch-{count // 12 + 1}.png", landscape(96, 64, count))
            run([
                "faketime", "-f", moment.strftime("@%Y-%m-%d %H:%M:%S"), CAIRN, "backup",
                f"{home.path}/Documents", f"{home.path}/Pictures"])


def main():
    in_a_mount_of_its_own()
    os.environ["TZ"] = "Europe/Berlin"
    time.tzset()
    with tempfile.TemporaryDirectory(prefix="cairn-screens-") as scratch:
        home = Home(os.environ.get("CAIRN_SCREENS_HOME") or f"{scratch}/ada")
        os.makedirs(home.path, exist_ok=True)
        environment = dict(
            os.environ, HOME=home.path, LANG="C.UTF-8",
            CAIRN_REPOSITORY=f"{home.path}/.local/share/cairn/repository",
            # What is waited for takes as long as ever, and times of files are theirs.
            FAKETIME_DONT_FAKE_MONOTONIC="1", NO_FAKE_STAT="1")
        for name in list(environment):
            if name.startswith("XDG_"):
                del environment[name]

        def run(words):
            subprocess.run(words, env=environment, check=True, stdout=subprocess.DEVNULL)

        run([CAIRN, "init"])
        build(home, run)
        # What this machine remembers of its clock knows only the minutes that it took.
        for path in glob.glob(f"{home.path}/.local/state/cairn/*clock*"):
            os.remove(path)
        home.now = datetime.datetime.now().timestamp()
        watch = subprocess.Popen(
            [CAIRN, "watch", f"{home.path}/Documents", f"{home.path}/Pictures"], env=environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            for _ in range(3):
                home.now = datetime.datetime.now().timestamp()
                home.work()
                run([CAIRN, "backup"])
            run([CAIRN, "drill", "--quiet"])
            home.work()
            await_well(environment)
            take(environment, home)
        finally:
            watch.terminate()
            watch.wait(30)


def await_well(environment):
    """A picture of trouble would be a sad one."""
    for _ in range(120):
        said = subprocess.run(
            [CAIRN, "status", "--check"], env=environment, capture_output=True, text=True,
            check=False)
        if said.returncode == 0:
            return
        time.sleep(0.5)
    sys.exit(f"make_screenshots: all is not well: {said.stdout}{said.stderr}")


def take(environment, home):
    os.makedirs(SCREENS, exist_ok=True)
    browse = subprocess.Popen(
        [CAIRN, "browse", "--no-open", "--json"], env=environment, text=True,
        stdout=subprocess.PIPE, start_new_session=True)
    link = json.loads(browse.stdout.readline())["url"]
    options = webdriver.ChromeOptions()
    for word in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars"]:
        options.add_argument(word)
    driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
    driver.implicitly_wait(20)
    base = f"http://{urlsplit(link).netloc}"
    try:
        driver.get(link)
        driver.find_element(By.CSS_SELECTOR, "main h1")
        driver.get(base + "/api/1/browse")
        found = json.loads(driver.find_element(By.TAG_NAME, "pre").text)["roots"]
        number = {each["path"].rsplit("/", 1)[1]: each["root"] for each in found}
        documents, pictures = number["Documents"], number["Pictures"]
        thesis = f"root={documents}&path=Thesis/thesis.txt"
        driver.get(f"{base}/api/1/file?{thesis}")
        versions = len(json.loads(driver.find_element(By.TAG_NAME, "pre").text)["versions"])
        walk = sorted(os.listdir(f"{home.path}/Pictures"))[0]
        pages = {
            "search": "/search?q=invoice", "home": "/", "roots": "/browse",
            "folder": f"/browse?root={documents}",
            "deleted": f"/browse?root={documents}&path=Invoices&deleted=1",
            "file": f"/file?{thesis}", "restore": f"/restore?{thesis}&at=150",
            "compare": f"/compare?{thesis}&a={versions - 6}&b={versions - 1}",
            "document": f"/file?root={documents}&path=Letters/to-the-press.odt",
            "bundle": f"/file?root={documents}&path=notes.rtfd",
            "picture": f"/file?root={pictures}&path={walk}",
            "why": f"/why?path={home.path}/Documents",
            "exclude": f"/exclude?path={home.path}/Documents/Letters", "settings": "/settings"}
        for name, address in pages.items():
            driver.get(base + address)
            # The names of all time are counted at the first request.
            while "is counting the names" in driver.page_source:
                driver.get(base + address)
            picture(driver, name)
        driver.get(f"{base}/browse?root={documents}&at=60")
        for box in driver.find_elements(By.CSS_SELECTOR, ".list input[type=checkbox]")[:2]:
            box.click()
        driver.find_element(By.CSS_SELECTOR, "#choose button").click()
        driver.get(f"{base}/basket")
        picture(driver, "basket")
    finally:
        driver.quit()
        browse.terminate()
        browse.wait(30)


def picture(driver, name):
    def size(height):
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": 1120, "height": height, "deviceScaleFactor": 1, "mobile": False})
    size(840)
    height = driver.execute_script("return document.documentElement.scrollHeight")
    size(840 if name in SHOWN else max(840, min(2400, height)))
    driver.save_screenshot(f"{SCREENS}/{name}.png")
    if name in SHOWN:
        os.makedirs(PICTURES, exist_ok=True)
        shutil.copyfile(f"{SCREENS}/{name}.png", f"{PICTURES}/{name}.png")
    print(f"{SCREENS}/{name}.png")


main()

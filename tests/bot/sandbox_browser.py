"""A newcomer at the sandbox: the bot in a child process without a token, and headless Chromium in front of it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import FrameLocator, Page, expect, sync_playwright

ROOT = Path(__file__).parents[2]
_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_START = 60
_SOON = 60_000
_KEYSTROKE = 20
_LOOK = 250
_TOOLS = re.compile(r"^(My hand|Since my turn|Log|Why can't I\?|Undo|More …|Everything I may do|No DMs, please)$")


def chromium() -> str:
    """Where the browser is. Without one, the test is skipped on a developer's machine and fails anywhere else."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None and os.environ.get("CI"):
        pytest.fail("Chromium is missing (Debian: apt install chromium), and in CI this test must run.")
    if found is None:
        pytest.skip("Chromium is not installed (Debian: apt install chromium).")
    return found


@contextmanager
def sandbox() -> Iterator[str]:
    """`python -m bot` without a token, on a free port: its address."""
    with tempfile.TemporaryDirectory() as folder:  # away from any .env with a token in it
        settings = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "SKYPORT"))}
        settings |= {"NO_BROWSER": "1", "SKYPORT_SANDBOX_PORT": "0", "PYTHONPATH": str(ROOT)}
        journal = Path(folder, "journal")
        with journal.open("w", encoding="utf-8") as written:
            process = subprocess.Popen(
                [sys.executable, "-m", "bot"],
                cwd=folder,
                env=settings,
                text=True,
                stdout=subprocess.PIPE,
                stderr=written,
            )
        try:
            yield _address(process)
        finally:
            process.terminate()
            process.wait(_START)
        said = journal.read_text(encoding="utf-8")
        assert "WARNING" not in said, f"a newcomer is warned of nothing they could mend:\n{said}"


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        told = re.search(r"Play here: (http://127\.0\.0\.1:\d+/\S+/)", line)
        if told:
            return told[1]
    raise AssertionError("The sandbox ended before it said where to play.")


@contextmanager
def newcomer() -> Iterator[Newcomer]:
    """Somebody who opens the sandbox's page for the first time."""
    browser_path = chromium()
    with sandbox() as address, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=browser_path, args=list(_FLAGS))
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        page.set_default_timeout(_SOON)
        person = Newcomer(page)
        page.goto(address)
        yield person
        browser.close()
    assert not person.complaints, "\n".join(person.complaints)


class Newcomer:
    """What a person can do at the page, in their own words."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    @property
    def conversation(self) -> FrameLocator:
        """The place that is shown."""
        return self.page.frame_locator("iframe.shown")

    @property
    def newest(self) -> str:
        """The words of the newest message of the place."""
        return self.conversation.locator(".channel-message").last.inner_text()

    def begin(self) -> None:
        """Read the welcome, and begin."""
        expect(self.page.locator("#help")).to_contain_text("/game new")
        self.page.get_by_role("button", name="Begin as Alice").click()
        self._arrive()

    def become(self, name: str) -> None:
        """Be somebody else."""
        self.page.locator("#people button").filter(has_text=name).click()
        self._arrive()

    def go_to(self, place: str | re.Pattern[str]) -> None:
        """Look at another place."""
        self.page.locator("#places button").filter(has_text=place).first.click()
        self._arrive()

    def _arrive(self) -> None:
        expect(self.conversation.locator("#channel-composer-input")).to_be_visible(timeout=_SOON)

    def type(self, words: str) -> None:
        """Type into the message box."""
        self.conversation.locator("#channel-composer-input").click()
        self.type_on(words)

    def type_on(self, words: str) -> None:
        """Type where the cursor is, and look at what comes of it."""
        self.page.keyboard.type(words, delay=_KEYSTROKE)
        self.page.wait_for_timeout(_LOOK)

    def take(self, suggestion: str) -> None:
        """Wait until this is the first thing suggested, and take it with Enter."""
        first = self.conversation.get_by_role("option").first
        expect(first).to_contain_text(re.compile(suggestion), timeout=_SOON)
        self.enter()

    def enter(self) -> None:
        """Press the key."""
        self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(_LOOK)

    def press(self, label: str) -> None:
        """Press the newest button with this label."""
        button = self.conversation.locator("button.component-button").filter(has_text=re.compile(label)).last
        expect(button).to_be_enabled(timeout=_SOON)
        button.click()

    def decide(self) -> None:
        """Do the first thing that the newest message offers: its first choice as a button, or else in a menu."""
        message = self.conversation.locator(".channel-message").last
        choices = message.locator("button.component-button").filter(has_not_text=_TOOLS)
        before = message.inner_text()
        if choices.count():
            choices.first.click()
        else:
            message.locator(".select-trigger").first.click()
            self.conversation.get_by_role("option").first.click()
        expect(self.conversation.locator(".channel-message").last).not_to_have_text(
            before, use_inner_text=True, timeout=_SOON
        )

    def wait_until_it_rests(self) -> None:
        """Wait until the page has shown what came of the last press."""
        expect(self.conversation.locator(".channel-message").last).not_to_contain_text("Thinking…", timeout=_SOON)
        expect(self.conversation.locator("#action-status")).to_have_text(re.compile(r"^\s*(Done)?\s*$"), timeout=_SOON)
        self.page.wait_for_timeout(_LOOK)

    def read(self, words: str) -> str:
        """Wait until these words are somewhere in the conversation, and give the last part in brackets that fits."""
        timeline = self.conversation.locator("#channel-timeline")
        expect(timeline).to_contain_text(re.compile(words), timeout=_SOON)
        found = list(re.finditer(words, timeline.inner_text()))
        return found[-1][found[-1].lastindex or 0] if found else ""

    def read_last(self, words: str) -> None:
        """Wait until the newest message says this."""
        newest = self.conversation.locator(".channel-message").last
        expect(newest).to_contain_text(re.compile(words), timeout=_SOON)

    def see_pictures(self, count: int) -> None:
        """Wait until the newest message shows this many pictures."""
        pictures = self.conversation.locator(".channel-message").last.locator(".message-attachments img")
        expect(pictures).to_have_count(count, timeout=_SOON)
        for picture in pictures.all():
            expect(picture).to_have_js_property("complete", True, timeout=_SOON)
            expect(picture).not_to_have_js_property("naturalWidth", 0, timeout=_SOON)

    def see_icon(self, label: str) -> None:
        """Wait until the newest button with this label shows its icon."""
        icon = self.conversation.locator("button.component-button").filter(has_text=label).last.locator("img")
        expect(icon).to_have_count(1, timeout=_SOON)
        expect(icon).to_have_js_property("complete", True, timeout=_SOON)
        expect(icon).not_to_have_js_property("naturalWidth", 0, timeout=_SOON)

    def follow(self, link: str) -> None:
        """Click a link to a place."""
        self.conversation.locator(".mention[data-place]").filter(has_text=link).last.click()
        self._arrive()

    def is_at(self, place: str) -> bool:
        """Whether this place is shown."""
        return place in self.page.locator('#places button[aria-pressed="true"]').inner_text()

    def restart_the_bot(self) -> None:
        """Press the tool for it, and wait until the page is back."""
        tool = self.page.locator("#restart")
        tool.click()
        expect(tool).to_be_enabled(timeout=_SOON)
        self._arrive()

"""The image: where none can be built, its own steps run in a clean folder as a plain user."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from tests.house.tree import PACKAGES, ROOT


@pytest.mark.long
@pytest.mark.timeout(600)
def test_the_steps_of_the_image_give_a_bot_that_a_plain_user_can_start() -> None:
    steps = ROOT / "tests" / "house" / "image_steps.sh"
    done = subprocess.run(
        ["bash", steps], check=False, capture_output=True, text=True, env={**os.environ, "PYTHON": sys.executable}
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "games: braided-skies" in done.stdout
    assert "user: 0" not in done.stdout


def test_the_image_holds_every_package_and_the_rules_it_tells() -> None:
    copied = " ".join(re.findall(r"^COPY (?!-)(.*)$", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE))
    assert {*PACKAGES, "docs/rules"} <= set(copied.split())


def test_the_image_runs_as_a_plain_user_with_its_games_on_a_volume_and_says_how_it_is() -> None:
    steps = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    assert [step for step in steps if step.startswith("USER ")] == ["USER skyport"]
    assert "VOLUME /data" in steps
    assert any(step.startswith("HEALTHCHECK") and "bot.health" in step for step in steps)
    assert len([step for step in steps if step.startswith("FROM ")]) == 2

"""What README, CONTRIBUTING and .env.example promise is there."""

from __future__ import annotations

import re

import pytest

from bot.settings import Settings
from tests.house.statements import statements
from tests.house.tree import ROOT

MAKE = re.compile(r"\bmake ([a-z]+)\b(?= *(?:`|$|[A-Z]+=|#))", re.MULTILINE)
MODULE = re.compile(r"python -m ((?:bot|render|rules|storage)(?:\.\w+)*)")
HANDBOOK = ("README.md", "CONTRIBUTING.md", "Dockerfile", "compose.yaml", ".ci/run", ".env.example")


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def targets() -> set[str]:
    """What the Makefile can make."""
    return set(re.findall(r"^([a-z]+):", read("Makefile"), re.MULTILINE))


@pytest.mark.parametrize("name", HANDBOOK)
def test_every_make_command_named_exists(name: str) -> None:
    assert set(MAKE.findall(read(name))) <= targets()


@pytest.mark.parametrize("name", [*HANDBOOK, "Makefile"])
def test_every_module_named_exists(name: str) -> None:
    for module in MODULE.findall(read(name)):
        path = ROOT / module.replace(".", "/")
        assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file(), module


def test_the_two_commands_are_in_the_readme_and_integration_runs_the_tests_with_them() -> None:
    assert {"play", "test"} <= set(MAKE.findall(read("README.md")))
    assert {"check", "test"} <= set(MAKE.findall(read(".ci/run")))


def test_every_file_the_handbook_links_to_exists() -> None:
    for name in ("README.md", "CONTRIBUTING.md", "docs/pictures.md", "docs/rules/README.md"):
        for link in re.findall(r"\]\((?!https?:|#)([^)#]+)", read(name)):
            assert ((ROOT / name).parent / link).exists(), f"{name} links to {link}"


def test_every_setting_is_in_the_example_with_a_sentence() -> None:
    lines = read(".env.example").splitlines()
    for name in Settings.model_fields:
        at = [number for number, line in enumerate(lines) if re.match(rf"#? ?{name.upper()}=", line)]
        assert len(at) == 1, f"{name.upper()} is in .env.example {len(at)} times"
        above = lines[at[0] - 1]
        assert re.fullmatch(r"# .+\.", above), f"{name.upper()} has no sentence above it"


def test_the_example_names_no_setting_that_is_not_there() -> None:
    known = {name.upper() for name in Settings.model_fields} | {"NO_BROWSER", "SKYPORT_SANDBOX_PORT"}
    assert set(re.findall(r"^#? ?([A-Z_]+)=", read(".env.example"), re.MULTILINE)) <= known


def test_the_example_starts_the_bot_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Copied to .env unchanged, the example is a valid set of settings, and the sandbox's."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    assert Settings(_env_file=ROOT / ".env.example").discord_token is None


def test_the_invitation_asks_for_just_what_the_bot_needs() -> None:
    from bot.cogs.help import PERMISSIONS

    assert re.findall(r"permissions=(\d+)", read("README.md")) == [str(PERMISSIONS.value)]


def test_the_bot_reads_every_statement_of_the_rules() -> None:
    from bot.rulebook import read_rules

    assert [rule.id for rule in read_rules()] == [statement.id for statement in statements()]

"""Discord's limits, as discord.py does not check them: every message the bot would send must keep them."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.words import length
from render.emoji import emoji_names
from tests.bot.world import rows

EVERY_ICON = {icon: f"<:sp_{icon}_ffffff:{10**19}>" for icon in emoji_names()}
"""All icons, as if each were uploaded and had the longest of ids."""


def must_fit(text: str, view: ui.View | None) -> None:
    """Fail with the limit that is broken."""
    assert 0 < length(text) <= 2000, f"{length(text)} characters"
    if view is None:
        return
    rows_fit([row["components"] for row in view.to_components()])


def must_fit_message(message: Any) -> None:
    """The same for a message that was sent."""
    assert 0 < length(message.content) <= 2000
    rows_fit(rows(message))


def rows_fit(rows: list[list[dict[str, Any]]]) -> None:
    """Five rows at most, five buttons or one menu in each, no id twice."""
    assert len(rows) <= 5, f"{len(rows)} rows"
    parts = [part for row in rows for part in row]
    assert all(0 < len(row) <= 5 for row in rows)
    assert all(len(row) == 1 for row in rows if row[0]["type"] != 2)
    custom_ids = [part["custom_id"] for part in parts]
    assert len(set(custom_ids)) == len(custom_ids)
    assert all(0 < length(custom_id) <= 100 for custom_id in custom_ids)
    for part in parts:
        button_fits(part) if part["type"] == 2 else select_fits(part)


def button_fits(part: dict[str, Any]) -> None:
    """A label of at most 80 characters."""
    assert 0 < length(part["label"]) <= 80, part["label"]


def select_fits(part: dict[str, Any]) -> None:
    """At most 25 options, each short enough, no value twice."""
    assert length(part.get("placeholder", "")) <= 150
    options = part["options"]
    assert 0 < len(options) <= 25
    assert len({option["value"] for option in options}) == len(options)
    for option in options:
        assert 0 < length(option["label"]) <= 100
        assert length(option.get("description") or "") <= 100

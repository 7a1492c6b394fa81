"""Discord's limits, as discord.py does not check them: every message the bot would send must keep them."""

from __future__ import annotations

from discord import ui

from bot.words import length


def must_fit(text: str, view: ui.View | None) -> None:
    """Fail with the limit that is broken."""
    assert 0 < length(text) <= 2000, f"{length(text)} characters"
    if view is None:
        return
    rows = view.to_components()
    assert 0 < len(rows) <= 5, f"{len(rows)} rows"
    parts = [part for row in rows for part in row["components"]]
    assert all(len(row["components"]) <= 5 for row in rows)
    custom_ids = [part["custom_id"] for part in parts]
    assert len(set(custom_ids)) == len(custom_ids)
    assert all(0 < length(custom_id) <= 100 for custom_id in custom_ids)
    for part in parts:
        button_fits(part) if part["type"] == 2 else select_fits(part)


def button_fits(part: dict) -> None:  # type: ignore[type-arg]
    """A label of at most 80 characters."""
    assert 0 < length(part["label"]) <= 80, part["label"]


def select_fits(part: dict) -> None:  # type: ignore[type-arg]
    """At most 25 options, each short enough, no value twice."""
    assert length(part.get("placeholder", "")) <= 150
    options = part["options"]
    assert 0 < len(options) <= 25
    assert len({option["value"] for option in options}) == len(options)
    for option in options:
        assert 0 < length(option["label"]) <= 100
        assert length(option.get("description") or "") <= 100

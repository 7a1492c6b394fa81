"""The ids that buttons and menus carry, and the plain buttons made of them. Nothing of a match lives in memory."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.icons import NO_ICONS, Icons
from bot.menus import Choice, Menu
from bot.prompts import Panel
from bot.results import MatchInfo, Pictures, State
from bot.words import OPTION_LIMIT, PLACEHOLDER_LIMIT, cut

Style = discord.ButtonStyle
HAND, CLOSED = "hand", "lock"
"""The icons of the two tools that have one."""


def button(
    custom_id: str, label: str, style: Style = Style.secondary, row: int | None = None, emoji: str | None = None
) -> ui.Button[Any]:
    """A button that is recognised by its id alone."""
    return ui.Button(custom_id=custom_id, label=label, style=style, row=row, emoji=emoji)


def panel_view(panel: Panel, icons: Icons = NO_ICONS) -> ui.View | None:
    """The components of a turn panel: choices first, the tools in the last row. None where there is nothing."""
    view = ui.View(timeout=None)
    for choice in panel.offer.buttons:
        view.add_item(action_button(panel, choice, icons))
    rows = -(-len(panel.offer.buttons) // 5)
    for row, menu in enumerate(panel.offer.menus, start=rows):
        view.add_item(action_select(panel, menu, row, icons))
    for tool in panel_tools(panel, icons):
        tool.row = rows + len(panel.offer.menus)
        view.add_item(tool)
    return at_rest(view) if view.children else None


def at_rest(view: ui.View) -> ui.View:
    """A view that discord.py does not keep in memory: its buttons are recognised by their ids alone."""
    view.stop()
    return view


def action_button(panel: Panel, choice: Choice, icons: Icons) -> ui.Button[Any]:
    """One legal action."""
    style = Style.primary if len(panel.offer.buttons) == 1 or not choice.locks else Style.secondary
    custom_id = f"act:{panel.match}:{panel.prompt}:{choice.number}"
    return button(custom_id, choice.button, style, emoji=icons.get(choice.icon or ""))


def action_select(panel: Panel, menu: Menu, row: int, icons: Icons) -> ui.Select[Any]:
    """A page of legal actions; an option's value is the action's number."""
    shown = icons if menu.has_telling_icons else NO_ICONS
    options = [
        discord.SelectOption(
            label=menu.option(choice),
            value=str(choice.number),
            description=cut(choice.words, OPTION_LIMIT) or None,
            emoji=shown.get(choice.icon or ""),
        )
        for choice in menu.choices
    ]
    custom_id = f"pick:{panel.match}:{panel.prompt}:{menu.page}"
    return ui.Select(custom_id=custom_id, placeholder=cut(menu.title, PLACEHOLDER_LIMIT), options=options, row=row)


def panel_tools(panel: Panel, icons: Icons) -> list[ui.Button[Any]]:
    """More, Everything, Undo, Why can't I?, My hand: at most five."""
    tools = [button(f"page:{panel.match}:{panel.prompt}:{menu.more}", "More …") for menu in paged(panel)]
    if panel.back:
        tools.append(button(f"play:{panel.match}", "Everything I may do"))
    if panel.undo:
        tools.append(button(f"undo:{panel.match}:{panel.prompt}", "Undo"))
    if panel.why:
        tools.append(button(f"why:{panel.match}", "Why can't I?", emoji=icons.get(CLOSED)))
    if panel.hand:
        tools.append(button(f"hand:{panel.match}", "My hand", emoji=icons.get(HAND)))
    if panel.board:
        tools.append(button(f"board:{panel.match}", "Board"))
    return tools[:5]


def paged(panel: Panel) -> list[Menu]:
    """The menus that have another page."""
    return [menu for menu in panel.offer.menus if menu.more is not None]


def turn_view(match: MatchInfo, icons: Icons = NO_ICONS) -> ui.View:
    """The buttons under a turn message; Board where the pictures do not come with every turn."""
    view = ui.View(timeout=None)
    view.add_item(button(f"play:{match.id}", "Play", Style.primary))
    view.add_item(button(f"hand:{match.id}", "My hand", emoji=icons.get(HAND)))
    if match.pictures is not Pictures.TURN:
        view.add_item(button(f"board:{match.id}", "Board"))
    view.add_item(button(f"since:{match.id}", "Since my turn"))
    view.add_item(button(f"log:{match.id}", "Log"))
    view.add_item(button(f"history:{match.id}", "History"))
    return at_rest(view)


def lobby_view(match_id: int) -> ui.View:
    """The buttons under a lobby card; Cancel never stands in the first row."""
    view = ui.View(timeout=None)
    view.add_item(button(f"lobby:join:{match_id}", "Join", Style.success))
    view.add_item(button(f"lobby:leave:{match_id}", "Leave"))
    view.add_item(button(f"lobby:computer:{match_id}", "Add computer player"))
    view.add_item(button(f"lobby:remove:{match_id}", "Remove computer player"))
    view.add_item(button(f"lobby:options:{match_id}", "Options", row=1))
    view.add_item(button(f"lobby:start:{match_id}", "Start", Style.primary, row=1))
    view.add_item(button(f"lobby:cancel:{match_id}", "Cancel …", Style.danger, row=1))
    return at_rest(view)


def started_view(match: MatchInfo) -> ui.View | None:
    """The button under a lobby card that has become a match; none where it was only closed."""
    if match.state is State.ENDED:
        return None
    view = ui.View(timeout=None)
    view.add_item(button(f"guide:{match.id}", "How a turn goes"))
    return at_rest(view)


def over_view(match_id: int) -> ui.View:
    """The buttons under a score sheet."""
    view = ui.View(timeout=None)
    view.add_item(button(f"rematch:{match_id}", "Rematch", Style.primary))
    view.add_item(button(f"log:{match_id}", "Log"))
    view.add_item(button(f"history:{match_id}", "History"))
    return at_rest(view)

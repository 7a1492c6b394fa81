"""How a button or menu becomes an answer: `door` turns a function into an item recognised by its id alone.

Every press goes through here, so that an error has one place to end in.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import ui

from bot.trouble import explain

if TYPE_CHECKING:
    from bot.skyport import Skyport

Press: TypeAlias = "discord.Interaction[Skyport]"
Answer: TypeAlias = Callable[..., Awaitable[None]]

DOORS: list[type[ui.DynamicItem[Any]]] = []
"""Every kind of button and menu there is; the bot registers them before the first press."""


def door(template: str) -> Callable[[Answer], Answer]:
    """Answer every press whose id fits the template; its named numbers are given as keywords."""

    def register(answer: Answer) -> Answer:
        class Door(ui.DynamicItem[Any], template=template):
            def __init__(self, item: ui.Item[Any], ids: dict[str, int]) -> None:
                super().__init__(item)
                self.ids = ids

            @classmethod
            async def from_custom_id(
                cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
            ) -> Door:
                return cls(item, {name: int(number) for name, number in match.groupdict().items()})

            async def callback(self, interaction: discord.Interaction[Any]) -> None:
                try:
                    await answer(interaction, **self.ids)
                except Exception as error:  # noqa: BLE001 - it is logged and the player told, in one place
                    await explain(interaction, error)

        Door.__name__ = Door.__qualname__ = f"Door[{answer.__name__}]"
        DOORS.append(Door)
        return answer

    return register


def is_known(custom_id: str) -> bool:
    """Whether any door answers to that id."""
    return any(kind.__discord_ui_compiled_template__.fullmatch(custom_id) for kind in DOORS)

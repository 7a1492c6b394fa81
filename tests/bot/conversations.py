"""Ways through a conversation that several tests take: open a table, start it, play by presses to the end."""

from __future__ import annotations

from typing import Any

from tests.bot.world import World, ids, labels


async def open_table(world: World, *others: str, seats: int = 2, game: str = "pebbles", thread: bool = False) -> Any:
    """Alice opens a table and the others join; gives the channel it is in."""
    await world.say("alice", world.table, "game new", game=game, seats=seats, thread=thread)
    place = world.table.threads[-1] if thread else world.table
    for name in others:
        await world.press(name, card(world, place), "Join")
    return place


async def start_table(world: World, *others: str, seats: int = 2, game: str = "pebbles", thread: bool = False) -> Any:
    """The same, and Alice starts it."""
    place = await open_table(world, *others, seats=seats, game=game, thread=thread)
    await world.press("alice", card(world, place), "Start")
    return place


def card(world: World, place: Any) -> Any:
    """The lobby card."""
    return next(message for message in world.messages(place) if "lobby:" in " ".join(ids(message)))


def turn_messages(world: World, place: Any) -> list[Any]:
    """The messages that still have the button Play, oldest first."""
    return [message for message in world.messages(place) if "Play" in labels(message)]


async def open_panel(world: World, name: str, place: Any) -> Any:
    """Press Play under the newest turn message; gives the panel."""
    result = await world.press(name, turn_messages(world, place)[-1], "Play")
    return result.response


def said(result: Any) -> str:
    """What was answered, in the answer itself or after it."""
    return str((result.followups[0] if result.followups else result.response).content)


def choices(message: Any) -> list[str]:
    """The ids of the actions a message offers as buttons."""
    return [custom_id for custom_id in ids(message) if custom_id.startswith("act:")]


async def play_on(world: World, name: str, place: Any, last: bool = False) -> bool:
    """Open the panel and press one of its actions; False where nothing is asked of this player."""
    if not turn_messages(world, place):
        return False
    panel = await open_panel(world, name, place)
    offered = choices(panel)
    if not offered:
        return False
    await world.press_id(name, panel, offered[-1 if last else 0])
    return True


async def play_rounds(world: World, place: Any, many: int) -> None:
    """So many rounds of two turns: all hold a pebble out, and whoever took them says that it is over."""
    for _ in range(many):
        if not turn_messages(world, place):
            break
        for name in ("alice", "bob"):
            await play_on(world, name, place)
        for name in ("alice", "bob"):
            if not turn_messages(world, place):
                break
            panel = await open_panel(world, name, place)
            if "End turn" in labels(panel):
                await world.press_id(name, panel, choices(panel)[-1])
                break

"""The buttons for looking: my hand, what happened since my turn, the log. They answer beside the message."""

from __future__ import annotations

from itertools import groupby

from bot.answers import hear, looks_of, put, seated, standing_of
from bot.door import Press, door
from bot.gallery import Pictures
from bot.guides import PLAIN
from bot.icons import counted
from bot.match_past import Meanwhile
from bot.results import LogEntry, Refused, Standing
from bot.seating import name_in, whose_turn
from bot.story import story
from bot.telling import guide_text
from bot.trouble import Refusal, refused
from bot.words import MESSAGE_LIMIT, fitted
from rules.core.questions import Seat


@door(r"hand:(?P<match>\d+)")
async def show_hand(interaction: Press, *, match: int) -> None:
    """What the player holds: text first, picture second."""
    await hear(interaction, aside=True)
    standing = await seated(interaction, match)
    assert standing.seat is not None
    guide = interaction.client.guides.get(standing.game.slug, PLAIN)
    words = guide.hand(standing.game.view(standing.table, standing.seat.number), standing.seat.number)
    gallery, looks = interaction.client.gallery, await looks_of(interaction)
    held = await gallery.hand(standing, looks)
    shown = counted(interaction.client.icons, standing.game.nouns, words)
    await put(interaction, shown, pictures=held or await gallery.mat(standing, standing.seat.number, looks))


@door(r"board:(?P<match>\d+)")
async def show_board(interaction: Press, *, match: int) -> None:
    """The board and every mat, as they are now."""
    await hear(interaction, aside=True)
    standing = await standing_of(interaction, match)
    pictures = await interaction.client.gallery.table(standing, await looks_of(interaction))
    words = f"The table as it stands. {whose_turn(standing)}" if pictures else "There is no picture of this game."
    await put(interaction, words, None, pictures)


async def show_mat(interaction: Press, *, match: int, player: int | None, called: str = "mat") -> None:
    """One player's mat, one's own where nobody is named; everybody may look at every mat."""
    await hear(interaction)
    standing = await standing_of(interaction, match)
    own = standing.seat.number if standing.seat else Seat(0)
    seat = own if player is None else Seat(player)
    if not 0 <= seat < len(standing.match.seats):
        raise Refusal("Nobody sits there. Choose a name from the list.")
    pictures = await interaction.client.gallery.mat(standing, seat, await looks_of(interaction))
    await put(interaction, f"The {called} of {name_in(standing)(seat)}.", None, pictures)


@door(r"guide:(?P<match>\d+)")
async def show_guide(interaction: Press, *, match: int) -> None:
    """How a turn goes, with one's own mat; for those whom the whisper at the start did not reach."""
    await hear(interaction, aside=True)
    standing, bot = await standing_of(interaction, match), interaction.client
    guide = bot.guides.get(standing.game.slug, PLAIN)
    seat = standing.seat.number if standing.seat else None
    pictures = await bot.gallery.mat(standing, seat, await looks_of(interaction)) if seat is not None else ()
    await put(interaction, guide_text(bot.title(standing.game.slug), guide.turn), None, pictures)


@door(r"since:(?P<match>\d+)")
async def show_since(interaction: Press, *, match: int) -> None:
    """What happened since the player's own last action, in words, and on the board with rings round what changed."""
    await hear(interaction, aside=True)
    found = await interaction.client.matches.past.since(match, interaction.user.id)
    if isinstance(found, Refused):
        raise refused(found)
    lines = lines_of(found.now, found.entries)
    shown: Pictures = ()
    if lines and found.before is not None:
        looks = await looks_of(interaction)
        shown = await interaction.client.gallery.since(found.before, found.now, looks)
    head = _since_what(found) if lines else "Nothing has happened since your turn."
    await put(interaction, "\n".join(filter(None, (head, fitted(lines, MESSAGE_LIMIT - 60)))), pictures=shown)


def _since_what(found: Meanwhile) -> str:
    """From when on it is told, where that is not one's own last action."""
    if found.now.seat is None:
        return "The last turn, and what followed:"
    return "Since the start:" if found.then == 1 else ""


@door(r"log:(?P<match>\d+)")
async def show_log(interaction: Press, *, match: int) -> None:
    """The end of the story so far."""
    await hear(interaction, aside=True)
    standing = await standing_of(interaction, match)
    entries = await interaction.client.matches.log(match, interaction.user.id, last=60)
    await put(interaction, fitted(lines_of(standing, entries) or ["Nothing has happened yet."]))


def lines_of(standing: Standing, entries: tuple[LogEntry, ...]) -> list[str]:
    """The log in words; what was taken back is struck out."""
    reader = standing.seat.number if standing.seat else None
    lines: list[str] = []
    for undone, some in groupby(entries, key=lambda entry: entry.undone):
        told = story([line for entry in some for line in entry.news], reader, name_in(standing))
        lines += [f"~~{line}~~" for line in told] if undone else told
    return lines

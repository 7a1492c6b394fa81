"""The nine collection ports on the board: revealed places on their islands, or the clouds that hide them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from PIL import Image

from render import motifs, sprites
from render.braided_skies.chips import CLEAR, moor
from render.braided_skies.emblems import PORT_EMBLEM, port_emblem
from render.braided_skies.glyphs import TOKEN_ICON, Glyphs, glyphs, some
from render.braided_skies.people import Person
from render.canvas import Canvas
from render.labels import Style
from render.sprites import Tile
from render.theme import FLAG, Ink, Palette
from render.vector import at
from rules.braided_skies.cards.decks import OUTPOST_TILE, PORT
from rules.braided_skies.cards.records import CollectionPort
from rules.braided_skies.terms import TOKENS, Token
from rules.braided_skies.view import PortView
from rules.core.questions import Seat

COLUMN_X = (174, 502, 830)
LEVEL_Y = (212, 458, 704)
WIDTH, HEIGHT = 306, 164
CORE_Y, STRIP_Y = 86, HEIGHT - 31
ISLAND = 44
OWNER, OWNER_STEP, OWNER_Y = 36, 35, HEIGHT + 7
"""The token of an outpost's owner, how far apart two are, and how low they stand."""
CLOUD = (350, 214)
LARGE_TONES = ("#5E93B8", "#86B4CB", "#B3D3DC", "#DCEBE6")
SMALL_TONES = ("#F3E3CF", Ink.CREAM, Ink.WHITE, Ink.CREAM)


def draw_ports(canvas: Canvas, ports: Sequence[PortView], table: tuple[Person, ...]) -> None:
    """Every collection port as it stands."""
    for port in ports:
        x, y = COLUMN_X[port.column], LEVEL_Y[port.level - 1]
        if port.clouds:
            canvas.put(clouds(canvas.palette, port.clouds), x, y - 40, 0.5, 0)
            canvas.place(f"port:{port.id}", (port.clouds,), x, y + HEIGHT / 2, (WIDTH, HEIGHT))
        else:
            canvas.part(_revealed, port, x, y, table)


def _revealed(canvas: Canvas, port: PortView, x: int, y: int, table: tuple[Person, ...]) -> None:
    left, taken = x - WIDTH / 2, not port.free
    canvas.put(port_plate(canvas.palette, port.id, taken), left, y, 0, 0)
    shown = (port.clouds, port.outpost_tile, port.owners, port.leftovers, port.ships)
    canvas.place(f"port:{port.id}", shown, x, y + HEIGHT / 2, (WIDTH, HEIGHT))
    if port.outpost_tile:
        _outpost(canvas, port.outpost_tile, left + WIDTH - 34, y + STRIP_Y)
    _leftovers(canvas, port.leftovers, left + WIDTH - 18, y + CORE_Y)
    ships = [(table[seat].livery, str(flag)) for seat, flag in port.ships]
    moor(canvas, ships, left + (4 if taken else 54), y + 9, 74 if taken else 58, WIDTH - 66)
    if taken:
        canvas.icon("lock", left + WIDTH - 32, y - 6, 46)


def draw_owners(canvas: Canvas, ports: Sequence[PortView], table: tuple[Person, ...]) -> None:
    """Whose outposts stand at the ports: laid late, so that no ship below hides one."""
    for port in ports:
        if port.owners and not port.clouds:
            canvas.part(_owners, port.owners, COLUMN_X[port.column], LEVEL_Y[port.level - 1], table)


def _owners(canvas: Canvas, owners: Sequence[Seat], x: int, y: int, table: tuple[Person, ...]) -> None:
    for index, owner in enumerate(owners):
        canvas.token(table[owner].livery, _last_owner(x) - OWNER_STEP * index, y + OWNER_Y, OWNER)


def _last_owner(x: int) -> float:
    """Where the rightmost owner's token stands at a port about x."""
    return x + WIDTH / 2 - 34


def outpost_rows(ports: Sequence[PortView]) -> Iterator[tuple[float, float]]:
    """From where to where the outposts' tokens stand at each port of the lowest level."""
    for port in ports:
        if port.owners and not port.clouds and port.level == len(LEVEL_Y):
            last = _last_owner(COLUMN_X[port.column])
            yield last - OWNER_STEP * (len(port.owners) - 1) - OWNER / 2, last + OWNER / 2


def _outpost(canvas: Canvas, tile: str, x: float, y: float) -> None:
    canvas.plate(x, y, (46, 46), Ink.MINT, cut=8, edge=Ink.PINE)
    canvas.row(outpost_glyphs(tile), x, y, 34)


def outpost_glyphs(tile: str) -> Glyphs:
    """What an outpost tile brings, as its one telling icon: a symbol to count, or the thing gained."""
    return glyphs((OUTPOST_TILE[tile].benefit,))[-1:]


def _leftovers(canvas: Canvas, left: Sequence[Token], right: float, y: float) -> None:
    """What earlier visitors could not stow, on a pallet; alike tokens as one with a number."""
    if not left:
        return
    counts = Counter(left)
    pile = [some(counts[token], TOKEN_ICON[token]) for token in TOKENS if counts[token]]
    if len(pile) <= 2:
        wide = canvas.row(pile, right, y + 2, 36, 2, across=1, width=68)
        canvas.plate(right - wide / 2, y + 24, (round(wide) + 8, 12), Ink.UMBER, cut=3, rounded=True)
    else:
        canvas.row(pile[:2], right, y - 17, 30, 2, across=1, width=68)
        canvas.row(pile[2:], right, y + 13, 30, 2, across=1, width=68)


@lru_cache(64)
def port_plate(palette: Palette, port_id: str, taken: bool) -> Tile:
    """The printed part of a port: island, plate, name, flag, berths, what it brings. Slate where it is taken."""
    port = PORT[port_id]
    canvas = Canvas(Image.new("RGBA", (WIDTH + 24, HEIGHT + 60), CLEAR), palette)
    island = motifs.island(WIDTH / 2, HEIGHT + 2, WIDTH - 26, (Ink.LEAF, Ink.ROCK, Ink.ROCK_D), ISLAND)
    canvas.drawing(island, 0, 0, (WIDTH + 24, HEIGHT + 60))
    shades = FLAG[port.flag]
    fill = Ink.SLATE if taken else Ink.CREAM
    size = (WIDTH, HEIGHT)
    canvas.plate(0, 0, size, fill, cut=16, edge=shades.dark, line=5, inner=Ink.BRASS, shadow=6, centred=False)
    canvas.drawing(port_emblem(port_id, Ink.SLATE_SHADE if taken else Ink.PARCHMENT), 14, 48, PORT_EMBLEM)
    _sign(canvas, port)
    canvas.row(glyphs(port.core), 24, CORE_Y, 50, 2, across=0, width=194)
    _harvest(canvas, glyphs(port.harvester), Ink.SLATE_D if taken else Ink.SAND)
    return canvas.frame


def _sign(canvas: Canvas, port: CollectionPort) -> None:
    """The name band, in the colours of the flag it takes."""
    shades = FLAG[port.flag]
    yellow = port.flag == "yellow"
    canvas.plate(WIDTH / 2, 29, (WIDTH - 22, 46), shades.main if yellow else shades.dark, cut=10)
    canvas.icon(f"flag_{port.flag}", 32, 28, 58)
    style = Style(31, "sign", 500, Ink.INK if yellow else Ink.CREAM, 0.6)
    canvas.name(port.name.upper(), (62 + WIDTH - 56) / 2, 29, style, WIDTH - 122, floor=26, lines=1)
    canvas.icon("infinity" if port.unlimited else "berth_one", WIDTH - 34, 29, 44)


def _harvest(canvas: Canvas, gain: Glyphs, fill: str) -> None:
    """The strip below: what a harvester earns."""
    canvas.plate(WIDTH / 2, STRIP_Y, (WIDTH - 22, 42), fill, cut=10)
    canvas.icon("harvester", 36, STRIP_Y, 36)
    canvas.icon("arrow", 66, STRIP_Y, 20)
    canvas.row(gain, 82, STRIP_Y, 36, 2, across=0)


@lru_cache(16)
def clouds(palette: Palette, sizes: tuple[str, ...]) -> Tile:
    """The tiles over a hidden port, blue for large and cream for small, and how many they are."""
    both = len(sizes) > 1
    drawn = ""
    if "large" in sizes:
        drawn += at(6, -6, motifs.cloud(170, 168, 300, 128, LARGE_TONES, 7, 0.05, "#2A5F88"))
    if "small" in sizes:
        part = 0.84 if both else 1.0
        x, y = 172 - 170 * part, 206 - 168 * part - (6 if both else 28)
        drawn += at(x, y, motifs.cloud(170, 168, 300, 128, SMALL_TONES, 7, 0.05, "#B08A62"), part)
    canvas = Canvas(sprites.drawing(palette, drawn, *CLOUD), palette)
    canvas.plate(172, 148, (98, 44), Ink.NAVY, cut=10, edge=Ink.GOLD, line=2)
    canvas.icon("cloud", 150, 148, 34)
    canvas.text(f"×{len(sizes)}", 172, 149, Style(28, "num", 700, Ink.CREAM), across=0)
    return canvas.frame

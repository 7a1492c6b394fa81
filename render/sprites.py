"""Small tiles that pictures are pasted together from: icons, plates, medals. Each is made once and kept."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw

from render.labels import Lettering, Style, lettering
from render.theme import GHOST, LIVERIES, UNOWNED, Ink, Livery, Palette, rgb
from render.vector import document, raster

Tile = Image.Image

ICONS = Path(__file__).parent / "icons"
OVERSIZE = 4
"""Shapes are drawn so many times larger and reduced: Pillow does not smooth an edge."""
MASTER = 256
"""The height an icon is rasterised at, once; every size is reduced from that."""
MASTERS = 40
"""How many of these are kept in memory: some ten megabytes. The rest lies on the disk."""
LARGE = 250_000
"""A drawing of more pixels is the ground of something that is kept itself."""
WIDE = 104 / 72
"""How much wider than high a ship is."""
FIELD = 0.53
"""How wide a shield is inside its rim, of its height."""
PLACEHOLDERS = ("#FF00FE", "#B800B7", "#FF99FE")
"""In an icon file: the owner's main colour, its shade and its light."""


def icon_names() -> tuple[str, ...]:
    """Every icon there is."""
    return tuple(sorted(file.stem for file in ICONS.glob("*.svg")))


@lru_cache(MASTERS)
def _master(palette: Palette, name: str, livery: Livery) -> Tile:
    return raster(icon_svg(palette, name, livery), _wide(name, MASTER), MASTER).convert("RGBa")


def icon_svg(palette: Palette, name: str, livery: Livery = UNOWNED) -> str:
    """The drawing of an icon, in the palette's inks and its owner's colours."""
    svg = palette.printed((ICONS / f"{name}.svg").read_text(encoding="utf-8"))
    owner = (livery.main, livery.shade, livery.light)
    for placeholder, colour in zip(PLACEHOLDERS, owner, strict=True):
        svg = svg.replace(placeholder, palette.ink(colour))
    return svg


def _wide(name: str, height: int) -> int:
    return round(height * WIDE) if name.startswith("ship_") else height


@lru_cache(4096)
def icon(palette: Palette, name: str, height: int, livery: Livery = UNOWNED) -> Tile:
    """An icon at a height; reduced with its colours multiplied by their cover, so that no edge goes dark."""
    size = (_wide(name, height), height)
    return _master(palette, name, livery).resize(size, Image.Resampling.BOX).convert("RGBA")


def token(palette: Palette, livery: Livery, height: int) -> Tile:
    """A player's token: plate, colour and mark of its own."""
    return icon(palette, f"token_{livery.mark}", height, livery)


@lru_cache(512)
def faint(palette: Palette, name: str, height: int) -> Tile:
    """An icon as a pale shape: what would fit there, or is missing."""
    tile = icon(palette, name, height)
    pale = tile.convert("L").point(lambda level: 110 + level * 0.45).convert("RGBA")
    pale.putalpha(tile.getchannel("A").point(lambda cover: int(cover * 0.38)))
    return pale


def hull(palette: Palette, flag: str, height: int, livery: Livery = GHOST) -> Tile:
    """A drop ship in its owner's colours; a ghost where it is away."""
    return icon(palette, f"ship_{flag}", height, livery)


@lru_cache(1024)
def plate(
    palette: Palette,
    width: int,
    height: int,
    fill: str,
    *,
    cut: int = 10,
    edge: str | None = None,
    line: int = 3,
    inner: str | None = None,
    shadow: int = 0,
    rounded: bool = False,
) -> Tile:
    """A paper plate with concave corners (or rounded ones), an edge, a hairline inside and one hard shadow."""
    size = (width, height)
    tile = Image.new("RGBA", (width + shadow, height + shadow), (*rgb(edge or fill), 0))
    if shadow:
        cast = _outline(size, cut, 0, rounded).point(lambda cover: int(cover * 0.35))
        tile.paste(rgb(Ink.SHADOW), (round(shadow * 0.6), shadow), cast)
        tile.putalpha(_cast(tile.size, size, cut, shadow, rounded))
    _lay(tile, palette.ink(edge or fill), _outline(size, cut, 0, rounded))
    if edge:
        _lay(tile, palette.ink(fill), _outline(size, cut, line, rounded))
    if inner:
        _lay(tile, palette.ink(inner), _hairline(size, cut, line + 5, rounded))
    return tile


def _cast(whole: tuple[int, int], size: tuple[int, int], cut: int, shadow: int, rounded: bool) -> Tile:
    cover = Image.new("L", whole, 0)
    dim = _outline(size, cut, 0, rounded).point(lambda level: int(level * 0.35))
    cover.paste(dim, (round(shadow * 0.6), shadow))
    return cover


def _lay(tile: Tile, ink: str, cover: Tile) -> None:
    """Print an ink over the tile where the cover says so."""
    layer = Image.new("RGBA", cover.size, rgb(ink))
    layer.putalpha(cover)
    tile.alpha_composite(layer)


@lru_cache(1024)
def _outline(size: tuple[int, int], cut: int, inset: int, rounded: bool) -> Tile:
    """The cover of a plate's shape, drawn large and reduced."""
    width, height = (side * OVERSIZE for side in size)
    cover, near, radius = Image.new("L", (width, height), 0), inset * OVERSIZE, cut * OVERSIZE
    draw, far_x, far_y = ImageDraw.Draw(cover), width - near - 1, height - near - 1
    if rounded:
        draw.rounded_rectangle((near, near, far_x, far_y), max(0, radius - near), fill=255)
    else:
        draw.rectangle((near, near, far_x, far_y), fill=255)
        for x, y in ((near, near), (far_x, near), (near, far_y), (far_x, far_y)):
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=0)
    return cover.resize(size, Image.Resampling.BOX)


def _hairline(size: tuple[int, int], cut: int, inset: int, rounded: bool) -> Tile:
    """A thin line along the shape: the shape less the same a little smaller."""
    cover = _outline(size, cut, inset, rounded).copy()
    cover.paste(0, (0, 0), _outline(size, cut, inset + 2, rounded))
    return cover


def drawing(palette: Palette, body: str, width: int, height: int) -> Tile:
    """A drawing of motifs as a tile. Only for what is drawn while warming up."""
    return (_drawing if width * height <= LARGE else _drawing.__wrapped__)(palette, body, width, height)


@lru_cache(128)
def _drawing(palette: Palette, body: str, width: int, height: int) -> Tile:
    return raster(palette.printed(document(body, width, height)), width, height)


def words(palette: Palette, text: str, style: Style) -> Lettering:
    """Words in an ink of the palette."""
    return lettering(text, style._replace(ink=palette.ink(style.ink), edge_ink=palette.ink(style.edge_ink)))


def _numeral(palette: Palette, number: int, size: int, ink: str) -> Lettering:
    return words(palette, str(number), Style(size, "num", 800, ink))


@lru_cache(512)
def medal(palette: Palette, fame: int, height: int, floor: int = 20) -> Tile:
    """Fame: the number inside the thing it counts."""
    tile = icon(palette, "fame_blank", height).copy()
    size = max(floor, round(height * (0.5 if fame < 100 else 0.42)))
    numeral = _numeral(palette, fame, size, Ink.INK)
    place = (round((height - numeral.tile.width) / 2), max(0, round(height * 0.418) - numeral.middle))
    tile.alpha_composite(numeral.tile, place)
    return tile


@lru_cache(512)
def shield(palette: Palette, vp: int, height: int, floor: int = 20) -> Tile:
    """VP: the number inside its shield, which is red where they are lost."""
    tile = icon(palette, "shield_blank" if vp >= 0 else "shield_bad", height).copy()
    size, room = max(floor, round(height * (0.5 if -10 < vp < 10 else 0.42))), round(height * FIELD)
    ink = Ink.GOLD_L if vp >= 0 else Ink.CREAM
    numeral = words(palette, str(vp).replace("-", "\u2013"), Style(size, "num", 800, ink))
    fitting = numeral.tile if numeral.tile.width <= room else _squeezed(numeral.tile, room)
    place = (round((height - fitting.width) / 2), max(0, round(height * 0.45) - numeral.middle))
    tile.alpha_composite(fitting, place)
    return tile


def _squeezed(tile: Tile, width: int) -> Tile:
    return tile.convert("RGBa").resize((width, tile.height), Image.Resampling.HAMMING).convert("RGBA")


@lru_cache(512)
def counted(palette: Palette, number: int, name: str, height: int, floor: int = 20) -> Tile:
    """So many of a thing: the numeral, then the icon."""
    thing, numeral = icon(palette, name, height), _numeral(palette, number, max(floor, round(height * 0.78)), Ink.INK)
    tall = max(height, numeral.tile.height)
    tile = Image.new("RGBA", (numeral.tile.width + thing.width, tall), (0, 0, 0, 0))
    tile.alpha_composite(numeral.tile, (0, max(0, tall // 2 - numeral.middle)))
    tile.alpha_composite(thing, (numeral.tile.width, (tall - height) // 2))
    return tile


def warm_icons(palette: Palette) -> None:
    """Rasterise every icon, in every livery it is used in: after this, icons are Pillow's work alone."""
    for name in icon_names():
        if name.startswith("ship_"):
            liveries: tuple[Livery, ...] = (*LIVERIES.values(), GHOST)
        elif name.startswith("token_"):
            liveries = tuple(livery for livery in LIVERIES.values() if name == f"token_{livery.mark}")
        else:
            liveries = (UNOWNED,)
        for livery in liveries:
            _master(palette, name, livery)

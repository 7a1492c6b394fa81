"""The header of the table: title, round and phase, and a plaque for every player with what they have to do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from render import motifs, sprites
from render.canvas import Canvas
from render.labels import Style
from render.places import Kind
from render.skyward_republic.people import Person
from render.sprites import Tile
from render.theme import Ink, Palette
from render.vector import at
from rules.skyward_republic.terms import FULL_GRID
from rules.skyward_republic.view import MatView, TableView

TITLE_X, TITLE_RIGHT = 166, 328
LEFT, RIGHT, GAP = 344, 1590, 12
WIDEST, TOP, HEIGHT = 410, 14, 108
NAME_Y, LOWER_Y, RIBBON_Y, ROUND_Y = 46, 94, 134, 132
SUNBURST = (460, 150)
DEEDS = {
    "benefactor draft": "CHOOSES",
    "split": "SPLITS 8 CARDS",
    "launch": "LAUNCHES",
    "benefactor": "CLAIMS OR PASSES",
    "clean-up": "KEEPS 7 CARDS",
    "scoring": "SCORES",
}
PHASES = {
    "benefactor draft": "CHOICE",
    "draft": "DRAFT",
    "split": "DRAFT",
    "launch": "LAUNCH",
    "benefactor": "CLAIMS",
    "clean-up": "CLEAN-UP",
    "scoring": "SCORING",
}


def print_title(canvas: Canvas) -> None:
    """The name of the game."""
    canvas.text("SKYWARD", TITLE_X, 42, Style(46, "deco", 700, Ink.CREAM, 8))
    canvas.text("REPUBLIC", TITLE_X, 88, Style(46, "deco", 700, Ink.GOLD_L, 5))


def draw_header(canvas: Canvas, view: TableView, table: Sequence[Person]) -> None:
    """Round, plaques, and a ribbon under each player who must decide now."""
    wide = min(WIDEST, (RIGHT - LEFT + GAP) // len(table) - GAP)
    start = LEFT + (RIGHT - LEFT - len(table) * (wide + GAP) + GAP) / 2
    places = [start + seat * (wide + GAP) for seat in range(len(table))]
    for seat in () if view.over else view.acting:
        _shine(canvas, places[seat] + wide / 2)
    for person, mat, x in zip(table, view.mats, places, strict=True):
        _draw_plaque(canvas, view, mat, person, x, wide)
    _draw_round(canvas, view)


def _shine(canvas: Canvas, x: float) -> None:
    """The rays behind the plaque at x, kept off the title."""
    half = SUNBURST[0] / 2
    hidden = max(0, round(TITLE_RIGHT - x + half))
    canvas.put(_shown(canvas.palette, hidden), x - half + hidden, 0, 0, 0)


@lru_cache(16)
def _shown(palette: Palette, hidden: int) -> Tile:
    """The rays but for what is hidden at their left."""
    tile = sunburst(palette)
    return tile.crop((hidden, 0, tile.width, tile.height))


def deed(view: TableView, mat: MatView) -> str:
    """What a player who must decide now is doing."""
    if view.phase != "draft":
        return DEEDS[view.phase]
    if view.shown:
        return "PLACES A CARD"
    if view.draft and any(pile.token for pile in view.draft.piles):
        return "PICKS A GROUP"
    return "FLIPS OR PICKS" if mat.near else "PICKS A PILE"


def _draw_plaque(canvas: Canvas, view: TableView, mat: MatView, person: Person, x: float, wide: int) -> None:
    active = person.seat in view.acting and not view.over
    fill, edge = (Ink.CREAM, Ink.GOLD) if active else (Ink.NAVY, Ink.HARBOUR)
    inner, ink = (Ink.BRASS, Ink.INK) if active else (None, Ink.CREAM)
    canvas.plate(x, TOP, (wide, HEIGHT), fill, cut=14, edge=edge, line=5 if active else 2, inner=inner, centred=False)
    shown = (active and deed(view, mat), mat.vp, len(mat.buildings), mat.seat == view.warden)
    canvas.place(f"player:{person.seat}", shown, x + wide / 2, TOP + HEIGHT / 2, (wide, HEIGHT), Kind.QUIET)
    canvas.token(person.livery, x + 42, TOP + 56, 60)
    room = wide - 78 - 92
    middle = x + 78 + room / 2
    canvas.name(person.name, middle, NAME_Y, Style(38, "text", 700 if active else 500, ink), room)
    _draw_built(canvas, view, mat, middle, ink)
    canvas.shield(mat.vp, x + wide - 46, TOP + 56, 86)
    if active:
        canvas.plate(x + wide / 2, RIBBON_Y, (min(264, wide - 30), 38), Ink.BRICK, cut=8, edge=Ink.GOLD_L, shadow=4)
        words = Style(25, "deco", 700, Ink.CREAM, 2)
        canvas.name(deed(view, mat), x + wide / 2, RIBBON_Y, words, min(240, wide - 54), lines=1)


def _draw_built(canvas: Canvas, view: TableView, mat: MatView, x: float, ink: Ink) -> None:
    """How many of the 8 Buildings stand, and whether this is the Warden."""
    warden = mat.seat == view.warden
    left = x - (72 if warden else 46)
    canvas.icon("building", left + 18, LOWER_Y - 4, 36)
    canvas.text(f"{len(mat.buildings)}/{FULL_GRID}", left + 40, LOWER_Y - 2, Style(29, "num", 700, ink), across=0)
    if warden:
        canvas.icon("warden", left + 122, LOWER_Y - 4, 42)


def _draw_round(canvas: Canvas, view: TableView) -> None:
    """The round and its phase; brick where it is the last."""
    last = view.over or view.ending is not None
    words = f"{'LAST ROUND' if last else f'ROUND {view.round}'} · {PHASES[view.phase]}"
    canvas.plate(TITLE_X, ROUND_Y, (304, 38), Ink.BRICK if last else Ink.NAVY, cut=8, edge=Ink.GOLD, line=2)
    canvas.place("round", (words, view.over), TITLE_X, ROUND_Y, (304, 38), Kind.QUIET)
    style = Style(24, "deco", 700, Ink.GOLD_L, 2)
    canvas.name("GAME OVER" if view.over else words, TITLE_X, ROUND_Y, style, 280, lines=1)


@lru_cache(4)
def sunburst(palette: Palette) -> Tile:
    """The rays behind the plaque of whoever must decide."""
    width, height = SUNBURST
    drawn = motifs.rays(0, 0, (40, 116), 36, Ink.GOLD, 0.8)
    drawn += motifs.rays(0, 0, (40, 92), 36, Ink.GOLD_L, 0.8, (0.087, 6.37))
    return sprites.drawing(palette, at(width / 2, 70, drawn, 1.0, 1.9), width, height)

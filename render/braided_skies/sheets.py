"""What the tables of colours are cut from: all that may be on a kind of picture. Only for `render.bake`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from PIL import Image

from render import sprites
from render.braided_skies.board import printed_board
from render.braided_skies.card import draw_card
from render.braided_skies.faces import FACES
from render.braided_skies.mat import HEAD, printed_mat
from render.braided_skies.poster import printed_poster
from render.braided_skies.scores import printed_sheet
from render.braided_skies.warming import SEATS, Kind, board_tiles, mat_tiles
from render.contact_sheet import contact_sheet
from render.lobby import SAMPLE, draw_lobby
from render.sprites import Tile
from render.theme import LIVERIES, Palette

KINDS: tuple[Kind, ...] = get_args(Kind)


def sheets(palette: Palette, kind: Kind) -> Iterator[Image.Image]:
    """All that may be on a kind of picture."""
    match kind:
        case "board":
            yield printed_board(palette)
            yield contact_sheet((*_on_all(palette), *board_tiles(palette)), palette)
        case "mat":
            mats = [printed_mat(palette, livery) for livery in LIVERIES.values()]
            yield mats[0]
            yield from (mat.crop((0, 0, mat.width, HEAD)) for mat in mats[1:])
            yield contact_sheet((*_on_all(palette), *mat_tiles(palette)), palette)
        case "card":
            yield from (draw_card(face_id, palette) for face_id in FACES)
        case "scores":
            yield printed_sheet(palette, max(SEATS))
            yield contact_sheet(_on_all(palette), palette)
        case "lobby":
            yield printed_poster(palette)
            yield draw_lobby(SAMPLE, printed_poster(palette), palette)


def _on_all(palette: Palette) -> Iterator[Tile]:
    for livery in LIVERIES.values():
        yield sprites.token(palette, livery, 62)
    for name in sprites.icon_names():
        yield sprites.icon(palette, name, 44)
    yield sprites.medal(palette, 88, 84)

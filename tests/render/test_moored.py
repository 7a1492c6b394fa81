"""Ships moored at a port: drawn as ships as long as there is room, counted where there is none."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from PIL import Image, ImageChops

from render.braided_skies.board import lay_board
from render.braided_skies.chips import moor
from render.braided_skies.collection import COLUMN_X, LEVEL_Y, OWNER, OWNER_Y, outpost_rows
from render.braided_skies.services import CLEARANCE, room_above
from render.canvas import Canvas
from render.plans import pasted
from render.theme import LIVERIES, PALETTES, Ink
from rules.braided_skies.terms import FLAGS
from rules.braided_skies.view import TableView
from rules.core.questions import Seat
from tests.render.conftest import NAMES


def drawn(ships: int, width: float) -> Image.Image:
    """So many ships of one player in a berth of that width."""
    palette = PALETTES["day"]
    canvas = Canvas(Image.new("RGB", (400, 200), palette.ink(Ink.PAPER)), palette)
    moor(canvas, [(next(iter(LIVERIES.values())), "yellow")] * ships, 10, 150, 66, width)
    return canvas.frame


def test_a_lone_ship_is_a_ship_however_narrow_its_berth() -> None:
    assert ImageChops.difference(drawn(1, 80), drawn(1, 400)).getbbox() is None


def test_more_ships_than_there_is_room_for_are_counted() -> None:
    assert ImageChops.difference(drawn(6, 100), drawn(6, 400)).getbbox() is not None


# --- ships above a sign, and the outposts of the ports over it -------------------------------------------------------


def visited(view: TableView, owners: int, ships: int) -> TableView:
    """So many outposts at every port of the lowest level, and so many ships at the Festival and the Market."""
    ports = (
        msgspec.structs.replace(port, clouds=(), ships=(), owners=tuple(Seat(seat) for seat in range(owners)))
        if port.level == len(LEVEL_Y)
        else port
        for port in view.ports
    )
    moored = tuple((Seat(number % 5), FLAGS[number % 3]) for number in range(ships))
    special = (msgspec.structs.replace(port, ships=moored if port.unlimited else ()) for port in view.special_ports)
    return msgspec.structs.replace(view, ports=tuple(ports), special_ports=tuple(special))


@pytest.mark.parametrize("owners", [1, 3, 5])
@pytest.mark.parametrize("ships", [1, 3, 5])
def test_no_ship_hides_an_outpost(lay: Callable[..., TableView], owners: int, ships: int) -> None:
    alone, beside = (pasted(lay_board(visited(lay(5), owners, count), NAMES, PALETTES["day"])) for count in (0, ships))
    for left, right in outpost_rows(visited(lay(5), owners, 0).ports):
        tokens = (round(left), LEVEL_Y[-1] + OWNER_Y - OWNER // 2, round(right), LEVEL_Y[-1] + OWNER_Y)
        assert ImageChops.difference(alone.crop(tokens), beside.crop(tokens)).getbbox() is None


def test_ships_keep_clear_of_outposts(lay: Callable[..., TableView]) -> None:
    free = {port: room_above(port, visited(lay(5), 0, 0).ports) for port in ("festival", "market")}
    held = {port: room_above(port, visited(lay(5), 2, 0).ports) for port in free}
    (first, last), (after, _), _ = outpost_rows(visited(lay(5), 2, 0).ports)
    assert last < COLUMN_X[1] < after
    assert held["festival"] == (free["festival"][0], first - CLEARANCE)
    assert held["market"] == (last + CLEARANCE, free["market"][1])

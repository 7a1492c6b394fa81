"""Drawing and encoding, beside the same frame through Pillow's own PNG writer."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from random import Random
from statistics import median

from PIL import Image

from render import plans
from render.braided_skies.board import lay_board
from render.braided_skies.mat import lay_mat
from render.braided_skies.people import Person, livery, shown
from render.braided_skies.warming import table_of_colours
from render.plans import Plan, pasted, printed_plan
from render.shelf import ARTISTS
from render.theme import PALETTES
from rules.braided_skies.game import GAME
from rules.braided_skies.table import Table
from tests.measure.bench_rules import mid_game
from tests.measure.timing import Pair, Row, by_turns, least

DAY = PALETTES["day"]
TURNS_LATER = 20
NAMES = ("Mirela", "Okonkwo", "Søren", "小百合", "Bartholomew")
KIB = 1024


def board_of(table: Table) -> Plan:
    """The board, laid out."""
    return lay_board(GAME.view(table, None), NAMES, DAY)


def mat_of(table: Table) -> Plan:
    """The first player's mat, laid out."""
    mat = GAME.view(table, None).mats[0]
    return lay_mat(mat, Person(mat.seat, shown(NAMES, 0), livery(mat.captain)), DAY)


KINDS: tuple[tuple[str, Callable[[Table], Plan], Image.Image], ...] = (
    ("board", board_of, table_of_colours(DAY, "board")),
    ("mat", mat_of, table_of_colours(DAY, "mat")),
)


def drawing(lay: Callable[[Table], Plan], colours: Image.Image, tries: int = 7) -> Pair:
    """A picture of which nothing is kept, drawn and encoded, and the PNG of the finished frame by Pillow."""
    table = mid_game()
    frame = pasted(lay(table))
    return by_turns(lambda: _afresh(lay(table), colours), partial(frame.save, io.BytesIO(), "PNG"), tries)


def message_bytes() -> int:
    """The pictures of a turn message for five."""
    return sum(len(picture.png) for picture in ARTISTS[GAME.slug].pictures(GAME.view(mid_game(), None), NAMES))


def next_turns(table: Table) -> Iterator[Table]:
    """The table after each of the turns that follow."""
    luck, table = Random(4), GAME.copy(table)
    while True:
        turn = table.turns
        while table.turns == turn and GAME.outcome(table) is None:
            (seat,) = GAME.to_act(table)
            GAME.take(table, seat, luck.choice(GAME.legal_actions(table, seat)))
        yield GAME.copy(table)


def rows() -> Iterator[Row]:
    """The lines of the table."""
    ARTISTS[GAME.slug].warm()
    later = tuple(islice(next_turns(mid_game()), TURNS_LATER))
    for name, lay, colours in KINDS:
        pair = drawing(lay, colours)
        size = len(printed_plan(lay(mid_game()), colours)) / KIB
        changed = median(least(partial(printed_plan, lay(turn), colours)) for turn in later)
        beside = f"Pillow's PNG alone {pair.peer:.0f} ms"
        whole = f"{pair.ours:.1f} ms, {size:.0f} KiB"
        yield Row(f"{name}, all of it new", whole, beside, f"{1 / pair.times:.2f}", "0.25")
        yield Row(f"{name}, a turn later", f"{changed:.1f} ms", beside, f"{changed / pair.peer:.2f}", "0.15")
    yield Row("pictures of a turn message for five", f"{message_bytes() / KIB:.0f} KiB", hold="1024 KiB")


def _afresh(plan: Plan, colours: Image.Image) -> bytes:
    plans._bands.clear()
    return printed_plan(plan, colours)

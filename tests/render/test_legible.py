"""Every word on a picture of Braided Skies can be read: whole, in its place, on its plate, against its ground."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import msgspec
import pytest
from PIL import Image

from render.artist import Artist
from render.braided_skies.board import lay_board
from render.braided_skies.mat import lay_mat
from render.braided_skies.people import people
from render.braided_skies.scores import draw_scores
from render.braided_skies.since import since
from render.canvas import Canvas
from render.labels import Style
from render.plans import pasted
from render.theme import MAT_TINY, PALETTES, TINY, Ink, Palette
from rules.braided_skies.cards.wonders import WONDERS
from rules.braided_skies.game import GAME
from rules.braided_skies.view import EndingView, PlacedView, TableView
from rules.core.outcome import Outcome
from rules.core.questions import Seat
from tests.render.inked import Recorder
from tests.render.legible import STRANGE, WIDE, faults
from tests.render.watched import recording

Lay = Callable[..., TableView]
DAY = PALETTES["day"]


def game(seats: int) -> list[TableView]:
    """A random game to its end: as it opens, twice on the way, and over."""
    luck, table = random.Random(seats), GAME.setup(seats=seats, seed=seats)
    views = [GAME.view(table, None)]
    while GAME.to_act(table):
        seat = min(GAME.to_act(table))
        GAME.take(table, seat, luck.choice(GAME.legal_actions(table, seat)))
        views.append(GAME.view(table, None))
    return [views[place] for place in (0, len(views) // 3, 2 * len(views) // 3, -1)]


def crowded(view: TableView) -> TableView:
    """Everything there can be: fifteen ships at a port, ten wonders, fame past 119, all tokens on one step."""
    crowd = tuple((mat.seat, ship.flag) for mat in view.mats for ship in mat.ships)
    closed = msgspec.structs.replace(view.wonder_ports[0], top=None, cards=0, ships=())
    full = msgspec.structs.replace(view.special_ports[0], ships=crowd)
    culture = (card.id for card in WONDERS if card.track == "culture")
    placed = PlacedView("wayfarer-hammock", ("captain", "crewmate"), printed=False, activated=True)
    row = msgspec.structs.replace(view.mats[0].rows[0], outfittings=(placed,) * 5, spaces=())
    first = msgspec.structs.replace(
        view.mats[0],
        fame=132,
        wonders=(view.mats[0].wonders[0], *culture),
        encounters=tuple(range(1, 26)),
        hold=("Y", "B", "R", "T", "T", "T", "Y", "B"),
        rows=(row, *view.mats[0].rows[1:]),
        tracks=(12, 12, 12),
        grit=13,
        grit_top=20,
    )
    rest = (
        msgspec.structs.replace(mat, fame=fame, tracks=(12, 12, 0))
        for mat, fame in zip(view.mats[1:], (119, 58, 60, 0), strict=True)
    )
    return msgspec.structs.replace(
        view,
        mats=(first, *rest),
        wonder_ports=(closed, *view.wonder_ports[1:]),
        special_ports=(full, *view.special_ports[1:]),
        round=39,
    )


def every_fault(
    recorder: Recorder, view: TableView, palette: Palette = DAY, names: tuple[str, ...] = STRANGE
) -> Iterator[str]:
    """Of the board and all mats."""
    yield from faults(recorder, pasted(lay_board(view, names, palette)), TINY)
    for mat, person in zip(view.mats, people(view, names), strict=True):
        yield from faults(recorder, pasted(lay_mat(mat, person, palette)), MAT_TINY)


@pytest.mark.long
def test_every_word_of_a_game_of_five_can_be_read(artist: Artist) -> None:
    """In its middle and at its end."""
    with recording() as recorder:
        assert [fault for view in game(5)[-2:] for fault in every_fault(recorder, view)] == []


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize("names", [STRANGE, WIDE], ids=["strange", "wide"])
@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_word_of_whole_games_can_be_read(seats: int, palette: Palette, names: tuple[str, ...]) -> None:
    with recording() as recorder:
        assert [fault for view in game(seats) for fault in every_fault(recorder, view, palette, names)] == []


def test_every_word_of_a_crowded_table_can_be_read(artist: Artist, lay: Lay) -> None:
    ending = EndingView("4× on all three wonder tracks", Seat(4), 6)
    with recording() as recorder:
        assert list(every_fault(recorder, crowded(lay(5)))) == []
        for view in (lay(5, acted=True, ending=ending), lay(3, guild=())):
            assert list(every_fault(recorder, view, DAY, WIDE)) == []


@pytest.mark.long
def test_every_word_between_rings_and_on_the_score_sheet_can_be_read(
    artist: Artist, lay: Lay, outcome: Outcome
) -> None:
    _, before, after, _ = game(5)
    with recording() as recorder:
        plan, _ = since(before, after, STRANGE, DAY)
        assert faults(recorder, pasted(plan), TINY) == []
        for names in (STRANGE, WIDE):
            assert faults(recorder, draw_scores(lay(4, over=True), outcome, names, DAY), MAT_TINY) == []


# --- what a fault looks like -----------------------------------------------------------------------------------------


def on_paper(draw: Callable[[Canvas], None]) -> list[str]:
    """The faults of what is drawn on a sheet of paper."""
    with recording() as recorder:
        canvas = Canvas(Image.new("RGB", (400, 200), DAY.ink(Ink.PAPER)), DAY)
        draw(canvas)
        return faults(recorder, canvas.frame, TINY)


STYLE = Style(30)


def nested(canvas: Canvas) -> None:
    """A tile on a tile, both with a word in an ink too pale for what lies under the outer one."""
    inner = Canvas(Image.new("RGBA", (120, 40), (0, 0, 0, 0)), DAY)
    inner.text("inner", 60, 20, Style(30, ink=Ink.SAND))
    outer = Canvas(Image.new("RGBA", (200, 60), (0, 0, 0, 0)), DAY)
    outer.put(inner.frame, 100, 30)
    canvas.put(outer.frame, 200, 100)


@pytest.mark.parametrize(
    ("draw", "fault"),
    [
        (lambda canvas: canvas.text("edge", 390, 100, STYLE), "cut off at the edge"),
        (lambda canvas: canvas.text("small", 200, 100, Style(12)), "12 px high"),
        (lambda canvas: canvas.text("pale", 200, 100, Style(30, ink=Ink.SAND)), "a contrast of 1."),
        (nested, "'inner' at Box(left=1"),
        (lambda canvas: [canvas.text(text, 200, 100, STYLE) for text in ("one", "two")], "lies over"),
        (lambda canvas: (canvas.plate(200, 100, (50, 40), Ink.CREAM), canvas.text("sign", 215, 100, STYLE)), "leaves"),
        (lambda canvas: (canvas.text("hidden", 200, 100, STYLE), canvas.icon("lock", 200, 100, 60)), "half hidden"),
    ],
)
def test_a_fault_is_found(draw: Callable[[Canvas], None], fault: str) -> None:
    assert any(fault in found for found in on_paper(draw))


def test_what_can_be_read_has_no_fault() -> None:
    """Narrowed, on a plate, beside another, or hidden altogether."""

    def draw(canvas: Canvas) -> None:
        canvas.plate(100, 60, (160, 60), Ink.NAVY)
        canvas.name("W" * 30, 100, 60, Style(30, ink=Ink.CREAM), 140, lines=1)
        canvas.text("beside", 300, 60, STYLE)
        canvas.text("under", 200, 160, STYLE)
        canvas.plate(200, 160, (200, 50), Ink.CREAM)
        canvas.medal(12, 360, 150, 60)

    assert on_paper(draw) == []

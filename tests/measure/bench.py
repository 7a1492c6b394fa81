"""What a turn costs on this machine: `make bench`. CPU time, each beside a peer in the same run.

Ratios hold from machine to machine; the milliseconds do not.
"""

from __future__ import annotations

import asyncio
import copy
import io
import platform
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from PIL import Image
from pydantic import TypeAdapter

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
from tests.measure.rush import acknowledgements, lags, percentile
from tests.measure.whole_turn import turn_costs

DAY = PALETTES["day"]
TURNS_LATER = 20
NAMES = ("Mirela", "Okonkwo", "Søren", "小百合", "Bartholomew")


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table: what, how much, its peer's figure, and what must hold."""

    what: str
    ours: str
    peer: str
    ratio: str
    hold: str


def cpu_ms(work: Callable[[], object], times: int) -> float:
    """The median CPU milliseconds of a piece of work."""
    spent = []
    for _ in range(times):
        begun = process_time()
        work()
        spent.append((process_time() - begun) * 1000)
    return median(spent)


def mid_game(seats: int = 5, turns: int = 60) -> Table:
    """A crowded table of a random game."""
    luck = Random(3)
    table: Table = GAME.setup(seats=seats, seed=3)
    while table.turns < turns or table.agenda:
        (seat,) = GAME.to_act(table)
        GAME.take(table, seat, luck.choice(GAME.legal_actions(table, seat)))
    return table


def play_outs(games: int = 12) -> tuple[float, float]:
    """Random in-place play-outs: decisions a second on one core, and legal actions a decision."""
    luck, decisions, options = Random(5), 0, 0
    begun = process_time()
    for seed in range(games):
        table = GAME.setup(seats=2 + seed % 4, seed=seed)
        while GAME.outcome(table) is None:
            (seat,) = GAME.to_act(table)
            actions = GAME.legal_actions(table, seat)
            options += len(actions)
            decisions += 1
            GAME.take(table, seat, luck.choice(actions))
    return decisions / (process_time() - begun), options / decisions


def engine_rows() -> Iterator[Row]:
    """The rules by themselves."""
    speed, choices = play_outs()
    yield Row("random play-outs", f"{speed:,.0f} decisions/s", f"{choices:.1f} options each", "", "15,000/s")
    table = mid_game()
    ours, peer = (
        cpu_ms(lambda: [GAME.copy(table) for _ in range(200)], 5) / 200,
        cpu_ms(lambda: copy.deepcopy(table), 15),
    )
    yield Row(
        "copy of a five-player table",
        f"{ours * 1000:.0f} µs",
        f"deepcopy {peer * 1000:.0f} µs",
        f"{peer / ours:.0f}x",
        "10x",
    )
    stored = GAME.dump(table)
    ours = cpu_ms(lambda: [GAME.dump(GAME.load(stored)) for _ in range(100)], 5) / 100
    as_dict = TypeAdapter(dict[str, object])
    peer = cpu_ms(lambda: as_dict.dump_json(as_dict.validate_json(stored)), 50)
    yield Row(
        "load and dump",
        f"{ours * 1000:.0f} µs, {len(stored)} bytes",
        f"pydantic, untyped {peer * 1000:.0f} µs",
        f"{peer / ours:.1f}x",
        "",
    )
    view = cpu_ms(lambda: [GAME.view(table, None) for _ in range(100)], 5) / 100
    yield Row("a view", f"{view * 1000:.0f} µs", "", "", "")


def pictures_rows(table: Table) -> Iterator[Row]:
    """Drawing and encoding, beside the same frame through Pillow's own PNG writer."""
    ARTISTS[GAME.slug].warm()
    later = tuple(islice(next_turns(table), TURNS_LATER))
    yield from _picture_rows("board", _board_of, table_of_colours(DAY, "board"), table, later)
    yield from _picture_rows("mat", _mat_of, table_of_colours(DAY, "mat"), table, later)


def _picture_rows(
    name: str, lay: Callable[[Table], Plan], colours: Image.Image, table: Table, later: tuple[Table, ...]
) -> Iterator[Row]:
    frame = pasted(lay(table))
    peer = cpu_ms(partial(frame.save, io.BytesIO(), "PNG"), 5)
    whole = cpu_ms(lambda: _afresh(lay(table), colours), 15)
    turns = iter(later)
    changed = cpu_ms(lambda: printed_plan(lay(next(turns)), colours), len(later))
    size = len(printed_plan(lay(table), colours)) / 1024
    beside = f"Pillow's PNG alone {peer:.0f} ms"
    yield Row(f"{name}, all of it new", f"{whole:.1f} ms, {size:.0f} KiB", beside, f"{whole / peer:.2f}", "0.25")
    yield Row(f"{name}, a turn later", f"{changed:.1f} ms", beside, f"{changed / peer:.2f}", "0.15")


def next_turns(table: Table) -> Iterator[Table]:
    """The table after each of the turns that follow."""
    luck, table = Random(4), GAME.copy(table)
    while True:
        turn = table.turns
        while table.turns == turn and GAME.outcome(table) is None:
            (seat,) = GAME.to_act(table)
            GAME.take(table, seat, luck.choice(GAME.legal_actions(table, seat)))
        yield GAME.copy(table)


def _board_of(table: Table) -> Plan:
    return lay_board(GAME.view(table, None), NAMES, DAY)


def _mat_of(table: Table) -> Plan:
    mat = GAME.view(table, None).mats[0]
    return lay_mat(mat, Person(mat.seat, shown(NAMES, 0), livery(mat.captain)), DAY)


def _afresh(plan: Plan, colours: Image.Image) -> bytes:
    plans._bands.clear()
    return printed_plan(plan, colours)


def raw_commit_ms() -> float:
    """A commit of a table's bytes by sqlite3 alone, with the same pragmas."""
    with tempfile.TemporaryDirectory() as folder:
        store = sqlite3.connect(Path(folder) / "raw.sqlite3", isolation_level=None)
        store.execute("pragma journal_mode=wal")
        store.execute("pragma synchronous=full")
        store.execute("create table match (id integer primary key, stored blob)")
        body = GAME.dump(mid_game())
        return cpu_ms(lambda: store.execute("insert into match (stored) values (?)", (body,)), 200)


def turn_rows() -> Iterator[Row]:
    """A turn through the unmodified bot process, by its own CPU clock."""
    costs = asyncio.run(turn_costs())
    yield Row(
        "a whole turn over sockets",
        f"{median(costs):.1f} ms CPU of the bot",
        f"{len(costs)} turns, worst {max(costs):.0f} ms",
        "",
        "35 ms painted",
    )
    yield Row("raw sqlite3 commit", f"{raw_commit_ms():.2f} ms", "", "", "")


def rush_rows() -> Iterator[Row]:
    """Many at once."""
    waits, late = asyncio.run(acknowledgements()), asyncio.run(lags())
    yield Row(
        f"{len(waits)} presses at once, until acknowledged",
        f"p99 {percentile(waits, 0.99):.0f} ms",
        f"median {median(waits):.0f} ms",
        "",
        "500 ms",
    )
    yield Row(
        "event loop while 20 boards are drawn",
        f"p99 {percentile(late, 0.99):.1f} ms late",
        f"worst {max(late):.1f} ms",
        "",
        "50 ms",
    )


def main() -> None:
    """Print the table."""
    rows = [*engine_rows(), *pictures_rows(mid_game()), *turn_rows(), *rush_rows()]
    print(f"{platform.machine()}, Python {platform.python_version()}, one core\n")
    print("| what | ours | peer, same run | ratio | hold |\n|---|---|---|---|---|")
    for row in rows:
        print(f"| {row.what} | {row.ours} | {row.peer} | {row.ratio} | {row.hold} |")


if __name__ == "__main__":
    main()

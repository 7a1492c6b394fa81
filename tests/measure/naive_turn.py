"""The peer of a whole turn: the same decisions and pictures, made the way one would first think of.

Drawn twice as large and reduced, saved by Pillow's own PNG writer; a deep copy and a pydantic round trip a press;
an object-relational session a commit. Without its requests, so that it is rather too cheap.
"""

from __future__ import annotations

import copy
import io
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from PIL import Image
from sqlmodel import Field, Session, SQLModel, create_engine

from render.plans import Plan
from rules.braided_skies.game import GAME
from rules.braided_skies.table import Table
from tests.measure.bench_pictures import board_of, mat_of
from tests.measure.bench_rules import mid_game
from tests.measure.mirror import Mirror
from tests.measure.timing import least

PRESSES, MATS = 4, 4
"""Of a turn of two players: a mat after each press but the last, and both in the turn message."""
LARGER = 2


class NaiveMatch(SQLModel, table=True):
    """A match as a row."""

    id: int | None = Field(default=None, primary_key=True)
    version: int = 0
    stored: bytes = b""


class NaiveMove(SQLModel, table=True):
    """A move as a row."""

    id: int | None = Field(default=None, primary_key=True)
    match_id: int = Field(foreign_key="naivematch.id")
    said: str = ""
    at: datetime = Field(default_factory=lambda: datetime.now(UTC))


class Large:
    """A picture laid out at twice its size: sprites are kept large, as everybody keeps them."""

    def __init__(self, plan: Plan) -> None:
        self.frame = _enlarged(plan.frame)
        self.laid = [(_enlarged(tile), left * LARGER, top * LARGER) for tile, left, top, _ in plan.laid]

    def png(self) -> bytes:
        """Pasted, reduced and saved."""
        large = self.frame.copy()
        for tile, left, top in self.laid:
            large.paste(tile, (left, top), tile)
        kept = io.BytesIO()
        large.reduce(LARGER).save(kept, "PNG")
        return kept.getvalue()


def _enlarged(picture: Image.Image) -> Image.Image:
    return picture.resize((picture.width * LARGER, picture.height * LARGER))


def naive_turn_ms() -> float:
    """CPU milliseconds of such a turn."""
    table, model = mid_game(), Mirror().of(Table)
    board, mat = Large(board_of(table)), Large(mat_of(table))
    with tempfile.TemporaryDirectory() as folder:
        engine = create_engine(f"sqlite:///{Path(folder) / 'naive.sqlite3'}")
        SQLModel.metadata.create_all(
            engine, tables=[SQLModel.metadata.tables[name] for name in ("naivematch", "naivemove")]
        )

        def press() -> None:
            copy.deepcopy(table)
            body = model.model_validate_json(GAME.dump(table)).model_dump_json(by_alias=True)
            with Session(engine) as session:
                match = session.get(NaiveMatch, 1) or NaiveMatch(id=1)
                match.version, match.stored = match.version + 1, body.encode()
                session.add(match)
                session.add(NaiveMove(match_id=1, said="deployed"))
                session.commit()

        def turn() -> None:
            for _ in range(PRESSES):
                press()
            board.png()
            for _ in range(MATS):
                mat.png()

        spent = least(turn, 3)
        engine.dispose()
    return spent

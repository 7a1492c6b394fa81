"""Discord's limits over every prompt of random games: texts, labels, options, rows; and every action in reach."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.components import lobby_view, over_view, panel_view, turn_view
from bot.menus import choices_of
from bot.prompts import Panel, panel, refusals
from bot.results import Announcement, MatchInfo, SeatInfo, Standing, State
from bot.score_words import score_sheet
from bot.telling import lobby_text, notice_head, start_text, turn_text
from bot.words import MESSAGE_LIMIT, length
from rules.core.game import Game
from rules.core.questions import Seat
from rules.shelf import SHELF
from tests.bot.limits import EVERY_ICON, must_fit
from tests.pebbles.pebbles import PEBBLES

GAMES = {**SHELF, "pebbles": PEBBLES}
LONG_NAMES = ("🚀" * 16, "W" * 32, "ن" * 32, "e\u0301" * 16, "_*~`|" * 6)
EVERY = 5
"""Of the decisions of a game, one in so many is looked at."""


def match_of(game: Game, seats: int) -> MatchInfo:
    """A match of players with the longest names Discord allows."""
    sitting = tuple(SeatInfo(Seat(at), LONG_NAMES[at], 10**18 + at, None, 10**6) for at in range(seats))
    return MatchInfo(10**9, game.slug, State.LIVE, 10**6, 10**18, 10**18, 10**18, {}, seats, sitting)


def all_pages(standing: Standing) -> list[Panel]:
    """The panel at each of its pages."""
    pages, at = [panel(standing, icons=EVERY_ICON)], 0
    while more := [menu.more for menu in pages[-1].offer.menus if menu.more and menu.more > at]:
        at = more[0]
        pages.append(panel(standing, page=at, icons=EVERY_ICON))
    return pages


def check(standing: Standing) -> None:
    """Every page fits, and every legal action is on one of them under words of its own."""
    assert standing.seat is not None
    pages = all_pages(standing)
    for page in pages:
        must_fit(page.text, panel_view(page, EVERY_ICON))
        assert "{" not in page.text
    shown = [choice for page in pages for choice in reachable(page)]
    legal = choices_of(standing.game, standing.table, standing.seat.number)
    assert {choice.number for choice in shown} == {choice.number for choice in legal}
    assert len({choice.button for choice in legal}) == len(legal)
    assert length(refusals(standing)) <= MESSAGE_LIMIT


def reachable(page: Panel) -> list[Any]:
    """What a panel offers, in buttons and menus."""
    return [*page.offer.buttons, *(choice for menu in page.offer.menus for choice in menu.choices)]


@pytest.mark.parametrize(("slug", "seats"), [("braided-skies", seats) for seats in (2, 3, 4, 5)] + [("pebbles", 4)])
async def test_every_prompt_of_a_random_game_keeps_discords_limits(slug: str, seats: int) -> None:
    game, luck = GAMES[slug], Random(seats)
    match, table = match_of(game, seats), game.setup(seats=seats, seed=seats)
    decisions = 0
    while acting := game.to_act(table):
        seat = min(acting)
        if decisions % EVERY == 0:
            check(Standing(match, game, table, match.seats[seat], undoable=True))
        game.take(table, seat, luck.choice(game.legal_actions(table, seat)))
        decisions += 1
        told = Announcement(Standing(match, game, table, None, False), game.news(table), match.seats, True)
        must_fit(turn_text(told, tuple(seat.user_id or 0 for seat in match.seats)), turn_view(match, EVERY_ICON))
    outcome = game.outcome(table)
    assert outcome is not None
    everybody = tuple(seat.user_id or 0 for seat in match.seats)
    sheet = score_sheet(Standing(match, game, table, None, False), outcome, everybody)
    must_fit(sheet, over_view(match.id))
    assert sheet.count("\n-# ") == seats, "every line of everybody's score"


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_the_other_messages_keep_them_too(slug: str) -> None:
    game = GAMES[slug]
    match = match_of(game, game.most_seats)
    table = game.setup(seats=game.most_seats, seed=1)
    assert length(lobby_text(match, game.title, game)) <= MESSAGE_LIMIT
    assert length(notice_head(Standing(match, game, table, match.seats[0], False), game.title)) <= 200
    assert length(start_text(game.title, 10**18, ("x" * 200,) * 5)) <= MESSAGE_LIMIT


async def test_the_lobby_card_keeps_them() -> None:
    must_fit("A table", lobby_view(10**9))

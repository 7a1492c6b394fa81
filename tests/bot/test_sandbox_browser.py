"""A newcomer plays in the sandbox, in a real browser: lobby, second person, start, panel, direct message, restart."""

from __future__ import annotations

import re

import pytest

from tests.bot.sandbox_browser import Newcomer, newcomer

pytestmark = [pytest.mark.long, pytest.mark.timeout(400)]

_WHOSE = r"It is (Alice|Bob)'s turn"
_DECISIONS_IN_A_TURN = 40


def test_a_newcomer_plays_a_turn_in_the_channel_and_one_in_a_direct_message() -> None:
    with newcomer() as me:
        open_a_table_for_two(me)
        first = me.read(_WHOSE)
        me.become(first)
        me.press("^Play$")
        play_until_it_is_somebody_elses_turn(me, first)

        second = "Bob" if first == "Alice" else "Alice"
        me.become(second)
        me.go_to("Skyport")
        me.read(r"Your turn in .* \(#table\)")
        me.restart_the_bot()
        play_until_it_is_somebody_elses_turn(me, second)

        me.follow("#table")
        assert me.is_at("table")
        me.read_last(f"It is {first}'s turn")
        me.see_pictures(3)  # the board and two mats
        me.see_icon("My hand")


def open_a_table_for_two(me: Newcomer) -> None:
    """What the welcome tells a newcomer to do."""
    me.begin()
    me.type("/game new")
    me.take("game new")
    me.take("Braided Skies")
    me.type_on("2")
    me.enter()
    me.read("a table for 2")
    me.become("Bob")
    me.press("^Join$")
    me.read("You are in")
    me.become("Alice")
    me.press("^Start$")


def play_until_it_is_somebody_elses_turn(me: Newcomer, name: str) -> None:
    """Decide whatever the newest panel asks, the first thing each time."""
    for _ in range(_DECISIONS_IN_A_TURN):
        me.wait_until_it_rests()
        if not re.search(r"Your turn\.", me.newest):
            break
        me.decide()
    assert re.search(_WHOSE, me.newest), f"{name} is still to act:\n{me.newest}"

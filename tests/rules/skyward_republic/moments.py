"""Moments of a game: a table of each phase and in the midst of each kind of question, for the tests of refusals."""

from __future__ import annotations

from rules.skyward_republic.table import Table
from tests.rules.skyward_republic.building import (
    ME,
    YOU,
    a_claim,
    a_draft,
    a_launch,
    a_table,
    build,
    do,
    fly,
    hold,
    mine,
    token,
)


def in_draft() -> Table:
    return a_draft(2, ("hut-a",), ("hut-b",))


def after_a_flip() -> Table:
    return do(a_draft(2, ("hut-a",), ("hut-b",), near=(("hut-c",), ())), "Flip")


def in_split() -> Table:
    return a_table(two_player_draft_variant=True)


def choosing_a_group() -> Table:
    return do(in_split(), "Offer")


def in_launch() -> Table:
    """A Launch turn with too little to pay with, a Building launched, and an ability used."""
    table = a_launch()
    build(table, "pump")
    fly(table, "cart")
    hold(table, "hut-a", "maker-storey", "crowbar", "maker")
    table = do(table, "Launch Hut A", "Pay 1 cog", "Right of Pump", "Use Pump")
    mine(table).cogs = 0
    mine(table).hand = ["hut-b", "maker-mill", "garret"]
    return table


def placing() -> Table:
    """A Building has been paid for, and its place is asked."""
    table = a_launch()
    build(table, "hut-a")
    hold(table, "hut-b")
    return do(table, "Launch Hut B")


def paying() -> Table:
    """Which way to pay is asked."""
    table = a_launch()
    hold(table, "maker-house", "maker")
    return do(table, "Launch Maker House")


def trading() -> Table:
    """The third of three cards is asked for."""
    table = a_launch()
    hold(table, "maker", "maker", "seer", "hut-a")
    return do(table, "Discard 3", "Discard Maker", "Discard Maker")


def in_claim() -> Table:
    """One Benefactor has one's token, one is out of reach, one could be claimed."""
    table = a_claim(2, "one-maker", "second-grey")
    build(table, "hut-a")
    token(table, "grey-friend", ME)
    return table


def in_cleanup() -> Table:
    table = a_claim()
    hold(table, *["maker"] * 9)
    return do(do(table, "Claim no"), "Claim no", seat=YOU)


def in_benefactor_draft() -> Table:
    return a_table(experienced_benefactor_draft=True)


def over() -> Table:
    table = a_claim(2, max_rounds_guard=1)
    return do(do(table, "Claim no"), "Claim no", seat=YOU)


MOMENTS = [
    *(in_draft, after_a_flip, in_split, choosing_a_group, in_launch, placing, paying, trading, in_claim, in_cleanup),
    *(in_benefactor_draft, over),
]

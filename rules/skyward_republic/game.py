"""Skyward Republic as a record of functions: the public interface of the game."""

from __future__ import annotations

from rules.core.game import Game
from rules.core.news import News
from rules.skyward_republic.automatic import passes
from rules.skyward_republic.cards.decks import check_decks
from rules.skyward_republic.cards.faces import faces
from rules.skyward_republic.hints import hint
from rules.skyward_republic.icons import THINGS, icon
from rules.skyward_republic.legal import legal_actions, to_act
from rules.skyward_republic.play import apply, locks, take
from rules.skyward_republic.prompts import prompt
from rules.skyward_republic.refusals import refused
from rules.skyward_republic.save import dump, dump_action, load, load_action
from rules.skyward_republic.scoring import outcome
from rules.skyward_republic.seeing import view
from rules.skyward_republic.setup import LEAST, MOST, SWITCHES, setup
from rules.skyward_republic.table import Table

RULES_VERSION = 1


def turn(table: Table) -> int:
    """Hand-overs so far."""
    return table.turns


def reveals(table: Table) -> int:
    """How many things have come to light."""
    return table.reveals


def news(table: Table) -> tuple[News, ...]:
    """What the last action made happen."""
    return tuple(table.news)


check_decks()


GAME = Game(
    slug="skyward-republic",
    title="Skyward Republic",
    least_seats=LEAST,
    most_seats=MOST,
    rules_version=RULES_VERSION,
    switches=SWITCHES,
    setup=setup,
    to_act=to_act,
    legal_actions=legal_actions,
    apply=apply,
    take=take,
    copy=Table.copy,
    view=view,
    prompt=prompt,
    hint=hint,
    locks=locks,
    refused=refused,
    turn=turn,
    reveals=reveals,
    news=news,
    outcome=outcome,
    dump=dump,
    load=load,
    dump_action=dump_action,
    load_action=load_action,
    faces=faces,
    icon=icon,
    nouns=THINGS,
    passes=passes,
)

"""Braided Skies as a record of functions: the public interface of the game."""

from __future__ import annotations

from rules.braided_skies.cards.decks import check_decks
from rules.braided_skies.cards.faces import faces
from rules.braided_skies.hints import hint
from rules.braided_skies.icons import THINGS, icon
from rules.braided_skies.play import apply, legal_actions, locks, prompt, take, to_act
from rules.braided_skies.refusals import refused
from rules.braided_skies.save import dump, dump_action, load, load_action
from rules.braided_skies.scoring import outcome
from rules.braided_skies.seeing import view
from rules.braided_skies.setup import LEAST, MOST, SWITCHES, setup
from rules.braided_skies.table import Table
from rules.core.game import Game
from rules.core.news import News

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
    slug="braided-skies",
    title="Braided Skies",
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
)

"""The bands of Skyward Republic (2.F.5): what quick players make of the content, and whether that will do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import mean

from rules.skyward_republic.cards.decks import name
from tests.measure.bands import Band, Figure, average, seat_bands, share
from tests.measure.skyward_self_play import Story

FEWEST_ROUNDS, MOST_ROUNDS, LEAST_IN_ROUNDS = 6, 8, 0.9
MOST_IDLE = 0.12
FEWEST_CLAIMS, MOST_CLAIMS = 1.5, 3.5
LEAST_LAUNCHED = 0.2
SEAT_LEEWAY = 0.05
LEAST_WINNER, MOST_WINNER = 65, 85


def bands(played: Sequence[Story]) -> list[Band]:
    """Every band of one seat count."""
    whole = [story for story in played if story.over]
    timely = sum(FEWEST_ROUNDS <= story.rounds <= MOST_ROUNDS for story in whole)
    return [
        Band("games without an end", share(len(played) - len(whole), len(played)), most=0.0),
        Band(f"games of {FEWEST_ROUNDS} to {MOST_ROUNDS} rounds", share(timely, len(whole)), LEAST_IN_ROUNDS),
        Band("idle Launch turns", average([story.idle / story.turns for story in whole]), most=MOST_IDLE),
        Band("claims a player", average([story.claims / story.seats for story in whole]), FEWEST_CLAIMS, MOST_CLAIMS),
        Band("total of the winner", average([max(story.totals) for story in whole]), LEAST_WINNER, MOST_WINNER),
        *title_bands(whole),
        *seat_bands([story.winners for story in whole], whole[0].seats, SEAT_LEEWAY),
    ]


def title_bands(whole: Sequence[Story]) -> Iterable[Band]:
    """Titles launched too seldom where they were drafted; if there are none, the one launched least."""
    found = [Band(f"launched: {name(card)}", of, LEAST_LAUNCHED) for card, of in launches(whole)]
    return [band for band in found if not band.holds] or found[:1]


def launches(whole: Sequence[Story]) -> list[tuple[str, Figure]]:
    """Each title, in how many of the games in which it was drafted it was launched; the least first."""
    drafted = Counter(card for story in whole for card in story.drafted)
    launched = Counter(card for story in whole for card in story.drafted & story.launched)
    found = [(card, share(launched[card], of)) for card, of in drafted.items()]
    return sorted(found, key=lambda each: each[1].value)


def averages(whole: Sequence[Story]) -> str:
    """What a player does in a game, on average, in one line."""
    seats = whole[0].seats
    each = {
        "rounds": mean(story.rounds for story in whole),
        "total": mean(mean(story.totals) for story in whole),
        "total of the last": mean(min(story.totals) for story in whole),
        "VP in play": mean(mean(story.in_play) for story in whole),
        "Buildings": mean(mean(story.buildings) for story in whole),
        "Extensions": mean(story.attached / seats for story in whole),
        "abilities used": mean(story.abilities / seats for story in whole),
        "trades": mean(story.trades / seats for story in whole),
    }
    return "; ".join(f"{what} {figure:.1f}" for what, figure in each.items())

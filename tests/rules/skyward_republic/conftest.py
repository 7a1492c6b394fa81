"""The rulebook tests play with cards of their own beside those of the decks; no deck is shuffled with them."""

from __future__ import annotations

import pytest

from rules.skyward_republic.cards.decks import BENEFACTOR, CARD
from tests.rules.skyward_republic.trial_cards import TRIAL_BENEFACTOR, TRIAL_CARD


@pytest.fixture(autouse=True)
def cards_of_the_tests(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make those cards known, but for the tests of the decks themselves."""
    if request.node.path.name.startswith("test_cards"):
        return
    for card in TRIAL_CARD.values():
        monkeypatch.setitem(CARD, card.id, card)
    for benefactor in TRIAL_BENEFACTOR.values():
        monkeypatch.setitem(BENEFACTOR, benefactor.id, benefactor)

"""Emojis of the application: made from the icons, kept as they are, shown beside words; without them, words alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot import emojis
from bot.components import panel_view, turn_view
from bot.emojis import OURS, names_by_icon
from bot.icons import counted, with_icon, without
from bot.menus import Choice, Menu, Offer, choices_of
from bot.prompts import MOST_WITH_ICONS, Panel, _listing, panel
from bot.results import Standing
from render.emoji import emoji_mark, emoji_names
from rules.braided_skies.game import GAME
from rules.core.questions import Seat
from tests.bot.conversations import open_panel, start_table
from tests.bot.limits import EVERY_ICON, must_fit
from tests.bot.test_limits import match_of
from tests.bot.world import World, fail, mend, rows, world

FEW = ("grit", "hand", "tourist")
OLD = "sp_grit_00000a"


@pytest.fixture(autouse=True)
def _few_and_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three icons that need no drawing, and no pauses."""
    monkeypatch.setattr(emojis, "PACE", 0)
    monkeypatch.setattr(emojis, "PAUSE", 0)
    monkeypatch.setattr(emojis, "emoji_names", lambda: FEW)
    monkeypatch.setattr(emojis, "emoji_png", lambda name: b"\x89PNG\r\n\x1a\n" + name.encode())


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, shelf={"braided-skies": GAME}) as found:
        yield found


def there(here: World) -> list[str]:
    """The names of the application's emojis."""
    return sorted(emoji.name for emoji in here.env.backend.application_emojis.values())


def wanted() -> list[str]:
    return sorted(names_by_icon().values())


def asked(here: World, method: str) -> int:
    """How many requests of a kind were made about emojis."""
    return sum(request.method == method and "/emojis" in request.path for request in here.env.backend.http_requests)


async def test_what_is_missing_is_uploaded_and_nothing_twice(here: World) -> None:
    await here.bot.engraver.bring_up_to_date()
    assert there(here) == wanted()
    assert sorted(here.bot.icons) == sorted(FEW)
    known, made = here.bot.icons, asked(here, "POST")
    await here.bot.engraver.bring_up_to_date()
    assert (here.bot.icons, asked(here, "POST"), asked(here, "DELETE")) == (known, made, 0)


async def test_an_icon_drawn_anew_replaces_its_emoji_and_other_emojis_are_let_be(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (OLD, "sp_balloon_00000a", "sponge", "sp_grit"):
        here.env.backend.create_application_emoji(name)
    await here.bot.engraver.bring_up_to_date()
    assert there(here) == sorted([*wanted(), "sponge", "sp_grit"])
    before = there(here)
    monkeypatch.setattr(emojis, "emoji_mark", lambda name: "ffffff" if name == "grit" else emoji_mark(name))
    await here.bot.engraver.bring_up_to_date()
    assert set(there(here)) - set(before) == {"sp_grit_ffffff"}
    assert len(there(here)) == len(before)
    assert ":sp_grit_ffffff:" in here.bot.icons["grit"]


async def test_another_process_may_upload_and_delete_at_the_same_time(
    here: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it has uploaded first is refused to us, and is as good as our own; what it has deleted is gone."""
    stale = here.env.backend.create_application_emoji(OLD)
    plain = here.bot.create_application_emoji

    async def beaten(*, name: str, image: bytes) -> Any:
        here.env.backend.create_application_emoji(name)
        here.env.backend.application_emojis.pop(stale.id, None)
        fail(here, "POST", "/applications/*/emojis", 400, 50035, times=1)
        return await plain(name=name, image=image)

    monkeypatch.setattr(here.bot, "create_application_emoji", beaten)
    await here.bot.engraver.bring_up_to_date()
    assert there(here) == wanted()
    assert sorted(here.bot.icons) == sorted(FEW)


@pytest.mark.parametrize(("method", "status"), [("GET", 403), ("POST", 403), ("POST", 400)])
async def test_a_failure_is_harmless_and_the_next_start_tries_again(tmp_path: Path, method: str, status: int) -> None:
    async with world(tmp_path, shelf={"braided-skies": GAME}, limits={"skyport_emojis": True}) as here:
        here.env.backend.application_emojis.clear()
        fail(here, method, "/applications/*/emojis", status, 50001)
        await here.restart()
        assert there(here) == []
        place = await start_table(here, "bob", game="braided-skies")
        assert await open_panel(here, _first(here, place), place)
        mend(here)
        await here.restart()
        assert there(here) == wanted()


def _first(here: World, place: Any) -> str:
    text = here.messages(place)[-1].content
    return "alice" if "**Alice**'s turn" in text else "bob"


async def test_it_can_be_switched_off(here: World) -> None:
    await here.restart()
    assert asked(here, "GET") == 0
    assert there(here) == []


async def test_buttons_and_the_hand_carry_them_and_a_refusal_brings_the_words_alone(tmp_path: Path) -> None:
    async with world(tmp_path, shelf={"braided-skies": GAME}, limits={"skyport_emojis": True}) as here:
        place = await start_table(here, "bob", game="braided-skies")
        name = _first(here, place)
        opened = await open_panel(here, name, place)
        assert shown(opened)["My hand"] == f"sp_hand_{emoji_mark('hand')}"
        held = (await here.press(name, opened, "My hand")).response
        assert held.content.startswith(f"{here.bot.icons['grit']} 2 grit")
        _refuse_emojis(here)
        again = await open_panel(here, name, place)
        assert set(shown(again).values()) == {None}
        assert "Play" not in shown(again)


def _refuse_emojis(here: World) -> None:
    """As Discord does where an emoji is gone."""
    path = "/webhooks/*/messages/*"
    fail(here, "PATCH", path, 400, 50035, times=1)


def shown(message: Any) -> dict[str, str | None]:
    """The buttons of a message, and the name of the emoji on each."""
    parts = [part for row in rows(message) for part in row if part["type"] == 2]
    return {part["label"]: (part.get("emoji") or {}).get("name") for part in parts}


def standing() -> Standing:
    table, match = GAME.setup(seats=3, seed=5), match_of(GAME, 3)
    return Standing(match, GAME, table, match.seats[min(GAME.to_act(table))], undoable=True)


async def test_choices_carry_the_icon_of_what_they_are_about_and_keep_the_limits() -> None:
    here = standing()
    told = panel(here, icons=EVERY_ICON)
    view = panel_view(told, EVERY_ICON)
    must_fit(told.text, view)
    assert view is not None
    parts = [part for row in view.to_components() for part in row["components"]]
    offered = [*parts, *(option for part in parts for option in part.get("options", ()))]
    seen = {part["label"]: (part.get("emoji") or {}).get("name") for part in offered if "label" in part}
    geyser = {icon for label, icon in seen.items() if label.endswith("Rainbow Geyser")}
    assert geyser == {"sp_stone_blue_ffffff"}
    assert must_name_the_same(told, panel(here))
    assert turn_view(here.match, EVERY_ICON).to_components()[0]["components"][1]["emoji"]["name"] == "sp_hand_ffffff"


def must_name_the_same(told: Panel, plain: Panel) -> bool:
    """With icons or without, the words are the same: a reader who sees none misses nothing."""
    return without(told.text) == plain.text and told.offer == plain.offer


def choice(number: int, icon: str | None, hint: str = "It is worth it.") -> Choice:
    return Choice(number, f"Choice {number}", hint, False, number, icon)


def test_an_icon_that_a_whole_menu_shares_is_left_out() -> None:
    assert not Menu(0, "Take …", (choice(0, "outfitting"), choice(1, "outfitting"))).has_telling_icons
    assert Menu(0, "Gain …", (choice(0, "outfitting"), choice(1, None))).has_telling_icons


def test_a_list_of_choices_has_icons_where_there_is_room() -> None:
    few, many = (Offer(tuple(choice(at, "grit", "x" * each) for at in range(9)), ()) for each in (9, 150))
    assert _listing(few, EVERY_ICON)[0].startswith(f"- {EVERY_ICON['grit']} **Choice 0**")
    assert len("\n".join(_listing(few, EVERY_ICON))) <= MOST_WITH_ICONS
    assert _listing(many, EVERY_ICON) == _listing(many)


def test_icons_stand_before_their_words_and_never_in_their_place() -> None:
    icons, text = EVERY_ICON, "3 grit, 12 fame, 4 outposts left.\n2 fame below."
    assert with_icon(icons, "grit", "3 grit") == f"{icons['grit']} 3 grit"
    assert with_icon(icons, None, "3 grit") == with_icon({}, "grit", "3 grit") == "3 grit"
    told = counted(icons, GAME.nouns, text)
    assert (
        told == f"{icons['grit']} 3 grit, {icons['fame']} 12 fame, {icons['outpost']} 4 outposts left.\n2 fame below."
    )
    assert without(told) == text
    assert counted(icons, GAME.nouns, text + "x" * 1950) == text + "x" * 1950


def test_the_same_action_has_the_same_icon_whatever_is_hidden() -> None:
    """Twins, alike in all that a seat may know, are offered the same icons: they hang on the action alone."""
    first, second = (GAME.setup(seats=2, seed=seed) for seed in (1, 2))
    by_action = [
        {choice.action: choice.icon for choice in choices_of(GAME, table, Seat(min(GAME.to_act(table))))}
        for table in (first, second)
    ]
    both = set(by_action[0]) & set(by_action[1])
    assert both
    assert all(by_action[0][action] == by_action[1][action] for action in both)


def test_names_are_what_discord_takes_and_what_we_know_as_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(emojis, "emoji_names", emoji_names)
    names = names_by_icon().values()
    assert all(2 <= len(name) <= 32 and OURS.fullmatch(name) for name in names)
    assert len(set(names)) == len(names) <= 2000

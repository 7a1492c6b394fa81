"""The table and the actions to bytes and back."""

from __future__ import annotations

from rules.core.save import Keeping, bind_effects
from rules.skyward_republic import actions, effects, table
from rules.skyward_republic import play as play  # it brings along every chapter, and so every effect there is

vars(effects)["Effects"] = tuple[bind_effects(effects.Effect, (effects, table)), ...]  # type: ignore[misc]  # the members are found at run time
_kept: Keeping[table.Table, actions.Action] = Keeping("Skyward Republic", table.Table, actions.Action)

dump, load = _kept.dump, _kept.load
dump_action, load_action = _kept.dump_action, _kept.load_action

"""The table and the actions to bytes and back."""

from __future__ import annotations

from rules.braided_skies import actions, bonuses, effects, paying, table
from rules.braided_skies import play as play  # it brings along every chapter, and so every effect there is
from rules.core.save import Keeping, bind_effects

bind_effects(effects.Effect, (effects, table, bonuses, paying))
_kept: Keeping[table.Table, actions.Action] = Keeping("Braided Skies", table.Table, actions.Action)

dump, load = _kept.dump, _kept.load
dump_action, load_action = _kept.dump_action, _kept.load_action

"""The chapters that nothing calls by name: their deeds and questions are registered by being read."""

from __future__ import annotations

from rules.skyward_republic import conditions, destroying, extras, moving, passing, placing, salvaging, sharing, trading

CHAPTERS = (conditions, destroying, extras, moving, passing, placing, salvaging, sharing, trading)

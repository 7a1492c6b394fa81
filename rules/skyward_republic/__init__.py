"""Skyward Republic: the rules, chapter by chapter as in the rulebook."""

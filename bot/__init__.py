"""The conversation: Discord on one side, matches on the other."""

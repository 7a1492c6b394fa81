"""Skyward Republic drawn: table, airspaces, hands, cards and score sheet, from views alone."""

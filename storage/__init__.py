"""Where games are kept: rows live here and never leave."""

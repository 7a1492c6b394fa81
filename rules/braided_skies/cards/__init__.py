"""The decks of Braided Skies, one a file. Names and words are ours; the figures are those of the rules."""

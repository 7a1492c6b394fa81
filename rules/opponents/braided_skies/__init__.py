"""The quick player of Braided Skies: weighs every legal action in fame and takes the heaviest."""

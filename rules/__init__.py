"""The games: pure rules, with no input, output, clock or waiting in them."""

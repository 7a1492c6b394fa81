"""The slash commands, a chapter a file; one file a game. Every module here is loaded at the start."""

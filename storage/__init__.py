"""What outlives a restart: matches, moves, people, jobs and what remains to be told. Rows never leave it."""

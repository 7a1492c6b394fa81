"""The gallery of the handbook: pictures of games that computer players played, and sheets of everything drawn."""

"""The pictures of Braided Skies: the board, the mats, card faces and the score sheet, each also in words."""

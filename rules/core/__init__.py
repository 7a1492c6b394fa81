"""What every game at this table would write in the same words."""

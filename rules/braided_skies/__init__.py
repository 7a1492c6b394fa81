"""Braided Skies, chapter by chapter: deploy a drop ship, or recall them all."""

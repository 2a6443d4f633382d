"""Figures of the rulebooks, drawn by the game itself: a module for each game with its `FIGURES`; kit.py: the tools."""

"""Puzzles: matches of computers stopped at a choice of which one answer is proved to be the right one.

puzzle.py    what a puzzle is; its file; the puzzle of a day
proving.py   the proof: one first action alone wins in the turn, or is clearly best
making.py    how they are found
"""

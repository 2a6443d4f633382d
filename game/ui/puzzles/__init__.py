"""Puzzles at the real table.

puzzle_session.py            the match of a puzzle: what is tried, whether it is the answer, what the others reply
puzzle_clues.py              hints in three steps: what kind of thing, which card, the move
puzzle_note.py               what is said beside the table, with its buttons, in the place of the log
puzzle_scene.py puzzle_menu.py   what both scenes share; the menu
puzzle_table.py puzzle_field.py  the card table and the battlefield with a puzzle
shelf_of.py                  the puzzles of a game, the one of today, those that are solved
words.py                     what is said
"""

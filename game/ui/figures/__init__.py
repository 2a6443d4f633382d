"""Figures of the rulebooks, drawn by the game itself: a module for each game with its `FIGURES`.

arena.py foton.py magna.py medarot.py pony.py    the figures of a game
kit.py kit_base.py               what they are made of, and what every figure has
kit_board.py kit_table.py        a live battlefield; a part of a live card table
kit_cards.py kit_flow.py kit_profile.py    cards in rows; phases in their order; a cut through spaces
"""

"""Editors that several games share. `deck_editor.py` builds decks of many cards; a game tells it by a `Workshop`.

deck_editor.py workshop.py       the screen; what it must know of a game
work.py files.py                 the deck that is being built; decks in the user's folder
pool.py tiles.py                 all cards at the left, as controls
deck_side.py legality.py         the deck at the right; what keeps it from being played
words.py                         sentences
"""

"""Editors that several games share. `deck_editor.py` builds decks of many cards; a game tells it by a `Workshop`."""

"""The screens around the matches.

title.py menu_item.py standing_box.py    the way in: title, a line of its menu, a box that stands on a table
shelf.py game_box.py setup.py            shelf, a box on it, set-up
lan.py lobby.py                   tables on the network; the lobby of one
result.py replays.py              how a match ended; recorded ones
learn.py rulebook.py              lessons; the book
collection.py settings.py credits.py    all cards; settings; who made this
"""

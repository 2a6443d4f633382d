"""The screens around the matches, a file for each.

title.py shelf.py setup.py        the way in: title, boxes, set-up
lan.py lobby.py                   tables on the network; the lobby of one
result.py replays.py              how a match ended; recorded ones
learn.py rulebook.py              lessons; the book
collection.py settings.py credits.py    all cards; settings; who made this
"""

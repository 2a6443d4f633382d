"""The screens around the matches.

title.py shelf.py game_box.py setup.py    the way in: title, shelf, a box on it, set-up
lan.py lobby.py                   tables on the network; the lobby of one
result.py how_it_went.py replays.py    how a match ended; all its numbers; recorded ones
result_column.py result_show.py   the left and the right side of a result
replay_cards.py no_replays.py     the cards of recorded matches; what stands there before the first
learn.py rulebook.py              lessons; the book
collection.py settings.py credits.py    all cards; settings; who made this
"""

"""Music: a piece for the title and for each of the five tables, written as a score and played by computed instruments.

A musician who wants to change a bar opens the piece; score.py says what the signs mean.

opening_theme.py foton_waltz.py medarot_machine.py magna_march.py pony_walk.py arena_hearth.py    the pieces
pieces.py score.py              all of them; how a score is read
band.py instruments.py          how it becomes sound; what the players play on
recordings.py player.py         what was rendered is kept; who plays it, and when
overview.py                     all of it to look at, and its measures
"""

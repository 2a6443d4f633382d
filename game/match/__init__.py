"""A match: playing it, keeping it, reading it again. No screen and no network.

match.py         a state, its players, and the picks that made it what it is
faces_known.py   which faces of cards each seat knows
record.py        a match as a file: begin, save, resume, replay
record_lines.py  what the lines of such a file say
as_far.py        what of it can be told once the rules are others
journal.py       the file of a match while it is played, and what may go wrong with it
transcript.py    a match in words
sharing.py       a match as one line of text
proof.py         what must be true of every match
"""

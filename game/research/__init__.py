"""For researchers: the games as environments for learning programs, by the extra `research` (docs/research.md).

aec.py         a match through PettingZoo's AEC interface
features.py    what a seat sees, and what its options do, in numbers
train.py       a small agent that learns The Foton: `python -m game.research.train`
"""

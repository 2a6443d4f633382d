"""Packs: cards, decks and battlefields from elsewhere, in the user's folder. Data only.

pack.py           what a pack is, and a game with its cards
proofing.py       a pack is read, strictly, by the reader of its game; all that is wrong, with line and column
looks.py          how its cards look
picture_files.py  pictures of one's own: what may be one, and which a pack has
spoken_of.py      the card that a reader of a game speaks of
places.py         where each part of a JSON text stands
folder.py         the packs in the user's folder: which are there, which one a match means
words.py          the sentences
"""

"""Tournaments: who plays whom, who stands where, and what is kept of it. No screen, no network.

cup.py         players, form, games that have ended; which game is next, and how it begins
pairing.py     the rounds of a round robin; the next round of a Swiss tournament
standing.py    points, and who stands before whom where they are equal
keeping.py     one file for each tournament in the user's folder
"""

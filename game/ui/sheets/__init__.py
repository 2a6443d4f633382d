"""Readers of sheets: each screen that speaks of cards has one here, for all games whose cards have a sheet.

look.py          what a game gives to them: pictures for the names of icons, faces of cards
panel.py         the details of a piece beside a table
album.py         the cards filed in the collection: tabs, filters, search
zoom.py          what stands beside a card that is shown large
list_line.py     the line of a card in a list
card_sheet.py    the scene for it: one card as large as the window allows
words.py         titles
"""

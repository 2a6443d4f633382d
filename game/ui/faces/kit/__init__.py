"""What the cards of several games are drawn with.

card_stock.py         stock, paper, plates, windows and shadows
curves.py forge.py    shapes from lists of curves; figures put together from them, lit, shaded and outlined
inks.py               the colours that shapes name
figures.py            outlined figures and letters
breaking.py           where the text of a card may be broken into lines
"""

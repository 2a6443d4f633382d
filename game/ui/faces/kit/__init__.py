"""What the cards of several games are drawn with.

card_measures.py     how large a card and all on it is
card_stock.py        stock, paper, plates, windows and shadows
curves.py forge.py   shapes from lists of curves; figures put together from them, lit, shaded and outlined
inks.py              the colours that shapes name
figures.py           outlined figures and letters
people.py people_shapes.py  people put together, and what from
medallion.py         a face in a round brass frame
card_names.py        what a card is called, at its foot or its head
glows.py             pictures, painted: skies, rays, fire, water, mist, magic
things.py beings.py  what stands in them: arms, books, bones, trees; people and beasts as silhouettes
breaking.py           where the text of a card may be broken into lines
"""

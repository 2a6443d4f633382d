"""What cards do, whatever the game.

effect.py    what every effect is made of
faults.py    what is wrong with card data, gathered
named.py     names of cards, whole and short
nested.py    the forms that a fact is made of
read.py      card data to facts and effects, strictly
schema.py    what card data may say, as a JSON Schema
travel.py    which kinds of data of a game may travel
"""

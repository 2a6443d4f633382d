"""The phrase book: every form that card data is written in, in English and Japanese (pony.md, section 15).

voice.py         whose text it is: what "you", "that player" and "this card" are called in it
passages.py      the parts of a text, in the order in which they are read
japanese.py      the forms of Japanese verbs
nouns.py         which cards: filters and selectors; how much
occasions.py     when something sets a text off
conditions.py    on which conditions
prices.py        what it costs
deeds.py         what is done: who does it, one thing after the other
card_deeds.py player_deeds.py    a maker for each effect: on cards in play; on hands, decks, tokens, points
modifiers.py     what is so all the time, a maker for each modifier
abilities.py     whole abilities, put together from these in the order of the parts
"""

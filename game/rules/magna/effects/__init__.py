"""What cards do: one class for each word of the card data (magna.md, section 12). ops.py lists them.

By topic: unit_ops.py (numbers, keywords, state, place), battle_ops.py (damage, destruction, what blocks do),
card_ops.py (draws, piles, cards that become units), gain_ops.py (Magna, Fight, rules), choice_ops.py (one of several,
only if); said.py holds parts of their sentences.
"""

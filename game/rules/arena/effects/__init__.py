"""The verbs of the Arena: one small class per effect that card data may name; `ops.OPS` lists them.

What effects do to numbers is in `stats_ops`, damage and healing in `harm_ops`, places and moves in `place_ops`, hands
and enchantments in `card_ops`, libraries in `library_ops`, attacks and control in `fight_ops`, dice that decide in
`chance_ops`, what waits for something in `event_ops`.
"""

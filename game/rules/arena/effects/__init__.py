"""The verbs of the Arena: one small class per effect that card data may name; `ops.OPS` lists them.

stats_ops      numbers, abilities, restrictions, further attacks
harm_ops       damage, healing, destruction
attack_ops     the attack in progress, and attacks that cards grant
control_ops    others' figures under your control for a while (Mind Control)
move_ops       walked moves
put_ops        placed without a move: teleports, swaps
reserve_ops    to the reserve (Unsummon), from it, and from the figure graveyard
card_ops       hands, enchantments, countered spells
library_ops    libraries: looking, revealing, searching
chance_ops     a 20-sided die decides
waiting_ops    what waits for something to happen
"""

"""How each game lies on the screen: one package per ruleset. Those of the card games hold their `LAYOUT`; that of the
Arena is its battlefield, a scene of its own."""

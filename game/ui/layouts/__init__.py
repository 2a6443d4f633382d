"""How the table of each card game is laid out: one package per ruleset, holding `LAYOUT`."""

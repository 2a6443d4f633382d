"""How the table of each card game is laid out: one module per ruleset, named by its key, holding `LAYOUT`."""

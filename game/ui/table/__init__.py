"""The card table on the screen, shared by every card ruleset. Knows no rules: a `Layout` says what lies where.

`layout.py` is the vocabulary, `game/ui/layouts/<key>` the composition of one game in it, `upper.py` what all have above
the felt. `arrange.py` turns places
into poses, `motion.py` moves cards between them, `table.py` is the match as a person has it in front of them,
`scene.py` the screen.
"""

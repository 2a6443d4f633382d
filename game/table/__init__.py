"""What all games share: the table, and the machinery of rules. Pure data; no clock, no file, no screen.

state.py step.py event.py       pieces in zones, numbers, the agenda; what happens next; what just happened
view.py known.py hiding.py      who may know what: the only door, what is declared, what is taken out by types
clues.py                        what seats know of hands that they cannot look into
dice.py                         chance
codec.py                        plain data to JSON and back, strictly
ruleset.py                      all that a game tells the rest of the program
advice.py                       how promising options look, and which are worth trying
foresight.py                    how far ahead it pays to look
glossary.py sheet.py decks.py   its terms; what a card says of itself; how decks are read and written
clauses.py                      the text of a card in parts: when, cost, condition, target, effect
reasons.py guide.py             why not?; what now?
judgement.py                    how good is this? a sum of what a player would name
strength.py                     what levels of computer players have won against each other
lesson.py rival.py              a rigged match and its coach; computer players with a name and a temper
"""

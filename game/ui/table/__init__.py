"""The card table on the screen, shared by every card ruleset. Knows no rules: a `Layout` says what lies where.

regions.py                       how the window is divided, the same in every game
layout.py besides_cards.py printed.py    the vocabulary of a game's table: places, what is drawn besides cards, a card
table.py scene.py                the match as a person has it in front of them; the screen
arrange.py pose.py               places into poses
reading_room.py                  how wide and how high cards of a hand are that show their text
motion.py script.py              cards between poses; events as acts of a film
controls.py dragging.py actions.py focus.py parts.py    mouse and keyboard; what can be pointed at
drawing.py sprites.py cells.py frames.py terraces.py    what lies still: cards, cells, mats
cloth.py playmat.py              the felt; what is printed on it
overlay.py versus.py above.py fronts.py track.py coins.py   over the cards: arrows, odds, attacks, tracks, coins
hand_card.py tiles.py counts.py  a card of a hand, on the table; numbers and heaps of a seat in small
panels.py plaques.py ribbon.py prompt.py banner.py strip.py    what surrounds them
column.py inspector.py choice_buttons.py notes.py log.py       the right column: what is looked at, buttons, the log
hint.py hints.py hint_note.py rival_talk.py    what would be done, and why; where that is said; what a rival says
recap.py recap_screen.py         what others did since the own turn; the list of it
tally.py contest.py              the score as it would be; sides that are compared
held_up.py details.py            a card held up large, what stands beside it
spread.py tray.py                a pile laid out; cards to choose from
clause_reader.py                 the parts of its text, pointed at or walked to
naming.py signs.py words.py      names of seats; small signs; sentences
table_words.py in_words.py words_of_text.py    a table in words, for eyes; with its choices; sentences of that
telling.py moments.py            what events show at every table; moments of a match worth a picture
"""

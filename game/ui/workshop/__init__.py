"""The Workshop: cards of a person's own, made in a form.

card_workshop.py                  the screen
card_work.py card_files.py        the card that is being made, undo; what Open, Copy, Save, Try and Delete do
form.py                           the rows of the form, from the schema
called.py called_lists.py called_forms.py    what the words of card data are called
look_rows.py                      the rows of a card's portrait
form_side.py row_controls.py form_controls.py    the form on the screen, its rows as controls
card_side.py                      the card as it is drawn, its text
proofed.py                        what the reader of packs says of it, row by row
own_packs.py                      packs and unfinished cards in the user's folder
picker.py                         a list that is searched
at_hand.py                        a table on which a pack is tried
words.py                          sentences
"""

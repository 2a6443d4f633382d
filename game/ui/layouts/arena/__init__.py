"""The battlefield on the screen: what is shown of a view, what may be clicked, and how events become motion.

It is a table like every other, whose room shows the board.

layout.py room.py said.py printed.py details.py
                                        what the shared table asks: where things lie, what is said, cards, the inspector
scene.py table.py                       the battlefield holds it together; table.py: as a person has it in front of them
drawing.py panels.py overlay.py         all of it from back to front; what panels say besides; what lies over the board
board_picture.py marks.py labels.py badges.py
                                        what lies on the board, what is said on it and how, signs over the figures
board_words.py                          the board in words: who stands where, how far away, every space
standing.py seats.py danger.py          what the badges say; the colours of the seats; what enemies may do next turn
script.py runs.py figure_acts.py blow.py sounds.py
                                        events as acts of a film; what plays together; what figures do; a blow; how
                                        it sounds
show.py effects.py push_in.py           what is shown besides figures; light and dust; the eye comes nearer for a blow
odds.py chip.py held_up.py beside.py    odds and dice where the fight is; what lies under the pointer; a card held up;
                                        room for them
controls.py actions.py keyboard.py      what the hand does here besides: spaces, figures, the camera; its keys
camera.py army_focus.py                 where the board is seen from
diorama.py moments.py                   a battlefield as scenery; moments of a match for pictures
words.py                                every sentence of the battlefield
"""

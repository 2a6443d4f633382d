"""The battlefield on the screen: what is shown of a view, what may be clicked, and how events become motion.

It is a table like every other, whose room shows the board.

layout.py room.py said.py printed.py details.py
                                        what the shared table asks: where things lie, what is said, cards, the inspector
scene.py table.py                       the battlefield holds it together; table.py: as a person has it in front of them
drawing.py panels.py overlay.py         all of it from back to front; what panels say besides; what lies over the board
board_picture.py marks.py badges.py     what lies on the board, what is said on it, signs over the figures
standing.py seats.py                    what the badges say; the colours of the seats
script.py figure_acts.py show.py        events as acts of a film; what figures do; what is shown besides them
tray.py                                 the dice
controls.py actions.py keyboard.py      what the hand does here besides: spaces, figures, the camera; its keys
camera.py                               where the board is seen from
diorama.py moments.py                   a battlefield as scenery; moments of a match for pictures
words.py                                every sentence of the battlefield
"""

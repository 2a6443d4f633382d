"""The battlefield on the screen: what is shown of a view, what may be clicked, and how events become motion.

scene.py table.py                       the battlefield holds it together; table.py: as a person has it in front of them
board_picture.py marks.py labels.py badges.py
                                        what lies on the board, what is said on it and how, signs over the figures
standing.py seats.py                    what the badges say; the colours of the seats
script.py runs.py figure_acts.py blow.py
                                        events as acts of a film; what plays together; what figures do; a blow
show.py effects.py push_in.py           what is shown besides figures; light and dust; the eye comes nearer for a blow
room.py parts.py hud.py board_buttons.py strip.py
                                        what surrounds the board: where it lies, what can be pointed at, its panels
odds.py chip.py beside.py               odds and dice where the fight is; what lies under the pointer; room for them
fan.py held_up.py details.py overlay.py
                                        the hand of spells, a card held up, a thing large; all of it from back to front
controls.py mouse.py actions.py keyboard.py
                                        the hand: what it points at, mouse and keys
camera.py army_focus.py menu.py         where the board is seen from
diorama.py moments.py                   a battlefield as scenery; moments of a match for pictures
words.py                                every sentence of the battlefield
"""

"""Drawing, text and icons: what every picture on the screen is made with.

draw.py paint.py kept.py                layers and strokes; lit shapes and skies; pictures kept within a limit
text.py names.py                        fonts, measured text, lines broken in both languages; names that are never cut
lettered.py                             where words stand on the picture of a card
cuts.py                                 what was set, and what of it could not be read: for tests
palette.py                              every colour, size and distance
icons.py icon_shapes.py                 icons, their shapes
pad_signs.py                            the buttons of gamepads
brand.py dice_faces.py seat_shapes.py   the sign of the program; dice as flat pictures; a shape for each seat
glory.py                                the light of a victory
"""

"""Controls: everything in logical pixels, for any window and scale.

box.py pen.py                      boxes; drawing in logical pixels
desk.py widget.py                  the controls of a screen, and what every one of them shares
buttons.py fields.py tabs.py       what is pressed, what holds a value, what turns pages
nothing.py                         what to do where nothing is
key_line.py toast.py               a line of the key bindings; messages that go by themselves
contrast.py                         what high contrast makes of inks, plates and edges
chrome.py backdrop.py ornaments.py    what frames every screen, the grounds they stand on, signs and ornaments
"""

"""Small screens that lie over others: a question, the curtain between two people.

dialog.py     a question that must be answered first
curtain.py velvet.py    nothing hidden shows until the next person is there; the cloth of it
typing.py     a keyboard on the screen, for whoever types by gamepad or finger
kana.py       its pages: Latin letters and both kana
unsaved.py    where to keep a match whose file cannot be written
"""

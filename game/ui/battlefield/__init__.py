"""The battlefield on the screen: what is shown of a view, what may be clicked, and how events become motion.

`draft.py` is the choice a person is putting together, `board_picture.py` and `marks.py` what lies on the board,
`puppets.py` and `film.py` the motion, `hud*.py` what surrounds the board. `scene.py` holds it together.
"""

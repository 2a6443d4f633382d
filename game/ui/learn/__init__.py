"""Lessons on the screen: the coach stands between the person in seat 0 and a rigged match on the real table.

course.py          which beat it is, which choice is wanted, what leads to it: no screen, no match
lesson_session.py  LessonSession: the match of a lesson; refuses what is not wanted without making it
aims.py            what to click next, from the choice that is being put together
coach.py           what the coach says and shows now
placing.py         where things lie on the screen; where the coach's panel covers none of them
show.py            what is seen of him: coach_panel.py (with portrait.py), arrows.py (and rings, and a hand)
scenes.py          a match scene with a coach: on_table.py, on_field.py (framing.py: its camera), lesson_menu.py
words.py           what the coach says by himself
start.py           a lesson begins, is left, goes on to the next one
"""

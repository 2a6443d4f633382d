"""Runs that take minutes and show what short tests cannot: that nothing grows, and that nothing wears out.

Each is a program of its own (`python -m tests.long.many_matches`), so that what is measured is the memory of a program
and not that of the tests; `test_long_runs.py` starts them and judges: `python3 play.py test -m soak tests/long -s`.

    memory.py           what a program takes, the garbage collector as the game sets it, when to end
    many_matches.py     300 matches in one process, half of them opened at the screen, left and gone on with
    window.py           a window that stands open for two hours, by a clock moved by hand
    attack.py           a host (hosting.py), its two honest guests (guests.py), and those who wish it ill (attackers.py)
    household.py        three programs (at_home.py) that share a user's folder, and are killed now and then
"""

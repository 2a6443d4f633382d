"""Who picks: bots and recordings.

anyone.py                any option, all equally likely
careful.py newcomer.py   whole actions, judged on imagined tables; with a newcomer's mistakes
odd.py                   with little effort, and something odd now and then
searcher.py              what looks good, played on in thought
adviser.py mindful.py    what Normal would do and why, in words; who keeps in mind what actions lead to
levels.py                the levels that can be chosen
worker.py                bots in a process of their own
recording.py             plays picks back
review.py reviewer.py    what the choices of a match were worth; that in a process of its own
"""

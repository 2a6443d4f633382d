"""Who picks: bots and recordings.

anyone.py                any option, all equally likely
careful.py newcomer.py   whole actions, judged on imagined tables; with a newcomer's mistakes
odd.py                   with little effort, and something odd now and then
searcher.py              what looks good, played on in thought
adviser.py mindful.py    what Normal would do and why, in words; who keeps in mind what actions lead to
expecting.py             what is likely to be chosen next
onlooker.py              what somebody chose, as who looks on can judge it
levels.py                the levels that can be chosen
worker.py helper.py      bots in a process of their own, which has another one to help it search
recording.py             plays picks back
review.py reviewer.py    what the choices of a match were worth; that in a process of its own
"""

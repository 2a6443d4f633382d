"""Who picks: bots and recordings.

anyone.py careful.py     any option, all equally likely; whole actions, judged on imagined tables
levels.py                the levels that can be chosen
worker.py                bots in a process of their own
recording.py             plays picks back
"""

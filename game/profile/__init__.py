"""What has been played on this machine: matches that ended, time at the table. Nothing of it ever leaves the machine.

store.py     the database in the user's folder
lessons.py   what it knows of lessons, and the file where that was kept before
tallies.py   who won how often, with what, against whom
export.py    the same as CSV and JSON
"""

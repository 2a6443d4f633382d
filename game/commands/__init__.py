"""The commands of contract.md, a file for each; `game.cli` reads the words and calls them.

screen.py                         `play`, `shot`, the title
host_join.py                      `host` and `join`
bots.py fuzz.py replay.py         computer players against each other; random play; recorded matches
reading_aloud.py                  a recorded match as the text view tells it
puzzles.py                        `puzzles make` and `puzzles prove`
series.py                         what `bots` plays: matches one by one, seats swapped
inspect.py coverage.py            `check`, `cards`, `maps check`; which letters the fonts have
packs.py                          `cards check` and `cards try`: packs
tuning.py fitting.py              `bots tune`: weights of what a position is judged by, from matches
ladder.py ratings.py              `bots ladder`: Elo ratings of the levels, from matches
sounds.py                         `sounds`: every sound as a file, a sheet, a table
bench.py playout_bench.py         how fast everything is; how fast a search may play matches on
net_bench.py sound_bench.py       `bench net`; from what happens to what is heard
match_setup.py named_decks.py     what several of them are given: ruleset, seats, options, decks
progress_bar.py cluster.py        a bar on standard error, and several processes at one task; other machines at it
"""

"""The screens around the matches.

title.py menu_item.py standing_box.py    the way in: title, a line of its menu, a box that stands on a table
shelf.py game_box.py setup.py     shelf, a box on it, set-up
lan.py lobby.py seat_plate.py     tables on the network; the lobby of one, a seat in it
sign_up.py cup_screen.py cup_board.py    a tournament: who plays, whom next; its table and plot
cup_game.py                         what the result of one game of several leads to
lan_sign_up.py lan_cup.py           a tournament at a table on the network: who plays; how it is shown in the lobby
scenery.py                        a game's picture as the ground of a screen
result.py how_it_went.py replays.py    how a match ended; all its numbers; recorded ones
result_column.py result_show.py   the left and the right side of a result
replay_cards.py replay_details.py    the cards of recorded matches; the chosen one beside them
replay_finding.py replay_acts.py    which of them are shown; what is done with one
old_match.py                      one of other rules, to be read
replay_sharing.py bare_shelf.py    as text, to others and from them; what stands there before the first
profile.py profile_plots.py       what was played here, and its bars and plots
review_screen.py turning_point.py    the review of a match; a card of it
review_plot.py accuracy_row.py    its plot, a row of it
rivals.py rival_plate.py          the rivals of a game; one of them
game_list.py                      what both lists of a game share
learn.py puzzle_list.py           its lessons; its puzzles
rulebook.py                       the book
collection.py pack_list.py        all cards; where those that are not ours come from
settings.py credits.py            settings; who made this
pad_page.py                       what each button of a gamepad does
crash.py                          a screen has failed
"""

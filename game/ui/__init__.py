"""The screen. pygame lives here. Which room stands on which is tested (`LAYERS`, test_imports).

app.py window.py scene.py doors.py    loop and stack of scenes; the window; what a scene is; ways between them
session.py lan_sessions.py wish.py    a match on the screen, also over a network; a choice on its way to it
matches.py gathering.py talk.py       beginning and going on with matches; a table on the network; its talk
cups.py words_cup.py words_lan_cup.py    tournaments: how their games begin and end; their sentences
setup_draft.py verifying.py           what a set-up puts together; the check after a match on the network
own_decks.py own_profile.py           what a person has built, and played
seating.py thumbnails.py              what a seat is called; how matches ended
pictures.py animation.py              moments that are kept; pictures that move
album.py chips.py                     what the collection leafs through; chips
keys.py                               key bindings
companion.py pads.py fingers.py hearing.py   who goes along with the loop: gamepads, touch, what is heard
theme.py                              colours that may be exchanged
told.py reading/                      what a screen says of itself; the text view and speech
words.py words_front.py words_desk.py words_lan.py words_result.py
words_review.py words_profile.py words_moments.py words_rivals.py words_credits.py words_packs.py  sentences
shots.py lobby_moments.py             any screen as a picture; a lobby with people in it
drawing_bench.py table_bench.py       how fast the screen is
art/ widgets/ faces/                  drawing; controls; cards, drawn
scenes/ dialogs/ learn/ rulebook/ editors/    screens; small ones over others; lessons; the book; the deck editor
puzzles/ workshop/                    puzzles at the real table; where cards are made
play/ table/                          a match: what all share, the card table
games/ layouts/ figures/ sheets/      what is known of each game; its table or field, its figures; readers of sheets
"""

"""What people are told of cards, frozen: whatever moves inside the program, the words on the screen stay.

`ear.py` listens while screens draw. `places.py` lists the places where cards are described and how each is read: by
`printed.py` (details of a card by itself, `cards KEY`), `matches.py` (details in matches), `screens.py` (one card
large, collection, search), `decks.py` (deck editor, lines of its list, counts of decks, set-up). `golden.py` keeps
what they say in `golden/<game>/<place>.txt`.

python -m tests.words write [GAME ...]           write the golden files anew; the diff is the review
python -m tests.words compare [GAME ...]         every place and every card against the golden files
python -m tests.words show GAME PLACE [HEAD]     what is said today
python -m tests.words match GAME MATCH [CHOICE [SEAT]]    all that is said in a match, of which digests are kept
"""

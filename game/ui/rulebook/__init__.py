"""The rulebook inside the game.

markdown.py pages.py       the small Markdown of `assets/rulebook/<key>.<lang>.md`, read strictly into a `Book`
library.py                 the book of a game in a language, read when it is first asked for
finding.py                 search: where words stand
excerpt.py                 the beginning of a rule, to be read beside the table; its entry on a part of a card's text
setting.py paging.py       a book set into lines for a column; these laid into pages
press.py                   sets and draws for the present window, language and type
ink.py leaf.py             draws a page; turns it
open_book.py contents.py   where it lies; the panel at the left
book_words.py              a chapter for the text view
links.py spots.py          ways in from elsewhere: lines, and words to click
clause_spots.py            the parts of a card's text: where they stand, their underlines, their rule in a tip
proofreading.py            what `python -m game check` and the tests hold against the books
figure.py                  what a figure is; they are drawn by the game itself, in `ui/figures`
words.py                   what the screen says
"""

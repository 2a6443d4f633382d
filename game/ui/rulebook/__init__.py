"""The rulebook inside the game.

markdown  the small Markdown of `assets/rulebook/<key>.<lang>.md`, read strictly into a `Book` (pages.py)
library   the book of a game in a language, read when it is first asked for
finding   search: where words stand
setting   a book set into lines for a column; paging.py lays these into pages
press     sets and draws for the present window, language and type
ink       draws a page; leaf.py turns it, open_book.py says where it lies, contents.py is the panel at the left
links     ways in from elsewhere: lines, and spots.py to click
proofreading  what `python -m game check` and the tests hold against the books
figure    what a figure is; they are drawn by the game itself, in `ui/figures`
"""

"""The beginning of a rule, to be read beside the table."""

from __future__ import annotations

from game.table.ruleset import Ruleset
from game.ui.rulebook.library import book_of
from game.ui.rulebook.pages import Items, Paragraph

MOST = {"en": 450, "ja": 200}  # letters


def excerpt(rules: Ruleset, lang: str, rule: str) -> tuple[str, list[str]] | None:
    """Number and title of the paragraph in which a rule stands, and as many of its first sentences and points as are
    read at a glance. None if the rulebook cannot be read or says nothing of it."""
    try:
        book = book_of(rules, lang)
    except ValueError:
        return None
    place = book.find(rule)
    if place is None:
        return None
    part, left, said = book.part(place), MOST[lang], list[str]()
    for block in part.blocks:
        for text in block.texts if isinstance(block, (Paragraph, Items)) else ():
            words = ("• " if isinstance(block, Items) else "") + "".join(run.words for run in text)
            left -= len(words)
            if left >= 0:
                said.append(words)
    return (f"{part.number}  {part.title}", said) if said else None

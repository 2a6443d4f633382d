"""The text of every card, line by line, in both languages.

What a card does is put into words by the phrase book (wording/) when the card is read: what a card says cannot differ
from what it does. Keywords and requirements are put into words here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.pony.cards import EventCard, Friend, Keyword, Mane, ManeSide, Problem, Resource, Troublemaker
from game.rules.pony.sheet_words import BOOSTED_SIDE, START_SIDE
from game.rules.pony.words import (
    KEYWORDS,
    REMINDERS,
    keyword_meaning,
    keyword_words,
    marks_of,
    points_of,
    requirement_words,
)
from game.words import Phrase

EXPLAINED = Phrase("{0} ({1})", "{0}（{1}）")


def card_text(fact: Any) -> Sequence[Phrase]:
    """The text of a card; both sides of a Mane; nothing for what is in the catalogue and no card."""
    if isinstance(fact, Mane):
        return [
            *_side(START_SIDE, fact.start),
            *_side(BOOSTED_SIDE, fact.boosted),
        ]
    if isinstance(fact, (Friend, EventCard, Resource, Troublemaker, Problem)) and fact.number:
        lines = [*_marks(fact), *requirements(fact), *([fact.text] if fact.text.en else [])]
        return lines or [Phrase("no abilities", "能力なし")]
    return []


def reminder(keyword: Keyword) -> Phrase:
    """A keyword and what it means: "Swift (moving it in your Main Phase costs 1 token less)"."""
    return EXPLAINED.of(keyword_words(keyword), keyword_meaning(keyword))


def mark_words(mark: str) -> Phrase:
    """Unique, Starting, Epic or Villain, and what it means."""
    return EXPLAINED.of(KEYWORDS[mark], REMINDERS[mark])


def _side(title: Phrase, side: ManeSide) -> list[Phrase]:
    said = Phrase("{0}: power {1}, home limit {2}", "{0}：パワー{1}、ホームリミット{2}").of(
        title, side.power, side.home_limit
    )
    return [said, *(reminder(keyword) for keyword in side.keywords), side.text]


def _marks(fact: Any) -> list[Phrase]:
    """Keywords, Unique, Starting, Epic and Villain, each with what it means."""
    found = [reminder(keyword) for keyword in getattr(fact, "keywords", ())]
    return [*found, *map(mark_words, marks_of(fact))]


def requirements(fact: Any) -> list[Phrase]:
    """What a Problem or a Dilemma requires of its owner and of the others, and its bonus."""
    sides = fact if isinstance(fact, Problem) else getattr(fact, "dilemma", None)
    if sides is None:
        return []
    return [
        Phrase("Owner: {0}. Others: {1}. Bonus {2}", "持ち主：{0}　相手：{1}　ボーナス{2}").of(
            requirement_words(sides.owner_req), requirement_words(sides.opp_req), points_of(sides.bonus)
        )
    ]

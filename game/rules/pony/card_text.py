"""The text of every card, line by line, in both languages.

The card data holds a text for each card, written for people; what a card does is read from its abilities. A test
compares the numbers of both (tests/rules/pony/test_card_data.py). Keywords and requirements are put into words here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.pony.cards import EventCard, Friend, Keyword, Mane, ManeSide, Problem, Resource, Troublemaker
from game.rules.pony.words import KEYWORDS, REMINDERS, keyword_words, points_of, requirement_words
from game.words import Phrase


def card_text(fact: Any) -> Sequence[Phrase]:
    """The text of a card; both sides of a Mane; nothing for what is in the catalogue and no card."""
    if isinstance(fact, Mane):
        return [
            *_side(Phrase("Start side", "スタート面"), fact.start),
            *_side(Phrase("Boosted side", "ブースト面"), fact.boosted),
        ]
    if isinstance(fact, (Friend, EventCard, Resource, Troublemaker, Problem)) and fact.number:
        lines = [*_marks(fact), *_requirements(fact), *([fact.text] if fact.text.en else [])]
        return lines or [Phrase("no abilities", "能力なし")]
    return []


def reminder(keyword: Keyword) -> Phrase:
    """A keyword and what it means: "Swift (moving it in your Main Phase costs 1 token less)"."""
    return Phrase("{0} ({1})", "{0}（{1}）").of(keyword_words(keyword), REMINDERS[keyword.id].of(keyword.n))


def _side(title: Phrase, side: ManeSide) -> list[Phrase]:
    said = Phrase("{0}: power {1}, home limit {2}", "{0}：パワー{1}、ホームリミット{2}").of(
        title, side.power, side.home_limit
    )
    return [said, *(reminder(keyword) for keyword in side.keywords), side.text]


def _marks(fact: Any) -> list[Phrase]:
    """Keywords, Unique, Starting, Epic and Villain, each with what it means."""
    found = [reminder(keyword) for keyword in getattr(fact, "keywords", ())]
    for mark in ("unique", "starting", "epic", "villain"):
        if getattr(fact, mark, False):
            found.append(Phrase("{0} ({1})", "{0}（{1}）").of(KEYWORDS[mark], REMINDERS[mark]))
    return found


def _requirements(fact: Any) -> list[Phrase]:
    """What a Problem or a Dilemma requires of its owner and of the others, and its bonus."""
    sides = fact if isinstance(fact, Problem) else getattr(fact, "dilemma", None)
    if sides is None:
        return []
    return [
        Phrase("Owner: {0}. Others: {1}. Bonus {2}", "持ち主：{0}　相手：{1}　ボーナス{2}").of(
            requirement_words(sides.owner_req), requirement_words(sides.opp_req), points_of(sides.bonus)
        )
    ]

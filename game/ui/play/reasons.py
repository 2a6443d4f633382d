"""Reasons as they are said: with the rule that says so."""

from __future__ import annotations

from game.ui.play import words
from game.words import Phrase


def with_rule(why: Phrase, rule: str) -> Phrase:
    """A reason with its rule, or the ruling where the rules leave a gap: "A12", "R-7"."""
    mark = rule[:1]
    settled = mark in ("A", "R") and rule[1:].removeprefix("-").isdecimal()
    tag = words.RULING if settled else words.RULE
    section, _, topic = rule.partition(" ")  # the topic is an English word
    place = Phrase(f"{section}, {topic}" if topic else section, section)
    return Phrase("{0} ({1})", "{0}（{1}）").of(why, tag.of(place)) if rule else why

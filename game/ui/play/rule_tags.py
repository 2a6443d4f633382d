"""Reasons as they are said: with the rule that says so."""

from __future__ import annotations

from game.table.step import SILENT
from game.ui.play import words
from game.words import Phrase


def with_rule(why: Phrase, rule: str, numbers: Phrase = SILENT) -> Phrase:
    """A reason with its numbers and its rule, as one sentence."""
    said = Phrase("{0}: {1}", "{0}：{1}").of(why, numbers) if numbers.en else why
    return Phrase("{0} ({1})", "{0}（{1}）").of(said, rule_tag(rule)) if rule else said


def rule_tag(rule: str) -> Phrase:
    """A rule as it is cited, or the ruling where the rules leave a gap: "A12", "R-7"."""
    mark = rule[:1]
    settled = mark in ("A", "R") and rule[1:].removeprefix("-").isdecimal()
    tag = words.RULING if settled else words.RULE
    section, _, topic = rule.partition(" ")  # the topic is an English word
    return tag.of(Phrase(f"{section}, {topic}" if topic else section, section))

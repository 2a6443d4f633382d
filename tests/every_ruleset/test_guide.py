"""What now?: whatever a person can be asked has a hint, in both languages, short enough for the quiet line."""

from __future__ import annotations

import pytest

import game
from game.table.guide import Hint
from game.table.ruleset import Ruleset
from game.table.step import Elsewhere, Question
from game.words import Phrase

LONGEST_EN, LONGEST_JA = 80, 44  # signs of a phrase; the line stands under the prompt of a small window
FEWEST = {"arena": 28, "foton": 11, "medarot": 19, "magna": 34, "pony": 30}  # questions there are at least


def questions(rules: Ruleset) -> list[type[Question]]:
    """Every kind of question of a game that can be put."""
    own = [k for k in rules.kinds().values() if k.__module__.startswith(f"game.rules.{rules.key}.")]
    asked = [k for k in own if issubclass(k, Question) and k.options is not Question.options]
    return sorted(asked, key=lambda kind: (kind.__module__, kind.__name__))


def test_every_question_has_a_hint(rules: Ruleset) -> None:
    missing = [
        f"{k.__module__.removeprefix('game.rules.')}.{k.__name__}"
        for k in questions(rules)
        if k not in rules.order().guide
    ]
    assert not missing, f"{len(missing)} questions of {rules.key} without a Hint: {', '.join(missing)}"


def test_a_hint_is_two_short_sentences_in_both_languages_and_a_rule(rules: Ruleset) -> None:
    wrong = [f"{kind.__name__}: {said}" for kind, hint in rules.order().guide.items() for said in faults(hint)]
    assert rules.order().guide and not wrong, "\n".join(wrong)


def test_a_hint_belongs_to_a_question_of_its_game(rules: Ruleset) -> None:
    strangers = set(rules.order().guide) - set(questions(rules))
    assert not strangers


def test_the_questions_of_a_game_are_found(rules: Ruleset) -> None:
    """If they were not, the other tests would hold for nothing."""
    assert len(questions(rules)) >= FEWEST[rules.key] and all(issubclass(k, Question) for k in questions(rules))


def faults(hint: Hint) -> list[str]:
    """What is wrong with a hint."""
    found = [] if hint.rule.strip() else ["no rule"]
    for name, said in (("purpose", hint.purpose), ("matters", hint.matters)):
        for lang, most in (("en", LONGEST_EN), ("ja", LONGEST_JA)):
            words = said.in_(lang)
            if not words.strip() or "{" in words or "\n" in words:
                found.append(f"{name} says {words!r} ({lang})")
            if len(words) > most:
                found.append(f"{name} has {len(words)} signs of {most} at most ({lang}): {words}")
    same = hint.purpose == hint.matters
    return [*found, *["says the same twice"] * same]


SAID = Phrase("Purpose", "目的"), Phrase("Matters", "大事")


@pytest.mark.parametrize(
    "spoiled",
    [
        Hint(Phrase("", "目的"), SAID[1], "1"),
        Hint(Phrase("Purpose", ""), SAID[1], "1"),
        Hint(*SAID, ""),
        Hint(Phrase("x" * 81, "目的"), SAID[1], "1"),
        Hint(SAID[0], Phrase("Matters", "大" * 45), "1"),
        Hint(Phrase("Purpose {0}", "目的"), SAID[1], "1"),
        Hint(SAID[0], SAID[0], "1"),
    ],
)
def test_a_hint_can_be_wrong(spoiled: Hint) -> None:
    assert faults(spoiled)


def test_nothing_is_said_where_nothing_is_asked() -> None:
    assert all(rules.order().hint(None) is None and rules.order().hint(Elsewhere(0)) is None for rules in game.RULESETS)

"""The parts of a card's text: keywords, what a Problem requires, and the passages of what the phrase book makes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.effects.effect import Effect
from game.rules.pony.card_text import card_text, mark_words, reminder, requirements
from game.rules.pony.cards import Ability, Mane
from game.rules.pony.effects import board_ops, control_ops, faceoff_ops, gain_ops, move_ops, troublemaker_ops
from game.rules.pony.kinds import kind_of
from game.rules.pony.wording.abilities import PLACED, WINDOWS, passages_of
from game.rules.pony.wording.passages import Passage, text
from game.rules.pony.words import marks_of
from game.table.clauses import Mark, Role, sentences
from game.words import Phrase

MARK_RULES = {"unique": "13.7", "starting": "4.1", "epic": "9.4", "villain": "9.4"}
ROLE_RULES: Mapping[str, str] = {"when": "13.2", "condition": "13.2", "cost": "13.5", "effect": "15"}
HEADS: Mapping[str, tuple[Role, str]] = {
    **{PLACED[place].en: ("target", "13.1") for place in PLACED},
    **{WINDOWS[phase].en: ("when", "8.2") for phase in ("faceoff", "problem_faceoff", "troublemaker_faceoff")},
    WINDOWS["main"].en: ("when", "5.3.4"),
    WINDOWS["troublemaker"].en: ("when", "5.2"),
    WINDOWS["reaction"].en: ("when", "13.3"),
}
"""What stands before an ability: where its card goes, or when it is used."""
RULES: Mapping[type[Effect], str] = {
    gain_ops.DrawCards: "8.3",
    gain_ops.ScorePoints: "12",
    gain_ops.CheaperNext: "13.5",
    faceoff_ops.FlipMore: "8.2",
    faceoff_ops.FlipAgain: "8.2",
    faceoff_ops.FlipHigher: "8.2",
    move_ops.MoveCards: "5.3.7",
    board_ops.AddPower: "6.1",
    board_ops.BoostMane: "11",
    board_ops.ExhaustCards: "6.2",
    board_ops.ReadyCards: "6.2",
    board_ops.FrightenCards: "6.3",
    board_ops.DismissCards: "1.2",
    board_ops.RetireCards: "1.2",
    troublemaker_ops.Uncover: "9.3",
    troublemaker_ops.Cover: "9.5",
    control_ops.UnlessPaid: "13.5",
}  # of all others: 15


def card_marks(catalogue: Mapping[str, Any], card: Any) -> tuple[Mark, ...]:
    """The lines of a card in their parts."""
    kind, sides = kind_of(card.key), (card.start, card.boosted) if isinstance(card, Mane) else (card,)
    named = {reminder(keyword): "14" for side in sides for keyword in getattr(side, "keywords", ())}
    named |= {mark_words(mark): MARK_RULES[mark] for mark in marks_of(card)}
    required, texts = requirements(card), {side.text: side.abilities for side in sides if side.abilities}
    lines = list[Mark]()
    for line in card_text(card):
        if line in texts:
            names = {each.name.en: each.name for key, each in catalogue.items() if key.startswith("card/")}
            lines.append(_text(line, texts[line], kind, names, getattr(card, "place", "")))
        elif line in named:
            lines.append(Mark(line, "ability", named[line]))
        else:
            lines.append(Mark(line, "condition", "7.2") if line in required else sentences(line, "15"))
    return tuple(lines)


def _text(line: Phrase, abilities: Sequence[Ability], kind: str, names: Mapping[str, Phrase], place: str) -> Mark:
    """What a card does, ability by ability."""
    parts = passages_of(abilities, kind, names, place)
    return Mark(line, "effect", "15", tuple(Mark(text(each), "effect", "15", tuple(_marks(each))) for each in parts))


def _marks(ability: Sequence[Passage]) -> Iterator[Mark]:
    for part in ability:
        role, rule = _head(part.words) if part.role == "ability" else (part.role, ROLE_RULES[part.role])
        for form in part.of:
            rule = RULES.get(type(form), rule)
        yield Mark(part.words, role, rule, tuple(Mark(words, "target", "13.6") for words in part.targets))


def _head(words: Phrase) -> tuple[Role, str]:
    """The role and rule of what stands before an ability: "Any player's Main Phase: "."""
    return next((head for said, head in HEADS.items() if words.en.endswith(said)), ("ability", "15"))

"""The parts of Pony's texts: timing, price, condition, target and what is done, as the phrase book makes them."""

from __future__ import annotations

import pytest

import game
from game.rules.pony.sheet import SHEETS
from game.table.clauses import clauses

CARDS = game.ruleset("pony").catalogue


@pytest.mark.parametrize(
    "card, said",
    (
        ("PR015", [("when", "Main Phase:"), ("cost", "Exhaust this card"), ("effect", "to ready"),
                   ("target", "one of your other exhausted cards.")]),
        ("PR035", [("condition", "While this card is in a faceoff,"), ("effect", "you flip 1 more card.")]),
        ("PR047", [("when", "When you win a Problem faceoff with this card,"), ("effect", "dismiss"),
                   ("target", "an opponent's Friend in the faceoff.")]),
        ("PR057", [("when", "When you move this card to a Problem,"), ("effect", "you may move"),
                   ("target", "an opponent's character"), ("effect", "from here to another Problem.")]),
        ("PR083", [("when", "Reply:"), ("when", "When an opponent gains tokens,"), ("cost", "exhaust this card"),
                   ("effect", "to make that player lose 1 token.")]),
    ),
)  # fmt: skip
def test_an_ability_is_parted_as_the_phrase_book_made_it(card: str, said: list[tuple[str, str]]) -> None:
    line = SHEETS.lines(CARDS, CARDS[f"card/friend/{card}"])[-1]
    assert [(part.role, part.words.strip()) for part in clauses(line, "en")] == said

"""Sentences that are put together: whole ones, in both languages (foton.md, sections 9 and 15)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.effects.effect import By
from game.effects.nested import nested
from game.rules.foton.cards import Act as ActLine
from game.rules.foton.cards import Auto, Counter, EventCard, Interfere, Megido
from game.rules.foton.effect_choices import CardEffect, Do, Whether
from tests.rules.foton.foton_byhand import CARDS, Seat, megido, question, table, take, why_not
from tests.rules.foton.foton_cards import act
from tests.rules.foton.test_telling import log

WHOLE = ("する", "出す", "加える", "置く", "移す")


def card_effects() -> Iterator[tuple[Any, CardEffect]]:
    """Every effect on cards of all 80 cards: turned, moved, looked at."""
    for card in CARDS.values():
        if isinstance(card, (Megido, EventCard)):
            for line in card.lines:
                if isinstance(line, (ActLine, Auto, Counter, Interfere)):
                    yield from ((card, thing) for thing, _, _ in nested(line) if isinstance(thing, CardEffect))


def test_every_prompt_of_every_card_is_a_whole_sentence() -> None:
    s = table(Seat(), Seat())
    prompts = {effect.ask(s, By(0, card=card.key)).in_("ja") for card, effect in card_effects()}
    assert len(prompts) > 30
    assert [p for p in prompts if not p.partition("（")[0].endswith(WHOLE)] == []


def test_what_seere_asks() -> None:
    s = table(Seat(hand="A2 A2 A2", waiting="Seere", deck="C1 C1 S4 A4 E3"), Seat())
    act(s, "Seere", "A2 A2 A2")
    assert s.asks[0].ask(s).text("ja") == "セーレ：その中のフォトン1枚を場に出す。"
    assert s.asks[0].ask(s).text("en") == "Seere: put 1 photon among them into your field."


def test_an_offer_in_words() -> None:
    s = table(Seat(hand="A2 A2 S2", waiting="Zepar"))
    act(s, "Zepar", "A2 A2")
    assert isinstance(s.asks[0], Whether)
    assert s.asks[0].ask(s).in_("ja") == "ゼパル：あなたの手札のスキルを1枚場に出す？"


@pytest.mark.parametrize(
    ("waiting", "said"),
    [
        ("Botis", "条件「あなたの場のスキルが2枚以上」を満たしていない。"),
        ("Gamigin", "代償「あなたの手札のスキルを1枚捨札にする」を支払えない。"),
        ("Uvall", "ウヴァルは【対抗】を持たない。"),
    ],
)
def test_why_a_megido_cannot_counter(waiting: str, said: str) -> None:
    s = table(Seat(hand="A2 C1 S2", waiting="Naberius"), Seat(field="A2", hand="A3", waiting=waiting))
    act(s, "Naberius", "A2 C1 S2")
    assert question(s) == ("ChooseCounter", 1)
    no = why_not(s, megido(s, waiting, 1).id, 1)[0]
    assert no.why.text("ja") == said and no.rule == "F-5.17"


def test_a_discarded_card_that_is_somewhere_else_already_is_told_of() -> None:
    """Beleth puts the card it discarded into the field before anybody is asked again."""
    s = table(Seat(hand="A2 A2 C1 S4", waiting="Beleth"), Seat())
    act(s, "Beleth", "A2 A2 C1")
    since = len(s.events)
    take(s, Do)
    assert log(s, 1, since) == ["Player 1 discards a card.", "Skill 4 enters the field of Player 1."]

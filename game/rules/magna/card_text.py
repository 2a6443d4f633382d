"""The text of every card, put together from its definition in both languages (magna.md, sections 12 and 16).

Nothing here is written for a single card: what a card says cannot differ from what it does.
"""

from __future__ import annotations

from typing import Any

from game.rules.magna.cards import Ability, Operation, Tactics
from game.rules.magna.conditions import proviso
from game.rules.magna.effects.choice_ops import all_of
from game.rules.magna.forms import Cost
from game.rules.magna.nouns import someone
from game.rules.magna.words import OCCASIONS, TIMINGS, icons, skill_words
from game.words import Phrase, joined

ONCE = {"battle": Phrase("once per battle", "戦闘ごとに1回"), "turn": Phrase("once per turn", "ターンごとに1回")}


def cost_parts(cost: Cost) -> list[Phrase]:
    """What an ability or a tactics card costs, part by part."""
    parts = [Phrase("check", "チェック")] if cost.check else []
    parts += [skill_words(skill, n) for skill, n in icons(cost.skill).items()]
    if cost.discard:
        parts.append(
            Phrase(f"discard {cost.discard} card{'s' if cost.discard > 1 else ''}", f"手札{cost.discard}枚を捨てる")
        )
    if cost.magna:
        parts.append(Phrase(f"{cost.magna} Magna", f"マグナ{cost.magna}"))
    if cost.magna_x:
        parts.append(Phrase("X Magna (X is 1 or more)", "マグナX(Xは1以上)"))
    if cost.fight:
        parts.append(Phrase(f"{cost.fight} Fight", f"ファイト{cost.fight}"))
    if cost.sacrifice:
        given = someone(cost.sacrifice)
        parts.append(Phrase(f"discard {given.en}", f"{given.ja}を破棄"))
    return [*parts, ONCE[cost.once]] if cost.once else parts


def shown_parts(price: Cost) -> list[Phrase]:
    """What an operation asks for besides its Fight, which is printed in the frame."""
    parts = [
        Phrase(
            f"check one of your Normal units with {skill_words(skill, n).en}",
            f"「{skill_words(skill, n).ja}」を持つノーマル状態の自軍ユニット1体をチェック",
        )
        for skill, n in icons(price.skill).items()
    ]
    return [
        *parts,
        *cost_parts(
            Cost(
                discard=price.discard,
                magna=price.magna,
                magna_x=price.magna_x,
                sacrifice=price.sacrifice,
                once=price.once,
            )
        ),
    ]


def header(timing: str, chain: bool, parts: list[Phrase]) -> Phrase:
    """When it is used and what it costs: "<Attack> [Chain] (Blade 1) "."""
    costs = joined(parts, ", ", "・")
    when = TIMINGS[timing]
    return Phrase(
        f"<{when.en}> {'[Chain] ' if chain else ''}{f'({costs.en}) ' if parts else ''}",
        f"<{when.ja}>{'【チェイン】' if chain else ''}{f'〔{costs.ja}〕' if parts else ''}",
    )


def ability_text(a: Ability) -> Phrase:
    """The line of an ability, with its glyph and name."""
    said, when = all_of(a.effects), proviso(a.provided)
    name = Phrase(f"{a.glyph}{a.name.en}", f"{a.glyph}{a.name.ja}")
    if a.kind == "constant":
        return Phrase(f"{name.en}: {when.en}{said.en}", f"{name.ja}:{when.ja}{said.ja}")
    if a.kind == "trigger":
        may = Phrase("you may use this. ", "使用してもよい。") if a.may else Phrase("", "")
        occasion = OCCASIONS[a.event]
        return Phrase(
            f"{name.en} — {occasion.en}: {may.en}{when.en}{said.en}",
            f"{name.ja} {occasion.ja}:{may.ja}{when.ja}{said.ja}",
        )
    head = header(a.kind, a.chain, cost_parts(a.cost))
    return Phrase(f"{name.en} {head.en}{when.en}{said.en}", f"{name.ja}{head.ja}{when.ja}{said.ja}")


def play_text(card: Operation | Tactics) -> Phrase:
    """The line of an operation or a tactics card."""
    if isinstance(card, Operation):
        head = header("operation", False, shown_parts(card.price))
    else:
        head = header(card.timing, card.chain, cost_parts(card.price))
    said, when = all_of(card.effects), proviso(card.provided)
    return Phrase(f"{head.en}{when.en}{said.en}", f"{head.ja}{when.ja}{said.ja}")


def card_text(fact: Any) -> list[Phrase]:
    """The text of a card, one line for each ability; of an operation or tactics card its one line."""
    if isinstance(fact, (Operation, Tactics)):
        return [fact.text]
    return [ability.text for ability in getattr(fact, "abilities", ())]

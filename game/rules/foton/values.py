"""Numbers that are counted when they are needed: "1 for every 2 face-up Attack photons, at most 3" (section 9)."""

from __future__ import annotations

from typing import Literal

from game.effects.read import Natural, Positive
from game.frozen import frozen
from game.rules.foton.nouns import noun, placed
from game.rules.foton.places import acted
from game.rules.foton.selectors import Selector, selected
from game.table.state import State
from game.words import Phrase


@frozen
class Per:
    """So many (“gain”) for every “each” of something, and “plus”; never below 0, nor above “most”.

    何かが「それぞれ」の数だけあるごとに「得るもの」の数、さらに「足す数」。0より少なく、「多くとも」の数より多くは
    ならない。"""

    of: Selector | Literal["opponents", "turn"]  # "turn": Megido in the own acted area, this one included
    each: Positive
    gain: Positive
    plus: int = 0
    most: Natural = 0  # 0: no limit


@frozen
class UpTo:
    """Any number from 0 to this (F-8.3).

    0からこの数までの好きな数（F-8.3）。"""

    up_to: Positive


Value = Positive | Per
Count = Positive | Literal["all"] | UpTo  # a bare number is mandatory, as far as possible (F-8.2)


def value(s: State, amount: Value, seat: int) -> int:
    """What an amount comes to for a seat now."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount.of, Selector):
        found = len(selected(s, amount.of, seat))
    else:
        found = s.seats - 1 if amount.of == "opponents" else len(s.zones.get(acted(seat), ()))
    total = max(0, found // amount.each * amount.gain + amount.plus)
    return min(total, amount.most) if amount.most else total


def bounds(count: Count, found: int) -> tuple[int, int]:
    """How few and how many of the cards that were found are meant: as far as possible (F-8.2, F-8.3)."""
    if isinstance(count, UpTo):
        return 0, min(count.up_to, found)
    least = found if count == "all" else min(count, found)
    return least, least


def enough(count: Count, found: int) -> bool:
    """True if so many cards let an effect be carried out completely (F-8.2)."""
    return not isinstance(count, int) or found >= count


# ---- in words -----------------------------------------------------------------------------------------------
def count_words(count: Count, selector: Selector) -> Phrase:
    """So many of these cards, in English with the noun: "up to 2 photons"; in Japanese what stands behind it."""
    if isinstance(count, UpTo):
        return Phrase(f"up to {count.up_to} {noun(selector, count.up_to).en}", f"{count.up_to}枚まで")
    if count == "all":
        return Phrase(f"all {noun(selector, 2).en}", "全て")
    return Phrase(f"{count} {noun(selector, count).en}", f"{count}枚")


def value_words(amount: Per, unit: str) -> Phrase:
    """How much is counted: "2 plus 1 for every card in your hand (at most 7)"; `unit` is the Japanese counter."""
    if isinstance(amount.of, Selector):
        every = "" if amount.each == 1 else f"{amount.each} "
        each = Phrase(f"for every {every}{{0}}", f"{{0}}{amount.each}枚につき").of(placed(amount.of, amount.each))
    elif amount.of == "opponents":
        each = Phrase(
            "per opponent" if amount.each == 1 else f"per {amount.each} opponents", f"対戦相手{amount.each}人につき"
        )
    else:
        each = _turn_words(amount)
    plus = amount.plus if amount.plus > 0 else 0
    en = f"{plus} plus " if plus else ""
    ja = f"{plus}{unit}に加え、" if plus else ""
    most = Phrase(f" (at most {amount.most})", f"（最大{amount.most}{unit}）") if amount.most else Phrase("", "")
    return Phrase(f"{en}{amount.gain} {each.en}{most.en}", f"{ja}{each.ja}{amount.gain}{unit}{most.ja}")


def _turn_words(amount: Per) -> Phrase:
    """The Megido that were used; with one less, those before this one."""
    if amount.each == amount.gain == 1 and amount.plus == -1:
        return Phrase(
            "for each Megido that was in your acted area before this one",
            "このメギドより前にあなたの行動済エリアに置かれたメギド1枚につき",
        )
    every = "" if amount.each == 1 else f"{amount.each} "
    return Phrase(f"for every {every}Megido in your acted area", f"あなたの行動済エリアのメギド{amount.each}枚につき")

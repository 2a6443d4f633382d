"""What an ability costs, in words: each part as a thing to do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from game.rules.pony.forms import ChooseOne, Cost, DismissCost, ExhaustCost, PayTokens, ReturnCost, Selector
from game.rules.pony.wording.japanese import ba, stem, te
from game.rules.pony.wording.nouns import selected
from game.rules.pony.wording.voice import IT, Voice, row
from game.rules.pony.words import tokens_of
from game.words import Phrase, joined


def prices(costs: Sequence[Cost], v: Voice, if_paid: bool = False) -> Phrase:
    """All that is to be paid: "exhaust this card and pay 1 token". In Japanese 「…して、」, or 「…すれば、」."""
    said = list(parts(costs, v))
    before, last = "".join(f"{part.ja}{stem(part.verb)}、" for part in said[:-1]), said[-1]
    en = row([Phrase(part.en, "") for part in said], "and", "").en
    return Phrase(en, f"{before}{last.ja}{(ba if if_paid else te)(last.verb)}、")


def parts(costs: Sequence[Cost], v: Voice) -> Iterator[Phrase]:
    """Each part as a thing to do, what is alike in one; the card itself is named once, and "it" from then on."""
    for _, alike in groupby(costs, type):
        said = _part(tuple(alike), v)
        yield said
        v = replace(v, me=IT) if v.me.en in said.en else v


def _part(alike: Sequence[Cost], v: Voice) -> Phrase:
    first = alike[0]
    if isinstance(first, PayTokens):
        tokens = tokens_of(sum(cost.pay for cost in alike if isinstance(cost, PayTokens)))
        return Phrase(f"pay {tokens.en}", f"{tokens.ja}を", "払う")
    if isinstance(first, ExhaustCost):
        cards = _cards([cost.exhaust for cost in alike if isinstance(cost, ExhaustCost)], v)
        return Phrase(f"exhaust {cards.en}", f"{cards.ja}を", "疲労させる")
    if isinstance(first, DismissCost):
        cards = _cards([cost.dismiss for cost in alike if isinstance(cost, DismissCost)], v)
        return Phrase(f"dismiss {cards.en}", f"{cards.ja}を捨て札に", "する")
    if isinstance(first, ReturnCost):
        return Phrase(f"return {v.me.en} to your hand", f"{v.me.ja}を手札に", "戻す")
    return Phrase(f"send {v.me.en} home", f"{v.me.ja}をホームへ", "移動させる")


def _cards(what: Sequence[Selector | ChooseOne], v: Voice) -> Phrase:
    return joined([selected(each, v) for each in what], " and ", "と")

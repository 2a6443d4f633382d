"""What is done, in words: who does it, one thing after the other. Whose deed it is stands apart, so that a sentence can
bend it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.effects.effect import Effect
from game.frozen import frozen
from game.rules.pony.choosing import OnCards
from game.rules.pony.effects.control_ops import IfSo, UnlessPaid
from game.rules.pony.effects.faceoff_ops import FlipAgain
from game.rules.pony.forms import All, AtRandom, Choose
from game.rules.pony.wording.card_deeds import OF_CARDS, done_with
from game.rules.pony.wording.conditions import condition
from game.rules.pony.wording.japanese import stem, te
from game.rules.pony.wording.passages import Passage, capital, text
from game.rules.pony.wording.player_deeds import OF_PLAYERS, Acts, Makers
from game.rules.pony.wording.voice import SUBJECTS, Voice, third
from game.rules.pony.words import tokens_of
from game.words import Phrase


@frozen
class Deed:
    """What an effect does. The English words begin with a verb; the Japanese verb is kept apart."""

    who: str  # as a voice calls them: "you", "tp", "opp" ...
    acts: Acts
    effect: Effect
    targets: tuple[Phrase, ...]

    @property
    def whole(self) -> bool:
        """True for a sentence with a subject of its own."""
        return isinstance(self.effect, (IfSo, UnlessPaid))

    def en(self, does: Callable[[str], str] = str) -> str:
        """ "search your deck for a card and shuffle": `does` bends what begins with the verb."""
        *before, last = [does(act.en) for act in self.acts]
        if len(before) < 2:
            return " and ".join([*before, last])
        return f"{', '.join(before)}, then {last}"

    def ja(self, bend: Callable[[str], str]) -> str:
        """The same in Japanese; `bend` is for the last verb."""
        *before, last = self.acts
        return "".join(f"{act.ja}{stem(act.verb)}、" for act in before) + last.ja + bend(last.verb)


def deed(effect: Effect, v: Voice) -> Deed:
    """What an effect does, and who does it."""
    v = replace(v, by=v.person(doer_of(effect)))
    said = MAKERS[type(effect)](effect, v)
    chosen = isinstance(effect, OnCards) and isinstance(effect.what, (Choose, All, AtRandom))
    targets = (done_with(effect, v),) if isinstance(effect, OnCards) and chosen else ()
    return Deed(v.by, (said,) if isinstance(said, Phrase) else said, effect, targets)


def doer_of(effect: Effect) -> str:
    """Whose deed it is: a word of the card data."""
    if who := str(getattr(effect, "who", "")):
        return who
    if isinstance(effect, FlipAgain):  # whoever has flipped
        return "tp"
    if isinstance(effect, OnCards) and isinstance(effect.what, Choose):
        return effect.what.by
    return "you"


# ---- of others -----------------------------------------------------------------------------------------------------
def if_so(e: IfSo, v: Voice) -> Phrase:
    then, when = text(told(deeds(e.then, v))), condition(e.cond, v)
    return Phrase(f"if {when.en}, {then.en}", f"{when.ja}なら、{then.ja}")


def unless_paid(e: UnlessPaid, v: Voice) -> Phrase:
    then, tokens = text(told(deeds(e.otherwise, v))), tokens_of(e.n)
    return Phrase(f"{then.en} unless you pay {tokens.en}", f"{tokens.ja}を払わなければ、{then.ja}")


# ---- one after the other ---------------------------------------------------------------------------------------------
def deeds(effects: Sequence[Effect], v: Voice) -> list[list[Deed]]:
    """What is done, one after the other; what the same player does stands together."""
    out: list[list[Deed]] = []
    for effect in effects:
        said = deed(effect, v)
        if out and out[-1][0].who == said.who and not (out[-1][0].whole or said.whole):
            out[-1].append(said)
        else:
            out.append([said])
    return out


def told(done: Sequence[Sequence[Deed]], may: bool = False, known: str = "", payer: str = "") -> list[Passage]:
    """Deeds in words: "draw 2 cards, then discard a card; an opponent draws a card".

    `may`: the first ones can be left. `known`: who has just been named, and is "they" now. `payer`: they are what this
    player has paid for: "to draw a card".
    """
    parts = []
    for place, deeds_of_one in enumerate(done):
        first = deeds_of_one[0]
        lead, does = _subject(first, may and not place and not payer, known, payer if not place else "")
        if place:
            apart = first.whole or done[place - 1][0].whole
            lead = f". {capital(lead)}" if apart else f"; {lead}"
        who = "" if first.whole or first.who in ("you", known, payer) else SUBJECTS[first.who].ja
        for turn, each in enumerate(deeds_of_one):
            last = turn == len(deeds_of_one) - 1
            if turn:
                lead, who = ", then " if last else ", ", ""
            en = each.en(does)
            ja = each.ja(_may if may and not place else str) if last else f"{each.ja(stem)}、"
            words = Phrase(
                f"{lead}{capital(en) if lead == '. ' else en}", f"{'。' if place and not turn else ''}{who}{ja}"
            )
            parts.append(Passage("effect", words, (each.effect,), each.targets))
    return parts


def _may(verb: str) -> str:
    """引く → 引いてよい: "may draw"."""
    return f"{te(verb)}よい"


def _subject(first: Deed, may: bool, known: str, payer: str) -> tuple[str, Callable[[str], str]]:
    """What stands before the English verb, and how that is bent."""
    who = "they" if first.who == known else SUBJECTS[first.who].en
    if payer:
        return "and then, " if first.whole else "to " if first.who == payer else f"to make {who} ", str
    if may:
        return f"{who} may ", str
    if first.whole or first.who == "you":
        return "", str
    return f"{who} ", str if first.who == known else third


MAKERS: Makers = {**OF_PLAYERS, **OF_CARDS, IfSo: if_so, UnlessPaid: unless_paid}
"""The maker of each effect."""

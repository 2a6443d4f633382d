"""What cards are called in card texts, and who is spoken to: "2 face-up Charge photons in their field"."""

from __future__ import annotations

from collections.abc import Iterable

from game.effects.effect import Effect
from game.frozen import frozen
from game.rules.foton.glossary import TERMS
from game.rules.foton.selectors import Selector
from game.rules.foton.words import KIND_NAMES
from game.words import Phrase

NOUNS = {
    "photon": Phrase("photon", "フォトン"),
    "card": Phrase("card", "カード"),
    "event": Phrase("event card", "イベント"),
    **{kind: Phrase(f"{name.en} photon", name.ja) for kind, name in KIND_NAMES.items()},
}
ZONE_NAMES = {zone: TERMS[zone] for zone in ("field", "hand", "discard", "deck")}
YOURS = Phrase("your", "あなたの")
THEIRS = Phrase("their", "その対戦相手の")
YOU_CHOOSE = Phrase("you choose", "あなたが")


@frozen
class Voice:
    """How a text speaks of the target of an interference, and of who chooses."""

    subject: str = ""  # English: "they" says "they turn", "" says "turns"
    target: Phrase = THEIRS
    choosing: Phrase = YOU_CHOOSE

    def whose(self, selector: Selector) -> Phrase:
        return self.target if selector.who == "target" else YOURS

    def does(self, verb: str) -> str:
        """What the target does, in English."""
        return f"{self.subject} {verb}" if self.subject else f"{verb}s"


PRINTED = Voice()
WITHIN = Voice("they")  # behind an "if" the target needs a pronoun


def plural(n: int, noun: str) -> str:
    return noun if n == 1 else f"{noun}s"


def noun(selector: Selector, n: int) -> Phrase:
    """The bare name of so many of these cards: "face-up extra photon", "Attack photons numbered 2 or less"."""
    word = NOUNS[selector.kind]
    en, ja = plural(n, word.en), word.ja
    if selector.extra is True:
        en = f"extra {en}"
        ja = f"エクストラ{'' if selector.kind == 'photon' else 'の'}{ja}"
    elif selector.extra is False:
        en, ja = f"non-extra {en}", f"エクストラでない{ja}"
    if selector.zone == "field":
        en = f"face-{selector.face} {en}"
        ja = f"裏向きの{ja}" if selector.face == "down" else ja
    if selector.least:
        en, ja = f"{en} numbered {selector.least} or more", f"数字が{selector.least}以上の{ja}"
    if selector.most:
        en, ja = f"{en} numbered {selector.most} or less", f"数字が{selector.most}以下の{ja}"
    return Phrase(en, ja)


def placed(selector: Selector, n: int, voice: Voice = PRINTED, preposition: str = "in") -> Phrase:
    """These cards and where they lie: "face-up photons in your field"."""
    whose, zone, cards = voice.whose(selector), ZONE_NAMES[selector.zone], noun(selector, n)
    return Phrase(f"{cards.en} {preposition} {whose.en} {zone.en}", f"{whose.ja}{zone.ja}の{cards.ja}")


# ---- Japanese verbs ------------------------------------------------------------------------------------------
TE = {
    "する": "して",
    "出す": "出して",
    "加える": "加えて",
    "置く": "置いて",
    "引く": "引いて",
    "得る": "得て",
    "移す": "移して",
}
STEM = {"する": "し", "出す": "出し", "加える": "加え", "置く": "置き", "引く": "引き", "得る": "得", "移す": "移し"}


def joined(clauses: list[Phrase]) -> Phrase:
    """Things done one after the other, as one clause."""
    ja = "".join(f"{c.ja}{STEM.get(c.verb, c.verb)}、さらに" for c in clauses[:-1]) + clauses[-1].ja
    return Phrase(" and ".join(c.en for c in clauses), ja, clauses[-1].verb)


def said(effects: Iterable[Effect], voice: Voice = PRINTED) -> Phrase:
    """What some effects do, as the end of a sentence."""
    return joined([effect.say(voice) for effect in effects])

"""Parts of sentences that several effects share."""

from __future__ import annotations

from game.words import Phrase

DURATIONS = {
    "momentary": Phrase(" for this attack", "[瞬間]"),
    "battle": Phrase(" until the battle ends", "[戦闘終了まで]"),
    "turn": Phrase(" until the turn ends", "[ターン終了まで]"),
    "constant": Phrase("", ""),
}


def sentence(en: str, ja: str) -> Phrase:
    """A whole sentence in both languages, with a capital and a full stop."""
    return Phrase(f"{en[:1].upper()}{en[1:]}.", f"{ja}。")


def counted(n: int, noun: str) -> str:
    """ "1 card", "2 cards"."""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"

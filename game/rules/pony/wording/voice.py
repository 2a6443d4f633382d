"""Whose text it is: what "you", "that player" and "this card" are called in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.frozen import frozen
from game.words import Phrase, same

THIS, IT = Phrase("this card", "これ"), Phrase("it", "これ")
NOBODY = same("")
SUBJECTS: Mapping[str, Phrase] = {
    "you": Phrase("you", "自分は"),
    "owner": Phrase("its owner", "持ち主は"),
    "opp": Phrase("an opponent", "相手は"),
    "owner_opp": Phrase("an opponent of its owner", "持ち主の相手は"),
    "tp": Phrase("that player", "そのプレイヤーは"),
    "tp_opp": Phrase("an opponent of that player", "そのプレイヤーの相手は"),
    "each": Phrase("each player", "各プレイヤーは"),
}
OWNERS: Mapping[str, Phrase] = {
    "you": Phrase("your", "自分の"),
    "owner": Phrase("its owner's", "持ち主の"),
    "opp": Phrase("opponents'", "相手の"),
    "owner_opp": Phrase("its owner's opponents'", "持ち主の相手の"),
    "tp": Phrase("that player's", "そのプレイヤーの"),
    "tp_opp": Phrase("that player's opponents'", "そのプレイヤーの相手の"),
}
THEIRS = Phrase("their", "自分の")


@frozen
class Voice:
    """How a text speaks. `tp` is "you" where the player whose deed it is can only be the card's own."""

    kind: str  # of the card: "friend", "resource", "dilemma" ...
    names: Mapping[str, Phrase]  # of characters, by the English one
    place: str = ""  # of a Resource: where it goes
    shared: bool = False  # a Problem, of which everybody reads what its owner does
    tp: str = "you"
    by: str = "you"  # whose deed is being said
    me: Phrase = THIS  # the card itself: "it" once it has been named
    it: Phrase = Phrase("it", "それ")  # the card that set it off
    held: str = "from"  # in English cards are "from" a hand, or "in" it where they are only counted
    printed: bool = False  # of cards that are not in play: only what is printed counts
    margin: Phrase = NOBODY  # by how much a faceoff is won
    meanwhile: Phrase = NOBODY  # what is so when it happens for the first time
    during: str = ""  # the faceoffs that a condition has named already
    such: Phrase = NOBODY  # which of all players a modifier is about

    def person(self, who: str) -> str:
        """Who is meant by a word of the card data."""
        who = {"tp": self.tp, "tp_opp": "tp_opp" if self.tp == "tp" else "opp", "owner": "you"}.get(who, who)
        return {"you": "owner", "opp": "owner_opp"}.get(who, who) if self.shared else who

    def owned(self, who: str) -> Phrase:
        """Whose cards, seen from who does it: "your", "that player's", "their"."""
        whose = self.person(who)
        if whose == self.by != "you" or (whose == "tp" and self.by == "each"):
            return THEIRS
        if whose == "tp_opp" and self.by in ("tp", "each"):
            return OWNERS["opp"]
        return OWNERS[whose]

    def own(self) -> Phrase:
        """Of who does it."""
        return OWNERS["you"] if self.by == "you" else THEIRS

    def host(self) -> Phrase:
        """What a Resource is on; its text begins with that."""
        return (
            Phrase("it", "それ") if self.place.endswith("friend") else Phrase("the card it is on", "付いているカード")
        )

    def problem(self) -> Phrase:
        """The Problem where the card is, or that it is."""
        if self.kind in ("problem", "dilemma"):
            return Phrase("this Problem", "この事件")
        return Phrase("this card's Problem", "ここの事件")


def its(who: Phrase) -> str:
    """Of a card, in English."""
    return "its" if who.en == "it" else f"{who.en}'s"


def third(words: str) -> str:
    """English words that begin with a verb, said of somebody else: "searches a deck"."""
    verb, _, rest = words.partition(" ")
    return f"{verb}{'es' if verb.endswith(('s', 'ch', 'sh')) else 's'} {rest}".rstrip()


def article(noun: str) -> str:
    """ "an orange Friend"."""
    return f"{'an' if noun[:1].lower() in 'aeio' else 'a'} {noun}"


def row(words: Sequence[Phrase], en: str, ja: str) -> Phrase:
    """In a row: "a, b or c"."""
    if len(words) < 2:
        return words[0]
    return Phrase(
        f"{', '.join(word.en for word in words[:-1])} {en} {words[-1].en}", ja.join(word.in_("ja") for word in words)
    )

"""Why not: the sentences of foton.md, section 15, and the words for costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from game.rules.foton.cards import Cost
from game.rules.foton.words import ANY, KIND_NAMES, photons_of
from game.table.state import Piece
from game.table.step import No
from game.words import Phrase

ONCE = Phrase("Each Megido is used once per game", "メギドは1ゲームに1回だけ使える")
ALREADY_ACTED = Phrase("You have already acted or rested this turn", "このターンは既に行動または休息を行っている")
END_TURN = Phrase("end the turn", "ターンを終了する")
FIRST_ACT = Phrase("Act with a Megido or rest one first", "先にメギドを行動させるか休息させる")
NOT_YOUR_TURN = Phrase("Events are used in your own turn", "イベントは自分のターンに使う")
PAY_BY_ACTING = Phrase("Photons are paid when a Megido acts", "フォトンはメギドを行動させるときに支払う")
EVENTS_NEVER_PAY = Phrase("An event cannot pay a cost", "イベントではコストを支払えない")
TOO_MANY_USED = Phrase(
    "Countering with this Megido would make it more than five used Megido",
    "このメギドで対抗すると、使ったメギドが5枚を超える",
)
NOT_FACE_DOWN = Phrase(
    "Only a face-down Megido in your un-acted area can counter", "対抗できるのは未行動エリアにある裏向きのメギドだけ"
)
NOTHING_PREVENTS = Phrase("Nothing you have can prevent this", "これを防げるものがない")
NO_COUNTER = Phrase("{0} has no counter", "{0}は【対抗】を持たない")
EMPTY_HAND = Phrase("You have no card in hand that you could add", "手札に出せるカードがない")
EVENTS_NOT_ADDED = Phrase("Events are not added to the field", "イベントは場に出せない")


def refused(pieces: Iterable[Piece], why: Phrase, rule: str) -> Iterator[No]:
    """One reason for some pieces, if there are any: a reason about nothing would be one for the whole question."""
    if about := tuple(piece.id for piece in pieces):
        yield No(about, why, rule)


def too_dear(megido: Piece, kind: str, needed: int, held: int) -> No:
    """What is missing in hand for a cost."""
    why = Phrase("This Megido needs {0} from your hand", "このメギドには手札の{0}が必要").of(photons_of(kind, needed))
    return No((megido.id,), why, "F-5.7", Phrase("needs {0}, you have {1}", "必要{0}枚、手札に{1}枚").of(needed, held))


def still_to_use(name: Phrase) -> Phrase:
    return Phrase(
        "You must still use {0}, which countered; you have no turns to spare",
        "対抗した{0}をまだ使っていない。残りターンに余裕がない",
    ).of(name)


def pay_exactly(cost: Cost) -> Phrase:
    return Phrase("Pay exactly the icons shown: {0}", "表示されたアイコンの通りに支払う：{0}").of(cost_words(cost))


def cost_words(cost: Cost) -> Phrase:
    """The icons of a cost in words: "1 Skill, 1 Charge, 1 any"."""
    parts = [(n, KIND_NAMES.get(icon, ANY)) for icon, n in Counter(cost.icons()).items()]
    return Phrase(", ".join(f"{n} {name.en}" for n, name in parts), "、".join(f"{name.ja}{n}" for n, name in parts))


def not_met(condition: Phrase) -> Phrase:
    return Phrase("{0} is not met", "{0}を満たしていない").of(condition)


def not_payable(cost: Phrase) -> Phrase:
    """A counter's cost that cannot be paid completely is not met either; Japanese has a verb of its own for it."""
    return Phrase("{0} is not met", "{0}を支払えない").of(cost)


def too_many_stars(stars: int) -> Phrase:
    return Phrase(f"Your face-up Megido show {stars} ☆", f"表向きのメギドの☆は{stars}個")

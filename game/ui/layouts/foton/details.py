"""What is said of a card when somebody looks at it closely: its text, its facts, the words of its text explained."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.foton.card_text import CLASS_NAMES, STYLE_NAMES, text
from game.rules.foton.cards import Auto, Counter, EventCard, Guard, Interfere, Megido, Photon
from game.rules.foton.places import KINDS, foton, kind_of
from game.rules.foton.words import BACKS
from game.table.state import Piece, State
from game.table.view import View, sees
from game.ui.layouts.foton import words
from game.ui.table.layout import Details
from game.words import Phrase, same

MEANINGS: dict[str, tuple[Phrase, Phrase]] = {
    "interfere": (
        Phrase("INTERFERE", "【妨】"),
        Phrase(
            "Hits opponents only. Each of them may counter before it happens. (F-5.13)",
            "対戦相手だけに起こる。対象は起こる前に対抗できる。（F-5.13）",
        ),
    ),
    "counter": (
        Phrase("COUNTER", "【対抗】"),
        Phrase(
            "In an opponent's turn, turn this face-down Megido up: the interference does nothing to you. It must still"
            " act or rest. (F-5.17)",
            "相手のターンに、裏向きのこのメギドを表にすると、その妨は自分に起こらない。後で必ず行動か休息をする。（F-5.17）",
        ),
    ),
    "auto": (
        Phrase("AUTO", "【自動】"),
        Phrase(
            "Works while this lies face up in the acted area, once per resolved card. (F-5.30)",
            "行動済エリアに表向きである間はたらく。カード1枚につき1回まで。（F-5.30）",
        ),
    ),
    "star": (
        Phrase("☆", "☆"),
        Phrase(
            "Lets you add one photon from your hand in the photon-adding phase, if this acted. (F-6.1)",
            "行動していれば、フォトン追加フェイズに手札のフォトンを1枚出せる。（F-6.1）",
        ),
    ),
    "any": (
        Phrase("Any icon", "どれでも"),
        Phrase("Paid with a photon of any kind. (F-5.7)", "どの種類のフォトンでも払える。（F-5.7）"),
    ),
    "extra": (
        Phrase("EXTRA", "エクストラ"),
        Phrase(
            "Never goes to a deck or a discard pile: it returns to the supply. (F-8.6)",
            "山札や捨札には行かず、共通の置き場に戻る。（F-8.6）",
        ),
    ),
    "event": (
        Phrase("Event", "イベント"),
        Phrase(
            "Used in your own turn, without a cost. It never pays and is never added. (F-5.11)",
            "自分のターンにコストなしで使う。支払いや追加には使えない。（F-5.11）",
        ),
    ),
    "photon": (
        Phrase("Photon", "フォトン"),
        Phrase(
            "Pays for Megido and stays in your field, where its number scores while it is face up. (F-5.7, F-7.1)",
            "メギドのコストになり、場に残る。表向きなら数字が得点になる。（F-5.7、F-7.1）",
        ),
    ),
    "down": (
        Phrase("Face down", "裏向き"),
        Phrase(
            "Has no number and does not score; effects see it only where they say so. (F-8.1)",
            "数字がなく得点にならない。「裏向き」と書かれた効果だけが対象にできる。（F-8.1）",
        ),
    ),
}


def details(view: View, piece: Piece, eyes: int) -> Details | None:
    """What the panel says of a piece; None for one that these eyes do not know."""
    if not sees(piece, eyes) and kind_of(piece) not in KINDS:
        return None
    card = view.cards.get(piece.card)
    if isinstance(card, Megido):
        return _megido(view, piece, card)
    if isinstance(card, EventCard):
        return Details(
            card.name, words.EVENT, lines_of(card), reconstructed=bool(card.made), terms=(MEANINGS["event"],)
        )
    if isinstance(card, Photon):
        return _photon(piece, card)
    return Details(BACKS.get(piece.card, same("")), words.FACE_DOWN, terms=(MEANINGS["down"],))


def lines_of(card: Megido | EventCard) -> tuple[Phrase, ...]:
    """The text of a card, line by line."""
    return tuple(text(card))


def _megido(view: View, piece: Piece, card: Megido) -> Details:
    facts: list[tuple[Phrase, str]] = [(same("No."), str(card.number))]
    if card.stars:
        facts.append((words.STARS, "☆" * card.stars))
    return Details(
        card.name,
        words.MEGIDO.of(CLASS_NAMES[card.cls], STYLE_NAMES[card.style]),
        lines_of(card),
        tuple(facts),
        standing_rule(view, piece, card),
        bool(card.made),
        tuple(MEANINGS[word] for word in _words_of(card)),
    )


def _words_of(card: Megido) -> Iterator[str]:
    """The words of its text and of its icons that need explaining."""
    kinds = {type(line) for line in card.lines}
    if Interfere in kinds:
        yield "interfere"
    if Counter in kinds:
        yield "counter"
    if kinds & {Auto, Guard}:
        yield "auto"
    if card.stars:
        yield "star"
    if card.cost.any:
        yield "any"
    if "extra" in card.tags:
        yield "extra"


def standing_rule(view: State, piece: Piece, card: Megido) -> Phrase | None:
    """What may be done with it where it lies, and the paragraph that says so."""
    me = foton(view)
    if me.phase == "draft":
        return words.RULE_PARTY
    if piece.zone.name == "waiting":
        return words.RULE_COUNTERED if piece.face_up else words.RULE_WAITING
    return words.RULE_ACTED if piece.face_up else words.RULE_RESTED


def _photon(piece: Piece, card: Photon) -> Details:
    kind = words.EXTRA if card.extra else words.PHOTON
    down = piece.zone.name == "field" and not piece.face_up
    terms = [MEANINGS["photon"]]
    if card.extra:
        terms.append(MEANINGS["extra"])
    if down:
        terms.append(MEANINGS["down"])
    return Details(
        card.name, kind.of(words.KINDS[card.kind]), facts=((words.NUMBER, str(card.number)),), terms=tuple(terms)
    )

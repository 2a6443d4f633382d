"""What is said of a card when somebody looks at it closely: its text, its facts, the words of its text explained."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.foton import sheet_words as S
from game.rules.foton.card_text import CLASS_NAMES, STYLE_NAMES, text
from game.rules.foton.cards import Auto, Counter, EventCard, Guard, Interfere, Megido, Photon
from game.rules.foton.places import KINDS, foton, kind_of
from game.rules.foton.words import BACKS
from game.table.state import Piece, State
from game.table.view import View, sees
from game.ui.layouts.foton import words
from game.ui.table.layout import Details
from game.words import Phrase, same


def details(view: View, piece: Piece, eyes: int) -> Details | None:
    """What the panel says of a piece; None for one that these eyes do not know."""
    if not sees(piece, eyes) and kind_of(piece) not in KINDS:
        return None
    card = view.cards.get(piece.card)
    if isinstance(card, Megido):
        return _megido(view, piece, card)
    if isinstance(card, EventCard):
        return Details(card.name, S.EVENT, lines_of(card), reconstructed=bool(card.made), terms=(S.MEANINGS["event"],))
    if isinstance(card, Photon):
        return _photon(piece, card)
    return Details(BACKS.get(piece.card, same("")), S.FACE_DOWN, terms=(S.MEANINGS["down"],))


def lines_of(card: Megido | EventCard) -> tuple[Phrase, ...]:
    """The text of a card, line by line."""
    return tuple(text(card))


def _megido(view: View, piece: Piece, card: Megido) -> Details:
    facts: list[tuple[Phrase, str]] = [(same("No."), str(card.number))]
    if card.stars:
        facts.append((S.STARS, "☆" * card.stars))
    return Details(
        card.name,
        S.MEGIDO.of(CLASS_NAMES[card.cls], STYLE_NAMES[card.style]),
        lines_of(card),
        tuple(facts),
        standing_rule(view, piece, card),
        bool(card.made),
        tuple(S.MEANINGS[word] for word in _words_of(card)),
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
        return S.RULE_PARTY
    if piece.zone.name == "waiting":
        return S.RULE_COUNTERED if piece.face_up else S.RULE_WAITING
    return S.RULE_ACTED if piece.face_up else S.RULE_RESTED


def _photon(piece: Piece, card: Photon) -> Details:
    kind = S.EXTRA if card.extra else S.PHOTON
    down = piece.zone.name == "field" and not piece.face_up
    terms = [S.MEANINGS["photon"]]
    if card.extra:
        terms.append(S.MEANINGS["extra"])
    if down:
        terms.append(S.MEANINGS["down"])
    return Details(
        card.name, kind.of(words.KINDS[card.kind]), facts=((S.NUMBER, str(card.number)),), terms=tuple(terms)
    )

"""The words of The Foton in both languages: the names of kinds, phases and cards.

The terms of the rulebook are in glossary.py, sentences about events in telling.py, card texts in card_text.py.
Everything here may be given a view: what the viewer does not see is called by its back.
"""

from __future__ import annotations

from game.rules.foton.glossary import TERMS
from game.table.state import Piece, State
from game.words import Phrase

KIND_NAMES = {
    "attack": Phrase("Attack", "アタック"),
    "skill": Phrase("Skill", "スキル"),
    "charge": Phrase("Charge", "チャージ"),
}
ANY = Phrase("any", "どれでも")
PHASE_NAMES = {phase: TERMS[phase] for phase in ("draft", "main", "adding", "scoring")}

CARD = Phrase("a card", "カード")
BACKS = {
    "card": CARD,
    "megido": Phrase("a face-down Megido", "裏向きのメギド"),
    "card/event": Phrase("an event", "イベント"),
    **{
        f"card/{kind}": Phrase("a face-down {0} photon", "裏向きの{0}のフォトン").of(name)
        for kind, name in KIND_NAMES.items()
    },
}


def card_name(s: State, key: str) -> Phrase:
    """The name of a Megido, photon or event by its key in the catalogue; what its back says of one that is not seen."""
    if key in BACKS:
        return BACKS[key]
    return getattr(s.cards.get(key), "name", CARD)


def piece_name(s: State, piece: int | Piece) -> Phrase:
    """The name of a piece that may be gone or unseen."""
    found = s.pieces.get(piece) if isinstance(piece, int) else piece
    return card_name(s, found.card) if found else CARD


def photons_of(kind: str, n: int) -> Phrase:
    """So many photons of a kind ("" for any): "2 Skill photons"."""
    noun = "photon" if n == 1 else "photons"
    if not kind:
        return Phrase(f"{n} {noun}", f"フォトン{n}枚")
    return Phrase("{0} {1} " + noun, "{1}のフォトン{0}枚").of(n, KIND_NAMES[kind])

"""The words of The Foton in both languages: the rulebook's terms, and the names of seats and cards.

What is called what (glossary of foton.md, identifier, English, Japanese) is listed in `GLOSSARY`; sentences about
events are in telling.py, card texts in card_text.py. Everything here may be given a view: what the viewer does not see
is called by its back.
"""

from __future__ import annotations

from typing import NamedTuple

from game.table.state import Piece, State
from game.words import Phrase


class Term(NamedTuple):
    """A term of the rulebook: what it is called there, in the code and on the screen."""

    rulebook: str
    identifier: str
    words: Phrase


GLOSSARY: tuple[Term, ...] = (
    Term("Megido", "megido", Phrase("Megido", "メギド")),
    Term("party", "party", Phrase("party", "パーティ")),
    Term("photon", "photons", Phrase("photon", "フォトン")),
    Term("kind", "kind_of", Phrase("kind", "種類")),
    Term("number", "number_of", Phrase("number", "数字")),
    Term("any icon", "any", Phrase("any", "どれでも")),
    Term("extra photon", "extra", Phrase("extra photon", "エクストラフォトン")),
    Term("event", "event", Phrase("event", "イベント")),
    Term("style", "style", Phrase("style", "スタイル")),
    Term("class", "cls", Phrase("class", "クラス")),
    Term("☆ icon", "stars", Phrase("☆ icon", "☆アイコン")),
    Term("draft deck", "DRAFT", Phrase("draft deck", "ドラフト山")),
    Term("area A to F", "area", Phrase("area", "エリア")),
    Term("start card", "start", Phrase("start card", "スタートカード")),
    Term("turn player", "current", Phrase("turn player", "ターンプレイヤー")),
    Term("deck", "deck", Phrase("deck", "山札")),
    Term("hand", "hand", Phrase("hand", "手札")),
    Term("discard pile", "discard", Phrase("discard pile", "捨札")),
    Term("un-acted area", "waiting", Phrase("un-acted area", "未行動エリア")),
    Term("acted area", "acted", Phrase("acted area", "行動済エリア")),
    Term("field", "field", Phrase("field", "場")),
    Term("act", "Act", Phrase("act", "行動")),
    Term("rest", "Rest", Phrase("rest", "メギドの休息")),
    Term("line", "lines", Phrase("line", "効果")),
    Term("interference", "Interfere", Phrase("interference", "妨")),
    Term("counter", "Counter", Phrase("counter", "対抗")),
    Term("automatic effect", "Auto", Phrase("automatic effect", "自動")),
    Term("victory points", "VP", Phrase("VP", "勝利点")),
)

KIND_NAMES = {
    "attack": Phrase("Attack", "アタック"),
    "skill": Phrase("Skill", "スキル"),
    "charge": Phrase("Charge", "チャージ"),
}
ANY = Phrase("any", "どれでも")
PHASE_NAMES = {
    "draft": Phrase("draft phase", "ドラフトフェイズ"),
    "main": Phrase("main phase", "メインフェイズ"),
    "adding": Phrase("photon-adding phase", "フォトン追加フェイズ"),
    "scoring": Phrase("scoring phase", "勝利点計算フェイズ"),
}

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

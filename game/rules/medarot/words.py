"""The words of the Medarot Card Game in both languages: the rulebook's terms, and the names of seats, cards and cells.

What is called what (section 1 of medarot.md, identifier, English, Japanese) is listed in `GLOSSARY`; sentences about
events are in telling.py, card texts in card_text.py. Everything here may be given a view: what the viewer does not see
is called by its back.
"""

from __future__ import annotations

from typing import NamedTuple

from game.rules.medarot.places import BACK, MEDAROT, MEDAROTTER, WAS, cell_name, trash
from game.table.state import Piece, State
from game.words import Phrase, same


class Term(NamedTuple):
    """A term of the rulebook: what it is called there, in the code and on the screen."""

    rulebook: str
    identifier: str
    words: Phrase


GLOSSARY: tuple[Term, ...] = (
    Term("Medarot", "Medarot", Phrase("Medarot", "メダロット")),
    Term("Medarotter", "Medarotter", Phrase("Medarotter", "メダロッター")),
    Term("medal, HP", "MEDALS", Phrase("medal", "メダル")),
    Term("master", "master", Phrase("master", "マスター")),
    Term("stock", "stock", Phrase("stock", "ストック")),
    Term("own field", "OWN_FIELD", Phrase("own field", "プレイヤーフィールド")),
    Term("neutral field", "NEUTRAL", Phrase("neutral field", "中立フィールド")),
    Term("deck", "deck", Phrase("deck", "デッキ")),
    Term("hand", "hand", Phrase("hand", "手札")),
    Term("trash", "trash", Phrase("trash", "トラッシュ")),
    Term("power", "power", Phrase("power", "威力")),
    Term("armour", "armor", Phrase("armour", "装甲")),
    Term("speed", "speed", Phrase("speed", "スピード")),
    Term("cost", "cost", Phrase("cost", "コスト")),
    Term("arrows", "arrows", Phrase("arrows", "移動可能方向")),
    Term("activation", "Activation", Phrase("activation", "行動順")),
    Term("action", "done", Phrase("attack or special", "攻撃か特殊")),
    Term("strong hit", "strong", Phrase("strong hit", "破壊成功")),
    Term("weak attack", "WeakHit", Phrase("weak attack", "弱攻撃")),
    Term("weak destruction", "weak destruction", Phrase("weak destruction", "弱破壊")),
    Term("swap", "Swap", Phrase("swap", "交代")),
    Term("Action", "action", Phrase("Action", "【行動】")),
    Term("Defence", "defense", Phrase("Defence", "【防御】")),
    Term("Trigger", "trigger", Phrase("Trigger", "【発動】")),
    Term("sideways", "turned", Phrase("sideways", "ヨコ")),
    Term("line", "line", Phrase("line", "型")),
)

TYPES = {"shooting": Phrase("shooting", "射撃"), "melee": Phrase("melee", "格闘"), "special": Phrase("special", "特殊")}
STATS = {
    "power": Phrase("power", "威力"),
    "armor": Phrase("armour", "装甲"),
    "speed": Phrase("speed", "スピード"),
    "cost": Phrase("cost", "コスト"),
}
TIMINGS = {
    "action": Phrase("Action", "【行動】"),
    "defense": Phrase("Defence", "【防御】"),
    "trigger": Phrase("Trigger", "【発動】"),
}
SIDES = {"upper": Phrase("upper", "上段"), "lower": Phrase("lower", "下段")}
PHASE_NAMES = {
    "opening": Phrase("opening phase", "オープニングフェイズ"),
    "start": Phrase("start phase", "スタートフェイズ"),
    "action": Phrase("action phase", "アクションフェイズ"),
    "end": Phrase("end phase", "エンドフェイズ"),
}
DIRECTION_NAMES = {
    "F": Phrase("forward", "前"),
    "FR": Phrase("forward-right", "右前"),
    "R": Phrase("right", "右"),
    "BR": Phrase("back-right", "右後"),
    "B": Phrase("back", "後"),
    "BL": Phrase("back-left", "左後"),
    "L": Phrase("left", "左"),
    "FL": Phrase("forward-left", "左前"),
}

CARD = Phrase("a card", "カード")
BACKS = {
    BACK: CARD,
    MEDAROT: Phrase("a face-down Medarot", "ウラ向きのメダロット"),
    MEDAROTTER: Phrase("a face-down Medarotter", "ウラ向きのメダロッター"),
}


def card_name(s: State, key: str) -> Phrase:
    """The name of a card by its key in the catalogue; what its back says of one that is not seen."""
    if key in BACKS:
        return BACKS[key]
    return getattr(s.cards.get(key), "name", CARD)


def found_at_last(s: State, piece: int | Piece) -> Piece | None:
    """A piece, or the card in the trash that was this piece on the field."""
    if not isinstance(piece, int):
        return piece
    gone = (p for seat in range(s.seats) for p in s.inside(trash(seat)) if p.has(WAS) == piece)
    return s.pieces.get(piece) or next(gone, None)


def name(s: State, piece: int | Piece) -> Phrase:
    """The name of a piece that may be gone or unseen."""
    found = found_at_last(s, piece)
    return card_name(s, found.card) if found else CARD


def standing(s: State, piece: int | Piece) -> Phrase:
    """A Medarot and where it stands: "Metabee on b2"."""
    found = s.pieces.get(piece) if isinstance(piece, int) else piece
    if found is None or len(found.at) < 2:
        return name(s, piece)
    return Phrase("{0} on {1}", "{1}の{0}").of(card_name(s, found.card), cell_name(found.at))


def cell_words(cell: tuple[int, ...]) -> Phrase:
    return same(cell_name(cell))


def medals_of(n: int) -> Phrase:
    """So many medals: "1 medal", "2 medals"."""
    return Phrase(f"{n} medal" if n == 1 else f"{n} medals", f"メダル{n}枚")


def cards_of(n: int) -> Phrase:
    """So many cards: "1 card", "2 cards"."""
    return Phrase(f"{n} card" if n == 1 else f"{n} cards", f"カード{n}枚")

"""The words of the Medarot Card Game in both languages: the names of its closed lists, cards and cells.

The terms of the rulebook are in glossary.py, sentences about events in telling.py, card texts in card_text.py.
Everything here may be given a view: what the viewer does not see is called by its back.
"""

from __future__ import annotations

from game.rules.medarot.places import BACK, MEDAROT, MEDAROTTER, WAS, cell_name, trash
from game.table.state import Piece, State
from game.words import Phrase, same

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

"""Why nothing is done with what lies somewhere, where the question that is put says nothing of it."""

from __future__ import annotations

from game.rules.medarot.places import BOARD, is_medarotter, medarot
from game.rules.medarot.refill import Place, Refill
from game.table.reasons import Why
from game.table.state import Piece, State
from game.table.step import Spot, Thing
from game.words import Phrase

FACE_DOWN: Why = (Phrase("It is face down until the next start phase", "次のスタートフェイズまでウラ向き"), "10.4")
NOT_ACTION: Why = (
    Phrase(
        "Medarots move and attack in the action phase, the fastest first",
        "メダロットの移動や攻撃はアクションフェイズ。速い順に行動する",
    ),
    "8.2",
)
NOT_ITS_TURN: Why = (Phrase("Another Medarot acts now", "今は別のメダロットの行動中"), "9")
HAS_ACTED: Why = (Phrase("It has already acted this turn", "このターンはもう行動した"), "9")
SETTLING: Why = (
    Phrase("What has happened is settled first; then it goes on", "先に今の処理を終える。その後で行動を続ける"),
    "8.2",
)
PLACED: Why = (
    Phrase(
        "A Medarot comes from hand when a place is free, or by a swap",
        "手札のメダロットは、場に空きがあるときか交代で出す",
    ),
    "14.2",
)
PLACED_LATER: Why = (
    Phrase("Medarots are placed at the end of the opening", "メダロットの配置はオープニングの最後"),
    "7.4",
)
SET_LATER: Why = (
    Phrase(
        "Medarotters are set after a draw that brought one, and while your Medarot acts",
        "セットできるのは、メダロッターを引いた後か、自分のメダロットの行動中",
    ),
    "11.1",
)
STOCKED: Why = (
    Phrase(
        "A Medarotter is used while your Medarot acts, in defence, or when its trigger comes",
        "メダロッターは自分の行動中、防御、または【発動】の時に使う",
    ),
    "11.3",
)
MASTER: Why = (
    Phrase("The master is used while your Medarot acts, or in defence", "マスターは自分の行動中か防御で使う"),
    "11.2",
)
THEIRS: Why = (Phrase("This belongs to your opponent", "これは相手のもの"), "4.3")
ENEMY: Why = (
    Phrase("Enemies are attacked by your Medarot when it acts", "敵を攻撃するのは自分のメダロットの行動中"),
    "12.1",
)
DECK: Why = (
    Phrase(
        "Nobody looks through a deck: one card is drawn in each start phase",
        "デッキの中はだれも見られない。スタートフェイズに1枚引く",
    ),
    "4.3",
)
TRASH: Why = (
    Phrase(
        "What is trashed stays here unless an effect fetches it", "トラッシュのカードは、効果で回収しないかぎりそのまま"
    ),
    "1.2",
)
CELL: Why = (
    Phrase(
        "Medarots move in the action phase when their turn comes",
        "移動はアクションフェイズに、順番が来たメダロットが行う",
    ),
    "10.1",
)
CARD_FIRST: Why = (Phrase("First choose the Medarot, then the cell", "先にメダロットを選び、次にマスを選ぶ"), "14.2")


def why_idle(s: State, seat: int, thing: Thing) -> Why | None:
    """The rule that keeps a thing where it lies; None if it lies nowhere."""
    piece = s.pieces.get(thing) if isinstance(thing, int) else None
    if piece is not None:
        return _on_board(s, seat, piece) if piece.zone == BOARD else _aside(s, seat, piece.zone.name, piece)
    if isinstance(thing, Spot):
        if thing.zone == BOARD:
            return CARD_FIRST if isinstance(s.asks.get(seat), (Place, Refill)) else CELL
        return _aside(s, seat, thing.zone.name, None, thing.zone.owner)
    return None


def _on_board(s: State, seat: int, piece: Piece) -> Why:
    me = medarot(s)
    if not piece.face_up:
        return FACE_DOWN
    if piece.owner != seat:
        return ENEMY
    if me.phase != "action":
        return NOT_ACTION
    if piece.id in me.acted:
        return HAS_ACTED
    return SETTLING if me.active in (piece.id, 0) else NOT_ITS_TURN


def _aside(s: State, seat: int, zone: str, piece: Piece | None, owner: int | None = None) -> Why | None:
    """What lies beside the board, or its place."""
    if zone in ("deck", "trash"):
        return DECK if zone == "deck" else TRASH
    if (piece.owner if piece is not None else owner) != seat:
        return THEIRS
    if zone == "hand":
        if piece is None or is_medarotter(piece):
            return SET_LATER
        return PLACED_LATER if medarot(s).phase == "opening" else PLACED
    return {"stock": STOCKED, "master": MASTER}.get(zone)

"""Why nothing is done with what lies somewhere, where the question that is put says nothing of it."""

from __future__ import annotations

from game.rules.pony.kinds import is_character, is_event, is_mane, is_problem, is_resource, is_troublemaker
from game.rules.pony.places import (
    PLAY,
    Area,
    PonyState,
    facts,
    frightened,
)
from game.table.reasons import Why
from game.table.state import Piece, Zone
from game.table.step import Spot, Thing
from game.words import Phrase

THEIR_HAND: Why = (Phrase("A hand is seen and used by its owner only", "手札を見て使えるのは持ち主だけ"), "3.1")
THEIRS: Why = (Phrase("Only its own player moves or uses this", "動かしたり使ったりできるのは持ち主だけ"), "3")
NOT_MAIN: Why = (Phrase("Cards are played in your own Main Phase", "カードを出せるのは自分のメインフェイズ"), "5.3")
MOVE_MAIN: Why = (
    Phrase("Characters are moved in your own Main Phase", "キャラクターの移動は自分のメインフェイズ"),
    "5.3",
)
MANE: Why = (
    Phrase(
        "Your Mane Character moves in your own Main Phase, and is never retired",
        "メーンキャラクターは自分のメインフェイズに動き、退かない",
    ),
    "11",
)
EVENT_TIME: Why = (
    Phrase("An Event is used only at the moment that it names", "イベントは書かれたタイミングでだけ使える"),
    "13.4",
)
FRIGHTENED: Why = (
    Phrase(
        "Frightened: it gives no power and cannot be moved; rally it for 2 tokens",
        "恐慌状態：パワーがなく動かせない。2払えば立ち直る",
    ),
    "6.3",
)
FACE_DOWN: Why = (
    Phrase("Face down it neither blocks nor can it be challenged", "ウラ向きの間は妨害せず、挑戦もできない"),
    "9.1",
)
TROUBLE_TIME: Why = (
    Phrase(
        "Troublemakers are challenged in your own Troublemaker Phase", "挑戦できるのは自分のトラブルメイカーフェイズ"
    ),
    "5.2",
)
OWN_TROUBLE: Why = (
    Phrase("Your own Troublemaker does not block you", "自分のトラブルメイカーは自分を妨害しない"),
    "9.3",
)
CONFRONT: Why = (
    Phrase("Problems are confronted in your own Score Phase", "要件を満たすのは自分のスコアフェイズ"),
    "5.4",
)
RESOURCE: Why = (
    Phrase("A Resource works where it lies and is not moved", "リソースは置かれた場所で働き、動かせない"),
    "13.1",
)
DECK: Why = (
    Phrase(
        "Nobody looks through a deck; in your Main Phase a card costs 1 token",
        "デッキの中は見られない。メインフェイズに1払えば1枚引ける",
    ),
    "5.3.6",
)
PROBLEMS: Why = (Phrase("The next Problem comes up when yours is solved", "事件が解決すると次の事件が表になる"), "10.2")
DISCARD: Why = (
    Phrase("What was used or dismissed lies here for all to see", "使ったカードや捨てたカードが置かれる"),
    "3.1",
)
FLIPS: Why = (
    Phrase("Flipped cards go under their deck after the faceoff", "めくった札は対決のあとデッキの下へ"),
    "8.6",
)
OTHER_HOME: Why = (Phrase("Nobody enters another player's home", "ほかのプレイヤーのホームには入れない"), "3")
HOME: Why = (
    Phrase(
        "Your characters go home in your Main Phase for tokens, or when a Problem is solved",
        "ホームへはメインフェイズに移動するか、解決時に戻る",
    ),
    "5.3.7",
)
STAGED: Why = (Phrase("This card is being carried out", "このカードを処理している"), "13")
SETUP: Why = (Phrase("The match has not begun yet", "まだ対戦は始まっていない"), "4")


def why_idle(s: PonyState, seat: int, thing: Thing) -> Why | None:
    """The rule that keeps a thing where it lies; None if it lies nowhere."""
    if isinstance(thing, Spot):
        return _zone(seat, thing.zone) or (_area(seat, thing.at) if thing.at else None)
    piece = s.pieces.get(thing)
    if piece is None:
        return None
    if piece.zone == PLAY:
        return _in_play(s, seat, piece)
    if piece.zone.name == "hand" and piece.zone.owner == seat:
        return SETUP if s.phase == "setup" else EVENT_TIME if is_event(piece) else NOT_MAIN
    return _zone(seat, piece.zone)


def _in_play(s: PonyState, seat: int, piece: Piece) -> Why | None:
    if is_troublemaker(piece):
        if not piece.face_up:
            return FACE_DOWN
        return OWN_TROUBLE if piece.owner == seat and not facts(s, piece).epic else TROUBLE_TIME
    if frightened(piece) and piece.owner == seat:
        return FRIGHTENED
    if is_problem(piece) or (is_resource(piece) and piece.at[:1] == (2,)):
        return CONFRONT
    if piece.owner != seat:
        return THEIRS
    if is_mane(piece):
        return MANE
    return MOVE_MAIN if is_character(piece) else RESOURCE


def _area(seat: int, area: Area) -> Why:
    if area[0] != 0:
        return CONFRONT
    return HOME if area[1] == seat else OTHER_HOME


def _zone(seat: int, zone: Zone) -> Why | None:
    if zone.name == "hand":
        return THEIR_HAND if zone.owner != seat else NOT_MAIN
    return {"deck": DECK, "problems": PROBLEMS, "discard": DISCARD, "flips": FLIPS, "stage": STAGED}.get(zone.name)

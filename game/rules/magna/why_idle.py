"""Why nothing is done with what lies somewhere, where the question that is put says nothing of it."""

from __future__ import annotations

from game.rules.magna.places import LANE, is_standing, magna, slots
from game.table.reasons import Why
from game.table.state import Piece, State
from game.table.step import Spot, Thing
from game.words import Phrase

SAID: dict[str, Why] = {
    "deck": (Phrase("Cards are drawn in the hand adjustment", "カードは手札調整で引く"), "MS-4.5"),
    "discard": (
        Phrase(
            "What is discarded stays there unless a card says otherwise", "捨て札は、カードの効果がなければそのまま"
        ),
        "MS-7.3",
    ),
    "funds": (Phrase("War funds come to hand when an invasion goes", "軍資金は進攻実行で手札に加わる"), "MS-5.2"),
    "bases": (Phrase("Bases stay where they were laid", "拠点は動かせない"), "MS-3.1"),
    "fallen": (Phrase("This base has fallen: its slots are gone", "陥落した拠点のスロットは使えない"), "MS-9.4"),
    "arms": (
        Phrase("Arms change their bearer in a regroup or a reinforcement", "武装は守備変更か増援で付け替える"),
        "MS-4.18",
    ),
    "unit": (Phrase("Units move between bases in a regroup", "ユニットの移動は守備変更で行う"), "MS-4.18"),
    "fighter": (
        Phrase(
            "Units of a battle strike in the attack step, when the invader declares it",
            "戦闘中のユニットは、アタックステップで進攻側が宣言すると攻撃する",
        ),
        "MS-6.11",
    ),
    "enemy": (Phrase("Enemy units are attacked in a battle", "敵軍ユニットには戦闘でアタックする"), "MS-6.11"),
    "held": (Phrase("This is the enemy's hand", "これは敵軍の手札"), "1.6"),
    "played": (Phrase("It has been declared already", "すでに宣言されている"), "MS-6.11"),
    "slot": (Phrase("Units are placed in slots in production", "ユニットは生産でスロットに配置する"), "MS-4.6"),
    "augment": (Phrase("Augment slots are filled in a reinforcement", "増援スロットは増援で使う"), "MS-6.3"),
    "lane": (Phrase("The invasion slots belong to the invasion party", "進攻スロットには進攻部隊が立つ"), "MS-5.3"),
}
HAND: dict[str, Why] = {
    "setup": (Phrase("The match begins with the order of the bases", "はじめに拠点の並びを決める"), "MS-3.1"),
    "adjust": (
        Phrase("In the hand adjustment cards are only discarded and drawn", "手札調整では捨てて引くだけ"),
        "MS-4.4",
    ),
    "production": (
        Phrase("Cards are placed and used in your part of the production", "カードの配置や使用は自分の生産で行う"),
        "MS-4.6",
    ),
    "armament": (
        Phrase("In the armament one hand card may become a war fund", "軍備では手札1枚を軍資金にできる"),
        "MS-4.16",
    ),
    "invasion": (
        Phrase(
            "In a battle hand cards come as reinforcement, attack or block when their step comes",
            "戦闘中の手札は、増援・アタック・ブロックの時に使う",
        ),
        "MS-6.2",
    ),
    "end": (Phrase("Nothing is used at the turn's end", "ターン終了には何も使わない"), "MS-4.24"),
}


def why_idle(s: State, seat: int, thing: Thing) -> Why | None:
    """The rule that keeps a thing where it lies; None if it lies nowhere."""
    if magna(s).phase == "setup" and isinstance(thing, Spot):
        return HAND["setup"]  # nothing lies anywhere yet
    if isinstance(thing, Spot):
        found = _spot(s, thing)
    else:
        piece = s.pieces.get(thing)
        if piece is not None and piece.zone.name == "hand" and piece.owner == seat:
            return HAND.get(magna(s).phase, HAND["production"])
        found = _piece(s, piece, seat)
    return SAID.get(found)


def _piece(s: State, piece: Piece | None, seat: int) -> str:
    """What is to be said of a piece."""
    if piece is None:
        return ""
    zone = piece.zone.name
    if zone == "field":
        if piece.owner != seat:
            return "enemy"
        battle = magna(s).battle
        fights = battle is not None and (piece.at[0] == LANE or (battle.invader != seat and piece.at[0] == battle.base))
        return "fighter" if fights else "unit"
    if zone == "bases":
        return "fallen" if piece.turned else "bases"
    return "held" if zone == "hand" else zone


def _spot(s: State, spot: Spot) -> str:
    """What is to be said of an empty place."""
    zone, seat = spot.zone.name, spot.zone.owner
    if zone != "field" or len(spot.at) != 2 or seat is None:
        return zone if not spot.at else ""
    place, n = spot.at
    if place == LANE:
        return "lane"
    if not is_standing(s, seat, place):
        return "fallen"
    return "augment" if n >= slots(s, place) else "slot"

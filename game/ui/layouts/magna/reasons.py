"""Why something cannot be chosen where the question says nothing of it: the rule that keeps it where it lies."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.magna.places import LANE, is_standing, slots
from game.table.state import Piece
from game.table.step import No, Spot, Thing
from game.table.view import View
from game.words import Phrase

SAID: dict[str, tuple[Phrase, str]] = {
    "deck": (Phrase("Cards are drawn in the hand adjustment", "カードは手札調整で引く"), "MS-4.5"),
    "discard": (Phrase("What is discarded stays there unless a card says otherwise",
                       "捨て札は、カードの効果がなければそのまま"), "MS-7.3"),
    "funds": (Phrase("War funds come to hand when an invasion goes", "軍資金は進攻実行で手札に加わる"), "MS-5.2"),
    "bases": (Phrase("Bases stay where they were laid", "拠点は動かせない"), "MS-3.1"),
    "fallen": (Phrase("This base has fallen: its slots are gone", "陥落した拠点のスロットは使えない"), "MS-9.4"),
    "arms": (Phrase("Arms change their bearer in a regroup or a reinforcement", "武装は守備変更か増援で付け替える"),
             "MS-4.18"),
    "unit": (Phrase("Units move between bases in a regroup", "ユニットの移動は守備変更で行う"), "MS-4.18"),
    "enemy": (Phrase("Enemy units are attacked in a battle", "敵軍ユニットには戦闘でアタックする"), "MS-6.11"),
    "hand": (Phrase("This cannot be used now", "今は使えない"), "MS-4.6"),
    "held": (Phrase("This is the other player's hand", "これは相手の手札"), "MS-3.2"),
    "played": (Phrase("It has been declared already", "すでに宣言されている"), "MS-6.11"),
    "slot": (Phrase("Units are placed in slots in production", "ユニットは生産でスロットに配置する"), "MS-4.6"),
    "augment": (Phrase("Augment slots are filled in a reinforcement", "増援スロットは増援で使う"), "MS-6.3"),
    "lane": (Phrase("The invasion slots belong to the invasion party", "進攻スロットには進攻部隊が立つ"), "MS-5.3"),
}


def why(view: View, eyes: int, things: Sequence[Thing]) -> No | None:
    """The rule about the first thing that has one."""
    for thing in things:
        found = of_spot(view, thing) if isinstance(thing, Spot) else of_piece(view.pieces.get(thing), eyes)
        if found:
            said, rule = SAID[found]
            return No((thing,), said, rule)
    return None


def of_piece(piece: Piece | None, eyes: int) -> str:
    """What is to be said of a piece."""
    if piece is None:
        return ""
    zone = piece.zone.name
    if zone == "field":
        return "unit" if piece.owner == eyes else "enemy"
    if zone == "bases":
        return "fallen" if piece.turned else "bases"
    if zone == "hand" and piece.owner != eyes:
        return "held"
    return zone if zone in SAID else ""


def of_spot(view: View, spot: Spot) -> str:
    """What is to be said of an empty place."""
    zone, seat = spot.zone.name, spot.zone.owner
    if zone != "field" or len(spot.at) != 2 or seat is None:
        return zone if zone in SAID and not spot.at else ""
    place, n = spot.at
    if place == LANE:
        return "lane"
    if not is_standing(view, seat, place):
        return "fallen"
    return "augment" if n >= slots(view, place) else "slot"

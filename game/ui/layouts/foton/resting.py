"""Why nothing is done with what lies somewhere: for everything a question says nothing of."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.foton.places import foton
from game.table.state import Zone
from game.table.step import No, Spot, Thing
from game.table.view import View
from game.words import Phrase

LATER = Phrase("Megido act and rest in the main phase", "メギドが行動や休息をするのはメインフェイズ")
FROM_AREAS = Phrase("Cards are taken from the areas only", "獲得できるのはエリアのカードだけ")
BECOMES_DECK = Phrase("What you take becomes your deck in the main phase",
                      "獲得したカードはメインフェイズで自分の山札になる")
THEIR_TAKEN = Phrase("Only their owner may look at taken cards", "獲得したカードを見られるのは持ち主だけ")
THEIR_MEGIDO = Phrase("A Megido is used by its owner only", "メギドを使えるのは持ち主だけ")
THEIR_PARTY = Phrase("Only its owner may look at a party", "パーティを見られるのは持ち主だけ")
THEIR_HAND = Phrase("A hand is seen and used by its owner only", "手札を見て使えるのは持ち主だけ")
NOBODY_LOOKS = Phrase("Nobody looks through a deck; rests and effects draw from it",
                      "山札の中は誰も見られない。休息や効果で引く")
STAYS = Phrase("Photons stay in the field and score; only effects move or turn them",
               "フォトンは場に残って得点になる。動かしたり裏返したりできるのは効果だけ")
PILE = Phrase("What is used or discarded lies here for all to see", "使ったカードや捨てたカードが表向きで置かれる")
USED = Phrase("Megido that have acted or rested lie here", "行動か休息をしたメギドが置かれる")
NOT_NOW = Phrase("Only in your main action is a Megido used", "メギドを使えるのは自分のメインアクションのときだけ")
IN_HAND = Phrase("Nothing from your hand is asked for now", "今は手札のカードを使う場面ではない")


def why(view: View, eyes: int, things: Sequence[Thing]) -> No | None:
    """The rule that keeps a thing where it lies; None if it lies nowhere."""
    zone = next(filter(None, (_zone_of(view, thing) for thing in things)), None)
    if zone is None:
        return None
    found = _own(view, zone) if zone.owner == eyes else _theirs(view, zone)
    found = found or _anybody(zone)
    return No(tuple(things), *found) if found else None


def _zone_of(view: View, thing: Thing) -> Zone | None:
    if isinstance(thing, Spot):
        return thing.zone
    piece = view.pieces.get(thing) if isinstance(thing, int) else None
    return piece.zone if piece is not None else None


def _own(view: View, zone: Zone) -> tuple[Phrase, str] | None:
    drafting = foton(view).phase == "draft"
    return {
        "waiting": (LATER, "F-5.4") if drafting else (NOT_NOW, "F-5.4"),
        "taken": (BECOMES_DECK, "F-5.1"),
        "hand": (IN_HAND, "F-5.4"),
    }.get(zone.name)


def _theirs(view: View, zone: Zone) -> tuple[Phrase, str] | None:
    drafting = foton(view).phase == "draft"
    return {
        "waiting": (THEIR_PARTY, "F-3.1") if drafting else (THEIR_MEGIDO, "F-5.6"),
        "acted": (THEIR_MEGIDO, "F-5.6"),
        "taken": (THEIR_TAKEN, "F-4.4"),
        "hand": (THEIR_HAND, "F-8.9"),
    }.get(zone.name)


def _anybody(zone: Zone) -> tuple[Phrase, str] | None:
    return {
        "draft": (FROM_AREAS, "F-4.3"),
        "deck": (NOBODY_LOOKS, "F-5.1"),
        "field": (STAYS, "F-5.7"),
        "discard": (PILE, "F-8.8"),
        "acted": (USED, "F-5.8"),
    }.get(zone.name)

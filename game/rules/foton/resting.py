"""Why nothing is done with what lies somewhere, where the question that is put says nothing of it."""

from __future__ import annotations

from game.rules.foton.places import foton
from game.table.reasons import Why
from game.table.state import State, Zone
from game.table.step import Spot, Thing
from game.words import Phrase

LATER = Phrase("Megido act and rest in the main phase", "メギドが行動や休息をするのはメインフェイズ")
FROM_AREAS = Phrase("Cards are taken from the areas only", "獲得できるのはエリアのカードだけ")
BECOMES_DECK = Phrase(
    "What you take becomes your deck in the main phase", "獲得したカードはメインフェイズで自分の山札になる"
)
THEIR_TAKEN = Phrase("Only their owner may look at taken cards", "獲得したカードを見られるのは持ち主だけ")
THEIR_MEGIDO = Phrase("A Megido is used by its owner only", "メギドを使えるのは持ち主だけ")
THEIR_PARTY = Phrase("Only its owner may look at a party", "パーティを見られるのは持ち主だけ")
THEIR_HAND = Phrase("A hand is seen and used by its owner only", "手札を見て使えるのは持ち主だけ")
NOBODY_LOOKS = Phrase(
    "Nobody looks through a deck; rests and effects draw from it", "山札の中は誰も見られない。休息や効果で引く"
)
STAYS = Phrase(
    "Photons stay in the field and score; only effects move or turn them",
    "フォトンは場に残って得点になる。動かしたり裏返したりできるのは効果だけ",
)
PILE = Phrase("What is used or discarded lies here for all to see", "使ったカードや捨てたカードが表向きで置かれる")
USED = Phrase("Megido that have acted or rested lie here", "行動か休息をしたメギドが置かれる")
OWN_ACTION = Phrase(
    "A Megido is used only when you act or rest, in your own turn",
    "メギドを使えるのは、自分のターンの行動か休息のときだけ",
)
LEFT_OVER = Phrase("All five Megido have been used: the sixth is left over", "5枚のメギドを使い終えた。6枚目は使わない")
PAYS = Phrase(
    "Photons are paid, and events used, in your own turn of the main phase",
    "フォトンの支払いとイベントの使用は、メインフェイズの自分のターンに行う",
)
ADDED = Phrase("Photons are added once, all at the same time", "フォトンの追加は1回だけ、全員同時に行う")
AREA = Phrase("Areas are taken in the draft", "エリアから獲得するのはドラフトフェイズ")
BY_EFFECT = Phrase("An effect is looking at these cards", "効果で見ているカード")


def resting(s: State, seat: int, thing: Thing) -> Why | None:
    """The rule that keeps a thing where it lies; None if it lies nowhere."""
    piece = s.pieces.get(thing) if isinstance(thing, int) else None
    zone = thing.zone if isinstance(thing, Spot) else piece.zone if piece is not None else None
    if zone is None:
        return None
    found = _own(s, zone) if zone.owner == seat else _theirs(s, zone) if zone.owner is not None else None
    return found or _anybodys(zone)


def _own(s: State, zone: Zone) -> Why | None:
    phase = foton(s).phase
    idle = {"draft": (LATER, "F-5.4"), "main": (OWN_ACTION, "F-5.4")}.get(phase, (LEFT_OVER, "F-5.5"))
    held = (PAYS, "F-5.7") if phase in ("draft", "main") else (ADDED, "F-6.2")
    return {"waiting": idle, "taken": (BECOMES_DECK, "F-5.1"), "hand": held, "looked": (BY_EFFECT, "F-8.2")}.get(
        zone.name
    )


def _theirs(s: State, zone: Zone) -> Why | None:
    drafting = foton(s).phase == "draft"
    return {
        "waiting": (THEIR_PARTY, "F-3.1") if drafting else (THEIR_MEGIDO, "F-5.6"),
        "acted": (THEIR_MEGIDO, "F-5.6"),
        "taken": (THEIR_TAKEN, "F-4.4"),
        "hand": (THEIR_HAND, "F-8.9"),
    }.get(zone.name)


def _anybodys(zone: Zone) -> Why | None:
    if zone.name.startswith("area "):
        return AREA, "F-4.3"
    return {
        "draft": (FROM_AREAS, "F-4.3"),
        "deck": (NOBODY_LOOKS, "F-5.1"),
        "field": (STAYS, "F-5.7"),
        "discard": (PILE, "F-8.8"),
        "acted": (USED, "F-5.8"),
    }.get(zone.name)

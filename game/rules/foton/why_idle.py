"""Why nothing is done with what lies somewhere, where the question that is put says nothing of it."""

from __future__ import annotations

from game.rules.foton.cards import Megido
from game.rules.foton.conditions import condition_words
from game.rules.foton.counters import room_left
from game.rules.foton.nouns import said
from game.rules.foton.places import foton
from game.rules.foton.refusals import TOO_MANY_USED
from game.table.reasons import Why
from game.table.state import Piece, State, Zone
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
COUNTERS = Phrase(
    "{0} can counter from here, when an opponent's interference is about to affect you",
    "{0}は、相手の【妨】を受けるときにここから対抗できる",
)
ONLY_IF = Phrase("{0}, if {1}", "{0}（条件：{1}）")
AT_COST = Phrase("{0}; it costs: {1}", "{0}（代償：{1}）")
HAS_COUNTERED = Phrase(
    "It has countered: it does not counter again, and you must still act with it or rest it",
    "もう対抗した。再び対抗はできず、ゲーム終了までに行動か休息をさせる",
)
SETTLING = Phrase(
    "What has begun is settled first; then your turn goes on", "先に今の効果を終える。その後で自分のターンを続ける"
)
LEFT_OVER = Phrase("All five Megido have been used: the sixth is left over", "5枚のメギドを使い終えた。6枚目は使わない")
PAYS = Phrase(
    "Photons are paid, and events used, in your own turn of the main phase",
    "フォトンの支払いとイベントの使用は、メインフェイズの自分のターンに行う",
)
ADDED = Phrase("Photons are added once, all at the same time", "フォトンの追加は1回だけ、全員同時に行う")
AREA = Phrase("Areas are taken in the draft", "エリアから獲得するのはドラフトフェイズ")
BY_EFFECT = Phrase("An effect is looking at these cards", "効果で見ているカード")


def why_idle(s: State, seat: int, thing: Thing) -> Why | None:
    """The rule that keeps a thing where it lies; None if it lies nowhere."""
    piece = s.pieces.get(thing) if isinstance(thing, int) else None
    zone = thing.zone if isinstance(thing, Spot) else piece.zone if piece is not None else None
    if zone is None:
        return None
    found = _own(s, zone, piece) if zone.owner == seat else _theirs(s, zone) if zone.owner is not None else None
    return found or _anybodys(zone)


def _own(s: State, zone: Zone, piece: Piece | None) -> Why | None:
    me = foton(s)
    if me.phase == "main" and me.current == zone.owner and zone.name in ("waiting", "hand"):
        return SETTLING, "F-5.4"
    idle = {"draft": (LATER, "F-5.4"), "main": (OWN_ACTION, "F-5.4")}.get(me.phase, (LEFT_OVER, "F-5.5"))
    if me.phase == "main" and zone.name == "waiting" and piece is not None:
        idle = _countering(s, piece) or idle
    held = (PAYS, "F-5.7") if me.phase in ("draft", "main") else (ADDED, "F-6.2")
    return {"waiting": idle, "taken": (BECOMES_DECK, "F-5.1"), "hand": held, "looked": (BY_EFFECT, "F-8.2")}.get(
        zone.name
    )


def _countering(s: State, megido: Piece) -> Why | None:
    """In an opponent's turn: what is to be said of an own un-acted Megido and countering; None if it has no counter."""
    card: Megido = s.cards[megido.card]
    counter = card.counter()
    if counter is None:
        return None
    if megido.face_up:
        return HAS_COUNTERED, "F-5.22"
    if not room_left(s, megido.owner):
        return TOO_MANY_USED, "F-5.18"
    how = COUNTERS.of(card.name)
    if counter.condition:
        how = ONLY_IF.of(how, condition_words(counter.condition))
    return AT_COST.of(how, said(counter.cost)) if counter.cost else how, "F-5.17"


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
